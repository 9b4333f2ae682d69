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
import type { State } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import { missileFire } from '../../../src/engine/fr3/missile-fire/missile-fire.ts';
import { totalOf } from '../../../src/engine/fr3/missile-fire/modifiers.ts';
import { rowOf } from '../../../src/engine/fr3/missile-fire/row.ts';
import { volley } from '../../../src/engine/fr3/missile-fire/volley.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import type { DiceSource } from '../../../src/engine/kernel/dice.ts';
import { isDeep, sampleOr } from '../../deep.ts';
import { byEngine, byOracle } from './fire-draws.ts';
import { countVolley, fateOfFace, mayShoot, missileSums } from './fire-oracle.ts';
import {
  type Fact,
  fits,
  inMissileStep,
  legalSetup,
  ofShooters,
  ofShot,
  type Piece,
  type Position,
  positionOf,
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

/** What the shot has left of B1, in the oracle’s words. */
function leftOf(before: State, after: State): string {
  const [was, is] = [unitAt(before, 'B1'), unitAt(after, 'B1')];
  if (is.status === 'destroyed') return 'destroyed';
  if (was.square.length > 0) {
    const sum = (state: State, what: 'morale' | 'lasting') => was.square.reduce((all, id) => all + unitAt(state, id)[what], 0);
    if (sum(after, 'morale') === sum(before, 'morale')) return 'nothing';
    return `square ${sum(after, 'morale')}${sum(after, 'lasting') > 0 ? ' one for good' : ''}`;
  }
  if (is.morale === was.morale && is.markers === was.markers) return 'nothing';
  const moved = is.base.x !== was.base.x || is.base.y !== was.base.y;
  const word = is.morale === was.morale ? 'marked' : is.morale === 1 ? 'shaken' : moved ? 'back' : 'stays';
  return `${word} ${is.morale} markers ${is.markers}${is.mostMarkers < was.mostMarkers ? ' one for good' : ''}`;
}

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
const couples = all.flatMap((one, place) => all.slice(place + 1).map((two): readonly [Fact, Fact] => [one, two]));
const meetings = shooters.flatMap((shooter) => targets.map((target) => ({ shooter, target })));
type Meeting = (typeof meetings)[number];

interface Legal {
  readonly position: Position;
  readonly setup: Setup;
}
/** Whether the shot is allowed and can do harm, so that every fact has its chance to matter. */
const isTelling = ({ position: { target, firers } }: Legal): boolean =>
  firers.every((each) => mayShoot(target, each)) && missileSums(target, firers).row > 0;

function legal({ shooter, target }: Meeting, facts: readonly Fact[]): Legal | undefined {
  if (!fits(shooter, target, facts)) return undefined;
  const position = positionOf(shooter, target, facts);
  const setup = legalSetup(position);
  return setup && { position, setup };
}

/** Legal positions with these facts, at most so many. The search begins elsewhere for every number, so that units vary. */
function positionsWith(facts: readonly Fact[], number: number, most: number): readonly (Legal & { readonly in: Meeting })[] {
  const possible = meetings.filter(({ shooter, target }) => fits(shooter, target, facts));
  const found: (Legal & { readonly in: Meeting })[] = [];
  for (let tries = 0; tries < possible.length && found.length < most; tries++) {
    const meeting = possible[(number * 7 + tries * 11) % possible.length] as Meeting;
    const one = legal(meeting, facts);
    if (one) found.push({ ...one, in: meeting });
  }
  return found;
}

const nameOf = (one: Fact, two: Fact): string => [`${one.of} ${one.name}`, `${two.of} ${two.name}`].sort().join(' and ');
const namesIn = (facts: readonly Fact[]): readonly string[] =>
  facts.flatMap((one, place) => facts.slice(place + 1).map((two) => nameOf(one, two)));

/** The most facts in one position of an ordinary run. */
const mostFacts = 5;

/**
 * Positions in which every two facts that can be true together are so at least once. A position with several facts stands for
 * all their pairs. Facts that forbid the shot hide what the others do, so they are tried in pairs only.
 */
function everyPair(): readonly Legal[] {
  const found: Legal[] = [];
  const seen = new Set<string>();
  for (const [nth, couple] of couples.entries()) {
    if (seen.has(nameOf(...couple))) continue;
    const some = positionsWith(couple, nth, 6);
    const telling = some.find(isTelling);
    if (!telling) {
      found.push(...some.slice(0, 1));
      continue;
    }
    let [best, facts]: [Legal, readonly Fact[]] = [telling, couple];
    for (let tries = 0; tries < all.length && facts.length < mostFacts; tries++) {
      const more = [...facts, all[(nth * 5 + tries * 7) % all.length] as Fact];
      const fresh = namesIn(more).filter((name) => !seen.has(name)).length;
      if (fresh <= namesIn(facts).filter((name) => !seen.has(name)).length + (facts.length > 2 ? 1 : 0)) continue;
      const next = legal(telling.in, more);
      if (next && isTelling(next)) [best, facts] = [next, more];
    }
    found.push(best);
    for (const name of namesIn(facts)) seen.add(name);
  }
  return found;
}

function expectAgreement(positions: readonly Legal[], atLeast: number): void {
  const found = positions.flatMap(({ position, setup }) => differs(position, setup) ?? []);
  expect(found.slice(0, 5).join('\n\n'), `${found.length} of ${positions.length}`).toBe('');
  expect(positions.length).toBeGreaterThan(atLeast);
}

const patience = { timeout: 1_200_000 };

test('every two facts about a volley, on the table and in the oracle', patience, () => {
  expectAgreement(everyPair(), 400);
});

test.runIf(isDeep)('every two facts by themselves, with several shooters and targets', patience, () => {
  expectAgreement(
    couples.flatMap((couple, nth) => positionsWith(couple, nth, 12)),
    20_000,
  );
});

test('one fact, with several shooters and targets', patience, () => {
  expectAgreement(
    all.flatMap((fact, nth) => positionsWith([fact], nth, sampleOr(5, 400))),
    200,
  );
});
