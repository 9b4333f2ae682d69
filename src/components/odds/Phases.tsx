/** The same melee over several phases: a bar for each, and the states behind it. */
import { useRef, useState } from 'preact/hooks';
import { mostPhases } from '../../engine/fr3/melee/phases.ts';
import type { MeleeQuestion } from '../../engine/fr3/melee/question.ts';
import { RuleLink } from './links.tsx';
import { stripes } from './OutcomeBar.tsx';
import { Stepper } from './Stepper.tsx';
import type { CourseKind, Share } from './tasks/melee.ts';
import { useMeleeTask } from './tasks/useTasks.ts';
import { Working } from './work/Working.tsx';

/** What is said of each kind of course, in the order of the bar. */
const words: Readonly<Record<CourseKind, (a: string, b: string) => string>> = {
  'b-destroyed': (_, b) => `${b} gone`,
  both: () => 'Both gone',
  'b-pushed-back': (_, b) => `Parted, ${b} pushed back`,
  'b-demoralized': (_, b) => `Fighting on, ${b} shaken`,
  none: () => 'Fighting on, even',
  'a-demoralized': (a) => `Fighting on, ${a} shaken`,
  'a-pushed-back': (a) => `Parted, ${a} pushed back`,
  'a-destroyed': (a) => `${a} gone`,
};

function PhaseBar({ shares }: { shares: readonly Share<CourseKind>[] }) {
  let x = 0;
  return (
    <svg class="odds-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      {shares.map(({ id, part }) => {
        const at = x;
        const width = part * 100;
        x += width;
        return (
          width > 0 && (
            <g key={id}>
              <rect class={`of-${id}`} x={at} y="0" width={width} height="10" />
              {stripes(at, width, id)}
            </g>
          )
        );
      })}
    </svg>
  );
}

interface Props {
  question: MeleeQuestion;
  names: { readonly a: string; readonly b: string };
}

export function Phases({ question, names }: Props) {
  const [count, setCount] = useState(4);
  const [followUp, setFollowUp] = useState(true);
  const work = useMeleeTask<readonly (readonly Share<CourseKind>[])[]>({ kind: 'phases', question, phases: count, followUp });
  const last = useRef<typeof work.result>();
  last.current = work.result ?? last.current;
  const phases = last.current ?? [];
  const { a, b } = names;
  const used = (phases[0] ?? []).flatMap(({ id }, at) => (phases.some((shares) => shares[at]?.possible) ? [{ id, at }] : []));
  return (
    <div class="phases">
      <div class="phases-controls">
        <Stepper
          name="phase-count"
          value={String(count)}
          less={count > 1}
          more={count < mostPhases}
          onStep={(by) => setCount(count + by)}
        >
          Phases
        </Stepper>
        <label class="chip">
          <input type="checkbox" checked={followUp} onChange={(event) => setFollowUp(event.currentTarget.checked)} />
          Infantry that pushes back follows up
        </label>
      </div>
      {!work.result && <Working work={work} what="the phases" />}
      <div class="table-frame" aria-busy={!work.result}>
        <table class="phases-table">
          <thead>
            <tr>
              <th scope="col">At the end of phase</th>
              <td class="phases-bar" />
              {used.map(({ id }) => (
                <th scope="col" key={id}>
                  <svg class="swatch" viewBox="0 0 10 10" aria-hidden="true">
                    <rect class={`of-${id}`} width="10" height="10" />
                  </svg>
                  {words[id](a, b)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {phases.map((shares, phase) => (
              <tr key={phase}>
                <th scope="row">{phase + 1}</th>
                <td class="phases-bar">
                  <PhaseBar shares={shares} />
                </td>
                {used.map(({ id, at }) => (
                  <td key={id}>{shares[at]?.says}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="fine">
        Each row is the end of a phase: its melee has been fought and undead have recovered, but no unit has rallied for the next
        phase yet. Both units fight <RuleLink id="fr3.melee.timing">in every phase</RuleLink>. The charger’s phase comes first;
        before each later fight the side whose phase it is <RuleLink id="fr3.rally.roll">rallies</RuleLink>. Ground, neighbours,
        leaders, traps and parasitics stay as they are. A winner that is not infantry must{' '}
        <RuleLink id="fr3.follow-up.infantry-choice">follow up</RuleLink>, so the fight goes on; demoralized infantry may not.
      </p>
    </div>
  );
}
