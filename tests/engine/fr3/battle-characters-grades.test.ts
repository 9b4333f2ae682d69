/** The bonuses of leadership ranks, who controls whom, and the mines of engineers. By rule id. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { controlled } from '../../../src/engine/fr3/battle/characters/control.ts';
import { fatedOf } from '../../../src/engine/fr3/battle/characters/fates.ts';
import { armyOfRoster } from '../../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { boutOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { asCombatant, furtherRally } from '../../../src/engine/fr3/battle/units/troops.ts';
import { scoreOf } from '../../../src/engine/fr3/companion/score.ts';
import { abilities } from '../../../src/engine/fr3/data/figures/abilities.ts';
import { victory } from '../../../src/engine/fr3/data/figures/victory.ts';
import { totalOf } from '../../../src/engine/fr3/melee/modifiers.ts';
import { rallyNeeds } from '../../../src/engine/fr3/rally.ts';
import { after, begun, type Played, setupOf, unshot } from './battle-table.ts';

type Act = Parameters<typeof fr3Battle.refuse>[1];
const pass: Act = { kind: 'pass' };
const start = (text: string) => unshot(begun(setupOf(text)));
const led = (who: string) => begun(setupOf(`A1 spears 10,10 N; A2 ${who} with A1; B1 spears 10,11.575 S; B2 mobs 40,33 S`));
const melee = ({ state }: Played) => totalOf(boutOf(state, unitAt(state, 'A1'), unitAt(state, 'B1')), 'a');
const rally = ({ state }: Played) => {
  const unit = unitAt(state, 'A1');
  return rallyNeeds(asCombatant(state, unit), furtherRally(state, unit)) as number;
};
const none = led('individual');

test.each([
  ['fr3.characters.hero-bonus', 'hero-1-1', 1, 1],
  ['fr3.characters.hero-bonus', 'hero-2-0', 2, 0],
  ['fr3.characters.sub-commander-bonus', 'sub-commander-1-2', 1, 2],
  ['fr3.characters.sub-commander-bonus', 'sub-commander-2-1', 2, 1],
  ['fr3.characters.general-bonus', 'general-2-2', 2, 2],
] as const)('%s: %s lends +%i in melee and +%i to rally', (_, grade, inMelee, toRally) => {
  const at = led(grade);
  expect([melee(at) - melee(none), rally(none) - rally(at)]).toEqual([inMelee, toRally]);
});

test('fr3.abilities.superhero: +1 and +1 more, for whoever of several has it', () => {
  const [plain, superhero] = [
    led('hero-1-1'),
    begun(setupOf('A1 spears 10,10 N; A2 hero-1-1 with A1 superhero; B1 spears 10,11.575 S; B2 mobs 40,33 S')),
  ];
  expect([melee(superhero) - melee(plain), rally(plain) - rally(superhero)]).toEqual([
    abilities.superheroMelee,
    abilities.superheroRally,
  ]);
  const two = begun(
    setupOf('A1 spears 10,10 N; A2 general-2-2 with A1; A3 hero-1-1 with A1 superhero; B1 spears 10,11.575 S; B2 mobs 40,33 S'),
  );
  expect([melee(two) - melee(none), rally(none) - rally(two)]).toEqual([4, 4]);
});

test('fr3.characters.basic-individual: one without grade and abilities lends nothing, and does not lead', () => {
  const at = start('A1 spears 10,10 N; A2 individual with A1; B1 mobs 40,33 S');
  expect(after(at, [{ kind: 'ahead', units: ['A1'], inches: 1 }]).state.sheet.moves).toBe(1);
});

test('fr3.control.undead-monsters, ruling, fr3.abilities.beastmaster, fr3.control.monsters, fr3.abilities.beastmaster-undead: he tames monsters, dead ones if he is a necromancer', () => {
  const tames = (monster: string, words: string, ...dice: number[]) => {
    const { state } = begun(
      setupOf(`A1 large-monsters 10,10 N${monster}; A2 mobs 20,10 N; A3 hero-1-1 with A2 ${words}; B1 mobs 40,33 S`),
      ...dice,
    );
    return controlled(state, unitAt(state, 'A1'));
  };
  expect(tames('', 'superhero')).toBe(false);
  expect(tames('', 'beastmaster')).toBe(true);
  expect(tames(' undead', 'beastmaster')).toBe(false);
  expect(tames(' undead', 'magic=necromancer-2', 1, 1)).toBe(false);
  expect(tames(' undead', 'magic=necromancer-2 beastmaster', 1, 1)).toBe(true);
});

test('fr3.control.specials: nobody keeps specials in control, nor is with them', () => {
  const at = begun(setupOf('A1 fanatics 10,10 N; A2 mobs 20,10 N; A3 general-2-2 with A2 beastmaster; B1 mobs 40,33 S'));
  expect(controlled(at.state, unitAt(at.state, 'A1'))).toBe(false);
  expect(() => setupOf('A1 fanatics 10,10 N; A2 general-2-2 with A1; B1 mobs 40,33 S')).toThrow();
});

/** Monsters destroy what they double; the character with B1 rolls the last face. */
const beaten = (who: string, face: number) => {
  const at = start(
    `A1 large-monsters 10,10 N; B1 mobs 10,11.575 S; B2 mobs 10,18 S; B3 militia 30,30 S demoralized; B4 ${who} with B1`,
  );
  return after(after(at, [pass]), [{ kind: 'fight', a: 'A1', b: 'B1' }], 10, 1, face);
};
const person = ({ state }: Played, id: string) => state.characters.find((each) => each.id === id)!;

test('fr3.characters.loss-morale-clock, fr3.character-combat.killed-lowers-clock: the bands of the clock’s own chapter hold, by full cost', () => {
  const clock = (who: string) => beaten(who, 1).state.sheet.sides.second.losses.at(-1)!.clock;
  expect(clock('hero-1-1')).toBe(1);
  expect(clock('general-2-2')).toBe(2);
  // fr3.abilities.minor-abilities
  expect(beaten('individual', 1).state.sheet.sides.second.losses.at(-1)).toMatchObject({ loss: 'minor', clock: 0 });
});

test('fr3.character-combat.no-captor: captured with nobody there to hold him, he escapes', () => {
  const at = begun(setupOf('A1 longbows*2 10,10 N; B1 mobs 10,15 S double-demoralized; B2 mobs 12,18 S; B3 hero-1-1 with B1'));
  const shot = after(at, [{ kind: 'shoot', units: ['A1', 'A2'], at: 'B1' }], 7, 5);
  expect(person(shot, 'B3')).toMatchObject({ status: 'in play', host: 'B2' });
});

test('fr3.results-rolls.character-escape-roll, ruling, fr3.character-combat.escape-attempt, fr3.character-combat.escape-engaged-bonus: the table of results rolls holds, without bonuses for enemies', () => {
  // The captor is in no melee: of 1 to 10 only 2 sets the captive free.
  const held = beaten('hero-1-1', 5);
  const tries = (face: number) => person(after(held, [pass], face), 'B4').status;
  expect([1, 2, 3, 9, 10].map(tries)).toEqual(['killed', 'in play', 'captured', 'captured', 'captured']);
});

test('fr3.abilities.null-no-combat, fr3.abilities.null-double-victory-points, ruling: a null never escapes and scores twice his cost, neither from the fall of his unit nor from captivity', () => {
  const fallen = beaten('individual', 8);
  expect(person(fallen, 'B4').status).toBe('in play');
  const nobody = start(
    'A1 large-monsters 10,10 N; B1 mobs 10,11.575 S; B2 mobs 10,18 S; B3 militia 30,30 S demoralized; B4 individual with B1 null',
  );
  expect(fatedOf(nobody.state, person(nobody, 'B4')).null).toBe(true);
  const held = after(after(nobody, [pass]), [{ kind: 'fight', a: 'A1', b: 'B1' }], 10, 1, 8);
  expect(person(held, 'B4')).toMatchObject({ status: 'captured', host: 'A1' });
  expect(person(after(held, [pass], 2), 'B4').status).toBe('captured');
  // fr3.abilities.null-double-victory-points: like every captive, twice his 50 points.
  const line = scoreOf(held.state.sheet, 'first').lines.find(({ rules }) => rules.includes('fr3.victory.points-captured'));
  expect(line?.points).toBe(victory.captiveFactor * 50);
});

test('fr3.abilities.engineer-mine-damage, fr3.abilities.engineer-mine, fr3.abilities.engineer-countermine: his mines hit harder, and he brings one himself', () => {
  const mined = (words: string, theirs: string, ...faces: number[]) => {
    const at = begun(setupOf(`A1 handweapons 10,10 N; A2 individual with A1${words}; B1 mobs 10,13 S${theirs}; B2 mobs 40,33 S`));
    return after(at, [{ kind: 'lay-mine', unit: 'A1', at: 'B1' }], ...faces);
  };
  const fate = ({ events }: Played) => events.find((each) => each.kind === 'shot')?.fate;
  const found = Array.from({ length: 10 }, (_, at) => fate(mined(' engineer mine', '', at + 1)));
  const plain = Array.from({ length: 10 }, (_, at) => {
    const start1 = begun(setupOf('A1 handweapons 10,10 N mine; B1 mobs 10,13 S; B2 mobs 40,33 S'));
    return fate(after(start1, [{ kind: 'lay-mine', unit: 'A1', at: 'B1' }], at + 1));
  });
  // Every result is one face later.
  expect(found.slice(0, -1)).toEqual(plain.slice(1));
  expect(found).not.toEqual(plain);
  const used = mined(' engineer mine', '', 1);
  expect(fr3Battle.refuse(used.state, { kind: 'lay-mine', unit: 'A1', at: 'B1' })).not.toBeNull();
  // Burrowers cannot be reached without him.
  const under = begun(setupOf('A1 handweapons 10,10 N mine; B1 mobs 10,13 S burrowing; B2 mobs 40,33 S'));
  expect([...fr3Battle.actions(under.state)].some(({ kind }) => kind === 'lay-mine')).toBe(false);
  expect(fate(mined(' engineer mine', ' burrowing', 10))).toBeDefined();
});

test('fr3.characters.attachment-needs-control, ruling: a set-up puts nobody with those over whom he has no power', () => {
  const led = (unit: string, who: string) => () => setupOf(`A1 ${unit} 10,10 N; A2 ${who}; B1 mobs 40,33 S`);
  expect(led('large-monsters', 'hero-1-1 with A1')).toThrow('Only a beastmaster can be with Large Monsters');
  expect(led('large-monsters', 'hero-1-1 with A1 beastmaster')).not.toThrow();
  // A unit that is a character controls itself.
  expect(led('large-monsters', 'hero-1-1 with A1 unit-character')).not.toThrow();
  expect(led('minor-spirits', 'individual with A1')).toThrow('Only a cleric can be with Minor Spirits');
  expect(led('minor-spirits', 'individual with A1 magic=cleric-1')).not.toThrow();
  expect(led('earth-elemental', 'hero-1-1 with A1 beastmaster')).toThrow();
  expect(led('earth-elemental', 'individual with A1 magic=earth-shaman-1')).not.toThrow();
  const dead = (who: string) => () => setupOf(`A1 large-monsters 10,10 N undead; A2 ${who}; B1 mobs 40,33 S`);
  expect(dead('hero-1-1 with A1 beastmaster')).toThrow();
  expect(dead('hero-1-1 with A1 beastmaster magic=necromancer-2')).not.toThrow();
});

test('fr3.characters.one-ability-per-type: a set-up gives nobody the same ability twice', () => {
  const led = (has: string) => () => setupOf(`A1 spears 10,10 N; A2 hero-1-1 with A1 ${has}; B1 mobs 40,33 S`);
  expect(led('taunt')).not.toThrow();
  expect(led('taunt taunt')).toThrow('the character cannot have Taunt twice');
});

test('fr3.armies.faerie-free-taunt: a hero of the faerie taunts, once, whether his roster says so or not', () => {
  const people = [
    { has: ['general'] },
    { has: ['hero', 'taunt'], bonuses: '1-1' as const },
    { has: ['hero'], bonuses: '1-1' as const },
  ];
  const army = armyOfRoster({
    name: 'Faerie',
    army: 'faerie',
    size: 1000,
    units: [{ type: 'beastmen' }, { type: 'beastmen' }],
    characters: people,
  });
  if (!army.ok) throw new Error(army.because);
  expect(army.value.characters.map(({ has }) => has)).toEqual([['taunt'], ['taunt'], ['taunt']]);
});

test('fr3.characters.attachment-by-type: a general whom no unit takes begins by himself, behind one', () => {
  const army = armyOfRoster({
    name: 'Beasts',
    army: 'generic',
    size: 1000,
    units: [{ type: 'large-monsters' }],
    characters: [{ has: ['general'] }],
  });
  if (!army.ok) throw new Error(army.because);
  expect(army.value.characters).toMatchObject([{ leader: 'general-2-2', with: 1, apart: true }]);
  const at = start('A1 large-monsters 10,10 N; A2 general-2-2 with A1 apart; B1 mobs 40,33 S');
  const { host, at: place } = person(at, 'A2');
  expect(host).toBeNull();
  expect(place!.x).toBe(10);
  expect(place!.y).toBeLessThan(9.3);
  expect(brokenInvariants(at.state)).toEqual([]);
});
