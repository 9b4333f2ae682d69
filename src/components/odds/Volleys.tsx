/** Volley after volley: how the target stands after each. */
import { type MissilePlan, mostVolleys, usualVolleys } from '../../engine/fr3/missile-fire/extended-question.ts';
import { volleysInARow } from '../../engine/fr3/missile-fire/volleys.ts';
import { InARowFor } from './InARowFor.tsx';

export function Volleys({ plan, onAsk }: { plan: MissilePlan; onAsk: (plan: MissilePlan) => void }) {
  const { volleys = usualVolleys, between = 'nothing', target } = plan;
  return (
    <InARowFor
      what="volley"
      target={target}
      after={volleysInARow(plan)}
      count={volleys}
      most={mostVolleys}
      between={between}
      onCount={(count) => onAsk({ ...plan, volleys: count })}
      onBetween={(now) => onAsk({ ...plan, between: now })}
    />
  );
}
