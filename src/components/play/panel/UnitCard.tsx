/** The card for a piece or a piece of ground: its type, its values, and what applies at its place, each with its rule. */
import { symbolOf } from '../../book/diagram/symbol.ts';
import { Cited, RuleLink } from '../../odds/links.tsx';
import type { Card, CardLine } from '../system.ts';
import { sideClass } from '../vocabulary.ts';

/** A sentence that links to its first rule; links to other rules follow it. */
function Line({ line: { text, rules } }: { line: CardLine }) {
  const [first, ...others] = rules;
  return (
    <li>
      {first === undefined ? text : <RuleLink id={first}>{text}</RuleLink>}
      {others.length > 0 && <Cited rules={others} />}
    </li>
  );
}

/** The head of a card: symbol, name, type and values. */
export function CardHead({ card: { side, title, symbol, kind, figures } }: { card: Card }) {
  const icon = symbol === null ? undefined : symbolOf(symbol);
  return (
    <header class="card-head">
      {icon && (
        <svg class={`card-symbol ${side ? sideClass(side) : ''}`} viewBox="0 0 24 24" aria-hidden="true">
          <use href={`#icon-${icon}`} width="24" height="24" />
        </svg>
      )}
      <h3 class={side ? sideClass(side) : undefined}>{title}</h3>
      {kind.text !== '' && !title.startsWith(kind.text) && <p class="fine">{kind.text}</p>}
      {figures.length > 0 && (
        <dl class="card-figures">
          {figures.map(({ label, value, rules }) => (
            <div key={label}>
              <dt>{rules[0] ? <RuleLink id={rules[0]}>{label}</RuleLink> : label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
}

export function CardParts({ card: { state, parts } }: { card: Card }) {
  return (
    <div class="card-parts">
      {state !== '' && <p class="fine">{state}.</p>}
      {parts.map(({ title, lines }) => (
        <section key={title}>
          <h4>{title}</h4>
          <ul>
            {lines.map((line) => (
              <Line key={line.text} line={line} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
