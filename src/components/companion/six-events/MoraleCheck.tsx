/** A unit checks its morale: the cause, the modifiers, the die. */
import { useState } from 'preact/hooks';
import type { SideId } from '../../../engine/kernel/companion.ts';
import type { Unit } from '../../../engine/six-events/companion/state.ts';
import { checkOf, faceFor, type NerveFlag, nerveFlags } from '../../../engine/six-events/companion/units.ts';
import { moraleModifiers } from '../../../engine/six-events/data/modifiers.ts';
import { moraleChart } from '../../../engine/six-events/data/morale.ts';
import type { RowId } from '../../../engine/six-events/fighter.ts';
import { RuleLink } from '../../odds/links.tsx';
import { signed } from '../../odds/words.ts';
import { Act } from '../Act.tsx';
import { Counter } from '../Counter.tsx';
import { DiceAsk } from '../DiceAsk.tsx';
import type { Desk } from './desk.ts';

/** For each flag, the rule about its modifier. */
const ruleOf: Readonly<Record<NerveFlag, string>> = {
  flanked: 'six-events.morale.mod-flanked',
  rearAttacked: 'six-events.morale.mod-rear-attacked',
  leaderKilled: 'six-events.morale.mod-leader-killed',
  commanderKilled: 'six-events.morale.mod-commander-killed',
  attacksFlank: 'six-events.morale.mod-attacking-flank',
  attacksRear: 'six-events.morale.mod-attacking-rear',
  outnumbers: 'six-events.morale.mod-outnumber',
  friend: 'six-events.morale.mod-friend-engaged',
  leader: 'six-events.morale.mod-leader-attached',
};

interface Props extends Desk {
  side: SideId;
  unit: Unit;
  /** The event that caused the damage. */
  event: string;
}

export function MoraleCheck({ act, side, unit, event }: Props) {
  const rows = moraleChart.filter((row) => row.event === event);
  const [row, setRow] = useState(rows[0]?.id ?? '');
  const [nerve, setNerve] = useState<readonly NerveFlag[]>([]);
  const [race, setRace] = useState(0);
  const [rolling, setRolling] = useState(false);
  const needed = faceFor(unit, row as RowId, nerve, race);
  const done = (faces: readonly number[]) => act({ kind: 'check', side, unit: unit.id, row, nerve, race, faces });
  return (
    <li>
      <p>
        <b>{unit.name}</b> lost {unit.before - unit.left} and has {unit.left} of {unit.full} left.{' '}
        {needed === null ? 'No check.' : `Holds on ${needed <= 1 ? 'any roll' : needed > 6 ? 'no roll' : `${needed}+`}.`}
      </p>
      {rows.length > 1 && (
        <label class="field">
          <span>
            The enemy in melee that is <RuleLink id="six-events.morale.row-order">nearest the top of the chart</RuleLink>
          </span>
          <select value={row} onChange={(change) => setRow(change.currentTarget.value)}>
            {rows.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <details class="more">
        <summary>Modifiers to the check{nerve.length > 0 && `: ${nerve.length}`}</summary>
        <div class="row">
          {nerveFlags.map((each) => {
            const modifier = moraleModifiers.find(({ rule }) => rule === ruleOf[each]);
            return (
              <label class="chip" key={each}>
                <input
                  type="checkbox"
                  checked={nerve.includes(each)}
                  onChange={({ currentTarget }) =>
                    setNerve(currentTarget.checked ? [...nerve, each] : nerve.filter((other) => other !== each))
                  }
                />
                {modifier?.name} {signed(modifier?.value ?? 0)}
              </label>
            );
          })}
        </div>
        <p>
          <RuleLink id="six-events.morale.race-modifiers">Its race</RuleLink>
        </p>
        <Counter
          name={`${unit.name}, race`}
          value={race}
          shown={signed(race)}
          onLess={race > -9 ? () => setRace(race - 1) : undefined}
          onMore={race < 9 ? () => setRace(race + 1) : undefined}
        />
      </details>
      <div class="row">
        {needed === null ? (
          <Act name={`${unit.name}: no check`} onClick={() => done([])}>
            No check
          </Act>
        ) : rolling ? (
          <DiceAsk chance={checkOf(unit, row as RowId, nerve, race)} onDone={done} />
        ) : (
          <Act name={`${unit.name} checks morale`} onClick={() => setRolling(true)}>
            Checks morale
          </Act>
        )}
      </div>
    </li>
  );
}
