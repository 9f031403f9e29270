// A newcomer at a real page, who knows only what the screen says: texts, buttons by their names,
// and regions by what is said of them. No hook of ours is used here.

const words = {
  en: {
    learn: 'Learn to play',
    next: 'Next',
    combo: /free to take/,
    take: /^Take /,
    lit: /Would earn/,
    murlocs: /Murlocs? lives? here/,
    marker: /face-down marker/,
    stop: 'Stop conquering',
    borders: 'To the borders',
    done: 'Done',
    decline: 'Go into decline',
    plain: /^(As humans|Stop anyway|Raise none|Let it be|Call it off|End turn)/,
    over: /^(You win|.* wins|.* share the victory)$/,
    lessons: [
      ['Welcome!', 'next'],
      ['wait to be led', 'pick'],
      ['comes from the sea', 'conquer'],
      ['Murlocs live in', 'murlocs'],
      ['A marker lies face down', 'marker'],
      ['Well done', 'conquer'],
      ['may be tried with the die', 'stop'],
      ['Now place your tokens', 'deploy'],
      ['Your turn paid', 'next'],
      ['is its faction', 'next'],
      ['Your second turn', 'conquer'],
      ['', 'stop'],
      ['', 'deploy'],
      ['put yours into decline', 'decline'],
      ['Choose a new people', 'pick'],
      ['That is all you need', 'next'],
    ],
  },
  pt: {
    learn: 'Aprender a jogar',
    next: 'Avançar',
    combo: /de graça/,
    take: /^(Liderar|Conquistar) /,
    lit: /Renderia/,
    murlocs: /Murlocs? vive/,
    marker: /marcador voltado para baixo/,
    stop: 'Parar de conquistar',
    borders: 'Para as fronteiras',
    done: 'Pronto',
    decline: 'Entrar em declínio',
    plain:
      /^(Como humanos|Parar assim mesmo|Não recrutar|Deixar como está|Desistir|Encerrar o turno)/,
    over: /^(.* venceu|.* dividem a vitória)$/,
    lessons: [
      ['Boas-vindas!', 'next'],
      ['esperam um líder', 'pick'],
      ['vem do mar', 'conquer'],
      ['Há Murlocs', 'murlocs'],
      ['voltado para baixo: um artefato', 'marker'],
      ['Muito bem', 'conquer'],
      ['tentada com o dado. Conquiste mais', 'stop'],
      ['Agora posicione', 'deploy'],
      ['Seu turno rendeu', 'next'],
      ['é a sua facção', 'next'],
      ['Seu segundo turno', 'conquer'],
      ['', 'stop'],
      ['', 'deploy'],
      ['coloque-a em declínio', 'decline'],
      ['Escolha uma raça nova', 'pick'],
      ['Isso é tudo', 'next'],
    ],
  },
};

// A point of something drawn that nothing covers.
const spot = (drawn) =>
  drawn.evaluate((e) => {
    const box = e.getBoundingClientRect();
    for (let i = 0; i < 400; i++) {
      const x = box.x + box.width * ((i * 0.618) % 1);
      const y = box.y + box.height * ((i * 0.414) % 1);
      if (document.elementFromPoint(x, y) === e) return { x, y };
    }
    return null;
  });

export class Newcomer {
  constructor(page, language = 'en', touch = false) {
    Object.assign(this, { page, touch, w: words[language] });
  }

  button(name) {
    const exact = typeof name === 'string';
    return this.page.getByRole('button', { name, exact, disabled: false }).first();
  }
  sees(name) {
    return this.button(name).isVisible();
  }
  press(name) {
    return this.touch ? this.button(name).tap() : this.button(name).click();
  }
  async pressAway(name) {
    await this.press(name);
    await this.button(name).waitFor({ state: 'hidden' });
  }
  // Goes to a region of which something is said: the first in sight.
  async find(said) {
    await this.page.getByRole('button', { name: said }).first().waitFor();
    for (const region of await this.page.getByRole('button', { name: said }).all()) {
      const at = await spot(region);
      if (!at) continue;
      if (this.touch) await this.page.touchscreen.tap(at.x, at.y);
      else await this.page.mouse.move(at.x, at.y);
      return region;
    }
    throw new Error(`no region in sight of which is said ${said}`);
  }

  async pick() {
    await this.press(this.w.combo);
    await this.press(this.w.take);
    await this.button(this.w.combo).waitFor({ state: 'hidden' });
  }
  // Takes a lit region: by a click, or by the button that says so where there are several ways.
  async conquer() {
    const region = await this.find(this.w.lit);
    const said = await region.getAttribute('aria-label');
    if (!this.touch) await this.page.mouse.down().then(() => this.page.mouse.up());
    const [name] = said.split('.');
    const taken = this.page.waitForFunction(
      ([place, before]) =>
        [...document.querySelectorAll('[role=button]')]
          .map((e) => e.getAttribute('aria-label') ?? '')
          .some((now) => now.split('.')[0] === place && now !== before),
      [name, said],
    );
    const several = this.button(this.w.take);
    await Promise.race([taken, several.waitFor()]);
    if (await several.isVisible()) await this.press(this.w.take);
    await taken;
  }
  // Where more can be placed, Done is said twice.
  async deploy() {
    await this.press(this.w.borders);
    while (await this.sees(this.w.borders))
      if (await this.sees(this.w.done))
        await this.button(this.w.done)
          .click({ timeout: 2000 })
          .catch(() => {}); // the turn was over before
  }
  async decline() {
    await this.press(this.w.decline);
    await this.pressAway(this.w.decline);
  }
  // Looks at a region, reads its card and goes on.
  async reads(said) {
    await this.find(said);
    if (!this.touch) await this.page.mouse.move(2, 2);
  }
  next() {
    return this.press(this.w.next);
  }
  murlocs() {
    return this.reads(this.w.murlocs);
  }
  marker() {
    return this.reads(this.w.marker);
  }
  stop() {
    return this.pressAway(this.w.stop);
  }

  // Does what each step of the tutorial asks for, as soon as it is asked. What a people decides
  // before it conquers is decided in the plainest way.
  async learn(shown) {
    await this.press(this.w.learn);
    for (const [i, [said, act]] of this.w.lessons.entries()) {
      const lesson = this.page.getByText(said).first();
      const plain = this.button(this.w.plain);
      while (said && !(await lesson.isVisible())) {
        await lesson.or(plain).first().waitFor();
        if (!(await lesson.isVisible())) await this.pressAway(this.w.plain);
      }
      await shown?.(`lesson-${i + 1}-${act}`);
      await this[act]();
    }
  }
  // Plays on to the end: two regions a turn, if there are.
  async finish() {
    const { combo, plain, borders, stop } = this.w;
    const over = this.page.getByRole('heading', { name: this.w.over });
    const asked = [combo, plain, borders, stop].map((name) => this.button(name));
    for (;;) {
      await asked
        .reduce((a, b) => a.or(b), over)
        .first()
        .waitFor();
      if (await over.isVisible()) return;
      if (await this.sees(combo)) await this.pick();
      else if (await this.sees(borders)) await this.deploy();
      else if (await this.sees(plain)) await this.pressAway(plain);
      else if (await this.sees(stop)) await this.turn();
    }
  }
  async turn() {
    const lit = this.page.getByRole('button', { name: this.w.lit }).first();
    for (let n = 0; n < 2 && (await lit.isVisible()); n++) await this.conquer();
    await this.stop();
  }
}
