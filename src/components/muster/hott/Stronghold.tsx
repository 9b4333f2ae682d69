/** The stronghold of an army: its name and size. */
import { strongholds } from '../../../engine/hott/data/figures/strongholds.ts';
import { setStronghold } from '../../../engine/hott/muster/edit.ts';
import type { Roster, RosterStronghold } from '../../../engine/hott/muster/roster.ts';
import { Cited } from '../../odds/links.tsx';
import { Name } from '../Name.tsx';
import { NumberField } from '../NumberField.tsx';
import type { DeskProps } from '../use-roster-page.ts';

export function Stronghold({ roster, onChange }: Pick<DeskProps<Roster>, 'roster' | 'onChange'>) {
  const { name, wide, deep } = roster.stronghold;
  const change = (to: Partial<RosterStronghold>) => onChange(setStronghold(roster, to));
  const { name: _, ...nameless } = roster.stronghold;
  return (
    <section aria-labelledby="muster-stronghold">
      <h2 id="muster-stronghold">Stronghold</h2>
      <p class="fine">
        Your stronghold is placed on your base edge if you defend. It must be {strongholds.minSide} to {strongholds.maxSide} paces
        each way. <Cited rules={['hott.strongholds.size', 'hott.strongholds.defender-only']} />
      </p>
      <div class="muster-head">
        <Name
          label="Name of the stronghold"
          name={name ?? ''}
          placeholder="The stronghold"
          onName={(given) => onChange({ ...roster, stronghold: given === '' ? nameless : { ...nameless, name: given } })}
        />
        <NumberField
          label="Paces along the edge"
          value={wide}
          least={1}
          most={10 * strongholds.maxSide}
          onValue={(to) => change({ wide: to })}
        />
        <NumberField
          label="Paces deep"
          value={deep}
          least={1}
          most={10 * strongholds.maxSide}
          onValue={(to) => change({ deep: to })}
        />
      </div>
    </section>
  );
}
