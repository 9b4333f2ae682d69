/** What a side can be asked, and how a question is put. */
import type { Base } from '../../../kernel/geometry.ts';
import type { InnateId } from '../innate/ids.ts';
import type { Aim } from './aim.ts';
import type { PieceId, SideId } from './ids.ts';
import type { ForceId } from './setup.ts';

/**
 * What a side may be asked. The first ones are asked by the stage or the step in hand and stay until it is over; the others
 * interrupt: they lie on `asks`, and one action answers each.
 */
export const askKinds = [
  'edge',
  'deploy',
  'rally',
  'missiles',
  'movement',
  'melee',
  'challenge',
  'answer',
  'decline',
  'face',
  'follow-up',
  'gap',
  'waver',
  'lay',
  'arrive',
  'fortune',
  'again',
  'control',
  'grow',
  'shed',
  'champion',
  'grapple',
  'withstand',
  'custody',
  'curse',
  'steal',
  'gift',
  'evade',
  'abort',
  'ambush',
  'magic',
  'bid',
  'fade',
  'shell',
  'upkeep',
  'shield',
  'decoy',
  'vision',
  'found',
  'scouted',
] as const;
export type AskKind = (typeof askKinds)[number];

/** When a unit turns to an enemy in contact: as it is charged, before the melees, after it has won, in the gap before it. */
export type Occasion = 'charge' | 'melee' | 'follow-up' | 'gap';

export interface Ask {
  readonly what: AskKind;
  readonly side: SideId;
  /** Of whom it is asked, where it is one unit. */
  readonly unit?: PieceId;
  /** Of which barrier it is asked. */
  readonly barrier?: number;
  /** Whom he may choose from. */
  readonly among?: readonly PieceId[];
  /** Who has challenged. */
  readonly by?: PieceId;
  /** What is given away. */
  readonly item?: string;
  /** How many are still to be chosen; of an illusion, the points that it takes. */
  readonly many?: number;
  /** What comes when it is decided: after a follow-up, the test of over-pursuit; after grapples, getting free of traps. */
  readonly onward?: 'over-pursuit' | 'clearing';
  /** Grapples that are still to be rolled. */
  readonly grasps?: readonly Grasp[];
  /** When it turns, where it is asked to whom. */
  readonly occasion?: Occasion;
  /** Which force has come, and over which edge the first of its units. */
  readonly force?: ForceId;
  readonly edge?: 'left' | 'right' | 'home';
  /** The answer is kept from the other side until both have given theirs. */
  readonly secret?: true;
  /** What its unit may get out of the way of (fr3.innate.fast-movement-evade-fire). */
  readonly threat?: Threat;
  /** The way of those whom its unit may surprise (fr3.innate.hide-ambush). */
  readonly course?: Course;
}

/** A unit lays hold of an enemy (fr3.items.grapple-roll). */
export interface Grasp {
  readonly by: PieceId;
  readonly at: PieceId;
}

/** Units on their way through a hidden one: in a move that is paid for, or in a charge. */
export type Course = { readonly units: readonly PieceId[] } & (
  | { readonly kind: 'move'; readonly ends: readonly Base[] }
  | { readonly kind: 'charge'; readonly aimed: Aim }
);

/** A shot, an innate ability or a charge that waits until its target has decided whether it gets out of the way. */
export type Threat =
  | { readonly kind: 'shoot'; readonly units: readonly PieceId[]; readonly at: PieceId }
  | { readonly kind: 'bombard'; readonly unit: PieceId; readonly at: PieceId }
  | { readonly kind: 'innate'; readonly use: Use }
  | { readonly kind: 'charge'; readonly aimed: Aim };

/** An innate ability as it is used: by whom, at whom, and of Dispel on which effect. */
export interface Use {
  readonly by: PieceId;
  readonly ability: InnateId;
  readonly on: PieceId | null;
  readonly what: string | null;
}
