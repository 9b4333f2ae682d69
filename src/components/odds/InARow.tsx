/** How a target stands after each of several shots: a bar for each, and the same as a table. */
import type { Standing } from '../../engine/fr3/standing.ts';
import { approximate, type Fraction } from '../../engine/kernel/fraction.ts';
import type { Odds } from '../../engine/kernel/odds.ts';
import { stripes } from './OutcomeBar.tsx';
import { asPercent } from './words.ts';

/** What can be said of how a target stands, in the order of the bar. */
export interface StandingKind {
  readonly id: string;
  readonly words: string;
  readonly is: (standing: Standing) => boolean;
}

const gone = ({ fate }: Standing) => fate === 'destroyed';

export const unitStandings: readonly StandingKind[] = [
  { id: 'b-destroyed', words: 'Destroyed', is: gone },
  { id: 'b-double', words: 'Double demoralized', is: (s) => !gone(s) && s.state === 2 },
  { id: 'b-demoralized', words: 'Demoralized', is: (s) => !gone(s) && s.state === 1 },
  { id: 'none', words: 'Steady', is: (s) => !gone(s) && s.state === 0 },
];

/** Of a square or a structure: what is left is told by its markers. `from` is how many it had. */
export const markedStandings = (hurt: (standing: Standing) => boolean, words: string): readonly StandingKind[] => [
  { id: 'b-destroyed', words: 'Destroyed', is: gone },
  { id: 'b-demoralized', words, is: (s) => !gone(s) && hurt(s) },
  { id: 'none', words: 'Untouched', is: (s) => !gone(s) && !hurt(s) },
];

function StandingBar({ shares }: { shares: readonly { id: string; chance: Fraction }[] }) {
  let x = 0;
  return (
    <svg class="odds-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      {shares.map(({ id, chance }) => {
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
  /** What is counted: volleys or shots. */
  title: string;
  after: readonly Odds<Standing>[];
  kinds: readonly StandingKind[];
  /** A further column, such as the markers that are left on the average. */
  further?: { readonly title: string; readonly of: (odds: Odds<Standing>) => string };
}

export function InARow({ title, after, kinds, further }: Props) {
  const used = kinds.filter(({ is }) => after.some((odds) => odds.values.some(is)));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it
    <section class="table-frame" aria-label={`${title} each`} tabIndex={0}>
      <table class="phases-table">
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <td class="phases-bar" />
            {used.map(({ id, words }) => (
              <th scope="col" key={id}>
                <svg class="swatch" viewBox="0 0 10 10" aria-hidden="true">
                  <rect class={`of-${id}`} width="10" height="10" />
                </svg>
                {words}
              </th>
            ))}
            {further && <th scope="col">{further.title}</th>}
          </tr>
        </thead>
        <tbody>
          {after.map((odds, at) => (
            <tr key={at}>
              <th scope="row">{at + 1}</th>
              <td class="phases-bar">
                <StandingBar shares={kinds.map(({ id, is }) => ({ id, chance: odds.of(is) }))} />
              </td>
              {used.map(({ id, is }) => (
                <td key={id}>{asPercent(odds.of(is))}</td>
              ))}
              {further && <td>{further.of(odds)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
