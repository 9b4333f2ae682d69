/** The values of success and of a magic point, with words beside the numbers. */

const success = [
  [10, 'a nuisance'],
  [30, 'a cheap unit'],
  [60, 'a good unit'],
  [100, 'the best unit on the table'],
  [200, 'a wing of the army'],
  [500, 'the battle'],
] as const;
const point = [
  [0, 'you will not need it'],
  [1, 'hardly anything'],
  [2, 'of some use later this turn'],
  [5, 'the price of a stored point'],
  [10, 'badly needed this turn'],
] as const;
const words = { success, point };

interface WorthProps {
  name: string;
  of: keyof typeof words;
  now: number;
  onSet: (value: number) => void;
}

/** A field in which the user chooses the value of something from a list. */
export function Worth({ name, of, now, onSet }: WorthProps) {
  const list: readonly (readonly [number, string])[] = words[of];
  const options = list.some(([value]) => value === now)
    ? list
    : [...list, [now, 'as you say'] as const].sort((a, b) => a[0] - b[0]);
  return (
    <label class="choice">
      <span>{name}</span>
      <select class="field" value={now} onChange={(event) => onSet(Number(event.currentTarget.value))}>
        {options.map(([value, says]) => (
          <option key={value} value={value}>
            {value}: {says}
          </option>
        ))}
      </select>
    </label>
  );
}

interface StakesProps {
  stakes: Readonly<Record<string, unknown>>;
  onStake: (values: Readonly<Record<string, number>>) => void;
}

export function PointWorths({ stakes, onStake }: StakesProps) {
  return (
    <>
      <Worth
        name="A magic point is worth to the caster"
        of="point"
        now={stakes.mine as number}
        onSet={(mine) => onStake({ mine })}
      />
      <Worth
        name="A magic point is worth to the defender"
        of="point"
        now={stakes.theirs as number}
        onSet={(theirs) => onStake({ theirs })}
      />
    </>
  );
}

export function Stakes({ stakes, onStake }: StakesProps) {
  return (
    <>
      <div class="auction-stakes">
        <Worth
          name="If the spell works, the caster gains"
          of="success"
          now={stakes.success as number}
          onSet={(value) => onStake({ success: value })}
        />
        <PointWorths stakes={stakes} onStake={onStake} />
      </div>
      <p class="fine">
        Measure everything in army points. Success is worth the units it costs the enemy or saves you. A stored magic point costs
        5, so 5 is a fair value for a point that you can still use this turn. Unused points are lost at the end of the turn, so a
        point that you will not need is worth 0. The defender loses what the caster gains.
      </p>
    </>
  );
}
