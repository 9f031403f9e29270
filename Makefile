# The one door to the project: `make help` lists what it opens.

LINT_VERSION := v2.14.0
LINT := bin/golangci-lint-$(LINT_VERSION)
MODULES := web/node_modules/.package-lock.json
RUN := go run ./cmd/twobanners
# What the client is built from. Folders too: their time tells of files that are gone.
CLIENT := web/dist/index.html
# The engine for browsers is built of what it is written in.
ENGINE := web/engine/engine.wasm
ENGINE_SOURCES := $(shell find bot content engine game insight lordaeron smallworld \
	cmd/twobanners-wasm tools/engine -type f ! -name '*_test.go' ! -path '*/testdata/*' \
	! -path '*/boxes/*' -print)
SOURCES := $(shell find web -mindepth 1 \( -name node_modules -o -name dist -o -name e2e -o -name engine \) -prune \
	-o ! -name '*.test.ts' -print)

.DEFAULT_GOAL := help
.PHONY: help play dev test goline webline quick lint vet unit scenarios cited wire client web browser train screens release chromium postgres proxies format fuzz audit mutants

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "%-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: client ## play in the browser; ARGS="--addr HOST:PORT --data DIR --open" are the server's
	@$(RUN) serve $(ARGS)

dev: $(MODULES) ## serve with live reload of the client
	@cd web && npm run --silent dev & $(RUN) serve $(ARGS)

# Two lines side by side, each with its parts one after another. Nothing runs twice: the linter
# vets, and the Go tests play the case book. The client comes first, for both lines hold it.
test: $(LINT) client chromium postgres ## run every check there is, once; it sets itself up
	@$(MAKE) --no-print-directory -j2 goline webline
	@echo "all checks passed"

goline:
	@$(MAKE) --no-print-directory unit
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory cited

webline:
	@$(MAKE) --no-print-directory web
	@$(MAKE) --no-print-directory browser

quick: $(MODULES) ## what to run at every save: under a minute
	@go vet ./...
	@go test -vet=off ./game ./engine ./rulebook ./smallworld ./internal/tidy
	@cd web && npm run --silent check && npm run --silent test

lint: $(LINT) ## find mistakes and untidy code
	@echo "== lint"
	@$(LINT) run ./...

vet: ## ask the compiler's own critic
	@echo "== vet"
	@go vet ./...

unit: postgres ## run the Go tests
	@echo "== go test"
	@go test -vet=off ./...
	@for p in nginx caddy haproxy; do command -v $$p >/dev/null || \
		echo "NOT TRIED: the file in deploy/ for $$p (make proxies installs it)"; done

scenarios: ## play the referee's case book, a line for each; `go test ./games` is the same
	@echo "== scenarios"
	@$(RUN) scenario scenarios content

cited: ## list the rules that no test or scenario cites
	@echo "== uncited rules"
	@$(RUN) rules --uncited --game smallworld
	@$(RUN) rules --uncited --game lordaeron

wire: ## write the client's types of what the server sends anew, from the Go types
	@go test ./internal/wire -update

client: $(CLIENT) ## build the web client into the binary's folder, if it changed
$(CLIENT): $(MODULES) $(SOURCES) $(ENGINE)
	@echo "== client"
	@cd web && npm run --silent build

$(ENGINE): $(ENGINE_SOURCES)
	@echo "== engine"
	@go run ./tools/engine

web: $(MODULES) ## check and test the client's own code
	@echo "== web"
	@cd web && npm run --silent check && npm run --silent test

browser: client chromium ## play whole games through the interface in a real browser; SEED=N throws other dice
	@echo "== browser"
	@go build -o bin/twobanners ./cmd/twobanners
	@cd web && TWOBANNERS_BIN=$(CURDIR)/bin/twobanners npm run --silent e2e

# A machine may have another python3 before Debian's, which has no PyTorch.
TORCH = $(shell for p in python3 /usr/bin/python3; do \
	$$p -c 'import torch, numpy' 2>/dev/null && echo $$p && break; done)
ROUNDS := 1 2 3
INTO := bot

train: ## fit and train what bots think with, into bot/weights; hours. docs/weights.md has a short trial
	@[ -n "$(TORCH)" ] || (echo "== installing PyTorch" && \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
		apt-get install -yqq python3-torch python3-numpy >/dev/null)
	@go build -o bin/twobanners ./cmd/twobanners
	@PYTHON=$(TORCH) tools/train/train.sh bin/twobanners bin/training $(ROUNDS)
	@mkdir -p $(INTO)/weights $(INTO)/testdata
	@cp bin/training/weights/*.linear.json bin/training/weights/*.net $(INTO)/weights/
	@cp bin/training/weights/*-net-check.json $(INTO)/testdata/

screens: client chromium ## make the pictures of every screen anew, into docs/screens
	@go build -o bin/twobanners ./cmd/twobanners
	@cd web && export TWOBANNERS_BIN=$(CURDIR)/bin/twobanners && \
		node e2e/screens.mjs && node e2e/screens-people.mjs && \
		node e2e/screens-lordaeron.mjs

# The client is built anew, so that it is of this commit.
release: $(MODULES) ## make the files of a release, into bin/release; VERIFY=1 makes them twice and compares
	@go run ./tools/engine
	@cd web && BROTLI=11 npm run --silent build
	@go run ./tools/release
ifdef VERIFY
	@other=$$(mktemp -d) && git clone -q . $$other/tree && \
		$(MAKE) --no-print-directory -C $$other/tree release VERIFY= && \
		diff bin/release/SHA256SUMS $$other/tree/bin/release/SHA256SUMS && rm -rf $$other && \
		echo "made twice, the same bytes"
endif

chromium: # Debian's browser, if there is none
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || ( \
		echo "== installing chromium" && apt-get update -qq && \
		DEBIAN_FRONTEND=noninteractive apt-get install -yqq chromium-headless-shell >/dev/null)

postgres: # Debian's database, if there is none
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || ( \
		echo "== installing postgresql" && apt-get update -qq && \
		DEBIAN_FRONTEND=noninteractive apt-get install -yqq postgresql >/dev/null)

proxies: ## install nginx, Caddy and HAProxy from Debian, for the test of their files in deploy/
	@apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
		apt-get install -yqq --no-install-recommends nginx-light caddy haproxy >/dev/null

$(MODULES): web/package.json web/package-lock.json
	@echo "== installing the client's packages"
	@cd web && npm ci --loglevel=error
	@touch $@

format: $(LINT) $(MODULES) ## format the Go code and the client's
	@$(LINT) fmt ./...
	@cd web && npm run --silent format

fuzz: client chromium ## search some minutes for what breaks a reader, a referee or a table
	@go test -run '^$$' -fuzz FuzzParse -fuzztime 1m ./rulebook
	@for target in File LordaeronFile; do \
		go test -run '^$$' -fuzz "Fuzz$$target\$$" -fuzztime 1m ./content || exit 1; done
	@go test -run '^$$' -fuzz FuzzSession -fuzztime 1m ./engine
	@go test -run '^$$' -fuzz FuzzReadRecord -fuzztime 1m ./game
	@for target in ReadMove Options Replay Move; do \
		go test -run '^$$' -fuzz "Fuzz$$target\$$" -fuzztime 1m ./smallworld || exit 1; done
	@for target in ReadMove Options Move; do \
		go test -run '^$$' -fuzz "Fuzz$$target\$$" -fuzztime 1m ./lordaeron || exit 1; done
	@go test -run TreeHolds -timeout 1h -v ./internal/openbox -openbox.tree
	@go test -run WhatIsAcknowledged -timeout 2h -v ./store/sqlite -disk.runs 5000 \
		-disk.seed $$(date +%s)
	@go test -run TestCrash -timeout 1h -v ./cmd/twobanners -crash.kills 1000
	@go test -run TestCluster -timeout 1h -v ./internal/sim -sim.runs 50000 -sim.seed $$(date +%s)
	@go test -run Laws ./smallworld ./lordaeron -rapid.checks=2000 -rapid.seed=$$(date +%s)
	@TWOBANNERS_HOSTILE=20000 go test -v -run HostileRequests ./server
	@go test -v -run NeverStuck ./smallworld ./lordaeron -rich.long -rich.seed=$$(date +%s)
	@go build -o bin/twobanners ./cmd/twobanners
	@cd web && TWOBANNERS_BIN=$(CURDIR)/bin/twobanners MINUTES=20 node e2e/monkeys.mjs

audit: $(MODULES) ## ask what is known against our dependencies; it needs a net
	@go run golang.org/x/vuln/cmd/govulncheck@latest ./...
	@cd web && npm audit --omit=dev

mutants: ## break the rules in fifty ways and list what no test notices (half an hour)
	@go run ./tools/mutants

# Built from source once, about two minutes; the version in the name rebuilds it on an upgrade.
$(LINT):
	@echo "== building golangci-lint $(LINT_VERSION), once"
	@GOBIN=$(CURDIR)/bin go install github.com/golangci/golangci-lint/v2/cmd/golangci-lint@$(LINT_VERSION)
	@mv bin/golangci-lint $@
