/** Ways to share a roster: text for a chat, a link that contains all of it, a file. */
import { useState } from 'preact/hooks';
import { LinkCode } from '../ui/code/LinkCode.tsx';
import { handOut } from '../ui/stored/hand-out.ts';

interface Props {
  name: string;
  /** The roster as letters for a link, as text, and as a file. */
  letters: () => string;
  text: string;
  file: () => string;
  onCopy: () => void;
}

export function Share({ name, letters, text: written, file, onCopy }: Props) {
  const [said, setSaid] = useState('');
  const copy = async (what: string, text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(`${what} copied.`);
    } catch {
      setSaid('Your browser does not let this page copy text. Select the text below and copy it.');
    }
  };
  const link = () => `${location.origin}${location.pathname}#${letters()}`;
  return (
    <>
      <p class="muster-row">
        <button type="button" class="button" onClick={() => copy('Link', link())}>
          Copy link
        </button>
        <button type="button" class="button button-quiet" onClick={() => copy('Text', written)}>
          Copy text
        </button>
        <button type="button" class="button button-quiet" onClick={() => handOut(name || 'roster', file())}>
          Save as a file
        </button>
        <button type="button" class="button button-quiet" onClick={onCopy}>
          Duplicate on this device
        </button>
      </p>
      <p role="status">{said}</p>
      <LinkCode link={link} name={name || 'the roster'} />
      <label class="muster-field">
        <span>The roster as text</span>
        <textarea readOnly rows={8} value={written} onFocus={(event) => event.currentTarget.select()} />
      </label>
    </>
  );
}
