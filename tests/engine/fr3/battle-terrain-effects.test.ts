/**
 * Terrain that casts spells on units entering it, and terrain that needs a roll to enter: tests by rule id, and random battles
 * full of both.
 */
import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { neededBy } from '../../../src/engine/fr3/battle/chapters/requirements.ts';
import { tellAll } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { refuseDispel } from '../../../src/engine/fr3/battle/innate/dispel.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { spellOf } from '../../../src/engine/fr3/battle/magic/book.ts';
import { setupNow } from '../../../src/engine/fr3/battle/notation/now.ts';
import { readPosition } from '../../../src/engine/fr3/battle/notation/setup-reader.ts';
import { writeSetup } from '../../../src/engine/fr3/battle/notation/setup-writer.ts';
import { groundSpells } from '../../../src/engine/fr3/battle/terrain/enchantments.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import type { State } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import { unitOf } from '../../../src/engine/fr3/data/units.ts';
import { fraction } from '../../../src/engine/kernel/fraction.ts';
import { parse, write } from '../../../src/engine/kernel/notation.ts';
import { odds } from '../../../src/engine/kernel/odds.ts';
import { after, begun, charge, expectTheSame, type Played, randomBattle, setupOf } from './battle-table.ts';

const far = 'B1 mobs 40,33 S';
/** Units south of a terrain piece whose edge is 1.2 inches ahead of their front. */
const facing = (piece: string, units = 'A1 spears 10,12 N', enemy = far) =>
  begun(setupOf(`terrain ${piece} 8,14 to 20,20; ${units}; ${enemy}`));
const ahead = (inches: number, ...units: string[]): Action => ({
  kind: 'ahead',
  units: units.length > 0 ? units : ['A1'],
  inches,
});
const told = ({ state, events }: Played): readonly string[] => tellAll(state, events).map(({ text }) => text);
const a1 = ({ state }: Played) => unitAt(state, 'A1');
const under = (at: Played, id = 'A1'): readonly string[] => unitAt(at.state, id).effects.map(({ is }) => is);
/** The y of the front edge of a unit that faces north. */
const front = (at: Played, id = 'A1'): number => {
  const { base } = unitAt(at.state, id);
  return base.y + base.depth / 2;
};

/** A melee fought in front of a terrain piece: the mobs lose and are driven back by one base. */
const drivenInto = (piece: string): Played => {
  const at = begun(setupOf(`terrain ${piece}; A1 spears 10,10 N; B1 mobs 10,11.575 S demoralized; B2 mobs 44,33 S`));
  return after(at, [{ kind: 'pass' }, { kind: 'fight', a: 'A1', b: 'B1' }], 2, 3);
};

const lines = [
  'terrain woods "Old Wood" enchanted=animate-terrain,50 8,14 to 20,20',
  'terrain marsh enchanted=bless-curse-1,curse,30 feared 22,14 28,14 25,20',
];

test('fr3.terrain-effects.enchanted-terrain: a set-up says it, and is read again as it was', () => {
  const setup = setupOf(`${lines.join('; ')}; A1 spears 10,12 N; ${far}`);
  expect(setup.terrain.map(({ enchanted, feared }) => [enchanted, feared])).toEqual([
    [{ spell: 'animate-terrain', percent: 50 }, undefined],
    [{ spell: 'bless-curse-1', choice: 'curse', percent: 30 }, true],
  ]);
  const text = write(writeSetup(setup));
  for (const line of lines) expect(text).toContain(line);
  const again = parse(text);
  const read = again.ok ? readPosition(again.statements) : null;
  expect(read?.ok && read.value.terrain).toEqual(setup.terrain);
});

const faults = (piece: string): readonly string[] => {
  const parsed = parse(`terrain woods ${piece} 8,14 to 20,20; A1 spears 10,12 N; ${far}`);
  const read = parsed.ok ? readPosition(parsed.statements) : null;
  return read && !read.ok ? read.faults.map(({ because }) => because) : [];
};
test.each([
  [
    'enchanted=animate-terrian,50',
    'Enchanted ground cannot cast “animate-terrian”, because there is no such spell. Did you mean “animate-terrain”?',
  ],
  ['enchanted=tempest,50', 'Enchanted ground cannot cast Tempest: the spell needs a magic user.'],
  ['enchanted=plague,50', 'Enchanted ground cannot cast Plague: the spell needs more, or something else, than one unit.'],
  ['enchanted=jihad,50', 'Enchanted ground cannot cast Jihad: the spell affects only units in melee.'],
  [
    'enchanted=speed-potion,50',
    'Enchanted ground cannot cast Speed Potion: the spell gives an extra move, which would never end.',
  ],
  ['enchanted=apoplexy,55', 'The chance of Apoplexy must be 10%, 20%, 30% … or 100%.'],
  ['enchanted=bless-curse-1,50', 'Choose what Bless/Curse 1 does: bless or curse.'],
  ['enchanted=apoplexy,curse,50', 'Apoplexy does only one thing, so leave out the choice.'],
  [
    'haunted',
    '“haunted” does not describe ground. Use words such as enchanted=animate-terrain,50, enchanted=bless-curse-1,curse,50, feared.',
  ],
])('fr3.terrain-effects.enchanted-terrain: %s', (piece, because) => {
  expect(faults(piece)).toEqual([because]);
});
test('fr3.terrain-effects.enchanted-terrain: the objective is no piece of its own', () => {
  const parsed = parse(`terrain objective feared 8,14 to 14,20; A1 spears 10,12 N; ${far}`);
  const read = parsed.ok ? readPosition(parsed.statements) : null;
  expect(read?.ok).toBe(false);
});
test('fr3.terrain-effects.enchanted-terrain: a set-up from elsewhere is refused in a sentence', () => {
  const setup = setupOf(`terrain woods feared 8,14 to 20,20; A1 spears 10,12 N; ${far}`);
  const withPiece = (more: object) => fr3Battle.readSetup({ ...setup, terrain: [{ ...setup.terrain[0], ...more }] });
  expect(withPiece({})).toMatchObject({ ok: true });
  expect(withPiece({ feared: 'yes' })).toMatchObject({ ok: false, rules: ['fr3.terrain-effects.chaos-fear-terrain'] });
  for (const enchanted of ['apoplexy', null, {}, { spell: 'teleport', percent: 50 }, { spell: 'apoplexy', percent: '50' }])
    expect(withPiece({ enchanted })).toMatchObject({ ok: false });
});
test('fr3.terrain-effects.enchanted-terrain: what ground casts takes one unit of its own or of the enemy, and no place', () => {
  expect(groundSpells.length).toBeGreaterThan(30);
  for (const { id } of groundSpells) {
    expect(['unit', 'friend', 'enemy']).toContain(spellOf(id)?.whom);
    expect(spellOf(id)?.places).toBeUndefined();
  }
});
test('fr3.terrain-effects.enchanted-terrain: only such ground brings its chapter, and magic with it', () => {
  const needs = (piece: string) => neededBy(setupOf(`terrain woods ${piece} 8,14 to 20,20; A1 spears 10,12 N; ${far}`));
  expect(needs('')).toEqual([]);
  expect(needs('feared')).toEqual(['terrain', 'effects']);
  expect(needs('enchanted=apoplexy,50')).toContain('magic');
});
test('fr3.terrain-effects.enchanted-effect, ruling: 50% strikes on 6 or more: those who enter stand where they have entered, and the spell is on them', () => {
  const at = after(facing('woods enchanted=apoplexy,50'), [ahead(2.25)], 6);
  expect(under(at)).toEqual(['apoplexy']);
  expect(front(at)).toBeCloseTo(14.07, 1);
  expect(told(at)).toContain('Spears (A1) enter enchanted ground: it casts Apoplexy on them.');
  expect(fr3Battle.refuse(at.state, ahead(0.5))?.rules).toContain('fr3.spells.apoplexy');
});
test('fr3.terrain-effects.enchanted-effect: on 5 it does not, and they go all the way', () => {
  const at = after(facing('woods enchanted=apoplexy,50'), [ahead(2.25)], 5);
  expect([under(at), a1(at).base.y]).toEqual([[], 14.25]);
});
test.each([
  [10, 1],
  [30, 3],
  [50, 5],
  [100, 10],
])('fr3.terrain-effects.enchanted-effect, ruling: %i per cent: %i faces of ten', (percent, faces) => {
  const { state } = facing(`woods enchanted=apoplexy,${percent}`);
  const fate = odds(fr3Battle.perform(state, ahead(2.25)));
  expect(fate.of((told) => unitAt(told.state, 'A1').effects.length > 0)).toEqual(fraction(faces, 10));
});
test('fr3.terrain-effects.enchanted-effect: a spell that does not hold them lets them go on with what they have left', () => {
  const at = after(facing('woods enchanted=freeze,50'), [ahead(2.25)], 9);
  expect(under(at)).toEqual(['freeze']);
  const on = after(at, [ahead(0.9)]);
  expect(front(on)).toBeGreaterThan(14.9);
  expect(told(on)).not.toContain('Side A: 2 of 9 moves made.');
});
test('fr3.terrain-effects.enchanted-effect, ruling: once each time: not as they go on in it, and again when they come back', () => {
  const into = after(facing('open enchanted=apoplexy,50'), [ahead(1.5)], 1);
  const on = after(into, [ahead(0.5)]);
  expect(on.state.footing).toEqual([{ unit: 'A1', piece: 0 }]);
  // The test moves the unit out of the piece by hand, then it enters again.
  const out: State = { ...into.state, units: into.state.units.map((each) => ({ ...each, base: { ...each.base, y: 12 } })) };
  const rested: State = { ...out, units: out.units.map((each) => ({ ...each, did: { ...each.did, spent: 0 } })) };
  const back = after({ state: rested, events: [] }, [ahead(0.25), ahead(1.5)], 10);
  expect(under(back)).toEqual(['apoplexy']);
});
test('fr3.terrain-effects.enchanted-effect: a way right through it is an entry too', () => {
  const at = after(
    begun(setupOf(`terrain open enchanted=apoplexy,50 8,14 to 20,14.5; A1 knights 10,12 N; ${far}`)),
    [ahead(5)],
    7,
  );
  expect([under(at), front(at)]).toEqual([['apoplexy'], expect.closeTo(14.06, 1)]);
  const through = after(
    begun(setupOf(`terrain open enchanted=apoplexy,50 8,14 to 20,14.5; A1 knights 10,12 N; ${far}`)),
    [ahead(5)],
    2,
  );
  expect([under(through), a1(through).base.y, through.state.footing]).toEqual([[], 17, []]);
});
test('fr3.terrain-effects.enchanted-effect: who begins in it has not entered it', () => {
  const at = begun(setupOf(`terrain open enchanted=apoplexy,100 8,11 to 20,20; A1 spears 10,12 N; ${far}`));
  expect(under(after(at, [ahead(1)]))).toEqual([]);
});
test('fr3.terrain-effects.enchanted-effect: a charge is halted in it, and may be made again by those whom nothing holds', () => {
  const at = facing('open enchanted=freeze,50', 'A1 knights 10,12 N', 'B1 mobs 10,18 S');
  const halted = after(at, [charge(['A1'])], 6);
  expect([halted.state.contacts.length, under(halted), a1(halted).did.charged]).toEqual([0, ['freeze'], false]);
  expect(fr3Battle.refuse(halted.state, charge(['A1']))).toBeNull();
  const home = after(at, [charge(['A1'])], 5);
  expect(home.state.contacts.length).toBe(1);
});
test('fr3.terrain-effects.enchanted-effect: a group halts with the unit that is struck; the others have not been struck', () => {
  const at = begun(
    setupOf(`terrain open enchanted=apoplexy,50 8,14 to 10.5,20; A1 spears 10,12 N; A2 spears 11.575,12 N; ${far}`),
  );
  const group = after(at, [ahead(2.25, 'A1', 'A2')], 6);
  expect([under(group, 'A1'), under(group, 'A2')]).toEqual([['apoplexy'], []]);
  expect(front(group, 'A2')).toBe(front(group, 'A1'));
});
test('fr3.terrain-effects.enchanted-effect: each unit of a group rolls, in the order in which they come to it', () => {
  const at = begun(setupOf(`terrain open enchanted=apoplexy,50 8,14 to 20,20; A1 spears*2 10,12 N; ${far}`));
  const group = after(at, [ahead(2.25, 'A1', 'A2')], 5, 6);
  expect([under(group, 'A1'), under(group, 'A2')]).toEqual([[], ['apoplexy']]);
});
test('fr3.terrain-effects.enchanted-effect: fliers are over it and not in it; as one lands it enters', () => {
  const over = facing('open enchanted=apoplexy,50', 'A1 dragons 10,12 N flying');
  const at = after(over, [ahead(4)]);
  expect(under(at)).toEqual([]);
  const down = after(at, [{ kind: 'level', units: ['A1'], to: 'surface' }], 6);
  expect(under(down)).toEqual(['apoplexy']);
});
test('fr3.terrain-effects.enchanted-effect: who is driven into it rolls as well', () => {
  const fought = drivenInto('open enchanted=spin-web,50 8,12.5 to 20,20');
  // The victors decide whether to follow up before the spell of the terrain is cast.
  expect(under(fought, 'B1')).toEqual([]);
  expect(under(after(fought, [{ kind: 'follow-up', go: false }], 6), 'B1')).toEqual(['trap']);
});
test('fr3.terrain-effects.enchanted-effect: Animate Terrain/50%: spears roll 6, and the wood has CF 3 and rolls 7 against their 4', () => {
  const at = after(facing('woods enchanted=animate-terrain,50'), [ahead(2.25)], 6, 4, 7);
  expect(a1(at).morale).toBe(1);
});
test('fr3.terrain-effects.enchanted-effect: whom the spell does nothing to rolls no die', () => {
  const at = after(facing('woods enchanted=corrode,100'), [ahead(2.25)]);
  expect([a1(at).base.y, told(at).some((text) => text.includes('enchanted'))]).toEqual([14.25, false]);
});
test('fr3.innate.magic-resistance, fr3.terrain-effects.enchanted-effect: a cheap spell of the ground may be withstood', () => {
  const at = after(facing('woods enchanted=apoplexy,100', 'A1 spears 10,12 N innate=magic-resistance'), [ahead(2.25)], 6);
  expect(at.state.asks.map(({ what, unit }) => [what, unit])).toEqual([['withstand', 'A1']]);
  expect(under(after(at, [{ kind: 'withstand', go: false }]))).toEqual(['apoplexy']);
  expect(under(after(at, [{ kind: 'withstand', go: true }], 10))).toEqual([]);
});
test('fr3.abilities.null-field, fr3.terrain-effects.enchanted-effect: near a null no ground casts anything', () => {
  const at = begun(
    setupOf(`terrain open enchanted=apoplexy,100 8,14 to 20,20; A1 spears 10,12 N; A2 hero-1-1 with A1 null; ${far}`),
  );
  expect(under(after(at, [ahead(2.25)]))).toEqual([]);
});
test('fr3.terrain-effects.enchanted-effect: a position from the middle of a battle keeps what the ground does, and nobody in it rolls anew', () => {
  const at = after(facing('open enchanted=apoplexy,50'), [ahead(2)], 5);
  const now = setupNow(at.state);
  expect(now?.setup.terrain[0]?.enchanted).toEqual({ spell: 'apoplexy', percent: 50 });
  expect(now && begun(now.setup).state.footing).toEqual([{ unit: 'A1', piece: 0 }]);
});

test('fr3.terrain-effects.enchanted-no-dispel: what ground has cast bears nobody’s level, and nothing dispels it', () => {
  const at = after(facing('open enchanted=freeze,50'), [ahead(2)], 6);
  expect(refuseDispel(a1(at), 'freeze')?.rules).toContain('fr3.innate.dispel');
});
test('fr3.terrain-effects.enchanted-no-dispel: nobody is asked to put points against it', () => {
  const units = 'A1 spears 10,12 N; A2 individual with A1 magic=wizard-2';
  const setup = setupOf(`terrain open enchanted=freeze,100 8,14 to 20,20; ${units}; ${far}`);
  const at = after(begun(setup, 4, 4), [{ kind: 'hold', until: 'turn' }, ahead(2)], 1);
  expect([under(at), at.state.magic.spell, at.state.asks]).toEqual([['freeze'], null, []]);
});

test('fr3.items.protective-spirit-terrain: the unit with the spirit rolls for nothing; the other of its group does', () => {
  const units = 'A1 spears 10,12 N protective-spirit; A2 spears 11.575,12 N';
  const at = after(facing('open enchanted=apoplexy,100', units), [ahead(2.25, 'A1', 'A2')], 1);
  expect([under(at, 'A1'), under(at, 'A2')]).toEqual([[], ['apoplexy']]);
});
test('fr3.items.protective-spirit-terrain: it keeps nobody from fear of the ground', () => {
  const at = after(facing('open feared', 'A1 spears 10,12 N protective-spirit'), [ahead(2.25)], 1);
  expect(front(at)).toBeLessThanOrEqual(14);
});

test('fr3.terrain-effects.chaos-fear-terrain: whoever passes a rally roll goes in', () => {
  const at = after(facing('woods feared'), [ahead(2.25)], 10);
  expect(a1(at).base.y).toBe(14.25);
  expect(told(at)).toContain('Spears (A1) dare to go in.');
});
test('fr3.terrain-effects.chaos-fear-terrain, ruling: whoever fails stops at the edge, none the worse, and has done with moving', () => {
  const at = after(facing('woods feared'), [ahead(2.25)], 1);
  expect([front(at) <= 14, front(at) > 13.95, a1(at).morale, a1(at).did.spent]).toEqual([true, true, 0, 1]);
  expect(told(at)).toContain('Spears (A1) do not dare to go in.');
  expect(fr3Battle.refuse(at.state, ahead(0.5))?.rules).toContain('fr3.movement.rate');
});
test('fr3.terrain-effects.chaos-fear-terrain: the chance is that of its rally roll: an elite is better at it', () => {
  const chance = (more: string) => {
    const { state } = after(
      facing('woods feared', `A1 spears 10,12 N ${more}`),
      more === 'demoralized' ? [{ kind: 'pass' }] : [],
    );
    return odds(fr3Battle.perform(state, ahead(2.25))).of((told) => unitAt(told.state, 'A1').base.y === 14.25);
  };
  const faces = 11 - (unitOf('spears')?.rally ?? 0);
  expect(chance('')).toEqual(fraction(faces, 10));
  expect(chance('elite=1-1-0')).toEqual(fraction(faces + 1, 10));
  expect(chance('demoralized')).toEqual(fraction(faces - 1, 10));
});
test('fr3.fear.feared-immune, fr3.specials.fanatics-fear-immunity, fr3.terrain-effects.chaos-fear-terrain: who knows no fear does not roll', () => {
  for (const unit of ['large-monsters', 'fanatics'])
    expect([unit, a1(after(facing('open feared', `A1 ${unit} 10,12 N`), [ahead(2)])).base.y]).toEqual([unit, 14]);
});
test('fr3.terrain-effects.chaos-fear-terrain: a charge into it stops at the edge, and is none', () => {
  const at = facing('open feared', 'A1 knights 10,12 N', 'B1 mobs 10,18 S');
  const afraid = after(at, [charge(['A1'])], 1);
  expect([afraid.state.contacts.length, front(afraid) <= 14, a1(afraid).did.charged]).toEqual([0, true, false]);
  expect(after(at, [charge(['A1'])], 10).state.contacts.length).toBe(1);
});
test('fr3.terrain-effects.chaos-fear-terrain: an enemy who stands at its edge is charged without going in', () => {
  const at = facing('open feared', 'A1 knights 10,11 N', 'B1 mobs 10,14.785 S');
  expect(after(at, [charge(['A1'])]).state.contacts.length).toBe(1);
});
test('fr3.terrain-effects.chaos-fear-terrain: a group stops with the first of it that does not dare', () => {
  const at = facing('open feared', 'A1 spears*2 10,12 N');
  const stopped = after(at, [ahead(2.25, 'A1', 'A2')], 10, 1);
  expect([front(stopped, 'A1') <= 14, front(stopped, 'A2')]).toEqual([true, front(stopped, 'A1')]);
});
test('fr3.terrain-effects.chaos-fear-terrain: a turn that would bring a corner in is not made', () => {
  const at = begun(setupOf(`terrain open feared 8,12.8 to 20,20; A1 spears 10,12 N; ${far}`));
  const turn: Action = { kind: 'rotate', unit: 'A1', angle: 450 };
  const stays = after(at, [turn], 1);
  expect([a1(stays).base.facing, a1(stays).did.spent]).toEqual([0, 1]);
  expect(a1(after(at, [turn], 10)).base.facing).toBe(450);
});
test('fr3.terrain-effects.chaos-fear-terrain, fr3.square.placement: no square where somebody does not dare to take his place in it', () => {
  const four = ['A1', 'A2', 'A3', 'A4'];
  const at = begun(setupOf(`terrain open feared 8,6 to 20,9; A1 muskets*4 10,10 N; ${far}`));
  const formed = (...faces: number[]) => after(at, [{ kind: 'square', units: four }], ...faces).state.units.slice(0, 4);
  const stays = formed(1);
  expect(stays.map(({ square, base, did }) => [square, base.y, did.spent])).toEqual(four.map(() => [[], 10, 1]));
  expect(formed(10, 10).map(({ square }) => square)).toEqual(four.map(() => four));
});
test('fr3.terrain-effects.chaos-fear-terrain, fr3.movement.form-up: nor does anybody form up into it without daring to', () => {
  const singles = Array.from({ length: 9 }, (_, at) => `A${at + 3} mobs ${3 + 4 * at},3 N`).join('; ');
  const start = begun(
    setupOf(`terrain open feared 28,12.9 to 36,20; A1 spears 30,11.9 N; A2 spears 32.1,12.5 N; ${singles}; B1 mobs 40,33 S`),
  );
  const clockRuns = after(
    start,
    Array.from({ length: 9 }, (_, at) => ahead(1, `A${at + 3}`)),
  );
  const join: Action = { kind: 'form-up', units: ['A1'], forward: 0.6, right: 0.5248 };
  const stays = a1(after(clockRuns, [join], 1));
  expect([stays.base.y, stays.did.spent]).toEqual([a1(start).base.y, 1]);
  expect(a1(after(clockRuns, [join], 10)).base.y).toBeGreaterThan(12.4);
});
test('fr3.terrain-effects.chaos-fear-terrain: fliers go over it; to come down they need their courage, and stay aloft without it', () => {
  const at = after(facing('open feared', 'A1 light-cavalry 10,12 N flying'), [ahead(4)]);
  const land: Action = { kind: 'level', units: ['A1'], to: 'surface' };
  expect(a1(after(at, [land], 1)).level).toBe('flying');
  expect(a1(after(at, [land], 10)).level).toBe('surface');
});
test('fr3.terrain-effects.chaos-fear-terrain: who is pushed back into it has not wished to enter: nobody rolls', () => {
  const fought = after(drivenInto('open feared 8,12.5 to 20,20'), [{ kind: 'follow-up', go: false }]);
  expect(fought.state.footing).toEqual([{ unit: 'B1', piece: 0 }]);
});
test('fr3.terrain-effects.chaos-fear-terrain: a victor who would follow up into it stays if it does not dare', () => {
  const won = drivenInto('open feared 8,11 to 20,20');
  const stays = after(won, [{ kind: 'follow-up', go: true }], 1);
  expect([a1(stays).base.y, stays.state.asks]).toEqual([10, []]);
  expect(a1(after(won, [{ kind: 'follow-up', go: true }], 10)).base.y).toBeGreaterThan(11);
});
test('fr3.terrain-effects.chaos-fear-terrain: ground that is feared and enchanted: first the courage, then the spell', () => {
  const at = after(facing('open feared enchanted=apoplexy,50'), [ahead(2.25)], 10, 6);
  expect(under(at)).toEqual(['apoplexy']);
});

const pieces = (seed: number): string => {
  const said = (n: number): string => {
    const { id } = groundSpells[(seed * 5 + n) % groundSpells.length] as (typeof groundSpells)[number];
    const [choice] = spellOf(id)?.choices?.slice(seed % 2) ?? [];
    return choice === undefined ? id : `${id},${choice}`;
  };
  return `terrain woods feared 2,8 to 10,20; terrain open enchanted=${said(0)},100 10,10 to 16,16
    terrain marsh enchanted=${said(1)},70 18,8 to 24,12; terrain rough feared enchanted=${said(2)},80 24,14 to 31,20
    terrain water enchanted=${said(3)},90 12,17 to 18,20; terrain open enchanted=${said(4)},80 17,13 to 23,19`;
};
const armies = `A1 spears*3 6,5 N; A4 knights 12,5 N; A5 beastmen 14,5 N elite=1-1-0; A6 mobs 26,4 N 2x2; A7 light-cavalry 29,6 N
  A8 skirmishers with A1; A9 hero-1-1 with A4; B1 handweapons*2 12,23 S; B3 large-monsters 15,24 S
  B4 longbows 17,24 S protective-spirit; B5 mobs 27,24 S undead; B6 dragons 5,24 S flying; B7 general-2-2 with B1`;

test.each([3, 6, 7, 8])('battle %i over such ground only: it ends, holds, and replays', (seed) => {
  const setup = setupOf(`table 32x28; ${pieces(seed)}\n${armies}`, { turns: 4 });
  const battle = randomBattle(setup, seed, 5000, (state) => expect(brokenInvariants(state)).toEqual([]));
  expect(battle.events.some((each) => each.kind === 'enchanted' || (each.kind === 'tested' && each.of === 'ground'))).toBe(true);
  expectTheSame(battle, battle.states.at(-1) as State);
});
