/** A new game: who attacks, which mission, and a choice of sample forces. */
import { useState } from 'preact/hooks';
import type { SideId } from '../../../engine/kernel/companion.ts';
import { type Setup, standIns } from '../../../engine/three-realms/companion/companion.ts';
import { missions } from '../../../engine/three-realms/data/missions.ts';
import { realms } from '../../../engine/three-realms/data/realms.ts';
import { sampleForces } from '../../../engine/three-realms/data/sample-set.ts';
import { RuleLink } from '../../odds/links.tsx';
import { OpeningForm, SampleArmy } from '../OpeningForm.tsx';

/** The mission named in the address, as on the set-up page; empty if there is no such mission. */
const missionAsked = (): string => {
  const asked = new URLSearchParams(location.search).get('mission');
  return missions.find(({ id }) => id === asked)?.id ?? '';
};

export function Opening({ onBegin }: { onBegin: (name: string, setup: Setup) => void }) {
  const [setup, setSetup] = useState<Setup>(() => ({
    first: { name: '', force: '' },
    second: { name: '', force: '' },
    mission: missionAsked(),
  }));
  const change = (side: SideId, of: Partial<Setup['first']>) => setSetup({ ...setup, [side]: { ...setup[side], ...of } });
  return (
    <OpeningForm
      labels={standIns}
      names={{ first: setup.first.name, second: setup.second.name }}
      standIns={standIns}
      onName={(side, name) => change(side, { name })}
      onBegin={(name) => onBegin(name, setup)}
      more={(side) => (
        <SampleArmy value={setup[side].force} armies={sampleForces} onChoose={(force) => change(side, { force })} />
      )}
    >
      <label class="field">
        <span>Mission</span>
        <select value={setup.mission} onChange={(event) => setSetup({ ...setup, mission: event.currentTarget.value })}>
          <option value="">No limit</option>
          {realms.map((realm) => (
            <optgroup key={realm.id} label={realm.name}>
              {missions
                .filter((mission) => mission.realm === realm.id)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <p class="fine">
        Roll for the <RuleLink id="three-realms.setup.attacker-roll">attacker</RuleLink> before you begin. The attacker also
        chooses the order of <RuleLink id="three-realms.melee.choose-melee">melees</RuleLink>.
      </p>
    </OpeningForm>
  );
}
