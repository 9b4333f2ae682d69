/** The bar that always stays visible: the points so far, whether the roster is legal, and undo. */
import type { DeskProps } from './use-roster-page.ts';

interface Props extends Pick<DeskProps<{ readonly name: string }>, 'canUndo' | 'canRedo' | 'onUndo' | 'onRedo'> {
  noun: 'roster' | 'army';
  total: number;
  size: number;
  /** The name of the unit in which points are counted: `points`, `AP`. */
  points: string;
  name?: string | undefined;
  /** Points in words: `1 point`, `3 AP`. */
  left: string;
  isLegal: boolean;
  /** `Legal`, or the number of errors and warnings. */
  verdict: string;
}

export function Dock(props: Props) {
  const { noun, total, size, points, name, left, isLegal, verdict, canUndo, canRedo, onUndo, onRedo } = props;
  const over = total - size;
  return (
    <>
      <div class="muster-dock" role="toolbar" aria-label={`The ${noun} so far`}>
        <a class={`muster-total ${over > 0 ? 'is-over' : ''}`} href="#muster-problems">
          <span>
            <b>{total}</b> of {size}
          </span>
          {name && <small class="muster-called">{name}</small>}
          <small>{over > 0 ? `${over} too many` : `${left} left`}</small>
        </a>
        <a class={isLegal ? 'muster-state' : 'muster-state has-errors'} href="#muster-problems">
          {verdict}
        </a>
        <button type="button" class="icon-button" aria-label="Undo" disabled={!canUndo} onClick={onUndo}>
          ↶
        </button>
        <button type="button" class="icon-button" aria-label="Redo" disabled={!canRedo} onClick={onRedo}>
          ↷
        </button>
      </div>
      <p class="sr" role="status">
        {total} of {points}. {verdict}.
      </p>
    </>
  );
}
