/**
 * The foot of the screen, always in reach of a thumb: both sides' clocks and pools, what happened last,
 * undo, and the next step. A side's cell opens its panel above it; on a wide screen the panels stand open.
 */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ending } from '../../../engine/fr3/companion/ending.ts';
import { stepName } from '../../../engine/fr3/companion/places.ts';
import { type SideId, sideIds } from '../../../engine/fr3/companion/state.ts';
import { nextPlace } from '../../../engine/fr3/companion/turn.ts';
import type { Refusal } from '../../../engine/kernel/rule-id.ts';
import { Cited } from '../../odds/links.tsx';
import { Clock } from './Clock.tsx';
import type { Desk } from './desk.ts';

interface Props extends Desk {
  /** The panels of both sides, once they are loaded. */
  panels: ComponentType<Desk> | undefined;
  last: string;
  refused: Refusal | null;
  /** Nothing when there is nothing to undo, or to redo. */
  onUndo: (() => void) | undefined;
  onRedo: (() => void) | undefined;
}

export function Dock({ state, act, panels: Panels, last, refused, onUndo, onRedo }: Props) {
  const [shown, setShown] = useState<SideId | undefined>();
  useEffect(() => {
    if (shown) document.getElementById(`side-${shown}`)?.focus();
  }, [shown]);
  const { phase, step } = nextPlace(state);
  const over = ending(state);
  const whose =
    phase !== state.phase ? (phase === 'preparation' ? `Turn ${state.turn + 1}` : `${state.sides[phase].name}’s phase`) : '';
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
      {Panels && <Panels state={state} act={act} />}
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
          {sideIds.map((side) => {
            const { name, clock, armyPool, casters } = state.sides[side];
            const own = casters.filter(({ caster }) => caster !== 'bard');
            return (
              <button
                type="button"
                key={side}
                class={`dock-side of-${side} ${state.phase === side ? 'is-phasing' : ''}`}
                aria-expanded={shown === side}
                aria-controls={`side-${side}`}
                id={`open-${side}`}
                onClick={() => setShown(shown === side ? undefined : side)}
              >
                <Clock clock={clock} />
                <span class="dock-pools">
                  <b>{name}</b>
                  <span class="sr">
                    {state.phase === side && ', whose phase it is'}: clock {clock},{' '}
                  </span>
                  <span>
                    <span>
                      <small>army</small> {armyPool}{' '}
                    </span>
                    {own.map(({ id, name: who, pool, rolled }) => (
                      <span key={id}>
                        <small>
                          {who.slice(0, 3)}
                          <span class="sr">{who.slice(3)}</span>
                        </small>{' '}
                        {rolled ? pool : '?'}{' '}
                      </span>
                    ))}
                  </span>
                </span>
              </button>
            );
          })}
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
              if (over) document.getElementById('score')?.scrollIntoView();
              else if (act({ kind: 'next' })) document.getElementById('step-card')?.scrollIntoView();
            }}
          >
            <small>{over ? 'The battle is over' : whose ? `Next step, ${whose}` : 'Next step'}</small>
            {over ? 'Count the points' : stepName(step)}
          </button>
        </div>
      </div>
    </div>
  );
}
