/** Everything that happens in a battle, as data with rule ids. `chronicle/sentences.ts` turns events into sentences. */
import * as reports from '../../kernel/battle/report.ts';
import type { CompanionReport, Line } from '../../kernel/companion.ts';
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

/** How units move. */
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
  | 'glided'
  | 'withdrew';

/** Changes that magic makes to the ground. */
export type GroundChange = BarrierKind | 'trees' | 'rapids' | 'ford';

/** Tests of nerve in a battle. */
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
  /** A note on the sheet: a new step, a change of a clock, a loss. */
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
  /** Friendly units step aside for a turning 2x2 unit. */
  | { readonly kind: 'gave-way'; readonly units: readonly PieceId[]; readonly to: PieceId }
  | { readonly kind: 'dismounted'; readonly unit: PieceId; readonly as: string }
  | { readonly kind: 'stakes'; readonly unit: PieceId; readonly now: BattleUnit['stakes'] }
  /** A character joins a unit. */
  | { readonly kind: 'led'; readonly character: PieceId; readonly unit: PieceId }
  | { readonly kind: 'turned'; readonly unit: PieceId; readonly toward: PieceId }
  /** The owner has chosen the enemy that the unit already faces. */
  | { readonly kind: 'kept-facing'; readonly unit: PieceId; readonly toward: PieceId }
  | { readonly kind: 'rallied'; readonly unit: PieceId; readonly rallied: boolean }
  /** A character has tried to repair a machine. */
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
  /** The side that has the turn's first phase, if a die decides that. */
  | { readonly kind: 'order'; readonly side: SideId; readonly turn: number }
  /** A force that was off the table has arrived or is delayed. */
  | { readonly kind: 'came' | 'delayed'; readonly side: SideId; readonly force: ForceId }
  | { readonly kind: 'sited'; readonly side: SideId; readonly holding: HoldingKind }
  | { readonly kind: 'fortified'; readonly side: SideId; readonly pavisiers: boolean }
  /** A unit has fought the pavisiers of a fortification. */
  | { readonly kind: 'garrison'; readonly unit: PieceId; readonly gone: boolean }
  | { readonly kind: 'pavisiers-lost'; readonly side: SideId }
  /** A die on the table has been changed. */
  | { readonly kind: 'bent'; readonly side: SideId; readonly from: number; readonly to: number; readonly decides: string }
  | { readonly kind: 'controlled'; readonly unit: PieceId }
  | { readonly kind: 'positioned'; readonly unit: PieceId }
  | { readonly kind: 'branded'; readonly character: PieceId }
  | { readonly kind: 'left'; readonly unit: PieceId }
  /** A unit has left the table for good, because the clock of its command is at 0. */
  | { readonly kind: 'withdrawn'; readonly unit: PieceId }
  | { readonly kind: 'stayed'; readonly unit: PieceId }
  /** A leviathan attacks a friendly unit. */
  | { readonly kind: 'set-upon'; readonly unit: PieceId; readonly by: PieceId }
  /** A leviathan surfaces under an enemy. */
  | { readonly kind: 'engulfed'; readonly unit: PieceId; readonly by: PieceId }
  /** `by` is the enemy that caused the test, if any. */
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
  /** A general has committed ritual suicide, with or without honour. */
  | { readonly kind: 'own-hand'; readonly character: PieceId; readonly honour: boolean }
  /** What a thief got from a character, or from the camp if `from` is null. */
  | {
      readonly kind: 'stole';
      readonly by: PieceId;
      readonly from: PieceId | null;
      readonly what: string | null;
      readonly caught: boolean;
    }
  | { readonly kind: 'given'; readonly character: PieceId; readonly what: string }
  /** An anti-hero joins a unit. */
  | { readonly kind: 'cursed'; readonly character: PieceId; readonly unit: PieceId }
  /** A character confronts an enemy on his own. */
  | { readonly kind: 'confronted'; readonly by: PieceId; readonly foe: PieceId }
  /** A healer or an alchemist has freed a unit from parasitics or a trap. */
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
  /** The revealed bids of both sides, and the magic user who defends against the spell. */
  | { readonly kind: 'bids'; readonly casting: number; readonly defence: number; readonly by: PieceId | null }
  /** A trap or parasitics are placed on a unit. */
  | { readonly kind: 'laid'; readonly what: NuisanceId; readonly unit: PieceId }
  /** A blob gains a marker from a kill, or grows to four bases. */
  | { readonly kind: 'grew'; readonly unit: PieceId; readonly large: boolean }
  /** Cyclics hatch, or reach the next stage of life. */
  | { readonly kind: 'hatched'; readonly unit: PieceId; readonly stage: Stage }
  | { readonly kind: 'grappled'; readonly unit: PieceId; readonly at: PieceId; readonly holds: boolean }
  /** A unit boards, leaves or loses its transport. */
  | { readonly kind: 'ride'; readonly unit: PieceId; readonly now: 'aboard' | 'left' | 'lost' }
  | { readonly kind: 'handed'; readonly unit: PieceId; readonly to: PieceId }
  | { readonly kind: 'gazed'; readonly unit: PieceId; readonly at: PieceId }
  /** A base-sized area catches fire, smolders or goes out. */
  | { readonly kind: 'fire'; readonly x: number; readonly y: number; readonly now: 'none' | 'smolder' | 'fire' }
  /** A unit has fought the fire it stands in. */
  | { readonly kind: 'burned'; readonly unit: PieceId; readonly fate: Fate }
  | { readonly kind: 'summoned'; readonly unit: PieceId }
  /** The captors of an artillery piece now use it, under a new name. */
  | { readonly kind: 'taken'; readonly unit: PieceId; readonly by: PieceId }
  /** Ground casts its spell on a unit that enters; the spell may fail. */
  | { readonly kind: 'enchanted'; readonly unit: PieceId; readonly spell: string; readonly works: boolean }
  /** An innate ability is used. `on` is null if it has no target. */
  | { readonly kind: 'used'; readonly by: PieceId; readonly ability: string; readonly on: PieceId | null }
  /** Magic was resisted, or dispelled later. */
  | { readonly kind: 'undone'; readonly unit: PieceId; readonly what: string }
  /** An illusion disappears. */
  | { readonly kind: 'dissipated'; readonly unit: PieceId }
  /** An attack hit an illusion of its target. */
  | { readonly kind: 'decoyed'; readonly unit: PieceId }
  /** A suspected illusion turns out to be a real unit. */
  | { readonly kind: 'real'; readonly unit: PieceId }
  /** A side spends magic points so that a device against magic protects a whole 2x2 unit this turn. */
  | { readonly kind: 'shielded'; readonly unit: PieceId; readonly points: number }
  /** Magic points maintain an illusion this turn. */
  | { readonly kind: 'maintained'; readonly side: SideId; readonly points: number }
  /** A character prepares a sacrifice this phase. */
  | { readonly kind: 'prepares'; readonly character: PieceId }
  /** Magic has changed the ground, put something on it, or removed it. */
  | { readonly kind: 'ground'; readonly what: GroundChange; readonly at: Point; readonly gone?: true }
  /** A unit changes sides through magic, or changes back. */
  | { readonly kind: 'sided'; readonly unit: PieceId; readonly side: SideId }
  /** A unit has fought a round against a magical barrier. */
  | { readonly kind: 'beset'; readonly unit: PieceId; readonly wins: boolean }
  | { readonly kind: 'painted'; readonly unit: PieceId; readonly at: PieceId; readonly stripped: boolean }
  | { readonly kind: 'at-post'; readonly character: PieceId }
  /** A device starts or stops. */
  /** What a vat has bred; `unit` is null if nothing. */
  | { readonly kind: 'bred'; readonly by: PieceId; readonly unit: PieceId | null; readonly wild: boolean }
  /** A vat has survived an attack, or is destroyed. */
  | { readonly kind: 'vat'; readonly by: PieceId; readonly stands: boolean }
  | { readonly kind: 'device'; readonly by: PieceId; readonly device: string; readonly works: boolean }
  | { readonly kind: 'unfaded'; readonly unit: PieceId }
  /** A protective spirit has left its unit. */
  | { readonly kind: 'spirit-gone'; readonly unit: PieceId }
  /** A holy hand grenade is thrown. */
  | { readonly kind: 'thrown'; readonly by: PieceId; readonly at: PieceId; readonly fate: Fate }
  /** A character with the Null ability suspends the magic on a unit, or the magic resumes. */
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

/** Changes the sheet, and turns its notes into events. */
export function onSheet(state: State, write: (sheet: Sheet) => CompanionReport<Sheet>): BattleReport {
  const next = write(state.sheet);
  return report({ ...state, sheet: next.state }, ...next.said.map(said));
}
