/** The circumstances of a unit under fire that can matter here, by group. */

import type { Target } from '../../engine/fr3/missile-fire/question.ts';
import { type Mark, markOf, targetDefaults } from '../../engine/fr3/missile-fire/target.ts';
import {
  type Shot,
  type TargetCircumstance,
  targetCircumstances,
  targetGroups,
} from '../../engine/fr3/missile-fire/target-circumstances.ts';
import { FieldOf, Fields, type FormOf } from './Fields.tsx';

interface Props {
  target: Target;
  /** The question as the target's circumstances ask about it, for any form of the target. */
  shotAt: (target: Target) => Shot;
  name?: string;
  onChange: (target: Target) => void;
}

function formOf({ target, shotAt, name = 't', onChange }: Props): FormOf<Shot, Mark, TargetCircumstance> {
  const shot = shotAt(target);
  const mark = markOf(target);
  const withValue = (id: TargetCircumstance['id'], value: unknown) => ({ ...target, [id]: value }) as Target;
  const usual = (id: TargetCircumstance['id'], value: unknown) => targetDefaults(withValue(id, value))[id];
  return {
    circumstances: targetCircumstances,
    groups: targetGroups,
    name,
    subject: mark,
    now: (id) => ({ ...mark.unit.is, ...mark.is })[id],
    usual,
    matters: (circumstance) => circumstance.matters(shot),
    forbidden: ({ id, forbidden }, value) => forbidden?.(shotAt(withValue(id, value)))?.because,
    set: (id, value) => {
      const { [id]: _was, ...rest } = target as unknown as Record<string, unknown>;
      onChange((value === usual(id, value) ? rest : { ...rest, [id]: value }) as unknown as Target);
    },
  };
}

/** One circumstance of the target. */
export function TargetField({ circumstance, ...props }: Props & { circumstance: TargetCircumstance }) {
  return <FieldOf form={formOf(props)} circumstance={circumstance} />;
}

export function TargetFields(props: Props) {
  const { target, onChange } = props;
  const set = Object.keys(target).length > 1;
  return <Fields form={formOf(props)} onReset={set ? () => onChange({ unit: target.unit }) : undefined} />;
}
