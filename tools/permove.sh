#!/usr/bin/env bash
# Prints what a move with two streams costs a server in bytes, pieces and processor time, for each
# of the programs given: tools/permove.sh OLD NEW. Bytes and pieces do not depend on the machine.
set -euo pipefail
address=127.0.0.1:18571 private=127.0.0.1:18572
figures() {
  curl -s "http://$private/metrics" | awk '/^go_memstats_alloc_bytes_total /{b=$2}
    /^go_memstats_mallocs_total /{m=$2} /^process_cpu_seconds_total /{c=$2}
    END {printf "%d %d %.3f\n", b, m, c}'
}
play() { "$program" load --url "http://$address" --tables 100 --moves "$1" --for 5m --json > /dev/null; }
for program; do
  data=$(mktemp -d)
  "$program" serve --addr "$address" --metrics "$private" --data "$data" --limit-requests 0 \
    --limit-doors 0 --limit-each 0 --limit-streams 0 > "$data/log" 2>&1 &
  server=$!
  trap 'kill "$server"; wait "$server" || true; rm -rf "$data"' EXIT
  until curl -sf "http://$private/metrics" > /dev/null; do kill -0 "$server"; read -rt 0.2 <> <(:) || true; done
  play 1 # what is made once
  before=$(figures) && play 1 && opened=$(figures) && play 101 && after=$(figures)
  echo "$before $opened $after" | awk -v name="$program" '{
    n = 10000 # 100 more at each of the tables
    printf "%s: %.0f bytes in %.0f pieces, %.0f µs\n", name, ($7 - 2*$4 + $1) / n,
      ($8 - 2*$5 + $2) / n, ($9 - 2*$6 + $3) / n * 1e6 }'
  trap - EXIT
  kill "$server" && wait "$server" || true
  rm -rf "$data"
done
