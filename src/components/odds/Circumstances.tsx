/** The circumstances of one side that can matter here, by group: chips, steps and choices. */
import { type Circumstance, circumstanceGroups, circumstances } from '../../engine/fr3/melee/circumstances.ts';
import { bout, defaultsOf, type View, view } from '../../engine/fr3/melee/combatant.ts';
import type { MeleeQuestion, MeleeSide, SideId } from '../../engine/fr3/melee/question.ts';
import { RuleLink } from './links.tsx';
import { signed } from './words.ts';

interface Props {
  question: MeleeQuestion;
  side: SideId;
  onChange: (side: MeleeSide) => void;
}

/** What the rules say about a value, tried on: undefined when it is possible. */
function trouble(question: MeleeQuestion, side: SideId, { id, forbidden }: Circumstance, value: unknown): string | undefined {
  if (!forbidden) return undefined;
  const tried = { ...question, [side]: { ...question[side], [id]: value } };
  const seen = view(bout(tried), side);
  if (seen.me.is[id] === defaultsOf(seen.me.unit.id, seen.me.is.form)[id]) return undefined;
  return forbidden(seen)?.because;
}

interface FieldProps extends Props {
  circumstance: Circumstance;
  seen: View;
}

export function Field({ question, side, circumstance, seen, onChange }: FieldProps) {
  const { id, name, shape, rules } = circumstance;
  const now = seen.me.is[id];
  const set = (value: unknown) => {
    const { [id]: _was, ...rest } = question[side] as Record<string, unknown>;
    const usual = defaultsOf(seen.me.unit.id, seen.me.is.form)[id];
    onChange((value === usual ? rest : { ...rest, [id]: value }) as MeleeSide);
  };
  if (shape.kind === 'flag') {
    const why = now ? undefined : trouble(question, side, circumstance, true);
    return (
      <label class="chip" title={why}>
        <input type="checkbox" checked={now as boolean} disabled={!!why} onChange={(event) => set(event.currentTarget.checked)} />
        {name}
      </label>
    );
  }
  if (shape.kind === 'number') {
    const n = now as number;
    const most = shape.most(seen.me);
    const more = n < most && !trouble(question, side, circumstance, n + 1);
    const less = n > shape.least && !trouble(question, side, circumstance, n - 1);
    return (
      <div class="stepper">
        <span id={`${side}-${id}`}>
          <RuleLink id={rules[0] ?? ''}>{name}</RuleLink>
        </span>
        <span role="group" aria-labelledby={`${side}-${id}`}>
          <button type="button" disabled={!less} aria-label="One less" onClick={() => set(n - 1)}>
            −
          </button>
          <output>{shape.least < 0 ? (n === 0 ? '0' : signed(n)) : n}</output>
          <button type="button" disabled={!more} aria-label="One more" onClick={() => set(n + 1)}>
            +
          </button>
        </span>
      </div>
    );
  }
  return (
    <label class="choice">
      <span>{name}</span>
      <select class="field" value={String(now)} onChange={(event) => set(id === 'state' ? Number(event.currentTarget.value) : event.currentTarget.value)}>
        {shape.options.map((option) => {
          const value = id === 'state' ? Number(option.value) : option.value;
          const why = String(now) === option.value ? undefined : trouble(question, side, circumstance, value);
          return (
            <option key={option.value} value={option.value} disabled={!!why}>
              {option.name}
            </option>
          );
        })}
      </select>
    </label>
  );
}

/** Shown when it can matter and is possible in some value, or when it is set already. */
function shown(question: MeleeQuestion, side: SideId, circumstance: Circumstance, seen: View): boolean {
  const { id, shape } = circumstance;
  if (seen.me.is[id] !== defaultsOf(seen.me.unit.id, seen.me.is.form)[id]) return true;
  if (!circumstance.matters(seen)) return false;
  if (shape.kind === 'flag') return !trouble(question, side, circumstance, true);
  if (shape.kind === 'number') return shape.most(seen.me) > 0 && !trouble(question, side, circumstance, 1);
  return shape.options.some(({ value }) => {
    const typed = id === 'state' ? Number(value) : value;
    return typed !== seen.me.is[id] && !trouble(question, side, circumstance, typed);
  });
}

export function Circumstances({ question, side, onChange }: Props) {
  const seen = view(bout(question), side);
  return (
    <>
      {circumstanceGroups.map((group) => {
        const members = circumstances.filter((each) => each.group === group && shown(question, side, each, seen));
        if (!members.length) return null;
        return (
          <fieldset key={group}>
            <legend>{group}</legend>
            {members.map((each) => (
              <Field key={each.id} circumstance={each} seen={seen} question={question} side={side} onChange={onChange} />
            ))}
          </fieldset>
        );
      })}
      {Object.keys(question[side]).length > 1 && (
        <button type="button" class="button button-quiet" onClick={() => onChange({ unit: question[side].unit })}>
          Back to usual
        </button>
      )}
    </>
  );
}
