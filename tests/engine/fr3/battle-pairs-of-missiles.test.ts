/**
 * Pairs of facts about missile fire: for every two facts that can be true of one volley, a position is built from notation. The
 * battle reads its question from the table, and the oracle (fire-oracle.ts) is told the same facts in words. Both must agree on
 * whether the shot is allowed, on the row, the sum of the modifiers and the exact odds, and on what the shot leaves on the table
 * for each face of the die.
 */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { firersOf, targetStruck } from '../../../src/engine/fr3/battle/shooting/question.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import type { Setup } from '../../../src/engine/fr3/battle/vocabulary/setup.ts';
import { missileFire } from '../../../src/engine/fr3/missile-fire/missile-fire.ts';
import { totalOf } from '../../../src/engine/fr3/missile-fire/modifiers.ts';
import { rowOf } from '../../../src/engine/fr3/missile-fire/row.ts';
import { volley } from '../../../src/engine/fr3/missile-fire/volley.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import type { DiceSource } from '../../../src/engine/kernel/dice.ts';
import { isDeep, sampleOr } from '../../deep.ts';
import { byEngine, byOracle } from './fire-draws.ts';
import { countVolley, fateOfFace, mayShoot, missileSums } from './fire-oracle.ts';
import { type Fact, ofShooters, ofShot, type Piece } from './shooting-facts.ts';
import {
  couplesOf,
  everyPair,
  inMissileStep,
  type Legal,
  leftOf,
  type Meeting,
  type Position,
  positionsWith,
} from './shooting-positions.ts';

const shooters: readonly Piece[] = [
  { type: 'skirmishers' },
  { type: 'longbows' },
  { type: 'muskets' },
  { type: 'rifles' },
  { type: 'crossbow-handgun' },
  { type: 'sword-and-pistol' },
  { type: 'dragoons' },
  { type: 'light-cavalry' },
  { type: 'militia' },
  { type: 'rangers', words: 'bows longbows', me: { weapon: 'longbow' } },
  { type: 'dragons', words: 'bows' },
  { type: 'battlewagons', words: 'bows' },
  { type: 'mobs', words: 'rocks' },
  { type: 'skirmishers', host: 'spears' },
];
const targets: readonly Piece[] = [
  ...['spears', 'handweapons', 'knights', 'longbows', 'muskets', 'pikes', 'mobs', 'skirmishers', 'light-cavalry', 'rangers'].map(
    (type) => ({ type }),
  ),
  ...['dragons', 'blobs', 'fanatics', 'heavy-artillery', 'battlewagons', 'swarms'].map((type) => ({ type })),
  { type: 'earth-elemental', words: 'surface' },
  ...['fire-elemental', 'minor-spirits', 'major-spirits'].map((type) => ({ type })),
  { type: 'mobs', words: 'form=mass', me: { form: 'mass' }, wide: 2, deep: 2 },
  { type: 'minor-spirits', words: 'form=mass', me: { form: 'mass' }, wide: 2, deep: 2 },
  { type: 'pikes', words: 'form=block', me: { form: 'block' }, deep: 2 },
  { type: 'leviathans' },
  { type: 'leviathans', words: 'form=1x2', me: { form: '1x2' }, deep: 2 },
];

/** The die of the volley, then the lowest face for everything that follows from it. */
const first = (face: number): DiceSource => {
  let rolled = false;
  return {
    roll: () => {
      if (rolled) return 1;
      rolled = true;
      return face;
    },
  };
};

/** How table and oracle differ; undefined if they agree. */
function differs(position: Position, setup: Setup): string | undefined {
  const { text, target, firers } = position;
  const state = inMissileStep(setup, position);
  const ids = state ? position.ids(state) : [];
  const said = `${position.facts}: ${text}\n${JSON.stringify({ target, firers })}`;
  const allowed =
    state !== undefined && ids.every((id) => fr3Battle.refuse(state, { kind: 'shoot', units: [id], at: 'B1' }) === null);
  const oracleAllows = firers.every((each) => mayShoot(target, each));
  if (allowed !== oracleAllows) {
    const why = state && fr3Battle.refuse(state, { kind: 'shoot', units: ids, at: 'B1' })?.because;
    return `${said}\ntable: ${allowed ? 'allowed' : `forbidden: ${why}`}\noracle: ${oracleAllows ? 'allowed' : 'forbidden'}`;
  }
  if (!state || !allowed) return undefined;
  const [here, there] = [ids.map((id) => unitAt(state, id)), unitAt(state, 'B1')];
  const read = { target: targetStruck(state, there, here[0] ?? null), firers: here.map((unit) => firersOf(state, unit, there)) };
  const of = volley(read);
  const { row, plus } = missileSums(target, firers);
  const table = [`row ${rowOf(of).row} plus ${totalOf(of)}`, ...byEngine(missileFire(of), of.target.is.square > 0)];
  const oracle = [`row ${row} plus ${plus}`, ...byOracle(countVolley(target, firers))];
  if (table.join() !== oracle.join())
    return `${said}\ntable: ${table.join(' / ')}\noracle: ${oracle.join(' / ')}\n${JSON.stringify(read)}`;
  const seen = new Set<string>();
  for (let face = 1; face <= 10; face++) {
    const told = fateOfFace(target, firers, face);
    // One face of each result is enough in an ordinary run: the odds have been compared.
    if (!isDeep && seen.has(told)) continue;
    seen.add(told);
    const shot = play(fr3Battle.perform(state, { kind: 'shoot', units: ids, at: 'B1' }), first(face));
    const left = leftOf(state, shot.state);
    if (left !== told) return `${said}\n${face} leaves on the table: ${left}\noracle: ${told}`;
  }
  return undefined;
}

const all: readonly Fact[] = [...ofShooters, ...ofShot];
const meetings: readonly Meeting[] = shooters.flatMap((shooter) => targets.map((target) => ({ shooter, target })));

/** Whether the shot is allowed and can do harm, so that every fact has its chance to matter. */
const isTelling = ({ target, firers }: Position): boolean =>
  firers.every((each) => mayShoot(target, each)) && missileSums(target, firers).row > 0;

function expectAgreement(positions: readonly Legal[], atLeast: number): void {
  const found = positions.flatMap(({ position, setup }) => differs(position, setup) ?? []);
  expect(found.slice(0, 5).join('\n\n'), `${found.length} of ${positions.length}`).toBe('');
  expect(positions.length).toBeGreaterThan(atLeast);
}

const patience = { timeout: 1_200_000 };

test('every two facts about a volley, on the table and in the oracle', patience, () => {
  expectAgreement(everyPair(meetings, all, isTelling), 400);
});

test.runIf(isDeep)('every two facts by themselves, with several shooters and targets', patience, () => {
  expectAgreement(
    couplesOf(all).flatMap((couple, nth) => positionsWith(meetings, couple, nth, 12)),
    20_000,
  );
});

test('one fact, with several shooters and targets', patience, () => {
  expectAgreement(
    all.flatMap((fact, nth) => positionsWith(meetings, [fact], nth, sampleOr(5, 400))),
    200,
  );
});
