/** The problems of a roster: a sentence each with rules and, if one change would fix it, a button for that change. */
import { useMemo } from 'preact/hooks';
import { fixesOf } from '../../../engine/fr3/muster/fixes.ts';
import type { Problem, Problems } from '../../../engine/fr3/muster/mustered.ts';
import type { Roster } from '../../../engine/fr3/muster/roster.ts';
import { Cited } from '../../odds/links.tsx';
import { mergeProblems } from './merge-problems.ts';

interface Props {
  roster: Roster;
  problems: Problems;
  onMend: (roster: Roster) => void;
  /** Jumps to the part with the problem; absent if it is right here. */
  onShow?: (at: string) => void;
}

function Mends({ roster, problem, onMend }: Pick<Props, 'roster' | 'onMend'> & { problem: Problem }) {
  const fixes = useMemo(() => fixesOf(roster, problem), [roster, problem]);
  return (
    <>
      {fixes.map(({ says, roster: mended }) => (
        <button key={says} type="button" class="button button-quiet" onClick={() => onMend(mended)}>
          {says}
        </button>
      ))}
    </>
  );
}

export function ProblemList({ roster, problems: { errors, warnings }, onMend, onShow }: Props) {
  const show = (at: string) =>
    onShow &&
    at !== 'roster' && (
      <button type="button" class="button button-quiet" onClick={() => onShow(at)}>
        Show it
      </button>
    );
  return (
    <ul class="muster-problems">
      {mergeProblems(errors).map(({ problem, says }) => (
        <li key={problem.at + says} class="is-error">
          <p>
            <b class="muster-mark">Error</b> {says} <Cited rules={problem.rules} />
          </p>
          <p class="muster-row">
            <Mends roster={roster} problem={problem} onMend={onMend} />
            {show(problem.at)}
          </p>
        </li>
      ))}
      {mergeProblems(warnings).map(({ problem: { at, rules }, says }) => (
        <li key={at + says}>
          <p>
            <b class="muster-mark">Not certain</b> {says} <Cited rules={rules} />
          </p>
          {onShow && <p class="muster-row">{show(at)}</p>}
        </li>
      ))}
    </ul>
  );
}
