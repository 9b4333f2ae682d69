/** The chances of the kinds of result: a bar, and a table with exact fractions. */

import { approximate, type Fraction } from '../../engine/kernel/fraction.ts';
import { sentenceCase } from '../../engine/kernel/text.ts';
import { asPercent, inHundred, shortFraction } from './words.ts';

/** A kind of result and its chance, from any calculator. */
export interface KindChance {
  readonly category: {
    readonly id: string;
    readonly side?: 'a' | 'b' | undefined;
    readonly words: string;
    /** The kind whose colour and pattern the result uses; by default its own. */
    readonly look?: string;
  };
  readonly chance: Fraction;
}

interface Names {
  readonly a: string;
  readonly b: string;
}

export const lookOf = ({ category }: KindChance): string => category.look ?? category.id;

export const said = ({ category }: KindChance, names: Names): string =>
  category.side ? `${names[category.side]} ${category.words}` : sentenceCase(category.words);

/**
 * Stripes show the results without colour, too: results that only shake a unit are striped, and lighter harm has denser stripes.
 */
export function stripes(x: number, width: number, id: string) {
  const step =
    id.endsWith('demoralized') || id.endsWith('marked') ? 1 : id.endsWith('pushed-back') || id.endsWith('double') ? 2.5 : 0;
  if (step === 0 || width < step) return null;
  const d = `M${(x + step * 0.4).toFixed(1)} 5H${(x + width).toFixed(1)}`;
  return <path class="stripes" d={d} stroke-dasharray={`${step * 0.3} ${step * 0.7}`} />;
}

/** A bar of coloured and patterned segments. Hidden from screen readers, because the words are beside it. */
export function Bar({ chances, names }: { chances: readonly KindChance[]; names: Names }) {
  let x = 0;
  return (
    <svg class="odds-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      {chances.map((each) => {
        const width = approximate(each.chance) * 100;
        const at = x;
        x += width;
        return (
          <g key={each.category.id}>
            <rect class={`of-${lookOf(each)}`} x={at} width={width} y="0" height="10">
              <title>{`${said(each, names)}: ${asPercent(each.chance)}`}</title>
            </rect>
            {stripes(at, width, lookOf(each))}
          </g>
        );
      })}
    </svg>
  );
}

export function OutcomeTable({ chances, names }: { chances: readonly KindChance[]; names: Names }) {
  return (
    <div class="odds-scroll">
      <table class="odds-table">
        <caption class="sr">Chance of each result</caption>
        <thead class="sr">
          <tr>
            <th scope="col">Result</th>
            <th scope="col">Chance in 100</th>
            <th scope="col">Fraction</th>
            <th scope="col">Percentage</th>
          </tr>
        </thead>
        <tbody>
          {chances.map((each) => (
            <tr key={each.category.id}>
              <th scope="row">
                <svg class="swatch" viewBox="0 0 10 10" aria-hidden="true">
                  <rect class={`of-${lookOf(each)}`} width="10" height="10" />
                </svg>
                {said(each, names)}
              </th>
              <td>{inHundred(each.chance)}</td>
              <td class="fraction">{shortFraction(each.chance)}</td>
              <td>{asPercent(each.chance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
