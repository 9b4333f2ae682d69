/** The results of dice: a bar for comparisons, a chart for totals, and a table with all numbers. */
import type { DiceOutcome, Tried } from '../../engine/kernel/dice-notation.ts';
import { approximate, type Fraction, plus, zero } from '../../engine/kernel/fraction.ts';
import { type Answered, kindsOf, likelyWords, meanWords, mostLikely, numberWords, triedWords } from './dice-words.ts';
import { Bar, OutcomeTable } from './OutcomeBar.tsx';
import { asPercent, shortFraction } from './words.ts';

const names = { a: '', b: '' };

/** Columns lower than this fraction of the highest column are too small to see. */
const leastShown = 1 / 200;

/** The totals without the rare ones at both ends, because their columns would be too small to see. */
function tall(outcomes: readonly DiceOutcome[]): readonly DiceOutcome[] {
  const highest = approximate(mostLikely(outcomes).chance);
  const seen = ({ chance }: DiceOutcome) => approximate(chance) >= highest * leastShown;
  return outcomes.slice(outcomes.findIndex(seen), outcomes.findLastIndex(seen) + 1);
}

/** One column for each total. Hidden from screen readers, because the table has the same data. */
function Chart({ outcomes }: { outcomes: readonly DiceOutcome[] }) {
  const highest = approximate(mostLikely(outcomes).chance);
  const width = 100 / outcomes.length;
  return (
    <svg class="dice-chart" viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
      {outcomes.map(({ value, chance }, at) => {
        const height = (approximate(chance) / highest) * 39;
        return (
          <rect key={String(value)} x={at * width + width * 0.08} width={width * 0.84} y={40 - height} height={height}>
            <title>{`${numberWords(value as number)}: ${asPercent(chance)}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}

/** The cumulative chances, from the start of the list. */
function addedUp(outcomes: readonly DiceOutcome[]): Fraction[] {
  let sum = zero;
  return outcomes.map(({ chance }) => {
    sum = plus(sum, chance);
    return sum;
  });
}

function Totals({ answer }: { answer: Answered }) {
  const { outcomes, mean, kind } = answer;
  const most = addedUp(outcomes);
  const least = addedUp(outcomes.toReversed()).toReversed();
  const likely = likelyWords(outcomes);
  const shown = tall(outcomes);
  return (
    <>
      <p class="dice-mean">
        {mean && (
          <>
            {kind === 'times' && 'True '}
            <b>{meanWords(mean)}</b> {kind === 'times' && 'times '}on average
          </>
        )}
        {outcomes.length > 1 && likely && `, ${likely}`}
      </p>
      {outcomes.length > 1 && (
        <>
          <Chart outcomes={shown} />
          <div class="dice-axis" aria-hidden="true">
            <span>
              {numberWords(shown[0]?.value as number)}
              {shown[0] !== outcomes[0] && ' or less'}
            </span>
            <span>
              {numberWords(shown.at(-1)?.value as number)}
              {shown.at(-1) !== outcomes.at(-1) && ' or more'}
            </span>
          </div>
        </>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it */}
      <section class="table-frame dice-table" aria-label="Every total" tabIndex={0}>
        <table class="odds-table">
          <caption class="sr">Chance of each total</caption>
          <thead>
            <tr>
              <th scope="col">{kind === 'times' ? 'Times' : 'Total'}</th>
              <th scope="col">exactly</th>
              <th scope="col">or more</th>
              <th scope="col">or less</th>
              <th scope="col" class="fraction">
                fraction
              </th>
            </tr>
          </thead>
          <tbody>
            {outcomes.map(({ value, chance }, at) => (
              <tr key={String(value)}>
                <th scope="row">{numberWords(value as number)}</th>
                <td>{asPercent(chance)}</td>
                <td>{asPercent(least[at] as Fraction)}</td>
                <td>{asPercent(most[at] as Fraction)}</td>
                <td class="fraction">{shortFraction(chance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

/** For repeated contests: how often each side was higher. */
function Contests({ outcomes }: Answered) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it
    <section class="table-frame dice-table" aria-label="Every score" tabIndex={0}>
      <table class="odds-table">
        <caption class="sr">How often the first was higher, and how often the second</caption>
        <thead>
          <tr>
            <th scope="col">First higher, second higher</th>
            <th scope="col">chance</th>
            <th scope="col" class="fraction">
              fraction
            </th>
          </tr>
        </thead>
        <tbody>
          {outcomes.map(({ value, chance }) => (
            <tr key={triedWords(value as Tried)}>
              <th scope="row">{triedWords(value as Tried)}</th>
              <td>{asPercent(chance)}</td>
              <td class="fraction">{shortFraction(chance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function DiceResults({ answer }: { answer: Answered }) {
  const kinds = kindsOf(answer);
  return (
    <section class="answer" aria-label="The odds">
      {kinds.length > 0 ? (
        <>
          <Bar chances={kinds} names={names} />
          <OutcomeTable chances={kinds} names={names} />
          {answer.kind === 'contests' && <Contests {...answer} />}
        </>
      ) : (
        <Totals answer={answer} />
      )}
    </section>
  );
}
