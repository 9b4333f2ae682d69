/** Merges equal problems of several units into one sentence: `Units 1, 2 and 3 (Spears): …`. */
import type { Problem } from '../../../engine/fr3/muster/mustered.ts';

const ofUnit = /^Unit (\d+) /;

export interface MergedProblem {
  /** The first of the merged problems. */
  readonly problem: Problem;
  readonly says: string;
}

export function mergeProblems(problems: readonly Problem[]): readonly MergedProblem[] {
  const alike = Map.groupBy(problems, ({ because }) => because.replace(ofUnit, 'Unit '));
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const numbers = [first, ...others].flatMap(({ because }) => ofUnit.exec(because)?.[1] ?? []);
    const last = numbers.at(-1);
    const says =
      numbers.length < 2 ? first.because : first.because.replace(ofUnit, `Units ${numbers.slice(0, -1).join(', ')} and ${last} `);
    return [{ problem: first, says }];
  });
}
