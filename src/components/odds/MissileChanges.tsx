/** What would change a volley, as a table. */
import type { MissilePlan } from '../../engine/fr3/missile-fire/extended-question.ts';
import type { MissileQuestion } from '../../engine/fr3/missile-fire/question.ts';
import { ShotChanges } from './ShotChanges.tsx';

interface Props {
  plan: MissilePlan;
  /** Of each group of firers, and of the target last. */
  names: readonly string[];
  onAsk: (plan: MissilePlan) => void;
}

export function MissileChanges({ plan, names, onAsk }: Props) {
  const { target, firers } = plan;
  return (
    <ShotChanges<MissileQuestion>
      task={{ kind: 'volley-changes', question: { target, firers } }}
      nameOf={(who) => (who === 'target' ? names.at(-1) : names[who]) ?? ''}
      onAsk={(question) => onAsk({ ...plan, ...question })}
    />
  );
}
