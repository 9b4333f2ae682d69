/** A form for circumstances, by group: only those that matter here and are possible, and those already set. */
import type { Circumstance } from '../../engine/kernel/circumstance.ts';
import { Field } from './Field.tsx';

/** What a form needs to know about its question. */
export interface FormOf<View, Subject, C extends Circumstance<View, Subject>> {
  readonly circumstances: readonly C[];
  readonly groups: readonly string[];
  /** Unique on the page; used in ids. */
  readonly name: string;
  readonly subject: Subject;
  readonly now: (id: C['id']) => unknown;
  /** The default for this circumstance if it had this value. */
  readonly usual: (id: C['id'], value: unknown) => unknown;
  readonly matters: (circumstance: C) => boolean;
  /** Why the rules forbid a value; called only for values that differ from the default. */
  readonly forbidden: (circumstance: C, value: unknown) => string | undefined;
  readonly set: (id: C['id'], value: unknown) => void;
}

const trouble = <View, Subject, C extends Circumstance<View, Subject>>(
  form: FormOf<View, Subject, C>,
  circumstance: C,
  value: unknown,
): string | undefined => (value === form.usual(circumstance.id, value) ? undefined : form.forbidden(circumstance, value));

function shown<View, Subject, C extends Circumstance<View, Subject>>(form: FormOf<View, Subject, C>, circumstance: C): boolean {
  const { id, shape } = circumstance;
  const now = form.now(id);
  if (now !== form.usual(id, now)) return true;
  if (!form.matters(circumstance)) return false;
  if (shape.kind === 'flag') return !trouble(form, circumstance, !now);
  if (shape.kind === 'number') {
    const n = now as number;
    return (
      (n < shape.most(form.subject) && !trouble(form, circumstance, n + 1)) ||
      (n > shape.least && !trouble(form, circumstance, n - 1))
    );
  }
  return shape.options.some(({ value }) => {
    const typed = shape.numeric ? Number(value) : value;
    return typed !== now && !trouble(form, circumstance, typed);
  });
}

/** One circumstance of a form. */
export function FieldOf<View, Subject, C extends Circumstance<View, Subject>>({
  form,
  circumstance,
}: {
  form: FormOf<View, Subject, C>;
  circumstance: C;
}) {
  return (
    <Field
      circumstance={circumstance}
      name={`${form.name}-${circumstance.id}`}
      now={form.now(circumstance.id)}
      subject={form.subject}
      trouble={(value) => trouble(form, circumstance, value)}
      onSet={(value) => form.set(circumstance.id, value)}
    />
  );
}

interface Props<View, Subject, C extends Circumstance<View, Subject>> {
  form: FormOf<View, Subject, C>;
  /** Resets everything that is set; undefined if nothing is. */
  onReset?: (() => void) | undefined;
}

export function Fields<View, Subject, C extends Circumstance<View, Subject>>({ form, onReset }: Props<View, Subject, C>) {
  return (
    <>
      {form.groups.map((group) => {
        const members = form.circumstances.filter((each) => each.group === group && shown(form, each));
        if (!members.length) return null;
        return (
          <fieldset key={group}>
            <legend>{group}</legend>
            {members.map((each) => (
              <FieldOf key={each.id} form={form} circumstance={each} />
            ))}
          </fieldset>
        );
      })}
      {onReset && (
        <button type="button" class="button button-quiet" onClick={onReset}>
          Reset
        </button>
      )}
    </>
  );
}
