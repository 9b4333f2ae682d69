/** Vats in a battle, by rule id: who works a vat, what it breeds, and what happens to its owner. */
import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { controlled } from '../../../src/engine/fr3/battle/characters/control.ts';
import { setupOfRosters } from '../../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { weights, worth } from '../../../src/engine/fr3/battle/judgement/judgement.ts';
import { hasUnits } from '../../../src/engine/fr3/battle/magic/allegiance.ts';
import { setupNow } from '../../../src/engine/fr3/battle/notation/now.ts';
import { withContacts } from '../../../src/engine/fr3/battle/units/contacts.ts';
import { troopOf, unitAt, withBases } from '../../../src/engine/fr3/battle/units/pieces.ts';
import type { State } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import { inventionOf } from '../../../src/engine/fr3/data/inventions.ts';
import { baseSide } from '../../../src/engine/fr3/table/bases.ts';
import { after, expectTheSame, type Played, randomBattle, setupOf } from './battle-table.ts';
import { asked, because, pass, pools, poolsOf, rules, told, until, withTroop } from './magic-table.ts';

/** A3 is a mad scientist with A1, whose unit carries the vat. */
const lab = (foe = 'B1 spears 20,30 S', more = '', faces: number[] = [6]) =>
  until(
    pools(`A1 handweapons 20,10 N; A2 spears 24,10 N; ${foe}; A3 individual with A1 mad-scientist vat${more}`, ...faces),
    'A movement',
  );
const work = (points = 4): Action => ({ kind: 'activate', character: 'A3', device: 'vat', on: null, points });
/** A vat that has been at work since the first turn. */
const atWork = (foe?: string, more?: string) => after(lab(foe, more), [work()], 3);
const owner = ({ state }: Played) => state.characters[0]!;
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const bred = ({ state }: { readonly state: State }) => state.summoned.map(({ troop }) => troop.type);
/** Moves to side A’s next movement step, with a die for the pool and then the dice for the vat. */
const nextTurn = (at: Played, ...faces: number[]) =>
  until(asked(at) === 'A movement' ? after(at, [pass]) : at, 'A movement', 6, ...faces);

test('fr3.inventions.vat, ruling: his roll starts it, and then its handweapons stay, and others do not', () => {
  expect(owner(after(lab(), [work()], 2)).running).toEqual([]);
  const on = atWork();
  expect(owner(on).running).toMatchObject([{ device: 'vat', unit: 'A1' }]);
  expect(rules(on, { kind: 'ahead', units: ['A1'], inches: 1 })).toEqual(['fr3.inventions.vat']);
  expect(because(on, { kind: 'ahead', units: ['A2'], inches: 1 })).toBe('legal');
});

test('fr3.inventions.vat, ruling: it is with handweapons, and so is he', () => {
  expect(() => setupOf('A1 spears 20,10 N; B1 mobs 20,30 S; A2 individual with A1 mad-scientist vat')).toThrow(
    'The owner of a vat must be with the handweapons',
  );
  const roster = (...units: string[]) => ({
    name: 'x',
    army: 'gnomes',
    size: 1000,
    units: units.map((type) => ({ type })),
    characters: [{ has: ['general'] }, { has: ['mad-scientist', 'vat'] }],
  });
  const open = { table: { width: 48, depth: 36 }, terrain: [], objective: null };
  const of = (...units: string[]) => setupOfRosters({ A: roster(...units), B: roster('handweapons') }, open);
  const read = of('spears', 'handweapons');
  expect(read.ok && read.value.armies.A.characters[1]).toMatchObject({ with: 2, has: ['mad-scientist', 'vat'] });
  expect(of('spears')).toMatchObject({ ok: false, rules: ['fr3.inventions.vat'] });
});

test('fr3.inventions.vat-shut-off: the same roll stops it, and the handweapons may go', () => {
  const next = nextTurn(atWork(), 1);
  // The offered actions include working the vat.
  expect([...fr3Battle.actions(next.state)].some((each) => each.kind === 'activate' && each.device === 'vat')).toBe(true);
  const off = after(next, [work()], 3);
  expect(owner(off).running).toEqual([]);
  expect(because(off, { kind: 'ahead', units: ['A1'], inches: 1 })).toBe('legal');
  expect(owner(after(next, [work()], 2)).running).toHaveLength(1);
});

test('fr3.inventions.vat-table, fr3.inventions.vat-controlled-output, ruling: a creature in each of its movement steps, beside its keepers, and his', () => {
  const turn = (face: number) => nextTurn(atWork(), face);
  expect(bred(turn(2))).toEqual([]);
  expect(told(turn(2))).toContain('Nothing comes out of the vat');
  for (const [face, type] of [
    [3, 'mobs'],
    [8, 'blobs'],
    [10, 'large-monsters'],
  ] as const) {
    const at = turn(face);
    expect(bred(at)).toEqual([type]);
    expect(unit(at, 'A4')).toMatchObject({ side: 'A', status: 'table', effects: [], base: { x: 20 } });
    expect(unit(at, 'A4').base.y).toBeCloseTo(10 + baseSide, 1);
    expect(troopOf(at.state, unit(at, 'A4')).kit?.undead).toBe(type === 'mobs' ? true : undefined);
    expect(brokenInvariants(at.state)).toEqual([]);
  }
  expect(because(turn(10), { kind: 'ahead', units: ['A4'], inches: 1 })).not.toContain('its own will');
});

test('fr3.inventions.vat-controlled-output, ruling: monsters and the undead need their own controller', () => {
  const held = (face: number, more: string) => {
    const at = nextTurn(atWork(undefined, more), face);
    return controlled(at.state, unitAt(at.state, at.state.summoned[0]?.id as string));
  };
  expect([held(10, ''), held(3, '')]).toEqual([false, false]);
  expect(held(10, '; A8 hero-1-1 with A2 beastmaster')).toBe(true);
});

test('fr3.inventions.vat-uncontrolled-output, ruling: without its owner, what comes goes its own way, and obeys nobody', () => {
  const left = after(atWork(), [{ kind: 'transfer', character: 'A3', to: 'A2' }]);
  // The 10 gives a monster; direction 3 of 12 puts it to the right of the vat.
  const at = nextTurn(left, 10, 3);
  expect(bred(at)).toEqual(['large-monsters']);
  expect(unit(at, 'A4').base.x).toBeGreaterThan(22);
  expect(rules(at, { kind: 'ahead', units: ['A4'], inches: 1 })).toEqual(['fr3.inventions.vat-uncontrolled-output']);
  expect(told(at)).toContain('neither side controls them');
  // In the next turn the creature moves on, before the vat breeds again.
  const again = nextTurn(at, 1, 12);
  expect(unit(again, 'A4').base).not.toEqual(unit(at, 'A4').base);
});

test('fr3.inventions.vat-uncontrolled-output, ruling: it fights a friend whom it has run into', () => {
  const left = after(
    until(
      pools(
        'A1 handweapons 20,10 N; A2 spears 25,11.575 W; B1 spears 20,30 S; A3 individual with A1 mad-scientist vat; A4 mobs 3,3 N',
        6,
      ),
      'A movement',
    ),
    [
      { kind: 'activate', character: 'A4', device: 'vat', on: null, points: 4 },
      { kind: 'transfer', character: 'A4', to: 'A2' },
    ],
    3,
  );
  const at = nextTurn(left, 10, 3, 9, 1, 10);
  expect(at.events.filter(({ kind }) => kind === 'fought')).toMatchObject([{ a: 'A5', b: 'A2', winner: 'A5' }]);
});

const melee = (...faces: number[]) => {
  const at = atWork(`B1 knights ${20},${(10 + baseSide).toFixed(4)} S; B2 mobs 40,33 S`);
  return after(at, [pass, { kind: 'fight', a: 'A1', b: 'B1' }], ...faces);
};

test('fr3.inventions.vat-destruction, ruling: on 7 or more, its handweapons destroyed in melee: it stands alone, or something comes in its place', () => {
  // 1 loses against 10 in the melee; the owner escapes; the vat survives on a 7.
  const stands = melee(1, 10, 10, 7, 9);
  expect(unit(stands, 'A1').status).toBe('destroyed');
  const [alone] = stands.state.summoned;
  expect(alone).toMatchObject({ troop: { type: 'handweapons', name: 'Vat' } });
  expect(unit(stands, alone!.id)).toMatchObject({ status: 'table', base: { x: 20, y: 10 } });
  expect(owner(stands).running).toMatchObject([{ unit: alone!.id }]);
  expect(brokenInvariants(stands.state)).toEqual([]);
});

test('fr3.inventions.vat-destruction, ruling: on 6 or less it is destroyed, and what comes in its place is nobody’s', () => {
  const [nothing, monster] = [melee(1, 10, 10, 6, 2, 9), melee(1, 10, 10, 1, 10, 9)];
  for (const at of [nothing, monster]) {
    expect(owner(at)).toMatchObject({ running: [], spent: ['vat'] });
    expect(told(at)).toContain('is destroyed.');
    expect(brokenInvariants(at.state)).toEqual([]);
  }
  expect(bred(nothing)).toEqual([]);
  expect(unit(monster, 'A4')).toMatchObject({ side: 'A', base: { x: 20, y: 10 }, effects: [{ is: 'wild' }] });
});

test('fr3.inventions.vat-destruction: pushed back in melee they leave it behind; so they do where magic carries them off, without a roll', () => {
  const shaken = withTroop(atWork(`B1 spears ${20},${(10 + baseSide).toFixed(4)} S; B2 mobs 40,33 S`), 'A1', { morale: 1 });
  const back = after(shaken, [pass, { kind: 'fight', a: 'A1', b: 'B1' }], 4, 4, 7);
  expect(unit(back, 'A1').base.y).toBeCloseTo(10 - baseSide, 2);
  const [alone] = back.state.summoned;
  expect(unit(back, alone!.id).base).toMatchObject({ x: 20, y: 10 });
  expect(brokenInvariants(back.state)).toEqual([]);
  const at = atWork();
  const carried: Played = { ...at, state: withBases(at.state, ['A1'], [{ ...unit(at, 'A1').base, x: 10 }]) };
  const left = after(carried, [pass]);
  expect(unit(left, 'A4')).toMatchObject({ status: 'table', base: { x: 20, y: 10 }, effects: [{ is: 'vat' }] });
});

/** B1 faces a vat that its own handweapons have left; B2 has bows. */
const deserted = (foe: string) => {
  const at = atWork(`B1 ${foe}; B2 longbows 20,16 S`);
  return after(
    { ...at, state: withContacts(withBases(at.state, ['A1'], [{ ...unit(at, 'A1').base, x: 8 }])) },
    [pass],
    ...(foe.includes(',11.5') ? [7] : []),
  );
};

test('fr3.inventions.vat-destruction: in each melee step the enemies at a vat that stands alone try it', () => {
  const beset = deserted(`spears 20,${(10 + baseSide).toFixed(4)} S`);
  expect(unit(beset, 'A4').status).toBe('table');
  expect(beset.state.contacts).toEqual([]);
  const again = after(until(beset, 'B movement'), [pass], 6, 1, 6);
  expect(unit(again, 'A4').status).toBe('merged');
  expect(again.state.sheet.sides.first.losses).toEqual([]);
  // No unit is with the vat, so it is only marked as deserted.
  expect(deserted('spears 20,14 S').events.filter(({ kind }) => kind === 'vat')).toHaveLength(1);
});

test('fr3.inventions.vat-destruction: so do missiles that would demoralize it', () => {
  const at = until(deserted('spears 10,14 S'), 'B missiles');
  const shot = (...faces: number[]) => after(at, [{ kind: 'shoot', units: ['B2'], at: 'A4' }], ...faces);
  expect(unit(shot(10, 7), 'A4')).toMatchObject({ status: 'table', morale: 0 });
  expect(unit(shot(10, 6, 1), 'A4').status).toBe('merged');
  expect(unit(shot(1), 'A4').status).toBe('table');
});

test('fr3.inventions.vat, ruling: alone it fights nobody, is joined by nobody, and keeps nobody in the battle', () => {
  const at = deserted('spears 10,14 S');
  const theirs = until(at, 'B movement');
  expect(theirs.state.contacts).toEqual([]);
  const mine = nextTurn({ ...theirs }, 1);
  expect(rules(mine, { kind: 'transfer', character: 'A3', to: 'A4' })).toContain('fr3.inventions.vat');
  expect(rules(mine, work())).toEqual(['fr3.inventions.vat-shut-off']);
  const lost = {
    ...mine.state,
    units: mine.state.units.map((each) => (['A1', 'A2'].includes(each.id) ? { ...each, status: 'destroyed' as const } : each)),
  };
  expect(hasUnits(mine.state, 'A')).toBe(true);
  expect(hasUnits(lost, 'A')).toBe(false);
});

test('fr3.inventions.vat-carried: one that is off goes where its handweapons go, and is lost with them', () => {
  const at = lab(`B1 knights 20,${(10 + baseSide).toFixed(4)} S; B2 mobs 40,33 S`);
  const lost = after(at, [pass, { kind: 'fight', a: 'A1', b: 'B1' }], 1, 10, 10, 9);
  expect(unit(lost, 'A1').status).toBe('destroyed');
  expect(lost.state.summoned).toEqual([]);
  expect(rules(nextTurn(lost), work())).toEqual(['fr3.inventions.vat']);
});

test('fr3.inventions.vat-for-wizards: they work it with points of their own pools', () => {
  const at = until(
    pools('A1 handweapons 20,10 N; B1 spears 20,30 S; A2 individual with A1 magic=wizard-2 vat', 3, 3),
    'A movement',
  );
  const [, before] = poolsOf(at, 'A');
  const on = after(at, [{ kind: 'activate', character: 'A2', device: 'vat', on: null, points: 2 }], 7);
  expect(owner(on).running).toHaveLength(1);
  expect(poolsOf(on, 'A')[1]).toBe((before as number) - 2);
});

test('fr3.inventions.vat: a position says what it does not carry', () => {
  const now = setupNow(deserted('spears 10,14 S').state);
  expect(now?.without).toContain('Devices that were working are switched off.');
  expect(now?.setup.armies.A.troops).toHaveLength(2);
  expect(setupNow(atWork().state)?.setup.armies.A.characters[0]).toMatchObject({ has: ['mad-scientist', 'vat'] });
});

test.each([1, 2])('battles of random actions with vats, seed %i: they end, nothing breaks, and they replay', (seed) => {
  const setup = setupOf(
    `table 24x24; A1 handweapons 8,9 N; A2 spears 11,9 N; A3 handweapons 14,9 N; B1 knights 8,14 S; B2 longbows 11,16 S; B3 handweapons 14,14 S
     A4 individual with A1 mad-scientist vat technical-assistant; A5 individual with A3 magic=wizard-2 vat; B4 individual with B3 magic=wizard-1`,
    { turns: 4 },
  );
  const { states, actions, faces } = randomBattle(setup, seed);
  expect(states.filter((_, at) => at % 5 === 0).flatMap(brokenInvariants)).toEqual([]);
  expectTheSame({ setup, actions, faces }, states.at(-1)!);
});

test('to opponents a vat at work is worth half of its price', () => {
  const on = atWork();
  const idle: State = { ...on.state, characters: on.state.characters.map((each) => ({ ...each, running: [] })) };
  expect(worth(on.state, 'A') - worth(idle, 'A')).toBeCloseTo(weights.vat, 6);
  expect(worth(on.state, 'B') - worth(idle, 'B')).toBeCloseTo(-weights.vat, 6);
  expect(weights.vat).toBe((inventionOf('vat')?.cost as number) / 2);
});
