/**
 * A circumstance that the user can set: a chip, a row of values, a stepper or a list. Values that the rules forbid cannot be
 * chosen, and the field shows the reason.
 */
import { useRef } from 'preact/hooks';
import type { Circumstance, Option } from '../../engine/kernel/circumstance.ts';
import { chanceOf, finestChance, writeChance } from '../../engine/kernel/written-chance.ts';
import { Inches } from './Inches.tsx';
import { RuleLink } from './links.tsx';
import { Stepper } from './Stepper.tsx';
import { signed } from './words.ts';

interface Props<View, Subject> {
  circumstance: Circumstance<View, Subject>;
  /** Unique on the page; used in ids. */
  name: string;
  now: unknown;
  subject: Subject;
  /** Why a value is impossible here; undefined if it is possible. */
  trouble: (value: unknown) => string | undefined;
  /** Shows a few values in a row of buttons. */
  inRow?: boolean;
  onSet: (value: unknown) => void;
}

/** The maximum number of values in a row, and of letters in all of them together. */
const mostInRow = 3;
const mostLetters = 32;
const fitInRow = (options: readonly Option[]): boolean =>
  options.length <= mostInRow &&
  (options.some(({ side }) => side) || options.reduce((letters, { name }) => letters + name.length, 0) <= mostLetters);

interface RowProps {
  name: string;
  title: preact.ComponentChildren;
  values: readonly { readonly value: unknown; readonly words: string }[];
  now: unknown;
  trouble: (value: unknown) => string | undefined;
  onSet: (value: unknown) => void;
}

function Row({ name, title, values, now, trouble, onSet }: RowProps) {
  return (
    <fieldset class="segmented">
      <legend>{title}</legend>
      {values.map(({ value, words }) => {
        const why = value === now ? undefined : trouble(value);
        return (
          <label key={words} title={why}>
            <input type="radio" name={name} checked={value === now} disabled={!!why} onChange={() => onSet(value)} />
            <span>{words}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** A probability: a fraction or a percentage, with common values to choose. */
function ChanceField({
  name,
  title,
  options,
  now,
  onSet,
}: {
  name: string;
  title: string;
  options: readonly string[];
  now: string;
  onSet: (value: string) => void;
}) {
  return (
    <label class="choice">
      <span>{title}</span>
      <input
        class="field plan-works"
        type="text"
        key={now}
        defaultValue={now}
        list={`${name}-options`}
        aria-describedby={`${name}-says`}
        onChange={(event) => {
          const chance = chanceOf(event.currentTarget.value);
          if (chance) onSet(writeChance(chance));
          else event.currentTarget.value = now;
        }}
      />
      <datalist id={`${name}-options`}>
        {options.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <small id={`${name}-says`}>
        A percentage such as 65%, or a fraction such as 2/3 with a denominator of up to {finestChance}.
      </small>
    </label>
  );
}

export function Field<View, Subject>({ circumstance, name, now, subject, trouble, inRow, onSet }: Props<View, Subject>) {
  /** The latest requested value, because a second press may come before the next rendering. */
  const latest = useRef(now as number);
  latest.current = now as number;
  const { shape, rules } = circumstance;
  const title = <RuleLink id={rules[0] ?? ''}>{circumstance.name}</RuleLink>;
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
    const most = shape.most(subject);
    if (inRow && !shape.inches && most - shape.least < mostInRow && most > shape.least) {
      const values = Array.from({ length: most - shape.least + 1 }, (_, at) => shape.least + at);
      return (
        <Row
          name={name}
          title={title}
          values={values.map((value) => ({ value, words: String(value) }))}
          now={n}
          trouble={trouble}
          onSet={onSet}
        />
      );
    }
    // From a fraction of an inch, a step goes to the next whole inch.
    const next = (from: number, by: number) =>
      shape.inches ? (by < 0 ? Math.max(shape.least, Math.ceil(from) - 1) : Math.floor(from) + 1) : from + by;
    const can = (to: number): boolean => to !== n && to >= shape.least && to <= most && !trouble(to);
    const step = (by: number) => {
      const to = next(latest.current, by);
      if (!can(to)) return;
      latest.current = to;
      onSet(to);
    };
    return (
      <Stepper
        name={name}
        value={shape.inches ? <Inches of={n} /> : shape.least < 0 && n !== 0 ? signed(n) : String(n)}
        less={can(next(n, -1))}
        more={can(next(n, 1))}
        onStep={step}
      >
        {title}
      </Stepper>
    );
  }
  if (shape.chance)
    return (
      <ChanceField
        name={name}
        title={circumstance.name}
        options={shape.options.map(({ value }) => value)}
        now={now as string}
        onSet={onSet}
      />
    );
  const typed = (text: string) => (shape.numeric ? Number(text) : text);
  if (inRow && fitInRow(shape.options))
    return (
      <Row
        name={name}
        title={title}
        values={shape.options.map((option) => ({ value: typed(option.value), words: option.name }))}
        now={now}
        trouble={trouble}
        onSet={onSet}
      />
    );
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
