#!/bin/sh
# Runs a formc that was built with ThreadSanitizer over many specs with four workers: tsan.sh FORMC.
#
# Specs that use option sets, data files and names of other specs, checked, built, built again, edited, verified. A data
# race ends the run with exit status 66.
set -eu
formc=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/specs" && cd "$work"
export TSAN_OPTIONS=halt_on_error=1:exitcode=66

spec() {
    printf 'formc: 1\nkind: form\nname: Form%s\nitems:\n' "$1"
    printf -- '- {id: set, title: T%s, destination: {optionSet: Set%s, default: [a%s]}}\n' "$2" "$(($1 % 20))" "$2"
    printf -- '- {id: unknown, title: T, destination: {optionSet: Sot%s}}\n' "$(($1 % 3))"
    printf -- '- {id: file, title: T, destination: {file: data%s.csv}} # formc:disable FC3013\n' "$(($1 % 5))"
    printf -- "- {id: own, title: 'T ', destination: {default: b, options: [a, b, {id: c, children: [d, e]}]}}\n"
    for row in $(seq 60); do printf -- '- {id: p%s, title: P%s, destination: {options: [x, y, "z %s"]}}\n' "$row" "$row" "$row"; done
}

for number in $(seq 0 199); do spec "$number" 0 > "specs/form$number.yaml"; done
for number in $(seq 0 19); do
    printf 'formc: 1\nkind: optionSet\nname: Set%s\noptions: [a0, a1, {id: b, title: "B\\u00e9"}]\n' "$number" > "specs/set$number.yaml"
done
for number in $(seq 0 4); do printf 'id,title,group\na,A,g\nb,"B, b",h\n' > "specs/data$number.csv"; done
# What has errors has no output; so that there are outputs too, some forms are made without them.
for number in $(seq 0 3 199); do grep -v 'Sot' "specs/form$number.yaml" > sound && mv sound "specs/form$number.yaml"; done

run() {
    echo "tsan: formc $*"
    status=0
    "$formc" "$@" > out.txt 2> err.txt || status=$?
    if [ "$status" -gt 1 ] || grep -q ThreadSanitizer out.txt err.txt; then
        cat err.txt
        exit 66
    fi
}

run check specs --jobs 4 --max-diagnostics 0
run build specs --jobs 4 -o out --format json
run build specs --jobs 4 -o out
for number in $(seq 0 5 199); do spec "$number" 1 | grep -v Sot > "specs/form$number.yaml"; done
run build specs --jobs 4 -o out
rm specs/set3.yaml specs/data2.csv
run build specs --jobs 4 -o out
run build specs --jobs 4 -o out --verify
run build specs --jobs 4 -o other --no-cache --targets json
echo "tsan: no data race"
