/** The record of a self-play battle: one line of JSON in a file, so that several runs can be added up. */
import { existsSync, readFileSync } from 'node:fs';
import type { Watched } from './battle.ts';
import type { Silly } from './system.ts';

/** How one of the two players thought and played. */
export interface Played {
  readonly player: string;
  readonly decisions: number;
  /** In milliseconds. */
  readonly thought: number;
  readonly median: number;
  readonly longest: number;
  readonly silly: Silly;
}

export interface BattleRecord {
  /** The field is missing in the first records, which were all for `fr3`. */
  readonly system?: string;
  /** `one` is the player named first, on whichever side it plays. */
  readonly one: Played;
  readonly other: Played;
  readonly winner: 'one' | 'other' | null;
  readonly roster: string;
  readonly turns: number;
  /** The seed for the table, the dice and the players. */
  readonly seed: number;
  readonly swapped: boolean;
  readonly actions: number;
  readonly faults: number;
  /** The day of the battle and the commit of its code. The first records do not have these two fields. */
  readonly day?: string;
  readonly commit?: string;
}

const played = <Side extends string>(player: string, side: Side, of: Watched<Side>): Played => ({
  player,
  decisions: of.thought[side].length,
  thought: Math.round(of.thought[side].reduce((sum, ms) => sum + ms, 0)),
  median: round(median(of.thought[side])),
  longest: round(Math.max(0, ...of.thought[side])),
  silly: of.silly[side],
});
const round = (ms: number): number => Math.round(ms * 10) / 10;

/** The median of some numbers; 0 for an empty list. */
export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? 0;

export function recordOf<Side extends string>(
  {
    one,
    other,
    swapped,
    ...where
  }: Pick<BattleRecord, 'system' | 'roster' | 'turns' | 'seed' | 'swapped' | 'day' | 'commit'> & {
    readonly one: string;
    readonly other: string;
  },
  of: Watched<Side>,
  [first, second]: readonly [Side, Side],
): BattleRecord {
  const [mine, theirs] = swapped ? [second, first] : [first, second];
  return {
    one: played(one, mine, of),
    other: played(other, theirs, of),
    winner: of.winner === null ? null : of.winner === mine ? 'one' : 'other',
    ...where,
    swapped,
    actions: of.actions,
    faults: of.faults.length,
  };
}

/** The battles in a file; empty if there is no such file. Ignores an incomplete last line. */
export function readRecords(file: string): readonly BattleRecord[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return line === '' ? [] : [JSON.parse(line) as BattleRecord];
      } catch {
        return [];
      }
    });
}
