/** A number chosen from a list, which is faster on a phone than twenty steps. */
import { RuleLink } from '../links.tsx';

interface Props {
  name: string;
  rule: string;
  now: number;
  most: number;
  onSet: (value: number) => void;
}

export function NumberChoice({ name, rule, now, most, onSet }: Props) {
  return (
    <div class="choice">
      <span>
        <RuleLink id={rule}>{name}</RuleLink>
      </span>
      <select class="field" aria-label={name} value={now} onChange={(event) => onSet(Number(event.currentTarget.value))}>
        {Array.from({ length: Math.max(most, now) + 1 }, (_, value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
    </div>
  );
}
