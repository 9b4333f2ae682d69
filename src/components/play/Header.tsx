/** Where the battle stands: turn, step, and both sides with what counts for them. */
import type { Header as Facts } from './system.ts';
import { useSystem } from './system-context.ts';
import { type SideId, type State, sideClass, sideIds } from './vocabulary.ts';

type SideFacts = Facts['sides'][SideId];

/** The facts of a side in a sentence: `The Wolf Hour: clock 8, 5 of 6 units`. */
export const sayFacts = ({ name, facts }: SideFacts): string =>
  `${name}: ${facts.map(({ label, value }) => (label ? `${label} ${value}` : value)).join(', ')}`;

export function Header({ state, decider }: { state: State; decider: SideId | null }) {
  const { place, left, sides, notes } = useSystem().header(state);
  return (
    <header class="play-head">
      <p class="play-place">
        {place}
        {left && <small>{left}</small>}
      </p>
      <ul>
        {sideIds.map((side) => {
          const { name, facts } = sides[side];
          return (
            <li key={side} class={`head-side ${sideClass(side)}`} aria-current={decider === side ? 'true' : undefined}>
              <b>{name}</b>
              <span>
                {facts.map(({ label, value }, at) => (
                  <span key={label}>
                    {at > 0 && ', '}
                    {label ? (
                      <>
                        {label} <b>{value}</b>
                      </>
                    ) : (
                      value
                    )}
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
      {notes.map((note) => (
        <p class="fine" key={note}>
          {note}
        </p>
      ))}
    </header>
  );
}
