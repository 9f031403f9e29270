#!/usr/bin/env bash
# Fits the linear forecasts, plays games and trains the net of bots, in rounds: the first round's
# games are played by the linear forecast, later ones by the net of the round before as well. One
# folder holds everything, so that rounds can be run one at a time, and again if one was cut off.
# Round 1 begins anew.
#
#   tools/train/train.sh BINARY FOLDER ROUND...
#
# BINARY is twobanners; what comes of it lies in FOLDER/weights. Set in the environment:
#   GAME     the game (smallworld)
#   TIME     how long each round plays (20m)
#   GAMES    how many games each round plays, however long it takes, instead of TIME
#   TRAIN    how many seconds each round trains at most (3600)
#   FIT      games that a linear forecast is fitted to, of the greedy bot and again of the planner
#   MATCHES  games of each match that shows what a round has brought (400); 0 plays none
#   PYTHON   an interpreter with PyTorch and NumPy; Debian's python3-torch will do
set -euo pipefail

binary=$1
folder=$2
shift 2
game=${GAME:-smallworld}
commit=${COMMIT:-$(git rev-parse --short=12 HEAD 2>/dev/null || true)}
weights=$folder/weights
here=$(dirname "$0")
time=${TIME:-20m}
[ -z "${GAMES:-}" ] || time=0s
[ "$1" != 1 ] || rm -rf "$folder" # what is left of another training may be of other rules
mkdir -p "$weights"

fit() { # fit PLAYERS KIND OPTIONS
	[ -s "$weights/$game-$2.linear.json" ] || nice "$binary" lab fit --game "$game" \
		--players "$1" --options "$3" --games "${FIT:-6000}" --again "${FIT:-6000}" \
		--commit "$commit" --out "$weights"
}

match() { # match PLAYERS BOT BOT...: the first against the others
	players=$1
	shift
	"$binary" sim --game "$game" --players "$players" --games "${MATCHES:-400}" --seed 77 \
		--weights "$weights" --bots "$(echo "$*" | tr ' ' ',')" 2>/dev/null |
		sed -n '1p;5,6p' | tee -a "$weights/rounds.txt"
}

for players in 2 3 4 5; do
	fit $players $players '{}'
	fit $players $players-team '{"variant": "team"}'
done

for round in "$@"; do
	records=$folder/records-$round
	rm -rf "$records"
	bots=plan:width=4:rolls=2:leaf=linear
	if [ "$round" -gt 1 ]; then
		bots=plan:width=4:rolls=2:leaf=net,plan:width=4:rolls=2:leaf=linear
	fi
	"$binary" lab games --game "$game" --bot $bots --games "${GAMES:-0}" --time "$time" \
		--tables 2,4,3,2,5,4,4-team,2,3,4,5-team,5,2-team,3-team --seed "$((100 + round))" \
		--weights "$weights" --out "$records"
	"${PYTHON:-python3}" "$here/train.py" --data "$folder"/records-* --out "$weights" \
		--layers "${LAYERS:-64,32}" --epochs "${EPOCHS:-12}" --seconds "${TRAIN:-3600}" \
		--commit "$commit" --command "make train" | tee -a "$weights/rounds.txt"
	[ "${MATCHES:-400}" -gt 0 ] || continue
	net=plan:width=8:rolls=2:leaf=net
	linear=plan:width=8:rolls=2:leaf=linear
	match 2 $net $linear
	match 4 $net $linear $linear $linear
	match 2 $net greedy
	match 4 $net greedy greedy greedy
	match 2 expert $net
done
