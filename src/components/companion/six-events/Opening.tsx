/** A new game: the names of the sides, with a choice of sample armies. */
import { useState } from 'preact/hooks';
import type { SideId } from '../../../engine/kernel/companion.ts';
import { type Setup, standIns } from '../../../engine/six-events/companion/companion.ts';
import { sampleArmies } from '../../../engine/six-events/data/sample-armies.ts';
import { RuleLink } from '../../odds/links.tsx';
import { OpeningForm, SampleArmy } from '../OpeningForm.tsx';

export function Opening({ onBegin }: { onBegin: (name: string, setup: Setup) => void }) {
  const [setup, setSetup] = useState<Setup>({ first: { name: '', army: '' }, second: { name: '', army: '' } });
  const change = (side: SideId, of: Partial<Setup['first']>) => setSetup({ ...setup, [side]: { ...setup[side], ...of } });
  return (
    <OpeningForm
      labels={standIns}
      names={{ first: setup.first.name, second: setup.second.name }}
      standIns={standIns}
      onName={(side, name) => change(side, { name })}
      onBegin={(name) => onBegin(name, setup)}
      more={(side) => <SampleArmy value={setup[side].army} armies={sampleArmies} onChoose={(army) => change(side, { army })} />}
    >
      <p class="fine">
        The rules come without ready-made units. Enter your own, or use one of{' '}
        <RuleLink id="six-events.sample-set.armies">our armies</RuleLink>.
      </p>
    </OpeningForm>
  );
}
