/** Templates: where they land, which models they hit, and which models are left. */
import { andThen, type Chance, known, map, roll } from '../../kernel/chance.ts';
import { cosine, fullTurn, sine } from '../../kernel/geometry/angle.ts';
import { cover } from '../data/figures/cover.ts';
import { templates } from '../data/figures/templates.ts';
import { d10 } from '../dice.ts';
import type { Target } from '../harm/allocation.ts';
import { type Losses, lossesOf } from '../harm/losses.ts';

/** All distances are in inches. */
export interface Blast {
  readonly RT: number;
  readonly radius: number;
  readonly strength: number;
  readonly forest: boolean;
}

/** Models in ranks and files around the point aimed at. */
export interface Block {
  readonly across: number;
  readonly deep: number;
  /** The distance from base to base. */
  readonly gap: number;
  /** Diameter. */
  readonly base: number;
}

export interface Landed {
  /**
   * The models under the hole in the middle of the template, and the other models that it hits. The hole matters only in a
   * forest.
   */
  readonly inner: number;
  readonly outer: number;
  /** Whether the accuracy die was odd (three-realms.templates.odd-die). */
  readonly odd: boolean;
}

/** How far a template scatters, in inches (three-realms.templates.scatter-distance). */
export const scatterOf = (face: number, RT: number): number => Math.max(0, face - RT);

const tiny = 1e-9;

/** The number of models whose bases are within this distance of a point (three-realms.templates.radius). */
function within({ across, deep, gap, base }: Block, x: number, y: number, inches: number): number {
  const reach = inches + base / 2 + tiny;
  const place = (n: number, of: number) => (n - (of - 1) / 2) * (base + gap);
  let hit = 0;
  for (let file = 0; file < across; file++)
    for (let rank = 0; rank < deep; rank++)
      if ((place(file, across) - x) ** 2 + (place(rank, deep) - y) ** 2 <= reach ** 2) hit++;
  return hit;
}

/** How many models a template hits (three-realms.templates.accuracy). The direction is in tenths of a degree. */
export function landing({ RT, radius, forest }: Blast, block: Block): Chance<Landed> {
  const at = (x: number, y: number, odd: boolean): Landed => {
    const all = within(block, x, y, radius);
    const inner = forest ? within(block, x, y, Math.min(radius, cover.hole / 2)) : 0;
    return { inner, outer: all - inner, odd };
  };
  return andThen(
    d10('the landing of a template', 'three-realms.templates.accuracy', 'three-realms.templates.odd-die'),
    (face) => {
      const inches = scatterOf(face, RT);
      const odd = face % 2 === 1;
      if (inches === 0) return known(at(0, 0, odd));
      return roll(
        fullTurn,
        { decides: 'the direction of a scatter', rules: ['three-realms.templates.scatter-direction'] },
        (tenths) => known(at(inches * sine(tenths), inches * cosine(tenths), odd)),
      );
    },
  );
}

/**
 * The number of hits on one model. With Multiple Bodies the number is one for each point
 * (three-realms.unit-rules.multiple-bodies-templates).
 */
const hitsOn = ({ points }: Target, bodies: boolean): number => (bodies ? points : 1);

/** The modifier to S: for an odd die, and in a forest outside the hole (three-realms.cover.forest-template). */
export const strengthChange = (odd: boolean, inForest: boolean): number =>
  (odd ? templates.odd : 0) + (inForest ? cover.forestTemplate : 0);

/** The losses from a template that has landed, in models or points. */
export function lostToBlast(
  { strength, forest }: Blast,
  target: Target,
  bodies: boolean,
  inPoints: boolean,
): (landed: Landed) => Chance<number> {
  const kinds = new Map<number, Losses>();
  const known = new Map<string, Chance<number>>();
  const struck = (models: number, change: number): Chance<number> => {
    const key = `${models},${change}`;
    const losses = kinds.get(change) ?? lossesOf({ strength: strength + change, poisoned: false, bodies }, inPoints);
    kinds.set(change, losses);
    const chance = known.get(key) ?? losses(Array<Target>(models).fill(target), models * hitsOn(target, bodies), false);
    known.set(key, chance);
    return chance;
  };
  return ({ inner, outer, odd }) => {
    const outside = struck(outer, strengthChange(odd, forest));
    return andThen(struck(inner, strengthChange(odd, false)), (lost) => map(outside, (more) => lost + more));
  };
}
