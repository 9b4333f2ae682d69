import type { Base } from '../../../kernel/geometry.ts';
import type { Cause } from '../../demoralization.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import type { InnateId } from '../innate/ids.ts';
import type { Aim } from './aim.ts';
import type { PieceId, SideId } from './ids.ts';
import type { ForceId } from './setup.ts';

/**
 * The questions that a side may be asked. Questions of the first group come from the present stage or step and last until it
 * ends. The other questions interrupt play. Such questions wait in the list `asks`, and each is answered by one action.
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
  'marker',
  'recover',
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

/** When a unit turns to an enemy in contact: when charged, before the melees, after winning, or in the gap after a follow-up. */
export type Occasion = 'charge' | 'melee' | 'follow-up' | 'gap';

export interface Ask {
  readonly what: AskKind;
  readonly side: SideId;
  /** The unit that the question is about, if it is one unit. */
  readonly unit?: PieceId;
  /** The barrier that the question is about. */
  readonly barrier?: number;
  /** The units or characters to choose from. */
  readonly among?: readonly PieceId[];
  /** The character who challenges. */
  readonly by?: PieceId;
  /** The item that is given away. */
  readonly item?: string;
  /** How many units or characters are still to be chosen. In a question about an illusion, the points that the illusion costs. */
  readonly many?: number;
  /** What follows the decision: the over-pursuit test after a follow-up, or escaping from traps after grapples. */
  readonly onward?: 'over-pursuit' | 'clearing';
  /** Grapples that are still to be rolled. */
  readonly grasps?: readonly Grasp[];
  /** The command that the question is about, in an army divided into commands. */
  readonly command?: number;
  /** For questions about where to turn: the occasion on which the unit turns. */
  readonly occasion?: Occasion;
  /** The force that has arrived, and the edge where its first units entered. */
  readonly force?: ForceId;
  readonly edge?: 'left' | 'right' | 'home';
  /** The answer stays hidden from the other side until both have answered. */
  readonly secret?: true;
  /** The attack that the unit may evade (fr3.innate.fast-movement-evade-fire). */
  readonly threat?: Threat;
  /** The hit whose markers the units of a square share. `many` of its markers are still to be placed. */
  readonly blow?: SquareBlow;
  /** The path of the units that the hidden unit may ambush (fr3.innate.hide-ambush). */
  readonly course?: Course;
}

/** What gave markers to a square, and how many of those still to be placed are permanent (fr3.square.kill). */
export interface SquareBlow {
  readonly cause: Cause;
  readonly by: PieceId | null;
  readonly rules: readonly Fr3RuleId[];
  readonly lasting: number;
  /** Whether the losses count among those of the phase. */
  readonly counts: boolean;
}

/** A unit tries to grapple an enemy (fr3.items.grapple-roll). */
export interface Grasp {
  readonly by: PieceId;
  readonly at: PieceId;
}

/** Units on a path through a hidden unit, either in a move that has already been paid for or in a charge. */
export type Course = { readonly units: readonly PieceId[] } & (
  | { readonly kind: 'move'; readonly ends: readonly Base[] }
  | { readonly kind: 'charge'; readonly aimed: Aim }
);

/** A shot, an innate ability or a charge that waits while its target decides whether to evade. */
export type Threat =
  | { readonly kind: 'shoot'; readonly units: readonly PieceId[]; readonly at: PieceId }
  | { readonly kind: 'bombard'; readonly unit: PieceId; readonly at: PieceId }
  | { readonly kind: 'innate'; readonly use: Use }
  | { readonly kind: 'charge'; readonly aimed: Aim };

/** A use of an innate ability: the user, the target, and for Dispel the effect. */
export interface Use {
  readonly by: PieceId;
  readonly ability: InnateId;
  readonly on: PieceId | null;
  readonly what: string | null;
}
