/** Says that the device did not store something, and why; empty if the device did store it. */
import { type Stored, whyNotStored } from './stored.ts';

interface Props {
  stored: Stored;
  /** What was not stored: `the battle`. */
  what: string;
  /** Another way to keep the data: `Save it as a file`. */
  save: string;
}

export function NotStored({ stored, what, save }: Props) {
  const because = whyNotStored(stored, what, save);
  return because === undefined ? null : (
    <p class="message message-wrong" role="alert">
      {because}
    </p>
  );
}
