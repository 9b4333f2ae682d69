/** What would change a volley, as a table. */
import type { MissileAnswer } from '../../engine/fr3/missile-fire/answer.ts';
import { changes } from '../../engine/fr3/missile-fire/changes.ts';
import type { MissilePlan } from '../../engine/fr3/missile-fire/plan.ts';
import { ShotChanges } from './ShotChanges.tsx';

interface Props {
  plan: MissilePlan;
  answer: MissileAnswer;
  /** Of each group of firers, and of the target last. */
  names: readonly string[];
  onAsk: (plan: MissilePlan) => void;
}

export function MissileChanges({ plan, answer, names, onAsk }: Props) {
  return (
    <ShotChanges
      changes={changes(plan, answer)}
      nameOf={(who) => (who === 'target' ? names.at(-1) : names[who]) ?? ''}
      onAsk={(question) => onAsk({ ...plan, ...question })}
    />
  );
}
