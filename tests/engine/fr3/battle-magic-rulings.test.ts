/** Rulings of the magic and auction chapters, by rule id. */
import { expect, test } from 'vitest';
import type { Action } from '../../../src/engine/fr3/battle/battle.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import type { BattleCharacter } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import { after, type Played } from './battle-table.ts';
import {
  asked,
  because,
  bid,
  cast,
  casting,
  having,
  hold,
  letIt,
  pools,
  poolsOf,
  refusesCast,
  rules,
  tableOf,
  told,
  unopposed,
  until,
  untilTurn,
  withTroop,
} from './magic-table.ts';

const far = 'B9 mobs 40,33 S; A9 mobs 40,3 N';
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const place = (at: Played, id: string) => {
  const { x, y, facing } = unit(at, id).base;
  return [x, y, facing];
};
const castAt = (at: Played, spell: string, choice: string | null, [x, y, angle]: readonly [number, number, number]): Action => ({
  kind: 'cast-at',
  character: (at.state.characters.filter(({ side }) => side === 'A').at(-1) as BattleCharacter).id,
  spell,
  on: [],
  choice,
  x,
  y,
  angle,
  points: null,
});
/** Water that a shaman has made wild. */
const wild = (at: Played): Played => ({
  ...at,
  state: { ...at.state, terrain: at.state.terrain.map((piece) => ({ ...piece, kind: 'impassable' as const })) },
});

// ---- Barriers ------------------------------------------------------------------------------------

test('fr3.magic.barriers, ruling: a chasm and a wall of fire are barriers that a pike block breaks through; rapids and trees are terrain, and an illusion keeps its own test', () => {
  const text = `terrain stream 24,11.5 to 36,14; A1 spears 4,10 N; A2 pikes 10,9.2 N form=block; A3 pikes 30,9.2 N form=block; B1 handweapons 10,26 S; ${far}`;
  const through: Action = { kind: 'break-through', unit: 'A2' };
  const behind = (user: string, spell: string, choice: string | null, where: readonly [number, number, number]) => {
    const at = until(tableOf(text.replace('A1 spears 4,10', 'A1 spears 7,12'), user), 'A movement');
    return rules(unopposed(at, castAt(at, spell, choice, where)), through);
  };
  expect(behind('earth-shaman-2', 'chasm', 'open', [10, 13, 0])).toEqual([]);
  expect(behind('fire-shaman-2', 'fire-wall', 'raise', [10, 13, 0])).toEqual([]);
  expect(behind('illusionist-2', 'illusionary-obstacle', 'under', [10, 13, 0])).toEqual(['fr3.magic.barrier-leviathan']);
  const river = wild(until(tableOf(text, 'water-shaman-2'), 'A movement'));
  expect(rules(river, { kind: 'break-through', unit: 'A3' })).toEqual(['fr3.magic.barrier-leviathan']);
  const marsh = until(tableOf(text.replace('stream', 'marsh'), 'druid-2'), 'A movement');
  const trees = unopposed(
    withTroop(marsh, 'A1', { base: { ...unit(marsh, 'A1').base, x: 27 } }),
    castAt(marsh, 'green-thumb', null, [30, 13, 0]),
  );
  expect(rules(trees, { kind: 'break-through', unit: 'A3' })).toEqual(['fr3.magic.barrier-leviathan']);
  expect(rules(trees, { kind: 'ahead', units: ['A3'], inches: 1 })).toEqual([]);
});

// ---- Rip Tide and Tempest ------------------------------------------------------------------------

test('fr3.magic.rip-tide-terrain, ruling: it drowns if its move ends with a part of its base in impassable water, and not for crossing it', () => {
  const rapids = (from: number, to: number) =>
    wild(tableOf(`terrain stream 4,${from} to 16,${to}; A1 spears 10,10 N; B1 handweapons 10,16 S; ${far}`, 'hydromancer-2'));
  const swept = (from: number, to: number) => unit(casting(rapids(from, to), 'rip-tide', ['B1']), 'B1');
  // In open ground its front ends at 19.79.
  expect(swept(16.9, 17)).toMatchObject({ status: 'table' });
  expect(swept(19.6, 25).status).toBe('destroyed');
  expect(swept(19.9, 25).status).toBe('table');
});

test.each([
  ['rip-tide', 'hydromancer-2', 'fr3.magic.rip-tide-limits'],
  ['tempest', 'druid-1', 'fr3.magic.tempest-limits'],
])(
  'fr3.magic.rip-tide-limits, fr3.magic.tempest-limits, fr3.spells.rip-tide, fr3.spells.tempest, ruling: %s moves no leviathan, no 2x2 unit and no heavy artillery, and a light piece it does',
  (spell, user, rule) => {
    const at = tableOf(
      `A1 spears 10,10 N; B1 leviathans 10,18 S 1x1; B2 mobs 20,20 S 2x2; B3 heavy-artillery 30,16 S; B4 light-artillery 34,16 S; ${far}`,
      user,
    );
    expect(refusesCast(at, spell, ['B1'])).toContain(rule);
    expect(refusesCast(at, spell, ['B2'])).toContain(rule);
    expect(refusesCast(at, spell, ['B3'])).toContain('fr3.war-machines.heavy-artillery-spell-immunity');
    expect(refusesCast(at, spell, ['B4'])).toEqual([]);
  },
);

test('fr3.magic.tempest-limits, ruling: nor whoever swims or burrows, nor units of a battlewagon', () => {
  const at = tableOf(`A1 spears 10,10 N; B1 handweapons 10,16 S; B2 battlewagons 20,16 S; ${far}`, 'druid-1');
  for (const level of ['swimming', 'burrowing'] as const)
    expect(refusesCast(withTroop(at, 'B1', { level }), 'tempest', ['B1'])).toEqual(['fr3.magic.tempest-limits']);
  expect(refusesCast(at, 'tempest', ['B2'])).toEqual(['fr3.spells.tempest']);
});

test('fr3.magic.tempest-landing, ruling: it lands in the nearest place of its way that has room, before the end or beyond; without one it is only turned', () => {
  const blown = (others: string) =>
    place(casting(tableOf(`A1 spears 10,10 N; B1 handweapons 10,16 N; ${others}; ${far}`, 'druid-1'), 'tempest', ['B1']), 'B1');
  expect(blown('B2 mobs 10,20.4 S')).toEqual([10, 18.75, 1800]);
  expect(blown('B2 mobs 10,17.6 S')).toEqual([10, 19.25, 1800]);
  expect(blown('B2 mobs 10,18.4 S 2x2; B3 mobs 10,21.6 S 2x2')).toEqual([10, 16, 1800]);
});

test('fr3.magic.tempest-landing, ruling: bad ground demoralizes it, and does nothing more to a unit that is demoralized already', () => {
  const morale = (state: string) =>
    unit(
      casting(
        tableOf(`terrain woods 4,18 to 16,26; A1 spears 10,10 N; B1 handweapons 10,16 S ${state}; ${far}`, 'druid-1'),
        'tempest',
        ['B1'],
      ),
      'B1',
    ).morale;
  expect([morale(''), morale('demoralized'), morale('double-demoralized')]).toEqual([1, 1, 2]);
});

// ---- Pools and the right to cast -----------------------------------------------------------------

test('fr3.magic.army-pool-start, ruling: it is set to ten, whatever was left in it, and the die of a bard comes on top', () => {
  const at = pools('A1 spears 10,10 N; B1 mobs 10,30 S; A90 hero-1-1 with A1 bard', 4);
  expect([poolsOf(at, 'A')[0], poolsOf(at, 'B')[0]]).toEqual([14, 10]);
  const next = untilTurn(having(having(at, 'A', { army: 3 }), 'B', { army: 17 }), 2, 1);
  expect([poolsOf(next, 'A')[0], poolsOf(next, 'B')[0]]).toEqual([11, 10]);
});

const lines = 'A1 spears 10,10 N; A2 spears 14,10 N; B1 spears 10,15 S innate=war-cry; B2 spears 14,20 S';
/** A wizard of level two in A, and a cleric of level two in B. */
const duel = (more = ''): Played =>
  pools(`${lines}${more}; A3 individual with A2 magic=wizard-2; B3 individual with B2 magic=cleric-2`, ...[6, 6, 6, 6]);
const curse = (on: string): Action => cast('B3', 'bless-curse-1', [on], { choice: 'curse' });

test('fr3.magic.alternate-casting, ruling: the other side answers a spell with a spell or an innate ability, and the phasing player may go on with his phase', () => {
  const once = unopposed(until(duel(), 'A movement'), cast('A3', 'apoplexy', ['B2']));
  expect(asked(once)).toBe('B magic');
  const ahead = (id: string): Action => ({ kind: 'ahead', units: [id], inches: 1 });
  const cry: Action = { kind: 'innate', user: 'B1', ability: 'war-cry', target: 'A1', what: null };
  expect([because(once, curse('A1')), because(once, cry), because(once, ahead('B1'))]).toEqual([
    'legal',
    'legal',
    expect.not.stringMatching('legal'),
  ]);
  const declined = after(once, [hold]);
  expect([because(declined, ahead('A1')), because(declined, cast('A3', 'apoplexy', ['B1']))]).toEqual(['legal', 'legal']);
});

test('fr3.magic.cast-any-time, ruling: before a fight is rolled and after its result is applied, and not between the roll and the result', () => {
  const text =
    'A1 spears 10,10 N; A2 spears 14,10 N; A3 mobs 30,6 N; B1 spears 10,11.5752 S; B2 spears 14,11.5752 S; B3 mobs 30,20 S';
  const before = until(
    pools(`${text}; A4 individual with A3 magic=wizard-2; B4 individual with B3 magic=cleric-2`, 6, 6, 6, 6),
    'A melee',
  );
  expect(because(before, cast('A4', 'apoplexy', ['B2']))).toBe('legal');
  // Longer dice than the fight takes would be refused, so that nothing is asked before its result is there.
  const fought = after(before, [{ kind: 'fight', a: 'A1', b: 'B1' }], 7, 4);
  expect(unit(fought, 'B1').morale).toBe(1);
  expect(asked(fought)).toBe('B magic');
});

// ---- The auction ---------------------------------------------------------------------------------

test('fr3.auction.announcement, ruling: the cost that is chosen is announced too, and no spell at whom it does not touch', () => {
  const table = tableOf(`A1 spears 10,10 N; B1 spears 20,20 S; B2 mobs 10,24 S undead; ${far}`, 'necromancer-2');
  const at = having(table, 'B', { army: 10 });
  const user = at.state.characters.at(-1)?.id as string;
  const raised = (points: 2 | 3): Played => after(at, [cast(user, 'zombies-2', ['B1'], { choice: 'phase', points })]);
  for (const points of [2, 3] as const)
    expect(told(raised(points))).toContain(
      `The necromancer (A3) casts Zombies 2 for ${points} points (for the phase) on Spears (B1).`,
    );
  // It limits the defence.
  const most = (points: 2 | 3) => {
    const sealed = after(raised(points), [bid(user, 3, 0)]);
    return [2, 3, 4].filter((army) => because(sealed, bid(null, 0, army)) === 'legal').at(-1);
  };
  expect([most(2), most(3)]).toEqual([2, 3]);
  expect(refusesCast(at, 'stink', ['B2'])).toContain('fr3.spells.stink');
});

test('fr3.auction.cost-from-personal-pool, ruling: what a large target costs more is paid from the own pool, and neither counts in the auction nor raises the defence', () => {
  const table = tableOf(`A1 spears 10,10 N; B1 leviathans 10,18 S 1x1; ${far}`, 'wizard-2');
  const at = after(having(table, 'B', { army: 10 }), [cast('A3', 'blast-2', ['B1'])]);
  const caster = at.state.characters.at(-1)?.id as string;
  expect(rules(at, bid(caster, 4, 5))).toEqual(['fr3.auction.cost-from-personal-pool']);
  const sealed = after(at, [bid(caster, 5, 0)]);
  expect([because(sealed, bid(null, 0, 4)), rules(sealed, bid(null, 0, 5))]).toEqual([
    'legal',
    ['fr3.auction.level-zero-defence'],
  ]);
  expect(told(after(sealed, [bid(null, 0, 3)], 1, 10))).toContain('4 points for the spell, 3 against it.');
});

test('fr3.auction.cost-from-personal-pool, ruling: points of the clock are his own once he has drawn them', () => {
  const at = having(until(duel(), 'A movement'), 'A', { own: [1], clock: 9 });
  const spell = cast('A3', 'apoplexy', ['B2']);
  expect(rules(at, spell)).toContain('fr3.auction.cost-from-personal-pool');
  const drawn = after(at, [{ kind: 'burn', character: 'A3', points: 1 }]);
  expect(poolsOf(after(drawn, [spell, bid('A3', 2, 0), letIt]), 'A')[1]).toBe(0);
});
