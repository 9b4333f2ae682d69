/** A message to send: as a link, as text to paste, as a file, or as a QR code. All four contain the same message. */
import { useMemo, useState } from 'preact/hooks';
import { type Parcel, packedParcel, writeParcel } from '../../../engine/kernel/correspondence/exchange.ts';
import { textsOf } from '../../../engine/kernel/correspondence/parts.ts';
import { LinkCode } from '../../ui/code/LinkCode.tsx';
import { mostLetters } from '../../ui/code/QrCode.tsx';
import { handOut } from '../../ui/stored/hand-out.ts';

/** Some messaging apps cut off links longer than this. */
export const longestLink = 2000;

interface Props {
  /** The newest messages, and the whole battle. */
  parcels: { readonly newest: Parcel; readonly whole: Parcel };
  friend: string;
  /** The name of the battle, used for the file. */
  name: string;
}

export function Sending({ parcels, friend, name }: Props) {
  const [whole, setWhole] = useState(false);
  const [said, setSaid] = useState('');
  const parcel = whole ? parcels.whole : parcels.newest;
  const letters = useMemo(() => packedParcel(parcel), [parcel]);
  const href = `${location.origin}${location.pathname}#${letters}`;
  const texts = textsOf(letters);
  const copy = (text: string, what: string) =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(`${what} copied. Paste it into a message to ${friend}.`),
      () => setSaid('Your browser does not let this page copy text. Select the link below and copy it.'),
    );
  const share = () =>
    navigator.share({ title: name, url: href }).then(
      () => setSaid(''),
      () => {},
    );
  return (
    <div class="friend-sending">
      <p class="row">
        <button type="button" class="button" onClick={() => copy(href, 'Link')}>
          Copy the link for {friend}
        </button>
        {typeof navigator.share === 'function' && (
          <button type="button" class="button button-quiet" onClick={share}>
            Share it
          </button>
        )}
        {texts.map((text, at) => (
          <button
            type="button"
            class="button button-quiet"
            key={text}
            onClick={() => copy(text, texts.length > 1 ? `Part ${at + 1}` : 'Text')}
          >
            {texts.length > 1 ? `Copy part ${at + 1} of ${texts.length}` : 'Copy as text'}
          </button>
        ))}
        <button
          type="button"
          class="button button-quiet"
          onClick={() => handOut(`${name} ${parcel.from + parcel.messages.length}`, writeParcel(parcel))}
        >
          Save as a file
        </button>
      </p>
      <p class="fine" role="status">
        {said}
      </p>
      {href.length > longestLink && (
        <p class="message">
          This link has {href.length} characters, and some messaging apps cut off links longer than {longestLink}. Copy the parts
          one after the other, or save the battle as a file and send that.
        </p>
      )}
      <label class="field">
        <span>The link ({href.length} characters)</span>
        <input readOnly value={href} onFocus={(event) => event.currentTarget.select()} />
      </label>
      {href.length <= mostLetters && <LinkCode key={href} link={() => href} name={`a message to ${friend}`} />}
      {parcels.newest.from > 0 && (
        <label class="chip">
          <input type="checkbox" checked={whole} onChange={(event) => setWhole(event.currentTarget.checked)} />
          Send the whole battle, in case {friend}’s device does not have it
        </label>
      )}
    </div>
  );
}
