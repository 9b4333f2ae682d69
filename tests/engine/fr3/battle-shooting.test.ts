/** The shooting step, by rule id: each test gives a position in notation, shots and dice, and expects a result. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import { targetsOf } from '../../../src/engine/fr3/battle/shooting/shots.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { carriers } from '../../../src/engine/fr3/data/missile-weapons.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { seeded } from '../../../src/engine/kernel/dice.ts';
import { after, begun, charge, type Played, setupOf, unshot } from './battle-table.ts';

const unshotAt = (text: string) => unshot(begun(setupOf(text)));
type Act = Parameters<typeof fr3Battle.refuse>[1];
const start = (text: string) => begun(setupOf(text));
const why = (at: Played, action: Act) => fr3Battle.refuse(at.state, action);
const rules = (at: Played, action: Act) => why(at, action)?.rules ?? [];
const legal = (at: Played, action: Act) => why(at, action) === null;
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const shoot = (units: readonly string[], at: string): Act => ({ kind: 'shoot', units, at });
const bombard = (id: string, at: string): Act => ({ kind: 'bombard', unit: id, at });
const pass: Act = { kind: 'pass' };
const listed = ({ state }: Played) => [...fr3Battle.actions(state)];
const asked = ({ state }: Played) => askedNow(state)?.what;
/** The fate in the event of the shot. */
const fate = ({ events }: Played) => events.find((event) => event.kind === 'shot')?.fate;
/** Adds a gun that sees a distant enemy, so that the shooting step is not skipped and no side loses its last unit. */
const line = (text: string) => start(`${text}; A50 light-artillery 44,5 N; B50 mobs 44,30 S`);

test('fr3.sequence.missile-step: after rallying, before moving; whoever has nobody to shoot at is not asked', () => {
  const near = start('A1 longbows 10,10 N; B1 spears 10,18 S; B2 mobs 40,33 S');
  expect(askedNow(near.state)).toEqual({ what: 'missiles', side: 'A' });
  expect(rules(near, { kind: 'ahead', units: ['A1'], inches: 1 })).toEqual(['fr3.sequence.turn-structure']);
  expect(asked(after(near, [pass]))).toBe('movement');
  expect(asked(start('A1 longbows 10,10 N; B1 spears 10,25 S'))).toBe('movement');
  expect(asked(start('A1 longbows 10,10 N demoralized; B1 spears 10,18 S'))).toBe('rally');
});

test('fr3.missile-fire.concentration: those that count as most units are named first, and of equals the nearest', () => {
  // Longbows count as two at short range and as one beyond it, rifles as two at both.
  const at = line('A1 rifles 10.5,7.9 N; A2 longbows 12.6,9.7 N; A3 longbows 8.5,12 N; B1 spears 11,17.5 S');
  expect(targetsOf(at.state, 'missiles')).toEqual([{ target: 'B1', units: ['A3', 'A1', 'A2'] }]);
});

test('fr3.missile-fire.target: the farthest edge of the target lies wholly in the arc of fire', () => {
  const at = start('A1 skirmishers 10,10 N; B1 pikes 10,15 S; B2 knights 14.2,13 S');
  expect(listed(at)).toEqual([shoot(['A1'], 'B1'), pass]);
  expect(rules(at, shoot(['A1'], 'B2'))).toEqual(['fr3.missile-fire.target', 'fr3.basics.arc-of-fire']);
  expect(rules(at, shoot(['A1'], 'A1'))).toEqual(['fr3.missile-fire.target']);
  expect(rules(at, shoot([], 'B1'))).toEqual(['fr3.missile-fire.concentration']);
  expect(rules(at, shoot(['A1', 'A1'], 'B1'))).toEqual(['fr3.missile-fire.concentration']);
  expect(rules(at, shoot(['B1'], 'A1'))).toEqual(['fr3.sequence.missile-step']);
});

test('fr3.infantry.longbows-range-bands, ruling, fr3.missile-fire.range: from the front edge to the closest point; bands include their end', () => {
  // This number of inches between the fronts of two bases.
  const at = (y: number) => line(`A1 longbows 10,10 N; B1 spears 10,${(11.575 + y).toFixed(3)} S`);
  expect(legal(at(10), shoot(['A1'], 'B1'))).toBe(true);
  expect(rules(at(10.1), shoot(['A1'], 'B1'))).toEqual(['fr3.infantry.longbows-range-bands', 'fr3.missile-fire.range']);
  // Two units at 5 inches demoralize on 7; farther away they do not.
  expect(fate(after(at(5), [shoot(['A1'], 'B1')], 7))).toBe('demoralized');
  expect(fate(after(at(5.1), [shoot(['A1'], 'B1')], 7))).toBe('unharmed');
});

test('fr3.missile-fire.definition: who has no missiles, or has given them up, does not shoot', () => {
  const at = start(
    'A1 spears 10,10 N; A2 skirmishers 12,10 N exchanged; A3 light-cavalry 14,10 N throwing; A4 longbows 8,10 N; B1 mobs 10,14 S',
  );
  for (const id of ['A1', 'A2', 'A3']) expect(rules(at, shoot([id], 'B1'))).toEqual(['fr3.missile-fire.definition']);
  expect(rules(at, bombard('A4', 'B1'))).toEqual(['fr3.artillery.types']);
  const bought = start('A1 heavy-cavalry 10,10 N bows; B1 mobs 10,14 S; B2 mobs 40,33 S');
  expect(legal(bought, shoot(['A1'], 'B1'))).toBe(true);
  expect(legal(start('A1 light-cavalry 10,10 N; B1 mobs 10,14 S; B2 mobs 40,33 S'), shoot(['A1'], 'B1'))).toBe(true);
});

test('fr3.missile-fire.concentration, fr3.missile-fire.cap: one die on the row for all; each shoots once in a phase', () => {
  const text = 'A1 skirmishers 8.425,10 N; A2 skirmishers 10,10 N; A3 longbows 11.575,10 N; B1 knights 10,15 S; B2 mobs 40,33 S';
  const at = start(text);
  const all = shoot(['A1', 'A2', 'A3'], 'B1');
  // The longbows count double, which makes four units: an 8 kills.
  const killed = after(at, [all], 8);
  expect(unit(killed, 'B1').status).toBe('destroyed');
  expect(tell(killed.state, killed.events[0]!)).toBe(
    'Skirmishers/Tirailleurs (A1 and A2) and Longbows (A3) shoot at Knights (B1).',
  );
  expect(fate(after(at, [shoot(['A1'], 'B1')], 8))).toBe('unharmed');
  const once = after(at, [shoot(['A1', 'A2'], 'B1')], 1);
  expect(rules(once, shoot(['A1', 'A3'], 'B1'))).toEqual(['fr3.missile-fire.roll']);
  expect(legal(once, shoot(['A3'], 'B1'))).toBe(true);
  // The listed shots are each unit alone, then ever more units until the table ends.
  const counted = listed(at).flatMap((each) => (each.kind === 'shoot' ? [each.units.length] : []));
  expect(counted).toEqual([1, 1, 1, 2, 3]);
});

test('fr3.missile-fire.roll, fr3.morale-clock.phase-losses: what is demoralized by fire is a loss of the phase', () => {
  const at = start('A1 longbows 10,10 N; B1 mobs 10,15 S; B2 mobs 40,33 S');
  const hit = after(at, [shoot(['A1'], 'B1')], 9);
  expect(unit(hit, 'B1')).toMatchObject({ morale: 1, did: { shaken: true } });
  expect(hit.events.slice(0, 2).map(({ kind }) => kind)).toEqual(['shot', 'suffered']);
});

test('fr3.basics.double-demoralized, ruling: who is driven back by fire goes straight away from the nearest who shoots, and keeps its facing', () => {
  const at = start('A1 longbows 10,10 N; B1 mobs 12,14 W demoralized; B2 mobs 40,33 S');
  const hit = after(at, [shoot(['A1'], 'B1')], 9);
  const { x, y, facing } = unit(hit, 'B1').base;
  expect(facing).toBe(2700);
  expect(Math.atan2(x - 12, y - 14)).toBeCloseTo(Math.atan2(2, 4), 2);
  expect(Math.hypot(x - 12, y - 14)).toBeCloseTo(1.575, 2);
  // fr3.melee.push-back-blocked: a unit cannot be pushed back onto another.
  const full = start('A1 longbows 10,10 N; B1 mobs 10,14 S demoralized; B2 mobs 10,16 S; B3 mobs 40,33 S');
  expect(unit(after(full, [shoot(['A1'], 'B1')], 9), 'B1').status).toBe('destroyed');
});

/**
 * Two missile units to the south, two pikes in line to the north, knights between them. Longbows, so that the range does not
 * matter.
 */
const between = 'A1 longbows 8,10.1 N; A2 longbows 12.4,10.1 N; B1 pikes*2 11,16.6 S; B3 knights 9.2,12.9 S; B4 mobs 40,33 S';

test('fr3.artillery.los-units, ruling, fr3.missile-fire.example-los-blocked: Fig. 2, the knights hide both pikes from the left archers', () => {
  const at = start(between);
  for (const target of ['B1', 'B2']) {
    const refusal = why(at, shoot(['A1'], target));
    expect(refusal?.rules).toEqual(['fr3.artillery.los-units', 'fr3.artillery.line-of-sight-lines']);
    expect(refusal?.because).toContain('Knights (B3) are in the way');
  }
  expect(legal(at, shoot(['A1'], 'B3'))).toBe(true);
});

test('fr3.missile-fire.example-los-clear: Fig. 3, from the right archers they hide nobody, being no target themselves', () => {
  const at = start(between);
  expect(legal(at, shoot(['A2'], 'B1'))).toBe(true);
  expect(legal(at, shoot(['A2'], 'B2'))).toBe(true);
  expect(rules(at, shoot(['A2'], 'B3'))).toContain('fr3.basics.arc-of-fire');
});

test('fr3.missile-fire.concealment, ruling, fr3.missile-fire.cover, fr3.summary.cover, fr3.missile-fire.cover-modifier: in the wood, and too deep in it', () => {
  const at = (y: number, die: number) =>
    after(line(`terrain woods 6,13 to 14,22; A1 longbows 10,10 N; B1 spears 10,${y} S`), [shoot(['A1'], 'B1')], die);
  // Two units demoralize on 7 in the open; cover gives −2.
  expect(fate(at(14, 8))).toBe('unharmed');
  expect(fate(at(14, 9))).toBe('demoralized');
  const deep = line('terrain woods 6,13 to 14,22; A1 longbows 10,10 N; B1 spears 10,17 S');
  expect(rules(deep, shoot(['A1'], 'B1'))).toEqual(['fr3.missile-fire.concealment']);
  const gun = line('terrain woods 6,13 to 14,22; A1 heavy-artillery 10,10 N; B1 spears 10,17 S');
  expect(rules(gun, bombard('A1', 'B1'))).toEqual(['fr3.missile-fire.concealment']);
  // fr3.melee.fliers-may-contact: a flier above the wood is visible.
  const above = line('terrain woods 6,13 to 14,22; A1 longbows 10,10 N; B1 spears 10,17 S flying');
  expect(legal(above, shoot(['A1'], 'B1'))).toBe(true);
});

test('fr3.artillery.los-terrain, ruling, fr3.artillery.line-of-sight, fr3.missile-fire.line-of-sight: a wood between blocks, a marsh does not', () => {
  const at = (kind: string) =>
    line(`terrain ${kind} 8,12 to 12,14; A1 longbows 10,10 N; A2 heavy-artillery 10,8 N; B1 spears 10,17 S`);
  for (const kind of ['woods', 'hill', 'town', 'wall']) {
    expect(rules(at(kind), shoot(['A1'], 'B1')), kind).toEqual([
      'fr3.artillery.los-terrain',
      'fr3.artillery.line-of-sight-lines',
    ]);
    expect(why(at(kind), shoot(['A1'], 'B1'))?.because).toContain(`because ${kind} between them blocks the view`);
  }
  for (const kind of ['marsh', 'water', 'rough', 'stream']) expect(legal(at(kind), shoot(['A1'], 'B1')), kind).toBe(true);
});

test('fr3.artillery.los-indirect, fr3.summary.stone-thrower-line-of-sight, fr3.artillery.cannon, fr3.summary.cannon-damage-bonus, fr3.artillery.range: stone throwers see over everything; cannon do not', () => {
  const at = (kind: string) => line(`A1 heavy-artillery 10,10 N ${kind}; A2 mobs 10,13 N; B1 spears 10,34 S`);
  expect(legal(at('indirect'), bombard('A1', 'B1'))).toBe(true);
  expect(rules(at(''), bombard('A1', 'B1'))).toContain('fr3.artillery.los-units');
});

test('fr3.artillery.cannon, ruling, fr3.artillery.to-hit, fr3.artillery.damage, fr3.summary.artillery-results: two rolls; cannon add 1 to the damage', () => {
  const at = line('A1 heavy-artillery 10,10 N; A2 heavy-artillery 14,10 N indirect; B1 spears 12,17 S');
  expect(fate(after(at, [bombard('A1', 'B1')], 6))).toBe('unharmed');
  expect(fate(after(at, [bombard('A1', 'B1')], 7, 5))).toBe('unharmed');
  expect(fate(after(at, [bombard('A1', 'B1')], 7, 6))).toBe('demoralized');
  expect(fate(after(at, [bombard('A1', 'B1')], 7, 8))).toBe('destroyed');
  expect(fate(after(at, [bombard('A2', 'B1')], 7, 6))).toBe('unharmed');
  const twice = after(at, [bombard('A1', 'B1')], 1);
  expect(rules(twice, bombard('A1', 'B1'))).toEqual(['fr3.artillery.to-hit']);
});

test('fr3.artillery.elite, ruling, fr3.items.napoleonic-fire: +1 to hit; Napoleonic +1 on damage as well', () => {
  const at = (kind: string) => line(`A1 light-artillery 10,10 N ${kind}; B1 spears 10,17 S`);
  expect(fate(after(at('elite=0-1-1'), [bombard('A1', 'B1')], 6, 8))).toBe('demoralized');
  expect(fate(after(at(''), [bombard('A1', 'B1')], 6))).toBe('unharmed');
  expect(fate(after(at('napoleonic'), [bombard('A1', 'B1')], 6, 7))).toBe('demoralized');
});

test('fr3.artillery.cover-modifier: −2 to hit', () => {
  const at = line('terrain marsh 6,15 to 14,22; A1 heavy-artillery 10,10 N; B1 spears 10,16 S');
  expect(fate(after(at, [bombard('A1', 'B1')], 8))).toBe('unharmed');
  expect(fate(after(at, [bombard('A1', 'B1')], 9, 6))).toBe('demoralized');
});

test('fr3.artillery.heavy-movement, ruling, fr3.sequence.heavy-artillery-after-firing, fr3.summary.heavy-artillery-immobile, fr3.war-machines.heavy-artillery-facing: after its first shot it only turns, with its whole move', () => {
  const at = line('A1 heavy-artillery 10,10 N; B1 spears 10,25 S');
  const fresh = after(at, [pass, { kind: 'ahead', units: ['A1'], inches: 3 }]);
  expect(unit(fresh, 'A1').base.y).toBe(13);
  const fired = after(at, [bombard('A1', 'B1'), pass], 1);
  expect(unit(fired, 'A1').fixed).toBe(true);
  expect(rules(fired, { kind: 'ahead', units: ['A1'], inches: 1 })).toEqual(['fr3.artillery.heavy-movement']);
  expect(rules(fired, { kind: 'wheel', units: ['A1'], side: 'left', angle: 100 })).toEqual(['fr3.artillery.heavy-movement']);
  const turned = after(fired, [{ kind: 'rotate', unit: 'A1', angle: 300 }]);
  expect(unit(turned, 'A1')).toMatchObject({ base: { facing: 300 }, did: { spent: 1 } });
});

test('fr3.artillery.light-movement, fr3.sequence.light-artillery-shoot-and-move, fr3.war-machines.light-artillery-targets: light artillery shoots at fliers, and moves in the same phase', () => {
  const at = line('A1 light-artillery 10,10 N; A2 heavy-artillery 14,10 N; B1 spears 12,17 S flying');
  expect(rules(at, bombard('A2', 'B1'))).toContain('fr3.artillery.targets-fliers');
  const shot = after(at, [bombard('A1', 'B1'), { kind: 'ahead', units: ['A1'], inches: 4 }], 1);
  expect(unit(shot, 'A1').base.y).toBe(14);
});

test('fr3.missile-fire.target, ruling, fr3.artillery.no-fire-into-melee: nobody shoots into a melee', () => {
  const at = line('A1 mobs 10,14 N; B1 spears 10,15.575 S; A2 longbows 13,11 330; A3 light-artillery 6,10 N');
  expect(rules(at, shoot(['A2'], 'B1'))).toEqual(['fr3.missile-fire.target']);
  expect(rules(at, bombard('A3', 'B1'))).toEqual(['fr3.artillery.no-fire-into-melee']);
});

test('fr3.missile-fire.attached-ranged-fire, ruling: from the front of the primary, by its arc, while nobody is engaged with it', () => {
  const attached = (foe: string) => {
    const read = setupOf(`A1 spears 10,10 N; A2 skirmishers 10,8 N; A3 light-artillery 44,5 N; ${foe}; B50 mobs 44,30 S`);
    const [host, unit, gun] = read.armies.A.troops;
    return begun({ ...read, armies: { ...read.armies, A: { ...read.armies.A, troops: [host!, { ...unit!, with: 1 }, gun!] } } });
  };
  const free = attached('B1 mobs 10,16.5 S');
  expect(legal(free, shoot(['A2'], 'B1'))).toBe(true);
  expect(rules(free, shoot(['A1'], 'B1'))).toEqual(['fr3.missile-fire.definition']);
  const engaged = attached('B1 mobs 10,11.575 S; B2 mobs 10,14 S');
  expect(rules(engaged, shoot(['A2'], 'B2'))).toEqual(['fr3.missile-fire.attached-ranged-fire', 'fr3.missile-fire.target']);
});

test('fr3.missile-fire.move-or-fire, ruling, fr3.sequence.missile-units-fire-and-move: crossbows and muskets that have shot do not move; others do', () => {
  for (const type of ['crossbow-handgun', 'muskets']) {
    const at = after(line(`A1 ${type} 10,10 N; B1 spears 10,15 S`), [shoot(['A1'], 'B1'), pass], 1);
    expect(rules(at, { kind: 'ahead', units: ['A1'], inches: 1 }), type).toEqual(['fr3.missile-fire.move-or-fire']);
    expect(rules(at, charge(['A1'])), type).toEqual(['fr3.missile-fire.move-or-fire']);
    expect(rules(at, { kind: 'turn', units: ['A1'], to: 'about' }), type).toEqual(['fr3.missile-fire.move-or-fire']);
  }
  for (const type of ['longbows', 'rifles', 'skirmishers', 'light-cavalry']) {
    const at = after(line(`A1 ${type} 10,10 N; B1 spears 10,15 S`), [shoot(['A1'], 'B1'), pass], 1);
    expect(legal(at, { kind: 'turn', units: ['A1'], to: 'about' }), type).toBe(true);
  }
});

/** Everybody passes until this side is asked this question. */
function untilAsked(from: Played, side: 'A' | 'B', what: string): Played {
  let at = from;
  for (let passed = 0; passed < 12; passed++) {
    const ask = askedNow(at.state);
    if (ask?.side === side && ask.what === what) return at;
    at = after(at, [pass]);
  }
  throw new Error(`Side ${side} is never asked for ${what}.`);
}

/** Attaches the second unit of side A to the first from the start. */
function attached(text: string): Played {
  const read = setupOf(text);
  const [host, other, ...more] = read.armies.A.troops;
  return begun({
    ...read,
    armies: { ...read.armies, A: { ...read.armies.A, troops: [host!, { ...other!, with: 1 }, ...more] } },
  });
}

test('fr3.missile-fire.massed-bows, fr3.infantry.skirmishers-attach: skirmishers with skirmishers shoot as two from one front', () => {
  const at = attached('A1 skirmishers 10,10 N; A2 skirmishers 10,8 N; B1 mobs 10,16 S; B2 mobs 40,33 S');
  expect(fate(after(at, [shoot(['A1', 'A2'], 'B1')], 7))).toBe('demoralized');
  expect(fate(after(at, [shoot(['A1'], 'B1')], 8))).toBe('unharmed');
});

test('fr3.missile-fire.no-detach, fr3.missile-fire.attached-ranged-fire, ruling: skirmishers stay with a demoralized primary, and shoot from it', () => {
  const text = (state: string) => `A1 spears 10,10 N ${state}; A2 skirmishers 10,8 N; B1 mobs 10,16 S; B2 mobs 40,33 S`;
  const shaken = after(attached(text('demoralized')), [pass, shoot(['A2'], 'B1')], 1);
  expect(rules(shaken, { kind: 'detach', unit: 'A2' })).toEqual(['fr3.missile-fire.no-detach']);
  // Fig. 1 of the melee chapter: skirmishers shoot from the unit they are attached to, then detach before that unit moves.
  const fresh = after(attached(text('')), [shoot(['A2'], 'B1'), { kind: 'detach', unit: 'A2' }], 1);
  expect(unit(fresh, 'A2')).toMatchObject({ status: 'table', host: null });
});

test('fr3.missile-fire.attached-destroyed, fr3.missile-fire.attached-share-effects: who is with a unit that dies, dies with it', () => {
  const at = attached('A1 spears 10,10 N; A2 skirmishers 10,8 N; A3 mobs 40,5 N; B1 longbows 10,15 S; B2 longbows 11.575,15 S');
  const theirs = after(at, [pass]);
  const shot = after(untilAsked(theirs, 'B', 'missiles'), [shoot(['B1', 'B2'], 'A1')], 8);
  expect(['A1', 'A2'].map((id) => unit(shot, id).status)).toEqual(['destroyed', 'destroyed']);
  expect(shot.state.sheet.sides.first.losses).toHaveLength(2);
});

test('fr3.artillery.attachment: a primary leaves its heavy artillery once that has fired; the piece stays where it is', () => {
  const at = attached('A1 spears 10,10 N; A2 heavy-artillery 10,8 N; B1 mobs 10,20 S; B2 mobs 40,33 S');
  const before = after(at, [pass, { kind: 'ahead', units: ['A1'], inches: 2 }]);
  expect(unit(before, 'A2').base.y).toBe(12);
  const fired = after(at, [bombard('A2', 'B1')], 1);
  expect(rules(fired, { kind: 'ahead', units: ['A1'], inches: 2 })).toEqual(['fr3.artillery.attachment']);
  const moves = fired.state.sheet.moves;
  const left = after(fired, [{ kind: 'detach', unit: 'A2' }]);
  expect(left.state.sheet.moves).toBe(moves);
  expect(unit(left, 'A2').base.y).toBeCloseTo(10 - 1.575, 2);
  expect(legal(left, { kind: 'ahead', units: ['A1'], inches: 2 })).toBe(true);
  expect(rules(left, { kind: 'attach', unit: 'A2', to: 'A1' })).toContain('fr3.artillery.heavy-movement');
});

test('fr3.items.napoleonic-attachment, ruling, fr3.items.napoleonic-speed: Napoleonic pieces go with their unit, fired or not, at its speed', () => {
  const at = attached('A1 muskets 10,10 N; A2 heavy-artillery 10,8 N napoleonic; B1 mobs 10,20 S; B2 mobs 40,33 S');
  const gone = after(at, [bombard('A2', 'B1'), { kind: 'ahead', units: ['A1'], inches: 3 }], 1);
  expect(unit(gone, 'A2').base.y).toBe(13);
  const alone = start('A1 light-artillery 10,10 N napoleonic; A2 heavy-artillery 14,10 N napoleonic; B1 mobs 10,33 W');
  expect(legal(after(alone, [pass]), { kind: 'ahead', units: ['A1'], inches: 6 })).toBe(true);
  expect(legal(after(alone, [pass]), { kind: 'ahead', units: ['A2'], inches: 4 })).toBe(true);
  expect(legal(after(alone, [pass]), { kind: 'ahead', units: ['A2'], inches: 4.1 })).toBe(false);
});

test('fr3.items.napoleonic-attachment: heavy pieces with infantry, light ones with cavalry too, nobody with those who fly', () => {
  const joins = (piece: string, host: string) =>
    legal(start(`A1 ${host}; A2 ${piece} 10,8 N napoleonic; B1 mobs 40,33 S`), { kind: 'attach', unit: 'A2', to: 'A1' });
  expect([joins('heavy-artillery', 'muskets 10,10 N'), joins('heavy-artillery', 'heavy-cavalry 10,10 N')]).toEqual([true, false]);
  expect([joins('light-artillery', 'muskets 10,10 N'), joins('light-artillery', 'heavy-cavalry 10,10 N')]).toEqual([true, true]);
  expect(joins('light-artillery', 'handweapons 10,10 N flying landed')).toBe(false);
});

test('fr3.war-machines.heavy-artillery-demoralized-fire, fr3.war-machines.heavy-artillery-no-push-back: shoots once demoralized, not twice', () => {
  const at = (state: string) => after(line(`A1 heavy-artillery 10,10 N ${state}; B1 mobs 10,20 S`), [pass]);
  expect(legal(at('demoralized'), bombard('A1', 'B1'))).toBe(true);
  expect(rules(at('double-demoralized'), bombard('A1', 'B1'))).toEqual(['fr3.war-machines.heavy-artillery-no-push-back']);
  // A second hit does not push it back.
  const under = after(line('A1 longbows 10,10 N; B1 heavy-artillery 10,15 S demoralized'), [shoot(['A1'], 'B1')], 9);
  expect(unit(under, 'B1')).toMatchObject({ morale: 2, base: { x: 10, y: 15 } });
});

test('fr3.war-machines.heavy-artillery-pushed-unit: heavy artillery is lost when its primary is pushed back', () => {
  const at = attached(
    'A1 mobs 10,10 N demoralized; A2 heavy-artillery 10,8 N; A3 mobs 40,5 N; B1 longbows 10,15 S; B2 mobs 44,30 S',
  );
  const shot = after(untilAsked(at, 'B', 'missiles'), [shoot(['B1'], 'A1')], 9);
  expect(unit(shot, 'A1')).toMatchObject({ morale: 2, status: 'table' });
  expect(unit(shot, 'A2').status).toBe('destroyed');
});

test('fr3.levels.burrower-immune-fire, fr3.levels.missile-fire-level3: at fliers yes, under ground no', () => {
  const at = line('A1 longbows 10,10 N; B1 mobs 10,15 S burrowing; B2 mobs 12,15 S flying');
  expect(rules(at, shoot(['A1'], 'B1'))).toContain('fr3.levels.burrower-immune-fire');
  expect(legal(at, shoot(['A1'], 'B2'))).toBe(true);
});

test('fr3.artillery.los-units, ruling, fr3.melee.shooting-at-fliers: nobody stands in the way of a shot at a flier; who is under ground hides nobody', () => {
  const at = (level: string) => line(`A1 longbows 10,10 N; B1 mobs 10,16 S ${level}; B2 knights 10,13 S`);
  expect(legal(at('flying'), shoot(['A1'], 'B1'))).toBe(true);
  expect(rules(at(''), shoot(['A1'], 'B1'))).toContain('fr3.artillery.los-units');
  expect(legal(line('A1 longbows 10,10 N; B1 mobs 10,16 S; B2 mobs 10,13 S burrowing'), shoot(['A1'], 'B1'))).toBe(true);
});

test('fr3.square.fire-vulnerability, fr3.square.kill, fr3.square.shared-damage: a square under fire shares it; one marker of a kill never comes back', () => {
  const at = start('A1 pikes*2 10,10 N; A3 mobs 40,5 N; B1 longbows 10,15 S; B2 mobs 44,30 S');
  const now = untilAsked(after(at, [{ kind: 'square', units: ['A1', 'A2'] }]), 'B', 'missiles');
  const front = ['A1', 'A2'].find((id) => unit(now, id).base.facing === 0)!;
  // Two units kill on 10; the second base gives +1, so 9 is enough.
  const other = front === 'A1' ? 'A2' : 'A1';
  const shot = after(now, [shoot(['B1'], front), { kind: 'mark', unit: other }], 9);
  expect(['A1', 'A2'].map((id) => unit(shot, id).morale)).toEqual([1, 1]);
  expect(['A1', 'A2'].map((id) => unit(shot, id).lasting).sort()).toEqual([0, 1]);
  const rallied = after(untilAsked(shot, 'A', 'rally'), [{ kind: 'rally', unit: front }], 10);
  expect(['A1', 'A2'].map((id) => unit(rallied, id).morale).sort()).toEqual([0, 1]);
  expect(listed(rallied).map(({ kind }) => kind)).not.toContain('rally');
});

test('fr3.war-machines.battlewagons-artillery-options, ruling, fr3.levels.battlewagon-weapons, fr3.war-machines.battlewagons-bow-options: a battlewagon shoots with both, and still moves', () => {
  const at = line('A1 battlewagons 10,10 N bows longbows heavy-artillery; B1 mobs 10,19 S');
  const both = after(at, [shoot(['A1'], 'B1'), bombard('A1', 'B1'), pass], 1, 1);
  expect(legal(both, { kind: 'ahead', units: ['A1'], inches: 2 })).toBe(true);
});

test('fr3.missile-fire.breath-concentration, fr3.monsters.dragons-breath, ruling, fr3.missile-fire.dragon-breath: breath counts as one unit, or is artillery', () => {
  const at = line('A1 dragons 10,10 N bows; A2 skirmishers 11.575,10 N; B1 mobs 10.8,15 S');
  expect(fate(after(at, [shoot(['A1', 'A2'], 'B1')], 7))).toBe('demoralized');
  expect(fate(after(at, [shoot(['A1'], 'B1')], 8))).toBe('unharmed');
  const artillery = line('A1 dragons 10,10 N light-artillery; B1 mobs 10,15 S');
  expect(fate(after(artillery, [bombard('A1', 'B1')], 7, 8))).toBe('demoralized');
  const read = (kit: string) => () => setupOf(`A1 dragons 10,10 N ${kit}; B1 mobs 10,15 S`);
  expect(read('bows light-artillery')).toThrow('one breath');
  expect(read('longbows')).toThrow('give the unit either longbows or bows');
  // fr3.war-machines.battlewagons-artillery-options
  const wagon = () => setupOf('A1 battlewagons 10,10 N light-artillery heavy-artillery; B1 mobs 10,15 S');
  expect(wagon).toThrow('one artillery option at most');
});

test('fr3.elites.bowfire-variant, fr3.square.bowfire-bonus: +1 for elite bows, and for a square', () => {
  const at = (who: string) => line(`A1 ${who}; B1 mobs 10,15 S`);
  expect(fate(after(at('longbows 10,10 N elite=0-1-1'), [shoot(['A1'], 'B1')], 6))).toBe('demoralized');
  expect(fate(after(at('longbows 10,10 N elite=1-1-0'), [shoot(['A1'], 'B1')], 6))).toBe('unharmed');
  const formed = after(line('A1 rifles*2 10,10 N; B1 mobs 10,15 S'), [pass, { kind: 'square', units: ['A1', 'A2'] }]);
  const front = ['A1', 'A2'].find((id) => unit(formed, id).base.facing === 0)!;
  const next = untilAsked(formed, 'A', 'missiles');
  expect(fate(after(next, [shoot([front], 'B1')], 6))).toBe('demoralized');
});

test('fr3.infantry.pavisiers-cover, fr3.items.napoleonic-square-hit: what protects, and what does not', () => {
  const shields = line('A1 longbows 10,10 N; B1 crossbow-handgun 10,15 S pavisiers');
  expect(fate(after(shields, [shoot(['A1'], 'B1')], 8))).toBe('unharmed');
  const at = start('A1 pikes*2 10,10 N; A3 mobs 40,5 N; B1 light-artillery 10,25 S napoleonic; B2 mobs 44,30 S');
  const formed = untilAsked(after(at, [{ kind: 'square', units: ['A1', 'A2'] }]), 'B', 'missiles');
  const front = ['A1', 'A2'].find((id) => unit(formed, id).base.facing === 0)!;
  // There is no roll to hit; 7 on the damage roll, with +1 and −1.
  expect(fate(after(formed, [bombard('B1', front)], 7))).toBe('demoralized');
});

test('fr3.missile-fire.bonus-charged, fr3.missile-fire.bonus-fliers: light cavalry without throwing weapons has bows in melee too', () => {
  const at = after(unshotAt('A1 knights 10,10 N; B1 light-cavalry 10,13 S; B2 mobs 40,33 S'), [charge(['A1'])]);
  expect(questionOf(at.state, unitAt(at.state, 'A1'), unitAt(at.state, 'B1')).b.bows).toBe(true);
});

/** A1 has planted stakes, is demoralized, and has been driven back by missile fire. */
function drivenFromStakes(enemy: string): Played {
  const at = unshotAt(`A1 longbows 10,10 N stakes; A2 mobs 40,5 N; B1 longbows 10,19.5 S; ${enemy}; B3 mobs 44,30 S`);
  const up = after(at, [{ kind: 'stakes', unit: 'A1', up: true }]);
  const units = up.state.units.map((each) => (each.id === 'A1' ? { ...each, morale: 1 as const, everShaken: true } : each));
  return after(untilAsked({ ...up, state: { ...up.state, units } }, 'B', 'missiles'), [shoot(['B1'], 'A1')], 9);
}

test('fr3.items.stakes-left-behind: driven back by fire a unit leaves its stakes standing, and may come back to them', () => {
  const gone = drivenFromStakes('B2 mobs 30,30 S');
  expect(unit(gone, 'A1')).toMatchObject({ morale: 2, stakes: 'left', stakesAt: { x: 10, y: 10 } });
  const theirs = untilAsked(gone, 'A', 'movement');
  const inches = 10 - unit(theirs, 'A1').base.y;
  const back = after(theirs, [{ kind: 'ahead', units: ['A1'], inches }]);
  expect(unit(back, 'A1')).toMatchObject({ stakes: 'up', stakesAt: null });
});

test('fr3.items.stakes-unoccupied: stakes that nobody stands behind are gone as soon as an enemy touches them', () => {
  const gone = drivenFromStakes('B2 light-cavalry 12,15 S');
  const ridden = after(gone, [{ kind: 'oblique', units: ['B2'], forward: 3, right: 2 }]);
  expect(unit(ridden, 'A1')).toMatchObject({ stakes: 'left' });
  const over = after(gone, [{ kind: 'oblique', units: ['B2'], forward: 3.45, right: 2 }]);
  expect(unit(over, 'A1')).toMatchObject({ stakes: 'none', stakesAt: null });
  expect(over.events.find(({ kind }) => kind === 'stakes')?.rules).toEqual(['fr3.items.stakes-unoccupied']);
});

test('fr3.missile-fire.table, fr3.summary.bowfire-table, fr3.missile-fire.result-reading: rows of one to four units, and no more for a fifth', () => {
  const at = line(
    'A1 skirmishers 7.6372,10 N; A2 skirmishers 9.2124,10 N; A3 skirmishers 10.7876,10 N; A4 skirmishers 12.3628,10 N; A5 skirmishers 10,8.4248 N; B1 knights 10,13.5 S',
  );
  const shooters = ['A1', 'A2', 'A3', 'A4'].filter((id) => legal(at, shoot([id], 'B1')));
  expect(shooters).toHaveLength(4);
  const results = (units: readonly string[]) =>
    Array.from({ length: 10 }, (_, face) => fate(after(at, [shoot(units, 'B1')], face + 1)));
  const rows = shooters.map((_, many) => results(shooters.slice(0, many + 1)));
  const first = (row: readonly unknown[], what: string) => row.indexOf(what) + 1;
  expect(rows.map((row) => [first(row, 'demoralized'), first(row, 'destroyed')])).toEqual([
    [9, 0],
    [7, 10],
    [5, 9],
    [3, 8],
  ]);
});

test('fr3.missile-fire.example-arc: Fig. 1, the pikes are wholly in the arc, the knights are not', () => {
  const at = line('A1 skirmishers 10,10 N; B1 pikes 11,14 S; B2 knights 13.2,13 S');
  expect(legal(at, shoot(['A1'], 'B1'))).toBe(true);
  expect(rules(at, shoot(['A1'], 'B2'))).toEqual(['fr3.missile-fire.target', 'fr3.basics.arc-of-fire']);
});

test('fr3.missile-fire.skirmisher-attach, fr3.infantry.longbows-no-attach: skirmishers attach, other missile units do not', () => {
  const at = after(line('A1 spears 10,10 N; A2 skirmishers 10,7 N; A3 longbows 15,7 N; B1 mobs 10,30 S'), [pass]);
  expect(legal(at, { kind: 'attach', unit: 'A2', to: 'A1' })).toBe(true);
  for (const type of ['longbows', 'crossbow-handgun', 'muskets', 'rifles']) {
    const other = after(line(`A1 spears 10,10 N; A2 ${type} 10,7 N; B1 mobs 10,33 W`), [pass]);
    expect(rules(other, { kind: 'attach', unit: 'A2', to: 'A1' }), type).toContain('fr3.basics.attachment');
  }
});

test('fr3.army-lists.cell-bowfire, fr3.infantry.marines-bowfire-option: who can buy bows shoots with them, and has them in melee', () => {
  const buyers = carriers.filter(
    ({ id, group, weapons }) => group === 'bought' && weapons.includes('bow') && id !== 'leviathans',
  );
  expect(buyers.length).toBeGreaterThan(8);
  for (const { id } of buyers) {
    const at = line(`A1 ${id} 10,10 N bows; B1 spears 10,14 S`);
    expect(legal(at, shoot(['A1'], 'B1')), id).toBe(true);
    expect(questionOf(at.state, unitAt(at.state, 'A1'), unitAt(at.state, 'B1')).a.bows, id).toBe(true);
  }
});

test('fr3.items.heavy-armor-kills, fr3.items.heavy-armor-firearms: armor turns a kill into a level, but not against firearms', () => {
  const at = (who: string) => line(`A1 ${who} 9.2124,10 N; A2 ${who} 10.7876,10 N; B1 knights 10,14 S heavy-armor`);
  expect(fate(after(at('longbows'), [shoot(['A1', 'A2'], 'B1')], 8))).toBe('demoralized');
  expect(fate(after(at('muskets'), [shoot(['A1', 'A2'], 'B1')], 8))).toBe('destroyed');
  const mixed = line(
    'A1 muskets 9.2124,10 N; A2 muskets 10.7876,10 N; A3 longbows 12.3624,10 N; B1 knights 10.7876,14 S heavy-armor',
  );
  expect(fate(after(mixed, [shoot(['A1', 'A2', 'A3'], 'B1')], 8))).toBe('destroyed');
});

test('whoever is asked to shoot at whomever shoots, or is refused with a sentence and a rule', () => {
  const at = attached(
    `terrain woods 8,14 to 12,16; A1 spears 10,10 N; A2 skirmishers 10,8 N; A3 longbows 12,10 N; A4 heavy-artillery 14,6 N; A5 mobs 16,10 N burrowing
     A6 battlewagons 18,10 N bows light-artillery; A7 handweapons 20,10 N; A8 dragons 22,8 N flying bows
     B1 mobs 10,15 S; B2 knights 20,11.5752 S; B3 mobs 12,14.5 S flying; B4 mobs 14,18 S burrowing; B5 longbows 18,14 S`,
  );
  const ids = [...at.state.units.map(({ id }) => id), 'A99', 'C1'];
  let [refused, done] = [0, 0];
  for (const from of ids)
    for (const to of ids)
      for (const action of [shoot([from], to), shoot([from, 'A3'], to), bombard(from, to)]) {
        const refusal = why(at, action);
        if (!refusal) {
          expect(brokenInvariants(play(fr3Battle.perform(at.state, action), seeded(done)).state)).toEqual([]);
          done++;
          continue;
        }
        refused++;
        expect(refusal.because, JSON.stringify(action)).toMatch(/^[A-Z].*[.]$/);
        expect(refusal.rules.length, refusal.because).toBeGreaterThan(0);
      }
  expect(done).toBeGreaterThan(5);
  expect(refused).toBeGreaterThan(500);
});

test('fr3.levels.missile-fire-level4, fr3.levels.missile-fire-level3: fliers shoot at fliers and at the surface, as the surface does', () => {
  const at = line('A1 light-cavalry 10,10 N flying; A2 longbows 13,10 N; B1 spears 10,14 S; B2 mobs 12,14 S flying');
  for (const [from, to] of [
    ['A1', 'B1'],
    ['A1', 'B2'],
    ['A2', 'B1'],
    ['A2', 'B2'],
  ] as const)
    expect(legal(at, shoot([from], to)), `${from} at ${to}`).toBe(true);
});

test('fr3.levels.missile-fire-swimmers, ruling, fr3.levels.no-fire-at-underwater: not under water from above; from below at what swims or floats', () => {
  const at = line(
    'terrain water 5,5 to 15,16; A1 skirmishers 8,8 N swimming; A2 longbows 16,10 N; B1 mobs 8,12 S swimming; B2 spears 10,12.6 S; B3 spears 8,17 S; B4 mobs 16,14 S flying',
  );
  expect(legal(at, shoot(['A1'], 'B1'))).toBe(true);
  expect(legal(at, shoot(['A1'], 'B2'))).toBe(true);
  const land = line('terrain water 5,5 to 15,11; A1 skirmishers 8,8 N swimming; B1 spears 8,13 S; B2 mobs 10,13 S flying');
  expect(rules(land, shoot(['A1'], 'B1'))).toEqual(['fr3.levels.missile-fire-swimmers']);
  expect(rules(land, shoot(['A1'], 'B2')).length).toBeGreaterThan(0);
  const above = line('terrain water 5,5 to 15,16; A1 longbows 10,4 N; B1 mobs 10,8 S swimming');
  expect(rules(above, shoot(['A1'], 'B1'))).toContain('fr3.levels.no-fire-at-underwater');
});

test('fr3.infantry.crossbow-handgun-bowfire, fr3.infantry.muskets-range-bands, fr3.infantry.rifles-range-bands, fr3.infantry.militia-bowfire, fr3.infantry.skirmishers-bowfire, fr3.infantry.sword-and-pistol-bowfire, fr3.cavalry.dragoons-bowfire: for how many each counts, and how far', () => {
  const demoralizes: Readonly<Record<number, number>> = { 1: 9, 2: 7 };
  const bands: Readonly<Record<string, readonly (readonly [inches: number, counts: number])[]>> = {
    'crossbow-handgun': [[5, 2]],
    muskets: [
      [5, 2],
      [10, 1],
    ],
    rifles: [
      [5, 2],
      [10, 2],
      [15, 1],
    ],
    militia: [[5, 1]],
    skirmishers: [[5, 1]],
    'sword-and-pistol': [[5, 2]],
    dragoons: [[5, 2]],
  };
  for (const [type, of] of Object.entries(bands)) {
    const at = (inches: number) => line(`A1 ${type} 10,5 N; B1 mobs 10,${(6.5752 + inches).toFixed(3)} S`);
    for (const [inches, counts] of of) {
      const needs = demoralizes[counts]!;
      expect(fate(after(at(inches), [shoot(['A1'], 'B1')], needs)), `${type} at ${inches}`).toBe('demoralized');
      expect(fate(after(at(inches), [shoot(['A1'], 'B1')], needs - 1)), `${type} at ${inches}`).toBe('unharmed');
    }
    expect(rules(at(of.at(-1)![0] + 0.1), shoot(['A1'], 'B1')), type).toContain('fr3.missile-fire.range');
  }
});
