/** A foldable part whose content is created only when it is open, which saves a phone from rendering hundreds of hidden lines. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface Props {
  summary: ComponentChildren;
  /** Whether the part is open at first. After that the user opens and closes the part. */
  begins?: boolean;
  /** The part is open while a search finds something inside it. */
  found?: boolean;
  children: () => ComponentChildren;
}

export function Fold({ summary, begins = false, found = false, children }: Props) {
  const [isOpen, setOpen] = useState(begins);
  return (
    <details open={isOpen || found}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button of its details */}
      <summary
        onClick={(event) => {
          event.preventDefault();
          if (!found) setOpen(!isOpen);
        }}
      >
        {summary}
      </summary>
      {(isOpen || found) && children()}
    </details>
  );
}
