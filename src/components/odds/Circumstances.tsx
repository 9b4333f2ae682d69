/** The circumstances of one side that can matter here, by group. */
import { type Circumstance, circumstanceGroups, circumstances } from '../../engine/fr3/melee/circumstances.ts';
import { bout, defaultsOf, type View, view } from '../../engine/fr3/melee/combatant.ts';
import type { MeleeQuestion, MeleeSide, SideId } from '../../engine/fr3/melee/question.ts';
import { Field } from './Field.tsx';

interface Props {
  question: MeleeQuestion;
  side: SideId;
  onChange: (side: MeleeSide) => void;
}

/** What the rules say about a value, tried on: undefined when it is possible. */
function trouble(question: MeleeQuestion, side: SideId, { id, forbidden }: Circumstance, value: unknown): string | undefined {
  if (!forbidden) return undefined;
  const seen = view(bout({ ...question, [side]: { ...question[side], [id]: value } }), side);
  if (value === defaultsOf({ ...question[side], [id]: value } as MeleeSide)[id]) return undefined;
  return forbidden(seen)?.because;
}

/** One circumstance of one side. */
export function MeleeField({ question, side, onChange, circumstance }: Props & { circumstance: Circumstance }) {
  const { id } = circumstance;
  const { me } = view(bout(question), side);
  const set = (value: unknown) => {
    const { [id]: _was, ...rest } = question[side] as Record<string, unknown>;
    const usual = defaultsOf({ ...question[side], [id]: value } as MeleeSide)[id];
    onChange((value === usual ? rest : { ...rest, [id]: value }) as MeleeSide);
  };
  return (
    <Field
      circumstance={circumstance}
      name={`${side}-${id}`}
      now={me.is[id]}
      subject={me}
      trouble={(value) => trouble(question, side, circumstance, value)}
      onSet={set}
    />
  );
}

/** Shown when it can matter and is possible in some value, or when it is set already. */
function shown(question: MeleeQuestion, side: SideId, circumstance: Circumstance, seen: View): boolean {
  const { id, shape } = circumstance;
  if (seen.me.is[id] !== defaultsOf(question[side])[id]) return true;
  if (!circumstance.matters(seen)) return false;
  if (shape.kind === 'flag') return !trouble(question, side, circumstance, true);
  if (shape.kind === 'number') return shape.most(seen.me) > 0 && !trouble(question, side, circumstance, 1);
  return shape.options.some(({ value }) => {
    const typed = shape.numeric ? Number(value) : value;
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
              <MeleeField key={each.id} circumstance={each} question={question} side={side} onChange={onChange} />
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
