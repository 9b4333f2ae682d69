/** Says that something stored cannot be read in full, and hands out the original; what removes it asks once more. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { handOut } from './hand-out.ts';

interface Props {
  /** What is wrong, and what happens with the original. */
  children: ComponentChildren;
  /** The original, and the name of its file. */
  text: string;
  name: string;
  onRemove?: () => void;
}

export function Damaged({ children, text, name, onRemove }: Props) {
  const [sure, setSure] = useState(false);
  return (
    <div class="message message-wrong" role="alert">
      <p>{children}</p>
      <p class="row">
        <button type="button" class="button button-quiet" onClick={() => handOut(name, text)}>
          Download the original
        </button>
        {onRemove && (
          <button type="button" class="button button-quiet" onClick={() => (sure ? onRemove() : setSure(true))}>
            {sure ? 'Really remove it' : 'Remove the original'}
          </button>
        )}
      </p>
    </div>
  );
}
