/** The player's name in messages. The form for the army cannot be submitted without it. */
import { longestName } from '../../../engine/kernel/limits.ts';

/** The id of the form for the army. */
export const armyForm = 'friend-army';

export function OwnName({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  return (
    <label class="field">
      <span>Your name, as your friend sees it</span>
      <input
        required
        form={armyForm}
        maxLength={longestName}
        autoComplete="nickname"
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
