/**
 * Measures the calculators for rallies and morale, characters and special rolls: an answer, possible changes, turns in a row. The
 * largest one is compared with code written by hand without the engine.
 */
import { bench, do_not_optimize, group, run, summary } from 'mitata';
import { characters } from '../../src/engine/fr3/character-combat/calculator.ts';
import { nerve } from '../../src/engine/fr3/nerve/calculator.ts';
import { special } from '../../src/engine/fr3/special/calculator.ts';
import { readAddress } from '../../src/engine/kernel/calculator/address.ts';
import { type Answer, answerOf, ask } from '../../src/engine/kernel/calculator/answer.ts';
import { changes } from '../../src/engine/kernel/calculator/changes.ts';
import { type Calculator, type Procedure, procedureOf, viewOf } from '../../src/engine/kernel/calculator/procedure.ts';
import { odds } from '../../src/engine/kernel/odds.ts';

const question = (calculator: Calculator, address: string) => readAddress(calculator, address).question;

/** The same course without the engine: two morale states, one chance per phase. */
function naiveRally(): number[] {
  let shaken = 1;
  const found: number[] = [];
  for (let phase = 0; phase < 8; phase++) {
    let fails = 0;
    for (let face = 1; face <= 10; face++) if (face - 1 < 6) fails++;
    shaken *= fails / 10;
    found.push(1 - shaken);
  }
  return found;
}

const asked = [
  [nerve, 'roll=rally&u=spears&u.state=1&turns=8'],
  [nerve, 'roll=fear-charged&u=spears&u.state=1&f=dragons'],
  [nerve, 'roll=trap&u=knights&u.trap=elite&turns=8'],
  [characters, 'roll=challenge&a.leader=general-2-2&a.guarded=1&b.leader=hero-1-1&b.guarded=1&turns=8'],
  [characters, 'roll=assassin&a.leader=hero-1-1&a.assassin=elite&a.count=4&b.guarded=1&turns=8'],
  [characters, 'roll=results&a.armor=1&turns=8'],
  [special, 'roll=fire&s.here=ground&s.beside=forest&turns=10'],
  [special, 'roll=pool&s.assistant=1&turns=8'],
  [special, 'roll=vat&turns=8'],
] as const;

group('a question and its answer: refusals, sums, odds, turns', () => {
  for (const [calculator, address] of asked) {
    const now = question(calculator, address);
    bench(`${calculator.id}: ${address}`, () => do_not_optimize(ask(calculator, now)));
  }
});

group('the odds alone', () => {
  summary(() => {
    const rally = procedureOf(nerve, 'rally') as Procedure;
    const seen = viewOf(rally, question(nerve, 'roll=rally&u=spears&u.state=1'));
    bench('odds(chance) of one rally roll', () => do_not_optimize(odds(rally.chance(seen))));
    bench('eight phases of it', () => do_not_optimize(rally.course?.stages(seen, 8)));
    bench('baseline: eight phases by hand, no engine', () => do_not_optimize(naiveRally()));
  });
});

group('what would change it', () => {
  for (const [calculator, address] of [asked[0], asked[4], asked[6]]) {
    const now = question(calculator, address);
    const answer: Answer = answerOf(procedureOf(calculator, now.roll) as Procedure, now);
    bench(`${calculator.id}: ${now.roll}`, () => do_not_optimize(changes(calculator, now, answer)));
  }
});

await run();
