/**
 * Pairs of facts about artillery: as battle-pairs-of-missiles.test.ts. The oracle and the table must agree on whether the shot is
 * allowed, on the sums of both rolls and the exact odds, and on what the dice leave on the table.
 */
import { expect, test } from 'vitest';
import { aimAtUnit } from '../../../src/engine/fr3/artillery/at-unit.ts';
import { hit } from '../../../src/engine/fr3/artillery/hit.ts';
import { damageModifiers, toHitModifiers, totalOf } from '../../../src/engine/fr3/artillery/modifiers.ts';
import type { SourceId } from '../../../src/engine/fr3/artillery/question.ts';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { sourceOf, targetStruck } from '../../../src/engine/fr3/battle/shooting/question.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import type { DiceSource } from '../../../src/engine/kernel/dice.ts';
import { isDeep, sampleOr } from '../../deep.ts';
import { byEngine, byOracle } from './fire-draws.ts';
import { artillerySums, countHit, type Facts, fateOfDice, mayBombard, rollsToHit } from './fire-oracle.ts';
import { type Fact, ofGuns, ofShot, type Piece } from './shooting-facts.ts';
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
  { type: 'heavy-artillery', called: 'cannon', me: { type: 'heavy-artillery' } },
  { type: 'heavy-artillery', words: 'indirect', called: 'stone-thrower', me: { type: 'heavy-artillery' } },
  { type: 'light-artillery', called: 'light' },
  { type: 'light-artillery', called: 'light', host: 'spears' },
  { type: 'dragons', words: 'light-artillery', called: 'dragon-breath' },
  { type: 'battlewagons', words: 'heavy-artillery', called: 'cannon' },
  { type: 'battlewagons', words: 'light-artillery', called: 'light' },
];
const targets: readonly Piece[] = [
  ...['spears', 'handweapons', 'knights', 'longbows', 'muskets', 'pikes', 'mobs', 'skirmishers', 'light-cavalry'].map((type) => ({
    type,
  })),
  ...['dragons', 'blobs', 'fanatics', 'heavy-artillery', 'battlewagons', 'minor-spirits'].map((type) => ({ type })),
  { type: 'earth-elemental', words: 'surface' },
  { type: 'mobs', words: 'form=mass', me: { form: 'mass' }, wide: 2, deep: 2 },
  { type: 'pikes', words: 'form=block', me: { form: 'block' }, deep: 2 },
  { type: 'leviathans' },
  { type: 'leviathans', words: 'form=1x2', me: { form: '1x2' }, deep: 2 },
];

/** These faces, then the lowest one for everything that follows from the shot. */
function faces(...list: readonly number[]): DiceSource {
  let rolled = 0;
  return { roll: () => list[rolled++] ?? 1 };
}

/** The shooter as the oracle calls an artillery source: modifiers of a volley are those to hit. */
function sourceIn({ firers }: Position): Facts {
  const { other, ...source } = firers[0] as Facts;
  return { ...source, ...(other === undefined ? {} : { otherHit: other }) };
}

/** How table and oracle differ; undefined if they agree. */
function differs({ position, setup }: Legal): string | undefined {
  const { target } = position;
  const source = sourceIn(position);
  const state = inMissileStep(setup, position);
  const [id] = state ? position.ids(state) : [];
  const action = { kind: 'bombard', unit: id as string, at: 'B1' } as const;
  const said = `${position.facts}: ${position.text}\n${JSON.stringify({ target, source })}`;
  const refusal = state && fr3Battle.refuse(state, action);
  const [allowed, oracleAllows] = [refusal === null, mayBombard(target, source)];
  if (allowed !== oracleAllows)
    return `${said}\ntable: ${allowed ? 'allowed' : `forbidden: ${refusal?.because}`}\noracle: ${oracleAllows ? 'allowed' : 'forbidden'}`;
  if (!state || !allowed) return undefined;
  const [here, there] = [unitAt(state, id as string), unitAt(state, 'B1')];
  const read = { target: targetStruck(state, there, here), source: sourceOf(state, here, source.unit as SourceId) };
  const aim = aimAtUnit(read);
  const sums = artillerySums(source, target);
  const rolls = rollsToHit(source, target);
  const toHit = (plus: number): string => (rolls ? `to hit ${plus} ` : '');
  const table = [
    `${toHit(totalOf(toHitModifiers, aim))}damage ${totalOf(damageModifiers, aim)}`,
    ...byEngine(hit(aim), aim.mark !== undefined && aim.mark.is.square > 0),
  ];
  const oracle = [`${toHit(sums.toHit)}damage ${sums.damage}`, ...byOracle(countHit(source, target))];
  if (table.join() !== oracle.join())
    return `${said}\ntable: ${table.join(' / ')}\noracle: ${oracle.join(' / ')}\n${JSON.stringify(read)}`;
  const seen = new Set<string>();
  for (const dice of [[1, 10], ...Array.from({ length: 10 }, (_, nth) => [10, nth + 1])]) {
    const [first = 1, second = 1] = dice;
    const told = fateOfDice(source, target, 1, first, second);
    if (!isDeep && seen.has(told)) continue;
    seen.add(told);
    const shot = play(fr3Battle.perform(state, action), rolls ? faces(first, second) : faces(second));
    const left = leftOf(state, shot.state);
    if (left !== told) return `${said}\n${dice.join(' and ')} leave on the table: ${left}\noracle: ${told}`;
  }
  return undefined;
}

const all: readonly Fact[] = [...ofGuns, ...ofShot];
const meetings: readonly Meeting[] = shooters.flatMap((shooter) => targets.map((target) => ({ shooter, target })));

function expectAgreement(positions: readonly Legal[], atLeast: number): void {
  const found = positions.flatMap((each) => differs(each) ?? []);
  expect(found.slice(0, 5).join('\n\n'), `${found.length} of ${positions.length}`).toBe('');
  expect(positions.length).toBeGreaterThan(atLeast);
}

const patience = { timeout: 1_200_000 };
const isTelling = (position: Position): boolean => mayBombard(position.target, sourceIn(position));

test('every two facts about a shot of artillery, on the table and in the oracle', patience, () => {
  expectAgreement(everyPair(meetings, all, isTelling), 300);
});

test.runIf(isDeep)('every two facts by themselves, with several pieces and targets', patience, () => {
  expectAgreement(
    couplesOf(all).flatMap((couple, nth) => positionsWith(meetings, couple, nth, 10)),
    10_000,
  );
});

test('one fact, with several pieces and targets', patience, () => {
  expectAgreement(
    all.flatMap((fact, nth) => positionsWith(meetings, [fact], nth, sampleOr(4, 200))),
    150,
  );
});
