/** A new game: who defends and who attacks. */
import { useState } from 'preact/hooks';
import { type Setup, standIns } from '../../../engine/hott/companion/companion.ts';
import { RuleLink } from '../../odds/links.tsx';
import { OpeningForm } from '../OpeningForm.tsx';

export function Opening({ onBegin }: { onBegin: (name: string, setup: Setup) => void }) {
  const [names, setNames] = useState({ first: '', second: '' });
  return (
    <OpeningForm
      labels={standIns}
      names={names}
      standIns={standIns}
      onName={(side, name) => setNames({ ...names, [side]: name })}
      onBegin={(name) => onBegin(name, { first: { name: names.first }, second: { name: names.second } })}
    >
      <p class="fine">
        The <RuleLink id="hott.deployment.roll">lower roll defends</RuleLink>, places the terrain, deploys first and plays the{' '}
        <RuleLink id="hott.deployment.defender-first-bound">first bound</RuleLink>. You enter the elements on the next page.
      </p>
    </OpeningForm>
  );
}
