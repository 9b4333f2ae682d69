/**
 * A line in a roster, for units or for a character. A press on the head opens the line. The line is moved by its grip, or by Alt
 * with an arrow key.
 */
import type { ComponentChildren } from 'preact';
import type { Problems } from '../../../engine/fr3/muster/mustered.ts';
import type { Roster } from '../../../engine/fr3/muster/roster.ts';
import type { useReorder } from '../use-reorder.ts';
import { ProblemList } from './ProblemList.tsx';

interface Props {
  id: string;
  /** The index of the line, and the number of lines. */
  at: number;
  of: number;
  roster: Roster;
  problems: Problems;
  reorder: ReturnType<typeof useReorder>;
  isOpen: boolean;
  onToggle: () => void;
  onMove: (by: -1 | 1) => void;
  onFix: (roster: Roster) => void;
  sign?: ComponentChildren;
  name: ComponentChildren;
  /** Small print: the options or abilities of the unit or character. */
  words: ComponentChildren;
  points: number;
  /** An additional button next to the head. */
  beside?: ComponentChildren;
  /** Buttons for the open line, placed before those that move it. */
  buttons: ComponentChildren;
  children: ComponentChildren;
}

/** The problems of `count` adjacent units or characters. The first has the index `from`, counted from 0. */
export const problemsIn = ({ errors, warnings }: Problems, of: 'units' | 'characters', from: number, count = 1): Problems => {
  const here = ({ at }: { readonly at: string }): boolean => {
    const [kind, number] = at.split('.');
    return kind === of && Number(number) > from && Number(number) <= from + count;
  };
  return { errors: errors.filter(here), warnings: warnings.filter(here) };
};

export function Line(props: Props) {
  const { id, at, of, roster, problems, reorder, isOpen, onToggle, onMove, onFix, sign, name, words, points } = props;
  const isWrong = problems.errors.length > 0;
  const look = reorder.look(at);
  return (
    <li
      id={id}
      class={`muster-line ${isOpen ? 'is-open' : ''} ${isWrong ? 'has-errors' : ''} ${look.class}`}
      {...(look.style ? { style: look.style } : {})}
    >
      <div class="muster-line-head">
        {of > 1 && (
          <span class="muster-grip" aria-hidden="true" {...reorder.grip(at)}>
            ⠿
          </span>
        )}
        <button
          type="button"
          class="muster-line-open"
          aria-expanded={isOpen}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={onToggle}
          onKeyDown={(event) => {
            const by = event.altKey ? { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key] : undefined;
            if (by === undefined) return;
            event.preventDefault();
            onMove(by);
          }}
        >
          {sign}
          <span class="muster-line-words">
            <b>{name}</b>
            <small>
              {words}
              {isWrong && <span class="muster-bad">not allowed</span>}
            </small>
          </span>
          <span class="muster-points">{points}</span>
        </button>
        {props.beside}
      </div>
      {isOpen && (
        <div class="muster-line-body">
          <p class="muster-row">
            {props.buttons}
            {([-1, 1] as const).map((by) => (
              <button
                key={by}
                type="button"
                class="button button-quiet"
                disabled={at + by < 0 || at + by >= of}
                onClick={() => onMove(by)}
              >
                {by < 0 ? 'Up' : 'Down'}
              </button>
            ))}
          </p>
          <ProblemList roster={roster} problems={problems} onFix={onFix} />
          {props.children}
        </div>
      )}
    </li>
  );
}
