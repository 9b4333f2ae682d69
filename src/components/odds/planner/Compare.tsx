/** Up to three plans side by side: the chances of each plan, and the difference from the first plan in percentage points. */

import { Bar } from '../OutcomeBar.tsx';
import { points } from '../saved-answers/points.ts';
import { asPercent } from '../words.ts';
import type { PlanSheet, SheetStage } from './sheet.ts';
import { chancesOf, fractionOf, measureNames } from './words.ts';

const none = { a: '', b: '' };

interface Props {
  plans: readonly PlanSheet[];
  letters: readonly string[];
}

export function Compare({ plans, letters }: Props) {
  if (plans.length < 2) return null;
  const first = plans[0]?.answer;
  const cell = (plan: PlanSheet, place: number, id: (typeof measureNames)[number]['id']) => {
    if (!plan.answer) return <td key={place}>–</td>;
    const now = fractionOf(plan.answer.measures[id]);
    return (
      <td key={place}>
        <b>{asPercent(now)}</b>
        {place > 0 && first && <small>{points(now, fractionOf(first.measures[id]))}</small>}
      </td>
    );
  };
  const names = plans[0]?.names ?? none;
  return (
    <section class="plan-compare" aria-label="Plans side by side">
      <h2>Side by side</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table scrolls sideways, with keys as well */}
      <section class="table-frame" aria-label="Chances side by side" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Chance</th>
              {plans.map((_, place) => (
                <th scope="col" key={place}>
                  Plan {letters[place]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(['b', 'a'] as const).map((side) => [
              <tr key={side} class={`plan-side plan-side-${side}`}>
                <th scope="row">{side === 'b' ? 'The target' : 'The charger'}</th>
                {plans.map(({ answer }, place) => (
                  <td key={place}>
                    {answer && <Bar chances={chancesOf(side, (answer.stages.at(-1) as SheetStage)[side])} names={none} />}
                  </td>
                ))}
              </tr>,
              ...measureNames
                .filter((each) => each.side === side)
                .map(({ id, words }) => (
                  <tr key={id}>
                    <th scope="row">{words}</th>
                    {plans.map((plan, place) => cell(plan, place, id))}
                  </tr>
                )),
            ])}
          </tbody>
        </table>
      </section>
      <p class="fine">The small number is the difference from plan A in percentage points.</p>
      {plans.some((plan) => plan.names.a !== names.a || plan.names.b !== names.b) && (
        <p class="fine">
          {plans.map((plan, place) => `Plan ${letters[place]}: ${plan.names.a} against ${plan.names.b}`).join('. ')}.
        </p>
      )}
    </section>
  );
}
