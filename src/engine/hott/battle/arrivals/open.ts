/** Whether the acting side can bring any element on now (hott.pips.deploy-use). */
import { onceFor } from '../../../kernel/memo.ts';
import type { Ask } from '../vocabulary/questions.ts';
import type { State } from '../vocabulary/state.ts';
import { desorcellingKinds, ensorcelled } from './desorcelling.ts';
import { dragonKinds } from './dragons.ts';
import { godKinds, invocable } from './gods.ts';
import { hordeKinds, replaceable } from './hordes.ts';
import { lurkerKinds, lurkersInWait } from './lurkers.ts';

export const arrivalKinds = {
  ...godKinds,
  ...dragonKinds,
  ...lurkerKinds,
  ...hordeKinds,
  ...desorcellingKinds,
};

/** Whether any arrival that is possible now has at least one listed place. */
export const anyArrival = onceFor((state: State): boolean => {
  if ((state.pips ?? 0) === 0) return false;
  const side = state.acting;
  const open: readonly [boolean, keyof typeof arrivalKinds][] = [
    [invocable(state).length > 0, 'invoke'],
    [state.elements.some((each) => each.side === side && each.type === 'dragons' && each.fate === 'off'), 'summon'],
    [lurkersInWait(state).length > 0, 'ambush'],
    [replaceable(state).length > 0, 'replace'],
    [ensorcelled(state, side).length > 0, 'desorcel'],
  ];
  const ask: Ask = { what: 'arrivals', side };
  return open.some(([some, name]) => {
    if (!some) return false;
    const { candidates, refuse } = arrivalKinds[name] as (typeof arrivalKinds)['ambush'];
    for (const values of candidates(state, ask)) if (refuse(state, values, ask) === null) return true;
    return false;
  });
});
