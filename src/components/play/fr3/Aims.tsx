/** The aims of a scenario besides the rules' victory points, with their current state. Loaded with a scenario. */

import { useEffect } from 'preact/hooks';
import { countArrived, countedBy, groundOf } from '../../../engine/fr3/battle/scenarios/aims.ts';
import { sayAim } from '../../../engine/fr3/battle/scenarios/aims-in-words.ts';
import { sheetSide } from '../../../engine/fr3/battle/units/pieces.ts';
import { holderOf } from '../../../engine/fr3/battle/victory/ground.ts';
import { sideIds } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { armyName } from './words.ts';

type Aim = NonNullable<State['setup']['aims']>[number];

/** The state of an aim in a few words. */
function standing(state: State, aim: Aim): string {
  if (aim.kind === 'reach') return `${countArrived(state, aim)} of ${countedBy(state, aim).length} units have arrived.`;
  const ground = groundOf(state.setup, aim.ground);
  const holder = ground ? holderOf(state, ground) : null;
  return holder === null ? 'Neither side holds this ground on its own.' : `${armyName(state, holder)} hold this ground.`;
}

export function Aims({ state, onReady }: { state: State; onReady: () => void }) {
  useEffect(onReady, []);
  const { aims = [], turns } = state.setup;
  const extra = sideIds.map((side) => state.sheet.sides[sheetSide(state, side)].extra);
  return (
    <details class="aims" open={state.sheet.turn < 2}>
      <summary>
        <h2>Objectives of this battle</h2>
      </summary>
      <ul>
        {aims.map((aim) => (
          <li key={JSON.stringify(aim)}>
            {sayAim(state.setup, aim)} <b>{standing(state, aim)}</b>
          </li>
        ))}
      </ul>
      <p class="fine">
        {turns !== undefined && `${turns} turns. `}The book’s victory points count as well.
        {extra.some((points) => points > 0) &&
          ` Points for ground held so far: ${sideIds.map((side, at) => `${armyName(state, side)} ${extra[at]}`).join(', ')}.`}
      </p>
    </details>
  );
}
