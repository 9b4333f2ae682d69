/** Receives the friend's message: a pasted link or text, whole or in parts, or a file. */
import { useRef, useState } from 'preact/hooks';
import type { Parcel } from '../../../engine/kernel/correspondence/exchange.ts';
import type { Part } from '../../../engine/kernel/correspondence/parts.ts';
import { parcelIn } from './parcel-in.ts';

interface Props {
  label: string;
  onParcel: (parcel: Parcel) => void;
}

export function Arriving({ label, onParcel }: Props) {
  const [text, setText] = useState('');
  const [parts, setParts] = useState<readonly Part[]>([]);
  const [said, setSaid] = useState<{ readonly text: string; readonly wrong: boolean }>();
  const file = useRef<HTMLInputElement>(null);
  const take = (given: string) => {
    const read = parcelIn(given, parts);
    if (read.ok) {
      setText('');
      setParts([]);
      setSaid(undefined);
      onParcel(read.value);
    } else if ('parts' in read) {
      setParts(read.parts);
      setText('');
      setSaid({ text: read.because, wrong: false });
    } else setSaid({ text: read.because, wrong: true });
  };
  return (
    <div class="friend-arriving">
      <label class="field">
        <span>{label}</span>
        <textarea rows={2} value={text} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <p class="row">
        <button type="button" class="button" disabled={text.trim() === ''} onClick={() => take(text)}>
          Read it
        </button>
        <button type="button" class="button button-quiet" onClick={() => file.current?.click()}>
          Open a file
        </button>
        <input
          ref={file}
          type="file"
          accept=".json,.txt,application/json,text/plain"
          hidden
          aria-label="Battle file"
          onChange={async ({ currentTarget }) => {
            const read = await currentTarget.files?.[0]?.text();
            currentTarget.value = '';
            if (read !== undefined) take(read);
          }}
        />
      </p>
      <p class={said?.wrong ? 'message message-wrong' : 'fine'} role={said?.wrong ? 'alert' : 'status'}>
        {said?.text}
      </p>
    </div>
  );
}
