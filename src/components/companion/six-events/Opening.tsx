/** A new game: the names of the sides, and an army of the sample set for whoever has none of his own. */
import { useState } from 'preact/hooks';
import { type SideId, sideIds } from '../../../engine/kernel/companion.ts';
import { type Setup, standIns } from '../../../engine/six-events/companion/companion.ts';
import { sampleArmies } from '../../../engine/six-events/data/sample-armies.ts';
import { RuleLink } from '../../odds/links.tsx';

export function Opening({ onBegin }: { onBegin: (name: string, setup: Setup) => void }) {
  const [setup, setSetup] = useState<Setup>({ first: { name: '', army: '' }, second: { name: '', army: '' } });
  const change = (side: SideId, of: Partial<Setup['first']>) => setSetup({ ...setup, [side]: { ...setup[side], ...of } });
  const called = (side: SideId) => setup[side].name.trim() || standIns[side];
  return (
    <form
      class="opening"
      onSubmit={(event) => {
        event.preventDefault();
        onBegin(`${called('first')} against ${called('second').replace(/^The /, 'the ')}`, setup);
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
                onInput={(event) => change(side, { name: event.currentTarget.value })}
              />
            </label>
            <label class="field">
              <span>Units</span>
              <select value={setup[side].army} onChange={(event) => change(side, { army: event.currentTarget.value })}>
                <option value="">Note them later</option>
                {sampleArmies.map(({ id, name }) => (
                  <option key={id} value={id}>
                    Sample set: {name}
                  </option>
                ))}
              </select>
            </label>
          </fieldset>
        ))}
      </div>
      <p class="fine">
        The text has no stat lines: bring your own, or take one of{' '}
        <RuleLink id="six-events.sample-set.armies">our armies</RuleLink>.
      </p>
      <p class="row">
        <button type="submit" class="button button-large">
          Begin
        </button>
      </p>
    </form>
  );
}
