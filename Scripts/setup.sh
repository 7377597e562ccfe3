#!/bin/sh
# Installs libyaml and pkg-config where they are missing; says what to install where it cannot.
set -eu

if command -v pkg-config >/dev/null 2>&1 && pkg-config --exists yaml-0.1; then
    exit 0
fi

if command -v brew >/dev/null 2>&1; then
    exec brew install libyaml pkg-config
fi

if command -v apt-get >/dev/null 2>&1; then
    if [ "$(id -u)" = 0 ]; then
        sudo=
    elif command -v sudo >/dev/null 2>&1; then
        sudo=sudo
    else
        echo "setup: libyaml is missing; as root, run: apt-get install libyaml-dev pkg-config" >&2
        exit 1
    fi
    export DEBIAN_FRONTEND=noninteractive
    $sudo apt-get update -qq
    exec $sudo apt-get install -y -qq --no-install-recommends libyaml-dev pkg-config
fi

echo "setup: libyaml is missing; install libyaml (its headers too) and pkg-config, then try again" >&2
exit 1
