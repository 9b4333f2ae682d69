/** A foldable part of the page whose content is calculated only while it is open. */
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
  // The user may have opened the drawer before the script was loaded.
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
