/** The book's examples and figures that geometry can decide, each named by its rule. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { charging } from '../../../src/engine/fr3/data/figures/charging.ts';
import { movement } from '../../../src/engine/fr3/data/figures/movement.ts';
import { square as squareFigures } from '../../../src/engine/fr3/data/figures/square.ts';
import { terrainEffects } from '../../../src/engine/fr3/data/figures/terrain-effects.ts';
import { unitOf } from '../../../src/engine/fr3/data/units.ts';
import { forwardArc, inArcOfFire, inCalm, rangeTo, shipArcs } from '../../../src/engine/fr3/table/arcs.ts';
import { countsAt } from '../../../src/engine/fr3/table/bands.ts';
import { baseSide } from '../../../src/engine/fr3/table/bases.ts';
import { clockHeading, disorientInLine } from '../../../src/engine/fr3/table/clock.ts';
import { deploymentZones, flankingStrips, objectivePlaces, tableFor } from '../../../src/engine/fr3/table/deployment.ts';
import { engaged, heldInPlace, holds, isBeside, wrappedPlaces } from '../../../src/engine/fr3/table/engagement.ts';
import { deepFaces, deepUnitTurns, frontlessFaces } from '../../../src/engine/fr3/table/faces.ts';
import { ramFrom, touchOf } from '../../../src/engine/fr3/table/ramming.ts';
import { lineOfSight } from '../../../src/engine/fr3/table/sight.ts';
import { costOfWay, coverOf, type Terrain } from '../../../src/engine/fr3/table/terrain.ts';
import { heldBy, leadsBack, type Standing, targetsAllowed, zoneOfControl } from '../../../src/engine/fr3/table/zones.ts';
import {
  type Base,
  type Charged,
  charge,
  contactOf,
  distance,
  edgeOf,
  face,
  fromPoint,
  goOnLine,
  groupsOf,
  inArc,
  inColumn,
  inFile,
  type Manoeuvre,
  middle,
  oblique,
  occupies,
  overlap,
  point,
  pushedBack,
  ranksOf,
  rectangle,
  reform,
  rotated,
  square,
  straightAhead,
  wheelLimit,
} from '../../../src/engine/kernel/geometry.ts';
import { describe as inWords, parse, positionOf } from '../../../src/engine/kernel/notation.ts';

/** Bases by handle, from notation. */
const lay = (text: string): Readonly<Record<string, Base>> => {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(parsed.errors.map(inWords).join(' '));
  return Object.fromEntries(positionOf(parsed.statements).units.map(({ handle, base }) => [handle, base]));
};
const of = (bases: Readonly<Record<string, Base>>, side: string) =>
  Object.entries(bases).flatMap(([handle, base]) => (handle.startsWith(side) ? [base] : []));
const done = <B extends Base>(made: Manoeuvre<B>): readonly B[] => {
  if (!made.ok) throw new Error(made.because);
  return made.bases;
};
const charged = <B extends Base>(made: ReturnType<typeof charge<B>>): Charged<B> => {
  if (!made.ok) throw new Error(made.because);
  return made;
};
const base = (text: string): Base => lay(text).A1 as Base;
const s = baseSide;

test('fr3.basics.base-size: 40 mm make a base of about 1.57 inches', () => {
  expect(baseSide * 25.4).toBeCloseTo(40, 1);
});

test('fr3.basics.forward-arc, ruling: 45 degrees either side of straight ahead, from the centre; a deep base looks from its front block', () => {
  const arc = forwardArc(base('A1 spears 10,10 N'));
  expect(arc).toMatchObject({ apex: { x: 10, y: 10 }, facing: 0, half: 450 });
  expect([point(10, 20), point(14, 14), point(6, 14)].every((p) => inArc(arc, p))).toBe(true);
  expect([point(14.1, 14), point(5.9, 14), point(10, 9)].some((p) => inArc(arc, p))).toBe(false);
  expect(forwardArc(base('A1 pikes 10,10 N 1x2')).half).toBe(450);
});

test('fr3.basics.group, ruling: any length of edge makes a group, a corner does not, facings may differ', () => {
  const { A1, A2, A3, A4 } = lay(`A1 pikes*2 10,10 N; A3 pikes 10+b,10-b E; A4 pikes 10+2b,10+b N`);
  expect(groupsOf([A1, A2, A3, A4] as Base[])).toEqual([[0, 1, 2], [3]]);
});

test('fr3.basics.zone-of-control-restriction: knights held by spears may charge them or the pikes beside, not the mobs beyond', () => {
  const bases = lay(`A1 spears pikes mobs 10,10 N; B1 knights 9.4,10+1.8b S`);
  const standing = (handle: string): Standing => ({ base: bases[handle] as Base, side: handle[0] as string, level: 3 });
  const line = ['A1', 'A2', 'A3'].map(standing);
  const knights = standing('B1');
  expect(heldBy(knights, line)).toEqual([0]);
  expect(targetsAllowed(0, line)).toEqual([0, 1]);
  expect(heldBy({ ...knights, unheld: true }, line)).toEqual([]);
  expect(heldBy({ ...knights, level: 4 }, line)).toEqual([]);
  expect(zoneOfControl({ ...knights, level: 4 })).toBeNull();
});

test('fr3.basics.zone-of-control-restriction: a retreat leads straight back from a front, or between the ways back from several', () => {
  const [north, east] = [0, 900];
  expect(leadsBack(point(0, 3), [north])).toBe(true);
  expect(leadsBack(point(0.24, 3), [north])).toBe(true);
  expect(leadsBack(point(0.3, 3), [north])).toBe(false);
  expect(leadsBack(point(3, 0), [north])).toBe(false);
  expect(leadsBack(point(0, -3), [north])).toBe(false);
  expect(leadsBack(point(2, 3), [north, east])).toBe(true);
  expect(leadsBack(point(-2, 3), [north, east])).toBe(false);
  expect(leadsBack(point(0, 3), [north, east])).toBe(false);
  expect(leadsBack(point(3, 0.1), [north, 1800])).toBe(false);
});

test('fr3.movement.straight and fr3.movement.example-straight: a group of four goes ahead together', () => {
  const group = of(lay('A1 spears*4 10,10 N'), 'A');
  const after = done(straightAhead(group, 3));
  expect(after.map(({ y }) => y)).toEqual([13, 13, 13, 13]);
  expect(groupsOf(after)).toHaveLength(1);
});

test('fr3.movement.group-facing, ruling: a line of three that faces right is in column; a line of two is not', () => {
  expect(inColumn(done(face(of(lay('A1 spears*3 10,10 N'), 'A'), 'right')), movement.columnUnits)).toBe(true);
  expect(inColumn(done(face(of(lay('A1 spears*2 10,10 N'), 'A'), 'right')), movement.columnUnits)).toBe(false);
});

test('fr3.movement.wheel-mixed: three bases wheel 74, 50 and 35 degrees, by who pays at the outer end', () => {
  const group = of(lay('A1 handweapons*2 light-cavalry 10,10 N'), 'A');
  const limit = (...rates: number[]) => wheelLimit(group, 'left', rates) / 10;
  expect(limit(6, 6, 6)).toBeCloseTo(74, 0);
  expect(limit(3, 3, 6)).toBeCloseTo(50, 0);
  expect(limit(3, 3, 3)).toBeCloseTo(35, 0);
});

test('fr3.movement.oblique-measure: 3 inches along the slant are about 2.1 forward and 2.1 aside', () => {
  const [one] = of(lay('A1 handweapons 10,10 N'), 'A') as [Base];
  const half = 3 / Math.SQRT2;
  const moved = oblique([one], half, half);
  expect(moved.ok && moved.travelled[0]).toBeCloseTo(3, 9);
  expect(half).toBeCloseTo(2.1, 1);
});

test('fr3.movement.oblique-arc: no oblique move goes beyond 45 degrees', () => {
  const group = of(lay('A1 handweapons 10,10 N'), 'A');
  expect(oblique(group, 1, 1.1)).toMatchObject({ ok: false, fault: 'outside-arc' });
});

test('fr3.movement.on-line-limit and fr3.movement.on-line-second-rank: five knights, four on line, then the fifth', () => {
  const column = [0, 1, 2, 3, 4].map((at) => base(`A1 knights 20,20-${at}b N`));
  expect(inColumn(column, movement.columnUnits)).toBe(true);
  const first = done(goOnLine(column, movement.onLineUnits, 'right'));
  expect(ranksOf(first)?.map((rank) => rank.length)).toEqual([4, 1]);
  expect(first[0]).toEqual(column[0]);
  expect(inColumn(first, movement.columnUnits)).toBe(false);
  expect(inFile(first[0] as Base, first[4] as Base)).toBe(true);
  const second = done(reform(first, 5, 'left'));
  expect(ranksOf(second)?.map((rank) => rank.length)).toEqual([5]);
  // Two to the left of the leader, two to the right.
  expect(second.filter(({ x }) => x < 20 - 0.1)).toHaveLength(2);
});

test('fr3.movement.example-formation and fr3.movement.example-formation-result: two by two into line, one to either side', () => {
  const group = of(lay('A1 heavy-chariots*2 / heavy-chariots*2 10,10 N'), 'A');
  const after = done(reform(group, 4, 'left'));
  expect(after.slice(0, 2)).toEqual(group.slice(0, 2));
  expect(ranksOf(after)).toEqual([[2, 0, 1, 3]]);
});

test('fr3.movement.example-formation: with a third rank it is two columns side by side, deploying to the outer sides', () => {
  const group = of(lay('A1 heavy-chariots*2 / heavy-chariots*2 / heavy-chariots*2 10,10 N'), 'A');
  expect(inColumn(group, movement.columnUnits)).toBe(true);
  const after = done(goOnLine(group, movement.onLineUnits, 'left'));
  expect(ranksOf(after)).toEqual([
    [2, 0, 1, 3],
    [4, 5],
  ]);
});

test('fr3.movement.rate, ruling: handweapons pay 1½ inches to the wood and have one inch within', () => {
  const wood: Terrain = { kind: 'woods', polygon: rectangle(point(5, 10 + s / 2 + 1.5), point(15, 20)) };
  const handweapons = base('A1 handweapons 10,10 N');
  const rate = (id: string) => unitOf(id)?.move as { open: number; difficult: number };
  expect(costOfWay(handweapons, point(0, 2.5), [wood], rate('handweapons'))).toBeCloseTo(3, 1);
  expect(costOfWay(handweapons, point(0, 1.5 + 1.4), [wood], rate('heavy-cavalry'))).toBeCloseTo(5, 1);
  expect(costOfWay(handweapons, point(0, 2.5), [wood], rate('heavy-artillery'))).toBe(Infinity);
  expect(costOfWay(handweapons, point(0, 2.5), [{ ...wood, kind: 'impassable' }], rate('handweapons'))).toBe(Infinity);
});

test('fr3.charging.definition: heavy cavalry reaches the mob at 4½ inches, not the spears at 5½, nor the mob through a marsh', () => {
  const { A1, B1, B2 } = lay(`A1 heavy-cavalry 10,10 N; B1 mobs 10,14.5+b S; B2 spears 10,15.5+b S`) as Record<string, Base>;
  const open = unitOf('heavy-cavalry')?.move?.open ?? 0;
  const reach = (target: Base) => charge([A1 as Base], point(0, open), [target]);
  expect(charged(reach(B1 as Base)).travelled).toBeCloseTo(4.5, 1);
  expect(reach(B2 as Base)).toMatchObject({ ok: false, fault: 'no-contact' });
  const marsh: Terrain = { kind: 'marsh', polygon: rectangle(point(0, 10 + s / 2 + 3.5), point(20, 30)) };
  expect(costOfWay(A1 as Base, point(0, 4.5), [marsh], { open: 5, difficult: 2 })).toBeCloseTo(6, 1);
});

test('fr3.charging.example-engagement: side against side is not engaged; a right face engages', () => {
  const { A1, B1, B2, A2 } = lay(
    `A1 large-monsters 10,10 N; B1 light-cavalry 10+b,10 S; A2 large-monsters 20,10 N; B2 handweapons 20,10+b S`,
  );
  expect(engaged(A1 as Base, B1 as Base)).toBe(false);
  expect(contactOf(A1 as Base, B1 as Base)).not.toBeNull();
  const [turned] = done(face([A1 as Base], 'right'));
  expect(engaged(turned as Base, B1 as Base)).toBe(true);
  expect(holds(turned as Base, B1 as Base)).toBe('flank');
  expect(engaged(A2 as Base, B2 as Base)).toBe(true);
});

test('fr3.charging.example-charge: four chariots reach an oblique line of three after about an inch, line up and take a flank', () => {
  const { chariots, spears } = egyptians();
  // One chariot faces the wrong way and turns about on the spot.
  const turned = chariots.map((one) => (one.facing === 1800 ? rotated(one, 1800) : one));
  const made = charged(charge(turned, point(0, 6), spears));
  expect(made.travelled).toBeGreaterThan(0.8);
  expect(made.travelled).toBeLessThan(1.3);
  expect(made.contacts.map(({ charger, enemy, edge }) => [charger, enemy, edge])).toEqual([
    [0, 2, 'front'],
    [1, 1, 'front'],
    [2, 0, 'front'],
  ]);
  expect(made.beyond).toEqual({ left: [], right: [3] });
  const after = wrappedPlaces(made, spears[0] as Base, 'right', made.beyond.right);
  expect(holds(after[3] as Base, spears[0] as Base)).toBe('flank');
  expect(after.every((one) => spears.every((foe) => !overlap(one, foe)))).toBe(true);
  expect(after.slice(0, 3).map((one, at) => holds(one, spears[2 - at] as Base))).toEqual(['front', 'front', 'front']);
});

/** Four chariots facing up the table, the second of them the wrong way, before three spears that stand askew. */
function egyptians() {
  const bases = lay(
    'A1 light-cavalry 10,10 N; A2 light-cavalry 11.5752,10 S; A3 light-cavalry*2 13.1504,10 N; B1 spears*3 13.5,13.4 168',
  );
  return { chariots: of(bases, 'A'), spears: of(bases, 'B') };
}

/** The river host, eight units on line, and the sun host before it, five on the ground and fliers over the end. */
function hosts() {
  const bases = lay(
    `A1 spears*2 small-monsters heavy-chariots*5 10,10 N
     B1 heavy-chariots handweapons handweapons*2 major-spirits 10+4.5b,10.9+b S`,
  );
  return { river: of(bases, 'A'), sun: of(bases, 'B') };
}

test('fr3.melee.example-battle-lines: the zones hold each charger to the unit before it or the next to either side', () => {
  const { river, sun } = hosts();
  const standing = (bases: readonly Base[], side: string): Standing[] => bases.map((one) => ({ base: one, side, level: 3 }));
  const foes = standing(sun, 'B');
  for (const one of standing(river, 'A').slice(1, 6)) {
    const allowed = heldBy(one, foes).map((holder) => targetsAllowed(holder, foes));
    const both = foes.flatMap((_, at) => (allowed.every((targets) => targets.includes(at)) ? [at] : []));
    expect(allowed.length).toBeGreaterThan(0);
    expect(both.length).toBeLessThanOrEqual(3);
  }
});

test('fr3.melee.example-charge-right: all line up; two of three chariots beyond the end wrap flank and rear, one is left over', () => {
  const { river, sun } = hosts();
  const made = charged(charge(river, point(0.5 * s, 1.6), sun));
  // From the left: spears on the major spirit, spears and monster on handweapons, chariots on the undead and on the chariot.
  expect(made.contacts.map(({ charger, enemy, edge }) => [charger, enemy, edge])).toEqual([
    [0, 4, 'front'],
    [1, 3, 'front'],
    [2, 2, 'front'],
    [3, 1, 'front'],
    [4, 0, 'front'],
  ]);
  expect(made.beyond).toEqual({ left: [], right: [5, 6, 7] });
  const after = wrappedPlaces(made, sun[0] as Base, 'right', made.beyond.right);
  expect([5, 6, 7].map((at) => holds(after[at] as Base, sun[0] as Base))).toEqual(['flank', 'rear', null]);
  expect(after[7]).toEqual(made.bases[7]);
  expect(charging.wrapUnits).toBe(2);
});

test('fr3.melee.example-charge-left: every unit is used; the spears at the end stay in line to support', () => {
  const { river, sun } = hosts();
  const made = charged(charge(river, point(-0.5 * s, 1.6), sun));
  expect(made.contacts.map(({ charger, enemy }) => [charger, enemy])).toEqual([
    [1, 4],
    [2, 3],
    [3, 2],
    [4, 1],
    [5, 0],
  ]);
  expect(made.beyond).toEqual({ left: [0], right: [6, 7] });
  const after = wrappedPlaces(made, sun[0] as Base, 'right', made.beyond.right);
  expect([6, 7].map((at) => holds(after[at] as Base, sun[0] as Base))).toEqual(['flank', 'rear']);
  expect(isBeside(after[1] as Base, after[0] as Base)).toBe(true);
});

test('fr3.melee.example-flier-charges and fr3.melee.example-turn-to-elite: fliers in front of beastmen, handweapons on their flank', () => {
  const { A1, B1, B2, B3, B4 } = lay(
    `A1 light-cavalry 10,10 N; B1 beastmen 10,10+b S; B2 handweapons 10+b,10 W; B3 mobs spears 10-2b,10+b N`,
  ) as Record<string, Base>;
  expect(holds(A1 as Base, B1 as Base)).toBe('front');
  expect(holds(B2 as Base, A1 as Base)).toBe('flank');
  // The light cavalry turns to the handweapons: the beastmen stand on its flank now.
  const turned = rotated(A1 as Base, 900);
  expect(holds(turned, B2 as Base)).toBe('front');
  expect(holds(B1 as Base, turned)).toBe('flank');
  // Mob and spears have come up beside the beastmen; on line they must face as the beastmen do.
  const facing = [B3, B4].map((one) => rotated(one as Base, 1800));
  expect(facing.map((one) => isBeside(B1 as Base, one))).toEqual([false, true]);
});

test('fr3.charging.turn-to-face, ruling: a unit that an enemy front touches is held; one whose own front touches a flank is not', () => {
  const { A1, B1, B2 } = lay(`A1 knights 10,10 N; B1 pikes 10,10+b S; B2 mounted 10-b,10 E`) as Record<string, Base>;
  expect(heldInPlace(A1 as Base, [B1 as Base])).toBe(true);
  expect(heldInPlace(B2 as Base, [A1 as Base])).toBe(false);
});

test('fr3.tactics.example-flanks-setup, fr3.tactics.example-outpursuit: after the follow-up the centaurs hold no flank', () => {
  const { A1, A2, A3, B1 } = lay(
    `A1 spears 10,10 N; A2 mounted 10-b,10+b E; A3 mounted 10+b,10+b W; B1 large-monsters 10,10+b S`,
  ) as Record<string, Base>;
  const held = (monster: Base, spears: Base) => [spears, A2 as Base, A3 as Base].map((one) => holds(one, monster));
  expect(held(B1 as Base, A1 as Base)).toEqual(['front', 'flank', 'flank']);
  const back = pushedBack(B1 as Base, (A1 as Base).facing, s);
  const [spears] = done(straightAhead([A1 as Base], s)) as [Base];
  expect(held(back, spears)).toEqual(['front', null, null]);
  // The spears stand in the space the spider has left.
  expect(distance(spears, B1 as Base)).toBeLessThan(0.01);
});

test('fr3.tactics.example-turn-instead: with the spears gone the monster turns to a centaur and still has one on a flank or rear', () => {
  const { B1, A2, A3 } = lay(`B1 large-monsters 10,10 S; A2 mounted 10-b,10 E; A3 mounted 10+b,10 W`) as Record<string, Base>;
  const turned = rotated(B1 as Base, 900);
  expect(holds(turned, A2 as Base)).toBe('front');
  expect(holds(A3 as Base, turned)).toBe('rear');
});

test('fr3.melee.push-back-blocked: a base of room behind saves a unit, half a base does not', () => {
  const { A1, B1, B2, B3 } = lay(`A1 beastmen 10,10 N; B1 spears 10,10+b S; B2 mobs 10,10+2.5b S; B3 mobs 10,10+3b S`) as Record<
    string,
    Base
  >;
  const back = pushedBack(B1 as Base, (A1 as Base).facing, s);
  expect(back.facing).toBe(1800);
  expect(overlap(back, B2 as Base)).toBe(true);
  expect(overlap(back, B3 as Base)).toBe(false);
  expect(occupies(back, rectangle(point(0, 10 + 2.4 * s), point(20, 30)))).toBe(true);
});

test('fr3.missile-fire.example-arc: the pike block may be shot at, the knights with a corner of their rear outside may not', () => {
  const { A1, B1, B2 } = lay(`A1 skirmishers 10,10 N; B1 pikes 9.6,14.6 S 1x2; B2 knights 13.4,13.2 S`) as Record<string, Base>;
  expect(inArcOfFire(A1 as Base, B1 as Base)).toBe(true);
  expect(rangeTo(A1 as Base, B1 as Base)).toBeLessThanOrEqual(5);
  expect(rangeTo(A1 as Base, B2 as Base)).toBeLessThanOrEqual(5);
  expect(inArcOfFire(A1 as Base, B2 as Base)).toBe(false);
});

/** Two skirmishers to the south, two pikes on line to the north, knights between. */
const between = () =>
  lay('A1 skirmishers 8,10 N; A2 skirmishers 12.4,10 N; B1 pikes*2 11,16.6 S; B3 knights 9.2,12.9 S') as Record<string, Base>;

test('fr3.missile-fire.example-los-blocked: the knights break the lines of the left skirmishers to both pikes, and are a target', () => {
  const { A1, B1, B2, B3 } = between();
  for (const target of [B1, B2])
    expect(lineOfSight(A1 as Base, target as Base, { units: [B3 as Base], terrain: [] })).toMatchObject({
      clear: false,
      bases: [{ base: 0, blocks: true }],
    });
});

test('fr3.missile-fire.example-los-clear: they break the right skirmishers’ line as well, but from outside the arc', () => {
  const { A2, B1, B2, B3 } = between();
  const left = lineOfSight(A2 as Base, B2 as Base, { units: [B3 as Base], terrain: [] });
  expect(left).toMatchObject({ clear: true, bases: [{ base: 0, blocks: false }] });
  expect(lineOfSight(A2 as Base, B1 as Base, { units: [B3 as Base], terrain: [] })).toMatchObject({ clear: true, bases: [] });
});

test('fr3.artillery.los-terrain, ruling: a wood between blocks, a marsh does not, nor the wood that the target stands in', () => {
  const { A1, B1 } = lay('A1 heavy-artillery 10,10 N; B1 mobs 10,18 S') as Record<string, Base>;
  const piece = (kind: Terrain['kind'], from: number, to: number): Terrain => ({
    kind,
    polygon: rectangle(point(8, from), point(12, to)),
  });
  const sees = (...terrain: Terrain[]) => lineOfSight(A1 as Base, B1 as Base, { units: [], terrain }).clear;
  expect(sees(piece('woods', 13, 15))).toBe(false);
  expect(sees(piece('marsh', 13, 15))).toBe(true);
  expect(sees(piece('woods', 16, 20))).toBe(true);
});

test('fr3.melee.shooting-at-fliers: units never block a shot at a flier', () => {
  const { A1, B1, B2 } = lay('A1 skirmishers 10,10 N; B1 mobs 10,16 S; B2 knights 10,13 S') as Record<string, Base>;
  expect(lineOfSight(A1 as Base, B1 as Base, { units: [B2 as Base], terrain: [] }).clear).toBe(false);
  expect(lineOfSight(A1 as Base, B1 as Base, { units: [B2 as Base], terrain: [], atFlier: true }).clear).toBe(true);
});

test('fr3.missile-fire.cover, ruling, fr3.missile-fire.concealment: any part in is cover, every part a base width in is concealed', () => {
  const wood: Terrain = { kind: 'woods', polygon: rectangle(point(0, 0), point(10, 10)) };
  const cover = (x: number, y: number) => coverOf(base(`A1 spears ${x.toFixed(4)},${y} N`), [wood]);
  expect(cover(-1, 5)).toBe('none');
  expect(cover(0, 5)).toBe('cover');
  expect(cover(1.5 * s, 5)).toBe('cover');
  expect(cover(1.6 * s, 5)).toBe('concealed');
  // A 2x2 unit is hidden at the same depth.
  const mass = (x: number) => coverOf({ ...base(`A1 mobs ${x.toFixed(4)},5 N`), width: 2 * s, depth: 2 * s }, [wood]);
  expect([mass(2 * s), mass(2.1 * s)]).toEqual(['cover', 'concealed']);
});

test('fr3.infantry.longbows-range-bands, fr3.infantry.muskets-range-bands, fr3.infantry.rifles-range-bands', () => {
  expect([5, 5.1, 10, 10.1].map((far) => countsAt('longbows', far))).toEqual([2, 1, 1, 0]);
  expect([5, 5.1, 10, 10.1].map((far) => countsAt('muskets', far))).toEqual([2, 1, 1, 0]);
  expect([5, 10, 10.1, 15, 15.1].map((far) => countsAt('rifles', far))).toEqual([2, 2, 1, 1, 0]);
  expect([5, 5.1].map((far) => countsAt('skirmishers', far))).toEqual([1, 0]);
});

test('fr3.elementals.air-fire-suppression: calm within 10 inches in the arc, for any part of a base', () => {
  const { A1, B1, B2, B3, B4 } = lay(
    `A1 air-elemental 20,10 N; B1 longbows 20,19+b S; B2 longbows 20,20.1+b S; B3 longbows 26.2,14 S; B4 longbows 16,10 S`,
  ) as Record<string, Base>;
  expect([B1, B2, B3, B4].map((one) => inCalm(A1 as Base, one as Base))).toEqual([true, false, false, false]);
  expect(inCalm(A1 as Base, base('A1 longbows 24.5,14 S'))).toBe(true);
});

test('fr3.square.placement: half stay, half stand directly behind and face the rear', () => {
  const six = of(lay('A1 muskets*3 / muskets*3 10,10 N'), 'A');
  const after = done(square(six, squareFigures.maxUnits));
  expect(after.slice(0, 3)).toEqual(six.slice(0, 3));
  expect(after.slice(3).map(({ facing }) => facing)).toEqual([1800, 1800, 1800]);
  expect(after.slice(3).map(({ x, y }) => [x, y])).toEqual(six.slice(3).map(({ x, y }) => [x, y]));
});

test('fr3.pike-blocks.facing-enemies, ruling, fr3.pike-blocks.footprint: one front, four flanks, one rear, whichever face is met', () => {
  const block = base('A1 pikes 10,10 N 1x2');
  const count = (met?: { edge: 'front' | 'left' | 'rear'; index: number }) => {
    const roles = deepFaces(block, met).map(({ role }) => role);
    return ['front', 'flank', 'rear'].map((role) => roles.filter((each) => each === role).length);
  };
  expect(count()).toEqual([1, 4, 1]);
  expect(count({ edge: 'left', index: 0 })).toEqual([1, 4, 1]);
  expect(deepFaces(block, { edge: 'left', index: 0 }).find(({ edge }) => edge === 'front')?.role).toBe('flank');
  expect(
    [
      { edge: 'rear' as const, index: 0 },
      { edge: 'left' as const, index: 1 },
    ].map(deepUnitTurns),
  ).toEqual([true, false]);
});

test('fr3.multi-based.no-front: the side of the most dangerous enemy is the front, the rest are flanks, no rear', () => {
  const roles = frontlessFaces(base('A1 blobs 10,10 N 2x2'), 'left').map(({ role }) => role);
  expect([roles.filter((role) => role === 'front').length, roles.filter((role) => role === 'flank').length]).toEqual([2, 6]);
});

test('fr3.ships.fire-arcs: four free faces of a 1x1, six of a 1x2', () => {
  expect(shipArcs(base('A1 ship 10,10 N'))).toHaveLength(4);
  expect(shipArcs(base('A1 ship 10,10 N 1x2'))).toHaveLength(6);
});

test('fr3.ships.ram-contact, fr3.ships.glancing-blow, fr3.ships.rear-contact: who starts in which arc, and at what angle it touches', () => {
  const target = base('A1 ship 20,20 N 1x2');
  expect(ramFrom(base('A1 ship 20,27 S 1x2'), target)).toBe('front');
  expect(ramFrom(base('A1 ship 27,20 W 1x2'), target)).toBe('right');
  expect(ramFrom(base('A1 ship 20,12 N 1x2'), target)).toBeNull();
  expect(touchOf(base('A1 ship 27,20 W 1x2'), target, 'right')).toBe('ram');
  expect(touchOf(base('A1 ship 27,20 225 1x2'), target, 'right')).toBe('ram');
  expect(touchOf(base('A1 ship 27,20 224.9 1x2'), target, 'right')).toBe('glancing blow');
  expect(touchOf(base('A1 ship 20,12 N 1x2'), target, 'rear')).toBe('rear contact');
});

test('fr3.ships.ram-contact, ruling: the start of the move lies within 45 degrees of the line at right angles to the edge', () => {
  const target = base('A1 ship 20,20 N 1x2');
  const from = (place: string) => ramFrom(base(`A1 ship ${place} S 1x2`), target);
  expect([from('20,40'), from('36,40'), from('4,40')]).toEqual(['front', 'front', 'front']);
  expect([from('40,40'), from('0,40')]).toEqual(['right', 'left']);
});

test('fr3.ships.ram-contact: the ships of the diagram start where it says', () => {
  const { A1, A2, A3, B1 } = lay(readFileSync('src/content/diagrams/fr3/ship-ramming.txt', 'utf8')) as Record<string, Base>;
  expect([A1, A2, A3].map((ship) => ramFrom(ship as Base, B1 as Base))).toEqual(['right', null, null]);
  expect(touchOf(A1 as Base, B1 as Base, 'right')).toBe('ram');
  expect(touchOf(A2 as Base, B1 as Base, 'right')).toBe('glancing blow');
  expect(touchOf(A3 as Base, B1 as Base, 'rear')).toBe('rear contact');
});

test('fr3.spells.disorient: the front edge is 12 o’clock', () => {
  const unit = base('A1 spears 10,10 E');
  expect([12, 3, 6, 9, 1].map((hour) => clockHeading(unit, hour))).toEqual([900, 1800, 2700, 0, 1200]);
});

test('fr3.magic.disorient-in-line, ruling: 10 to 2 forward, 4 to 8 backward, at most 45 degrees aside; 3 and 9 turn on the spot', () => {
  expect([12, 1, 2, 10, 11].map((hour) => disorientInLine(hour))).toEqual([
    { kind: 'forward', angle: 0 },
    { kind: 'forward', angle: 300 },
    { kind: 'forward', angle: 450 },
    { kind: 'forward', angle: -450 },
    { kind: 'forward', angle: -300 },
  ]);
  expect([4, 6, 8].map((hour) => disorientInLine(hour))).toEqual([
    { kind: 'backward', angle: -450 },
    { kind: 'backward', angle: 0 },
    { kind: 'backward', angle: 450 },
  ]);
  expect([3, 9].map((hour) => disorientInLine(hour))).toEqual([
    { kind: 'turn', angle: 900 },
    { kind: 'turn', angle: -900 },
  ]);
});

test('fr3.basics.playing-area, fr3.setup.deployment-distance, fr3.setup.terrain-objective, fr3.pre-game.flanking-force-entry', () => {
  const table = tableFor(1000);
  expect(table).toEqual({ width: 48, depth: 36 });
  expect(tableFor(1001)).toEqual({ width: 72, depth: 48 });
  const [south, north] = deploymentZones(table);
  expect([Math.max(...south.map(({ y }) => y)), Math.min(...north.map(({ y }) => y))]).toEqual([12, 24]);
  const places = objectivePlaces(table);
  expect(places).toHaveLength(10);
  expect(places.flat().every(({ x, y }) => x >= 0 && x <= 48 && (y === 15 || y === 21))).toBe(true);
  expect(Math.max(...flankingStrips(table)[0].map(({ x }) => x))).toBe(3);
});

test('fr3.terrain-effects.sacred-site-bonus: any part of a base within 6 inches of the focal point', () => {
  const site = point(20, 20);
  const near = (x: number) => fromPoint(site, base(`A1 spears ${x},20 N`)).distance <= terrainEffects.sacredSiteRange;
  expect([26, 26.7, 26.9].map(near)).toEqual([true, true, false]);
});

test('fr3.siege.storming-example-approach: handweapons 1½ inches from the wall begin within half their movement', () => {
  const { A1, X1 } = lay(`A1 handweapons 10,10 N; X1 wall 10,11.5+b N`) as Record<string, Base>;
  expect(rangeTo(A1 as Base, X1 as Base)).toBeCloseTo((unitOf('handweapons')?.move?.open ?? 0) / 2, 2);
});

test('fr3.missile-fire.range: from the front edge, not from the base', () => {
  const { A1, B1 } = lay(`A1 skirmishers 10,10 N; B1 mobs 10,7-b N`) as Record<string, Base>;
  expect(rangeTo(A1 as Base, B1 as Base)).toBeCloseTo(3 + s, 2);
  expect(middle(edgeOf(A1 as Base, 'front').a, edgeOf(A1 as Base, 'front').b)).toMatchObject({ x: 10 });
});
