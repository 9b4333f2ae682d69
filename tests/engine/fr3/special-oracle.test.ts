import { describe, expect, test } from 'vitest';
import { special } from '../../../src/engine/fr3/special/calculator.ts';
import { ask } from '../../../src/engine/kernel/calculator/answer.ts';
import type { Question } from '../../../src/engine/kernel/calculator/question.ts';
import { refusals } from '../../../src/engine/kernel/calculator/refusals.ts';
import { again, type Dice, fractionsByHand, picker } from './by-hand.ts';
import { Troop } from './nerve-oracle.ts';

// Special rolls by hand, from the facts of the rule inventory and with nothing from the engine.

type Said = Readonly<Record<string, unknown>>;
type Parts = Readonly<Record<string, Said>>;

// ---- Fire: two squares of ground, each with what lies on it ------------------------------------

/** A fire goes out on this face or more. */
const outFrom: Readonly<Record<string, number>> = {
  forest: 9,
  ground: 7,
  wood: 7,
  earth: 7,
  marsh: 5,
  masonry: 5,
  airAndWater: 3,
};
class Place {
  readonly ground: string;
  flame: 0 | 1 | 2 = 0; // nothing, smolder, fire
  old: 0 | 1 | 2 = 0;
  constructor(ground: string) {
    this.ground = ground;
  }
  roll(dice: Dice): 'B' | 'F' | 'E' {
    const face = dice(10);
    return face <= 2 ? 'B' : face >= (outFrom[this.ground] as number) ? 'E' : 'F';
  }
  catches(dice: Dice) {
    const result = this.roll(dice);
    this.flame = result === 'B' ? 2 : result === 'F' ? 1 : 0;
  }
}
function burn({ here = 'forest', start = 'set', beside = 'no', lies = 'edge' }: Said, dice: Dice, turns: number): string {
  const one = new Place(String(here));
  const two = beside === 'no' ? undefined : new Place(String(beside));
  let together = false;
  let caught = false;
  if (start === 'set') one.catches(dice);
  else one.flame = start === 'fire' ? 2 : 1;
  for (let turn = 0; turn < turns; turn++) {
    for (const place of [one, two]) if (place) place.old = place.flame;
    const burning = together ? [one] : [one, two].filter((place) => place?.old === 2);
    for (const place of burning as Place[]) {
      if (place.flame !== 2) continue;
      const next = place === one ? two : one;
      if (place.ground === 'airAndWater' || place.roll(dice) === 'E') {
        place.flame = 0;
        if (together && next) next.flame = 0;
        together = false;
        continue;
      }
      if (next?.flame !== 0) continue;
      if (place.ground === 'forest' && next.ground === 'forest') {
        if (place.roll(dice) === 'B') {
          next.flame = 2;
          together = true;
        }
      } else if (place.ground === 'wood' && next.ground === 'wood' && lies === 'edge') next.catches(dice);
      else if (place.ground === 'ground' || place.ground === 'earth') {
        // Of the clock faces, 12, 3, 6 and 9 cross an edge, and two faces cross each corner. The neighbour lies at 12, or at 1
        // and 2.
        const face = dice(12);
        if (lies === 'edge' ? face === 12 : face <= 2) next.catches(dice);
      }
      if (two && two.flame > 0) caught = true;
    }
    for (const place of [one, two]) if (place && place.old === 1 && place.flame === 1) place.flame = 2;
  }
  const alight = one.flame > 0;
  const other = two !== undefined && two.flame > 0;
  if (alight && other) return 'both';
  if (other) return 'beside';
  if (alight) return caught ? 'burns-again' : one.flame === 1 ? 'smolders' : 'burns';
  return caught ? 'out-spread' : 'out';
}
/** The first roll: setting the fire, or the next Turn Fire Phase. */
const firstOf = (s: Said, dice: Dice) => burn(s, dice, (s.start ?? 'set') === 'set' ? 0 : 1);

// ---- Before the battle -------------------------------------------------------------------------

const view = (dice: Dice, seer: unknown) => (seer === 'positive' ? true : seer === 'negative' ? false : dice(10) >= 4);
function omens({ a, b }: Parts, dice: Dice): string {
  if (dice(10) < 7) return 'none';
  const mine = view(dice, a?.seer);
  const theirs = view(dice, b?.seer);
  return mine ? (theirs ? 'both' : 'only-you') : theirs ? 'only-them' : 'neither';
}

/** The results from best to worst, after the one wanted most. */
const liked = [1, 5, 2, 4, 3, 7, 9, 8, 10];
function seer(want: number, dice: Dice): string {
  let says = dice(10);
  if (says === 6) {
    // A second 6 is rolled again, so nine faces are left.
    const two = [dice(9), dice(9)].map((face) => (face >= 6 ? face + 1 : face));
    const order = [want, ...liked];
    says = two.sort((x, y) => order.indexOf(x) - order.indexOf(y))[0] as number;
  }
  if (says !== 4) return String(says);
  const face = dice(10);
  return `4-${face <= 3 ? 'exceptional-weapon' : face <= 6 ? 'exceptional-armor' : face <= 8 ? 'magic-ward' : 'stored-spell'}`;
}

const scouted = (said: Said, water: boolean) => {
  const has = (key: string) => Number(said[key] ?? 0);
  return (
    5 * has('flying') +
    (water ? 5 * has('swimming') : 0) +
    2 * has('light') -
    2 * has('burrowing') +
    10 * has('hired') +
    (said.seer === 'map' ? 30 : said.seer === 'late' ? -20 : 0)
  );
};
function edge({ a = {}, b = {} }: Parts, dice: Dice): string {
  const margin = scouted(a, a.water === true) - scouted(b, a.water === true);
  const size = Math.abs(margin);
  if (size >= 15 && size <= 19) return margin > 0 ? 'a' : 'b';
  const bonus = size >= 1 && size <= 4 ? 1 : size >= 5 && size <= 9 ? 3 : size >= 10 && size <= 14 ? 5 : 0;
  const mine = dice(10) + (margin > 0 ? bonus : 0);
  const theirs = dice(10) + (margin < 0 ? bonus : 0);
  if (mine === theirs) throw again;
  return mine > theirs ? 'a' : 'b';
}

const comes = (turn: number, rear: boolean, dice: Dice) => {
  if (turn >= 5) return dice(10) >= 1;
  return dice(10) - (rear ? 2 : 0) >= 11 - 2 * turn;
};

// ---- Gates -------------------------------------------------------------------------------------

const denizens = ['planar-entity', 'blob', 'major-spirit', 'minor-spirit', 'lesser-spirit'];
const arrives = (entity: boolean, dice: Dice) => {
  const id = denizens[Math.ceil(dice(10) / 2) - 1] as string;
  return id === 'planar-entity' && entity ? 'none' : id;
};
const bends = (id: string, dice: Dice) => dice(10) >= 6 - denizens.indexOf(id);
function gate({ entity, met }: Said, dice: Dice): string {
  const id = arrives(entity === true, dice);
  if (id === 'none') return id;
  return met && bends(id, dice) ? `${id}-ours` : `${id}-free`;
}
function will({ denizen = 'planar-entity', contested }: Said, dice: Dice): string {
  let whose = 'ours';
  if (contested) {
    const mine = dice(10);
    const theirs = dice(10);
    if (mine === theirs) return 'free';
    if (mine < theirs) whose = 'theirs';
  }
  return bends(String(denizen), dice) ? whose : 'free';
}

// ---- Machines ----------------------------------------------------------------------------------

const surcharge = (bases: number) => bases - 1;
function works(points: number, assistant: boolean, bases: number, dice: Dice): boolean {
  const row = Math.min(4, points - surcharge(bases));
  const face = dice(10);
  return row >= 1 && face > 2 && face + (assistant ? 1 : 0) >= 11 - 2 * row;
}
/** Tries every way to divide the points into attempts, and keeps the best one. */
function cuts(points: number, bases: number): number[][] {
  const least = surcharge(bases) + 1;
  const all: number[][] = [[]];
  for (let first = least; first <= Math.min(points, surcharge(bases) + 4); first++)
    for (const rest of cuts(points - first, bases)) all.push([first, ...rest]);
  return all;
}
function fails(points: number, assistant: boolean, bases: number): number {
  const row = Math.min(4, points - surcharge(bases));
  const needs = Math.max(3, 11 - 2 * row - (assistant ? 1 : 0));
  return (needs - 1) / 10;
}
function aTurn({ assistant, clockLow, bases = 1 }: Said, dice: Dice): string {
  const helped = assistant === true;
  let points = dice(6);
  if (clockLow) points = Math.floor(points / 2);
  if (helped) points += Math.max(0, dice(5) - 2);
  const tried = cuts(points, Number(bases));
  const failing = (cut: readonly number[]) => cut.reduce((chance, spent) => chance * fails(spent, helped, Number(bases)), 1);
  const best = tried.reduce((kept, cut) => (failing(cut) < failing(kept) - 1e-12 ? cut : kept));
  return best.some((spent) => works(spent, helped, Number(bases), dice)) ? 'works' : 'fails';
}

const breeds = (dice: Dice) => {
  const face = dice(10);
  return face <= 2 ? 'nothing' : face <= 7 ? 'mobs' : face <= 9 ? 'blobs' : 'large-monsters';
};
const attacked = (dice: Dice) => (dice(10) >= 7 ? 'stands' : breeds(dice));

/** A destroyed contraption explodes on 5 or more; a damage roll of 7 or more then demoralizes, 9 or more kills. */
function bang(troop: Troop, dice: Dice): string {
  if (dice(10) < 5) return 'unharmed';
  const face = dice(10);
  if (face < 7) return 'unharmed';
  // Elementals ignore missile and artillery results that would demoralize.
  if (face < 9) return troop.kind === 'elemental' ? 'unharmed' : troop.shaken('melee');
  return troop.die();
}

// ---- The comparison ----------------------------------------------------------------------------

type Game = (parts: Parts, dice: Dice) => string;
interface Roll {
  readonly queries: readonly Parts[];
  readonly once: Game;
  readonly later?: (parts: Parts, dice: Dice, row: number) => string;
  readonly turns?: number;
}

const pick = picker(2003);
const grounds = Object.keys(outFrom);
const fires: Parts[] = Array.from({ length: 24 }, () => ({
  s: {
    here: pick.one(grounds),
    ...pick.some({ start: ['smolder', 'fire'], beside: grounds }, 1),
    ...pick.some({ lies: ['corner'] }, 2),
  },
}));
const each = (key: string, values: readonly unknown[]): Parts[] => values.map((value) => ({ s: { [key]: value } }));
const until = (stop: string, game: (dice: Dice) => string) => (dice: Dice, turns: number) => {
  for (let n = 1; n < turns; n++) {
    const found = game(dice);
    if (found !== stop) return found;
  }
  return game(dice);
};
const s = ({ s: said = {} }: Parts) => said;

const oracle: Readonly<Record<string, Roll>> = {
  fire: {
    queries: fires,
    once: (parts, dice) => firstOf(s(parts), dice),
    later: (parts, dice, row) => burn(s(parts), dice, row),
    turns: 2,
  },
  omens: {
    queries: ['no', 'positive', 'negative'].flatMap((mine) =>
      ['no', 'positive', 'negative'].map((theirs) => ({ a: { seer: mine }, b: { seer: theirs } })),
    ),
    once: omens,
  },
  seer: {
    queries: [1, 2, 3, 4, 5, 7, 8, 9, 10].map((want) => ({ a: { want } })),
    once: ({ a }, dice) => seer(Number(a?.want), dice),
  },
  scouting: {
    queries: Array.from({ length: 20 }, () => {
      const has = { flying: [1, 2, 3], swimming: [1, 2], light: [1, 2, 4], burrowing: [1, 2], hired: [1], seer: ['map', 'late'] };
      return { a: { ...pick.some(has, 3), ...pick.some({ water: [true] }, 3) }, b: pick.some(has, 3) };
    }),
    once: edge,
  },
  flanking: {
    queries: [1, 2, 3, 4, 5].flatMap((from) => [true, false].map((rear) => ({ s: { from, rear } }))),
    once: (parts, dice) => (comes(Number(s(parts).from), s(parts).rear === true, dice) ? 'comes' : 'waits'),
    later: (parts, dice, row) => {
      for (let turn = Number(s(parts).from); turn <= row; turn++) if (comes(turn, s(parts).rear === true, dice)) return 'there';
      return 'away';
    },
  },
  gate: {
    queries: [{ s: {} }, { s: { entity: true } }, { s: { met: true } }, { s: { entity: true, met: true } }],
    once: (parts, dice) => gate(s(parts), dice),
    later: (parts, dice, row) => {
      let entity = s(parts).entity === true;
      for (let n = 0; n < row; n++) entity = arrives(entity, dice) === 'planar-entity' || entity;
      return entity ? 'entity' : 'no-entity';
    },
    turns: 3,
  },
  dominate: {
    queries: denizens.flatMap((denizen) => [true, false].map((contested) => ({ s: { denizen, contested } }))),
    once: (parts, dice) => will(s(parts), dice),
    later: (parts, dice, row) => until('free', (thrown) => will(s(parts), thrown))(dice, row),
    turns: 2,
  },
  activate: {
    queries: [1, 2, 4, 6].flatMap((bases) =>
      [1, 2, 3, 4].flatMap((row) => [
        { s: { bases, points: row + bases - 1 } },
        { s: { bases, points: row + bases - 1, assistant: true } },
      ]),
    ),
    once: (parts, dice) => {
      const { points, bases, assistant } = s(parts);
      return works(Number(points), assistant === true, Number(bases), dice) ? 'works' : 'fails';
    },
  },
  pool: {
    queries: [1, 2, 4].flatMap((bases) => [
      { s: { bases } },
      { s: { bases, assistant: true } },
      { s: { bases, clockLow: true } },
      { s: { bases, assistant: true, clockLow: true } },
    ]),
    once: (parts, dice) => aTurn(s(parts), dice),
    later: (parts, dice, row) => until('fails', (thrown) => aTurn(s(parts), thrown))(dice, row),
    turns: 1,
  },
  vat: {
    queries: [{ s: {} }],
    once: (_, dice) => breeds(dice),
    later: (_, dice, row) => {
      const brood = Array.from({ length: row }, () => breeds(dice));
      if (brood.includes('large-monsters')) return 'monster';
      return brood.includes('blobs') ? 'blob' : brood.includes('mobs') ? 'mobs' : 'none';
    },
    turns: 4,
  },
  'vat-attacked': {
    queries: [{ s: {} }],
    once: (_, dice) => attacked(dice),
    later: (_, dice, row) => until('stands', attacked)(dice, row),
    turns: 3,
  },
  cyclics: {
    queries: each('stage', ['eggs', 'larvae', 'adults']),
    once: (parts) => String(s(parts).stage),
    later: (parts, _, row) => {
      const life = ['eggs', 'larvae', 'adults'];
      return life[(life.indexOf(String(s(parts).stage)) + row) % 3] as string;
    },
    turns: 7,
  },
  explosion: {
    queries: [
      { unit: 'spears' },
      { unit: 'spears', state: 1 },
      { unit: 'spears', state: 2, leader: 'hero-1-1' },
      { unit: 'knights', undead: true },
      { unit: 'large-monsters', state: 1, blocked: true },
      { unit: 'fire-elemental', state: 1 },
      { unit: 'heavy-cavalry', barbarian: true },
      { unit: 'mounted', parasitics: 'ordinary' },
    ].map((u) => ({ u })),
    once: ({ u }, dice) => bang(new Troop(u as never), dice),
    later: ({ u }, dice, row) => {
      const troop = new Troop(u as never);
      bang(troop, dice);
      for (let n = 0; n < row; n++) troop.rallies(dice);
      return troop.stands;
    },
    turns: 2,
  },
};

const shares = (outcomes: readonly { readonly id: string; readonly chance: unknown }[]) =>
  Object.fromEntries(outcomes.filter(({ chance }) => String(chance) !== '0').map(({ id, chance }) => [id, String(chance)]));

describe('every chance is that of a count by hand', () => {
  let counted = 0;
  test.each(Object.keys(oracle))('queries of %s', (roll) => {
    const { queries, once, later, turns } = oracle[roll] as Roll;
    for (const parts of queries) {
      const question: Question = { roll, parts, ...(turns === undefined ? {} : { turns }) };
      if (refusals(special, question).length > 0) continue;
      const reply = ask(special, question);
      if (!reply.ok) throw new Error('refused');
      expect({ question, shares: shares(reply.outcomes) }).toEqual({
        question,
        shares: fractionsByHand((dice) => once(parts, dice)),
      });
      for (const { row, outcomes } of reply.course ?? [])
        expect({ question, row, shares: shares(outcomes) }).toEqual({
          question,
          row,
          shares: fractionsByHand((dice) => (later as NonNullable<typeof later>)(parts, dice, row)),
        });
      counted++;
    }
  });

  test('more than 120 of them', () => expect(counted).toBeGreaterThan(120));
});
