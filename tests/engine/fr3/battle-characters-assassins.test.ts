/** Characters who approach the enemy alone: assassins, bodyguards in front of their wards, two who meet alone. By rule id. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { judgement } from '../../../src/engine/fr3/battle/judgement/planning.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import { after, begun, type Played, setupOf, unshot } from './battle-table.ts';

type Act = Parameters<typeof fr3Battle.refuse>[1];
const pass: Act = { kind: 'pass' };
const confront = (character: string, foe: string): Act => ({ kind: 'confront', character, foe });
const start = (text: string) => unshot(begun(setupOf(text)));
const person = ({ state }: Played, id: string) => state.characters.find((each) => each.id === id)!;
const rules = (at: Played, action: Act) => fr3Battle.refuse(at.state, action)?.rules ?? [];
const told = ({ state, events }: Played) => events.map((each) => tell(state, each));

/** Anna’s killers are A3 and following; Ben’s hero B3 is with B1. A demoralized unit keeps Ben’s rally step open. */
const near = (killers: string, theirs = 'B3 hero-1-1 with B1') =>
  start(`A1 spears 10,10 N; A2 mobs 30,3 N; ${killers}; B1 spears 10,15 S; B2 militia 30,30 S demoralized; ${theirs}`);
const assassin = 'A3 hero-2-0 with A1 assassin';

test('fr3.abilities.assassin-challenge, ruling: an assassin goes up to a unit with an individual, who has to fight him before the melees', () => {
  const at = near(assassin);
  expect([...fr3Battle.actions(at.state)]).toContainEqual(confront('A3', 'B3'));
  const there = after(at, [confront('A3', 'B3')]);
  expect(told(there)[0]).toBe('The hero (A3) confronts the hero (B3).');
  expect(person(there, 'A3')).toMatchObject({ host: null, prey: 'B3' });
  expect(brokenInvariants(there.state)).toEqual([]);
  // CF 2 + 1 against 1: 4 + 2 beats 5. On 4 the victim, who subtracts 1, is killed.
  const dead = after(there, [pass], 4, 5, 4);
  expect(person(dead, 'B3').status).toBe('killed');
  // fr3.character-combat.lone-individual-contacted does not apply: he stays beside the unit.
  expect(person(dead, 'A3')).toMatchObject({ status: 'in play', host: null, prey: null });
  expect(brokenInvariants(dead.state)).toEqual([]);
  const later = after(dead, [pass]);
  expect(person(later, 'A3')).toMatchObject({ status: 'in play', host: null });
});

test('fr3.abilities.assassin-challenge, fr3.character-combat.occasions: others do not; nor beyond his move, nor at a unit without individuals', () => {
  expect(rules(near('A3 hero-2-0 with A1'), confront('A3', 'B3'))).toEqual(['fr3.abilities.assassin-challenge']);
  const far = start('A1 spears 10,10 N; A2 hero-2-0 with A1 assassin; B1 spears 10,19 S; B2 mobs 30,30 S; B3 hero-1-1 with B1');
  expect(rules(far, confront('A2', 'B3'))).toEqual(['fr3.characters.individual-movement']);
  expect([...fr3Battle.actions(far.state)].some(({ kind }) => kind === 'confront')).toBe(false);
  const screened = start(
    'A1 spears 10,10 N; A2 hero-2-0 with A1 assassin; B1 spears 10,15.1 S; B2 mobs 10,13 S; B3 hero-1-1 with B1',
  );
  expect(rules(screened, confront('A2', 'B3'))).toEqual(['fr3.movement.interpenetration-none']);
  const moved = after(near(assassin), [{ kind: 'ahead', units: ['A1'], inches: 1 }]);
  expect(rules(moved, confront('A3', 'B3'))).toEqual(['fr3.characters.individual-movement']);
});

test('fr3.armies.samurai-elite-assassins, fr3.abilities.assassin-bonus, ruling: an elite assassin fights at +2, and his victim subtracts 2', () => {
  const elite = 'A3 hero-2-0 with A1 elite-assassin';
  // CF 4 against 1: 3 + 3 beats 5; a printed 5 counts as 3.
  expect(person(after(near(elite), [confront('A3', 'B3'), pass], 3, 5, 5), 'B3').status).toBe('killed');
  // A printed 6 counts as 4: captured, and the captive goes along to the unit that the assassin joins.
  const held = after(near(elite), [confront('A3', 'B3'), pass], 3, 5, 6);
  expect(person(held, 'B3')).toMatchObject({ status: 'captured', host: null, attends: 'A3', at: person(held, 'A3').at });
  expect(brokenInvariants(held.state)).toEqual([]);
});

test('fr3.character-combat.results-table: a captive of a lone character is with him, and with the unit that he joins', () => {
  const held = after(near('A3 hero-2-0 with A1 elite-assassin'), [confront('A3', 'B3'), pass], 3, 5, 6);
  // Ben’s phase: in step 3 the captive fails to escape.
  const mine = after(after(held, [pass], 9), [pass]);
  const back = after(mine, [{ kind: 'transfer', character: 'A3', to: 'A1' }]);
  expect(person(back, 'B3')).toMatchObject({ status: 'captured', host: 'A1', at: null, attends: null });
  expect(brokenInvariants(back.state)).toEqual([]);
});

test('fr3.character-combat.captor-destroyed: a captive whose captor falls rolls, and nobody else can hold him', () => {
  const held = after(near('A3 hero-2-0 with A1 elite-assassin'), [confront('A3', 'B3'), pass], 3, 5, 6);
  const { at } = person(held, 'A3');
  const theirs = after(held, [pass], 9);
  // A unit of the captive's side finds the assassin, who is killed; a 5 on the captive’s roll sets him free.
  const characters = theirs.state.characters.map((each) =>
    each.id === 'A3' ? { ...each, at: { x: at!.x, y: at!.y + 0.2 } } : each,
  );
  const upon = after({ ...theirs, state: { ...theirs.state, characters } }, [pass], 1, 5);
  expect(person(upon, 'A3').status).toBe('killed');
  expect(person(upon, 'B3')).toMatchObject({ status: 'in play', attends: null, host: 'B1' });
});

test('fr3.abilities.assassin-challenge, ruling, fr3.character-combat.fight: a tie goes on in the next phase, if the target is still there', () => {
  const tied = after(near(assassin), [confront('A3', 'B3'), pass], 3, 5);
  expect(person(tied, 'A3').prey).toBe('B3');
  const theirs = after(tied, [pass]);
  const again = after(theirs, [pass], 10, 1, 9);
  expect(person(again, 'A3').prey).toBeNull();
  expect(person(again, 'B3')).toMatchObject({ status: 'in play', host: 'B1' });
  const characters = theirs.state.characters.map((each) => (each.id === 'B3' ? { ...each, host: 'B2' } : each));
  const gone = after({ ...theirs, state: { ...theirs.state, characters } }, [pass]);
  expect(person(gone, 'A3').prey).toBeNull();
});

test('fr3.character-combat.fight: an assassin who loses and escapes runs to the nearest friends', () => {
  const lost = after(near(assassin), [confront('A3', 'B3'), pass], 1, 10, 9);
  expect(person(lost, 'A3')).toMatchObject({ status: 'in play', host: 'A1', prey: null });
  expect(person(after(near(assassin), [confront('A3', 'B3'), pass], 1, 10, 5), 'A3')).toMatchObject({
    status: 'captured',
    host: 'B1',
  });
});

const guarded = 'B3 hero-1-1 with B1; B4 individual with B1 bodyguard';

test('fr3.character-items.bodyguard-fights-first, fr3.character-items.bodyguard-killed: the bodyguard meets the attacker, then at once his ward', () => {
  const at = near(assassin, guarded);
  expect(person(at, 'B4').attends).toBe('B3');
  // CF 3 against 0: 4 + 3 beats 6; then 4 + 2 beats 5, and 9 − 1 is an escape.
  const both = after(at, [confront('A3', 'B3'), pass], 4, 6, 4, 5, 9);
  expect(person(both, 'B4').status).toBe('killed');
  expect(person(both, 'B3')).toMatchObject({ status: 'in play', host: 'B1' });
  // fr3.abilities.minor-abilities: he costs no clock point.
  expect(both.state.sheet.sides.second.losses).toMatchObject([{ loss: 'minor', clock: 0 }]);
});

test('fr3.character-items.bodyguard-wins: a bodyguard who wins kills outright', () => {
  const dead = after(near(assassin, guarded), [confront('A3', 'B3'), pass], 1, 9);
  expect(person(dead, 'A3').status).toBe('killed');
  expect(person(dead, 'B4')).toMatchObject({ status: 'in play', attends: 'B3' });
});

test('fr3.character-items.bodyguard-example: the first assassin falls to the bodyguard, the second fights him and then the one whom he guards', () => {
  const at = near(
    'A3 hero-2-0 with A1 assassin; A4 hero-2-0 with A1 assassin',
    'B3 individual with B1 healer; B4 individual with B1 bodyguard',
  );
  const both = after(at, [confront('A3', 'B3'), confront('A4', 'B3'), pass], 1, 9, 9, 1, 9, 1, 1);
  expect(['A3', 'A4', 'B3', 'B4'].map((id) => person(both, id).status)).toEqual(['killed', 'in play', 'killed', 'killed']);
  expect(brokenInvariants(both.state)).toEqual([]);
});

test('fr3.character-items.bodyguard-attachment, ruling: a bodyguard goes with his ward, attaches to another, and is not challenged', () => {
  const at = start(
    'A1 spears 10,10 N; A2 spears 10,6 N; A3 general-2-2 with A1; A4 hero-1-1 with A2; A5 individual with A1 bodyguard; B1 mobs 30,30 S; B2 mobs 40,30 S; B3 hero-1-1 with B1',
  );
  expect(person(at, 'A5').attends).toBe('A3');
  const moved = after(at, [{ kind: 'transfer', character: 'A3', to: 'A2' }]);
  expect(person(moved, 'A5')).toMatchObject({ host: 'A2', attends: 'A3' });
  expect(rules(at, { kind: 'transfer', character: 'A5', to: 'A2' })).toEqual(['fr3.character-items.bodyguard-attachment']);
  const guard: Act = { kind: 'guard', character: 'A5', ward: 'A4' };
  expect([...fr3Battle.actions(at.state)]).toContainEqual(guard);
  const other = after(at, [guard]);
  expect(person(other, 'A5')).toMatchObject({ host: 'A2', attends: 'A4', moved: true });
  expect(told(other)[0]).toBe('The bodyguard (A5) guards the hero (A4).');
  expect(rules(other, { ...guard, ward: 'A3' } as Act)).toEqual(['fr3.characters.individual-movement']);
  expect(rules(at, { ...guard, ward: 'B3' } as Act)).toEqual(['fr3.character-items.bodyguard-purchase']);
  // A character has only one bodyguard: a second one starts with the next character.
  const two = start(
    'A1 spears 10,10 N; A2 spears 10,6 N; A3 general-2-2 with A1; A4 hero-1-1 with A2; A5 individual with A1 bodyguard; A6 individual with A1 bodyguard; B1 mobs 30,30 S',
  );
  expect(['A5', 'A6'].map((id) => person(two, id).attends).sort()).toEqual(['A3', 'A4']);
  expect(rules(two, guard)).toEqual(['fr3.character-items.bodyguard-purchase']);
  expect(brokenInvariants(other.state)).toEqual([]);
});

test('fr3.character-items.bodyguard-attachment, ruling: a bodyguard begins with the dearest of his unit, not with a dearer one elsewhere', () => {
  const ward = (people: string) => {
    const at = start(`A1 spears 10,10 N; A2 spears 10,6 N; ${people}; B1 mobs 30,30 S`);
    return person(at, 'A5').attends;
  };
  expect(ward('A3 hero-1-1 with A1; A4 general-2-2 with A1; A5 individual with A1 bodyguard')).toBe('A4');
  expect(ward('A3 general-2-2 with A2; A4 hero-1-1 with A1; A5 individual with A1 bodyguard')).toBe('A4');
  expect(ward('A3 hero-1-1 with A2; A4 general-2-2 with A2; A5 individual with A1 bodyguard')).toBe('A4');
});

test('fr3.character-items.bodyguard-takes-result, ruling: he dies in place of his ward when their unit is lost', () => {
  const at = start(
    'A1 large-monsters 10,10 N; B1 mobs+general-2-2 10,11.575 S; B2 mobs 10,17 S; B3 general-2-2 with B1; B4 individual with B1 bodyguard'.replace(
      '+general-2-2',
      '',
    ),
  );
  for (const face of [1, 5]) {
    const lost = after(after(at, [pass]), [{ kind: 'fight', a: 'A1', b: 'B1' }], 10, 1, face);
    expect(person(lost, 'B4').status).toBe('killed');
    expect(person(lost, 'B3')).toMatchObject({ status: 'in play', host: 'B2' });
  }
  const both = after(after(at, [pass]), [{ kind: 'fight', a: 'A1', b: 'B1' }], 10, 1, 8);
  expect(['B3', 'B4'].map((id) => person(both, id))).toMatchObject([{ host: 'B2' }, { host: 'B2', attends: 'B3' }]);
});

test('fr3.character-combat.two-lone-individuals: anybody may go up to an enemy who is alone, and they fight', () => {
  const played = near('A3 hero-1-1 with A1');
  const characters = played.state.characters.map((each) =>
    each.id === 'B3' ? { ...each, host: null, at: { x: 12, y: 14 } } : each,
  );
  const at = { ...played, state: { ...played.state, characters } };
  const met = after(at, [confront('A3', 'B3')]);
  expect(met.events[0]?.rules).toContain('fr3.character-combat.two-lone-individuals');
  const won = after(met, [pass], 9, 2, 8);
  // He has nowhere to stay, so he runs to B1.
  expect(person(won, 'B3')).toMatchObject({ status: 'in play', host: 'B1' });
  expect(person(won, 'A3')).toMatchObject({ status: 'in play', host: null });
  const held = after(met, [pass], 9, 2, 5);
  expect(person(held, 'B3')).toMatchObject({ status: 'captured', attends: 'A3' });
});

test('fr3.characters.individual-movement, fr3.character-combat.individuals-fight-individuals: alone he goes 6 inches, not up to a unit', () => {
  const played = start('A1 spears 10,10 N; A2 hero-1-1 with A1; B1 mobs 30,30 S; B2 mobs 24,16.6 S');
  const characters = played.state.characters.map((each) => ({ ...each, host: null, at: { x: 24, y: 10 } }));
  const at = { ...played, state: { ...played.state, characters } };
  const walk = (x: number, y: number): Act => ({ kind: 'walk', character: 'A2', x, y });
  const [homeward] = [...fr3Battle.actions(at.state)].filter(({ kind }) => kind === 'walk');
  expect(homeward).toEqual(walk(18, 10));
  expect(rules(at, walk(17, 10))).toContain('fr3.characters.individual-movement');
  expect(rules(at, walk(24, 15.6))).toEqual(['fr3.character-combat.individuals-fight-individuals']);
  const gone = after(at, [walk(18, 10)]);
  expect(person(gone, 'A2')).toMatchObject({ host: null, at: { x: 18, y: 10 }, moved: true });
  expect(told(gone)[0]).toBe('The hero (A2) leaves his unit.');
  expect(askedNow(gone.state)?.what).toBe('movement');
});

test('an opponent sends an assassin after whom he can well kill, and keeps him from whom he cannot', () => {
  const sends = (killer: string, theirs: string) => {
    const at = near(killer, theirs);
    const worth = (played: Played) => judgement.worth(played.state, 'A');
    return worth(after(at, [confront('A3', 'B3')])) > worth(at);
  };
  expect(sends('A3 hero-2-0 with A1 elite-assassin', 'B3 general-2-2 with B1')).toBe(true);
  expect(sends('A3 hero-1-1 with A1 assassin', 'B3 individual with B1; B4 individual with B1 bodyguard')).toBe(false);
});
