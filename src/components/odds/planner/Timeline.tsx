/** The state of both units after each step: a bar for each, and a table. */
import { Bar } from '../OutcomeBar.tsx';
import { asPercent } from '../words.ts';
import { placesWords } from './Ends.tsx';
import type { PlanSheet, SheetStage } from './sheet.ts';
import { chancesOf, fractionOf } from './words.ts';

const none = { a: '', b: '' };
type SideId = 'a' | 'b';

/** Every state that occurs after any step, in the order of the bar. */
function states(stages: readonly SheetStage[], side: SideId): (readonly [id: string, words: string])[] {
  const order = ['destroyed', 'captured', 'pushed-back', 'double', 'demoralized', 'marked', 'fresh'];
  const used = new Map(stages.flatMap((stage) => stage[side].map(({ id, words }) => [id, words] as const)));
  const found = order.flatMap((id) => (used.has(id) ? [[id, used.get(id) as string] as const] : []));
  return side === 'b' ? found : found.reverse();
}

function Course({
  side,
  name,
  steps,
  stages,
}: {
  side: SideId;
  name: string;
  steps: readonly string[];
  stages: readonly SheetStage[];
}) {
  const columns = states(stages, side);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table scrolls sideways, with keys as well
    <section class="table-frame" tabIndex={0} aria-label={`${name} in numbers`}>
      <table class="phases-table plan-course">
        <caption>{name} after each step</caption>
        <thead>
          <tr>
            <th scope="col">After</th>
            <td class="phases-bar" />
            {columns.map(([id, words]) => (
              <th scope="col" key={id}>
                <svg class="swatch" viewBox="0 0 10 10" aria-hidden="true">
                  <rect class={`of-${id === 'fresh' ? 'none' : `${side}-${id}`}`} width="10" height="10" />
                </svg>
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stages.map((stage, at) => (
            <tr key={at}>
              <th scope="row">{at === 0 ? 'At first' : `${at}. ${steps[at - 1]}`}</th>
              <td class="phases-bar">
                <Bar chances={chancesOf(side, stage[side])} names={none} />
              </td>
              {columns.map(([id]) => {
                const share = stage[side].find((each) => each.id === id);
                return <td key={id}>{share ? asPercent(fractionOf(share.chance)) : '–'}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function Timeline({
  names,
  steps,
  answer,
}: Pick<PlanSheet, 'names' | 'steps'> & { answer: NonNullable<PlanSheet['answer']> }) {
  const done = steps.filter(({ off }) => !off).map(({ words }) => words);
  const { stages } = answer;
  return (
    <section class="plan-timeline" aria-label="Step by step">
      <h2>Step by step</h2>
      <ol class="plan-strip">
        {stages.map((stage, at) => (
          <li key={at}>
            <b>{at === 0 ? 'At first' : done[at - 1]}</b>
            <Bar chances={chancesOf('b', stage.b)} names={none} />
            <Bar chances={chancesOf('a', stage.a)} names={none} />
            <span class="fine">{placesWords(stage)}</span>
          </li>
        ))}
      </ol>
      <p class="fine">
        The upper bar of each pair is {names.b}, the lower one {names.a}. The tables say the same in numbers. Each row shows the
        state directly after its step. Undead recover, and the side whose phase begins rallies, only in the step “Next phase and
        rally”.
      </p>
      <details class="plan-tables">
        <summary>The results as tables</summary>
        <Course side="b" name={names.b} steps={done} stages={stages} />
        <Course side="a" name={names.a} steps={done} stages={stages} />
      </details>
    </section>
  );
}
