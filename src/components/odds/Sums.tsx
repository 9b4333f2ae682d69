/** The modifiers to a d10, line by line, each with its rule. */
import type { Line } from '../../engine/kernel/calculator/procedure.ts';
import { Cited } from './links.tsx';
import { signed } from './words.ts';

interface CardProps {
  title: string;
  /** The text to the right of the title, such as `d10 +8`. */
  total: string;
  side: 'a' | 'b';
  lines: readonly Line[];
  /** The text for a roll without modifiers. */
  nothing: string;
  /** Formats the amount of a line; by default with its sign. */
  amount?: (line: Line) => string;
  children?: preact.ComponentChildren;
}

/** One roll with all its modifiers. */
export function SumCard({ title, total, side, lines, nothing, amount = (line) => signed(line.amount), children }: CardProps) {
  return (
    <div class={`sum sum-${side}`}>
      <h2>
        {title} <span>{total}</span>
      </h2>
      {children}
      {lines.length ? (
        <ul>
          {lines.map((line) => (
            <li key={line.id}>
              <span>
                {line.name} <Cited rules={line.rules} />
              </span>
              <b>{amount(line)}</b>
            </li>
          ))}
        </ul>
      ) : (
        <p>{nothing}</p>
      )}
    </div>
  );
}
