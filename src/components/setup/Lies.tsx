/** Everything on the table in words, in enough detail to lay it out on a real table. */
import { RuleLink } from '../odds/links.tsx';
import type { Lying } from './view.ts';

const inches = (value: number): string => `${Math.round(value)}″`;

interface Props {
  lying: readonly Lying[];
  measure?: ((length: number) => string) | undefined;
}

export function Lies({ lying, measure = inches }: Props) {
  if (lying.length === 0) return null;
  return (
    <section class="setup-lies">
      <h2>Terrain positions</h2>
      <p class="fine">
        For each piece, the distance of its centre from the near left corner of the table: first to the right, then away from you.
      </p>
      <ol>
        {lying.map(({ number, name, rule, size, at, does }) => (
          <li key={number}>
            <i>{number}</i>
            <span>
              <b>
                <RuleLink id={rule}>{name}</RuleLink>
              </b>
              , {size}
              <small>
                {does.map((each, index) => (
                  <span key={each.name}>
                    {index > 0 && ', '}
                    {each.rule ? <RuleLink id={each.rule}>{each.name}</RuleLink> : each.name}
                  </span>
                ))}
              </small>
            </span>
            <span class="setup-at">
              {measure(at.x)} right, {measure(at.y)} up
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
