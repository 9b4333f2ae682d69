/** What players count in this mission, and the current points in Annihilation. */
import { sideIds } from '../../../engine/kernel/companion.ts';
import { annihilation, countedAs, missionOf, scoreText } from '../../../engine/three-realms/companion/score.ts';
import { missions as figures } from '../../../engine/three-realms/data/figures/missions.ts';
import { RuleLink } from '../../odds/links.tsx';
import { Counter } from '../Counter.tsx';
import type { Desk } from './desk.ts';

/** The counter for a mission whose score is kept by hand. */
export function ScoreCounters({ state, act }: Desk) {
  const counted = countedAs[missionOf(state)?.scoring ?? 'annihilation'];
  if (!counted) return null;
  return (
    <div class="both">
      {sideIds.map((side) => {
        const { name, score } = state.sides[side];
        return (
          <div key={side} class={`of-${side}`}>
            <h3>{name}</h3>
            <p>
              <RuleLink id={counted.rule}>{counted.name}</RuleLink>
            </p>
            <Counter
              name={`${name}, ${counted.name}`}
              value={score}
              shown={scoreText(state, score)}
              onLess={score > 0 ? () => act({ kind: 'score', side, by: -1 }) : undefined}
              onMore={() => act({ kind: 'score', side, by: 1 })}
            />
          </div>
        );
      })}
    </div>
  );
}

export function Score(desk: Desk) {
  const { state } = desk;
  const mission = missionOf(state);
  return (
    <div class="score">
      <p class="verdict">
        {mission ? (
          <>
            <b>
              <RuleLink id={mission.rule}>{mission.name}</RuleLink>
            </b>
            , game turn {state.turn} of <RuleLink id="three-realms.missions.length">{figures.turns}</RuleLink>.
          </>
        ) : (
          'A battle without a mission.'
        )}
      </p>
      <ScoreCounters {...desk} />
      <div class="both">
        {sideIds.map((side) => {
          const { points, unpriced } = annihilation(state, side);
          return (
            <div key={side} class={`side-score of-${side}`}>
              <h3>
                {state.sides[side].name} <output aria-label={`Points of ${state.sides[side].name}`}>{points}</output>
              </h3>
              <p class="fine">
                <RuleLink id="three-realms.missions.annihilation-scoring">Points for destroyed and broken enemies</RuleLink>
                {unpriced > 0 && `; ${unpriced} ${unpriced === 1 ? 'unit has' : 'units have'} no points value yet`}
              </p>
            </div>
          );
        })}
      </div>
    </div>
  );
}
