/** What happens in a battle, as data with rule ids; `tell.ts` puts it into sentences. */
import { andThen, type Chance, known } from '../../kernel/chance.ts';
import type { Line, Told } from '../../kernel/companion.ts';
import type { RuleId } from '../../kernel/rule-id.ts';
import type { Report } from '../../kernel/ruleset.ts';
import type { Level } from '../companion/score.ts';
import type { State as Sheet } from '../companion/state.ts';
import type { Level as TableLevel } from '../data/levels.ts';
import type { Cause, Fate } from '../demoralization.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import type { BattleUnit, Cast, Home, PieceId, SideId, State } from './state.ts';

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
  | 'carried';

/** Tests of nerve that a battle makes. */
export type TestOf = 'over-pursuit' | 'fear' | 'throwing-weapons' | 'withdrawal' | 'spell' | 'trap' | 'parasitics';

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
  | { readonly kind: 'rallied'; readonly unit: PieceId; readonly rallied: boolean }
  | {
      readonly kind: 'shot';
      readonly units: readonly PieceId[];
      readonly at: PieceId;
      readonly by: 'missiles' | 'artillery' | 'lances';
      readonly fate: Fate;
    }
  | { readonly kind: 'fought'; readonly a: PieceId; readonly b: PieceId; readonly winner: PieceId | null }
  | { readonly kind: 'suffered'; readonly unit: PieceId; readonly fate: Fate; readonly cause: Cause; readonly by: PieceId | null }
  | { readonly kind: 'factor'; readonly unit: PieceId; readonly factor: number }
  | { readonly kind: 'left'; readonly unit: PieceId }
  | { readonly kind: 'stayed'; readonly unit: PieceId }
  | { readonly kind: 'tested'; readonly unit: PieceId; readonly of: TestOf; readonly passed: boolean }
  | { readonly kind: 'lost'; readonly character: PieceId; readonly fate: 'killed' | 'captured' | 'escapes' }
  | { readonly kind: 'held'; readonly character: PieceId }
  | { readonly kind: 'challenged'; readonly by: PieceId }
  | { readonly kind: 'declined'; readonly by: PieceId }
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
  | { readonly kind: 'summoned'; readonly unit: PieceId }
  /** A unit has fought a round against something that magic has raised. */
  | { readonly kind: 'beset'; readonly unit: PieceId; readonly wins: boolean }
  | { readonly kind: 'resolved'; readonly character: PieceId; readonly spell: string; readonly works: boolean }
  | { readonly kind: 'ended'; readonly winner: SideId | null; readonly level: Level; readonly text: string };

export type BattleEvent = Happening & { readonly rules: Rules };
export type BattleReport = Report<State, BattleEvent>;
type Step = (state: State) => Chance<BattleReport>;

export const event = <E extends Happening>(happening: E, ...rules: Rules): E & { readonly rules: Rules } => ({
  ...happening,
  rules,
});

export const report = (state: State, ...events: readonly BattleEvent[]): BattleReport => ({ state, events });
export const certain = (state: State, ...events: readonly BattleEvent[]): Chance<BattleReport> => known(report(state, ...events));

/** One thing after the other; the events of all are kept in order. */
export function inTurn(from: BattleReport, ...steps: readonly Step[]): Chance<BattleReport> {
  let sofar = from;
  for (const [at, step] of steps.entries()) {
    const { events } = sofar;
    const next = step(sofar.state);
    if (next.kind === 'roll')
      return andThen(next, (told) => inTurn(report(told.state, ...events, ...told.events), ...steps.slice(at + 1)));
    sofar = report(next.value.state, ...events, ...next.value.events);
  }
  return known(sofar);
}

const said = ({ text, rules, heading }: Line): BattleEvent => ({ kind: 'said', text, rules, ...(heading ? { heading } : {}) });

/** Does something on the sheet beside the table. */
export function onSheet(state: State, write: (sheet: Sheet) => Told<Sheet>): BattleReport {
  const told = write(state.sheet);
  return report({ ...state, sheet: told.state }, ...told.said.map(said));
}
