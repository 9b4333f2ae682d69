/** The shooters in a volley: each unit that can see the target can join or leave with one press. */
import type { Action } from '../../../engine/fr3/battle/ruleset.ts';
import { fr3Battle } from '../../../engine/fr3/battle/ruleset.ts';
import type { PieceId } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { byName } from '../vocabulary.ts';
import { optionsOf } from './actions.ts';
import { called } from './words.ts';

type Volley = Extract<Action, { kind: 'shoot' }>;

interface Props {
  state: State;
  volley: Volley;
  onChange: (action: Action) => void;
}

export function Shooters({ state, volley, onChange }: Props) {
  const { units, at } = volley;
  const could = new Set<PieceId>(units);
  for (const action of optionsOf(state))
    if (action.kind === 'shoot' && action.at === at) for (const id of action.units) could.add(id);
  const all = [...could].sort(byName);
  if (all.length < 2) return null;
  const toggled = (id: PieceId): Volley => ({
    ...volley,
    units: units.includes(id) ? units.filter((each) => each !== id) : [...units, id].sort(byName),
  });
  return (
    <fieldset class="segmented shooters">
      <legend>Who shoots at {called(state, at)}</legend>
      {all.map((id) => {
        const next = toggled(id);
        return (
          <label key={id}>
            <input
              type="checkbox"
              checked={units.includes(id)}
              disabled={next.units.length === 0 || fr3Battle.refuse(state, next) !== null}
              onChange={() => onChange(next)}
            />
            <span>{id}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
