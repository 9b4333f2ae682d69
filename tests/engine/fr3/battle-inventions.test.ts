/** Mad scientists and their devices on the table, by rule id. */
import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { killCharacter } from '../../../src/engine/fr3/battle/characters/fates.ts';
import { setupOfRosters } from '../../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { isUnseen } from '../../../src/engine/fr3/battle/inventions/workshop.ts';
import { devicePoints } from '../../../src/engine/fr3/battle/magic/casters.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { after, charge, type Played } from './battle-table.ts';
import { asked, because, bid, cast, pass, pools, poolsOf, rules, told, until, untilTurn, withPerson } from './magic-table.ts';

/** A2 is a mad scientist with A1 and these devices; the die is for his pool. */
const workshop = (has: string, foe = 'B1 spears 20,14 S', pool = 6, more = '') =>
  pools(
    `A1 handweapons 20,10 N; A2 spears 30,10 N; ${foe}; A3 individual with A1 mad-scientist ${has}${more}`,
    pool,
    ...(has.includes('assistant') ? [4] : []),
  );
const set = (device: string, points: number, on: string | null = null): Action => ({
  kind: 'activate',
  character: 'A3',
  device,
  on,
  points,
});
const teleport = (points: number, x = 10, character = 'A3'): Action => ({
  kind: 'activate-at',
  character,
  device: 'teleporter',
  x,
  y: 20,
  angle: 0,
  points,
});
const left = ({ state }: Played): number => devicePoints(state, state.characters[0]!);

test('fr3.inventions.pool, fr3.inventions.technical-assistant-points: a d6 a turn, and a d5 less 2 with an assistant', () => {
  expect(left(workshop('targeter', undefined, 4))).toBe(4);
  expect(left(workshop('targeter technical-assistant', undefined, 4))).toBe(6);
});

test('fr3.inventions.no-dispelling, fr3.inventions.points-not-for-dispelling: neither his devices nor his points are magic', () => {
  const both = pools(
    'A1 handweapons 20,10 N; B1 spears 20,14 S; A2 individual with A1 mad-scientist teleporter; B2 individual with B1 magic=wizard-1',
    6,
    4,
  );
  const spell = after(until(both, 'B magic'), [cast('B2', 'blast-1', ['A1'])]);
  expect(rules(spell, bid('A2', 1, 0))).not.toEqual([]);
  expect(because(spell, bid(null, 0, 2))).toBe('legal');
  expect(poolsOf(both, 'A')).toEqual([10, 6]);
});

test.each([
  [1, 8, 9],
  [2, 6, 7],
  [3, 4, 5],
  [4, 2, 3],
])(
  'fr3.inventions.activation, fr3.inventions.activation-table: with %i points a %i is too low and a %i works',
  (points, low, works) => {
    const at = until(workshop('teleporter', 'B1 spears 20,30 S'), 'A movement');
    const go = teleport(points);
    expect(unitAt(after(at, [go], low).state, 'A1').base).toMatchObject({ x: 20, y: 10 });
    const there = after(at, [go], works);
    expect(unitAt(there.state, 'A1').base).toMatchObject({ x: 10, y: 20 });
    expect(left(there)).toBe(6 - points);
  },
);

test('fr3.inventions.activation-table: more points than the table has are refused, however many he has', () => {
  const at = until(workshop('teleporter', 'B1 spears 20,30 S'), 'A movement');
  expect(left(at)).toBe(6);
  expect([rules(at, teleport(4)), rules(at, teleport(5))]).toEqual([
    [],
    expect.arrayContaining(['fr3.inventions.activation-table']),
  ]);
});

test('fr3.inventions.technical-assistant-activation: 1 more on the die, but a 2 is a 2', () => {
  const at = until(workshop('teleporter technical-assistant', 'B1 spears 20,30 S'), 'A movement');
  expect(unitAt(after(at, [teleport(1)], 8).state, 'A1').base.x).toBe(10);
  expect(unitAt(after(at, [teleport(4)], 2).state, 'A1').base.x).toBe(20);
});

test('fr3.inventions.repeat-attempts, ruling, fr3.inventions.activation-every-use: as often as there are points, each use anew', () => {
  const at = until(workshop('teleporter', 'B1 spears 20,30 S'), 'A movement');
  const twice = after(at, [teleport(2, 10), teleport(2, 12)], 3, 10);
  expect(unitAt(twice.state, 'A1').base.x).toBe(12);
  const again = after(twice, [teleport(2, 14)], 1);
  expect(unitAt(again.state, 'A1').base.x).toBe(12);
  expect(rules(again, teleport(2, 10))).toContain('fr3.inventions.pool');
});

test('fr3.inventions.teleporter, ruling: the limits are those of the spell', () => {
  const text = 'terrain impassable 40,20 to 44,24; A1 handweapons 20,10 N; B1 spears 20,30 S';
  const sent = (has: string, x: number, y: number) => {
    const at = until(pools(`${text}; A2 individual with A1 ${has}`, ...(has.includes('magic') ? [6, 6] : [6])), 'A movement');
    const place = { character: 'A2', x, y, angle: 0, points: has.includes('magic') ? null : 1 };
    return rules(
      at,
      has.includes('magic')
        ? { kind: 'cast-at', spell: 'teleport', on: ['A1'], choice: null, ...place }
        : ({ kind: 'activate-at', device: 'teleporter', ...place } as Action),
    );
  };
  for (const [x, y] of [
    [20, 30],
    [42, 22],
    [47.5, 10],
  ] as const) {
    expect(sent('mad-scientist teleporter', x, y), `${x},${y}`).not.toEqual([]);
    expect(sent('mad-scientist teleporter', x, y), `${x},${y}`).toEqual(sent('magic=wizard-2', x, y));
  }
  expect(sent('mad-scientist teleporter', 10, 20)).toEqual([]);
});

test('fr3.inventions.multi-based-surcharge: a 2x2 unit takes 3 points more for the same', () => {
  const at = until(
    pools('A1 mobs 20,10 N 2x2; B1 spears 20,30 S; A2 individual with A1 mad-scientist teleporter', 6),
    'A movement',
  );
  expect(rules(at, teleport(3, 10, 'A2'))).toContain('fr3.inventions.multi-based-surcharge');
  expect(unitAt(after(at, [teleport(4, 10, 'A2')], 8).state, 'A1').base.x).toBe(20);
  expect(unitAt(after(at, [teleport(4, 10, 'A2')], 9).state, 'A1').base.x).toBe(10);
});

// ---- Guns --------------------------------------------------------------------------------------

test('fr3.inventions.disintegration-gun, fr3.inventions.disintegration-flesh: each shot is set off, reaches 5 inches and counts as four units', () => {
  const at = until(workshop('disintegration-gun-flesh'), 'A missiles');
  const shoot = set('disintegration-gun-flesh', 4, 'B1');
  expect(told(after(at, [shoot], 2))).toContain('does not work');
  expect(unitAt(after(at, [shoot], 2).state, 'B1').morale).toBe(0);
  expect(unitAt(after(at, [shoot], 3, 10).state, 'B1').status).toBe('destroyed');
  expect(asked(workshopFar())).toBe('A movement');
});
const workshopFar = () => until(workshop('disintegration-gun-flesh', 'B1 spears 20,25 S'), 'A movement');

test('fr3.inventions.disintegration-metal, fr3.inventions.disintegration-flesh: flesh or metal, never both', () => {
  const missiles = (gun: string, foe: string) =>
    [...fr3Battle.actions(workshop(`disintegration-gun-${gun}`, `B1 ${foe} 20,14 S`).state)].some(
      ({ kind }) => kind === 'activate',
    );
  expect([
    missiles('flesh', 'knights'),
    missiles('flesh', 'light-artillery'),
    missiles('metal', 'light-artillery'),
    missiles('metal', 'knights'),
  ]).toEqual([true, false, true, false]);
});

test('fr3.inventions.protection-from-disintegration, ruling: a protected machine is not harmed', () => {
  const fate = (arms: string) => {
    const at = until(
      workshop('disintegration-gun-metal', `B1 battlewagons 20,14 S ${arms}; B2 battlewagons 22,14 S`),
      'A missiles',
    );
    return unitAt(after(at, [set('disintegration-gun-metal', 4, 'B1')], 9, ...(arms === '' ? [10] : [])).state, 'B1');
  };
  expect(fate('')).not.toMatchObject({ morale: 0, status: 'table' });
  expect(fate('protection-from-disintegration')).toMatchObject({ morale: 0, status: 'table' });
});

// ---- Targeter ----------------------------------------------------------------------------------

test('fr3.inventions.targeter: 1 more to the shots of his unit until he leaves it', () => {
  const bows = (has: string) =>
    until(
      pools(`A1 longbows 20,10 N; A2 spears 30,10 N; B1 spears 20,14 S; A3 individual with A1 mad-scientist ${has}`, 6),
      'A missiles',
    );
  const shot: Action = { kind: 'shoot', units: ['A1'], at: 'B1' };
  const at = after(bows('targeter'), [set('targeter', 4)], 5);
  expect(rules(at, set('targeter', 1))).toContain('fr3.inventions.activation-every-use');
  const firstHit = (from: Played) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].find((face) => unitAt(after(from, [shot], face).state, 'B1').morale > 0);
  expect(firstHit(at)).toBe(Number(firstHit(bows('targeter'))) - 1);
  const gone = after(withPerson(at, 'A3', { host: 'A2' }), [pass]);
  expect(gone.state.characters[0]?.running).toEqual([]);
});

// ---- Invisibility ------------------------------------------------------------------------------

const veiled = (foe = 'B1 longbows 20,14 S; B2 spears 20,16.575 S') =>
  after(until(workshop('invisibility-field', foe), 'A movement'), [set('invisibility-field', 3)], 5);

test('fr3.inventions.invisibility-field, ruling: nobody charges the unit or shoots at it; magic finds it', () => {
  const at = veiled();
  expect(isUnseen(at.state, unitAt(at.state, 'A1'))).toBe(true);
  const theirs = until(at, 'B movement');
  expect(because(theirs, charge(['B1']))).not.toBe('legal');
  expect(because(until(workshop('invisibility-field', 'B1 spears 20,13 S'), 'B movement'), charge(['B1']))).toBe('legal');
  const listed = [...fr3Battle.actions(theirs.state)];
  expect(listed.some((action) => action.kind === 'shoot' && action.at === 'A1')).toBe(false);
});

test('fr3.inventions.invisibility-field: those who come from another level do not find it either; spirits do', () => {
  const over = (type: string) =>
    until(
      after(until(workshop('invisibility-field', `B1 ${type}`), 'A movement'), [set('invisibility-field', 3)], 5),
      'B movement',
    );
  expect(rules(over('beastmen 20,13 S flying'), charge(['B1'], { over: 'A1' }))).toEqual(['fr3.inventions.invisibility-field']);
  expect(because(over('minor-spirits 20,13 S'), charge(['B1'], { over: 'A1' }))).toBe('legal');
});

test('fr3.inventions.invisibility-maintenance: a point a turn, or the unit is seen', () => {
  const at = veiled();
  expect(left(at)).toBe(3);
  const next = untilTurn(at, 2, 4);
  expect(left(next)).toBe(3);
  expect(isUnseen(next.state, unitAt(next.state, 'A1'))).toBe(true);
  expect([...fr3Battle.actions(at.state)].some(({ kind }) => kind === 'shut-off')).toBe(true);
  const off = after(at, [{ kind: 'shut-off', character: 'A3', device: 'invisibility-field' }]);
  expect(isUnseen(off.state, unitAt(off.state, 'A1'))).toBe(false);
});

test('fr3.inventions.multi-based-maintenance: a 2x2 unit takes 4 points a turn', () => {
  const at = until(
    pools('A1 mobs 20,10 N 2x2; B1 spears 20,30 S; A2 individual with A1 mad-scientist invisibility-field', 6),
    'A movement',
  );
  const on = after(at, [{ kind: 'activate', character: 'A2', device: 'invisibility-field', on: null, points: 6 }], 9);
  expect(devicePoints(untilTurn(on, 2, 6).state, on.state.characters[0]!)).toBe(2);
  expect(untilTurn(on, 2, 3).state.characters[0]?.running).toEqual([]);
});

test('fr3.inventions.invisibility-broken: a shot shows where the unit is', () => {
  const bows = until(
    pools(
      'A1 longbows 20,10 N; B1 spears 20,14 S; A2 individual with A1 mad-scientist invisibility-field disintegration-gun-flesh',
      6,
    ),
    'A movement',
  );
  const on = after(bows, [{ kind: 'activate', character: 'A2', device: 'invisibility-field', on: null, points: 2 }], 7);
  const next = until(on, 'A missiles', 5);
  expect(next.state.characters[0]?.running.length).toBe(1);
  expect(after(next, [{ kind: 'shoot', units: ['A1'], at: 'B1' }], 1).state.characters[0]?.running).toEqual([]);
  expect(
    after(next, [{ kind: 'activate', character: 'A2', device: 'disintegration-gun-flesh', on: 'B1', points: 1 }], 1).state
      .characters[0]?.running,
  ).toEqual([]);
});

test('fr3.inventions.invisibility-broken: so does a mine, and a shot of those who are attached to it', () => {
  const seen = (text: string, action: Action, ...faces: number[]) => {
    const own = until(
      pools(`${text}; B1 spears 20,13 S; B2 mobs 40,30 S; A9 individual with A1 mad-scientist invisibility-field`, 6),
      'A movement',
    );
    const { id } = own.state.characters[0] as { id: string };
    const on = after(own, [{ kind: 'activate', character: id, device: 'invisibility-field', on: null, points: 2 }], 7);
    const next = until(on, 'A missiles', 5);
    expect(next.state.characters[0]?.running.length).toBe(1);
    return after(next, [action], ...faces).state.characters[0]?.running;
  };
  expect(seen('A1 handweapons 20,10 N mine', { kind: 'lay-mine', unit: 'A1', at: 'B1' }, 1)).toEqual([]);
  const bows = 'A1 spears 20,10 N; A2 skirmishers with A1';
  expect(seen(bows, { kind: 'shoot', units: ['A2'], at: 'B1' }, 1)).toEqual([]);
});

// ---- The box -----------------------------------------------------------------------------------

test('fr3.inventions.tinkers-box: a contraption beside his unit, each time that it works', () => {
  const at = until(workshop('tinkers-box-surface-1', 'B1 spears 20,30 S'), 'A movement');
  const makes = [...fr3Battle.actions(at.state)].filter((action) => action.kind === 'activate-at');
  expect(makes.length).toBeGreaterThan(0);
  const made = after(at, [{ ...(makes[0] as Extract<Action, { kind: 'activate-at' }>), points: 4 }], 5);
  expect(made.state.summoned.map(({ troop }) => troop.type)).toEqual(['contraptions']);
  expect(
    because(at, { kind: 'activate-at', character: 'A3', device: 'tinkers-box-surface-1', x: 10, y: 30, angle: 0, points: 1 }),
  ).not.toBe('legal');
});

test('fr3.inventions.mad-scientist: a roster with his devices plays', () => {
  const roster = (...has: string[]) => ({
    name: 'x',
    army: 'gnomes',
    size: 1000,
    units: [{ type: 'handweapons' }],
    characters: [{ has: ['general'] }, { has: ['mad-scientist', ...has] }],
  });
  const open = { table: { width: 48, depth: 36 }, terrain: [], objective: null };
  const of = (...has: string[]) => setupOfRosters({ A: roster(...has), B: roster() }, open);
  expect(of('vat', 'teleporter', 'technical-assistant')).toMatchObject({ ok: true });
});

test('fr3.inventions.technical-assistant-inherits, ruling: his assistant keeps the device that he tries, with his own points and without a bonus', () => {
  const at = until(workshop('targeter teleporter technical-assistant', 'B1 spears 20,30 S'), 'A movement');
  const dead: Played = { ...at, ...killCharacter(at.state, at.state.characters[0]!) };
  expect(dead.state.characters[0]).toMatchObject({ status: 'killed', host: 'A1' });
  expect(brokenInvariants(dead.state)).toEqual([]);
  const next = until(after(dead, [pass]), 'A movement', 4);
  expect(left(next)).toBe(2);
  expect(because(next, teleport(3))).not.toBe('legal');
  // With 2 points a 7 works; with the scientist’s own bonus a 6 would have.
  expect(unitAt(after(next, [teleport(2)], 6).state, 'A1').base.x).toBe(20);
  const there = after(next, [teleport(2)], 7);
  expect(unitAt(there.state, 'A1').base).toMatchObject({ x: 10, y: 20 });
  expect(there.state.characters[0]!.spent).toEqual(['targeter']);
  const alone = workshop('teleporter', 'B1 spears 20,30 S');
  expect(killCharacter(alone.state, alone.state.characters[0]!).state.characters[0]).toMatchObject({
    status: 'killed',
    host: null,
  });
});

// ---- Paint ---------------------------------------------------------------------------------------

test('fr3.inventions.paint-gun, ruling: a hit takes the protection away, and does nothing else', () => {
  const guns = (unit: string, arms: string, person: string) =>
    until(
      pools(
        `A1 ${unit} 20,10 N ${arms}; A2 spears 30,10 N; B1 battlewagons 20,13 S protection-from-disintegration; A3 individual with A1 ${person}`,
        ...(person.includes('mad') ? [3] : []),
      ),
      'A missiles',
    );
  const paint: Action = { kind: 'paint', unit: 'A1', at: 'B1' };
  const own = guns('longbows', 'paint-gun', 'healer');
  const hit = after(own, [paint], 10);
  expect(unitAt(hit.state, 'B1')).toMatchObject({ status: 'table', morale: 0, usedUp: ['protection-from-disintegration'] });
  expect(unitAt(after(own, [paint], 1).state, 'B1').usedUp).toEqual([]);
  expect(because(hit, paint)).not.toBe('legal');
  expect(because(guns('handweapons', '', 'mad-scientist paint-gun'), paint)).toBe('legal');
});

// ---- Rulings -------------------------------------------------------------------------------------

test('fr3.inventions.pool, ruling: upkeep is paid out of the points of the turn, as soon as they are rolled', () => {
  const at = until(workshop('invisibility-field', 'B1 spears 20,30 S', 1), 'A movement');
  const running = withPerson(at, 'A3', { running: [{ device: 'invisibility-field', unit: 'A1' }] });
  expect([left(running), left(untilTurn(running, 2, 5))]).toEqual([1, 4]);
});

test('fr3.inventions.invisibility-field, ruling: the unit may charge, and is seen in that melee', () => {
  const at = after(until(workshop('invisibility-field', 'B1 spears 20,12.5 S'), 'A movement'), [set('invisibility-field', 3)], 5);
  const met = after(at, [charge(['A1'])]);
  expect([met.state.contacts.length, isUnseen(met.state, unitAt(met.state, 'A1'))]).toEqual([1, false]);
});

test('fr3.inventions.tinkers-box, ruling: of the kind that was bought, and as often as there are points', () => {
  const at = until(workshop('tinkers-box-flying-1', 'B1 spears 20,30 S'), 'A movement');
  const beside = (state: Played['state']) =>
    [...fr3Battle.actions(state)].find(({ kind }) => kind === 'activate-at') as Extract<Action, { kind: 'activate-at' }>;
  const one = after(at, [{ ...beside(at.state), points: 2 }], 7);
  const two = after(one, [{ ...beside(one.state), points: 2 }], 7);
  expect(two.state.summoned.map(({ troop }) => [troop.type, troop.levels])).toEqual([
    ['contraptions', ['flying']],
    ['contraptions', ['flying']],
  ]);
  expect(rules(two, { ...beside(one.state), device: 'tinkers-box-surface-1' })).not.toEqual([]);
});
