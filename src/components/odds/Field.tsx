/** One circumstance to set: a chip, a stepper or a choice. What the rules forbid cannot be chosen, and says why. */
import { useRef } from 'preact/hooks';
import type { Circumstance } from '../../engine/kernel/circumstance.ts';
import { RuleLink } from './links.tsx';
import { Stepper } from './Stepper.tsx';
import { signed } from './words.ts';

interface Props<View, Subject> {
  circumstance: Circumstance<View, Subject>;
  /** Unique on the page: names the parts of the field. */
  name: string;
  now: unknown;
  subject: Subject;
  /** Why a value is impossible here; undefined when it is not. */
  trouble: (value: unknown) => string | undefined;
  onSet: (value: unknown) => void;
}

export function Field<View, Subject>({ circumstance, name, now, subject, trouble, onSet }: Props<View, Subject>) {
  /** What has been asked for: a second press may come before the first one shows. */
  const latest = useRef(now as number);
  latest.current = now as number;
  const { shape, rules } = circumstance;
  if (shape.kind === 'flag') {
    const why = now ? undefined : trouble(true);
    return (
      <label class="chip" title={why}>
        <input
          type="checkbox"
          checked={now as boolean}
          disabled={!!why}
          onChange={(event) => onSet(event.currentTarget.checked)}
        />
        {circumstance.name}
      </label>
    );
  }
  if (shape.kind === 'number') {
    const n = now as number;
    const can = (to: number): boolean => to >= shape.least && to <= shape.most(subject) && !trouble(to);
    const step = (by: number) => {
      if (!can(latest.current + by)) return;
      latest.current += by;
      onSet(latest.current);
    };
    return (
      <Stepper
        name={name}
        value={shape.least < 0 && n !== 0 ? signed(n) : String(n)}
        less={can(n - 1)}
        more={can(n + 1)}
        onStep={step}
      >
        <RuleLink id={rules[0] ?? ''}>{circumstance.name}</RuleLink>
      </Stepper>
    );
  }
  const typed = (text: string) => (shape.numeric ? Number(text) : text);
  return (
    <label class="choice">
      <span>{circumstance.name}</span>
      <select class="field" value={String(now)} onChange={(event) => onSet(typed(event.currentTarget.value))}>
        {shape.options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            disabled={String(now) !== option.value && !!trouble(typed(option.value))}
          >
            {option.name}
          </option>
        ))}
      </select>
    </label>
  );
}
