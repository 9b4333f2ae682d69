/** The frame of an island in the "start here" path. */
import type { ComponentChildren } from 'preact';

export function Practice({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="practice" aria-label={title}>
      <p class="practice-title">{title}</p>
      {children}
    </section>
  );
}
