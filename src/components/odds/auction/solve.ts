/** The calculations in the worker of the auction page. Tasks and results are plain data. */
import type { Auction } from '../../../engine/fr3/auction/auction.ts';
import { addsAgain, type Prospect } from '../../../engine/fr3/auction/augmenting.ts';
import type { Defence } from '../../../engine/fr3/auction/bids.ts';
import { type BestAnswer, bestCasting, bestDefence, bidTable, equilibrium } from '../../../engine/fr3/auction/equilibrium.ts';
import type { Plan } from '../../../engine/fr3/auction/plan/wishes.ts';
import { type PlanSolution, solvePlan } from '../../../engine/fr3/auction/several-spells.ts';

/** A solved auction. */
export interface SolvedAuction {
  readonly casts: readonly number[];
  readonly defences: readonly Defence[];
  readonly prospects: readonly (readonly Prospect[])[];
  readonly again: { readonly caster: boolean; readonly defender: boolean };
  /** The best answer to each casting, and to each defence. */
  readonly toCasts: readonly BestAnswer[];
  readonly toDefences: readonly BestAnswer[];
  /** Undefined if the caster cannot pay for the spell. */
  readonly found?: {
    readonly casts: readonly number[];
    readonly defences: readonly number[];
    /** The weights as fractions, if they are short enough to read. */
    readonly fractions?: { readonly casts: readonly string[]; readonly defences: readonly string[] };
    readonly value: number;
    readonly works: number;
    readonly exploitability: number;
  };
}

export function solveAuction(auction: Auction): SolvedAuction {
  const table = bidTable(auction);
  const { casts, defences, prospects } = table;
  const found = equilibrium(table);
  const { exact, ...rest } = found ?? { exact: undefined };
  const payable = casts.length > 0;
  return {
    casts,
    defences,
    prospects,
    again: addsAgain(auction),
    toCasts: payable ? casts.map((_, at) => bestDefence(table, at)) : [],
    toDefences: payable ? defences.map((_, at) => bestCasting(table, at)) : [],
    ...(found
      ? {
          found: {
            ...(rest as Omit<typeof found, 'exact'>),
            ...(exact ? { fractions: { casts: exact.casts.map(String), defences: exact.defences.map(String) } } : {}),
          },
        }
      : {}),
  };
}

export type Task = { readonly kind: 'auction'; readonly auction: Auction } | { readonly kind: 'plan'; readonly plan: Plan };
export interface Results {
  readonly auction: SolvedAuction;
  readonly plan: PlanSolution;
}

/** Carries out a task. `onStep` receives how many situations of a turn are solved so far. */
export const work = (task: Task, onStep: (solved: number) => void): Results[Task['kind']] =>
  task.kind === 'auction' ? solveAuction(task.auction) : solvePlan(task.plan, onStep);
