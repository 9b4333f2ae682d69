import { describe, expect, test } from 'vitest';
import { characters } from '../../../src/engine/fr3/character-combat/calculator.ts';
import { ask } from '../../../src/engine/kernel/calculator/answer.ts';
import type { Question } from '../../../src/engine/kernel/calculator/question.ts';
import { refusals } from '../../../src/engine/kernel/calculator/refusals.ts';
import { type Dice, fractionsByHand, picker } from './by-hand.ts';

// Rolls about characters computed by hand, from the facts of the rule inventory and with nothing from the engine.

type Facts = Readonly<Record<string, unknown>>;
interface Person {
  readonly facts: Facts;
  guard: boolean;
  fate: 'fighting' | 'killed' | 'captured' | 'escaped';
}
const person = (facts: Facts): Person => ({ facts, guard: facts.guarded === true, fate: 'fighting' });

/** Melee and rally bonuses of each grade. */
const grades: Readonly<Record<string, readonly [number, number]>> = {
  none: [0, 0],
  'hero-1-1': [1, 1],
  'hero-2-0': [2, 0],
  'sub-commander-1-2': [1, 2],
  'sub-commander-2-1': [2, 1],
  'general-2-2': [2, 2],
};
const grade = (facts: Facts) => grades[String(facts.leader ?? 'none')] as readonly [number, number];
const skill = (facts: Facts) => (facts.assassin === 'elite' ? 2 : facts.assassin === 'assassin' ? 1 : 0);
const factor = (facts: Facts) =>
  grade(facts)[0] + (facts.superhero ? 1 : 0) + (facts.weapon ? 1 : 0) + skill(facts) + Number(facts.other ?? 0);

/**
 * The results table: killed on 1 to 3, captured on 4 to 6, escapes above. A character that cannot be captured escapes; a null
 * never escapes.
 */
function lot(dice: Dice, facts: Facts, plus: number, contact = true): 'killed' | 'captured' | 'escapes' {
  const face = dice(10) + plus + (facts.armor ? 1 : 0);
  if (face <= 3) return 'killed';
  if (face > 6 && !facts.null) return 'escapes';
  return facts.unitCharacter || !contact ? 'escapes' : 'captured';
}

/** Out of the 100 throws of two d10s: how many the first side wins, ties and loses. */
function contest(mine: number, yours: number): [number, number, number] {
  const ways: [number, number, number] = [0, 0, 0];
  for (let a = 1; a <= 10; a++)
    for (let b = 1; b <= 10; b++) {
      const at = a + mine > b + yours ? 0 : a + mine === b + yours ? 1 : 2;
      ways[at]++;
    }
  return ways;
}

/** One phase of a fight. The fight goes on at once after a bodyguard falls, until it is tied or decided. */
function fight(dice: Dice, a: Person, b: Person): void {
  while (a.fate === 'fighting' && b.fate === 'fighting') {
    const outcome = dice(contest(a.guard ? 0 : factor(a.facts), b.guard ? 0 : factor(b.facts)));
    if (outcome === 2) return;
    const [winner, loser] = outcome === 1 ? [a, b] : [b, a];
    if (loser.guard) loser.guard = false;
    else if (winner.guard) loser.fate = 'killed';
    else {
      const fate = lot(dice, loser.facts, -skill(winner.facts));
      loser.fate = fate === 'escapes' ? 'escaped' : fate;
    }
  }
}

function duel(dice: Dice, of: Facts, against: Facts, phases: number): string {
  const a = person(of);
  const b = person(against);
  for (let n = 0; n < phases; n++) fight(dice, a, b);
  if (b.fate !== 'fighting') return `b-${b.fate}`;
  if (a.fate !== 'fighting') return `a-${a.fate}`;
  return a.guard === (of.guarded === true) && b.guard === (against.guarded === true) ? 'tied' : 'guard';
}

function murder(dice: Dice, of: Facts, victim: Facts, phases: number): string {
  let left = Number(of.count ?? 1);
  let fled = 0;
  const target = person(victim);
  for (let n = 0; n < phases && left > 0; n++) {
    for (let turn = left; turn > 0; turn--) {
      target.fate = 'fighting';
      const one = person(of);
      fight(dice, one, target);
      if (one.fate !== 'fighting') left--;
      if (one.fate === 'escaped') fled++;
      const fate = target.fate as Person['fate'];
      if (fate === 'killed' || fate === 'captured') return fate;
      if (fate === 'escaped' && victim.alone) return fate;
    }
    if ((target.fate as Person['fate']) === 'escaped') return 'escaped';
  }
  return left > 0 ? 'tied' : fled > 0 ? 'fled' : 'lost';
}

function haunt(dice: Dice, of: Facts, phases: number): string {
  for (let n = 0; n < phases; n++) {
    if (dice(10) + factor(of) + (of.necromanticWard ? 2 : 0) >= dice(10)) return 'destroyed';
    const fate = lot(dice, of, 0);
    if (fate !== 'escapes') return fate;
  }
  return 'held';
}

const causes: Readonly<Record<string, readonly [plus: number, contact: boolean | undefined]>> = {
  melee: [0, true],
  fire: [0, undefined],
  lone: [0, true],
  die: [-2, undefined],
  structure: [-1, undefined],
  gate: [0, true],
};
function struck(dice: Dice, of: Facts): 'killed' | 'captured' | 'escapes' | 'guard' {
  const [plus, sure] = causes[String(of.cause ?? 'melee')] as (typeof causes)[string];
  const fate = lot(dice, of, plus, sure ?? of.contact === true);
  return of.guarded && fate !== 'escapes' ? 'guard' : fate;
}
/** One step for each movement phase of the captive’s own side. */
function prison(dice: Dice, of: Facts, steps: number): 'free' | 'captive' | 'killed' {
  for (let n = 0; n < steps; n++) {
    const busy = n < Number(of.engaged ?? 0);
    const face = dice(10);
    if (face <= (busy ? 2 : 1)) return 'killed';
    if (face <= (busy ? 4 : 2) && !of.null) return 'free';
  }
  return 'captive';
}

type Game = (dice: Dice, a: Facts, b: Facts, turns: number) => string;
interface Roll {
  readonly once: Game;
  readonly later?: Game;
}
const oracle: Readonly<Record<string, Roll>> = {
  challenge: { once: (dice, a, b) => duel(dice, a, b, 1), later: duel },
  assassin: { once: (dice, a, b) => murder(dice, a, b, 1), later: murder },
  ethereal: { once: (dice, a) => haunt(dice, a, 1), later: (dice, a, _, turns) => haunt(dice, a, turns) },
  results: {
    once: struck,
    later: (dice, a, _, turns) => {
      const fate = struck(dice, a);
      return fate === 'captured' ? prison(dice, a, turns) : fate === 'killed' ? fate : 'free';
    },
  },
  captive: { once: (dice, a) => prison(dice, a, 1), later: (dice, a, _, turns) => prison(dice, a, turns) },
  'captor-destroyed': { once: (dice, a) => lot(dice, a, 0, a.another === true) },
  nullify: {
    once: (dice, _, b) => (dice(10) + grade(b)[1] + (b.superhero ? 1 : 0) + Number(b.other ?? 0) >= 6 ? 'resists' : 'nullified'),
  },
};

const fighter = {
  leader: Object.keys(grades),
  superhero: [true],
  weapon: [true],
  armor: [true],
  guarded: [true],
  assassin: ['assassin', 'elite'],
  null: [true],
  other: [-1, 1, 2],
};
const { guarded: _guarded, ...unguarded } = fighter;
const saidOf: Readonly<Record<string, readonly [object, object?]>> = {
  challenge: [fighter, fighter],
  assassin: [
    { ...unguarded, count: [2] },
    { ...fighter, alone: [true] },
  ],
  ethereal: [{ ...unguarded, necromanticWard: [true], unitCharacter: [true] }],
  results: [
    {
      cause: Object.keys(causes),
      contact: [true],
      armor: [true],
      guarded: [true],
      null: [true],
      unitCharacter: [true],
      engaged: [1, 2, 3],
    },
  ],
  captive: [{ engaged: [1, 2, 3, 8], null: [true] }],
  'captor-destroyed': [{ another: [true], armor: [true], null: [true] }],
  nullify: [{}, { leader: Object.keys(grades), superhero: [true], other: [-2, 1, 3] }],
};
const sizes: Readonly<Record<string, number>> = {
  challenge: 24,
  assassin: 10,
  ethereal: 14,
  results: 16,
  captive: 8,
  'captor-destroyed': 8,
  nullify: 12,
};

function queriesOf(roll: string): Question[] {
  const pick = picker(roll.length * 104729);
  const [ofA, ofB] = saidOf[roll] as readonly [Record<string, readonly unknown[]>, Record<string, readonly unknown[]>?];
  const found: Question[] = [];
  for (let tries = 0; found.length < (sizes[roll] as number) && tries < 3000; tries++) {
    const a = { ...(roll === 'assassin' ? { leader: 'hero-1-1', assassin: 'assassin' } : {}), ...pick.some(ofA, 3) };
    const b = pick.some(ofB ?? {}, 3);
    const parts: Question['parts'] = roll === 'nullify' ? { b } : ofB ? { a, b } : { a };
    const question: Question = { roll, parts };
    if (refusals(characters, question).length === 0) found.push(question);
  }
  return found;
}

const shares = (outcomes: readonly { readonly id: string; readonly chance: unknown }[]) =>
  Object.fromEntries(outcomes.filter(({ chance }) => String(chance) !== '0').map(({ id, chance }) => [id, String(chance)]));

describe('every chance is that of a count by hand', () => {
  let counted = 0;
  test.each(Object.keys(oracle))('queries of %s', (roll) => {
    const { once, later } = oracle[roll] as Roll;
    const queries = queriesOf(roll);
    expect(queries).toHaveLength(sizes[roll] as number);
    for (const question of queries) {
      const { a = {}, b = {} } = question.parts;
      const reply = ask(characters, later ? { ...question, turns: 2 } : question);
      if (!reply.ok) throw new Error('refused');
      expect({ question, shares: shares(reply.outcomes) }).toEqual({
        question,
        shares: fractionsByHand((dice) => once(dice, a, b, 1)),
      });
      for (const [at, stage] of (reply.course ?? []).entries())
        expect({ question, at, shares: shares(stage.outcomes) }).toEqual({
          question,
          at,
          shares: fractionsByHand((dice) => (later as Game)(dice, a, b, at + 1)),
        });
      counted++;
    }
  });

  // A thief: the first die says what he does, the second which item he takes.
  const thief = (items: number, camp: boolean) => (dice: Dice) => {
    if (!camp && items === 0) return 'nothing';
    const face = dice(10);
    if (face >= 4 && face <= 7) return 'caught';
    const first = camp || dice(items) === 1;
    return face < 4 ? (first ? 'prize' : 'item') : first ? 'vanishes-prize' : 'vanishes';
  };
  test('a thief on a camp and on characters with up to four items', () => {
    for (const t of [{ camp: true }, { items: 0 }, { items: 1 }, { items: 2 }, { items: 3 }, { items: 4 }]) {
      const reply = ask(characters, { roll: 'thief', parts: { t } });
      if (!reply.ok) throw new Error('refused');
      expect(shares(reply.outcomes)).toEqual(fractionsByHand(thief(t.items ?? 2, t.camp === true)));
      counted++;
    }
  });

  test('90 of them', () => expect(counted).toBeGreaterThanOrEqual(90));
});
