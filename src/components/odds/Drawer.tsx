/** A part of the page whose work is only done while it is open. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

interface Props {
  title: string;
  says: string;
  class?: string;
  onOpen?: () => void;
  children: () => ComponentChildren;
}

export function Drawer({ title, says, class: className = 'drawer', onOpen, children }: Props) {
  const [open, setOpen] = useState(false);
  const toggle = (now: boolean) => {
    setOpen(now);
    if (now) onOpen?.();
  };
  // It may have been opened before its script was there.
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (details.current?.open) toggle(true);
  }, []);
  return (
    <details class={className} ref={details} onToggle={(event) => toggle(event.currentTarget.open)}>
      <summary>
        {className === 'drawer' ? <h2>{title}</h2> : <b>{title}</b>}
        <span>{says}</span>
      </summary>
      {open && <div class="drawer-body">{children()}</div>}
    </details>
  );
}
