/** Shown when a clock first falls to 4 or less: asks how many units are demoralized. */

import { useState } from 'preact/hooks';
import { wavering } from '../../../engine/fr3/companion/clock.ts';
import type { SideId } from '../../../engine/fr3/companion/state.ts';
import { moraleClock } from '../../../engine/fr3/data/figures/morale-clock.ts';
import { Cited } from '../../odds/links.tsx';
import { Act } from '../Act.tsx';
import { Counter } from '../Counter.tsx';
import type { Desk } from './desk.ts';

export function Waver({ state, act, side }: Desk & { side: SideId }) {
  const [units, setUnits] = useState(12);
  const { name, clock } = state.sides[side];
  const many = wavering(units);
  return (
    <div class="refusals waver">
      <p>
        <b>{name} wavers.</b> The clock stands at {clock}: a quarter of the army’s remaining units, rounded down, becomes
        demoralized. {name} chooses which units. <Cited rules={['fr3.morale-clock.four', 'fr3.morale-clock.four-choice']} />
      </p>
      <div class="row">
        <Counter
          name={`Units that ${name} has left`}
          value={units}
          shown={`${units} units`}
          onLess={units > 0 ? () => setUnits(units - 1) : undefined}
          onMore={() => setUnits(units + 1)}
        />
        <Act onClick={() => act({ kind: 'waver', side, units })}>
          {units} / {moraleClock.waveringDivisor}: {many === 1 ? '1 unit' : `${many} units`} demoralized
        </Act>
      </div>
    </div>
  );
}
