/**
 * The bottom bar of the screen, always within reach of a thumb. It shows a summary of both sides, the last event, undo, and the
 * next step. Tapping a side opens its panel above the bar. On a wide screen the panels are always open.
 */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type SideId, sideIds } from '../../engine/kernel/companion.ts';
import type { Refusal } from '../../engine/kernel/rule-id.ts';
import { Cited } from '../odds/links.tsx';
import type { Desk, View } from './view.ts';

interface Props<Setup, State, Action> extends Desk<State, Action> {
  view: View<Setup, State, Action>;
  /** The content of a side's panel; undefined until it is loaded. */
  Panel: ComponentType<Desk<State, Action> & { side: SideId }> | undefined;
  last: string;
  refused: Refusal | null;
  /** Missing if there is nothing to undo, or to redo. */
  onUndo: (() => void) | undefined;
  onRedo: (() => void) | undefined;
}

export function Dock<Setup, State, Action>(props: Props<Setup, State, Action>) {
  const { view, state, act, Panel, last, refused, onUndo, onRedo } = props;
  const [shown, setShown] = useState<SideId | undefined>();
  useEffect(() => {
    if (shown) document.getElementById(`side-${shown}`)?.focus();
  }, [shown, Panel !== undefined]);
  const next = view.next(state);
  const acting = view.place(state).side;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what a button of the dock has opened
    <div
      class="dock"
      data-shown={shown}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !shown) return;
        document.getElementById(`open-${shown}`)?.focus();
        setShown(undefined);
      }}
    >
      {Panel &&
        sideIds.map((side) => (
          <section
            key={side}
            class={`side-panel of-${side}`}
            aria-label={view.nameOf(state, side)}
            id={`side-${side}`}
            tabIndex={-1}
          >
            <h2>{view.nameOf(state, side)}</h2>
            <Panel state={state} act={act} side={side} />
          </section>
        ))}
      <div class="dock-bar">
        {refused ? (
          <p class="dock-said is-refused" role="alert">
            {refused.because} <Cited rules={refused.rules} />
          </p>
        ) : (
          <p class="dock-said" role="status">
            {last}
          </p>
        )}
        <div class="dock-sides">
          {sideIds.map((side) => (
            <button
              type="button"
              key={side}
              class={`dock-side of-${side} ${acting === side ? 'is-phasing' : ''}`}
              aria-expanded={shown === side}
              aria-controls={`side-${side}`}
              id={`open-${side}`}
              onClick={() => setShown(shown === side ? undefined : side)}
            >
              <view.Cell state={state} side={side} />
            </button>
          ))}
        </div>
        <div class="dock-steps">
          <button type="button" class="dock-back" disabled={!onUndo} onClick={onUndo} aria-label="Undo">
            <span aria-hidden="true">↶</span>
          </button>
          <button type="button" class="dock-back" disabled={!onRedo} onClick={onRedo} aria-label="Redo">
            <span aria-hidden="true">↷</span>
          </button>
          <button
            type="button"
            class="dock-next"
            onClick={() => {
              setShown(undefined);
              if ('part' in next) document.getElementById(next.part)?.scrollIntoView();
              else if (act(next.action)) document.getElementById('step-card')?.scrollIntoView();
            }}
          >
            <small>{next.small}</small>
            {next.says}
          </button>
        </div>
      </div>
    </div>
  );
}
