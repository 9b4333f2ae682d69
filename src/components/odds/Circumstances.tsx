/** The circumstances of one side that can matter here, by group. */
import { type Circumstance, circumstanceGroups, circumstances } from '../../engine/fr3/melee/circumstances.ts';
import { bout, type Combatant, defaultsOf, type View, view } from '../../engine/fr3/melee/combatant.ts';
import type { MeleeQuestion, MeleeSide, SideId } from '../../engine/fr3/melee/question.ts';
import { FieldOf, Fields, type FormOf } from './Fields.tsx';

interface Props {
  question: MeleeQuestion;
  side: SideId;
  onChange: (side: MeleeSide) => void;
}

function formOf({ question, side, onChange }: Props): FormOf<View, Combatant, Circumstance> {
  const seen = view(bout(question), side);
  const usual = (id: Circumstance['id'], value: unknown) => defaultsOf({ ...question[side], [id]: value } as MeleeSide)[id];
  return {
    circumstances,
    groups: circumstanceGroups,
    name: side,
    subject: seen.me,
    now: (id) => seen.me.is[id],
    usual,
    matters: (circumstance) => circumstance.matters(seen),
    forbidden: ({ id, forbidden }, value) =>
      forbidden?.(view(bout({ ...question, [side]: { ...question[side], [id]: value } }), side))?.because,
    set: (id, value) => {
      const { [id]: _was, ...rest } = question[side] as Record<string, unknown>;
      onChange((value === usual(id, value) ? rest : { ...rest, [id]: value }) as MeleeSide);
    },
  };
}

/** One circumstance of one side. */
export function MeleeField({ circumstance, ...props }: Props & { circumstance: Circumstance }) {
  return <FieldOf form={formOf(props)} circumstance={circumstance} />;
}

export function Circumstances(props: Props) {
  const { question, side, onChange } = props;
  const set = Object.keys(question[side]).length > 1;
  return <Fields form={formOf(props)} onReset={set ? () => onChange({ unit: question[side].unit }) : undefined} />;
}
