#!/usr/bin/env bash
# Prints the figures that a server is held to: durable moves a second, how long they take to the
# other seat, what a table costs, with one node on SQLite and with three on PostgreSQL. Run it on a
# quiet machine; FOR=20s is how long each part plays. It needs Debian's PostgreSQL (make postgres).
set -euo pipefail
cd "$(dirname "$0")/.."
time=${FOR:-20s}
ulimit -n "$(ulimit -Hn)"
go build -o bin/twobanners ./cmd/twobanners
load() { echo; echo "== twobanners load $*"; bin/twobanners load --for "$time" "$@"; }

load --tables 1000 --parallel 256
load --tables 1000 --rate 500

work=$(mktemp -d) && bin=$(dirname "$(find /usr/lib/postgresql -name initdb | sort | tail -1)")
as=() && [ "$(id -u)" = 0 ] && chown postgres "$work" && as=(setpriv --reuid postgres --regid postgres --init-groups)
port=$((20000 + RANDOM % 20000))
(cd "$work" && "${as[@]}" "$bin/initdb" -D "$work/data" -A trust -U postgres --no-instructions > "$work/log")
(cd "$work" && exec "${as[@]}" "$bin/postgres" -D "$work/data" -p "$port" -k "$work" \
  -c listen_addresses=127.0.0.1 -c max_connections=200) > "$work/log" 2>&1 &
database=$!
trap 'kill "$database"; wait "$database" || true; rm -rf "$work"' EXIT
until "$bin/pg_isready" -q -h 127.0.0.1 -p "$port"; do read -rt 0.2 <> <(:) || true; done
db="postgres://postgres@127.0.0.1:$port/postgres"

load --nodes 3 --db "$db" --tables 1000 --parallel 256
load --nodes 3 --db "$db" --tables 1000 --rate 500
# 20,000 streams need as many files in the one process of the guests: where that is the limit, the
# last tables are open and nobody listens.
listen=10000 && [ "$(ulimit -n)" -lt 21000 ] && listen=$(( $(ulimit -n) / 2 - 200 ))
load --nodes 3 --db "$db" --tables 10000 --listen "$listen" --rate 200

echo; echo "== bytes of a whole game to one player"
go test ./server -run none -bench BytesOfAGame -benchtime 5x | grep game
