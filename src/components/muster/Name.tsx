/** A name field that takes effect on leaving the field or on Enter, so that the whole new name is undone in one step. */
import { longestName } from '../../engine/kernel/limits.ts';

interface Props {
  label: string;
  name: string;
  placeholder?: string;
  onName: (name: string) => void;
}

export function Name({ label, name, placeholder, onName }: Props) {
  return (
    <label class="muster-field">
      <span>{label}</span>
      <input
        value={name}
        maxLength={longestName}
        autocomplete="off"
        placeholder={placeholder}
        onChange={(event) => onName(event.currentTarget.value.trim())}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    </label>
  );
}
