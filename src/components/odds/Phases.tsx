/** The same melee over several phases: a bar for each, and the states behind it. */
import { useState } from 'preact/hooks';
import { type Course, meleePhases, mostPhases } from '../../engine/fr3/melee/phases.ts';
import type { MeleeQuestion, SideId } from '../../engine/fr3/melee/question.ts';
import { approximate, type Fraction } from '../../engine/kernel/fraction.ts';
import type { Odds } from '../../engine/kernel/odds.ts';
import { RuleLink } from './links.tsx';
import { stripes } from './OutcomeBar.tsx';
import { Stepper } from './Stepper.tsx';
import { asPercent } from './words.ts';

const out = (course: Course, side: SideId) => course[side].fate !== 'fighting';
const shaken = (course: Course, side: SideId) => course[side].state > 0;

/** What can be said of a course in a word, in the order of the bar. */
const kinds: readonly { id: string; is: (course: Course) => boolean; words: (a: string, b: string) => string }[] = [
  { id: 'b-destroyed', is: (c) => out(c, 'b') && !out(c, 'a'), words: (_, b) => `${b} gone` },
  { id: 'both', is: (c) => out(c, 'a') && out(c, 'b'), words: () => 'Both gone' },
  { id: 'b-pushed-back', is: (c) => c.apart && shaken(c, 'b'), words: (_, b) => `Parted, ${b} pushed back` },
  { id: 'b-demoralized', is: (c) => going(c) && shaken(c, 'b') && !shaken(c, 'a'), words: (_, b) => `Fighting on, ${b} shaken` },
  { id: 'none', is: (c) => going(c) && shaken(c, 'a') === shaken(c, 'b'), words: () => 'Fighting on, even' },
  { id: 'a-demoralized', is: (c) => going(c) && shaken(c, 'a') && !shaken(c, 'b'), words: (a) => `Fighting on, ${a} shaken` },
  { id: 'a-pushed-back', is: (c) => c.apart && !shaken(c, 'b'), words: (a) => `Parted, ${a} pushed back` },
  { id: 'a-destroyed', is: (c) => out(c, 'a') && !out(c, 'b'), words: (a) => `${a} gone` },
];
const going = (c: Course) => !out(c, 'a') && !out(c, 'b') && !c.apart;

const shares = (odds: Odds<Course>): { id: string; chance: Fraction }[] =>
  kinds.map(({ id, is }) => ({ id, chance: odds.of(is) }));

function PhaseBar({ odds }: { odds: Odds<Course> }) {
  let x = 0;
  return (
    <svg class="odds-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      {shares(odds).map(({ id, chance }) => {
        const at = x;
        const width = approximate(chance) * 100;
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
  const phases = meleePhases(question, { phases: count, followUp });
  const { a, b } = names;
  const used = kinds.filter(({ is }) => phases.some((odds) => odds.values.some(is)));
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
      <div class="table-frame">
        <table class="phases-table">
          <thead>
            <tr>
              <th scope="col">At the end of phase</th>
              <td class="phases-bar" />
              {used.map(({ id, words }) => (
                <th scope="col" key={id}>
                  <svg class="swatch" viewBox="0 0 10 10" aria-hidden="true">
                    <rect class={`of-${id}`} width="10" height="10" />
                  </svg>
                  {words(a, b)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {phases.map((odds, at) => (
              <tr key={at}>
                <th scope="row">{at + 1}</th>
                <td class="phases-bar">
                  <PhaseBar odds={odds} />
                </td>
                {used.map(({ id, is }) => (
                  <td key={id}>{asPercent(odds.of(is))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="fine">
        Each row is the end of a phase: its melee has been fought and undead have recovered, but nobody has rallied for the next
        phase yet. Both units fight <RuleLink id="fr3.melee.timing">in every phase</RuleLink>. The charger’s phase comes first;
        before each later fight the side whose phase it is <RuleLink id="fr3.rally.roll">rallies</RuleLink>. Ground, neighbours,
        leaders, traps and parasitics stay as they are. A winner that is not infantry must{' '}
        <RuleLink id="fr3.follow-up.infantry-choice">follow up</RuleLink>, so the fight goes on; demoralized infantry may not.
      </p>
    </div>
  );
}
