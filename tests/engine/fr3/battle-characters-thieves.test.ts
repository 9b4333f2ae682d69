/** Thieves before the deployment, by rule id. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import { characterSetup } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { moraleClock } from '../../../src/engine/fr3/data/figures/morale-clock.ts';
import { optionalCharacters } from '../../../src/engine/fr3/data/figures/optional-characters.ts';
import { after, begun, expectTheSame, type Played, setupOf } from './battle-table.ts';

type Act = Parameters<typeof fr3Battle.refuse>[1];
const steal = (from: string | null): Act => ({ kind: 'steal', from });
const gift = (character: string | null): Act => ({ kind: 'gift', character });
const person = ({ state }: Played, id: string) => state.characters.find((each) => each.id === id)!;
const has = (at: Played, id: string) => characterSetup(at.state, person(at, id)).has ?? [];
/** Anna’s thief is A4; Ben’s general B3 has a sword and a standard, his hero B4 nothing. */
const setup = setupOf(
  `A1 spears 10,10 N; A2 general-2-2 with A1; A3 individual with A1 healer; A4 individual with A1 thief
   B1 spears 10,20 S; B2 mobs 20,20 S; B3 general-2-2 with B1 exceptional-weapon army-standard; B4 hero-1-1 with B2`,
);
const start = () => begun(setup);

test('fr3.optional-characters.thief: before the deployment he goes after one of the enemy, and is out of play then', () => {
  const at = start();
  expect(askedNow(at.state)).toMatchObject({ what: 'steal', side: 'A', by: 'A4' });
  expect([...fr3Battle.actions(at.state)]).toEqual([steal(null), steal('B3'), steal('B4')]);
  expect(fr3Battle.refuse(at.state, steal('A2'))?.rules).toEqual(['fr3.optional-characters.thief']);
});

test('fr3.optional-characters.thief-success: on 1 to 3 one of his things, by chance, is yours, within the limits', () => {
  // The second item is the standard, which only major characters can have, so not the healer.
  const taken = after(start(), [steal('B3')], optionalCharacters.thiefStealsTo, 2);
  expect(tell(taken.state, taken.events[0]!)).toBe('The thief (A4) steals Army standard/device from the general (B3).');
  expect(has(taken, 'B3')).toEqual(['exceptional-weapon']);
  expect([...fr3Battle.actions(taken.state)]).toEqual([gift('A2'), gift(null)]);
  const given = after(taken, [gift('A2')]);
  expect(has(given, 'A2')).toEqual(['army-standard']);
  expect(person(given, 'A4')).toMatchObject({ status: 'killed', host: null });
  // The sheet has no losses, and both characters still cost their original price.
  expect(given.state.sheet.sides.first.losses).toEqual([]);
  const cost = (at: Played, id: string) => characterSetup(at.state, person(at, id)).cost;
  expect([cost(given, 'A2'), cost(given, 'B3')]).toEqual([160, 200]);
  expect(brokenInvariants(given.state)).toEqual([]);
});

test('fr3.optional-characters.thief-success, fr3.characters.basic-individual: it goes to one who could have bought it', () => {
  const offered = (people: string, item: string) => {
    const rich = setupOf(`A1 spears 10,10 N; A2 general-2-2 with A1; ${people}; A4 individual with A1 thief
      B1 spears 10,20 S; B2 mobs 20,20 S; B3 general-2-2 with B1 ${item}`);
    const ask = askedNow(after(begun(rich), [steal('B3')], 1, 1).state);
    return ask?.what === 'gift' ? ask.among : [];
  };
  // An individual has room for only one ability, and this one is a healer.
  expect(offered('A3 individual with A1 healer', 'exceptional-weapon')).toEqual(['A2']);
  expect(offered('A3 individual with A1', 'exceptional-weapon')).toEqual(['A2', 'A3']);
  // fr3.characters.hero: two abilities, of which one may be major.
  expect(offered('A3 hero-1-1 with A1 exceptional-armor', 'exceptional-weapon')).toEqual(['A2', 'A3']);
  expect(offered('A3 hero-1-1 with A1 exceptional-armor taunt', 'exceptional-weapon')).toEqual(['A2']);
  // fr3.character-items.holy-hand-grenade-purchase: only for clerics and witch hunters.
  expect(offered('A3 hero-1-1 with A1', 'holy-hand-grenade')).toEqual([]);
  expect(offered('A3 hero-1-1 with A1 magic=cleric-1', 'holy-hand-grenade')).toEqual(['A3']);
  // An army has one standard.
  expect(offered('A3 hero-1-1 with A1 army-standard', 'army-standard')).toEqual([]);
});

test('fr3.optional-characters.thief-caught: on 4 to 7 he is executed', () => {
  const caught = after(start(), [steal('B3')], optionalCharacters.thiefCaughtFrom);
  expect(tell(caught.state, caught.events[0]!)).toBe('The thief (A4) is caught and executed.');
  expect(caught.state.sheet.sides.first.losses).toMatchObject([{ loss: 'minor', clock: 0 }]);
  expect(has(caught, 'B3')).toHaveLength(2);
});

test('fr3.optional-characters.thief-escapes: on 8 to 10 a thing is lost, and nobody has it', () => {
  const gone = after(start(), [steal('B3')], optionalCharacters.thiefVanishesFrom, 1);
  expect(has(gone, 'B3')).toEqual(['army-standard']);
  expect(askedNow(gone.state)?.what).not.toBe('gift');
});

test('fr3.optional-characters.thief-no-item: who has nothing loses nothing', () => {
  const nothing = after(start(), [steal('B4')]);
  expect(tell(nothing.state, nothing.events[0]!)).toBe('The thief (A4) steals nothing from the hero (B4).');
});

test('fr3.optional-characters.thief-success: a camp costs its army 20 points, and your clock rises', () => {
  const { armies } = setup;
  const camped = {
    ...setup,
    armies: { ...armies, B: { ...armies.B, holdings: [{ kind: 'camp' as const, at: { x: 24, y: 30, facing: 0 } }] } },
  };
  const robbed = after(begun(camped), [steal(null)], 1);
  expect(robbed.state.sheet.sides.first.clock).toBe(moraleClock.start + optionalCharacters.thiefClock);
  expect(robbed.state.sheet.sides.second.extra).toBe(-optionalCharacters.thiefVictoryPoints);
  // fr3.optional-characters.thief-escapes: the points are lost anyway, and no side gains clock points.
  const gone = after(begun(camped), [steal(null)], optionalCharacters.thiefVanishesFrom);
  expect(gone.state.sheet.sides.first.clock).toBe(moraleClock.start);
  expect(gone.state.sheet.sides.second.extra).toBe(-optionalCharacters.thiefVictoryPoints);
});

test('fr3.optional-characters.thief: a battle with a theft replays to the same state', () => {
  const done = after(after(start(), [steal('B3')], 1, 1), [gift('A2')]);
  expectTheSame({ setup, actions: [steal('B3'), gift('A2')], faces: [1, 1] }, done.state);
});
