/** What happens in a battle, as data with rule ids; `tell.ts` puts it into sentences. */
import * as reports from '../../kernel/battle/report.ts';
import type { Line, Told } from '../../kernel/companion.ts';
import type { Point } from '../../kernel/geometry.ts';
import type { RuleId } from '../../kernel/rule-id.ts';
import type { Report } from '../../kernel/ruleset.ts';
import type { HoldingKind } from '../companion/holdings.ts';
import type { Level } from '../companion/score.ts';
import type { State as Sheet } from '../companion/state.ts';
import type { Level as TableLevel } from '../data/levels.ts';
import type { Cause, Fate } from '../demoralization.ts';
import type { Stage } from '../monsters/cyclics.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import type { Home, PieceId, SideId } from './vocabulary/ids.ts';
import type { ForceId, NuisanceId } from './vocabulary/setup.ts';
import type { BarrierKind, BattleUnit, Cast, State } from './vocabulary/state.ts';

type Rules = readonly (Fr3RuleId | RuleId)[];

/** How units change their places. */
export type Way =
  | 'ahead'
  | 'oblique'
  | 'wheel'
  | 'face'
  | 'rotate'
  | 'on-line'
  | 'ranks'
  | 'form-up'
  | 'square'
  | 'open-square'
  | 'attached'
  | 'detached'
  | 'disengaged'
  | 'lined-up'
  | 'fled'
  | 'returned'
  | 'pushed-back'
  | 'follow-up'
  | 'driven-on'
  | 'deployed'
  | 'arrived'
  | 'darted'
  | 'carried'
  | 'provoked'
  | 'dragged'
  | 'glided';

/** What magic makes of the ground. */
export type GroundChange = BarrierKind | 'trees' | 'rapids' | 'ford';

/** Tests of nerve that a battle makes. */
export type TestOf =
  | 'over-pursuit'
  | 'fear'
  | 'throwing-weapons'
  | 'withdrawal'
  | 'spell'
  | 'trap'
  | 'fade'
  | 'taunt'
  | 'parasitics'
  | 'ethereal'
  | 'innate'
  | 'barrier'
  | 'gaze'
  | 'poison'
  | 'crash'
  | 'engulf'
  | 'ground';

type Happening =
  /** What the sheet says: steps, clocks, losses. */
  | { readonly kind: 'said'; readonly text: string; readonly heading?: true }
  | { readonly kind: 'edge'; readonly side: SideId; readonly home: Home; readonly first: SideId }
  | { readonly kind: 'moved'; readonly units: readonly PieceId[]; readonly way: Way; readonly inches: number }
  | {
      readonly kind: 'charged';
      readonly units: readonly PieceId[];
      readonly targets: readonly PieceId[];
      readonly inches: number;
    }
  | { readonly kind: 'level'; readonly units: readonly PieceId[]; readonly to: TableLevel }
  /** Friends step aside for a 2x2 unit that turns. */
  | { readonly kind: 'gave-way'; readonly units: readonly PieceId[]; readonly to: PieceId }
  | { readonly kind: 'dismounted'; readonly unit: PieceId; readonly as: string }
  | { readonly kind: 'stakes'; readonly unit: PieceId; readonly now: BattleUnit['stakes'] }
  /** A character goes with a unit. */
  | { readonly kind: 'led'; readonly character: PieceId; readonly unit: PieceId }
  | { readonly kind: 'turned'; readonly unit: PieceId; readonly toward: PieceId }
  /** Its owner has chosen the enemy whom it faces already. */
  | { readonly kind: 'kept-facing'; readonly unit: PieceId; readonly toward: PieceId }
  | { readonly kind: 'rallied'; readonly unit: PieceId; readonly rallied: boolean }
  /** Somebody has tried to repair a machine. */
  | { readonly kind: 'repaired'; readonly unit: PieceId; readonly works: boolean }
  | {
      readonly kind: 'shot';
      readonly units: readonly PieceId[];
      readonly at: PieceId;
      readonly by: 'missiles' | 'artillery' | 'lances' | 'mine';
      readonly fate: Fate;
    }
  | { readonly kind: 'fought'; readonly a: PieceId; readonly b: PieceId; readonly winner: PieceId | null }
  | { readonly kind: 'suffered'; readonly unit: PieceId; readonly fate: Fate; readonly cause: Cause; readonly by: PieceId | null }
  | { readonly kind: 'factor'; readonly unit: PieceId; readonly factor: number }
  /** Who has the first phase of the turn, where that is drawn. */
  | { readonly kind: 'order'; readonly side: SideId; readonly turn: number }
  /** A force that was away has come, or is late. */
  | { readonly kind: 'came' | 'delayed'; readonly side: SideId; readonly force: ForceId }
  | { readonly kind: 'sited'; readonly side: SideId; readonly holding: HoldingKind }
  | { readonly kind: 'fortified'; readonly side: SideId; readonly pavisiers: boolean }
  /** A unit has fought the pavisiers of a fortification. */
  | { readonly kind: 'garrison'; readonly unit: PieceId; readonly gone: boolean }
  | { readonly kind: 'pavisiers-lost'; readonly side: SideId }
  /** A die that lay on the table has been moved. */
  | { readonly kind: 'bent'; readonly side: SideId; readonly from: number; readonly to: number; readonly decides: string }
  | { readonly kind: 'controlled'; readonly unit: PieceId }
  | { readonly kind: 'positioned'; readonly unit: PieceId }
  | { readonly kind: 'branded'; readonly character: PieceId }
  | { readonly kind: 'left'; readonly unit: PieceId }
  | { readonly kind: 'stayed'; readonly unit: PieceId }
  /** A leviathan turns on a friend. */
  | { readonly kind: 'set-upon'; readonly unit: PieceId; readonly by: PieceId }
  /** A leviathan surfaces under an enemy. */
  | { readonly kind: 'engulfed'; readonly unit: PieceId; readonly by: PieceId }
  /** `by`: the enemy who tries their nerve, where there is one. */
  | {
      readonly kind: 'tested';
      readonly unit: PieceId;
      readonly of: TestOf;
      readonly passed: boolean;
      readonly by?: PieceId | null;
    }
  | { readonly kind: 'lost'; readonly character: PieceId; readonly fate: 'killed' | 'captured' | 'escapes' }
  | { readonly kind: 'held'; readonly character: PieceId }
  | { readonly kind: 'challenged'; readonly by: PieceId }
  | { readonly kind: 'declined'; readonly by: PieceId }
  | { readonly kind: 'taunted'; readonly by: PieceId; readonly unit: PieceId }
  /** A general has chosen his death, with honour or without. */
  | { readonly kind: 'own-hand'; readonly character: PieceId; readonly honour: boolean }
  /** What a thief has got from a character, or from the camp where `from` is null: nothing, or what he takes along. */
  | {
      readonly kind: 'stole';
      readonly by: PieceId;
      readonly from: PieceId | null;
      readonly what: string | null;
      readonly caught: boolean;
    }
  | { readonly kind: 'given'; readonly character: PieceId; readonly what: string }
  /** An anti-hero is with a unit. */
  | { readonly kind: 'cursed'; readonly character: PieceId; readonly unit: PieceId }
  /** A character goes up to an enemy by himself. */
  | { readonly kind: 'confronted'; readonly by: PieceId; readonly foe: PieceId }
  /** Somebody who knows how has freed a unit of a trap or of parasitics. */
  | { readonly kind: 'freed'; readonly unit: PieceId; readonly of: 'trap' | 'parasitic' | 'eggs' }
  | { readonly kind: 'walked'; readonly character: PieceId }
  | { readonly kind: 'guarded'; readonly by: PieceId; readonly ward: PieceId }
  | {
      readonly kind: 'dueled';
      readonly a: PieceId;
      readonly b: PieceId;
      readonly loser: PieceId | null;
      readonly fate: 'killed' | 'captured' | 'escapes' | null;
    }
  | ({ readonly kind: 'cast' } & Cast)
  /** Points of both sides, as they are laid open, and the magic user who stands against the spell. */
  | { readonly kind: 'bids'; readonly casting: number; readonly defence: number; readonly by: PieceId | null }
  /** A trap or parasitics are set against a unit. */
  | { readonly kind: 'laid'; readonly what: NuisanceId; readonly unit: PieceId }
  /** A blob gains a marker by what it has destroyed, or four bases. */
  | { readonly kind: 'grew'; readonly unit: PieceId; readonly large: boolean }
  /** Cyclics are laid, or go on in their lives. */
  | { readonly kind: 'hatched'; readonly unit: PieceId; readonly stage: Stage }
  | { readonly kind: 'grappled'; readonly unit: PieceId; readonly at: PieceId; readonly holds: boolean }
  /** A unit and its transport. */
  | { readonly kind: 'ride'; readonly unit: PieceId; readonly now: 'aboard' | 'left' | 'lost' }
  | { readonly kind: 'handed'; readonly unit: PieceId; readonly to: PieceId }
  | { readonly kind: 'gazed'; readonly unit: PieceId; readonly at: PieceId }
  /** A base block catches fire, smolders, or is alight no more. */
  | { readonly kind: 'fire'; readonly x: number; readonly y: number; readonly now: 'none' | 'smolder' | 'fire' }
  /** A unit has fought the fire that it stands in. */
  | { readonly kind: 'burned'; readonly unit: PieceId; readonly fate: Fate }
  | { readonly kind: 'summoned'; readonly unit: PieceId }
  /** A captured piece is served by its captors, under a new name. */
  | { readonly kind: 'taken'; readonly unit: PieceId; readonly by: PieceId }
  /** Ground casts its spell on a unit that enters it, or does not. */
  | { readonly kind: 'enchanted'; readonly unit: PieceId; readonly spell: string; readonly works: boolean }
  /** An innate ability is used, on itself where nobody is named. */
  | { readonly kind: 'used'; readonly by: PieceId; readonly ability: string; readonly on: PieceId | null }
  /** Magic that has come to nothing: withstood, or dispelled afterwards. */
  | { readonly kind: 'undone'; readonly unit: PieceId; readonly what: string }
  /** An illusion is no more. */
  | { readonly kind: 'dissipated'; readonly unit: PieceId }
  /** An attack has struck an illusion of its target. */
  | { readonly kind: 'decoyed'; readonly unit: PieceId }
  /** What seemed an illusion is none. */
  | { readonly kind: 'real'; readonly unit: PieceId }
  /** Points make a device against magic protect a whole 2x2 unit in this turn. */
  | { readonly kind: 'shielded'; readonly unit: PieceId; readonly points: number }
  /** Points keep an illusion for this turn. */
  | { readonly kind: 'maintained'; readonly side: SideId; readonly points: number }
  /** He prepares a sacrifice in this phase. */
  | { readonly kind: 'prepares'; readonly character: PieceId }
  /** Magic has changed the ground, or put something on it or taken it away. */
  | { readonly kind: 'ground'; readonly what: GroundChange; readonly at: Point; readonly gone?: true }
  /** Magic has made a unit fight for this side, or does so no longer. */
  | { readonly kind: 'sided'; readonly unit: PieceId; readonly side: SideId }
  /** A unit has fought a round against something that magic has raised. */
  | { readonly kind: 'beset'; readonly unit: PieceId; readonly wins: boolean }
  | { readonly kind: 'painted'; readonly unit: PieceId; readonly at: PieceId; readonly stripped: boolean }
  | { readonly kind: 'at-post'; readonly character: PieceId }
  /** A device has been set off, or has stopped. */
  /** What has come out of a vat, if anything has. */
  | { readonly kind: 'bred'; readonly by: PieceId; readonly unit: PieceId | null; readonly wild: boolean }
  /** A vat stands where it is, whatever has been done to it; or it is no more. */
  | { readonly kind: 'vat'; readonly by: PieceId; readonly stands: boolean }
  | { readonly kind: 'device'; readonly by: PieceId; readonly device: string; readonly works: boolean }
  | { readonly kind: 'unfaded'; readonly unit: PieceId }
  /** A protective spirit has left its unit. */
  | { readonly kind: 'spirit-gone'; readonly unit: PieceId }
  /** A holy hand grenade. */
  | { readonly kind: 'thrown'; readonly by: PieceId; readonly at: PieceId; readonly fate: Fate }
  /** The magic on a unit sleeps near a null, or wakes again. */
  | { readonly kind: 'lulled'; readonly unit: PieceId; readonly sleeps: boolean }
  | { readonly kind: 'resolved'; readonly character: PieceId; readonly spell: string; readonly works: boolean }
  | { readonly kind: 'ended'; readonly winner: SideId | null; readonly level: Level; readonly text: string };

export type BattleEvent = Happening & { readonly rules: Rules };
export type BattleReport = Report<State, BattleEvent>;

export const event = <E extends Happening>(happening: E, ...rules: Rules): E & { readonly rules: Rules } => ({
  ...happening,
  rules,
});

export const report = reports.report<State, BattleEvent>;
export const certain = reports.certain<State, BattleEvent>;
export const inTurn = reports.inTurn<State, BattleEvent>;

const said = ({ text, rules, heading }: Line): BattleEvent => ({ kind: 'said', text, rules, ...(heading ? { heading } : {}) });

/** Does something on the sheet beside the table. */
export function onSheet(state: State, write: (sheet: Sheet) => Told<Sheet>): BattleReport {
  const next = write(state.sheet);
  return report({ ...state, sheet: next.state }, ...next.said.map(said));
}
