/** Kit that units have bought and that other tests do not cover: mines, grapples, contraptions and others, by rule id. */
import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { controlled } from '../../../src/engine/fr3/battle/characters/control.ts';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { armyOfRoster } from '../../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { boutOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { setupNow } from '../../../src/engine/fr3/battle/notation/now.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import { targetOf } from '../../../src/engine/fr3/battle/shooting/question.ts';
import { inShieldwall, unitAt, withUnit } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { asCombatant, meleeSide } from '../../../src/engine/fr3/battle/units/troops.ts';
import { totalOf } from '../../../src/engine/fr3/melee/modifiers.ts';
import { baseSide } from '../../../src/engine/fr3/table/bases.ts';
import { after, begun, charge, type Played, setupOf } from './battle-table.ts';
import { casting, effectsOn, tableOf, until } from './magic-table.ts';
import { roster } from './muster-table.ts';

const start = (text: string) => begun(setupOf(text));
const rules = (at: Played, action: Action) => fr3Battle.refuse(at.state, action)?.rules ?? [];
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const far = 'A90 mobs+general-2-2 3,3 N; B90 mobs 40,33 S';

// ---- Mines -------------------------------------------------------------------------------------

const mine = (id: string, at: string): Action => ({ kind: 'lay-mine', unit: id, at });

test('fr3.items.mine-effect, ruling, fr3.sequence.missile-step: a sure hit on one unit within 5 inches, and it is used up', () => {
  const at = start(`A1 handweapons 10,10 N mine; B1 knights 10,16 E; B2 knights 10,18 S; ${far}`);
  expect(askedNow(at.state)?.what).toBe('missiles');
  expect(rules(at, mine('A1', 'B2'))).toEqual(['fr3.items.mine-effect']);
  expect(rules(at, mine('A2', 'B1'))).toEqual(['fr3.items.mine-effect']);
  // Only the damage roll, without a roll to hit: 7 and 8 demoralize, 9 destroys.
  expect([6, 7, 8].map((face) => unit(after(at, [mine('A1', 'B1')], face), 'B1').morale)).toEqual([0, 1, 1]);
  const gone = after(at, [mine('A1', 'B1')], 9);
  expect(unit(gone, 'B1').status).toBe('destroyed');
  expect(gone.events.map((event) => tell(gone.state, event)).join(' ')).toContain('set off a mine under Knights (B1)');
  expect(rules(start(`A1 handweapons 10,10 N; B1 knights 10,16 E; ${far}`), mine('A1', 'B1'))).toEqual([
    'fr3.sequence.turn-structure',
  ]);
  const second = after(at, [mine('A1', 'B1')], 6);
  expect(askedNow(second.state)?.what).toBe('movement');
  expect(setupNow(second.state)?.setup.armies.A.troops[0]?.arms ?? []).toEqual([]);
});

test('fr3.items.mine-effect: from any edge, wherever its carrier looks; it may still move', () => {
  const at = start(`A1 handweapons 10,16 N mine; B1 knights 10,10 N; ${far}`);
  const hit = after(at, [mine('A1', 'B1')], 6);
  expect(rules(hit, { kind: 'ahead', units: ['A1'], inches: 3 })).toEqual([]);
});

test('fr3.items.mine-effect, fr3.levels.no-fire-at-underwater, fr3.levels.burrower-mines: one level up or down, and under ground with an engineer only', () => {
  const over = start(`A1 handweapons 10,10 N mine; B1 dragons 10,14 S flying; ${far}`);
  expect(rules(over, mine('A1', 'B1'))).toEqual([]);
  const water = 'terrain water 8,12 to 14,20';
  expect(rules(start(`${water}; A1 handweapons 10,10 N mine; B1 mobs 10,14 S swimming; ${far}`), mine('A1', 'B1'))).toEqual([]);
  const deep = (words = '') =>
    start(`A1 handweapons 10,10 N mine; A2 handweapons 10,5 N; B1 mobs 10,14 S burrowing; ${words} ${far}`);
  expect(rules(deep(), mine('A1', 'B1'))).toContain('fr3.sequence.turn-structure');
  const flier = start(
    `terrain water 8,12 to 14,20; A1 mobs 10,10 N flying mine; A2 mobs 14,10 N mine; B1 mobs 10,14 S swimming; ${far}`,
  );
  expect(rules(flier, mine('A1', 'B1'))).toEqual(['fr3.items.mine-effect']);
});

// ---- Contraptions ------------------------------------------------------------------------------

const pass: Action = { kind: 'pass' };
const moving = (at: Played): Played => until(at, 'A movement');
const by = (east: number, north: number) => [east, north].map((off) => (20 + (off * baseSide) / 2).toFixed(4)).join(',');

test('fr3.war-machines.contraptions-deployment, ruling: off the table until a unit of handweapons takes it along', () => {
  const at = start(`A1 handweapons 10,10 N; A2 spears 14,10 N; A3 contraptions off; B1 mobs 40,33 S`);
  expect(unit(at, 'A3').status).toBe('awaited');
  expect(rules(at, { kind: 'send', unit: 'A3', to: 'A2' })).toEqual(['fr3.war-machines.contraptions-deployment']);
  const sent = after(at, [{ kind: 'send', unit: 'A3', to: 'A1' }]);
  expect(unit(sent, 'A3')).toMatchObject({ status: 'attached', host: 'A1', base: { x: 10, y: 10 } });
  expect(rules(sent, { kind: 'send', unit: 'A3', to: 'A1' })).toEqual(['fr3.war-machines.contraptions-deployment']);
  expect([...fr3Battle.actions(at.state)]).toContainEqual({ kind: 'send', unit: 'A3', to: 'A1' });
});

test('fr3.war-machines.contraptions-cost-attach, fr3.war-machines.contraptions: to any infantry later, and to nobody else; it adds nothing', () => {
  const at = moving(start(`A1 contraptions 20,20 N; A2 spears ${by(0, 2)} N; A3 knights ${by(2, 2)} N; ${far}`));
  expect(rules(at, { kind: 'attach', unit: 'A1', to: 'A2' })).toEqual([]);
  expect(rules(at, { kind: 'attach', unit: 'A1', to: 'A3' })).toEqual(['fr3.war-machines.contraptions-cost-attach']);
  const joined = after(at, [{ kind: 'attach', unit: 'A1', to: 'A2' }]);
  expect(meleeSide(joined.state, unit(joined, 'A2')).attached).toBe('no');
});

test('fr3.war-machines.contraptions-bludgeon, fr3.war-machines.contraptions-missile: CF 2, or CF 1 and bowfire', () => {
  const at = start(`A1 contraptions 10,10 N; A2 contraptions 14,10 N model=missile; B1 mobs 14,16 S; ${far}`);
  expect(['A1', 'A2'].map((id) => asCombatant(at.state, unit(at, id)).combatFactor)).toEqual([2, 1]);
  expect(rules(at, { kind: 'shoot', units: ['A2'], at: 'B1' })).toEqual([]);
  expect(rules(at, { kind: 'shoot', units: ['A1'], at: 'B1' })).toEqual(['fr3.missile-fire.definition']);
});

test('fr3.war-machines.contraptions-explosion, ruling, fr3.summary.exploding-contraptions: destroyed in melee it may take its destroyer along', () => {
  const at = after(start(`A1 contraptions ${by(0, 0)} N; B1 spears ${by(0, 2)} S; ${far}`), [pass]);
  const dull = after(at, [{ kind: 'fight', a: 'A1', b: 'B1' }], 1, 10, 4);
  expect([unit(dull, 'A1').status, unit(dull, 'B1').status]).toEqual(['destroyed', 'table']);
  const loud = after(at, [{ kind: 'fight', a: 'A1', b: 'B1' }], 1, 10, 5, 9);
  expect([unit(loud, 'A1').status, unit(loud, 'B1').status]).toEqual(['destroyed', 'destroyed']);
});

test('fr3.war-machines.contraptions-monster-fear, ruling: even monsters test when they meet one', () => {
  const at = moving(
    start(`A1 large-monsters ${by(0, 0)} N; A2 general-2-2 with A1 beastmaster; B1 contraptions ${by(0, 6)} S; ${far}`),
  );
  const charged = after(at, [charge(['A1'])], 10, 1);
  expect(charged.events).toContainEqual(expect.objectContaining({ kind: 'tested', unit: 'A1', of: 'fear', passed: false }));
});

test('fr3.war-machines.contraptions: a roster has them of either type', () => {
  const army = armyOfRoster(roster('kobolds', ['handweapons', 'contraptions missile-type']));
  expect(army).toMatchObject({ ok: true, value: { troops: [{}, { type: 'contraptions', kit: { model: 'missile' } }] } });
});

/** Cyclics change before the first movement: each stage maps to the stage that precedes it. */
const before = { eggs: 'adults', larvae: 'eggs', adults: 'larvae' } as const;

// ---- Cyclics -----------------------------------------------------------------------------------

const eggs = (x: number, y: number): Action => ({ kind: 'lay-eggs', unit: 'A2', x, y, angle: 0 });

test('fr3.monsters.cyclics-deploy, ruling, fr3.monsters.cyclics, fr3.sequence.deploy-cyclics: as eggs, in any of their owner’s phases, wherever a base fits', () => {
  const at = start('A1 handweapons 10,10 N; A2 cyclics off; B1 mobs 40,30 S');
  expect(unit(at, 'A2')).toMatchObject({ status: 'awaited', stage: 'eggs' });
  expect(rules(at, eggs(40, 30))).toContain('fr3.monsters.cyclics-deploy');
  const laid = after(at, [eggs(40, 27)]);
  expect(unit(laid, 'A2')).toMatchObject({ status: 'table', stage: 'eggs', base: { x: 40, y: 27 } });
  const next = until(after(at, [pass]), 'A movement');
  expect(unit(after(next, [eggs(40, 20)]), 'A2').status).toBe('table');
  expect([...fr3Battle.actions(at.state)].filter(({ kind }) => kind === 'lay-eggs').length).toBeGreaterThan(0);
});

test('fr3.monsters.cyclics-life-cycle, ruling, fr3.sequence.morph-cyclics: larvae in the owner’s next phase, adults in the one after, then eggs again', () => {
  let at = after(start('A1 handweapons 10,10 N; A2 cyclics off; B1 mobs 40,30 S'), [eggs(40, 20)]);
  const seen: unknown[] = [];
  for (let turn = 0; turn < 4; turn++) {
    seen.push(unit(at, 'A2').stage);
    at = until(after(at, [pass]), 'A movement');
  }
  expect(seen).toEqual(['eggs', 'larvae', 'adults', 'eggs']);
});

test('fr3.monsters.cyclics-eggs, fr3.monsters.cyclics-larvae, fr3.monsters.cyclics-adults: no move and CF 0; as handweapons; as large monsters', () => {
  const as = (stage: keyof typeof before) =>
    moving(start(`A1 cyclics 20,20 N stage=${before[stage]}; A2 spears 10,10 N; ${far}`));
  const factor = (stage: keyof typeof before) => asCombatant(as(stage).state, unit(as(stage), 'A1')).combatFactor;
  expect((['eggs', 'larvae', 'adults'] as const).map(factor)).toEqual([0, 3, 8]);
  const ahead = (inches: number): Action => ({ kind: 'ahead', units: ['A1'], inches });
  expect(rules(as('eggs'), ahead(1))).toEqual(['fr3.monsters.cyclics-eggs']);
  expect(rules(as('larvae'), ahead(3))).toEqual([]);
  expect(rules(as('larvae'), ahead(4))).not.toEqual([]);
  expect(rules(as('adults'), ahead(5))).toEqual([]);
  expect((['larvae', 'adults'] as const).map((stage) => controlled(as(stage).state, unit(as(stage), 'A1')))).toEqual([
    true,
    false,
  ]);
});

test('fr3.monsters.cyclics-adults, ruling: they are feared as large monsters are, larvae are not', () => {
  const charges = (stage: keyof typeof before) =>
    moving(start(`A1 cyclics ${by(0, 0)} N stage=${before[stage]}; A2 spears 10,10 N; B1 spears ${by(0, 5)} S; ${far}`));
  expect(after(charges('adults'), [charge(['A1'])], 10).events).toContainEqual(
    expect.objectContaining({ kind: 'tested', unit: 'B1', of: 'fear' }),
  );
  expect(after(charges('larvae'), [charge(['A1'])]).state.contacts).toHaveLength(1);
});

test('fr3.monsters.cyclics-eggs: those that flew come down where there is room', () => {
  const at = moving(start(`A1 cyclics ${by(0, 0)} N stage=adults flying; A2 spears ${by(0, 0)} N; ${far}`));
  expect(unit(at, 'A1')).toMatchObject({ stage: 'eggs', level: 'surface' });
  expect(brokenInvariants(at.state)).toEqual([]);
});

// ---- Shieldwall --------------------------------------------------------------------------------

const pluses = ({ state }: Played, a: string, b: string) => {
  const of = boutOf(state, unitAt(state, a), unitAt(state, b));
  return [totalOf(of, 'a'), totalOf(of, 'b')];
};

test('fr3.items.shieldwall-adopt, fr3.items.shieldwall-melee: who stands still in his movement phase closes up, and his enemy has −1', () => {
  const foes = (words: string) => start(`A1 spears ${by(0, 0)} N ${words}; B1 handweapons ${by(0, 2)} S; ${far}`);
  const [wall, none] = [after(foes('shieldwall'), [pass]), after(foes(''), [pass])];
  expect((pluses(none, 'A1', 'B1')[1] as number) - (pluses(wall, 'A1', 'B1')[1] as number)).toBe(1);
  // In the enemy’s next phase the unit is still in shieldwall.
  const charged = start(`A1 spears ${by(0, 0)} N shieldwall; B1 handweapons ${by(0, 5)} S shieldwall; ${far}`);
  expect(inShieldwall(unit(until(after(charged, [pass]), 'B movement'), 'A1'))).toBe(true);
  const moved = after(charged, [{ kind: 'ahead', units: ['A1'], inches: 0.5 }, pass]);
  expect(inShieldwall(unit(moved, 'A1'))).toBe(false);
  // A unit cannot close up in the enemy’s phase.
  expect(inShieldwall(unit(after(until(moved, 'B movement'), [pass]), 'A1'))).toBe(false);
});

test('fr3.items.shieldwall-adopt, ruling: whoever is pushed back is in shieldwall no more', () => {
  const at = after(start(`A1 spears ${by(0, 0)} N shieldwall; B1 knights ${by(0, 2)} S; ${far}`), [pass]);
  expect(inShieldwall(unit(at, 'A1'))).toBe(true);
  const { x, y } = unit(at, 'A1').base;
  expect(inShieldwall({ wall: { x, y }, base: { ...unit(at, 'A1').base, y: y - baseSide }, level: 'surface' })).toBe(false);
});

test('fr3.items.tortoise-default, ruling, fr3.items.stakes-deploy: no tortoise, shieldwall or stakes in the air or on board', () => {
  const of = (words: string) => start(`A1 handweapons 20,14 N shieldwall stakes ${words}; B1 mobs 20,30 S; ${far}`);
  const seen = (words: string) => {
    const at = of(words);
    const walled = unit(after(at, [pass]), 'A1').wall !== null;
    const stakes = fr3Battle.refuse(at.state, { kind: 'stakes', unit: 'A1', up: true }) === null;
    return [targetOf(at.state, unit(at, 'A1')).tortoise === true, walled, stakes];
  };
  expect(seen('')).toEqual([true, true, true]);
  expect(seen('flying landed')).toEqual([true, true, true]);
  for (const words of ['flying', 'wagons', 'transports-flying']) expect(seen(words)).toEqual([false, false, false]);
  // A unit that has just taken off, and one that is on the ground only for a fight.
  for (const [level, comes] of [
    ['flying', 'surface'],
    ['surface', 'flying'],
  ] as const) {
    const off = withUnit(of('').state, 'A1', { level, comes });
    expect(targetOf(off, unitAt(off, 'A1')).tortoise).toBeUndefined();
  }
  // Magic that lifts the unit where it stands ends its shieldwall.
  const walled = after(of(''), [pass]);
  const lifted = withUnit(walled.state, 'A1', { level: 'flying', comes: 'flying' });
  expect(meleeSide(walled.state, unit(walled, 'A1')).shieldwall).toBe(true);
  expect(meleeSide(lifted, unitAt(lifted, 'A1')).shieldwall).toBeUndefined();
});

test('fr3.items.tortoise-default, fr3.items.tortoise-cover: in the open it is in cover, moving or not', () => {
  const at = start(`A1 longbows 10,10 N; B1 spears 10,16 S shieldwall; B2 spears 12,16 S; ${far}`);
  expect(targetOf(at.state, unit(at, 'B1'))).toMatchObject({ tortoise: true });
  expect(targetOf(at.state, unit(at, 'B2'))).not.toHaveProperty('tortoise');
  const shot = (id: string) => unit(after(at, [{ kind: 'shoot', units: ['A1'], at: id }], 8), id).morale;
  expect([shot('B2'), shot('B1')]).toEqual([1, 0]);
});

// ---- Traps of rangers --------------------------------------------------------------------------

const wood = 'terrain woods 18,21 to 22,28';

test('fr3.infantry.rangers-prepare-trap-trigger, ruling, fr3.infantry.rangers-prepare-trap-roll: whoever meets rangers in terrain may be caught', () => {
  const at = moving(start(`${wood}; A1 spears ${by(0, 0)} N; B1 rangers ${by(0, 4)} S; ${far}`));
  const caught = after(at, [charge(['A1'])], 5);
  expect(effectsOn(caught, 'A1')).toEqual(['prepared-trap']);
  expect(effectsOn(after(at, [charge(['A1'])], 6), 'A1')).toEqual([]);
  // The trapped unit fights at −1.
  expect((pluses(after(at, [charge(['A1'])], 6), 'A1', 'B1')[0] as number) - (pluses(caught, 'A1', 'B1')[0] as number)).toBe(1);
  const open = moving(start(`A1 spears ${by(0, 0)} N; B1 rangers ${by(0, 4)} S; ${far}`));
  expect(effectsOn(after(open, [charge(['A1'])]), 'A1')).toEqual([]);
});

test('fr3.infantry.rangers-prepare-trap-trigger: rangers who charge out of terrain prepare it too', () => {
  const at = moving(start(`terrain woods 18,18 to 22,22; A1 rangers ${by(0, 0)} N; B1 spears ${by(0, 4)} S; ${far}`));
  expect(effectsOn(after(at, [charge(['A1'])], 5), 'B1')).toEqual(['prepared-trap']);
});

test('fr3.infantry.rangers-prepare-trap-disengage, ruling: they leave one that is still caught, and lose nothing by it', () => {
  const there = (effect: string[]) => {
    const at = start(`A1 rangers ${by(0, 0)} N; B1 spears ${by(0, 2)} S; ${far}`);
    const effects = effect.map((is) => ({ is, by: 'A' as const, until: 'game' as const }));
    return { events: [], state: withUnit(at.state, 'B1', { effects }) };
  };
  const off: Action = { kind: 'disengage', unit: 'A1' };
  expect(rules(there([]), off)).toContain('fr3.charging.disengage-cavalry');
  expect(rules(there(['trap']), off)).toContain('fr3.charging.disengage-cavalry');
  const gone = after(there(['prepared-trap']), [off]);
  expect(unit(gone, 'A1')).toMatchObject({ morale: 0, base: { y: 16 } });
});

// ---- Grapples ----------------------------------------------------------------------------------

const monster = (more = '') => moving(start(`A1 large-monsters ${by(0, 0)} N grapple; B1 spears ${by(0, 5)} S ${more}; ${far}`));
/** A charge with the fear test of the charged units, then the end of the movement step with the dice of the grapple. */
const grasping = (at: Played, ...faces: number[]) => after(after(at, [charge(['A1'])], 10), [pass], ...faces);

const grapple = (by: string, at: string): Action => ({ kind: 'grapple', by, at });

test('fr3.tactics.one-melee-per-phase, ruling: a grapple roll is not a melee, so both units still fight', () => {
  const holds = grasping(monster(), 6, 9);
  const fight: Action = { kind: 'fight', a: 'A1', b: 'B1' };
  expect([...fr3Battle.actions(holds.state)]).toContainEqual(fight);
  const fought = after(holds, [fight], 5, 7);
  expect([...fr3Battle.actions(fought.state)]).not.toContainEqual(fight);
});

test('fr3.items.grapple-roll, ruling, fr3.items.grapple-approach, fr3.summary.grapple, fr3.sequence.grapple-check: from half its movement, higher than its enemy and without its charge', () => {
  const held = grasping(monster(), 5, 9);
  // 8 + 5 against 3 + 1 + 9 is a tie, which does not hold the enemy.
  expect(effectsOn(held, 'B1')).toEqual([]);
  const holds = grasping(monster(), 6, 9);
  expect(effectsOn(holds, 'B1')).toEqual(['grapple']);
  expect(holds.events).toContainEqual(expect.objectContaining({ kind: 'grappled', unit: 'A1', at: 'B1', holds: true }));
  const far_ = moving(start(`A1 large-monsters ${by(0, 0)} N grapple; B1 spears ${by(0, 6)} S; ${far}`));
  expect(effectsOn(grasping(far_), 'B1')).toEqual([]);
});

test('fr3.items.grapple-melee, ruling, fr3.items.grapple-effect: the melee is fought in the same phase, at −2 for the one that is held', () => {
  const [held, free] = [grasping(monster(), 10, 1), grasping(monster(), 1, 10)];
  expect([askedNow(held.state)?.what, askedNow(free.state)?.what]).toEqual(['melee', 'melee']);
  expect((pluses(free, 'B1', 'A1')[0] as number) - (pluses(held, 'B1', 'A1')[0] as number)).toBe(2);
});

test('fr3.items.grapple-escape: it rolls as out of a trap, and may be grappled again as the next movement step of its enemy begins', () => {
  const drawn = after(grasping(monster(), 10, 1), [{ kind: 'fight', a: 'A1', b: 'B1' }], 1, 7);
  expect(effectsOn(drawn, 'B1')).toEqual(['grapple']);
  const theirs = until(drawn, 'B movement');
  const still = after(theirs, [pass], 5);
  expect(effectsOn(still, 'B1')).toEqual(['grapple']);
  const free = after(theirs, [pass], 6);
  expect(effectsOn(free, 'B1')).toEqual([]);
  const again = after(free, [{ kind: 'fight', a: 'A1', b: 'B1' }], 1, 5, 10, 1);
  expect(effectsOn(again, 'B1')).toEqual(['grapple']);
});

test('fr3.items.grapple-multiple: −1 to get free for each further unit that holds it', () => {
  const at = start(`A1 large-monsters 10,10 N grapple; B1 spears 20,20 N; ${far}`);
  const held = (heldBy: string[]): Played => ({
    events: [],
    state: withUnit(at.state, 'B1', { heldBy, effects: [{ is: 'grapple', by: 'A', until: 'game' }] }),
  });
  const rolls = (heldBy: string[], face: number) =>
    effectsOn(after(until(after(held(heldBy), [pass]), 'B movement'), [pass], face), 'B1');
  expect([rolls(['A1'], 6), rolls(['A1', 'A2'], 6), rolls(['A1', 'A2'], 7)]).toEqual([[], ['grapple'], []]);
});

test('fr3.items.grapple-effect, ruling, fr3.items.grapple-multiple: the penalty counts once; those at its flank grapple it too', () => {
  const at = moving(
    start(`A1 large-monsters ${by(0, 0)} N grapple; A2 battlewagons ${by(2, 5)} W grapple; B1 spears ${by(0, 5)} S; ${far}`),
  );
  const held = after(grasping(at), [grapple('A1', 'B1')], 10, 1, 10, 1);
  expect(unit(held, 'B1').heldBy).toEqual(['A1', 'A2']);
  expect(effectsOn(held, 'B1')).toEqual(['grapple']);
  // The side whose phase it is chooses the order of the rolls; the second roll has the advantage against a held enemy.
  const other = after(grasping(at), [grapple('A2', 'B1')], 10, 1, 10, 1);
  expect(unit(other, 'B1').heldBy).toEqual(['A2', 'A1']);
  expect(askedNow(grasping(at).state)).toMatchObject({ what: 'grapple', side: 'A' });
  expect(rules(grasping(at), grapple('A2', 'B9'))).toEqual(['fr3.items.grapple-roll']);
});

test('fr3.items.grapple-mutual: an enemy that can grapple rolls for it as well', () => {
  const at = moving(start(`A1 large-monsters ${by(0, 0)} N grapple; B1 battlewagons ${by(0, 5)} S grapple; ${far}`));
  // B1 tries to get free at once, in step 5 of its own phase.
  const both = after(grasping(at), [grapple('A1', 'B1')], 10, 1, 10, 1, 1);
  expect([effectsOn(both, 'B1'), effectsOn(both, 'A1')]).toEqual([['grapple'], ['grapple']]);
});

test('fr3.items.grapple-death-grip, ruling: the hold outlives the one that took it', () => {
  const held = grasping(monster(), 10, 1);
  const shaken: Played = { events: [], state: withUnit(held.state, 'A1', { morale: 2 }) };
  const won = after(shaken, [{ kind: 'fight', a: 'A1', b: 'B1' }], 1, 10);
  expect(unit(won, 'A1').status).toBe('destroyed');
  expect(effectsOn(won, 'B1')).toEqual(['grapple']);
});

// ---- Offerings ---------------------------------------------------------------------------------

test('fr3.infantry.offerings-attachment, fr3.infantry.offerings-movement: with infantry they go where it goes, and are lost with it', () => {
  const at = start(`A1 mobs ${by(0, 0)} N offerings; B1 knights ${by(0, 2)} S; ${far}`);
  expect(unit(at, 'A1').offerings).toBe(1);
  const lost = after(after(at, [pass]), [{ kind: 'fight', a: 'A1', b: 'B1' }], 1, 10, 10);
  expect(unit(lost, 'A1')).toMatchObject({ status: 'destroyed', offerings: 0 });
  expect(() => start(`A1 knights 10,10 N offerings; ${far}`)).toThrow();
});

test('fr3.infantry.offerings-transfer, ruling: to infantry beside them, once a phase', () => {
  const at = start(
    `A1 mobs ${by(0, 0)} N offerings; A2 spears ${by(2, 0)} N; A3 spears ${by(4, 0)} N; A4 knights ${by(-2, 0)} N; ${far}`,
  );
  const give = (from: string, to: string): Action => ({ kind: 'hand-on', unit: from, to });
  expect(rules(at, give('A1', 'A3'))).toEqual(['fr3.infantry.offerings-transfer']);
  expect(rules(at, give('A1', 'A4'))).toEqual(['fr3.infantry.offerings-transfer']);
  const given = after(at, [give('A1', 'A2')]);
  expect(['A1', 'A2'].map((id) => unit(given, id).offerings)).toEqual([0, 1]);
  expect(rules(given, give('A2', 'A3'))).toEqual(['fr3.infantry.offerings-transfer']);
  const next = until(after(given, [pass]), 'A movement');
  expect(rules(next, give('A2', 'A3'))).toEqual([]);
});

test('fr3.magic.sacrifice-casting: a cleric gives the offerings of a unit, and the unit is spared', () => {
  const at = tableOf('A1 spears 10,10 N; A2 mobs 14,10 N offerings; B1 knights 10,20 S; B2 mobs 30,30 S', 'cleric-3');
  const melee = until(after(until(at, 'A movement'), [{ kind: 'prepare', character: 'A3' }]), 'A magic');
  const cast_ = casting(melee, 'sacrifice', ['A2', 'B1']);
  expect(unit(cast_, 'A2')).toMatchObject({ status: 'table', offerings: 0 });
  expect(unit(cast_, 'B1').status).toBe('destroyed');
});

// ---- Paralyzing gaze ---------------------------------------------------------------------------

const gaze = (unit_: string, at: string): Action => ({ kind: 'gaze', unit: unit_, at });
const medusa = (more = '') =>
  moving(start(`A1 handweapons 20,20 N paralyzing-gaze; B1 knights 20,25 S; B2 longbows 20,29 S; ${more} ${far}`));

test('fr3.optional-abilities.gaze-range: 5 inches, in its arc and sight', () => {
  const at = medusa('B3 mobs 16,18 N;');
  expect(rules(at, gaze('A1', 'B1'))).toEqual([]);
  expect(rules(at, gaze('A1', 'B2'))).toEqual(['fr3.optional-abilities.gaze-range']);
  expect(rules(at, gaze('A1', 'B3')).length).toBeGreaterThan(0);
  expect(rules(at, gaze('A2', 'B1'))).toEqual(['fr3.optional-abilities.gaze-effect']);
});

test('fr3.optional-abilities.gaze-effect: who fails a rally roll does not move, does not shoot, and has CF 0, for the turn', () => {
  const held = after(medusa(), [gaze('A1', 'B1')], 4);
  expect(effectsOn(held, 'B1')).toEqual(['gaze']);
  expect(effectsOn(after(medusa(), [gaze('A1', 'B1')], 5), 'B1')).toEqual([]);
  const theirs = until(held, 'B movement');
  expect(rules(theirs, { kind: 'ahead', units: ['B1'], inches: 1 })).toEqual(['fr3.optional-abilities.gaze-effect']);
  const foes = (effects: Played['state']['units'][number]['effects']) => {
    const at = start(`A1 spears ${by(0, 0)} N; B1 knights ${by(0, 2)} S; ${far}`);
    return { events: [], state: withUnit(at.state, 'B1', { effects }) };
  };
  expect(
    (pluses(foes([]), 'B1', 'A1')[0] as number) - (pluses(foes([{ is: 'gaze', by: 'A', until: 9 }]), 'B1', 'A1')[0] as number),
  ).toBe(5);
  expect(effectsOn(until(theirs, 'A movement'), 'B1')).toEqual([]);
});

test('fr3.optional-abilities.gaze-timing: once a turn, in the phase of the enemy too', () => {
  const used = after(medusa(), [gaze('A1', 'B1')], 5);
  expect(rules(used, gaze('A1', 'B1'))).toEqual(['fr3.optional-abilities.gaze-timing']);
  const theirs = until(after(medusa(), [pass]), 'A magic');
  expect(theirs.state.sheet.phase).toBe('second');
  expect([...fr3Battle.actions(theirs.state)]).toContainEqual(gaze('A1', 'B1'));
  expect(effectsOn(after(theirs, [gaze('A1', 'B1')], 4), 'B1')).toEqual(['gaze']);
});

test('fr3.optional-abilities.gaze-levels, ruling: a flier comes down where there is room, and is held where there is none', () => {
  const at = moving(start(`A1 handweapons 20,20 N paralyzing-gaze; B1 mobs 20,25 S flying; ${far}`));
  expect(unit(after(at, [gaze('A1', 'B1')], 1), 'B1').level).toBe('surface');
  const over = moving(start(`A1 handweapons 20,20 N paralyzing-gaze; B1 mobs 20,25 S flying; B2 mobs 20.5,25.5 S; ${far}`));
  const held = after(over, [gaze('A1', 'B1')], 1);
  expect([unit(held, 'B1').level, unit(held, 'B1').effects.length]).toEqual(['flying', 1]);
});

test('fr3.character-items.exceptional-armor-gaze, ruling: who bears it throws the gaze back', () => {
  const at = medusa('B9 hero-1-1 with B1 exceptional-armor;');
  const back = after(at, [gaze('A1', 'B1')], 10);
  expect([effectsOn(back, 'B1'), effectsOn(back, 'A1')]).toEqual([[], ['gaze']]);
  // Without exceptional armor, a successful roll only saves the target; with it, a failed roll still paralyzes the target.
  expect(effectsOn(after(medusa(), [gaze('A1', 'B1')], 10), 'A1')).toEqual([]);
  const failed = after(at, [gaze('A1', 'B1')], 1);
  expect([effectsOn(failed, 'B1'), effectsOn(failed, 'A1')]).toEqual([['gaze'], []]);
});

// ---- Poison ------------------------------------------------------------------------------------

const bitten = (words = '') =>
  after(start(`A1 swarms ${by(0, 0)} N poison; B1 handweapons ${by(0, 2)} S ${words}; ${far}`), [pass]);
const bites = (at: Played, ...faces: number[]) => after(at, [{ kind: 'fight', a: 'A1', b: 'B1' }], ...faces);

test('fr3.optional-abilities.poison-effect, fr3.optional-abilities.poison-marker: whoever it demoralizes and fails a roll is poisoned, and no rally helps', () => {
  // 4 + 6 against 3 + 4; then handweapons with −1 roll for the poison.
  const sick = bites(bitten(), 6, 4, 6);
  expect(unit(sick, 'B1')).toMatchObject({ morale: 1, poison: 1 });
  expect(unit(bites(bitten(), 6, 4, 7), 'B1')).toMatchObject({ morale: 1, poison: 0 });
  expect([...fr3Battle.actions(sick.state)].filter(({ kind }) => kind === 'rally')).toEqual([]);
  const apart = (poison: 0 | 1): Played => {
    const at = start(`A1 handweapons ${by(0, 0)} N; B1 handweapons ${by(0, 5)} S; ${far}`);
    return { events: [], state: withUnit(at.state, 'A1', { morale: 1, poison }) };
  };
  expect(rules(apart(0), charge(['A1']))).toContain('fr3.basics.demoralized-no-charge');
  expect(rules(apart(1), charge(['A1']))).toEqual([]);
});

test('fr3.optional-abilities.poison-effect: nobody rolls where nobody is demoralized', () => {
  // 4 + 4 against 3 + 5.
  expect(unit(bites(bitten(), 4, 5), 'B1')).toMatchObject({ morale: 0, poison: 0 });
});

test('fr3.optional-abilities.poison-effect: by missiles too', () => {
  const at = start(`A1 longbows 20,20 N poison; B1 handweapons 20,26 S; ${far}`);
  const early = begun(setupOf(`A1 longbows 20,20 N poison; B1 handweapons 20,26 S; ${far}`));
  expect(at.state.stage).toBe('fighting');
  const shot = after(early, [{ kind: 'shoot', units: ['A1'], at: 'B1' }], 8, 1);
  expect(unit(shot, 'B1')).toMatchObject({ morale: 1, poison: 1 });
});

test('fr3.optional-abilities.poison-immune, fr3.optional-abilities.poison-healer: not the undead, nor those with a healer', () => {
  expect(unit(bites(bitten('undead'), 6, 4), 'B1')).toMatchObject({ poison: 0 });
  const healed = bites(bitten(`; B9 individual with B1 healer`), 6, 4);
  expect(unit(healed, 'B1')).toMatchObject({ morale: 1, poison: 0 });
});

test('fr3.optional-abilities.poison-purge, ruling: with a healer it rolls once in each phase of its own, one marker at a time', () => {
  const at = start(`A1 handweapons 20,20 N; B1 handweapons 20,29 S; B9 individual with B1 healer; ${far}`);
  const sick: Played = { events: [], state: withUnit(at.state, 'B1', { morale: 2, poison: 2 }) };
  const tried_ = after(sick, [pass], 8);
  expect(unit(tried_, 'B1')).toMatchObject({ morale: 1, poison: 1 });
  const failed = after(sick, [pass], 5);
  expect(unit(failed, 'B1')).toMatchObject({ morale: 2, poison: 2 });
});

// ---- What is for walls, and the rest -----------------------------------------------------------

test('fr3.infantry.marines, fr3.items.climb-effect, fr3.siege.ladders: on a field without walls and ships they change nothing; marines may have bows', () => {
  const at = start(
    `A1 spears 20,20 N marines ladders; A2 spears 10,10 N; A3 spears 30,20 N marines bows; B1 mobs 30,26 S; ${far}`,
  );
  expect(asCombatant(at.state, unit(at, 'A1'))).toEqual(asCombatant(at.state, unit(at, 'A2')));
  expect(rules(at, { kind: 'shoot', units: ['A3'], at: 'B1' })).toEqual([]);
  const army = armyOfRoster(roster('napoleonic-british', ['handweapons marines bows', 'spears']));
  expect(army).toMatchObject({ ok: true, value: { troops: [{ kit: { bows: true }, arms: ['marines'] }, {}] } });
});

test('fr3.elites.bonus: elite contraptions', () => {
  const army = armyOfRoster(roster('dwarfs', ['contraptions elite', 'handweapons']));
  expect(army).toMatchObject({ ok: true, value: { troops: [{ kit: { elite: '1-1-0' }, cost: 40 }, {}] } });
});
