/** The circumstances of one group of firers that matter here, by group. */
import {
  type FirerCircumstance,
  type FirerId,
  firerCircumstances,
  firerGroups,
} from '../../engine/fr3/missile-fire/firer-circumstances.ts';
import type { Firers, Target } from '../../engine/fr3/missile-fire/question.ts';
import { markOf } from '../../engine/fr3/missile-fire/target.ts';
import { type FiringUnits, firerDefaults, firingUnits, type Seen } from '../../engine/fr3/missile-fire/volley.ts';
import { FieldOf, Fields, type FormOf } from './Fields.tsx';

interface Props {
  firers: Firers;
  target: Target;
  name: string;
  onChange: (firers: Firers) => void;
}

function formOf({ firers, target, name, onChange }: Props): FormOf<Seen, FiringUnits, FirerCircumstance> {
  const seen: Seen = { firing: firingUnits(firers), target: markOf(target) };
  return {
    circumstances: firerCircumstances,
    groups: firerGroups,
    name,
    subject: seen.firing,
    now: (id) => seen.firing.is[id],
    usual: (id) => firerDefaults[id],
    matters: (circumstance) => circumstance.matters(seen),
    forbidden: ({ id, forbidden }, value) =>
      forbidden?.({ ...seen, firing: firingUnits({ ...firers, [id]: value } as Firers) })?.because,
    set: (id: FirerId, value) => {
      const { [id]: _was, ...rest } = firers as unknown as Record<string, unknown>;
      onChange((value === firerDefaults[id] ? rest : { ...rest, [id]: value }) as unknown as Firers);
    },
  };
}

/** One circumstance of firers. */
export function FirersField({ circumstance, ...props }: Props & { circumstance: FirerCircumstance }) {
  return <FieldOf form={formOf(props)} circumstance={circumstance} />;
}

/** The firers without their circumstances. */
const plain = ({ unit, count, range, weapon }: Firers): Firers => ({
  unit,
  ...(count === undefined ? {} : { count }),
  ...(range === undefined ? {} : { range }),
  ...(weapon === undefined ? {} : { weapon }),
});

export const circumstancesOfFirers = (firers: Firers): number => Object.keys(firers).length - Object.keys(plain(firers)).length;

export function FirersFields(props: Props) {
  const { firers, onChange } = props;
  return <Fields form={formOf(props)} onReset={circumstancesOfFirers(firers) > 0 ? () => onChange(plain(firers)) : undefined} />;
}
