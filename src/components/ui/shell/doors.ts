/** On a narrow screen the doors of the header are a row to scroll: the open one comes into view. */
export function openDoor(): void {
  const open = document.querySelector<HTMLElement>('.doors [aria-current]');
  const row = open?.parentElement;
  if (row && row.scrollWidth > row.clientWidth) row.scrollLeft = open.offsetLeft - (row.clientWidth - open.offsetWidth) / 2;
}
