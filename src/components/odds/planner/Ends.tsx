/** The final state of both units: a bar and a table each. */
import { Legend } from '../Legend.tsx';
import { Bar, OutcomeTable } from '../OutcomeBar.tsx';
import { asPercent } from '../words.ts';
import type { PlanSheet, SheetStage } from './sheet.ts';
import { chancesOf, fractionOf } from './words.ts';

const none = { a: '', b: '' };

/** The position of the two units, in a sentence. */
export const placesWords = ({ places }: SheetStage): string =>
  places.map(({ words, chance }) => `${words} ${asPercent(fractionOf(chance))}`).join(', ');

type EndsProps = Pick<PlanSheet, 'names'> & { answer: NonNullable<PlanSheet['answer']> };

/** The final states in two lines, which stay visible while the user changes the plan further down. */
export function PinnedEnds({ names, answer }: EndsProps) {
  const end = answer.stages.at(-1) as SheetStage;
  return (
    <section class="answer pinned plan-pinned" aria-label="The odds">
      {(['b', 'a'] as const).map((side) => {
        const chances = chancesOf(side, end[side]);
        return (
          <div key={side}>
            <p>{names[side]}</p>
            <Bar chances={chances} names={none} />
            <Legend chances={chances} names={none} />
          </div>
        );
      })}
      <p class="sr" role="status">
        {answer.sentence}
      </p>
    </section>
  );
}

export function Ends({ names, answer }: EndsProps) {
  const end = answer.stages.at(-1) as SheetStage;
  return (
    <section class="answer plan-ends" aria-label="Final results">
      {(['b', 'a'] as const).map((side) => {
        const chances = chancesOf(side, end[side]);
        return (
          <section key={side} aria-label={`What happens to ${names[side]}`}>
            <h2>
              <small>{side === 'b' ? 'The target' : 'The charger'}</small> {names[side]}
            </h2>
            <OutcomeTable chances={chances} names={none} />
          </section>
        );
      })}
      <p class="plan-places">
        <b>Final positions:</b> {placesWords(end)}.
      </p>
    </section>
  );
}
