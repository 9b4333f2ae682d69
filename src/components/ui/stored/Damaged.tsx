/** Says that stored data is partly unreadable, and offers the original for download; removing it needs confirmation. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { handOut } from './hand-out.ts';

interface Props {
  /** The problem, and what happens to the original. */
  children: ComponentChildren;
  /** The original, and its file name. */
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
            {sure ? 'Yes, remove the original' : 'Remove the original'}
          </button>
        )}
      </p>
    </div>
  );
}
