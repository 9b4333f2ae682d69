/** The choice of an army: random, ready-made, or a roster stored on this device. */
import type { ListedRoster } from '../../muster/roster-storage.ts';

/** Values with this prefix mean a stored roster. */
const stored = 'kept:';
export const isStored = (value: string): boolean => value.startsWith(stored);
/** The id of the stored roster that a value means. */
export const storedId = (value: string): string => value.slice(stored.length);

interface Props {
  label: string;
  /** Empty for a random army. */
  value: string;
  /** The heading of the ready-made armies. */
  title: string;
  ready: readonly { readonly id: string; readonly name: string }[];
  rosters: readonly ListedRoster[];
  /** A description of the choice, or what is wrong with it. */
  text: string | undefined;
  wrong?: boolean;
  onChange: (value: string) => void;
}

export function ArmyPicker({ label, value, title, ready, rosters, text, wrong = false, onChange }: Props) {
  return (
    <div class="army-choice">
      <label class="field">
        <span>{label}</span>
        <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          <option value="">Random army</option>
          <optgroup label={title}>
            {ready.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
          {rosters.length > 0 && (
            <optgroup label="Your rosters">
              {rosters.map(({ id, name, says }) => (
                <option key={id} value={stored + id}>
                  {name}
                  {says && `, ${says}`}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      </label>
      <p class={wrong ? 'refused' : 'fine'} role="status">
        {text}
      </p>
    </div>
  );
}
