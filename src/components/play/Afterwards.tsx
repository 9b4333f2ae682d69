/** After the battle: how it went, worked out when somebody opens it. */
import { useState } from 'preact/hooks';
import type { Course } from './course.ts';
import { lazy } from './lazy.tsx';

const Analysis = lazy(async () => (await import('./analysis/Analysis.tsx')).Analysis);

interface Props {
  course: Course;
  /** Whether there is room for it at once. */
  wide: boolean;
  /** Shows the table as it was after an entry. */
  onShow: (at: number) => void;
}

export function Afterwards({ course, wide, onShow }: Props) {
  const [open, setOpen] = useState(wide);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>How it went</h2>
      </summary>
      {open && <Analysis course={course} onShow={onShow} />}
    </details>
  );
}
