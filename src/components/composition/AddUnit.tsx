/** A form for one more unit: from the sample set, or from an army book that the reader owns. */
import { useState } from 'preact/hooks';
import { type Entry, mostPoints, nameLength } from '../../engine/three-realms/composition/address.ts';
import { type SlotKind, slotKinds, slotNames } from '../../engine/three-realms/data/composition.ts';
import { sampleUnitOf, sampleUnits } from '../../engine/three-realms/data/sample-set.ts';
import { Act } from '../companion/Act.tsx';

export function AddUnit({ onAdd }: { onAdd: (entry: Entry) => void }) {
  const [unit, setUnit] = useState(sampleUnits[0]?.id ?? '');
  const [own, setOwn] = useState({ name: '', slot: 'regular' as SlotKind, points: '', common: false });
  const least = sampleUnitOf(unit)?.models.least ?? 1;
  return (
    <>
      <div class="army-add">
        <label>
          <span>Unit of the sample set</span>
          <select value={unit} onChange={(event) => setUnit(event.currentTarget.value)}>
            {slotKinds.map((kind) => (
              <optgroup key={kind} label={slotNames[kind]}>
                {sampleUnits
                  .filter(({ slot }) => slot === kind)
                  .map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </label>
        <Act onClick={() => onAdd({ kind: 'sample', unit, models: least, extra: 0 })}>Add</Act>
      </div>
      <details>
        <summary>A unit from your own rulebook</summary>
        <form
          class="army-add"
          onSubmit={(event) => {
            event.preventDefault();
            if (!own.name.trim()) return;
            const points = /^\d{1,5}$/.test(own.points.trim()) ? Math.min(mostPoints, Number(own.points)) : 0;
            onAdd({ kind: 'own', ...own, name: own.name.trim(), points, common: own.common && own.slot === 'regular' });
            setOwn({ ...own, name: '' });
          }}
        >
          <label>
            <span>Name</span>
            <input
              value={own.name}
              maxLength={nameLength}
              autocomplete="off"
              onInput={(event) => setOwn({ ...own, name: event.currentTarget.value })}
            />
          </label>
          <label>
            <span>Slot</span>
            <select value={own.slot} onChange={(event) => setOwn({ ...own, slot: event.currentTarget.value as SlotKind })}>
              {slotKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {slotNames[kind]}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span>Points</span>
            <input
              inputMode="numeric"
              value={own.points}
              onInput={(event) => setOwn({ ...own, points: event.currentTarget.value })}
            />
          </label>
          {own.slot === 'regular' && (
            <label class="chip">
              <input
                type="checkbox"
                checked={own.common}
                onChange={(event) => setOwn({ ...own, common: event.currentTarget.checked })}
              />
              Common
            </label>
          )}
          <button type="submit" class="button button-quiet">
            Add it
          </button>
        </form>
      </details>
    </>
  );
}
