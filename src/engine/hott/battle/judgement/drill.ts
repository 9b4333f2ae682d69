/** The computer players' choices before the battle: edge, stronghold, deployment. */
import { occupies } from '../../../kernel/geometry.ts';
import { surefooted } from '../../data/tactical-factors.ts';
import { type Action, hottBattle } from '../battle.ts';
import { lineOf } from '../deployment/deploy.ts';
import { elementBy, isAerial } from '../elements/find.ts';
import { askedNow } from '../sequence.ts';
import { groundOf } from '../terrain/ground.ts';
import type { State } from '../vocabulary/state.ts';

/** How many candidate actions are considered. The line-ups come first. */
const looks = 14;

/** How many elements of a deployment would be in bad going that hampers them. */
function hampered(state: State, action: Action): number {
  if (action.kind !== 'deploy') return 0;
  const { bad } = groundOf(state.setup);
  const bases = lineOf(state, action.units, action);
  return action.units.filter((id, at) => {
    const unit = elementBy(state, id);
    return (
      !isAerial(unit) &&
      !surefooted.includes(unit.type) &&
      bad.some(({ polygon }) => occupies(bases[at] as (typeof bases)[number], polygon))
    );
  }).length;
}

/** The next deployment action; undefined once the battle has begun. */
export function deployByDrill(state: State): Action | undefined {
  const ask = askedNow(state);
  if (!ask || (ask.what !== 'edge' && ask.what !== 'stronghold' && ask.what !== 'deploy')) return undefined;
  let best: Action | undefined;
  let least = Infinity;
  let seen = 0;
  for (const action of hottBattle.actions(state)) {
    const worse = hampered(state, action);
    if (worse < least) [best, least] = [action, worse];
    if (worse === 0 || ++seen >= looks) break;
  }
  return best;
}
