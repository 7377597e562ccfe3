#!/bin/sh
# Builds the stub modules: build.sh DIR makes DIR/item and DIR/models, each with SwiftUI, FioriSwiftUICore and
# OrangeDesignSystem of that generation, and DIR/overloads, whose FioriSwiftUICore names the overloads that are chosen.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=$1
module() { # module NAME DIR MODE SOURCE [FLAG…]
    name=$1 dir=$2 mode=$3 source=$4
    shift 4
    mkdir -p "$dir"
    swiftc -swift-version "$mode" -parse-as-library -suppress-warnings -emit-module -module-name "$name" \
        -emit-module-path "$dir/$name.swiftmodule" -I "$dir" "$@" "$here/$source"
}
module SwiftUI "$out/item" 6 SwiftUI/SwiftUI.swift
mkdir -p "$out/models" "$out/overloads"
cp "$out"/item/SwiftUI.* "$out/models"
cp "$out"/item/SwiftUI.* "$out/overloads"
module FioriSwiftUICore "$out/item" 5 FioriSwiftUICore/FioriSwiftUICore.swift
cp "$out"/item/FioriSwiftUICore.* "$out/models"
module FioriSwiftUICore "$out/overloads" 5 FioriSwiftUICore/FioriSwiftUICore.swift -D OVERLOADS
module OrangeDesignSystem "$out/item" 5 OrangeDesignSystem/Item.swift
cp "$out"/item/OrangeDesignSystem.* "$out/overloads"
module OrangeDesignSystem "$out/models" 5 OrangeDesignSystem/Models.swift
