/** Archangels, demon lords and hive queens: generals who are units, cast spells, and fade; and the plague that an army brings. */
import { expect, test } from 'vitest';
import { setupOfRosters } from '../../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { inflict } from '../../../src/engine/fr3/battle/harm/harm.ts';
import { boutOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { advance } from '../../../src/engine/fr3/battle/sequence.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { characterEntryOf } from '../../../src/engine/fr3/data/characters.ts';
import { unitOf } from '../../../src/engine/fr3/data/units.ts';
import { removedAs } from '../../../src/engine/fr3/demoralization.ts';
import { totalOf } from '../../../src/engine/fr3/melee/modifiers.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { scripted } from '../../../src/engine/kernel/dice.ts';
import { after, begun, type Played, setupOf } from './battle-table.ts';
import {
  asked,
  because,
  cast,
  having,
  pools,
  poolsOf,
  rules,
  told,
  unopposed,
  until,
  untilTurn,
  withTroop,
} from './magic-table.ts';

const open = { table: { width: 48, depth: 36 }, terrain: [], objective: null };

test.each([
  ['angelic-demonic', 'archangel-demon-lord', 'major-spirits', 'cleric-3', ['ruler', 'fade']],
  ['hive', 'hive-queen', 'large-monsters', 'hive-queen-2', ['ruler']],
])('fr3.abilities.%2$s: a roster of the %s brings its general as a unit', (army, id, type, magic, arms) => {
  const roster = { name: 'x', army, size: 1000, units: [{ type: id, name: 'Uri' }, { type: 'mobs' }], characters: [] };
  const setup = setupOfRosters({ A: roster, B: roster }, open);
  if (!setup.ok) throw new Error(setup.because);
  const { troops, characters } = setup.value.armies.A;
  expect(troops[0]).toMatchObject({ type, arms });
  expect(characters).toMatchObject([{ leader: 'general-2-2', magic, unit: true, with: 1, name: 'Uri' }]);
  expect((troops[0]?.cost ?? 0) + (characters[0]?.cost ?? 0)).toBe(Number(characterEntryOf(id)?.cost));
});

/** A1 is an archangel, with B1 in front of it. */
const heaven = (more = '', ...faces: number[]) =>
  pools(
    `A1 major-spirits 10,10 N ruler fade; A2 mobs 30,4 N; A3 mobs 33,4 N; A4 mobs 36,4 N; A5 mobs 39,4 N; B1 spears 10,11.575 S; B2 mobs 40,30 S; A6 general-2-2 with A1 magic=cleric-3 unit-character${more}`,
    6,
    6,
    6,
    ...faces,
  );

test('fr3.abilities.archangel-demon-lord, ruling: its own CF, two points bought, and two of a general', () => {
  const at = heaven();
  const sum = ({ state }: Played) => totalOf(boutOf(state, unitAt(state, 'A1'), unitAt(state, 'B1')), 'a');
  const weak = pools('A1 major-spirits 10,10 N; B1 spears 10,11.575 S');
  expect(sum(at) - sum(weak)).toBe(4);
});

test('fr3.spells.banish-3, ruling, fr3.abilities.archangel-demon-lord: it casts as a master cleric', () => {
  const at = having(heaven(), 'B', { army: 0 });
  expect(because(at, cast('A6', 'bless-curse-2', ['B1'], { choice: 'curse' }))).toBe('legal');
  expect(because(at, cast('A6', 'blast-1', ['B1']))).not.toBe('legal');
  expect(because(at, cast('A6', 'banish-3', ['B1']))).not.toContain('do not know');
});

/** The same battle after the archangel has been destroyed. */
function fallen(at: Played, id = 'A1', ...faces: number[]): Played {
  const harm = { after: removedAs('destroyed', 'fr3.melee.result-double'), cause: 'melee', by: null } as const;
  const dice = scripted(faces);
  const { state, events } = play(inflict(at.state, id, harm), dice);
  const next = play(advance({ state, events }), dice);
  dice.finish();
  return next;
}

test('fr3.character-items.fade, ruling, fr3.rally.fade-return, fr3.sequence.fade-return: it counts as destroyed, and in its rally steps it rolls at −2 to come back with its pool', () => {
  const at = until(having(heaven(), 'A', { own: [9] }), 'A movement');
  const dead = fallen(at);
  expect(unitAt(dead.state, 'A1').status).toBe('destroyed');
  expect(dead.state.sheet.sides.first.losses.map(({ fades }) => fades)).toEqual([true]);
  // Fading cancels the general’s bonus, so the unit needs its plain rally number.
  const needed = Number(unitOf('major-spirits')?.rally);
  const to = (face: number) => until(until(dead, 'B movement'), 'A movement', face);
  expect(unitAt(to(needed - 1).state, 'A1').status).toBe('destroyed');
  const back = to(needed);
  expect(unitAt(back.state, 'A1')).toMatchObject({ status: 'table', morale: 0, base: { x: 10, y: 10 } });
  expect(back.state.characters[0]).toMatchObject({ status: 'in play', host: 'A1' });
  expect(poolsOf(back, 'A')[1]).toBe(9);
  expect(back.state.sheet.sides.first.losses).toEqual([]);
});

test('fr3.character-items.fade, fr3.magic.points-roll: a cleric who was with a unit that faded, and is not the unit, rolls for points as ever', () => {
  const at = until(
    pools(
      'A1 major-spirits 10,10 N ruler fade; A2 mobs 30,4 N; A3 mobs 33,4 N; A4 mobs 36,4 N; A5 mobs 39,4 N; B1 spears 10,11.575 S; B2 mobs 40,30 S; A6 general-2-2 with A2; A7 individual with A1 magic=cleric-1',
      6,
    ),
    'A movement',
  );
  const dead = fallen(at, 'A1', 9);
  expect(unitAt(dead.state, 'A1').faded).not.toBeNull();
  expect(dead.state.characters[1]).toMatchObject({ id: 'A7', status: 'in play' });
  const next = untilTurn(having(dead, 'A', { own: [0] }), 2, 4);
  expect(poolsOf(next, 'A')[1]).toBe(4);
});

test('fr3.character-items.fade-limit, ruling: not when the clock of its side stands at 4 already; who faded before then still returns', () => {
  const earlier = having(fallen(until(heaven(), 'A movement')), 'A', { clock: 4 });
  const wavered = after(until(earlier, 'A waver'), [{ kind: 'waver', unit: 'A2' }]);
  expect(unitAt(until(until(wavered, 'B movement'), 'A movement', 10).state, 'A1').status).toBe('table');
  const at = having(until(heaven(), 'A movement'), 'A', { clock: 4 });
  const dead = fallen(at);
  expect(unitAt(dead.state, 'A1').faded).toBeNull();
  expect(dead.state.sheet.sides.first.losses[0]?.fades).toBe(false);
});

test('fr3.character-items.fade-occupied: where somebody stands now, the enemy chooses among the nearest places', () => {
  const at = fallen(until(heaven(), 'A movement'));
  const there = withTroop(at, 'B1', { base: { ...unitAt(at.state, 'B1').base, y: 10.2 } });
  const next = until(there, 'B fade', 9);
  expect(asked(next)).toBe('B fade');
  expect(rules(next, { kind: 'fade-to', x: 10, y: 10 })).toContain('fr3.character-items.fade-occupied');
  expect(rules(next, { kind: 'fade-to', x: 20, y: 10 })).toContain('fr3.character-items.fade-occupied');
  const spot = after(next, [{ kind: 'fade-to', x: 10, y: 8.5 }]);
  expect(unitAt(spot.state, 'A1')).toMatchObject({ status: 'table', base: { x: 10, y: 8.5 } });
});

test('fr3.armies.conquistadors-free-plague, ruling: once a turn, without points, against what 4 points are worth', () => {
  const text =
    'A1 spears 10,10 N; A2 general-2-2 with A1; B1 spears 10,20 S demoralized; B2 spears 11.575,20 S; B3 spears 30,20 S';
  const setup = setupOf(text);
  const armies = { ...setup.armies, A: { ...setup.armies.A, has: ['plague-bearers' as const] } };
  const at = having(begun({ ...setup, armies }), 'B', { army: 0 });
  const sick = unopposed(at, cast('A2', 'free-plague'));
  expect(told(sick)).toContain('4 points for the spell');
  expect(unitAt(sick.state, 'B2').morale).toBe(1);
  expect(unitAt(sick.state, 'B3').morale).toBe(0);
  expect(rules(until(sick, 'A movement'), cast('A2', 'free-plague'))).not.toEqual([]);
  expect(because(at, cast('A2', 'plague'))).not.toBe('legal');
  expect(
    setupOfRosters(
      {
        A: { name: 'x', army: 'conquistadors', size: 1000, units: [{ type: 'pikes' }], characters: [{ has: ['general'] }] },
        B: { name: 'x', army: 'roman', size: 1000, units: [{ type: 'spears' }], characters: [{ has: ['general'] }] },
      },
      open,
    ),
  ).toMatchObject({ ok: true, value: { armies: { A: { has: ['plague-bearers'] }, B: { name: 'x' } } } });
});
