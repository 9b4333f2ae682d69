/**
 * Measures exact odds: one melee, its phases, possible changes, and all units against all units; compared with code written by
 * hand without the engine. Run it with `node tests/bench/odds.bench.ts`.
 */
import { bench, do_not_optimize, group, run, summary } from 'mitata';
import { units } from '../../src/engine/fr3/data/units.ts';
import { meleeOdds, refusals } from '../../src/engine/fr3/melee/ask.ts';
import { asQuestion, meleeCalculator } from '../../src/engine/fr3/melee/calculator.ts';
import { bout } from '../../src/engine/fr3/melee/combatant.ts';
import { melee } from '../../src/engine/fr3/melee/melee.ts';
import { meleePhases } from '../../src/engine/fr3/melee/phases.ts';
import type { MeleeQuestion } from '../../src/engine/fr3/melee/question.ts';
import { play } from '../../src/engine/kernel/chance.ts';
import { seeded } from '../../src/engine/kernel/dice.ts';
import { odds } from '../../src/engine/kernel/odds.ts';
import { changesOf } from '../engine/fr3/changed.ts';

/** Knights with a hero charge spears between two friends at the edge of a wood. */
const charge: MeleeQuestion = {
  a: { unit: 'knights', leader: 'hero-1-1' },
  b: { unit: 'spears', support: 2, ground: 'woods' },
  charge: 'a',
};
const plain: MeleeQuestion = { a: { unit: 'handweapons' }, b: { unit: 'spears' } };
/** Four dice: a contraption that is destroyed may explode. */
const explosion: MeleeQuestion = { a: { unit: 'large-monsters' }, b: { unit: 'contraptions' }, charge: 'a' };

const charging = bout(charge);
const exploding = bout(explosion);

/** The charge above without the engine: 6 against 5 and a shock, calculated by hand. */
function naiveCharge(): number[] {
  const ways = [0, 0, 0, 0, 0];
  for (let a = 1; a <= 10; a++)
    for (let b = 1; b <= 10; b++) {
      const mine = a + 6;
      const yours = b + 5;
      const at = mine === yours ? 0 : mine > yours ? (mine >= 2 * yours ? 1 : 2) : yours >= 2 * mine ? 3 : 4;
      ways[at] = (ways[at] as number) + 1;
    }
  return ways;
}

/** The explosion without the engine: four nested loops over 10,000 rolls. */
function naiveExplosion(): number[] {
  const ways = [0, 0, 0, 0, 0, 0];
  for (let a = 1; a <= 10; a++)
    for (let b = 1; b <= 10; b++)
      for (let fuse = 1; fuse <= 10; fuse++)
        for (let damage = 1; damage <= 10; damage++) {
          const mine = a + 8;
          const yours = b + 2;
          let at = 0;
          if (mine < yours) at = 1;
          else if (mine > yours) at = mine < 2 * yours ? 2 : fuse < 5 || damage < 7 ? 3 : damage < 9 ? 4 : 5;
          ways[at] = (ways[at] as number) + 1;
        }
  return ways;
}

/** The result of sampling a hundred thousand rolls, accurate to about two decimals. */
function sampled(rolls: number): number {
  const dice = seeded(1);
  let destroyed = 0;
  for (let n = 0; n < rolls; n++) if (play(melee(charging), dice).b.fate === 'destroyed') destroyed++;
  return destroyed / rolls;
}
function sampledByHand(rolls: number): number {
  const dice = seeded(1);
  const d10 = { decides: '', rules: [] };
  let destroyed = 0;
  for (let n = 0; n < rolls; n++) if (dice.roll(10, d10) + 6 >= 2 * (dice.roll(10, d10) + 5)) destroyed++;
  return destroyed / rolls;
}

const matrix = units
  .flatMap((a) => units.map((b): MeleeQuestion => ({ a: { unit: a.id }, b: { unit: b.id } })))
  .filter((question) => refusals(question).length === 0);

group('one melee, exactly (budget: 5 µs)', () => {
  summary(() => {
    bench('odds(melee(bout)), the bout made beforehand', () => do_not_optimize(odds(melee(charging))));
    bench('odds(melee(bout(question)))', () => do_not_optimize(odds(melee(bout(charge)))));
    bench('the same without circumstances', () => do_not_optimize(odds(melee(bout(plain)))));
    bench('baseline: two nested loops, no engine', () => do_not_optimize(naiveCharge()));
  });
});

group('with four dice', () => {
  summary(() => {
    bench('odds(melee(bout)) of an exploding contraption', () => do_not_optimize(odds(melee(exploding))));
    bench('baseline: four nested loops, no engine', () => do_not_optimize(naiveExplosion()));
  });
});

group('sampled, for comparison: 100,000 rolls, and not exact', () => {
  bench('playing the melee', () => do_not_optimize(sampled(100_000)));
  bench('two dice by hand, no engine', () => do_not_optimize(sampledByHand(100_000)));
});

group('a whole answer', () => {
  bench('meleeOdds(question): refusals, sums, odds', () => do_not_optimize(meleeOdds(charge)));
  bench('meleePhases of 6', () => do_not_optimize(meleePhases(charge, { phases: 6 })));
  bench('changes(): every single change', () => do_not_optimize(changesOf(meleeCalculator, asQuestion(charge))));
  bench(`all units against all units: ${matrix.length} melees`, () => {
    for (const question of matrix) do_not_optimize(odds(melee(bout(question))));
  });
});

await run();
