/** The tools for casting: Magic Points of every caster. */
import type { Unit } from '../../../engine/six-events/companion/state.ts';
import { Cited, RuleLink } from '../../odds/links.tsx';
import { Quiet } from '../Act.tsx';
import { Counter } from '../Counter.tsx';
import type { Desk, SideDesk } from './desk.ts';
import { alive, Sides } from './SideBySide.tsx';

function Caster({ act, side, unit }: SideDesk & { unit: Unit }) {
  const { id, name, points, magic, offensive, priest } = unit;
  const cast = (by: number, isOffensive: boolean) => act({ kind: 'cast', side, unit: id, by, offensive: isOffensive });
  return (
    <li>
      <p>
        {name}, Magic {magic}
      </p>
      <Counter
        name={`${name}, Magic Points`}
        value={points}
        onLess={points > 0 ? () => cast(1, false) : undefined}
        onMore={points + offensive < magic ? () => cast(-1, false) : undefined}
      />
      {priest && (
        <>
          <p class="fine">
            of them in <RuleLink id="six-events.spells.priest-penalty">offensive spells</RuleLink>
          </p>
          <Counter
            name={`${name}, points in offensive spells`}
            value={offensive}
            onLess={offensive > 0 ? () => cast(-1, true) : undefined}
            onMore={points > 0 ? () => cast(1, true) : undefined}
          />
        </>
      )}
    </li>
  );
}

export function Casting(desk: Desk) {
  const { state, act } = desk;
  return (
    <>
      <Sides state={state}>
        {(side) => (
          <>
            <ul class="casting">
              {state.sides[side].units
                .filter((unit) => alive(unit) && unit.magic > 0)
                .map((unit) => (
                  <Caster key={unit.id} {...desk} side={side} unit={unit} />
                ))}
            </ul>
            {state.sides[side].passed ? <p>Has passed.</p> : <Quiet onClick={() => act({ kind: 'pass', side })}>Passes</Quiet>}
          </>
        )}
      </Sides>
      <p class="fine">
        The rules have no spell cards. <Cited rules={['six-events.sample-set.cards']} />
      </p>
    </>
  );
}
