import { describe, expect, test } from 'vitest';
import { nerve } from '../../../src/engine/fr3/nerve/calculator.ts';
import { ask } from '../../../src/engine/kernel/calculator/answer.ts';
import type { Question } from '../../../src/engine/kernel/calculator/question.ts';
import { refusals } from '../../../src/engine/kernel/calculator/refusals.ts';
import { type Dice, fractionsByHand, picker } from './by-hand.ts';
import { course, type Facts, rolls, Troop, unitsByHand } from './nerve-oracle.ts';

/** Circumstances of the unit, besides those of every rally roll. */
const always = {
  state: [0, 1, 1, 2],
  elite: ['1-1-0', '2-0-0', '0-1-1'],
  undead: [true],
  barbarian: [true],
  mutation: [true],
  leader: ['hero-1-1', 'hero-2-0', 'sub-commander-1-2', 'general-2-2'],
  superhero: [true],
  healer: [true],
  standard: ['bearer', 'group'],
  parasitics: ['ordinary', 'elite'],
  bless: [true],
  sacredSite: [true],
  other: [-2, -1, 1, 2],
  form: ['block', 'mass', '1x2'],
  markers: [0, 1, 2],
};
const shaken = { blocked: [true], bard: [true], inquisition: [true], grogRation: [true] };
const feared = { mounts: [true], feared: [true], wizardWard: [true], automaton: [true] };
const besides: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  rally: { lost: [1, 2], poisoned: [1, 2], bard: [true], nullField: [true] },
  trap: {
    trap: ['elite', 'grapple'],
    grapplers: [2, 3],
    mechanic: [true],
    alchemist: ['alchemist', 'master'],
    automaton: [true],
  },
  parasitics: { automaton: [true] },
  purge: { poisoned: [1] },
  fade: {},
  'fear-charged': { ...shaken, ...feared },
  'fear-charging': { bard: [true], grogRation: [true], inquisition: [true], ...feared },
  throwing: { blocked: [true], bard: [true], inquisition: [true] },
  'prepared-trap': { alchemist: ['alchemist'], automaton: [true] },
  'over-pursuit': {},
  reputation: { bard: [true], grogRation: [true], inquisition: [true], mounts: [true], feared: [true], automaton: [true] },
  taunt: { automaton: [true] },
  gaze: { armor: [true], automaton: [true] },
  ethereal: shaken,
  poison: {},
  infest: { automaton: [true] },
  breach: { bard: [true], inquisition: [true] },
  withdraw: { bard: [true] },
  'ride-off': { bard: [true] },
  overrun: { by: ['engulf', 'crash'], blocked: [true] },
};
/** The unit kinds that can make a roll, for rolls that not every unit can make. */
const only: Readonly<Record<string, readonly string[]>> = { withdraw: ['mounted'], 'ride-off': ['dragoons'] };
const atLeast: Readonly<Record<string, object>> = {
  rally: { state: 1 },
  poison: { state: 1 },
  parasitics: { parasitics: 'ordinary' },
  purge: { state: 1, poisoned: 1, healer: true },
};
const foes: readonly Facts[] = [
  ...['dragons', 'leviathans', 'large-monsters', 'blobs', 'spears', 'swarms', 'contraptions', 'tricksters'].map((unit) => ({
    unit,
  })),
  { unit: 'mobs', undead: true },
  { unit: 'knights', mounts: true },
  { unit: 'mobs', dread: 'mark' },
  { unit: 'battlewagons', dread: 'ark' },
  { unit: 'battlewagons', dread: 'god-image' },
  { unit: 'major-spirits', dread: 'entity' },
];

const perRoll = 14;

/** Questions about one roll that the rules allow, the same in every run. */
function queriesOf(roll: string): Question[] {
  const pick = picker(roll.length * 7919 + roll.charCodeAt(0));
  const found: Question[] = [];
  for (let tries = 0; found.length < perRoll && tries < 4000; tries++) {
    const u = {
      ...atLeast[roll],
      ...pick.some(always, 5),
      ...pick.some(besides[roll] ?? {}, 3),
      unit: pick.one(only[roll] ?? unitsByHand),
    };
    const parts: Question['parts'] = roll.startsWith('fear-') ? { u, f: pick.one(foes) } : { u };
    const question: Question = { roll, parts, turns: roll === 'overrun' ? 2 : 3 };
    const { turns: _turns, ...once } = question;
    const asked = nerve.procedures.find(({ id }) => id === roll)?.course ? question : once;
    if (refusals(nerve, asked).length === 0) found.push(asked);
  }
  return found;
}

const shares = (outcomes: readonly { readonly id: string; readonly chance: unknown }[]) =>
  Object.fromEntries(outcomes.filter(({ chance }) => String(chance) !== '0').map(({ id, chance }) => [id, String(chance)]));

describe('every chance is that of a count by hand', () => {
  let counted = 0;
  for (const roll of Object.keys(rolls))
    test(`${perRoll} queries of ${roll}`, () => {
      const queries = queriesOf(roll);
      expect(queries).toHaveLength(perRoll);
      for (const question of queries) {
        const { u, f = { unit: 'spears' } } = question.parts as { u: Facts; f?: Facts };
        const reply = ask(nerve, question);
        if (!reply.ok) throw new Error('refused');
        const once = (dice: Dice) => (rolls[roll] as (typeof rolls)[string])(new Troop(u), dice, f);
        expect({ question, shares: shares(reply.outcomes) }).toEqual({ question, shares: fractionsByHand(once) });
        reply.course?.forEach((stage, at) => {
          expect({ question, at, shares: shares(stage.outcomes) }).toEqual({
            question,
            at,
            shares: fractionsByHand(course(roll, u, f, at + 1)),
          });
        });
        counted++;
      }
    });

  // The markers of a square lie on as few of its units as possible: the best unit takes those that the others cannot.
  const markersLeft = (units: number, plus: number, markers: number, phases: number) => (dice: Dice) => {
    let left = markers;
    for (let n = 0; n < phases && left > 0; n++) {
      const best = left - 2 * (units - 1);
      if (dice(10) + plus - Math.max(0, best) >= 6) left = Math.max(0, left - 2);
    }
    return left === 0 ? 'fresh' : left < markers ? 'fewer' : 'same';
  };
  test('squares of 2, 4 and 6 with all the markers that they can bear', () => {
    for (const bases of [2, 4, 6])
      for (let markers = 1; markers <= 2 * bases; markers++) {
        const reply = ask(nerve, {
          roll: 'square',
          parts: { u: { unit: 'pikes', leader: 'hero-1-1' }, s: { bases, markers } },
          turns: 3,
        });
        if (!reply.ok) throw new Error('refused');
        expect([markers, shares(reply.outcomes)]).toEqual([markers, fractionsByHand(markersLeft(bases, 1, markers, 1))]);
        expect(shares(reply.course?.[2]?.outcomes ?? [])).toEqual(fractionsByHand(markersLeft(bases, 1, markers, 3)));
        counted++;
      }
  });

  const repaired = (needs: number, markers: number, phases: number) => (dice: Dice) => {
    let left = markers;
    for (let n = 0; n < phases && left > 0; n++) if (dice(10) >= needs) left--;
    return left === 0 ? 'whole' : left < markers ? 'better' : 'same';
  };
  test.each([
    ['ship', 'none', 6],
    ['ship', 'general-2-2', 4],
    ['structure', 'hero-1-1', 5],
    ['automaton', 'none', 6],
    ['auto-repair', 'none', 4],
  ])('repair by %s (%s) on %d+', (by, leader, needs) => {
    for (let markers = 1; markers <= 4; markers++) {
      const reply = ask(nerve, { roll: 'repair', parts: { s: { by, leader, markers } }, turns: 4 });
      if (!reply.ok) throw new Error('refused');
      for (const [at, stage] of (reply.course ?? []).entries())
        expect(shares(stage.outcomes)).toEqual(fractionsByHand(repaired(needs, markers, at + 1)));
      counted++;
    }
  });

  test('more than 300 of them', () => expect(counted).toBeGreaterThan(300));
});
