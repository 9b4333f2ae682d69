/** A roster to hand out: as a text for a chat, a link that carries it whole, a file. */
import { useState } from 'preact/hooks';
import type { Roster } from '../../engine/fr3/muster/roster.ts';
import { writeFile, writeLink } from '../../engine/fr3/muster/saved-roster.ts';
import { writeText } from '../../engine/fr3/muster/text.ts';
import { LinkCode } from '../ui/code/LinkCode.tsx';
import { handOut } from '../ui/stored/hand-out.ts';

export function Share({ roster, onCopy }: { roster: Roster; onCopy: () => void }) {
  const [said, setSaid] = useState('');
  const copy = async (what: string, text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(`${what} is copied.`);
    } catch {
      setSaid('This device does not let the page copy. Mark the text below and copy it by hand.');
    }
  };
  const link = () => `${location.origin}${location.pathname}#${writeLink(roster)}`;
  return (
    <>
      <p class="muster-row">
        <button type="button" class="button" onClick={() => copy('The link', link())}>
          Copy link
        </button>
        <button type="button" class="button button-quiet" onClick={() => copy('The text', writeText(roster))}>
          Copy text
        </button>
        <button type="button" class="button button-quiet" onClick={() => handOut(roster.name || 'roster', writeFile(roster))}>
          Save a file
        </button>
        <button type="button" class="button button-quiet" onClick={onCopy}>
          Make a copy of it here
        </button>
      </p>
      <p role="status">{said}</p>
      <LinkCode link={link} name={roster.name || 'the roster'} />
      <label class="muster-field">
        <span>The roster as a text</span>
        <textarea readOnly rows={8} value={writeText(roster)} onFocus={(event) => event.currentTarget.select()} />
      </label>
    </>
  );
}
