// Beats made visible: tokens march, coins fly, the die tumbles. Everything is drawn above the board
// and gone afterwards, so that skipping one leaves nothing behind.

import { emblem } from '../art/emblem';
import type { Point } from '../board/geometry';
import { livery } from '../board/players';
import type { Beat } from './board/timeline';
import type { BoardState } from './board_state.svelte';
import { sound } from './sound';

const ease = 'cubic-bezier(.3,.7,.3,1)';

function middle(of: Element | null): Point | null {
  if (!of) return null;
  const r = of.getBoundingClientRect();
  return r.width ? [r.x + r.width / 2, r.y + r.height / 2] : null;
}

export class Flights {
  constructor(
    private readonly layer: HTMLElement,
    private readonly board: BoardState,
    private readonly frame: () => Element | null,
    private readonly say: (beat: Beat) => string,
  ) {}

  show = async (beat: Beat, ms: number): Promise<void> => {
    sound(beat);
    switch (beat.kind) {
      case 'march':
        return this.#tokens(
          this.#home(beat.seat),
          this.#region(beat.region),
          beat.seat,
          beat.race,
          beat.n,
          ms,
        );
      case 'flee':
        if (beat.lost + beat.n === 0) return;
        return this.#tokens(
          this.#region(beat.region),
          this.#home(beat.seat),
          beat.seat,
          beat.race,
          Math.max(1, beat.n),
          ms,
        );
      case 'coins':
        return this.#coins(beat, ms);
      case 'pay':
        return this.#float(this.#home(beat.seat), `−${beat.n}`, 'coin', ms);
      case 'die':
        return this.#die(beat, ms);
      case 'decline':
        return this.#float(this.#home(beat.seat), this.say(beat), 'note', ms);
      default:
        return;
    }
  };

  #home(seat: number): Point {
    const card =
      document.querySelector(`[data-home="${seat}"]`) ??
      document.querySelector(`[data-seat="${seat}"]`);
    return (
      middle(document.querySelector(`[data-seat="${seat}"]`)) ??
      middle(card) ?? [innerWidth / 2, 40]
    );
  }

  #region(id: string): Point {
    const place = this.board.world.places.get(id);
    const rect = this.frame()?.getBoundingClientRect();
    if (!place || !rect) return [innerWidth / 2, innerHeight / 2];
    const [x, y] = this.board.toScreen(place.token);
    return [rect.x + x, rect.y + y];
  }

  #put(html: string, at: Point, className = ''): HTMLElement {
    const piece = document.createElement('div');
    piece.className = `flight ${className}`;
    piece.innerHTML = html;
    piece.style.left = `${at[0]}px`;
    piece.style.top = `${at[1]}px`;
    this.layer.append(piece);
    return piece;
  }

  async #tokens(
    from: Point,
    to: Point,
    seat: number,
    race: string | undefined,
    n: number,
    ms: number,
  ) {
    const l = livery(seat);
    const token = `<svg viewBox="-24 -24 48 48" width="40" height="40"><ellipse cx="2" cy="7" rx="20" ry="16" opacity=".4"/><circle r="20" cy="3" fill="url(#te-${seat})"/><circle r="20" fill="url(#tf-${seat})" stroke="var(--outline)"/><circle r="16.8" fill="none" stroke="${l.light}" stroke-width="1.6"/><g class="em" style="color:${l.ink};--cut:${l.dark}" transform="scale(.27)">${race ? emblem(race) : ''}</g></svg>`;
    const count = Math.min(n, 6);
    const flights = Array.from({ length: count }, (_, i) => {
      const piece = this.#put(token, from);
      return this.#move(piece, from, to, ms, i * Math.min(60, ms / 8));
    });
    await Promise.all(flights);
  }

  async #move(piece: HTMLElement, from: Point, to: Point, ms: number, delay: number) {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const up = Math.min(90, Math.hypot(dx, dy) * 0.25);
    const flight = piece.animate(
      [
        { transform: 'translate(-50%,-50%) scale(.7)', opacity: 0.4 },
        {
          transform: `translate(calc(${dx / 2}px - 50%),calc(${dy / 2 - up}px - 50%)) scale(1.15)`,
          opacity: 1,
          offset: 0.5,
        },
        { transform: `translate(calc(${dx}px - 50%),calc(${dy}px - 50%)) scale(1)`, opacity: 1 },
      ],
      { duration: ms, delay, easing: ease, fill: 'both' },
    );
    await flight.finished.catch(() => {});
    piece.remove();
  }

  async #coins(beat: Beat & { kind: 'coins' }, ms: number) {
    if (beat.n === 0) return;
    const to = this.#home(beat.seat);
    const sources = beat.regions.length ? beat.regions.map((r) => this.#region(r)) : [to];
    const coin =
      '<svg viewBox="-11 -11 22 24" width="26" height="28"><ellipse cx="1" cy="4" rx="9" ry="8" opacity=".4"/><circle r="9" cy="2" fill="var(--bronze-dark)"/><circle r="9" fill="url(#brass)" stroke="var(--bronze-dark)"/><circle r="6.6" fill="none" stroke="var(--paper-gold)"/></svg>';
    const flights = sources
      .slice(0, 14)
      .map((from, i) => this.#move(this.#put(coin, from), from, to, ms * 0.75, i * 35));
    void this.#float(to, this.say(beat), 'coin', Math.max(1300, ms * 1.6));
    await Promise.all(flights);
  }

  async #float(at: Point, text: string, className: string, ms: number) {
    const note = this.#put('', at, `note ${className}`);
    note.textContent = text;
    const half = note.offsetWidth / 2 + 8;
    note.style.left = `${Math.max(half, Math.min(innerWidth - half, at[0]))}px`;
    note.style.top = `${Math.max(note.offsetHeight * 1.3 + 8, at[1])}px`;
    await note
      .animate(
        [
          { transform: 'translate(-50%,-20%)', opacity: 0 },
          { transform: 'translate(-50%,-70%)', opacity: 1, offset: 0.2 },
          { transform: 'translate(-50%,-90%)', opacity: 1, offset: 0.75 },
          { transform: 'translate(-50%,-130%)', opacity: 0 },
        ],
        { duration: ms, fill: 'both' },
      )
      .finished.catch(() => {});
    note.remove();
  }

  // The die has three blank sides and one each of one, two and three pips.
  async #die(beat: Beat & { kind: 'die' }, ms: number) {
    const frame = this.frame()?.getBoundingClientRect();
    const at: Point = frame
      ? [frame.x + frame.width / 2, frame.y + frame.height / 2]
      : [innerWidth / 2, innerHeight / 2];
    const dots: Record<number, Point[]> = {
      0: [],
      1: [[0, 0]],
      2: [
        [-9, -9],
        [9, 9],
      ],
      3: [
        [-11, -11],
        [0, 0],
        [11, 11],
      ],
    };
    const face = (n: number) =>
      `<svg viewBox="-36 -36 72 72" width="112" height="112"><rect x="-26" y="-22" width="52" height="52" rx="11" fill="var(--bronze)"/><rect x="-26" y="-27" width="52" height="52" rx="11" fill="var(--cream)" stroke="var(--bronze-dark)" stroke-width="1.5"/>${(dots[n] ?? []).map(([x, y]) => `<circle cx="${x}" cy="${y - 1}" r="5.4" fill="var(--seal-dark)"/>`).join('')}</svg>`;
    const die = this.#put(face(0), at, 'die');
    die.setAttribute('role', 'img');
    const tumble = die.animate(
      [
        { transform: 'translate(-180%,-190%) rotate(-520deg) scale(.6)' },
        { transform: 'translate(-30%,-20%) rotate(-120deg) scale(1.1)', offset: 0.3 },
        { transform: 'translate(-70%,-60%) rotate(30deg)', offset: 0.42 },
        { transform: 'translate(-50%,-50%) rotate(0)', offset: 0.5 },
        { transform: 'translate(-50%,-50%) rotate(0)' },
      ],
      { duration: ms, easing: ease, fill: 'both' },
    );
    const shuffle = setInterval(() => (die.innerHTML = face(Math.floor(Math.random() * 4))), 90);
    setTimeout(() => {
      clearInterval(shuffle);
      die.innerHTML = face(beat.pips);
      void this.#float([at[0], at[1] + 142], this.say(beat), 'coin', 3200);
      void this.#faces([at[0], at[1] + 62], beat.pips, face, 3200);
    }, ms * 0.46);
    await tumble.finished.catch(() => {});
    clearInterval(shuffle);
    die.remove();
  }

  // All six sides below, the one that fell ringed: three of them are blank.
  async #faces(at: Point, pips: number, face: (n: number) => string, ms: number) {
    const sides = [0, 0, 0, 1, 2, 3];
    const row = sides
      .map((n, i) => `<span${i === sides.indexOf(pips) ? ' class="fell"' : ''}>${face(n)}</span>`)
      .join('');
    const piece = this.#put(row, at, 'faces');
    const stay = piece.animate([{ opacity: 1 }, { opacity: 1 }], { duration: ms });
    await stay.finished.catch(() => {});
    piece.remove();
  }
}
