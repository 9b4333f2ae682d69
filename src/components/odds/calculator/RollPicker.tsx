/** Chooses what is rolled: a group of procedures, then one of them. */
import type { Roll } from './sheet.ts';

interface Props {
  rolls: readonly Roll[];
  now: string;
  onRoll: (id: string) => void;
}

export function RollPicker({ rolls, now, onRoll }: Props) {
  const groups = [...new Set(rolls.map(({ group }) => group))];
  if (rolls.length < 2) return null;
  const chosen = rolls.find(({ id }) => id === now)?.group;
  const inGroup = rolls.filter(({ group }) => group === chosen);
  return (
    <div class="rolls">
      {groups.length > 1 && (
        <fieldset class="segmented">
          <legend class="sr">Kind of roll</legend>
          {groups.map((group) => (
            <label key={group}>
              <input
                type="radio"
                name="roll-group"
                checked={group === chosen}
                onChange={() => onRoll(rolls.find((roll) => roll.group === group)?.id ?? now)}
              />
              <span>{group}</span>
            </label>
          ))}
        </fieldset>
      )}
      {inGroup.length > 1 && (
        <fieldset class="rolls-of">
          <legend class="sr">Roll</legend>
          {inGroup.map(({ id, name }) => (
            <label key={id} class="chip">
              <input type="radio" name="roll" checked={id === now} onChange={() => onRoll(id)} />
              {name}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
