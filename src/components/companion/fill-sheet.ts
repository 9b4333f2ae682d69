/** Writes a game into the printed sheet, or clears the sheet. */
import type { SheetFill } from './view.ts';

export function fillSheet(fill: SheetFill | undefined): void {
  const { texts = {}, marks = {} } = fill ?? {};
  const sheet = document.querySelector('.tracking-sheet');
  for (const each of sheet?.querySelectorAll<HTMLElement>('[data-fill]') ?? []) {
    each.dataset.blank ??= each.textContent ?? '';
    each.textContent = texts[each.dataset.fill ?? ''] ?? each.dataset.blank;
  }
  for (const track of sheet?.querySelectorAll<HTMLElement>('[data-track]') ?? [])
    for (const box of track.querySelectorAll('li'))
      box.classList.toggle('is-now', marks[track.dataset.track ?? ''] === Number(box.textContent));
}
