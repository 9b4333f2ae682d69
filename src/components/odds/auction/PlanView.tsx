/** Several spells in one turn: the list, the order, and how both sides spread their points. */

import { places, spellOf } from '../../../engine/fr3/auction/view.ts';
import { PlanSolutionView } from './PlanSolution.tsx';
import { type PlanProps, Wishes } from './Wishes.tsx';

export function PlanView({ view, spells, stakes, list, onWorth, onList }: PlanProps) {
  const { plan } = view;
  if (!plan) return <p>A stored spell does not use points, so there are none to share out.</p>;
  const named = [view.spell, ...places.map((at) => spellOf(spells, list[`spell${at}`])).filter((each) => each !== undefined)];
  return (
    <div class="equilibrium">
      <Wishes view={view} spells={spells} stakes={stakes} list={list} onWorth={onWorth} onList={onList} />
      {named.length < 2 ? (
        <p>Add a second spell to see how to share out the points.</p>
      ) : (
        <PlanSolutionView plan={plan} names={named.map(({ name }) => name)} />
      )}
    </div>
  );
}
