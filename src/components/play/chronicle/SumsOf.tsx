/** The sums behind dice: `2 + 4 = 6 against 5 + 3 = 8`, each modifier with its rule. */
import { RuleLink } from '../../odds/links.tsx';
import type { Arithmetic, Sum } from '../system.ts';
import { sideClass } from '../vocabulary.ts';

const signed = (amount: number): string => (amount < 0 ? `− ${-amount}` : `+ ${amount}`);

function SumLine({ sum: { of, side, die, parts, total } }: { sum: Sum }) {
  return (
    <li>
      <b class={side ? sideClass(side) : undefined}>{of}</b> <span class="die sum-die">{die}</span>
      {parts.map(({ name, amount, rules }) => (
        <span key={name} class="sum-part">
          {' '}
          {signed(amount)} <small>{rules[0] ? <RuleLink id={rules[0]}>{name}</RuleLink> : name}</small>
        </span>
      ))}{' '}
      = <b>{total}</b>
    </li>
  );
}

export function SumsOf({ arithmetic: { sums, versus, says } }: { arithmetic: Arithmetic }) {
  return (
    <div class="sums">
      <ul aria-label={versus ? 'Both totals' : 'The total'}>
        {sums.map((sum) => (
          <SumLine key={sum.of} sum={sum} />
        ))}
      </ul>
      <p>
        {versus && `${sums[0]?.total} against ${sums[1]?.total}. `}
        {says}
      </p>
    </div>
  );
}
