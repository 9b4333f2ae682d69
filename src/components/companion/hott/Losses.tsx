/** Both sides' losses, and how far each is from defeat. */
import { loserOf } from '../../../engine/hott/companion/bound.ts';
import { armyPoints, generalLost, lostPoints } from '../../../engine/hott/companion/state.ts';
import { sideIds } from '../../../engine/kernel/companion.ts';
import { Cited } from '../../odds/links.tsx';
import type { Desk } from './desk.ts';

export function Losses({ state }: Desk) {
  const loser = loserOf(state);
  return (
    <div class="score">
      <p class="verdict">
        {loser ? (
          <>
            If the bound ended now, <b>{state.sides[loser].name}</b> would lose.
          </>
        ) : (
          'If the bound ended now, the battle would continue.'
        )}{' '}
        <Cited rules={['hott.supplement.victory', 'hott.supplement.lost-ap', 'hott.strongholds.loss-loses']} />
      </p>
      <div class="both">
        {sideIds.map((side) => {
          const own = state.sides[side];
          const half = Math.ceil(armyPoints(own) / 2);
          return (
            <div key={side} class={`side-score of-${side}`}>
              <h3>
                {own.name} <output aria-label={`Army points that ${own.name} has lost`}>{lostPoints(own)}</output>
              </h3>
              <p class="fine">
                AP lost{armyPoints(own) > 0 && `; half of the army is ${half}`}
                {generalLost(own) && '; the general is lost'}
                {side === 'first' && state.captured && '; the stronghold is captured'}
              </p>
            </div>
          );
        })}
      </div>
    </div>
  );
}
