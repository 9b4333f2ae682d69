/**
 * A second implementation of melee, from the rule pages alone (`src/content/rules/fr3/melee/` and the pages that they link):
 * ordinary units on single bases, without characters, items and spells. It was written without looking at the engine, so where
 * both agree, the pages say the same. It is deliberately plain: one table of numbers, one sum, one comparison.
 */

export type UnitName = keyof typeof table;
export type Level = 0 | 1 | 2;

/** One side of a melee. An absent property is false. */
export interface Troop {
  readonly unit: UnitName;
  readonly elite?: '1-1-0' | '2-0-0' | '0-1-1';
  readonly undead?: true;
  /** The unit attacks from the air. */
  readonly flies?: true;
  readonly levelsLost: Level;
  readonly support: number;
  /** The number of friends on the enemy’s flanks: ordinary units, and light cavalry or dragoons. */
  readonly flank: number;
  readonly flankLight: number;
  readonly rear?: 'unit' | 'light';
  readonly attached?: 'skirmishers' | 'light-artillery';
  readonly uphill?: true;
  readonly inDifficult?: true;
  readonly column?: true;
  /** The charger began outside the front arc of this unit. */
  readonly outsideArc?: true;
  /** The unit has charged into a melee that already existed. */
  readonly joined?: true;
  /** The unit has no room behind it to be pushed back. */
  readonly blocked?: true;
}

export interface Fight {
  readonly a: Troop;
  readonly b: Troop;
  readonly charge?: 'a' | 'b';
  /** Whether this is the first round after the charge. */
  readonly first: boolean;
}

export type Fate = 'unharmed' | 'demoralized' | 'double-demoralized' | 'destroyed';
export interface Ended {
  readonly winner: 'a' | 'b' | 'draw';
  readonly a: Fate;
  readonly b: Fate;
}

type Foe = 'cavalry' | 'fliers' | 'monsters' | 'pikes';
export interface Row {
  readonly kind: 'infantry' | 'cavalry' | 'machines' | 'monsters';
  readonly cf: number;
  readonly supports?: true;
  readonly charge?: number;
  readonly difficult?: number;
  readonly whenCharged?: number;
  /** fr3.reference.special-bonuses; for a unit with missile fire, the bonus against fliers comes from its bows. */
  readonly against?: Readonly<Partial<Record<Foe, number>>>;
  readonly shoots?: true;
  readonly mayBe?: readonly ('undead' | 'flying')[];
}

/** fr3.reference.tables-overview, fr3.melee.support-types, fr3.melee.charge-bonus, fr3.melee.difficult-terrain-modifiers. */
export const table = {
  handweapons: { kind: 'infantry', cf: 3, supports: true, against: { pikes: 2 }, mayBe: ['undead', 'flying'] },
  spears: {
    ...{ kind: 'infantry', cf: 3, supports: true, difficult: -1 },
    ...{ against: { cavalry: 1, fliers: 1, monsters: 1 }, mayBe: ['undead', 'flying'] },
  },
  pikes: {
    kind: 'infantry',
    cf: 4,
    supports: true,
    difficult: -2,
    against: { cavalry: 2, fliers: 2, monsters: 2 },
    mayBe: ['undead'],
  },
  mobs: { kind: 'infantry', cf: 1, supports: true, mayBe: ['undead', 'flying'] },
  beastmen: { kind: 'infantry', cf: 4, supports: true, mayBe: ['flying'] },
  longbows: { kind: 'infantry', cf: 1, supports: true, whenCharged: 1, against: { fliers: 1 }, shoots: true, mayBe: ['undead'] },
  militia: { kind: 'infantry', cf: 2, supports: true, whenCharged: 2, against: { fliers: 1 }, shoots: true, mayBe: ['flying'] },
  'crossbow-handgun': { kind: 'infantry', cf: 2, supports: true, whenCharged: 2, against: { fliers: 1 }, shoots: true },
  muskets: {
    ...{ kind: 'infantry', cf: 3, supports: true, difficult: -1, whenCharged: 1, shoots: true },
    ...{ against: { cavalry: 1, fliers: 1, monsters: 1 }, mayBe: ['undead'] },
  },
  'sword-and-pistol': {
    ...{ kind: 'infantry', cf: 5, supports: true, charge: 1, difficult: -1, whenCharged: 2, shoots: true },
    ...{ against: { fliers: 1, pikes: 2 } },
  },
  skirmishers: { kind: 'infantry', cf: 1, whenCharged: 1, against: { fliers: 1 }, shoots: true, mayBe: ['undead', 'flying'] },
  rifles: { kind: 'infantry', cf: 2, whenCharged: 1, against: { fliers: 1 }, shoots: true, mayBe: ['undead'] },
  rangers: { kind: 'infantry', cf: 3, against: { monsters: 2 }, mayBe: ['flying'] },
  'heavy-cavalry': { kind: 'cavalry', cf: 4, charge: 2, difficult: -2, mayBe: ['undead', 'flying'] },
  knights: { kind: 'cavalry', cf: 5, charge: 3, difficult: -3, mayBe: ['undead', 'flying'] },
  'heavy-chariots': { kind: 'cavalry', cf: 3, charge: 4, difficult: -3, mayBe: ['undead', 'flying'] },
  'light-cavalry': { kind: 'cavalry', cf: 2, mayBe: ['flying'] },
  mounted: { kind: 'cavalry', cf: 2, difficult: -1, mayBe: ['undead', 'flying'] },
  dragoons: { kind: 'cavalry', cf: 4, whenCharged: 2, against: { fliers: 1 }, shoots: true, mayBe: ['flying'] },
  battlewagons: { kind: 'machines', cf: 5, supports: true, charge: 3, difficult: -2, mayBe: ['undead', 'flying'] },
  'light-artillery': { kind: 'machines', cf: 1, whenCharged: 1, against: { fliers: 1 }, shoots: true },
  'heavy-artillery': { kind: 'machines', cf: 1, mayBe: ['undead'] },
  swarms: { kind: 'monsters', cf: 4, against: { cavalry: 1 }, mayBe: ['undead', 'flying'] },
  'small-monsters': { kind: 'monsters', cf: 6, mayBe: ['undead', 'flying'] },
  'large-monsters': { kind: 'monsters', cf: 8, mayBe: ['undead', 'flying'] },
} as const satisfies Readonly<Record<string, Row>>;

const rowOf = ({ unit }: Troop): Row => table[unit];
const other = { a: 'b', b: 'a' } as const;

/** fr3.melee.charge-bonus: only in the first round, and not when the melee already existed. */
const charges = ({ charge, first, ...sides }: Fight, side: 'a' | 'b'): boolean => charge === side && first && !sides[side].joined;

/** fr3.melee.countercharge: heavy cavalry charged by heavy cavalry. */
function countercharges({ charge, first, ...sides }: Fight, side: 'a' | 'b'): boolean {
  const [me, foe] = [sides[side], sides[other[side]]];
  return (
    first &&
    charge === other[side] &&
    ['heavy-cavalry', 'knights', 'heavy-chariots'].includes(me.unit) &&
    ['knights', 'heavy-cavalry'].includes(foe.unit) &&
    me.levelsLost === 0 &&
    // After a charge into an existing melee there is no countercharge, because the unit was engaged.
    !foe.joined &&
    me.flies === foe.flies &&
    !me.outsideArc
  );
}

/** The charge bonus that a side uses, or 0. */
const chargeBonus = (fight: Fight, side: 'a' | 'b'): number =>
  charges(fight, side) || countercharges(fight, side) ? (rowOf(fight[side]).charge ?? 0) : 0;

/** Whether an enemy counts as this kind. */
const isA = (foe: Troop, what: Foe): boolean =>
  ({
    cavalry: rowOf(foe).kind === 'cavalry',
    fliers: foe.flies === true,
    // Swarms do not count as monsters: see the page on special bonuses.
    monsters: foe.unit === 'large-monsters' || foe.unit === 'small-monsters',
    pikes: foe.unit === 'pikes',
  })[what];

/** fr3.reference.special-bonuses, fr3.items.fly-swim-burrow-infantry: flying infantry keeps only the bonus from its bows. */
function againstFoe(me: Troop, foe: Troop): number {
  const { kind, against = {}, shoots } = rowOf(me);
  const aloft = kind === 'infantry' && me.flies;
  return (Object.entries(against) as [Foe, number][])
    .filter(([what]) => isA(foe, what) && (!aloft || (shoots && what === 'fliers')))
    .reduce((sum, [, amount]) => sum + amount, 0);
}

/** fr3.melee.difficult-terrain-shared: difficult terrain under the charged unit also counts for the charger. */
const inDifficult = ({ charge, ...sides }: Fight, side: 'a' | 'b'): boolean =>
  sides[side].inDifficult === true || (charge === side && sides[other[side]].inDifficult === true);

const eliteBonus = { '1-1-0': 1, '2-0-0': 2, '0-1-1': 0 } as const;

/** What a side adds to its die. */
export function total(fight: Fight, side: 'a' | 'b'): number {
  const [me, foe] = [fight[side], fight[other[side]]];
  const row = rowOf(me);
  const isCharged = fight.charge === other[side] && fight.first;
  let sum = row.cf;
  if (me.elite) sum += eliteBonus[me.elite];
  if (me.undead) sum -= 1;
  if (me.levelsLost > 0) sum -= 1;
  if (!me.flies) sum += me.support;
  sum += me.flank + 2 * me.flankLight;
  if (me.rear) sum += me.rear === 'light' ? 4 : 2;
  sum += chargeBonus(fight, side);
  if (isCharged && !me.outsideArc) sum += (row.whenCharged ?? 0) + (me.attached ? 1 : 0);
  if (me.attached === 'skirmishers' && foe.flies) sum += 1;
  sum += againstFoe(me, foe);
  if (me.uphill && !foe.flies) sum += 1;
  if (inDifficult(fight, side)) sum += row.difficult ?? 0;
  if (me.column) sum -= 2;
  return sum;
}

/** fr3.melee.result-win, fr3.melee.push-back: what happens to the loser. */
function fateOf(loser: Troop, { doubled, levels }: { readonly doubled: boolean; readonly levels: number }): Fate {
  const lost = loser.levelsLost + levels;
  if (doubled || lost > 2) return 'destroyed';
  if (lost === 1) return 'demoralized';
  // The loser becomes double demoralized and is pushed back; heavy artillery cannot be pushed back, so it is destroyed.
  return loser.blocked || loser.unit === 'heavy-artillery' ? 'destroyed' : 'double-demoralized';
}

/** The result of the melee with these two dice. */
export function fought(fight: Fight, dice: { readonly a: number; readonly b: number }): Ended {
  const sums = { a: total(fight, 'a') + dice.a, b: total(fight, 'b') + dice.b };
  if (sums.a === sums.b) return { winner: 'draw', a: 'unharmed', b: 'unharmed' };
  const winner = sums.a > sums.b ? 'a' : 'b';
  const loser = other[winner];
  const fate = fateOf(fight[loser], {
    // A total of 0 or less counts as doubled by any higher total.
    doubled: sums[loser] <= 0 || sums[winner] >= 2 * sums[loser],
    levels: chargeBonus(fight, winner) > 0 ? 2 : 1,
  });
  return winner === 'a' ? { winner, a: 'unharmed', b: fate } : { winner, a: fate, b: 'unharmed' };
}
