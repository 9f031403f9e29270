#!/usr/bin/env python3
"""A bot for Two Banners in the standard library of Python: it joins a table with a token and plays.

    python3 bot.py --site http://127.0.0.1:8080 --token TOKEN --table ID [--invite KEY]

It is told what a person is told: the view of its seat, the legal moves, and nothing else. Replace
`choose` by something that thinks. See docs/bots.md.
"""

import argparse
import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid


class Table:
    def __init__(self, site, token, table):
        self.base = f"{site.rstrip('/')}/api/tables/{table}"
        self.token = token

    def call(self, method, path="", body=None):
        """Asks until there is an answer: a request with an id can be sent again without harm."""
        data = None if body is None else json.dumps(body).encode()
        while True:
            request = urllib.request.Request(self.base + path, data, method=method)
            request.add_header("Authorization", f"Bearer {self.token}")
            request.add_header("Content-Type", "application/json")
            try:
                with urllib.request.urlopen(request, timeout=30) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                problem = json.load(error).get("error", {})
                if error.code not in (429, 503):
                    return {"error": problem}
            except OSError:
                pass  # the server restarts, or the net is away
            time.sleep(0.5)

    def changed(self, seq):
        """Waits until the table has gone on since an entry."""
        request = urllib.request.Request(f"{self.base}/stream?as=mine&after={seq}")
        request.add_header("Authorization", f"Bearer {self.token}")
        try:
            with urllib.request.urlopen(request, timeout=60) as stream:
                for line in stream:
                    if line.startswith(b"id: ") and int(line[4:]) > seq:
                        return
        except OSError:
            time.sleep(0.2)


def choose(snapshot, luck):
    """Any legal move, all alike. snapshot["view"] is what the seat sees."""
    return luck.choice(snapshot["moves"])["move"]


def play(table, luck):
    while True:
        now = table.call("GET", "?as=mine")
        if "error" in now:
            sys.exit(f"the table cannot be seen: {now['error']}")
        if now["status"] == "over":
            return now
        if now["status"] != "playing" or not now["moves"]:
            table.changed(now["seq"])
            continue
        move = {"id": str(uuid.uuid4()), "seq": now["seq"], "seat": now["as"],
                "moves": [choose(now, luck)]}
        answer = table.call("POST", "/moves", move)
        if answer.get("error", {}).get("code") not in (None, "stale", "paused", "over"):
            sys.exit(f"a move was refused: {answer['error']}")


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--site", required=True)
    options.add_argument("--token", required=True)
    options.add_argument("--table", required=True)
    options.add_argument("--invite", default="")
    options.add_argument("--seed", type=int, default=None)
    args = options.parse_args()
    table = Table(args.site, args.token, args.table)
    joined = table.call("POST", "/join", {"invite": args.invite, "nonce": uuid.uuid4().hex})
    if "error" in joined:
        sys.exit(f"no seat: {joined['error']}")
    end = play(table, random.Random(args.seed))
    print(json.dumps({"seat": joined["seat"], "outcome": end.get("outcome")}))


if __name__ == "__main__":
    main()
