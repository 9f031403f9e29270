# The one door to the project: `make help` lists what it opens.

LINT_VERSION := v2.14.0
LINT := bin/golangci-lint-$(LINT_VERSION)
RUN := go run ./cmd/twobanners

.DEFAULT_GOAL := help
.PHONY: help play test lint vet unit scenarios cited format fuzz

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "%-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## play a demonstration game in the terminal
	@$(RUN) demo

test: lint vet unit scenarios cited ## run every check there is; nothing need be set up before
	@echo "all checks passed"

lint: $(LINT) ## find mistakes and untidy code
	@echo "== lint"
	@$(LINT) run ./...

vet: ## ask the compiler's own critic
	@echo "== vet"
	@go vet ./...

unit: ## run the Go tests
	@echo "== go test"
	@go test ./...

scenarios: ## play the referee's case book
	@echo "== scenarios"
	@$(if $(wildcard scenarios/smallworld),$(RUN) scenario scenarios/smallworld,echo "none yet")

cited: ## list the rules that no test or scenario cites
	@echo "== uncited rules"
	@$(RUN) rules --uncited --game smallworld

format: $(LINT) ## format the Go code
	@$(LINT) fmt ./...

fuzz: ## search some minutes for texts that break a reader or a referee
	@go test -run '^$$' -fuzz FuzzParse -fuzztime 1m ./rulebook
	@for target in File LordaeronFile; do \
		go test -run '^$$' -fuzz "Fuzz$$target\$$" -fuzztime 1m ./content || exit 1; done
	@go test -run '^$$' -fuzz FuzzSession -fuzztime 1m ./engine
	@go test -run '^$$' -fuzz FuzzReadRecord -fuzztime 1m ./game
	@for target in ReadMove Options Replay Move; do \
		go test -run '^$$' -fuzz "Fuzz$$target\$$" -fuzztime 1m ./smallworld || exit 1; done

# Built from source once, about two minutes; the version in the name rebuilds it on an upgrade.
$(LINT):
	@echo "== building golangci-lint $(LINT_VERSION), once"
	@GOBIN=$(CURDIR)/bin go install github.com/golangci/golangci-lint/v2/cmd/golangci-lint@$(LINT_VERSION)
	@mv bin/golangci-lint $@
