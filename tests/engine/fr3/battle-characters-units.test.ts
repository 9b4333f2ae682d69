/** Units that are characters themselves, by rule id. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { armyOfRoster } from '../../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { boutOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { rateOf } from '../../../src/engine/fr3/battle/movement/rates.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { costOf, costOfLeader } from '../../../src/engine/fr3/battle/units/troop-facts.ts';
import { scoreOf } from '../../../src/engine/fr3/companion/score.ts';
import { unitOf } from '../../../src/engine/fr3/data/units.ts';
import { totalOf } from '../../../src/engine/fr3/melee/modifiers.ts';
import { costOfUnit } from '../../../src/engine/fr3/muster/cost.ts';
import { listOf } from '../../../src/engine/fr3/muster/lists.ts';
import type { Roster } from '../../../src/engine/fr3/muster/roster.ts';
import { after, begun, type Played, setupOf, unshot } from './battle-table.ts';

type Act = Parameters<typeof fr3Battle.refuse>[1];
const pass: Act = { kind: 'pass' };
const start = (text: string) => unshot(begun(setupOf(text)));
const person = ({ state }: Played, id: string) => state.characters.find((each) => each.id === id)!;
const adds = ({ state }: Played) => {
  const of = boutOf(state, unitAt(state, 'A1'), unitAt(state, 'B1'));
  return [totalOf(of, 'a'), totalOf(of, 'b')];
};

test('fr3.characters.unit-characters-do-not-attach, fr3.characters.unit-character-movement: it moves as its unit, and goes nowhere else', () => {
  const at = start('A1 large-monsters 10,10 N; A2 spears 10,13 N; A3 hero-1-1 with A1 unit-character; B1 mobs 40,33 S');
  expect(fr3Battle.refuse(at.state, { kind: 'transfer', character: 'A3', to: 'A2' })?.rules).toEqual([
    'fr3.characters.unit-characters-do-not-attach',
  ]);
  expect([...fr3Battle.actions(at.state)].some((each) => 'character' in each && each.character === 'A3')).toBe(false);
  expect(rateOf(at.state, [unitAt(at.state, 'A1')]).open).toBe(unitOf('large-monsters')?.move?.open);
});

test('fr3.characters.major-leads-unit, fr3.characters.major-or-minor, ruling: a unit that is a major character moves free of the clock; a minor one does not', () => {
  const moves = (words: string) => {
    const at = start(`A1 knights 10,10 N; A2 ${words}; B1 mobs 40,33 S`);
    return after(at, [{ kind: 'ahead', units: ['A1'], inches: 1 }]).state.sheet.moves;
  };
  expect(moves('hero-1-1 with A1 unit-character')).toBe(0);
  expect(moves('individual with A1 unit-character healer')).toBe(1);
});

test('fr3.characters.bonus-notation: its bonuses are those of the unit itself', () => {
  const one = start('A1 spears 10,10 N; A2 hero-2-0 with A1 unit-character; B1 spears 10,11.575 S; B2 mobs 40,33 S');
  const other = start('A1 spears 10,10 N; A2 individual with A1 unit-character healer; B1 spears 10,11.575 S; B2 mobs 40,33 S');
  expect(adds(one)[0]! - adds(other)[0]!).toBe(2);
});

test('fr3.character-combat.individuals-fight-individuals: nobody challenges a unit that is a character, nor does it', () => {
  const at = start(
    'A1 spears 10,10 N; A2 hero-2-0 with A1 unit-character; B1 spears 10,11.575 S; B2 mobs 40,33 S; B3 hero-1-1 with B1',
  );
  expect(askedNow(after(at, [pass]).state)?.what).toBe('melee');
  const assassins = start(
    'A1 spears 10,10 N; A2 hero-2-0 with A1 assassin; B1 spears 10,14 S; B2 mobs 40,33 S; B3 hero-1-1 with B1 unit-character',
  );
  expect(fr3Battle.refuse(assassins.state, { kind: 'confront', character: 'A2', foe: 'B3' })?.rules).toEqual([
    'fr3.character-combat.individuals-fight-individuals',
  ]);
});

/** Monsters that destroy what they double. */
const beaten = (who: string) => {
  const at = start(`A1 large-monsters 10,10 N; B1 mobs 10,11.575 S; B2 mobs 40,33 S; ${who}; B4 hero-1-1 with B2`);
  return after(after(at, [pass]), [{ kind: 'fight', a: 'A1', b: 'B1' }], 10, 1);
};

test('fr3.character-combat.unit-characters-not-captured, ruling, fr3.morale-clock.major-character-loss: it is lost with its unit, at the cost of both', () => {
  const lost = beaten('B3 general-2-2 with B1 unit-character');
  expect(person(lost, 'B3')).toMatchObject({ status: 'killed', host: null });
  // fr3.morale-clock.general-loss: 160 points for the character and the points of the mobs, under 300: 2 clock points.
  const cost = costOf(lost.state.setup.armies.B.troops[0]!) + costOfLeader(lost.state.setup.armies.B.characters[0]!);
  expect(lost.state.sheet.sides.second.losses).toMatchObject([{ loss: 'general-unit', cost, clock: 2 }]);
  expect(scoreOf(lost.state.sheet, 'first').total).toBeGreaterThanOrEqual(cost);
  expect(brokenInvariants(lost.state)).toEqual([]);
});

test('fr3.morale-clock.high-cost-unit-loss, ruling, fr3.morale-clock.major-character-loss: with minor abilities only it counts as the unit that it is', () => {
  const lost = beaten('B3 individual with B1 unit-character healer');
  expect(lost.state.sheet.sides.second.losses).toMatchObject([{ loss: 'unit', clock: 0 }]);
  expect(brokenInvariants(lost.state)).toEqual([]);
});

test('fr3.characters.basic-unit-character: one character a unit, no bodyguards, no leviathans, none that is attached', () => {
  const bad = (text: string) => () => setupOf(`${text}; B1 mobs 40,33 S`);
  expect(bad('A1 spears 10,10 N; A2 hero-1-1 with A1 unit-character; A3 hero-1-1 with A1 unit-character')).toThrow(
    'unit 1 already represents a character',
  );
  expect(bad('A1 spears 10,10 N; A2 individual with A1 unit-character bodyguard')).toThrow(
    'only individuals can have the ability Bodyguard',
  );
  expect(bad('A1 spears 10,10 N; A2 skirmishers with A1; A3 hero-1-1 with A2 unit-character')).toThrow(
    'is itself a character cannot attach',
  );
});

test('fr3.characters.basic-unit-character: a roster’s unit that is a character plays, and both cost together what the muster says', () => {
  const roster: Roster = {
    name: 'Giants',
    army: 'generic',
    size: 1000,
    units: [{ type: 'spears' }, { type: 'knights', has: ['hero', 'superhero'], bonuses: '2-0' }],
    characters: [{ has: ['general'], with: 1 }],
  };
  const army = armyOfRoster(roster);
  if (!army.ok) throw new Error(army.because);
  const [general, giant] = army.value.characters;
  expect(general).toMatchObject({ leader: 'general-2-2', with: 1 });
  expect(giant).toMatchObject({ leader: 'hero-2-0', superhero: true, unit: true, with: 2 });
  const troop = army.value.troops[1]!;
  expect(costOf(troop) + costOfLeader(giant!)).toBe(costOfUnit(listOf('generic')!, roster.units[1]!).total);
});
