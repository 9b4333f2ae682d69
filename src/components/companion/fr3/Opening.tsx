/** A new game: the players, who moves first, who has a camp. */
import { useState } from 'preact/hooks';
import { type Setup, standIns } from '../../../engine/fr3/companion/companion.ts';
import { type HoldingKind, holdingOf, startingClock } from '../../../engine/fr3/companion/holdings.ts';
import type { SideId } from '../../../engine/kernel/companion.ts';
import { RuleLink } from '../../odds/links.tsx';
import { OpeningForm } from '../OpeningForm.tsx';

const holdingChoices: readonly (readonly HoldingKind[])[] = [
  [],
  ['camp'],
  ['sacred-site'],
  ['camp', 'sacred-site'],
  ['sacred-camp'],
];
const words = (kinds: readonly HoldingKind[]) =>
  kinds.map((kind, at) => (at ? holdingOf[kind].name.toLowerCase() : holdingOf[kind].name)).join(', ') || 'Neither';

export const sideLabels = { first: 'Moves first', second: 'Moves second' } as const;

export function Opening({ onBegin }: { onBegin: (name: string, setup: Setup) => void }) {
  const [names, setNames] = useState({ first: '', second: '' });
  const [chosen, setChosen] = useState({ first: 0, second: 0 });
  const holdings = (side: SideId) => holdingChoices[chosen[side]] ?? [];
  const setup = (side: SideId) => ({ name: names[side], holdings: holdings(side) });
  return (
    <OpeningForm
      labels={sideLabels}
      names={names}
      standIns={standIns}
      onName={(side, name) => setNames({ ...names, [side]: name })}
      onBegin={(name) => onBegin(name, { first: setup('first'), second: setup('second') })}
      more={(side) => (
        <>
          <label class="field">
            <span>Camp or sacred site</span>
            <select
              value={chosen[side]}
              onChange={(event) => setChosen({ ...chosen, [side]: Number(event.currentTarget.value) })}
            >
              {holdingChoices.map((kinds, at) => (
                <option key={words(kinds)} value={at}>
                  {words(kinds)}
                </option>
              ))}
            </select>
          </label>
          <p class="fine">Clock {startingClock(holdings(side))}</p>
        </>
      )}
    >
      <p class="fine">
        Roll for <RuleLink id="fr3.setup.choose-edge">edge and first move</RuleLink> before you begin. You will enter your magic
        users in the first step of the turn, “<RuleLink id="fr3.magic.pool-dice">magic power</RuleLink>”.
      </p>
    </OpeningForm>
  );
}
