"""Trains the net that bots value positions by, from records of `twobanners lab games`.

The same script runs on a CPU and on a GPU. docs/weights.md tells the formats of what it reads and
writes. It trains on outcomes first; the net so made then smooths the targets of the second
training, TD(lambda), which is the one that is kept.
"""

import argparse
import copy
import glob
import json
import math
import os
import time

import numpy as np
import torch
import torch.nn.functional as F

OUT_SCALE = 10  # points a unit of the net's correction is worth; the same in bot/net.go
HOLD_OUT = 10  # every tenth game is kept to measure by
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
BEGAN = time.time()


def log(*words):
    print("[%4.0f s]" % (time.time() - BEGAN), *words, flush=True)


class Table:
    """The records of one kind of table, on the device."""

    def __init__(self, folders, meta):
        self.meta, self.kind, n = meta, meta["kind"], meta["seats"]
        record = np.dtype(
            [
                ("game", "<f4"),
                ("mover", "<f4"),
                ("seat", "<f4", (n, 5)),
                ("x", "<f2", (n, meta["inputs"])),
                ("scene", "<f2", (meta["scene"],)),
            ]
        )
        parts = []
        for folder in folders:
            for path in sorted(glob.glob(os.path.join(folder, self.kind + ".*.records"))):
                size = os.path.getsize(path) // record.itemsize
                parts.append(np.fromfile(path, dtype=record, count=size))
        data = np.concatenate(parts)
        move = lambda a: torch.from_numpy(np.ascontiguousarray(a)).to(DEVICE)
        self.game = move(data["game"]).long()
        self.x, self.scene = move(data["x"]), move(data["scene"])
        seat = move(data["seat"])
        self.cls = seat[..., 0].long()
        self.score, self.linear, self.final, self.win = (seat[..., i] for i in range(1, 5))
        self.keep_whole_games()
        self.sides(meta["sides"])
        held = torch.arange(len(self.game), device=DEVICE) // self.length % HOLD_OUT == 0
        self.test = torch.nonzero(held).flatten()
        self.train = torch.nonzero(~held).flatten()
        self.target = None

    def keep_whole_games(self):
        """Every game of a kind has the same number of turns; a cut-off file may end in half a one."""
        first = torch.ones(len(self.game), dtype=torch.bool, device=DEVICE)
        first[1:] = self.game[1:] != self.game[:-1]
        starts = torch.nonzero(first).flatten()
        ends = torch.cat([starts[1:], torch.tensor([len(self.game)], device=DEVICE)])
        self.length = int((ends - starts).max())
        good = starts[(ends - starts) == self.length]
        keep = (good[:, None] + torch.arange(self.length, device=DEVICE)).flatten()
        for name in ("game", "x", "scene", "cls", "score", "linear", "final", "win"):
            setattr(self, name, getattr(self, name)[keep])

    def sides(self, masks):
        n = len(masks)
        has = torch.tensor([[masks[i] >> j & 1 for j in range(n)] for i in range(n)])
        has = has.float().to(DEVICE)
        self.allies = has - torch.eye(n, device=DEVICE)
        self.rivals = 1 - has
        first = [i for i in range(n) if masks[i] & ((1 << i) - 1) == 0]
        self.first = torch.tensor(first, device=DEVICE)
        self.mean = has[self.first] / has[self.first].sum(1, keepdim=True)  # sides x seats
        self.allied = bool(self.allies.sum() > 0)


class Net(torch.nn.Module):
    def __init__(self, inputs, scene, layers):
        super().__init__()
        weight = lambda i, o, scale: torch.nn.Parameter(torch.randn(i, o) * scale)
        zeros = lambda o: torch.nn.Parameter(torch.zeros(o))
        self.layers, sizes = layers, [inputs] + layers
        self.rows = torch.nn.ParameterList()
        self.bias = torch.nn.ParameterList()
        for i, o in zip(sizes, layers):
            live = 30 if i == inputs else i  # inputs are mostly nought
            own = torch.randn(i, o) * math.sqrt(1.5 / live)
            other = torch.randn(i, 2 * o) * math.sqrt(0.5 / live)
            self.rows.append(torch.nn.Parameter(torch.cat([own, other], 1)))
            self.bias.append(zeros(o))
        self.scene = weight(scene, layers[0], 0.1)
        self.out, self.out_bias = weight(layers[-1], 2, 0.02), zeros(2)
        self.register_buffer("scale", torch.ones(inputs))

    def forward(self, t, x, scene):
        z = x.float() / self.scale
        for i, (rows, bias) in enumerate(zip(self.rows, self.bias)):
            own, rival, ally = (z @ rows).chunk(3, -1)
            z = own + t.rivals @ rival + bias
            if t.allied:
                z = z + t.allies @ ally
            if i == 0:
                z = z + (scene.float() @ self.scene)[:, None, :]
            z = F.relu(z)
        out = z @ self.out + self.out_bias
        return OUT_SCALE * out[..., 0], out[..., 1]

    def weights(self):
        """The weights in the order of the file, inputs unscaled, as float16 keeps them."""
        parts = []
        for i, (rows, bias) in enumerate(zip(self.rows, self.bias)):
            rows = rows / self.scale[:, None] if i == 0 else rows
            parts += [rows, bias] + ([self.scene] if i == 0 else [])
        parts += [self.out, self.out_bias]
        return [p.detach().float().cpu().numpy().astype("<f2") for p in parts]

    def halved(self):
        """A copy whose weights are those that the file keeps."""
        twin = copy.deepcopy(self)
        parts = iter(self.weights())
        put = lambda p: p.data.copy_(torch.from_numpy(next(parts).astype("f4")))
        for i in range(len(self.layers)):
            put(twin.rows[i])
            put(twin.bias[i])
            if i == 0:
                put(twin.scene)
        put(twin.out)
        put(twin.out_bias)
        twin.scale.fill_(1)
        return twin


def run(net, t, j):
    """Corrected forecasts of what is still to come, and the log chances of the sides."""
    delta, logit = net(t, t.x[j], t.scene[j])
    future = torch.where(t.cls[j] > 0, t.linear[j] + delta, torch.zeros_like(delta))
    return future, F.log_softmax(logit @ t.mean.T, -1)


def evaluate(net, t, j, size=16384):
    with torch.no_grad():
        parts = [run(net, t, j[i : i + size]) for i in range(0, len(j), size)]
    return torch.cat([p[0] for p in parts]), torch.cat([p[1] for p in parts])


def outcome(t, j):
    return t.final[j] - t.score[j], t.win[j][:, t.first]


def smooth(net, t, trace):
    """TD(lambda): the target of a turn is partly what the net says of the turns that follow."""
    all_of = torch.arange(len(t.game), device=DEVICE)
    future, chance = evaluate(net, t, all_of)
    shape = lambda a: a.reshape(-1, t.length, a.shape[-1])
    total, chance = shape(t.score + future), shape(chance.exp())
    final, win = shape(t.final), shape(t.win[:, t.first])
    to_total, to_win = final.clone(), win.clone()
    for k in range(t.length - 2, -1, -1):
        to_total[:, k] = (1 - trace) * total[:, k + 1] + trace * to_total[:, k + 1]
        to_win[:, k] = (1 - trace) * chance[:, k + 1] + trace * to_win[:, k + 1]
    t.target = (to_total.reshape(t.score.shape) - t.score, to_win.reshape(-1, win.shape[-1]))


def train(net, tables, weight, epochs, batch, rate, until):
    net.to(DEVICE)
    matrices = [p for p in net.parameters() if p.dim() > 1]
    vectors = [p for p in net.parameters() if p.dim() == 1]
    optimizer = torch.optim.AdamW(
        [dict(params=matrices, weight_decay=1e-4), dict(params=vectors, weight_decay=0)], lr=rate
    )
    mean = copy.deepcopy(net)  # a running mean of the weights is what is kept
    turns = [max(1, len(t.train) // batch) for t in tables]
    steps = sum(turns) * epochs
    began, done = time.time(), 0
    generator = np.random.default_rng(1)
    while done < steps:
        order = np.repeat(np.arange(len(tables)), turns)
        generator.shuffle(order)
        shuffled = [t.train[torch.randperm(len(t.train), device=DEVICE)] for t in tables]
        at = [0] * len(tables)
        for i in order:
            t = tables[i]
            j = shuffled[i][at[i] : at[i] + batch]
            at[i] += batch
            part = max(done / steps, (time.time() - began) / until)
            if part >= 1:
                log("trained %d of %d steps in %.0f s" % (done, steps, time.time() - began))
                return mean
            for group in optimizer.param_groups:
                warm = min(1, (done + 1) / 200)
                group["lr"] = rate * warm * 0.5 * (1 + math.cos(math.pi * part)) + 1e-6
            loss_of(net, t, j, weight[t.kind]).backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimizer.step()
            optimizer.zero_grad(set_to_none=True)
            done += 1
            keep = min(0.998, done / (done + 20))
            with torch.no_grad():
                for p, q in zip(mean.parameters(), net.parameters()):
                    p.lerp_(q, 1 - keep)
    log("trained %d steps in %.0f s" % (done, time.time() - began))
    return mean


def loss_of(net, t, j, weight):
    """Errors of each seat and of its lead over the others, and of the chances to win."""
    future, chance = run(net, t, j)
    to_come, win = outcome(t, j) if t.target is None else (t.target[0][j], t.target[1][j])
    w, error = weight[t.cls[j]], future - to_come
    lead = error - (error.sum(1, keepdim=True) - error) / (error.shape[1] - 1)
    each = (w * error**2).mean(1) + 0.25 * (w * lead**2).mean(1)
    return (each - (win * chance).sum(1)).mean()


def residual_weights(t):
    """One over the squared error of the linear forecast, by class: late turns are surer."""
    weight = torch.zeros(t.meta["classes"], device=DEVICE)
    error = (t.final - t.score - t.linear)[t.train]
    cls = t.cls[t.train]
    for c in range(1, len(weight)):
        of = cls == c
        if of.any():
            weight[c] = 1 / max(1.0, float((error[of] ** 2).mean()))
    return weight


def measure(name, net, tables):
    """Errors on the games held out: of forecasts in points, and of the chances to win (Brier)."""
    figures = {}
    for t in tables:
        future, chance = evaluate(net, t, t.test)
        to_come, win = outcome(t, t.test)
        some = t.cls[t.test] > 0
        rmse = lambda e: float((e[some].double() ** 2).mean().sqrt())
        brier = float(((chance.exp() - win) ** 2).sum(1).mean()) / 2
        figures[t.kind] = dict(
            games=len(t.game) // t.length,
            linear=round(rmse(t.linear[t.test] - to_come), 3),
            rmse=round(rmse(future - to_come), 3),
            brier=round(brier, 4),
            calibration=round(calibration(chance.exp(), win), 4),
        )
        log(name, t.kind, figures[t.kind])
    return figures


def calibration(said, was):
    """The mean distance between what was said and what was, over tenths."""
    said, was = said.flatten(), was.flatten()
    tenth, total = (said * 10).long().clamp(0, 9), 0.0
    for k in range(10):
        of = tenth == k
        if of.any():
            total += float(of.sum()) * abs(float(said[of].mean() - was[of].mean()))
    return total / len(said)


def save(net, tables, figures, args, out):
    meta = tables[0].meta
    flat = {"%s %s" % (kind, k): v for kind, f in figures.items() for k, v in f.items()}
    head = dict(
        game=meta["game"],
        inputs=meta["inputs"],
        scene=meta["scene"],
        names=meta["names"],
        layers=net.layers,
        made=dict(
            command=args.command,
            seed=args.seed,
            games=sum(len(t.game) // t.length for t in tables),
            commit=args.commit,
            version=meta["version"],
            figures=flat,
        ),
    )
    with open(os.path.join(out, meta["game"] + ".net"), "wb") as file:
        file.write(b"two banners net 1\n" + json.dumps(head).encode() + b"\n")
        for part in net.weights():
            file.write(part.tobytes())
    check(net.halved(), tables, os.path.join(out, meta["game"] + "-net-check.json"))


def check(net, tables, path):
    """Some positions and what this trainer makes of them, for a test of the Go code."""
    torch.backends.cuda.matmul.allow_tf32 = False  # it would round more than the test allows
    cases = []
    for t in tables:
        for j in t.test[:: max(1, len(t.test) // 4)][:4]:
            with torch.no_grad():
                delta, logit = net(t, t.x[j : j + 1], t.scene[j : j + 1])
            numbers = lambda a: [round(float(v), 6) for v in a.flatten().float()]
            rows = [{str(i): v for i, v in enumerate(numbers(r)) if v} for r in t.x[j]]
            scene = {str(i): v for i, v in enumerate(numbers(t.scene[j])) if v}
            cases.append(
                dict(
                    kind=t.kind,
                    sides=t.meta["sides"],
                    rows=rows,
                    scene=scene,
                    delta=numbers(delta),
                    logit=numbers(logit),
                )
            )
    with open(path, "w") as file:
        json.dump(cases, file)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", nargs="+", required=True, help="folders of records")
    parser.add_argument("--out", required=True)
    parser.add_argument("--layers", default="64,32")
    parser.add_argument("--epochs", type=int, default=12, help="of each of the two trainings")
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--trace", type=float, default=0.7, help="the lambda of TD(lambda)")
    parser.add_argument("--seconds", type=float, default=1e9, help="of all training at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--command", default="make train")
    parser.add_argument("--commit", default="")
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    metas = {}
    for folder in args.data:
        for path in sorted(glob.glob(os.path.join(folder, "*.json"))):
            with open(path) as file:
                meta = json.load(file)
            if metas.setdefault(meta["kind"], meta) != meta:
                raise SystemExit("%s: not the same rules as the other records" % path)
    tables = [Table(args.data, metas[kind]) for kind in sorted(metas)]
    few = [t.kind for t in tables if not len(t.train)]
    if few:
        raise SystemExit("too few games to learn from, of " + ", ".join(few))
    log("games", {t.kind: len(t.game) // t.length for t in tables}, "on", DEVICE)
    weight = {t.kind: residual_weights(t) for t in tables}
    batch = min(args.batch, max(64, min(len(t.train) for t in tables) // 8))
    meta, layers = tables[0].meta, [int(n) for n in args.layers.split(",")]
    half = args.seconds / 2
    for name in ("outcomes", "TD"):
        if name == "outcomes":
            net = Net(meta["inputs"], meta["scene"], layers)
            scale = torch.stack([t.x[::37].float().flatten(0, 1).std(0) for t in tables]).mean(0)
            net.scale.copy_(scale.clamp(0.1, 10).cpu())
        # The second training goes on from the first: begun anew it learns the points too slowly,
        # for what its smoothed targets leave to learn is small beside the chances to win.
        net = train(net, tables, weight, args.epochs, batch, args.rate, half)
        figures = measure(name, net, tables)
        if name == "outcomes":
            os.makedirs(args.out + "-outcomes", exist_ok=True)
            save(net, tables, figures, args, args.out + "-outcomes")
            for t in tables:
                smooth(net, t, args.trace)
    os.makedirs(args.out, exist_ok=True)
    save(net, tables, figures, args, args.out)
    log("wrote", sum(p.numel() for p in net.parameters()), "weights to", args.out)


if __name__ == "__main__":
    main()
