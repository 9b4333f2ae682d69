/** Imports a roster from a text, a link or a file. */
import { useRef } from 'preact/hooks';
import { useChosen } from './use-chosen.ts';

export function ImportRoster({ onTake }: { onTake: (text: string) => void }) {
  const [text, setText] = useChosen('', '#muster-text', String);
  const file = useRef<HTMLInputElement>(null);
  return (
    <section>
      <h2>From text, a file or a link</h2>
      <label class="muster-field">
        <span>Paste a roster here: its text, its link or its JSON</span>
        <textarea id="muster-text" rows={4} value={text} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <p class="muster-row">
        <button type="button" class="button" disabled={text.trim() === ''} onClick={() => onTake(text)}>
          Open the roster
        </button>
        <button type="button" class="button button-quiet" onClick={() => file.current?.click()}>
          Open a file
        </button>
        <input
          ref={file}
          type="file"
          accept=".json,.txt,application/json,text/plain"
          hidden
          aria-label="Roster file"
          onChange={async ({ currentTarget }) => {
            const read = await currentTarget.files?.[0]?.text();
            currentTarget.value = '';
            if (read !== undefined) onTake(read);
          }}
        />
      </p>
    </section>
  );
}
