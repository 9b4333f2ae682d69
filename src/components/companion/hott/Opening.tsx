/** A new game: who defends and who attacks. */
import { useState } from 'preact/hooks';
import { type Setup, standIns } from '../../../engine/hott/companion/companion.ts';
import { sideIds } from '../../../engine/kernel/companion.ts';
import { RuleLink } from '../../odds/links.tsx';

export function Opening({ onBegin }: { onBegin: (name: string, setup: Setup) => void }) {
  const [setup, setSetup] = useState<Setup>({ first: { name: '' }, second: { name: '' } });
  const called = (side: 'first' | 'second') => setup[side].name.trim() || standIns[side];
  return (
    <form
      class="opening"
      onSubmit={(event) => {
        event.preventDefault();
        onBegin(`${called('first')} against ${called('second')}`, setup);
      }}
    >
      <h2>A new game</h2>
      <div class="opening-sides">
        {sideIds.map((side) => (
          <fieldset class="opening-side" key={side}>
            <legend>{standIns[side]}</legend>
            <label class="field">
              <span>Name</span>
              <input
                value={setup[side].name}
                maxLength={60}
                autocomplete="off"
                onInput={(event) => setSetup({ ...setup, [side]: { name: event.currentTarget.value } })}
              />
            </label>
          </fieldset>
        ))}
      </div>
      <p class="fine">
        The <RuleLink id="hott.deployment.roll">lower roll defends</RuleLink>, lays out the terrain, deploys first and has the{' '}
        <RuleLink id="hott.deployment.defender-first-bound">first bound</RuleLink>. Elements are noted on the next page.
      </p>
      <p class="row">
        <button type="submit" class="button button-large">
          Begin
        </button>
      </p>
    </form>
  );
}
