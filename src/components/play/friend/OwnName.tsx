/** The player's name in messages. */
import { longestName } from '../../../engine/kernel/limits.ts';

export function OwnName({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  return (
    <label class="field">
      <span>Your name, as your friend sees it</span>
      <input
        required
        maxLength={longestName}
        autoComplete="nickname"
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
