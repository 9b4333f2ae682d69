/** Elementals in a battle, by rule id: what they can cross, what is closed to them, and the effects between them and fire. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { controlled } from '../../../src/engine/fr3/battle/characters/control.ts';
import { inflict } from '../../../src/engine/fr3/battle/harm/harm.ts';
import { asStruck } from '../../../src/engine/fr3/battle/harm/retreat-path.ts';
import { innatesOfTroop } from '../../../src/engine/fr3/battle/innate/who.ts';
import { questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { targetStruck } from '../../../src/engine/fr3/battle/shooting/question.ts';
import { setsFire } from '../../../src/engine/fr3/battle/special-troops/fires.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { suffer } from '../../../src/engine/fr3/demoralization.ts';
import { targetLines } from '../../../src/engine/fr3/fire/fire-melee.ts';
import { bout } from '../../../src/engine/fr3/melee/combatant.ts';
import { totalOf } from '../../../src/engine/fr3/melee/modifiers.ts';
import { markOf } from '../../../src/engine/fr3/missile-fire/target.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { scripted } from '../../../src/engine/kernel/dice.ts';
import { after, begun, charge, type Played, setupOf, unshot } from './battle-table.ts';
import { refusesCast, tableOf, until } from './magic-table.ts';

type Act = Parameters<typeof fr3Battle.refuse>[1];
const at = (text: string) => begun(setupOf(text));
const start = (text: string) => unshot(at(text));
const rules = ({ state }: Played, action: Act) => fr3Battle.refuse(state, action)?.rules ?? [];
const legal = ({ state }: Played, action: Act) => fr3Battle.refuse(state, action) === null;
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const ahead = (unit: string, inches: number): Act => ({ kind: 'ahead', units: [unit], inches });
const adds = ({ state }: Played, a: string, b: string) => {
  const of = bout(questionOf(state, unitAt(state, a), unitAt(state, b)));
  return [totalOf(of, 'a'), totalOf(of, 'b')];
};
const far = 'A9 mobs 44,3 N; B9 mobs 44,33 S';

test('fr3.elementals.air, ruling, fr3.elementals.air-flying: 12 inches through the air', () => {
  const there = start(`A1 air-elemental 10,5 N; ${far}`);
  expect(unit(there, 'A1').level).toBe('flying');
  expect([12, 12.1].map((inches) => legal(there, ahead('A1', inches)))).toEqual([true, false]);
});

test('fr3.elementals.air-terrain, ruling: on the surface it goes over any ground at its full rate, walls apart', () => {
  const ground = 'terrain woods 4,7 to 16,12; terrain impassable 24,7 to 36,12';
  const there = start(`${ground}; A1 air-elemental 10,5 N landed; A2 air-elemental 30,5 N landed; ${far}`);
  expect(legal(there, ahead('A1', 12))).toBe(true);
  expect(legal(there, ahead('A1', 4))).toBe(true);
  expect(legal(there, ahead('A2', 4))).toBe(true);
  const wall = start(`terrain wall 4,7 to 16,12; A1 air-elemental 10,5 N landed; ${far}`);
  expect(rules(wall, ahead('A1', 4))).toEqual(['fr3.elementals.air-terrain']);
});

test('fr3.elementals.air-terrain, ruling: −2 when it comes down on an enemy in woods, once', () => {
  const open = after(start(`A1 air-elemental 10,5 N; B1 spears 10,9 S; ${far}`), [charge(['A1'], { over: 'B1' })], 9);
  const woods = after(
    start(`terrain woods 4,7 to 16,12; A1 air-elemental 10,5 N; B1 spears 10,9 S; ${far}`),
    [charge(['A1'], { over: 'B1' })],
    9,
  );
  expect((adds(woods, 'A1', 'B1')[0] as number) - (adds(open, 'A1', 'B1')[0] as number)).toBe(-2);
});

test('fr3.elementals.air-fire-suppression, ruling: nobody of either side shoots from before it, whoever stands behind it does', () => {
  const calm = at(
    'A1 longbows 10,8 N; A2 air-elemental 10,3 N; A3 longbows 20,8 N; B1 mobs 10,14 S; B2 mobs 20,12 S; B9 mobs 40,33 S',
  );
  expect(rules(calm, { kind: 'shoot', units: ['A1'], at: 'B1' })).toEqual(['fr3.elementals.air-fire-suppression']);
  const windy = at('A1 longbows 10,8 N; A2 air-elemental 10,3 S; B1 mobs 10,14 S; B9 mobs 40,33 S');
  expect(legal(windy, { kind: 'shoot', units: ['A1'], at: 'B1' })).toBe(true);
  const guns = at(
    'A1 light-artillery 10,8 N; A2 longbows 30,3 N; B3 mobs 30,7 S; B1 mobs 10,14 S; B2 air-elemental 10,17 S; B9 mobs 40,33 S',
  );
  expect(rules(guns, { kind: 'bombard', unit: 'A1', at: 'B1' })).toEqual(['fr3.elementals.air-fire-suppression']);
});

test('fr3.elementals.earth-burrowing, fr3.elementals.water-swimming: they begin below, where there is room for it', () => {
  const there = at(`terrain water 20,2 to 28,12; A1 earth-elemental 10,5 N; A2 water-elemental 24,6 N; ${far}`);
  expect(['A1', 'A2'].map((id) => unit(there, id).level)).toEqual(['burrowing', 'swimming']);
});

test('fr3.elementals.earth-forbidden-terrain: neither woods nor marshes, in a move or a charge', () => {
  const there = start(`terrain woods 4,7 to 16,12; terrain hill 20,7 to 30,12; A1 earth-elemental 10,5 N landed;
    A2 earth-elemental 25,5 N landed; B1 mobs 10,9 S; ${far}`);
  expect(rules(there, ahead('A1', 2))).toEqual(['fr3.elementals.earth-forbidden-terrain']);
  expect(rules(there, charge(['A1']))).toEqual(['fr3.elementals.earth-forbidden-terrain']);
  expect(legal(there, ahead('A2', 2))).toBe(true);
});

test('fr3.elementals.fire-forbidden-terrain: no water, no woods, no marsh', () => {
  for (const kind of ['water', 'stream', 'woods', 'marsh']) {
    const there = start(`terrain ${kind} 4,7 to 16,12; A1 fire-elemental 10,5 N; ${far}`);
    expect(rules(there, ahead('A1', 2)), kind).toEqual(['fr3.elementals.fire-forbidden-terrain']);
  }
});

test('fr3.elementals.water-forbidden-terrain: woods only along a stream', () => {
  const wood = start(`terrain woods 4,7 to 16,12; A1 water-elemental 10,5 N; ${far}`);
  expect(rules(wood, ahead('A1', 2))).toEqual(['fr3.elementals.water-forbidden-terrain']);
  const brook = start(`terrain woods 4,7 to 16,12; terrain stream 9,4 to 11,14; A1 water-elemental 10,5 N; ${far}`);
  expect(legal(brook, ahead('A1', 2))).toBe(true);
});

test('fr3.elementals.plant-light-artillery: it fires like a light piece', () => {
  const there = at('A1 plant-elemental 10,5 N; B1 mobs 10,14 S; B9 mobs 40,33 S');
  const fired = after(there, [{ kind: 'bombard', unit: 'A1', at: 'B1' }], 10, 10);
  expect(unit(fired, 'A1').did.bombarded).toBe(true);
  expect(unit(fired, 'B1').status).toBe('destroyed');
});

test('fr3.elementals.missile-resistance: what would demoralize another unit does nothing, what would kill it does', () => {
  const shot = (type: string, face: number) => {
    const there = at(`A1 longbows 10,8 N; B1 ${type} 10,11 S; ${far}`);
    return unit(after(there, [{ kind: 'shoot', units: ['A1'], at: 'B1' }], face), 'B1');
  };
  expect([shot('spears', 7).morale, shot('fire-elemental', 7).morale]).toEqual([1, 0]);
  expect(shot('fire-elemental', 10).status).toBe('destroyed');
});

test('fr3.elementals.double-demoralized: the second level destroys it', () => {
  const { state } = at(`A1 fire-elemental 10,5 N demoralized; ${far}`);
  const after2 = suffer(asStruck(state, unitAt(state, 'A1'), null), { levels: 1 }, ['fr3.spells.corrode'], 'magic');
  const hit = play(inflict(state, 'A1', { after: after2, cause: 'magic', by: null }), scripted([]));
  expect(unitAt(hit.state, 'A1').status).toBe('destroyed');
});

test('fr3.control.elementals, fr3.elementals.control: a shaman keeps them in control, and he alone goes with them', () => {
  const wild = at(`A1 fire-elemental 10,5 N; A2 spears+general-2-2 20,5 N; ${far}`);
  expect(controlled(wild.state, unit(wild, 'A1'))).toBe(false);
  const text = `A1 fire-elemental 10,5 N; A2 spears 20,5 N; ${far}; A10 general-2-2 with A2; A11 individual with A1 magic=`;
  const tame = begun(setupOf(`${text}fire-shaman-1`), 4);
  expect(controlled(tame.state, unit(tame, 'A1'))).toBe(true);
});

const factors = (text: string) => {
  const { state } = at(text);
  return asStruck(state, unitAt(state, 'A1'), null).combatFactor;
};

test('fr3.elementals.air, fr3.elementals.earth, fr3.elementals.fire, fr3.elementals.water, fr3.elementals.plant: their rows', () => {
  const row = (type: string) => {
    const there = at(`A1 ${type} 10,5 N landed; ${far}`);
    return [
      factors(`A1 ${type} 10,5 N; ${far}`),
      legal(start(`A1 ${type} 10,5 N landed; ${far}`), ahead('A1', 4)),
      unit(there, 'A1').level,
    ];
  };
  expect(row('air-elemental')).toEqual([4, true, 'surface']);
  expect(row('earth-elemental')).toEqual([6, false, 'surface']);
  for (const type of ['fire-elemental', 'water-elemental', 'plant-elemental'])
    expect(row(type), type).toEqual([5, true, 'surface']);
});

test('fr3.elementals.fire, fr3.elementals.water, fr3.elementals.plant: +2 where they or their enemy are at home', () => {
  const met = (type: string, ground: string) => {
    const text = `${ground}; A1 ${type} 10,5 N landed; B1 spears 10,9 S; ${far}`;
    return (adds(after(start(text), [charge(['A1'])], 9), 'A1', 'B1')[0] as number) - (factors(text) as number);
  };
  const bare = (type: string) => met(type, 'terrain hill 30,20 to 36,24');
  expect(met('plant-elemental', 'terrain woods 4,7.5 to 16,12') - bare('plant-elemental')).toBe(2);
  expect(met('fire-elemental', 'terrain town 4,7.5 to 16,12') - bare('fire-elemental')).toBe(2);
  expect(met('water-elemental', 'terrain marsh 4,7.5 to 16,12') - bare('water-elemental')).toBe(2);
});

test('fr3.elementals.psychology-immunity: what frightens others does nothing to it', () => {
  const there = tableOf(`A1 spears 10,10 N; B1 fire-elemental 10,16 S; B2 spears 14,16 S; ${far}`, 'illusionist-3');
  const tried = (id: string) => refusesCast(there, 'greatest-fear', [id]);
  expect([tried('B1').includes('fr3.elementals.psychology-immunity'), tried('B2')]).toEqual([true, []]);
});

test('fr3.elementals.innate-magic: each has its own, without buying it', () => {
  const own = (type: string) => innatesOfTroop({ type });
  expect(['air', 'earth', 'fire', 'plant', 'water'].map((each) => own(`${each}-elemental`))).toEqual([
    ['tempest'],
    ['earthquake'],
    ['set-fire'],
    ['animate-terrain'],
    ['flash-flood', 'douse-fire'],
  ]);
});

// ---- Fire and water --------------------------------------------------------------------------------

const use = (user: string, ability: 'set-fire' | 'douse-fire', target: string | null): Act => ({
  kind: 'innate',
  user,
  ability,
  target,
  what: null,
});
const fires = ({ state }: Played) => state.fires.map(({ marker }) => marker);
/** The same position with a fire at a unit's place. */
const ablaze = ({ state, events }: Played, id: string): Played => {
  const { base, level } = unitAt(state, id);
  return { events, state: { ...state, fires: [{ id: 1, base, level, marker: 'fire', fights: false }] } };
};

test('fr3.elementals.fire-set-fire, ruling: at 10 inches, or under all whom it fights, with one roll of its own', () => {
  const there = until(at(`A1 fire-elemental 10,5 N; B1 spears 10,15 S; ${far}`), 'A movement');
  expect(fires(after(there, [use('A1', 'set-fire', 'B1')], 6, 1))).toEqual(['fire']);
  expect(rules(there, use('A1', 'set-fire', null))).not.toEqual([]);
  const melee = until(at(`A1 fire-elemental 10,5 N; B1 spears 10,6.5752 S; B2 spears 8.4248,5 E; ${far}`), 'A movement');
  expect(rules(melee, use('A1', 'set-fire', 'B1'))).toContain('fr3.innate.no-ranged-use-in-melee');
  expect(fires(after(melee, [use('A1', 'set-fire', null)], 6, 1, 1))).toEqual(['fire', 'fire']);
  expect(fires(after(melee, [use('A1', 'set-fire', null)], 1))).toEqual([]);
});

test('fr3.elementals.water-douse-fire: at 10 inches, in its own missile step', () => {
  const there = ablaze(at(`terrain woods 9,12 to 11,14; A1 water-elemental 10,5 N; A2 spears 10,13 N; ${far}`), 'A2');
  const shooting = until(there, 'A missiles', 1);
  const out = play(fr3Battle.perform(shooting.state, use('A1', 'douse-fire', 'A2')), scripted([6]));
  expect(out.state.fires).toEqual([]);
  expect(rules(until(shooting, 'A movement'), use('A1', 'douse-fire', 'A2'))).toEqual(['fr3.elementals.water-douse-fire']);
});

test('fr3.elementals.water-fire-immunity: no fire is set where it stands, and what burns there goes out as its side has moved', () => {
  const { state } = at(`A1 water-elemental 10,5 N; A2 spears 20,5 N; ${far}`);
  const set = (id: string) => {
    const { base, level } = unitAt(state, id);
    return setsFire(state, base, level);
  };
  expect(play(set('A1'), scripted([])).state.fires).toEqual([]);
  expect(play(set('A2'), scripted([1])).state.fires.length).toBe(1);
  const wet = ablaze(until(at(`A1 water-elemental 10,5 N; ${far}`), 'A movement'), 'A1');
  expect(fires(until(wet, 'B movement'))).toEqual([]);
});

test('fr3.elementals.fire-forbidden-terrain, ruling: woods that burn are open to it', () => {
  const there = start(`terrain woods 4,7 to 16,12; A1 fire-elemental 10,5 N; B1 spears 10,7.78 S; ${far}`);
  const gone = {
    ...there,
    state: {
      ...there.state,
      units: there.state.units.map((each) => (each.id === 'B1' ? { ...each, status: 'destroyed' as const } : each)),
    },
  };
  expect(rules(gone, ahead('A1', 2))).toEqual(['fr3.elementals.fire-forbidden-terrain']);
  expect(legal(ablaze(gone, 'B1'), ahead('A1', 2))).toBe(true);
});

test('fr3.elementals.plant-fire-weakness: it fights fire at −2', () => {
  const lines = (type: string) => {
    const { state } = at(`A1 ${type} 10,5 N; ${far}`);
    return targetLines({ mark: markOf(targetStruck(state, unitAt(state, 'A1'), null)), structure: undefined, hides: false });
  };
  expect(lines('plant-elemental').find(({ id }) => id === 'plant')?.amount).toBe(-2);
  expect(lines('fire-elemental').some(({ id }) => id === 'plant')).toBe(false);
});
