/** The problems of a roster: a sentence each with rules and, if one change would fix it, a button for that change. */
import { useMemo } from 'preact/hooks';
import { fixesOf } from '../../../engine/hott/muster/fixes.ts';
import type { Problem, Problems } from '../../../engine/hott/muster/problems.ts';
import type { Roster } from '../../../engine/hott/muster/roster.ts';
import { Cited } from '../../odds/links.tsx';

interface Props {
  roster: Roster;
  problems: Problems;
  onChange: (roster: Roster) => void;
}

function Fixes({ roster, problem, onChange }: Omit<Props, 'problems'> & { problem: Problem }) {
  const fixes = useMemo(() => fixesOf(roster, problem), [roster, problem]);
  if (fixes.length === 0) return null;
  return (
    <p class="muster-row">
      {fixes.map((fix) => (
        <button key={fix.says} type="button" class="button button-quiet" onClick={() => onChange(fix.roster)}>
          {fix.says}
        </button>
      ))}
    </p>
  );
}

export function ProblemList({ roster, problems: { errors, warnings }, onChange }: Props) {
  return (
    <ul class="muster-problems">
      {errors.map((problem) => (
        <li key={problem.at + problem.because} class="is-error">
          <p>
            <b class="muster-mark">Error</b> {problem.because} <Cited rules={problem.rules} />
          </p>
          <Fixes roster={roster} problem={problem} onChange={onChange} />
        </li>
      ))}
      {warnings.map(({ at, because, rules }) => (
        <li key={at + because}>
          <p>
            <b class="muster-mark">Note</b> {because} <Cited rules={rules} />
          </p>
        </li>
      ))}
    </ul>
  );
}
