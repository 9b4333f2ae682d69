/**
 * Positions for shooting, in which A1 faces north and B1 is its target, from facts (shooting-facts.ts): those with every two
 * facts, and what the battle makes of them.
 */
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import type { Setup } from '../../../src/engine/fr3/battle/vocabulary/setup.ts';
import type { State } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import type { DiceSource } from '../../../src/engine/kernel/dice.ts';
import { setupOf } from './battle-table.ts';
import type { Facts } from './fire-oracle.ts';
import { at, base, type Fact, idAt, type Piece, type Role, type Spot, type Told } from './shooting-facts.ts';

const mayHave = ({ type, me = {} }: Piece, { types }: Fact): boolean =>
  !types || types.includes(me.form === undefined ? type : String(me.form));

/** Whether facts can be put on the table together. */
export function fits(shooter: Piece, target: Piece, placed: readonly Fact[]): boolean {
  if (!placed.every((fact) => mayHave(fact.of === 'shooter' ? shooter : target, fact))) return false;
  const [spirit, slotsOfTarget] = [
    target.type.endsWith('spirits'),
    placed.filter(({ of }) => of === 'target').map(({ slot }) => slot),
  ];
  // No effect of a blessing on undead, and none of bards' companions.
  if (slotsOfTarget.includes('bless') && (slotsOfTarget.includes('undead') || slotsOfTarget.includes('grog-ration')))
    return false;
  // Extra markers go before morale does.
  if (slotsOfTarget.includes('morale') && (spirit || slotsOfTarget.includes('markers'))) return false;
  const slots = placed.flatMap(({ of, slot }) => slot.split(' ').map((each) => `${of} ${each}`));
  if (new Set(slots).size < slots.length) return false;
  return true;
}

export interface Position {
  readonly facts: string;
  readonly text: string;
  readonly target: Facts;
  readonly firers: readonly Facts[];
  /** The shooters on the table. */
  ids(state: State): readonly string[];
  readonly gap: number;
  bring(state: State): State;
}

/** The position in which these facts are true. */
export function positionOf(shooter: Piece, target: Piece, placed: readonly Fact[]): Position {
  const gap = placed.find((fact) => fact.gap !== undefined)?.gap ?? 4;
  const size = ({ wide = 1, deep = 1 }: Piece) => ({ wide: wide * 1.5748, deep: deep * 1.5748 });
  const a: Spot = { x: 20, y: 10, ...size(shooter.host ? { type: '' } : shooter), front: 1 };
  const b: Spot = { x: 20, y: 10 + a.deep / 2 + gap + size(target).deep / 2, ...size(target), front: -1 };
  const own: Record<Role, { joined: string; words: string; me: Told }> = {
    shooter: { joined: '', words: shooter.words ?? '', me: shooter.me ?? {} },
    target: { joined: '', words: target.words ?? '', me: target.me ?? {} },
  };
  const others: string[] = [];
  for (const fact of placed) {
    const unit = own[fact.of];
    if (fact.joined) unit.joined += `+${fact.joined}`;
    if (fact.word) unit.words += ` ${fact.word}`;
    // In the air a unit has no contact with those on the ground.
    if (fact.slot === 'contact' && placed.some(({ of, slot }) => of === fact.of && slot.startsWith('level'))) continue;
    unit.me = { ...unit.me, ...fact.me, ...(unit.me.level && fact.me?.stands ? { stands: 'open' } : {}) };
    const [friend, enemy] = fact.of === 'shooter' ? ['A', 'B'] : ['B', 'A'];
    others.push(...(fact.around?.(fact.of === 'shooter' ? a : b, friend as string, enemy as string) ?? []));
  }
  const handle = shooter.host ? 'A2' : 'A1';
  const firing = shooter.host
    ? `A1 ${shooter.host} ${at(a.x, a.y)} N; A2 ${shooter.type}${own.shooter.joined} with A1 ${own.shooter.words}`
    : `A1 ${shooter.type}${own.shooter.joined} ${at(a.x, a.y)} N ${own.shooter.words}`;
  const text = [
    firing,
    `B1 ${target.type}${own.target.joined} ${at(b.x, b.y)} S ${own.target.words}`,
    ...others,
    'A90 mobs 44,3 N',
    'B90 mobs 46,33 S',
  ].join('; ');
  const second = placed.find((fact) => fact.second)?.second;
  const calm = placed.some(({ slot, me }) => slot === 'calm' && me);
  const { markerLost, ...all } = own.target.me;
  // A square counts the levels of its units as markers of the whole.
  const { state, ...whole } = all;
  const me = all.square && state ? { ...whole, squareMarkers: state } : all;
  const most = me.form === 'mass' ? 3 : me.form === '1x2' ? 2 : 1;
  return {
    text,
    facts: placed.map(({ of, name }) => `${of} ${name}`).join(', '),
    gap,
    target: { unit: target.type, ...me, ...(markerLost ? { markers: most - 1 } : {}) },
    firers: [
      { unit: shooter.called ?? shooter.type, range: gap, ...own.shooter.me },
      ...(second ? [{ range: gap, ...second, ...(calm ? { stopped: true } : {}) }] : []),
    ],
    ids: (state) => (second ? [handle, idAt(state, 'A', a.x - base, a.y)] : [handle]),
    bring: (state) => placed.reduce((now, { brings, of }) => brings?.(now, of === 'shooter' ? handle : 'B1') ?? now, state),
  };
}

/** Every roll shows its lowest face, so that no rally succeeds. */
const unlucky: DiceSource = { roll: () => 1 };

/** The set-up of a position; undefined if it is not legal. */
export function legalSetup({ text }: Position): Setup | undefined {
  try {
    return setupOf(text);
  } catch {
    return undefined;
  }
}

/** The battle in the missile step of side A; undefined if the battle leaves that step out because nobody can shoot. */
export function inMissileStep(setup: Setup, { bring }: Position): State | undefined {
  let { state } = play(fr3Battle.begin(setup), unlucky);
  state = bring(state);
  for (;;) {
    const asked = askedNow(state)?.what;
    if (asked === 'missiles') return state;
    const pass = [...fr3Battle.actions(state)].find(({ kind }): boolean => kind === 'pass' || kind === 'hold');
    if (asked === 'movement' || !pass) return undefined;
    state = play(fr3Battle.perform(state, pass as Action), unlucky).state;
  }
}

/** What the shot has left of B1, in the oracle’s words. */
export function leftOf(before: State, after: State): string {
  const [was, is] = [unitAt(before, 'B1'), unitAt(after, 'B1')];
  if (is.status === 'destroyed') return 'destroyed';
  if (was.square.length > 0) {
    const sum = (state: State, what: 'morale' | 'lasting') => was.square.reduce((all, id) => all + unitAt(state, id)[what], 0);
    // The owner still has to choose who takes some of the markers.
    const waiting = after.asks.filter(({ what }) => what === 'marker');
    const markers = waiting.reduce((all, { many = 1 }) => all + many, sum(after, 'morale'));
    const lasting = waiting.reduce((all, { blow }) => all + (blow?.lasting ?? 0), sum(after, 'lasting'));
    return markers === sum(before, 'morale') ? 'nothing' : `square ${markers}${lasting > 0 ? ' one for good' : ''}`;
  }
  if (is.morale === was.morale && is.markers === was.markers) return 'nothing';
  const moved = is.base.x !== was.base.x || is.base.y !== was.base.y;
  const word = is.morale === was.morale ? 'marked' : is.morale === 1 ? 'shaken' : moved ? 'back' : 'stays';
  return `${word} ${is.morale} markers ${is.markers}${is.mostMarkers < was.mostMarkers ? ' one for good' : ''}`;
}

export interface Meeting {
  readonly shooter: Piece;
  readonly target: Piece;
}
export interface Legal {
  readonly position: Position;
  readonly setup: Setup;
}

function legal({ shooter, target }: Meeting, facts: readonly Fact[]): Legal | undefined {
  if (!fits(shooter, target, facts)) return undefined;
  const position = positionOf(shooter, target, facts);
  const setup = legalSetup(position);
  return setup && { position, setup };
}

export const couplesOf = (facts: readonly Fact[]): readonly (readonly [Fact, Fact])[] =>
  facts.flatMap((one, place) => facts.slice(place + 1).map((two): readonly [Fact, Fact] => [one, two]));

/** Legal positions with these facts, at most so many. The search begins elsewhere for every number, so that units vary. */
export function positionsWith(
  meetings: readonly Meeting[],
  facts: readonly Fact[],
  number: number,
  most: number,
): readonly (Legal & { readonly in: Meeting })[] {
  const possible = meetings.filter(({ shooter, target }) => fits(shooter, target, facts));
  const found: (Legal & { readonly in: Meeting })[] = [];
  for (let tries = 0; tries < possible.length && found.length < most; tries++) {
    const meeting = possible[(number * 7 + tries * 13) % possible.length] as Meeting;
    const one = legal(meeting, facts);
    if (one) found.push({ ...one, in: meeting });
  }
  return found;
}

const nameOf = (one: Fact, two: Fact): string => [`${one.of} ${one.name}`, `${two.of} ${two.name}`].sort().join(' and ');
const namesIn = (facts: readonly Fact[]): readonly string[] => couplesOf(facts).map((couple) => nameOf(...couple));

/** The most facts in one position of an ordinary run. */
const mostFacts = 5;

/**
 * Positions in which every two facts that can be true together are so at least once. A position with several facts stands for
 * all their pairs. Facts that forbid the shot, or leave it without effect, hide what the others do (they are not `telling`), so
 * they are tried in pairs only.
 */
export function everyPair(
  meetings: readonly Meeting[],
  facts: readonly Fact[],
  isTelling: (position: Position) => boolean,
): readonly Legal[] {
  const found: Legal[] = [];
  const seen = new Set<string>();
  const unseen = (some: readonly Fact[]): number => namesIn(some).filter((name) => !seen.has(name)).length;
  for (const [nth, couple] of couplesOf(facts).entries()) {
    if (seen.has(nameOf(...couple))) continue;
    const some = positionsWith(meetings, couple, nth, 6);
    const telling = some.find(({ position }) => isTelling(position));
    if (!telling) {
      found.push(...some.slice(0, 1));
      continue;
    }
    let [best, placed]: [Legal, readonly Fact[]] = [telling, couple];
    for (let tries = 0; tries < facts.length && placed.length < mostFacts; tries++) {
      const more = [...placed, facts[(nth * 5 + tries * 7) % facts.length] as Fact];
      if (unseen(more) <= unseen(placed) + (placed.length > 2 ? 1 : 0)) continue;
      const next = legal(telling.in, more);
      if (next && isTelling(next.position)) [best, placed] = [next, more];
    }
    found.push(best);
    for (const name of namesIn(placed)) seen.add(name);
  }
  return found;
}
