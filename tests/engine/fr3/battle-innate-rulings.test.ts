/** Rulings of the chapter on innate abilities, by rule id. */
import { expect, test } from 'vitest';
import type { Action } from '../../../src/engine/fr3/battle/battle.ts';
import { questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { bout } from '../../../src/engine/fr3/melee/combatant.ts';
import { totalOf } from '../../../src/engine/fr3/melee/modifiers.ts';
import { after, begun, type Played, setupOf } from './battle-table.ts';
import { asked, effectsOn, having, poolsOf, rules, unopposed, until, withTroop } from './magic-table.ts';

const far = 'A9 mobs 44,3 N; B9 mobs 44,33 S';
const at = (text: string) => begun(setupOf(`${text}; ${far}`));
const own = (text: string) => until(at(text), 'A movement');
type Innate = Extract<Action, { kind: 'innate' }>;
const use = (user: string, ability: Innate['ability'], target: string | null = null, what: string | null = null): Action => ({
  kind: 'innate',
  user,
  ability,
  target,
  what,
});

test('fr3.innate.once-per-turn, ruling: each unit and each character has its own use, and neither a ward nor a null stops it', () => {
  const there = own(
    'A1 spears 10,10 N innate=war-cry; A2 spears 11.6,10 N innate=war-cry; B1 handweapons 10.8,14 S; A3 hero-1-1 with A1 war-cry; A4 individual with A2 null; B2 hero-1-1 with B1 magic-ward',
  );
  const people = there.state.characters.filter(({ side }) => side === 'A').map(({ id }) => id);
  const all = ['A1', 'A2', people[0] as string].map((user) => use(user, 'war-cry', 'B1'));
  const cried = after(there, all, 10, 10, 10);
  expect(all.map((each) => rules(cried, each))).toEqual(all.map(() => ['fr3.innate.once-per-turn']));
});

test('fr3.innate.target-test, ruling: every modifier of a rally roll counts for the target', () => {
  const resists = (text: string) => {
    const there = own(`A1 spears 10,10 N innate=apoplexy; ${text}`);
    return Array.from({ length: 10 }, (_, face) => face + 1).find(
      (face) => effectsOn(after(there, [use('A1', 'apoplexy', 'B1')], face), 'B1').length === 0,
    );
  };
  expect(resists('B1 handweapons 10,15 S')).toBe(6);
  expect(resists('B1 handweapons 10,15 S demoralized')).toBe(7);
  expect(resists('B1 handweapons 10,15 S; B2 general-2-2 with B1')).toBe(4);
  expect([resists('B1 mobs 10,15 S'), resists('B1 mobs 10,16 S 2x2')]).toEqual([7, 4]);
});

test('fr3.innate.dispel, ruling: the unit under the spell must be within range, however far off its caster is', () => {
  const text = (x: number) =>
    `A1 spears 40,10 N; B1 handweapons 10,15 S; B2 handweapons 10,${x} S innate=dispel; ${far}; A90 individual with A1 magic=wizard-1`;
  const dispels = (x: number) => {
    const there = having(until(begun(setupOf(text(x)), 6), 'A movement'), 'B', { army: 0 });
    const held = withTroop(there, 'B1', { effects: [{ is: 'apoplexy', by: 'A', until: 2, level: 1 }] });
    return rules(until(held, 'B movement'), use('B2', 'dispel', 'B1', 'apoplexy'));
  };
  expect(dispels(20)).toEqual([]);
  expect(dispels(21.7)).toContain('fr3.innate.abbreviations');
});

test('fr3.innate.dispel-table, ruling: the bare die counts, whatever his unit or his bonus would add to a rally roll', () => {
  const text = `A1 spears 10,10 N demoralized innate=apoplexy; B1 handweapons 10,15 S; B2 handweapons 10,18 S innate=dispel; ${far}; A90 general-2-2 with A1`;
  const there = until(begun(setupOf(text)), 'B movement');
  const held = after(
    { ...there, state: { ...there.state, magic: { ...there.state.magic, chances: ['A'] } } },
    [use('A1', 'apoplexy', 'B1')],
    5,
  );
  const dispel = use('B2', 'dispel', 'B1', 'apoplexy');
  expect([5, 6].map((face) => effectsOn(after(held, [dispel], face), 'B1'))).toEqual([[], ['apoplexy']]);
});

test('fr3.innate.freeze, ruling: the unit that stands there has −1 until the phase ends', () => {
  const there = own('A1 longbows 10,10 N innate=freeze; B1 handweapons 10,15 S');
  const frozen = after(there, [use('A1', 'freeze', 'B1')], 10);
  const adds = ({ state }: Played) => totalOf(bout(questionOf(state, unitAt(state, 'B1'), unitAt(state, 'A1'))), 'a');
  expect(adds(frozen)).toBe(adds(there) - 1);
  expect(effectsOn(until(frozen, 'B movement'), 'B1')).toEqual([]);
});

test('fr3.innate.magic-resistance, ruling: a spell of one point too', () => {
  const text = `A1 spears 10,10 N; B1 handweapons 10,15 S innate=magic-resistance; ${far}; A90 individual with A1 magic=cleric-1 lore=unholy-curse-discount`;
  const there = having(until(begun(setupOf(text), 6), 'A movement'), 'B', { army: 0 });
  const caster = there.state.characters[0]?.id as string;
  const curse: Action = { kind: 'cast', character: caster, spell: 'bless-curse-1', on: ['B1'], choice: 'curse', points: null };
  const cursed = unopposed(having(there, 'A', { own: [1] }), { ...curse, points: null });
  expect([asked(cursed), poolsOf(cursed, 'A')[1]]).toEqual(['B withstand', 0]);
});

test('fr3.innate.levitate-ended, ruling: it crosses a mountain and does not stop on it', () => {
  const there = own('terrain impassable 5,11.5 to 15,12; A1 spears 10,10 N innate=levitate; B1 spears 30,20 S');
  const up = after(there, [use('A1', 'levitate')], 10);
  const ahead = (inches: number) => rules(up, { kind: 'ahead', units: ['A1'], inches });
  expect(ahead(2)).toContain('fr3.movement.terrain-impassable');
  expect(ahead(3)).toEqual([]);
});

test('fr3.innate.set-fire, ruling: in the arc and within the range of its own bows, by a rally roll with the usual modifiers; a fire elemental sets all it fights alight', () => {
  const there = (kit: string, y: number) => own(`A1 longbows 10,10 N innate=set-fire ${kit}; B1 mobs 10,${y} S`);
  expect(rules(there('', 21.5), use('A1', 'set-fire', 'B1'))).toEqual([]);
  expect(rules(there('', 21.7), use('A1', 'set-fire', 'B1'))).toContain('fr3.innate.abbreviations');
  // Longbows rally on 6; the second die is for clear ground.
  const works = (from: Played, face: number) => after(from, [use('A1', 'set-fire', 'B1')], face, 1).state.fires.length;
  expect([works(there('', 15), 6), works(there('demoralized', 15), 7)]).toEqual([1, 1]);
  expect(after(there('demoralized', 15), [use('A1', 'set-fire', 'B1')], 6).state.fires).toEqual([]);
  const blaze = own('A1 fire-elemental 10,10 N landed; B1 mobs 10,11.5752 S; B2 mobs 11.5752,10 W');
  expect(rules(blaze, use('A1', 'set-fire'))).toEqual([]);
});
