# The commands of formc's developers. `make demo` and `make test` need a Swift 6.1 toolchain, and nothing else that they
# do not install themselves.

PREFIX ?= /usr/local
OUTPUT ?= Generated
RELEASE = swift build -c release --static-swift-stdlib
BINARY = .build/release/formc
# What is formatted: not the stubs, nor what formc generates.
SWIFT = Package.swift Sources $(wildcard Plugins) $(wildcard Examples) $(wildcard Tests/*Tests)

.PHONY: all demo test build install setup check format lint bench bench-compile fuzz soak test-views tsan clean

all: build

## Builds formc in release mode and shows what it makes of the specs in Specs.
demo: build
	$(BINARY) build Specs --output $(OUTPUT)
	@echo; echo "Written to $(OUTPUT):"; find $(OUTPUT) -type f -not -name '.*' | sort | sed 's/^/  /'
	@echo; echo "$(OUTPUT)/swift/TravelRequest.swift begins with:"; head -40 $(OUTPUT)/swift/TravelRequest.swift | cut -c 1-120

## Runs all tests.
test: build
	FORMC=$(abspath $(BINARY)) swift test

## The release binary.
build: setup
	$(RELEASE) --product formc

## Installs a binary that needs no Swift toolchain.
install: build
	install -d $(DESTDIR)$(PREFIX)/bin
	install -m 755 $(BINARY) $(DESTDIR)$(PREFIX)/bin/formc

## Installs libyaml where it is missing.
setup:
	@Scripts/setup.sh

## What every push must pass: format, warnings, tests.
check: lint
	swift build -Xswiftc -warnings-as-errors
	$(MAKE) test

## Fuzzes each part for FUZZ_SECONDS (1200): Scripts/fuzz.sh says more.
fuzz: setup
	Scripts/fuzz.sh

## The long fault tests, and hostile input in its full size.
soak: build
	FORMC=$(abspath $(BINARY)) FORMC_SOAK=1 swift test --filter Faults
	Scripts/hostile.py $(BINARY)
	Scripts/hostile.py $(BINARY) --command build --scale 0.1

## Check and build with four workers under ThreadSanitizer.
tsan: setup
	swift build -c release --sanitize=thread --build-path .build/tsan --product formc
	Scripts/tsan.sh .build/tsan/release/formc

## The figures of formc beside their bounds and its peers.
bench: build
	Scripts/bench.py $(BINARY)

## How long the generated Swift takes to compile, beside the bounds and what is written by hand.
bench-compile: build
	Scripts/compile-bench.py $(BINARY)

## The views of all conformance cases against the stubs in every way: language mode, isolation, API, access, runtime.
test-views: build
	FORMC=$(abspath $(BINARY)) FORMC_VIEWS=all swift test --filter RoundTripTests/viewsCompile

lint:
	swift format lint --strict --recursive --parallel $(SWIFT)

format:
	swift format --in-place --recursive --parallel $(SWIFT)

clean:
	rm -rf .build $(OUTPUT)
