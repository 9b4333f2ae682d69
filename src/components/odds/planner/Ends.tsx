/** How both units stand in the end: a bar and a table each, bad news as plain as good. */
import { Bar, OutcomeTable } from '../OutcomeBar.tsx';
import { asPercent } from '../words.ts';
import type { PlanSheet, SheetStage } from './sheet.ts';
import { chancesOf, fractionOf } from './words.ts';

const none = { a: '', b: '' };

/** Where the two are, in a sentence. */
export const placesWords = ({ places }: SheetStage): string =>
  places.map(({ words, chance }) => `${words} ${asPercent(fractionOf(chance))}`).join(', ');

export function Ends({ names, answer }: Pick<PlanSheet, 'names'> & { answer: NonNullable<PlanSheet['answer']> }) {
  const end = answer.stages.at(-1) as SheetStage;
  return (
    <section class="answer plan-ends" aria-label="In the end">
      {(['b', 'a'] as const).map((side) => {
        const chances = chancesOf(side, end[side]);
        return (
          <section key={side} aria-label={`What happens to ${names[side]}`}>
            <h2>
              <small>{side === 'b' ? 'The target' : 'The charger'}</small> {names[side]}
            </h2>
            <Bar chances={chances} names={none} />
            <OutcomeTable chances={chances} names={none} />
          </section>
        );
      })}
      <p class="plan-places">
        <b>Where they stand:</b> {placesWords(end)}.
      </p>
    </section>
  );
}
