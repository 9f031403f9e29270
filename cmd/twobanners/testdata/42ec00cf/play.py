"""Plays some games at a server of commit 42ec00cf: play.py URL. See README.md."""
import json, random, sys, uuid, urllib.request, http.cookiejar
BASE = sys.argv[1] + "/api"
luck = random.Random(7)

class Person:
    def __init__(self, name):
        self.http = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))
        self.call("GET", "/me"); self.call("POST", "/me", {"name": name})
    def call(self, method, path, body=None):
        r = urllib.request.Request(BASE + path, None if body is None else json.dumps(body).encode(), method=method)
        r.add_header("Content-Type", "application/json"); r.add_header("Sec-Fetch-Site", "same-origin")
        try:
            with self.http.open(r, timeout=60) as a:
                return json.loads(a.read() or b"{}")
        except urllib.error.HTTPError as e:
            raise SystemExit(f"{method} {path}: {e.code} {e.read()[:300]}")

def table(people, game, others=(), options=None):
    host = people[0]
    seats = [{"kind": "me"}] + [{"kind": "open"} for _ in people[1:]] + list(others)
    made = host.call("POST", "/tables", {"game": game, "seats": seats, "options": options or {}})
    for p in people[1:]:
        p.call("POST", f"/tables/{made['id']}/join", {"invite": made["invite"], "nonce": uuid.UUID(int=luck.getrandbits(128)).hex})
    return made["id"]

def play(people, id, moves):
    made = 0
    while made < moves:
        for p in people:
            now = p.call("GET", f"/tables/{id}?as=mine")
            if now["status"] == "over":
                return made
            if now["status"] == "playing" and now["moves"]:
                move = luck.choice(now["moves"])["move"]
                p.call("POST", f"/tables/{id}/moves", {"id": str(uuid.UUID(int=luck.getrandbits(128))), "seq": now["seq"],
                       "seat": now["as"], "moves": [move]})
                made += 1
                break
        else:
            import time; time.sleep(0.05)
    return made

ada, bob = Person("Ada"), Person("Bob")
for p, name in ((ada, "Ada"), (bob, "Bob")):
    p.call("POST", "/accounts", {"name": name, "password": "correct horse battery"})
out = {}
def do(name, people, game, moves, **kw):
    id = table(people, game, **kw)
    out[name] = (id, play(people, id, moves))
do("smallworld over", [ada, bob], "smallworld", 5000, options={"rounds": 3})
do("lordaeron over", [ada, bob], "lordaeron", 5000)
for i in range(2):
    do(f"smallworld running {i}", [ada, bob], "smallworld", 30 + 25 * i)
    do(f"lordaeron running {i}", [ada, bob], "lordaeron", 60 + 120 * i)
ada.call("POST", f"/tables/{out['smallworld running 1'][0]}/chat", {"id": "chat-0001", "text": "Good luck!"})
print(json.dumps(out, indent=1))
