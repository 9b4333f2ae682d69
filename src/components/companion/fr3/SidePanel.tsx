/** One side: its clock and its pools, large enough to read across a table and to change with a thumb. */

import { casterDice } from '../../../engine/fr3/companion/casters.ts';
import { armyPool } from '../../../engine/fr3/companion/magic.ts';
import { weakMagic } from '../../../engine/fr3/companion/pools.ts';
import type { Caster, SideId } from '../../../engine/fr3/companion/state.ts';
import { RuleLink } from '../../odds/links.tsx';
import { Quiet } from '../Act.tsx';
import { Counter } from '../Counter.tsx';
import { AddCaster } from './AddCaster.tsx';
import { Clock } from './Clock.tsx';
import type { Desk } from './desk.ts';

function CasterRow({ state, act, side, caster }: Desk & { side: SideId; caster: Caster }) {
  const { id, name, caster: kind, pool, rolled } = caster;
  const { name: called, forArmy } = casterDice[kind];
  const spend = (by: number) => () => act({ kind: 'pool', side, caster: id, by });
  return (
    <li class="pool-row">
      <div>
        <b>{name}</b>
        <small>{[name !== called && called, !rolled && 'not rolled yet'].filter(Boolean).join(', ')}</small>
      </div>
      {forArmy ? (
        <small>to the army pool</small>
      ) : (
        <Counter name={`${name}, points`} value={pool} onLess={pool > 0 ? spend(-1) : undefined} onMore={spend(1)} />
      )}
      <details class="more">
        <summary aria-label={`More about ${name}`}>⋯</summary>
        <p class="row">
          {!forArmy && (
            <Quiet onClick={() => act({ kind: 'burn-clock', side, caster: id, points: 1 })}>Take 1 point off the clock</Quiet>
          )}
          <Quiet onClick={() => act({ kind: 'remove-caster', side, caster: id })}>
            {state.sides[side].casters.length > 1 ? 'Magic user lost' : 'Last magic user lost'}
          </Quiet>
        </p>
      </details>
    </li>
  );
}

export function SidePanel({ state, act, side }: Desk & { side: SideId }) {
  const army = state.sides[side];
  const { name, clock, casters } = army;
  const adjust = (by: number) => () => act({ kind: 'adjust-clock', side, by, reason: '' });
  const spend = (by: number) => () => act({ kind: 'pool', side, caster: armyPool, by });
  return (
    <>
      <div class="side-clock">
        <Clock clock={clock} />
        <div>
          <p>
            <RuleLink id="fr3.morale-clock.start">Morale clock</RuleLink>
          </p>
          <Counter name={`${name}, morale clock`} value={clock} onLess={clock > 0 ? adjust(-1) : undefined} onMore={adjust(1)} />
        </div>
      </div>
      <ul class="pools">
        <li class="pool-row">
          <div>
            <b>
              <RuleLink id="fr3.magic.two-pools">Army pool</RuleLink>
            </b>
            {weakMagic(army) && (
              <small>
                <RuleLink id="fr3.magic.clock-at-four">halved because the morale clock is low</RuleLink>
              </small>
            )}
          </div>
          <Counter
            name={`${name}, army pool`}
            value={army.armyPool}
            onLess={army.armyPool > 0 ? spend(-1) : undefined}
            onMore={spend(1)}
          />
        </li>
        {casters.map((caster) => (
          <CasterRow key={caster.id} state={state} act={act} side={side} caster={caster} />
        ))}
      </ul>
      <p class="priority">
        {state.castFirst === null ? (
          <>
            <Quiet onClick={() => act({ kind: 'cast-first', side })}>Casts first</Quiet>
            {state.firstChance === side && (
              <small>
                has the <RuleLink id="fr3.magic.first-spell-priority">first chance</RuleLink>
              </small>
            )}
          </>
        ) : (
          state.castFirst === side && (
            <small>
              <RuleLink id="fr3.magic.first-spell-priority">Cast the first spell this turn</RuleLink>
            </small>
          )
        )}
      </p>
      <details class="more">
        <summary>Add a magic user</summary>
        <AddCaster act={act} side={side} />
      </details>
    </>
  );
}
