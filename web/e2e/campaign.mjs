// Plays a seat of Lordaeron through the server's interface, with sense enough to win quests, up to
// the decision that a test wants to make on screen.

const kindOf = ({ move }) => (typeof move === 'string' ? [move, {}] : Object.entries(move)[0]);
const bots = ['Clover', 'Bramble', 'Thistle', 'Sorrel', 'Yarrow', 'Nettle'];
const favourites = ['warrior', 'hunter', 'paladin', 'shaman', 'rogue', 'druid'];

export function distances(content, from) {
  const near = new Map(content.regions.map((r) => [r.id, r.adjacent]));
  const far = new Map([[from, 0]]);
  const queue = [from];
  for (let at = queue.shift(); at; at = queue.shift())
    for (const next of near.get(at))
      if (!far.has(next)) {
        far.set(next, far.get(at) + 1);
        queue.push(next);
      }
  return far;
}

// The nearest quest that is not above our level, and how far every region is from it.
function wayTo(content, view, mine) {
  const here = distances(content, mine[0].region);
  const target = (q) => q.spawns[0].region;
  const ours = view.quests
    .filter((q) => q.faction === mine[0].faction)
    .map((q) => content.quests.find((c) => c.id === q.id))
    .sort((a, b) => here.get(target(a)) - here.get(target(b)));
  const quest = ours.find((q) => q.level <= mine[0].level) ?? ours[0];
  return distances(content, target(quest));
}

function act(content, shot, of, goal) {
  const { view, as, advice } = shot;
  const mine = view.characters.filter((c) => c.seat === as);
  const fit = (c) => c.health === c['health-capacity'] && c.energy === c['energy-capacity'];
  const good = (advice?.challenges ?? [])
    .filter((c) => c.win >= 55)
    .sort((a, b) => b.win - a.win)[0];
  if (good) return good.move;
  const lesson = of('train').sort((a, b) => a.gold - b.gold)[0];
  if (lesson && view.turn <= 4) return lesson.move;
  const able = mine.filter((c) => c.actions);
  for (const c of able) {
    const rest = of('rest').filter((x) => x.parts.who === c.id);
    if (!fit(c) && rest.length) return rest.at(-1).move;
  }
  const far = goal(content, view, mine);
  for (const c of able) {
    const nearer = of('travel')
      .filter((x) => x.parts.who === c.id && far.get(x.parts.to) < far.get(c.region))
      .sort((a, b) => far.get(a.parts.to) - far.get(b.parts.to))[0];
    if (nearer) return nearer.move;
    const together = of('challenge').find((x) => x.parts.who === c.id && x.parts.with?.length);
    if (together && fit(c)) return together.move;
  }
  return (of('end')[0] ?? of('rest')[0] ?? of('challenge')[0])?.move;
}

export function choose(content, shot, goal = wayTo) {
  const { view, as } = shot;
  const offers = shot.moves.map((offer) => {
    const [kind, parts] = kindOf(offer);
    return { kind, parts, move: offer.move, gold: offer.cost?.tokens ?? 0 };
  });
  const of = (kind) => offers.filter((o) => o.kind === kind);
  const mine = view.characters.filter((c) => c.seat === as);
  if (of('pick').length)
    return favourites.map((c) => of('pick').find((o) => o.parts.class === c)).find(Boolean).move;
  if (view.step === 'actions') return act(content, shot, of, goal) ?? offers[0].move;
  if (of('step').length) {
    const far = goal(content, view, mine);
    const next = of('step').sort((a, b) => far.get(a.parts.to) - far.get(b.parts.to))[0];
    const who = mine.find((c) => c.id === next.parts.who);
    if (who && far.get(next.parts.to) < far.get(who.region)) return next.move;
    if (of('halt').length) return 'halt';
  }
  if (view.step.endsWith('manage'))
    return (of('equip').find((o) => !o.parts.exchange) ?? of('end')[0]).move;
  if (of('mark').length && view.combat?.threat) {
    const low = of('mark').filter((o) => o.parts.face < view.combat.threat);
    if (low.length) return low.sort((a, b) => a.parts.face - b.parts.face)[0].move;
    if (of('pass').length) return 'pass';
  }
  for (const kind of ['use', 'join', 'pass', 'done']) if (of(kind).length) return of(kind)[0].move;
  return offers[0].move;
}

// Ends whatever can be ended: the way to what comes by itself.
export function idle(_, { moves }) {
  const ends = ['end', 'halt', 'done', 'pass', 'decline'];
  return (moves.find((offer) => ends.includes(kindOf(offer)[0])) ?? moves[0]).move;
}
idle.odds = () => false; // a way says whether it looks at odds: they cost most of a decision

const isAsked = (shot) => shot.decision?.actors.includes(shot.as) && shot.moves?.length > 0;

// Somebody who looks at a page, as the server knows them: they share the session.
async function caller(page, url) {
  const cookies = await page.context().cookies();
  const { name, value } = cookies.find((c) => c.name === 'twobanners');
  const cookie = `${name}=${value}`;
  const ask = async (method, path, data) => {
    const headers = { cookie, 'Content-Type': 'application/json' };
    const answer = await fetch(`${url}api${path}`, { method, headers, body: JSON.stringify(data) });
    if (!answer.ok && answer.status !== 409) throw new Error(await answer.text());
    return answer.status === 409 ? null : answer.json();
  };
  // Waits for the next thing that happens at a table.
  const news = async (id, { as, seq }) => {
    const closing = new AbortController();
    const stream = await fetch(`${url}api/tables/${id}/stream?as=${as}&after=${seq}`, {
      headers: { cookie },
      signal: closing.signal,
    });
    let text = '';
    for await (const piece of stream.body.pipeThrough(new TextDecoderStream())) {
      text += piece;
      if (text.includes('event: update')) break;
    }
    closing.abort();
  };
  return { page, ask, news };
}

// A campaign of those who look at pages: the first has the seats of 'me', the others the open ones.
export async function campaign(pages, url, seats = ['me', 'bot'], options = {}, way = choose) {
  const people = await Promise.all([pages].flat().map((page) => caller(page, url)));
  const [host, ...guests] = people;
  const content = await host.ask('GET', '/content/lordaeron');
  const { id, invite } = await host.ask('POST', '/tables', {
    game: 'lordaeron',
    seats: seats.map((kind, i) =>
      kind === 'bot' ? { kind, bot: 'random', name: bots[i] } : { kind },
    ),
    options,
  });
  for (const { ask } of guests) await ask('POST', `/tables/${id}/join`, { invite });
  const see = (who = host) => who.ask('GET', `/tables/${id}?as=mine`);
  // With the odds, which are asked for: of what can be done, or of the fight under way.
  const foretold = async (who, shot) => {
    if (!shot.advice) return shot;
    const { odds } = await who.ask('GET', `/tables/${id}/odds?as=${shot.as}`);
    return { ...shot, advice: { ...shot.advice, ...odds } };
  };
  const look = async (who = host) => foretold(who, await see(who));
  // The first of the people who is asked, and what they see; null when the game is over. Of several
  // who are asked at once the first goes first, so that the same dice give the same game.
  async function asked() {
    for (;;) {
      let [at, shot] = [0, await see()];
      const { seq } = shot;
      while (!isAsked(shot) && at + 1 < people.length) shot = await see(people[++at]);
      if (shot.status === 'over') return null;
      if (shot.seq !== seq) continue; // what came meanwhile may ask one who was looked at before
      if (isAsked(shot)) return { at, shot };
      await people[at].news(id, shot);
    }
  }
  // Plays until a snapshot pleases; null if the game ended before.
  async function until(pleases) {
    for (let moves = 0; moves < 4000; moves++) {
      const turn = await asked();
      if (!turn) return null;
      const { ask } = people[turn.at];
      let { shot } = turn;
      if (shot.view?.step === 'actions' && (way.odds?.(shot) ?? true))
        shot = await foretold(people[turn.at], shot);
      if (pleases(shot)) return shot;
      const body = { seq: shot.seq, seat: shot.as, moves: [way(content, shot)] };
      await ask('POST', `/tables/${id}/moves`, { id: crypto.randomUUID(), ...body });
    }
    throw new Error('this takes too long');
  }
  // The first snapshot after another in which something is asked of the host again.
  async function after({ seq }) {
    for (let shot = await look(); ; shot = await look()) {
      if (shot.seq > seq && shot.moves?.length) return shot;
      await host.news(id, shot);
    }
  }
  // Waits until the host sees something.
  async function when(holds) {
    for (let shot = await see(); !holds(shot); shot = await see()) await host.news(id, shot);
  }
  const open = () => Promise.all(people.map(({ page }) => page.goto(`${url}#/t/${id}`)));
  return { id, content, people, see, look, asked, until, after, when, open };
}
