/** The bar above the table: the state of both sides, whose turn it is, and the menu for the whole battle. */
import { Fragment } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Effects, SideStanding } from '../system.ts';
import { useSystem } from '../system-context.ts';
import { type SideId, type State, sideClass, sideIds } from '../vocabulary.ts';

/** The facts about a side in a sentence: `The Wolf Hour: clock 8, 5 of 6 units`. */
export const sayFacts = ({ name, facts }: SideStanding): string =>
  `${name}: ${facts.map(({ label, value }) => (label ? `${label} ${value}` : value)).join(', ')}`;

interface SideProps {
  side: SideId;
  standing: SideStanding;
  deciding: boolean;
  /** What has just changed for this side. */
  changes: Effects['sides'];
  at: number;
}

function Side({ side, standing, deciding, changes, at }: SideProps) {
  const { name, score, facts } = standing;
  return (
    <li class={`score-side ${sideClass(side)}`} aria-current={deciding ? 'true' : undefined}>
      <b class="score-name">{name}</b>
      <span class="score-points">
        <b>{score.total}</b> <small>points</small>
      </span>
      <span class="score-facts">
        {facts.map(({ label, value, narrow }) => (
          <Fragment key={label}>
            <span class={narrow === undefined ? undefined : 'score-wide'}>
              {label && <small>{label}</small>} <b>{value}</b>
            </span>
            {narrow && (
              <span class="score-narrow" aria-hidden="true">
                {narrow.label && <small>{narrow.label}</small>} <b>{narrow.value}</b>
              </span>
            )}
          </Fragment>
        ))}
      </span>
      {changes.map(({ text, tone }) => (
        <span key={`${at} ${text}`} class={`score-change tone-${tone}`} aria-hidden="true">
          {text}
        </span>
      ))}
    </li>
  );
}

interface Props {
  state: State;
  decider: SideId | null;
  /** What has just changed for each side, and the entry in which it happened. */
  changes: Effects['sides'];
  at: number;
  /** The menu buttons. */
  children: preact.ComponentChildren;
}

export function Scoreboard({ state, decider, changes, at, children }: Props) {
  const system = useSystem();
  const { turn, step, place, left, sides, notes } = useMemo(() => system.header(state), [state]);
  // A phone has room for `9 moves` only.
  const [unspent, rest] = left.split(/(?= left$)/);
  return (
    <header class="scoreboard">
      <ul>
        {sideIds.map((side) => (
          <Side
            key={side}
            side={side}
            standing={sides[side]}
            deciding={decider === side}
            changes={changes.filter((change) => change.side === side)}
            at={at}
          />
        ))}
      </ul>
      <div class="score-middle">
        <p class="play-place">
          <span class="sr">{place}</span>
          <span aria-hidden="true">{[turn, step].filter(Boolean).join(' · ')}</span>
          {left && (
            <small>
              {unspent}
              <span class="spare">{rest}</span>
            </small>
          )}
        </p>
        <p class="score-notes">{notes.filter(Boolean).join(' ')}</p>
      </div>
      <div class="score-buttons">{children}</div>
    </header>
  );
}
