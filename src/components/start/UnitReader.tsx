/** Explains the row of any unit: the meaning of each number in the reference table. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type Bonus, groupNames, type Unit, unitGroups, unitOf, units } from '../../engine/fr3/data/units.ts';
import { signed } from '../odds/words.ts';
import { Practice } from './Practice.tsx';
import { useChoice } from './useChoice.ts';

/** A bonus in the words of the table. */
function bonusTold(bonus: Bonus): string {
  if ('against' in bonus) return `${signed(bonus.amount)} against ${bonus.against}`;
  if ('when' in bonus) return `${signed(bonus.amount)} when charged`;
  return `${signed(bonus.amount)} in ${bonus.terrain.join(' and ')}`;
}

/** Each table cell that is not empty, with its meaning. */
function cellsOf(unit: Unit, move: ComponentChildren): readonly (readonly [cell: ComponentChildren, meaning: string])[] {
  const cells: (readonly [ComponentChildren, string])[] = [
    [`${unit.cost} points`, 'The cost of one unit in your army. The enemy scores the same number of points for destroying it.'],
  ];
  if (unit.move)
    cells.push([
      <>Moves {move}</>,
      unit.move.difficult === 0
        ? 'How far the unit can move in a phase in the open. It can never enter difficult terrain.'
        : 'How far the unit can move in a phase: in the open, and in difficult terrain.',
    ]);
  if (unit.combatFactor !== 'special')
    cells.push([`CF ${unit.combatFactor}`, 'The unit’s combat factor, which is added to its d10 in every melee.']);
  if (unit.rally) cells.push([`Rally ${unit.rally}+`, 'What the unit must roll to rally, and for many other tests.']);
  if (unit.bonuses.length > 0)
    cells.push([unit.bonuses.map(bonusTold).join(', '), 'A bonus that is added in melee where it applies.']);
  if (unit.difficultTerrain !== 0)
    cells.push([`${signed(unit.difficultTerrain)} in difficult terrain`, 'The unit fights worse in woods, houses and marsh.']);
  if (unit.chargeBonus > 0)
    cells.push([
      `Charge ${signed(unit.chargeBonus)}`,
      'Added in the first melee after the unit charges. If the unit wins, the loser loses two levels.',
    ]);
  if (unit.support) cells.push(['Supports', 'The unit adds this to the melee roll of a friendly unit beside it in line.']);
  if (unit.fear) cells.push(['Causes fear', 'Enemies who charge this unit, or whom it charges, must pass a rally roll.']);
  return cells;
}

interface Props {
  /** The movement of each unit, at each printed scale. */
  moves: Readonly<Record<string, readonly string[]>>;
  scales: readonly string[];
}

export default function UnitReader({ moves, scales }: Props) {
  const [id, setId] = useState('spears');
  const select = useChoice(setId);
  const unit = unitOf(id) as Unit;
  const move = (
    <span class="distance">
      {scales.map((scale, at) => (
        <span key={scale} class={`at-${scale}`}>
          {moves[id]?.[at]}
        </span>
      ))}
    </span>
  );
  return (
    <Practice title="Read a row">
      <label class="field">
        <span>Unit</span>
        <select ref={select} value={id} onChange={(event) => setId(event.currentTarget.value)}>
          {unitGroups.map((group) => (
            <optgroup key={group} label={groupNames[group]}>
              {units
                .filter((each) => each.group === group)
                .map((each) => (
                  <option key={each.id} value={each.id}>
                    {each.name}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <dl class="cells" aria-live="polite">
        {cellsOf(unit, move).map(([cell, meaning]) => (
          <div key={meaning}>
            <dt>{cell}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Practice>
  );
}
