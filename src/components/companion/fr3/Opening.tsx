/** A new game: who plays, who moves first, who has brought a camp. */
import { useState } from 'preact/hooks';
import type { Setup } from '../../../engine/fr3/companion/companion.ts';
import { type HoldingKind, holdingOf, startingClock } from '../../../engine/fr3/companion/holdings.ts';
import { RuleLink } from '../../odds/links.tsx';

const brought: readonly (readonly HoldingKind[])[] = [[], ['camp'], ['sacred-site'], ['camp', 'sacred-site'], ['sacred-camp']];
const words = (kinds: readonly HoldingKind[]) =>
  kinds.map((kind, at) => (at ? holdingOf[kind].name.toLowerCase() : holdingOf[kind].name)).join(', ') || 'Neither';

interface SideProps {
  label: string;
  name: string;
  holdings: number;
  onName: (name: string) => void;
  onHoldings: (at: number) => void;
}

function SideFields({ label, name, holdings, onName, onHoldings }: SideProps) {
  return (
    <fieldset class="opening-side">
      <legend>{label}</legend>
      <label class="field">
        <span>Name</span>
        <input value={name} maxLength={60} autocomplete="off" onInput={(event) => onName(event.currentTarget.value)} />
      </label>
      <label class="field">
        <span>Camp or sacred site</span>
        <select value={holdings} onChange={(event) => onHoldings(Number(event.currentTarget.value))}>
          {brought.map((kinds, at) => (
            <option key={words(kinds)} value={at}>
              {words(kinds)}
            </option>
          ))}
        </select>
      </label>
      <p class="fine">Clock {startingClock(brought[holdings] ?? [])}</p>
    </fieldset>
  );
}

export function Opening({ onBegin }: { onBegin: (name: string, setup: Setup) => void }) {
  const [names, setNames] = useState({ first: '', second: '' });
  const [holdings, setHoldings] = useState({ first: 0, second: 0 });
  const side = (id: 'first' | 'second') => ({ name: names[id], holdings: brought[holdings[id]] ?? [] });
  const called = { first: names.first.trim() || 'First side', second: names.second.trim() || 'Second side' };
  return (
    <form
      class="opening"
      onSubmit={(event) => {
        event.preventDefault();
        onBegin(`${called.first} against ${called.second}`, { first: side('first'), second: side('second') });
      }}
    >
      <h2>A new game</h2>
      <div class="opening-sides">
        {(['first', 'second'] as const).map((id) => (
          <SideFields
            key={id}
            label={id === 'first' ? 'Moves first' : 'Moves second'}
            name={names[id]}
            holdings={holdings[id]}
            onName={(name) => setNames({ ...names, [id]: name })}
            onHoldings={(at) => setHoldings({ ...holdings, [id]: at })}
          />
        ))}
      </div>
      <p class="fine">
        Roll for <RuleLink id="fr3.setup.choose-edge">edge and first move</RuleLink> before you begin. Magic users are noted in
        the first step of the turn, <RuleLink id="fr3.magic.pool-dice">magic power</RuleLink>.
      </p>
      <p class="row">
        <button type="submit" class="button button-large">
          Begin
        </button>
      </p>
    </form>
  );
}
