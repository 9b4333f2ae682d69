/** The frame around an island in the "start here" path. */
import type { ComponentChildren } from 'preact';

export function Practice({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="practice" aria-label={title}>
      <h2 class="practice-title">{title}</h2>
      {children}
    </section>
  );
}
