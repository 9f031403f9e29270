#!/usr/bin/env bash
# Prints the figures that the rules are held to: playouts and listed games a second of both games by
# the number of players, then hashes, replays, advice and greedy moves. Run it on a quiet machine;
# FOR=3s is how long each way of playing is measured.
set -euo pipefail
cd "$(dirname "$0")/.."
go build -o bin/twobanners ./cmd/twobanners
bench() { bin/twobanners bench --json --time "${FOR:-3s}" --game "$1" --players "$2"; }

for players in 2 3 4 5; do bench smallworld "$players"; done
for players in 4 5 6; do bench lordaeron "$players"; done
go test ./smallworld ./lordaeron -run none -cpu 1 -bench 'Step/hash|Replay|Greedy$|Advice$' |
  grep -E '^(pkg|Benchmark)'
