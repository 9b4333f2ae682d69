/** Something that opens under its summary, and is only made once it is open: a phone has better to do than a hundred hidden lines. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface Props {
  summary: ComponentChildren;
  /** Open from the start; from then on whoever reads it opens and closes it. */
  begins?: boolean;
  /** Open as long as something is found in it. */
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
