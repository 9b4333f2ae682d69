import { useState } from 'preact/hooks';
import { type CasterKind, casterDice, casterKinds } from '../../../engine/fr3/companion/casters.ts';
import type { SideId } from '../../../engine/fr3/companion/state.ts';
import type { Desk } from './desk.ts';

/** A form for a new magic user. */
export function AddCaster({ act, side }: Pick<Desk, 'act'> & { side: SideId }) {
  const [kind, setKind] = useState<CasterKind>('level-one');
  const [name, setName] = useState('');
  return (
    <form
      class="add-caster"
      onSubmit={(event) => {
        event.preventDefault();
        if (act({ kind: 'add-caster', side, caster: kind, name })) setName('');
      }}
    >
      <select
        class="field-in"
        aria-label="Kind of magic user"
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value as CasterKind)}
      >
        {casterKinds.map((each) => (
          <option key={each} value={each}>
            {casterDice[each].name}
          </option>
        ))}
      </select>
      <input
        class="field-in"
        aria-label="Name of the magic user"
        placeholder="Name"
        maxLength={60}
        value={name}
        autocomplete="off"
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" class="button button-quiet">
        Add
      </button>
    </form>
  );
}
