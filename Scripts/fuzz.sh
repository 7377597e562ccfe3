#!/bin/sh
# Fuzzes formc: fuzz.sh [NAME…], of yaml spec data template comments; without a name all, one after the other.
#
#   FUZZ_SECONDS  how long each runs (1200)
#   FUZZ_WORK     where corpus and findings are kept (.build/fuzz)
#
# A finding is left as crash-… or timeout-… in the work directory; the same binary with its path runs it again.
set -eu
cd "$(dirname "$0")/.."
seconds=${FUZZ_SECONDS:-1200}
work=$(mkdir -p "${FUZZ_WORK:-.build/fuzz}" && cd "${FUZZ_WORK:-.build/fuzz}" && pwd)
binaries=$work/build
cases=../shared/conformance

swift build --package-path Fuzz --build-path "$binaries" -c release

# The conformance cases as seeds, where they are: the files of a case are one input, U+0001 between them.
seed() {
    mkdir -p "$work/$1"
    cp -n Fuzz/corpus/"$1"/* "$work/$1"
    [ -d "$cases" ] || return 0
    python3 Scripts/fuzz-seeds.py "$1" "$cases" "$work/$1"
}

status=0
for name in ${*:-yaml spec data template comments}; do
    case $name in
        yaml) binary=FuzzYAML length=4096 ;;
        spec) binary=FuzzSpec length=4096 ;;
        data) binary=FuzzData length=2048 ;;
        template) binary=FuzzTemplate length=400 ;;
        comments) binary=FuzzComments length=2048 ;;
        *) echo "fuzz.sh: no fuzzer '$name'" >&2; exit 2 ;;
    esac
    seed "$name"
    echo "fuzzing: $name, $seconds s"
    # Leaks are not looked for: the templates and tables of a process live as long as it does.
    SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 nice -n 19 "$binaries/release/$binary" "$work/$name" -dict=Fuzz/formc.dict \
        -max_len=$length -max_total_time="$seconds" -timeout=10 -rss_limit_mb=4096 -print_final_stats=1 \
        -artifact_prefix="$work/$name-" > "$work/$name.log" 2>&1 || status=1
    grep -E "^stat::number_of_executed_units|^stat::average|^Done" "$work/$name.log" || tail -20 "$work/$name.log"
done
exit $status
