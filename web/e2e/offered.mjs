// What a page offers to whoever looks at it, without knowing a rule: whatever can be pressed, and
// what is said and counted on it. These functions run in the page.

// Everything enabled that is in sight and that nothing covers, in the order of the page, with a
// point where it can be pressed. Places of a map count where they are lit.
export function offered({ kinds, never, points }) {
  const free = (element) => {
    const box = element.getBoundingClientRect();
    if (!box.width || !box.height) return null;
    for (let i = 0; i < points; i++) {
      const x = box.x + box.width * ((0.5 + i * 0.618) % 1);
      const y = box.y + box.height * ((0.5 + i * 0.414) % 1);
      const there = document.elementFromPoint(x, y);
      if (there && (there === element || element.contains(there))) return { x, y };
    }
    return null;
  };
  const able = (e) =>
    !e.disabled &&
    e.ariaDisabled !== 'true' &&
    !e.closest('[inert], [hidden]') &&
    !e.matches(never);
  const nameOf = (e) => {
    const { act, move, kind, open, look, use, hit, plan, hero, seatKind, region } = e.dataset;
    const told =
      act ?? move ?? kind ?? open ?? look ?? use ?? hit ?? plan ?? hero ?? seatKind ?? region;
    return (
      told ??
      (e.ariaLabel ?? e.innerText ?? '')
        .replace(/[\d\s]+/g, ' ')
        .trim()
        .slice(0, 50)
    );
  };
  const seen = new Map();
  return [...document.querySelectorAll(kinds)].filter(able).flatMap((element) => {
    const at = free(element);
    if (!at) return [];
    const name = nameOf(element);
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    const { tagName, type } = element;
    const writes =
      tagName === 'TEXTAREA' || (tagName === 'INPUT' && ['text', 'search'].includes(type));
    const place = element.classList.contains('hit');
    const step = place || !!element.closest('.acts, .thumb, [data-chooser], [data-fight], .go');
    return [
      {
        name: nth ? `${name}#${nth}` : name,
        ...at,
        writes,
        chooses: tagName === 'SELECT',
        holds: 'hold' in element.dataset,
        place,
        step,
      },
    ];
  });
}

// What a table says and counts: the same after a reload, and after an undo what it was before.
export function standing() {
  const text = (e) => e?.textContent.replace(/\s+/g, ' ').trim() ?? '';
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const shown = (e) => e.checkVisibility({ visibilityProperty: true });
  const numbers = (e) => text(e).match(/-?\d+/g)?.map(Number) ?? [];
  const says =
    document.querySelector('[data-sentence]') ?? document.querySelector('.say [role=status]');
  return {
    seq: Number(document.querySelector('main[data-seq]')?.dataset.seq ?? -1),
    seat: document.querySelector('.seats .me')?.dataset.home ?? '',
    on: all('.seats .on').map((e) => Number(e.dataset.home)),
    mine: document.title.startsWith('●'),
    over: !!document.querySelector('[data-ending]'),
    agree: !!document.querySelector('[data-act=agree]'),
    curtain: !!document.querySelector('.curtain'),
    prompt: text(says),
    round: numbers(document.querySelector('header .round, header .turn'))[0],
    lit: all('.hit.may').map((e) => e.dataset.hit),
    players: all('section[data-seat]')
      .filter(shown)
      .map((card) => {
        const [regions, hand, coins] = all('dd', card).map((e) => numbers(e)[0] ?? null);
        return { seat: Number(card.dataset.seat), regions, hand, coins };
      }),
    heroes: all('[data-hero]')
      .filter(shown)
      .map((card) => {
        const full = (bar) => all(`.${bar} i:not(.off)`, card).length;
        const [level] = numbers(card.querySelector('.level'));
        const [gold] = numbers(card.querySelector('.foot span:last-child'));
        return {
          id: card.dataset.hero,
          health: full('health'),
          energy: full('energy'),
          actions: full('actions'),
          level,
          gold,
        };
      }),
  };
}

// Every line that is to be read or heard, with what is only said of a thing.
export function lines() {
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode())
    if (!node.parentElement.closest('script, style')) found.add(node.textContent.trim());
  for (const e of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const key of ['aria-label', 'title', 'placeholder', 'alt'])
      found.add(e.getAttribute(key)?.trim() ?? '');
  found.delete('');
  return [...found];
}

// What is not to be read where the sentence and the main button of the step should be: nothing may
// cover them but what has been opened over the table.
export function outOfSight(over) {
  if ([...document.querySelectorAll(over)].some((e) => e.checkVisibility())) return [];
  const inSight = (e) => {
    const { x, y, width, height } = e.getBoundingClientRect();
    const [left, right] = [x + 2, x + width - 2].map((at) => at >= 0 && at <= innerWidth);
    if (!left || !right || y < 0 || y + height > innerHeight + 1) return false;
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    return !!there && (e.contains(there) || there.contains(e));
  };
  const must = '.say [role=status], [data-sentence], .acts .button.go:not(:disabled)';
  return [...document.querySelectorAll(must)]
    .filter((e) => e.textContent.trim() && e.checkVisibility() && !inSight(e))
    .map((e) => e.textContent.replace(/\s+/g, ' ').trim());
}
