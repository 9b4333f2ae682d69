/** A part of the page whose work is only done while it is open. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface Props {
  title: string;
  says: string;
  children: () => ComponentChildren;
}

export function Drawer({ title, says, children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <details class="drawer" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{title}</h2>
        <span>{says}</span>
      </summary>
      {open && <div class="drawer-body">{children()}</div>}
    </details>
  );
}
