/** The problems of a roster of Fantasy Rules!; equal problems of several units are one sentence. */
import { fixesOf } from '../../../engine/fr3/muster/fixes.ts';
import type { Problems } from '../../../engine/fr3/muster/mustered.ts';
import type { Roster } from '../../../engine/fr3/muster/roster.ts';
import { ProblemList as Problem } from '../ProblemList.tsx';
import { mergeProblems } from './merge-problems.ts';

interface Props {
  roster: Roster;
  problems: Problems;
  onFix: (roster: Roster) => void;
  /** Jumps to the part with the problem; missing if the problem is in this part. */
  onShow?: (at: string) => void;
}

export const ProblemList = ({ problems: { errors, warnings }, ...props }: Props) => (
  <Problem {...props} errors={mergeProblems(errors)} warnings={mergeProblems(warnings)} warning="Not certain" fixesOf={fixesOf} />
);
