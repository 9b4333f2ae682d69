/** The problems of a roster: a sentence each with rules and, if one change would fix it, a button for that change. */
import { useMemo } from 'preact/hooks';
import type { RuleId } from '../../engine/kernel/rule-id.ts';
import { Cited } from '../odds/links.tsx';

/** A problem in the form in which the list shows it. */
export interface ListedProblem<P> {
  readonly problem: P;
  readonly says: string;
}
interface AnyProblem {
  /** The place in the roster: `units.3`. */
  readonly at: string;
  readonly rules: readonly RuleId[];
}

interface Props<R, P extends AnyProblem> {
  errors: readonly ListedProblem<P>[];
  warnings: readonly ListedProblem<P>[];
  /** The word before a warning. */
  warning: string;
  roster: R;
  fixesOf: (roster: R, problem: P) => readonly { readonly says: string; readonly roster: R }[];
  onFix: (roster: R) => void;
  /** Jumps to the part with the problem; missing if the problem is in this part. */
  onShow?: ((at: string) => void) | undefined;
}

type RowProps<R, P extends AnyProblem> = Pick<Props<R, P>, 'roster' | 'fixesOf' | 'onFix' | 'onShow'> & { problem: P };

/** The buttons for a problem. */
function Buttons<R, P extends AnyProblem>({ roster, problem, fixesOf, onFix, onShow }: RowProps<R, P>) {
  const fixes = useMemo(() => fixesOf(roster, problem), [roster, problem]);
  const { at } = problem;
  const canShow = onShow !== undefined && at !== 'roster';
  if (fixes.length === 0 && !canShow) return null;
  return (
    <p class="muster-row">
      {fixes.map(({ says, roster: fixed }) => (
        <button key={says} type="button" class="button button-quiet" onClick={() => onFix(fixed)}>
          {says}
        </button>
      ))}
      {canShow && (
        <button type="button" class="button button-quiet" onClick={() => onShow(at)}>
          Show it
        </button>
      )}
    </p>
  );
}

const noFixes = () => [];

export function ProblemList<R, P extends AnyProblem>({ errors, warnings, warning, fixesOf, ...row }: Props<R, P>) {
  return (
    <ul class="muster-problems">
      {errors.map(({ problem, says }) => (
        <li key={problem.at + says} class="is-error">
          <p>
            <b class="muster-mark">Error</b> {says} <Cited rules={problem.rules} />
          </p>
          <Buttons {...row} problem={problem} fixesOf={fixesOf} />
        </li>
      ))}
      {warnings.map(({ problem, says }) => (
        <li key={problem.at + says}>
          <p>
            <b class="muster-mark">{warning}</b> {says} <Cited rules={problem.rules} />
          </p>
          <Buttons {...row} problem={problem} fixesOf={noFixes} />
        </li>
      ))}
    </ul>
  );
}
