/** The form for a new game: both sides' names, further fields of the system, and the start button. */

import type { ComponentChildren } from 'preact';
import { type SideId, sideIds } from '../../engine/kernel/companion.ts';
import { longestName } from '../../engine/kernel/limits.ts';

interface Props {
  /** The label above each side's fields. */
  labels: Readonly<Record<SideId, string>>;
  names: Readonly<Record<SideId, string>>;
  /** The name for a side without a name. */
  standIns: Readonly<Record<SideId, string>>;
  onName: (side: SideId, name: string) => void;
  /** Called with the name of the game. */
  onBegin: (name: string) => void;
  /** Further fields for a side. */
  more?: (side: SideId) => ComponentChildren;
  children: ComponentChildren;
}

export function OpeningForm({ labels, names, standIns, onName, onBegin, more, children }: Props) {
  const called = (side: SideId) => names[side].trim() || standIns[side];
  return (
    <form
      class="opening"
      onSubmit={(event) => {
        event.preventDefault();
        onBegin(`${called('first')} against ${called('second').replace(/^The /, 'the ')}`);
      }}
    >
      <h2>A new game</h2>
      <div class="opening-sides">
        {sideIds.map((side) => (
          <fieldset class="opening-side" key={side}>
            <legend>{labels[side]}</legend>
            <label class="field">
              <span>Name</span>
              <input
                value={names[side]}
                maxLength={longestName}
                autocomplete="off"
                onInput={(event) => onName(side, event.currentTarget.value)}
              />
            </label>
            {more?.(side)}
          </fieldset>
        ))}
      </div>
      {children}
      <p class="row">
        <button type="submit" class="button button-large">
          Begin
        </button>
      </p>
    </form>
  );
}

interface ArmyProps {
  value: string;
  armies: readonly { readonly id: string; readonly name: string }[];
  onChoose: (id: string) => void;
}

/** A choice of sample armies, for players who have no army list. */
export const SampleArmy = ({ value, armies, onChoose }: ArmyProps) => (
  <label class="field">
    <span>Units</span>
    <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
      <option value="">Add them later</option>
      {armies.map(({ id, name }) => (
        <option key={id} value={id}>
          Sample set: {name}
        </option>
      ))}
    </select>
  </label>
);
