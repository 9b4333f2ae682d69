/** Chapter fr3.illusions and the spells of the illusionist, by rule id. Nobody opposes the spells here. */

import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { dissipate } from '../../../src/engine/fr3/battle/magic/illusions.ts';
import { questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { setupNow } from '../../../src/engine/fr3/battle/notation/now.ts';
import { refuseShot } from '../../../src/engine/fr3/battle/shooting/shots.ts';
import { opponentsOf } from '../../../src/engine/fr3/battle/units/contacts.ts';
import { sheetSide, unitAt, withUnit } from '../../../src/engine/fr3/battle/units/pieces.ts';
import type { BattleCharacter } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import { after, begun, charge, type Played, setupOf } from './battle-table.ts';
import {
  asked,
  casting,
  having,
  poolsOf,
  refusesCast,
  rules,
  tableOf,
  told,
  unopposed,
  until,
  untilTurn,
  withPerson,
  withTroop,
} from './magic-table.ts';

const far = 'B9 mobs 40,33 S; A9 mobs 40,3 N';
const apart = `A1 spears 10,10 N; A2 longbows 20,10 N; B1 handweapons 10,16 S; B2 mobs 30,16 S; ${far}`;
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const caster = ({ state }: Played): string => (state.characters.filter(({ side }) => side === 'A').at(-1) as BattleCharacter).id;
const castAt = (
  at: Played,
  spell: string,
  on: readonly string[],
  choice: string | null,
  [x, y, angle]: readonly [number, number, number],
): Action => ({
  kind: 'cast-at',
  character: caster(at),
  spell,
  on,
  choice,
  x,
  y,
  angle,
  points: null,
});
const ownMove = (text = apart, user = 'illusionist-2'): Played => until(tableOf(text, user), 'A movement');
const besideBows = [18.4248, 10, 0] as const;
/** An illusion of the longbows is on their left; its owner chooses which of the two is real. */
const conjured = (which: 'model' | 'new', at = ownMove()): Played => {
  const made = unopposed(at, castAt(at, 'illusionary-army', ['A2'], null, besideBows));
  expect(asked(made)).toBe('A shell');
  const [model, copy] = made.state.asks[0]?.among ?? [];
  return after(made, [{ kind: 'shell', unit: (which === 'model' ? model : copy) as string }]);
};
const started = `A1 spears 10,10 N; A2 spears 20,10 N illusion; A3 longbows 30,10 N; A4 longbows 34,10 N illusion; B1 handweapons 10,20 S; ${far}; A90 individual with A1 magic=illusionist-2`;

test('fr3.spells.illusionary-army, ruling, fr3.illusions.summoned-during-game: beside its model, and only its owner knows which of the two it is', () => {
  const at = conjured('model');
  const copy = at.state.units.at(-1);
  expect([unit(at, 'A2').illusion, copy?.illusion]).toEqual([caster(at), null]);
  expect(copy?.base).toEqual(expect.objectContaining({ x: expect.closeTo(18.4248, 2), y: 10 }));
  const seen = (side: 'A' | 'B') => (fr3Battle.view?.(at.state, side) ?? at.state).units.map(({ illusion }) => illusion);
  expect(seen('B').every((each) => each === null)).toBe(true);
  expect(seen('A')).toContain(caster(at));
  expect(brokenInvariants(at.state)).toEqual([]);
  const own = ownMove();
  expect(rules(own, castAt(own, 'illusionary-army', ['A2'], null, [24, 14, 0]))).toEqual(['fr3.illusions.summoned-during-game']);
});

test('fr3.armies.holy-unholy-blessed-demoralized: the illusion of troops that began blessed is so only as long as they are', () => {
  const blessed = ownMove(`A1 spears 10,10 N; A2 longbows 20,10 N blessed; B1 handweapons 10,16 S; ${far}`);
  const both = (before: Played) => {
    const at = conjured('new', before);
    expect(brokenInvariants(at.state)).toEqual([]);
    return [unit(at, 'A2'), at.state.units.at(-1)].map((each) => each?.effects.filter(({ is }) => is === 'bless').length);
  };
  expect(both(blessed)).toEqual([1, 1]);
  expect(both({ ...blessed, state: withUnit(blessed.state, 'A2', { morale: 1, everShaken: true, effects: [] }) })).toEqual([
    0, 0,
  ]);
});

test('fr3.illusions.forbidden-types, ruling, fr3.illusions.type-restriction: a real unit is the model, and neither one of four bases nor a leviathan', () => {
  const at = conjured('model');
  expect(rules(at, castAt(at, 'illusionary-army', ['A2'], null, [21.5752, 10, 0]))).toContain('fr3.illusions.type-restriction');
  const mass = ownMove(`A1 spears 10,10 N; A2 mobs 20,10 N 2x2; B1 handweapons 10,16 S; ${far}`);
  expect(rules(mass, castAt(mass, 'illusionary-army', ['A2'], null, [17.6, 10, 0]))).toEqual(['fr3.illusions.forbidden-types']);
  const huge = ownMove(`A1 spears 10,10 N; A2 leviathans 20,10 N 1x1; B1 handweapons 10,16 S; ${far}`);
  expect(rules(huge, castAt(huge, 'illusionary-army', ['A2'], null, [17.6, 10, 0]))).toEqual(['fr3.illusions.forbidden-types']);
});

test('fr3.illusions.no-contact-on-summoning: it does not appear where it would touch an enemy', () => {
  const beside = (enemy: string) => ownMove(`A1 spears 10,10 N; A2 spears 20,10 N; B1 handweapons ${enemy} S; ${far}`);
  const copying = (at: Played) => rules(at, castAt(at, 'illusionary-army', ['A2'], null, [18.4248, 10, 0]));
  expect([copying(beside('18.2,11.5752')), copying(beside('18.2,12.6'))]).toEqual([
    ['fr3.illusions.no-contact-on-summoning'],
    [],
  ]);
});

test('fr3.illusions.no-contact-on-summoning: neither of the two charges in this turn; the next one they do', () => {
  const at = conjured('new', ownMove(`A1 spears 10,10 N; A2 spears 20,10 N; B1 handweapons 20,12.6 S; ${far}`));
  const copy = at.state.units.at(-1)?.id as string;
  expect(rules(at, charge(['A2']))).toContain('fr3.illusions.no-contact-on-summoning');
  expect(rules(at, charge([copy], { aim: 450 }))).not.toEqual([]);
  const next = untilTurn({ ...at, state: { ...at.state, barriers: [] } }, 2, 6, 6);
  expect(unit(next, 'A2').effects).toEqual([]);
});

test('fr3.illusions.missile-units, fr3.magic.army-pool-uses, ruling, fr3.illusions.maintenance: as a turn begins, 1 point an illusion and 2 for one that shoots, from either pool', () => {
  const at = begun(setupOf(started), 4, 3);
  const paying = until(at, 'A upkeep');
  expect(asked(begun(setupOf(started), 4, 3))).toBe('A upkeep');
  expect(poolsOf(paying, 'A')).toEqual([10, 7]);
  const one = after(paying, [{ kind: 'upkeep', from: 'army' }]);
  expect(poolsOf(one, 'A')).toEqual([9, 7]);
  const both = after(one, [{ kind: 'upkeep', from: 'own' }]);
  expect(poolsOf(both, 'A')).toEqual([9, 5]);
  expect(told(both)).toContain('pays 2 points');
  const poor = having(paying, 'A', { army: 0, own: [0] });
  expect(rules(poor, { kind: 'upkeep', from: 'army' })).toEqual(['fr3.illusions.maintenance']);
  // Two points may come from two pools.
  const split = after(having(one, 'A', { army: 1, own: [1] }), [{ kind: 'upkeep', from: 'both' }]);
  expect([poolsOf(split, 'A'), unit(split, 'A4').status]).toEqual([[0, 0], 'table']);
  for (const pools of [
    { army: 0, own: [7] },
    { army: 1, own: [0] },
  ])
    expect(rules(having(one, 'A', pools), { kind: 'upkeep', from: 'both' })).toEqual(['fr3.illusions.maintenance']);
  expect(rules(paying, { kind: 'upkeep', from: 'both' })).toEqual(['fr3.illusions.maintenance']);
});

test('fr3.sequence.turn-structure, ruling, fr3.illusions.maintenance: illusions are paid for before the fires burn', () => {
  const { state } = until(begun(setupOf(started), 4, 3), 'A upkeep');
  const { base, level } = unitAt(state, 'B1');
  const alight: Played = { events: [], state: { ...state, fires: [{ id: 1, base, level, marker: 'smolder', fights: false }] } };
  const one = after(alight, [{ kind: 'upkeep', from: 'none' }]);
  expect(one.state.fires[0]?.marker).toBe('smolder');
  const burning = until(after(one, [{ kind: 'upkeep', from: 'army' }]), 'A movement');
  expect(burning.state.fires).toMatchObject([{ marker: 'fire', fights: true }]);
  // With a fire that burns the die falls only now: an 8 puts it out.
  const fire = { ...one, state: { ...one.state, fires: [{ id: 1, base, level, marker: 'fire' as const, fights: false }] } };
  expect(after(fire, [{ kind: 'upkeep', from: 'army' }], 8).state.fires).toEqual([]);
});

test('fr3.illusions.unpaid: what is not paid for dissipates, as its owner likes; fr3.illusions.loss-not-counted: nobody counts it', () => {
  const paying = until(begun(setupOf(started), 4, 3), 'A upkeep');
  const let_ = after(paying, [
    { kind: 'upkeep', from: 'none' },
    { kind: 'upkeep', from: 'army' },
  ]);
  expect([unit(let_, 'A2').status, unit(let_, 'A4').status]).toEqual(['destroyed', 'table']);
  expect(let_.state.sheet.sides[sheetSide(let_.state, 'A')].losses).toEqual([]);
  expect(brokenInvariants(let_.state)).toEqual([]);
});

test('fr3.illusions.act-as-real, ruling: whoever leads an illusion gets away unharmed when it dissipates', () => {
  const paying = until(begun(setupOf(started), 4, 3), 'A upkeep');
  const led = withPerson(paying, caster(paying), { host: 'A2', at: null });
  const gone = after(led, [
    { kind: 'upkeep', from: 'none' },
    { kind: 'upkeep', from: 'army' },
  ]);
  const [person] = gone.state.characters;
  expect([person?.status, person?.host === 'A2']).toEqual(['in play', false]);
  expect(brokenInvariants(gone.state)).toEqual([]);
});

test('fr3.illusions.without-illusionist, ruling: when he is dead his illusions go as the next turn begins', () => {
  const paying = until(begun(setupOf(started), 4, 3), 'A upkeep');
  const turn1 = after(paying, [
    { kind: 'upkeep', from: 'army' },
    { kind: 'upkeep', from: 'army' },
  ]);
  const dead = withPerson(turn1, caster(turn1), { status: 'captured', host: 'B1' });
  expect([unit(dead, 'A2').status, unit(dead, 'A4').status]).toEqual(['table', 'table']);
  const turn2 = until(untilTurn(dead, 2, ...(dead.state.characters.length > 1 ? [5] : [3, 3, 5])), 'A movement');
  expect([unit(turn2, 'A2').status, unit(turn2, 'A4').status]).toEqual(['destroyed', 'destroyed']);
});

test('fr3.illusions.before-battle, fr3.illusions.type-restriction: set-ups say them, of types that are there, for an illusionist', () => {
  const line = 'B1 handweapons 10,20 S';
  expect(() => setupOf(`A1 spears 10,10 N; A2 spears 20,10 N illusion; ${line}`)).toThrow('needs an illusionist');
  expect(() =>
    setupOf(`A1 spears 10,10 N; A2 pikes 20,10 N illusion; ${line}; A3 individual with A1 magic=illusionist-2`),
  ).toThrow('must copy a type that the army also has');
  expect(setupOf(started).armies.A.troops.map(({ illusion }) => illusion === true)).toEqual([false, true, false, true, false]);
  const at = begun(setupOf(started), 4, 3);
  expect(setupNow({ ...at.state, stage: 'fighting' })?.setup.armies.A.troops.filter(({ illusion }) => illusion)).toHaveLength(2);
});

test('fr3.illusions.before-battle: an army that deploys adds as many as its illusionist likes, and only it knows which they are', () => {
  const army = 'A1 spears off; A2 longbows off; A3 individual with A1 magic=illusionist-2; B1 mobs off';
  const at = begun(setupOf(army));
  const conjure = (unit: string): Action => ({ kind: 'conjure', unit });
  expect(rules(at, conjure('A1'))).toEqual(['fr3.illusions.summoned-during-game']);
  const made = after(at, [conjure('A2')]);
  const [model, copy] = made.state.asks[0]?.among ?? [];
  const hidden = after(made, [{ kind: 'shell', unit: model as string }]);
  expect(['A2', copy as string].map((id) => unit(hidden, id).illusion)).toEqual(['A3', null]);
  expect(fr3Battle.view?.(hidden.state, 'B').units.every(({ illusion }) => illusion === null)).toBe(true);
  const units = ['A1', 'A2', copy as string];
  const theirs = after(hidden, [{ kind: 'deploy', units, x: 20, y: 4, wide: 3 }]);
  expect(rules(theirs, conjure('B1'))).toEqual(['fr3.illusions.before-battle']);
  const fighting = after(theirs, [{ kind: 'deploy', units: ['B1'], x: 20, y: 32, wide: 1 }], 4, 3);
  expect([asked(fighting), fighting.state.asks[0]?.many]).toEqual(['A upkeep', 2]);
  expect(brokenInvariants(fighting.state)).toEqual([]);
});

test('fr3.illusions.dissipate-after-melee, ruling: whatever comes of the fight, the illusion is gone after it, and what it did stands', () => {
  const clash = `A1 spears 10,10 N; A2 spears 20,10 N illusion; B1 handweapons 20,11.575 S; ${far}; A90 individual with A1 magic=illusionist-2`;
  const paid = after(until(begun(setupOf(clash), 4, 3), 'A upkeep'), [{ kind: 'upkeep', from: 'army' }]);
  const melee = until(paid, 'A melee');
  const won = after(melee, [{ kind: 'fight', a: 'A2', b: 'B1' }], 10, 2);
  expect([unit(won, 'A2').status, unit(won, 'B1').status]).toEqual(['destroyed', 'destroyed']);
  const lost = after(melee, [{ kind: 'fight', a: 'A2', b: 'B1' }], 2, 10);
  expect([unit(lost, 'A2').status, lost.state.sheet.sides[sheetSide(lost.state, 'A')].losses]).toEqual(['destroyed', []]);
  const drawn = after(melee, [{ kind: 'fight', a: 'A2', b: 'B1' }], 5, 5);
  expect([unit(drawn, 'A2').status, unit(drawn, 'B1').status]).toEqual(['destroyed', 'table']);
});

test('fr3.illusions.act-as-real, ruling: an illusion moves as its type, and cannot be joined by a unit or a character', () => {
  const at = conjured('new');
  const copy = at.state.units.at(-1)?.id as string;
  expect(fr3Battle.refuse(at.state, { kind: 'ahead', units: [copy], inches: 1 })).toBeNull();
  const text = `A1 spears 10,10 N; A2 spears 20,10 N illusion; A3 skirmishers 20,8 N; B1 handweapons 10,20 S; ${far}; A90 individual with A1 magic=illusionist-2`;
  const paid = after(until(begun(setupOf(text), 4, 3), 'A upkeep'), [{ kind: 'upkeep', from: 'army' }]);
  const own = until(paid, 'A movement');
  expect(rules(own, { kind: 'attach', unit: 'A3', to: 'A2' })).toEqual(['fr3.illusions.act-as-real']);
  const near = withTroop(own, 'A1', { base: { ...unit(own, 'A1').base, x: 17 } });
  expect(rules(near, { kind: 'transfer', character: caster(own), to: 'A2' })).toEqual(['fr3.illusions.act-as-real']);
});

test('fr3.spells.illusionary-enemy, ruling: 4, 5 and 6 points bring one, two or three on the flanks and in the rear, for one melee', () => {
  const clash = `A1 spears 10,10 N; B1 handweapons 10,11.575 S; ${far}`;
  const at = until(tableOf(clash, 'illusionist-3'), 'A melee');
  expect(refusesCast(at, 'illusionary-enemy', ['B1'], { choice: 'all', points: 4 })).toEqual(['fr3.spells.illusionary-enemy']);
  expect(refusesCast(at, 'illusionary-enemy', ['B2'], { choice: 'rear', points: 4 })).toEqual(['fr3.spells.illusionary-enemy']);
  const all = casting(at, 'illusionary-enemy', ['B1'], [], { choice: 'all', points: 6 });
  expect(opponentsOf(all.state, 'B1')).toHaveLength(4);
  const { a } = questionOf(all.state, unitAt(all.state, 'A1'), unitAt(all.state, 'B1'));
  expect([a.flank, a.rear]).toEqual([2, 'unit']);
  expect(brokenInvariants(all.state)).toEqual([]);
  const fought = after(all, [{ kind: 'fight', a: 'A1', b: 'B1' }], 5, 10);
  expect(fought.state.units.filter(({ illusion, status }) => illusion && status === 'table')).toEqual([]);
});

test('fr3.spells.illusionary-obstacle, ruling: it stops all on two levels and hides them; an enemy that comes to it and passes a roll sees through it', () => {
  const at = ownMove(`A1 spears 10,10 N; A2 longbows 10,7 N; B1 handweapons 10,18.6 S; ${far}`);
  const wall = unopposed(at, castAt(at, 'illusionary-obstacle', [], 'air', [10, 15, 0]));
  expect(wall.state.barriers.map(({ is, levels }) => [is, levels])).toEqual([['obstacle', ['surface', 'flying']]]);
  expect(rules(wall, { kind: 'ahead', units: ['A1'], inches: 5 })).toContain('fr3.movement.rate');
  const theirs = until(wall, 'B movement');
  const up: Action = { kind: 'ahead', units: ['B1'], inches: 2.27 };
  const passed = after(theirs, [up], 10);
  expect(passed.state.barriers).toEqual([]);
  const failed = after(theirs, [up], 1);
  expect(failed.state.barriers.map(({ balked }) => balked)).toEqual([['B1']]);
  expect(told(failed)).not.toContain('dissipates');
});

test('fr3.spells.illusionary-obstacle, ruling, fr3.illusions.maintenance: nobody sees over it, and it takes a point each turn', () => {
  const at = ownMove(`A1 spears 30,10 N; A2 longbows 10,10 N; B1 handweapons 10,16 S; ${far}`);
  const wall = unopposed(at, castAt(at, 'illusionary-obstacle', [], 'air', [10, 13, 0]));
  const why = ({ state }: Played) =>
    refuseShot({ ...state, sheet: { ...state.sheet, step: 'missiles' } }, 'A2', 'B1', 'missiles');
  expect(why(at)).toBeNull();
  expect(why(wall)?.rules).toContain('fr3.artillery.los-terrain');
  const later = until(untilTurn(wall, 2, 6, 6), 'A upkeep');
  const gone = after(later, [{ kind: 'upkeep', from: 'none' }]);
  expect(gone.state.barriers).toEqual([]);
});

test('fr3.spells.dispell-illusion, ruling: an illusion dissipates at once, an obstacle too, and a real unit stays what it is', () => {
  const text = `A1 spears 10,10 N; A2 mobs 40,3 N; B1 handweapons 10,20 S; B2 handweapons 20,20 S illusion; B9 mobs 40,33 S; A90 individual with A1 magic=illusionist-2; B90 individual with B1 magic=illusionist-2`;
  const paid = after(until(begun(setupOf(text), 6, 6, 4, 3), 'B upkeep'), [{ kind: 'upkeep', from: 'army' }]);
  const at = having(until(paid, 'A movement'), 'B', { army: 0, own: [0] });
  const seen = casting(at, 'dispell-illusion', ['B2'], [], { choice: 'unit' });
  expect(unit(seen, 'B2').status).toBe('destroyed');
  expect(told(casting(at, 'dispell-illusion', ['B1'], [], { choice: 'unit' }))).toContain('are real');
  const wall = unopposed(at, castAt(at, 'illusionary-obstacle', [], 'air', [10, 15, 0]));
  const gone = unopposed(wall, castAt(wall, 'dispell-illusion', [], 'obstacle', [10, 15, 0]));
  expect(gone.state.barriers).toEqual([]);
});

test('fr3.armies.lizardmen-illusions: two points of upkeep a turn are free', () => {
  const text = started.replace('magic=illusionist-2', 'magic=illusionist-2 lore=lizardmen-illusions');
  const at = begun(setupOf(text), 4, 3);
  // The spears cost 1 and the longbows 2, so only the second point of the longbows is asked for.
  expect(at.state.asks).toEqual([expect.objectContaining({ what: 'upkeep', unit: 'A4', many: 1 })]);
  const paid = after(at, [{ kind: 'upkeep', from: 'army' }]);
  expect([unit(paid, 'A2').status, unit(paid, 'A4').status, poolsOf(paid, 'A')]).toEqual(['table', 'table', [9, 7]]);
});

test('fr3.illusions.act-as-real, ruling: the other side does not see for which unit is paid', () => {
  const paying = until(begun(setupOf(started), 4, 3), 'A upkeep');
  const asks = (side: 'A' | 'B') =>
    (fr3Battle.view?.(paying.state, side) ?? paying.state).asks.map(({ what, unit: id }) => [what, id]);
  expect(asks('A')).toEqual([
    ['upkeep', 'A2'],
    ['upkeep', 'A4'],
  ]);
  expect(asks('B')).toEqual([
    ['upkeep', undefined],
    ['upkeep', undefined],
  ]);
});

test('fr3.illusions.act-as-real: nor does it read in the rosters which units were none from the beginning', () => {
  const at = begun(setupOf(started), 4, 3);
  const illusions = (side: 'A' | 'B') => {
    const { setup, units } = fr3Battle.view?.(at.state, side) ?? at.state;
    return [setup.armies.A.troops.filter(({ illusion }) => illusion), units.filter(({ illusion }) => illusion)].map(
      ({ length }) => length,
    );
  };
  expect([illusions('A'), illusions('B')]).toEqual([
    [2, 2],
    [0, 0],
  ]);
});

test('fr3.illusions.loss-not-counted, ruling: an illusion that is demoralized is not a loss either', () => {
  const text = `A1 spears 18.4,10 N; A2 spears 20,10 N illusion; B1 longbows 19.2,15 S; ${far}; A90 individual with A1 magic=illusionist-2`;
  const paid = after(until(begun(setupOf(text), 1, 1), 'A upkeep'), [{ kind: 'upkeep', from: 'own' }]);
  const losses = (id: 'A1' | 'A2') => {
    const shot = after(until(paid, 'B missiles'), [{ kind: 'shoot', units: ['B1'], at: id }], 8);
    const next = until(shot, 'A upkeep', 3, 3);
    return [unit(shot, id).morale, next.state.sheet.sides[sheetSide(next.state, 'A')].clock];
  };
  expect([losses('A1'), losses('A2')]).toEqual([
    [1, 8],
    [1, 9],
  ]);
});

test('fr3.illusions.dissipate-after-melee, ruling: an enemy that beats it may follow up', () => {
  const clash = `A1 spears 10,10 N; A2 spears 20,10 N illusion; B1 knights 20,11.575 S; ${far}; A90 individual with A1 magic=illusionist-2`;
  const paid = after(until(begun(setupOf(clash), 4, 3), 'A upkeep'), [{ kind: 'upkeep', from: 'army' }]);
  const lost = after(having(until(paid, 'A melee'), 'A', { own: [0] }), [{ kind: 'fight', a: 'A2', b: 'B1' }], 1, 10, 10);
  expect([unit(lost, 'A2').status, unit(lost, 'B1').base.y]).toEqual(['destroyed', expect.closeTo(10, 1)]);
});

test('fr3.illusions.no-contact-on-summoning, ruling: both fight when they are charged', () => {
  const at = conjured('new', ownMove(`A1 spears 10,10 N; A2 spears 20,10 N; B1 handweapons 20,13.6 S; ${far}`));
  const charged = after(until(at, 'B movement'), [charge(['B1'])]);
  const fought = after(until(charged, 'B melee'), [{ kind: 'fight', a: 'A2', b: 'B1' }], 5, 1);
  expect(fought.events).toMatchObject(expect.arrayContaining([expect.objectContaining({ kind: 'fought', winner: 'A2' })]));
});

test('fr3.illusions.maintenance, ruling: illusionary enemies take a point each as well when their melee lasts into the next turn', () => {
  const fight = { kind: 'fight', a: 'A1', b: 'B1' } as const;
  const first = after(
    until(tableOf(`A1 spears 10,10 N; B1 spears 10,11.575 S; ${far}`, 'illusionist-3'), 'A melee'),
    [fight],
    5,
    5,
  );
  const last = after(until(first, 'B melee'), [fight], 5, 5);
  const at = casting(last, 'illusionary-enemy', ['B1'], [], { choice: 'all', points: 6 });
  const paying = untilTurn(at, 2, 3, 3, 3);
  expect(paying.state.asks.map(({ what }) => what)).toEqual(['upkeep', 'upkeep', 'upkeep']);
});

// ---- Illusionary Target --------------------------------------------------------------------------

const theirs = `A1 longbows 10,10 N; A2 pikes 14,6 N; B1 handweapons 10,16 S; B9 mobs 40,33 S; B90 individual with B9 magic=illusionist-2; B91 individual with B9 magic=mason-1; A90 individual with A1 magic=wizard-2`;
/** Side B needs an illusionist with his own points, and a mason beside him. */
const deceived = (): Played => having(begun(setupOf(theirs), 6, 6, 6, 6, 6), 'A', { army: 0 });
const illusionistB = ({ state }: Played): string => state.characters.find(({ side }) => side === 'B')?.id ?? '';
const decoy = (at: Played): Action => ({
  kind: 'cast',
  character: illusionistB(at),
  spell: 'illusionary-target',
  on: ['B1'],
  choice: null,
  points: null,
});

test('fr3.spells.illusionary-target, ruling: it answers a volley that has been aimed, and the volley hits an illusion', () => {
  const at = until(deceived(), 'A missiles');
  const shoot: Action = { kind: 'shoot', units: ['A1'], at: 'B1' };
  expect(rules(at, decoy(at))).not.toEqual([]);
  const aimed = after(at, [shoot]);
  expect(asked(aimed)).toBe('B decoy');
  const answered = unopposed(aimed, decoy(aimed), 10);
  expect([unit(answered, 'B1').morale, unit(answered, 'B1').status, unit(answered, 'A1').did.fired]).toEqual([0, 'table', true]);
  expect(told(answered)).toContain('hits an illusion');
  expect(unit(answered, 'B1').effects).toEqual([]);
  const taken = after(aimed, [{ kind: 'take' }], 10);
  expect(unit(taken, 'B1').morale + Number(unit(taken, 'B1').status !== 'table')).toBeGreaterThan(0);
  expect(brokenInvariants(answered.state)).toEqual([]);
});

test('fr3.magic.resolve-before-next, ruling, fr3.spells.illusionary-target: it answers a spell that has worked, before its effect; nothing else does', () => {
  const at = until(deceived(), 'A missiles');
  const worked = unopposed(at, { kind: 'cast', character: 'A3', spell: 'blast-2', on: ['B1'], choice: null, points: null });
  expect(asked(worked)).toBe('B decoy');
  expect(rules(worked, { ...decoy(worked), spell: 'apoplexy' } as Action)).toEqual(['fr3.magic.resolve-before-next']);
  const answered = unopposed(worked, decoy(worked));
  expect([unit(answered, 'B1').morale, unit(answered, 'B1').status]).toEqual([0, 'table']);
  const taken = after(worked, [{ kind: 'take' }], 10);
  expect(unit(taken, 'B1').status).toBe('destroyed');
  // Without the points there is no question.
  const again = after(until(having(answered, 'B', { own: [3] }), 'A missiles'), [{ kind: 'shoot', units: ['A1'], at: 'B1' }], 1);
  expect(asked(again)).not.toBe('B decoy');
});

test('fr3.spells.illusionary-target, ruling: it answers innate magic as it is aimed, and the shot of a gun that a mad scientist has built', () => {
  const text = theirs.replace('A1 longbows 10,10 N', 'A1 longbows 10,11.5 N innate=sudden-wind');
  const armed = `${text}; A91 individual with A1 mad-scientist disintegration-gun-flesh`;
  const missiles = having(until(begun(setupOf(armed), 6, 6, 6, 6, 6, 6), 'A missiles'), 'A', { army: 0 });
  const moving = until(missiles, 'A movement');
  const wind: Action = { kind: 'innate', user: 'A1', ability: 'sudden-wind', target: 'B1', what: null };
  const gun: Action = { kind: 'activate', character: 'A4', device: 'disintegration-gun-flesh', on: 'B1', points: 4 };
  for (const [at, action, own, theirDice] of [
    [moving, wind, [], [1]],
    [missiles, gun, [8, 10], [8, 10]],
  ] as const) {
    const aimed = after(at, [action]);
    expect(asked(aimed)).toBe('B decoy');
    const answered = unopposed(aimed, decoy(aimed), ...own);
    expect([unit(answered, 'B1').effects, unit(answered, 'B1').status]).toEqual([[], 'table']);
    expect(brokenInvariants(answered.state)).toEqual([]);
    const taken = after(aimed, [{ kind: 'take' }], ...theirDice);
    expect([unit(taken, 'B1').effects.length, unit(taken, 'B1').status]).not.toEqual([0, 'table']);
  }
});

test('fr3.illusions.spirits, ruling: an illusionary ethereal is gone when it has gone through an enemy, who rolls all the same', () => {
  const text = `A1 spears 20,10 N; A2 ethereals 30,5 N; A3 ethereals 10,5 N illusion; B1 handweapons 10,7 S; ${far}; A90 individual with A1 magic=illusionist-2`;
  const there = until(after(begun(setupOf(text), 4, 4), [{ kind: 'upkeep', from: 'own' }]), 'A movement');
  const through = after(there, [{ kind: 'ahead', units: ['A3'], inches: 4 }], 1);
  expect(unit(through, 'A3').status).not.toBe('table');
  expect(unit(through, 'B1').morale).toBe(1);
});

test('fr3.illusions.dissipate-after-melee: an illusion that is no more rides in nothing', () => {
  const { state } = begun(setupOf(`table 48x36; ${started}`), 4, 4);
  const riding = withUnit(state, 'A2', { ride: { by: 'transports', at: null } });
  const gone = dissipate(riding, ['A2'], 'fr3.illusions.dissipate-after-melee').state;
  expect(unitAt(gone, 'A2')).toMatchObject({ status: 'destroyed', ride: null });
  expect(brokenInvariants(gone)).toEqual([]);
});
