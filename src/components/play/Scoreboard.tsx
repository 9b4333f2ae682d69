/** Above the table: who stands how, whose turn it is, and the way to everything that is about the whole battle. */
import { useMemo } from 'preact/hooks';
import type { SideStanding } from './system.ts';
import { useSystem } from './system-context.ts';
import { type SideId, type State, sideClass } from './vocabulary.ts';

/** The facts of a side in a sentence: `The Wolf Hour: clock 8, 5 of 6 units`. */
export const sayFacts = ({ name, facts }: SideStanding): string =>
  `${name}: ${facts.map(({ label, value }) => (label ? `${label} ${value}` : value)).join(', ')}`;

function Side({ side, standing, deciding }: { side: SideId; standing: SideStanding; deciding: boolean }) {
  const { name, score, facts } = standing;
  return (
    <li class={`score-side ${sideClass(side)}`} aria-current={deciding ? 'true' : undefined}>
      <b class="score-name">{name}</b>
      <span class="score-points">
        <b>{score.total}</b> <small>points</small>
      </span>
      <span class="score-facts">
        {facts.map(({ label, value }) => (
          <span key={label}>
            {label && <small>{label}</small>} <b>{value}</b>
          </span>
        ))}
      </span>
    </li>
  );
}

interface Props {
  state: State;
  decider: SideId | null;
  /** The button of the menu. */
  children: preact.ComponentChildren;
}

export function Scoreboard({ state, decider, children }: Props) {
  const system = useSystem();
  const { turn, step, place, left, sides, notes, ends } = useMemo(() => system.header(state), [state]);
  return (
    <header class="scoreboard">
      <ul>
        <Side side="A" standing={sides.A} deciding={decider === 'A'} />
        <Side side="B" standing={sides.B} deciding={decider === 'B'} />
      </ul>
      <div class="score-middle">
        <p class="play-place">
          <span class="sr">{place}</span>
          <span aria-hidden="true">{[turn, step].filter(Boolean).join(' · ')}</span>
          {left && <small>{left}</small>}
        </p>
        <p class="score-notes">{[...notes, ends].filter(Boolean).join(' ')}</p>
      </div>
      <div class="score-buttons">{children}</div>
    </header>
  );
}
