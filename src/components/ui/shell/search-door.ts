/** Opens the search by its button, by `/` and by Ctrl-K. The search code is loaded when first used. */
export function searchDoor(): void {
  const open = (words?: string) => import('../search/dialog.ts').then(({ openSearch }) => openSearch(words));
  document.addEventListener('click', (event) => {
    const door = (event.target as Element).closest<HTMLElement>('[data-search]');
    if (door) open(door.dataset.search || undefined);
  });
  document.addEventListener('keydown', (event) => {
    const target = event.target as HTMLElement;
    const writing = target.matches('input:not([type=radio], [type=checkbox]), textarea, select') || target.isContentEditable;
    const slash = event.key === '/' && !writing && !event.ctrlKey && !event.metaKey && !event.altKey;
    const control = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    if (!slash && !control) return;
    event.preventDefault();
    open();
  });
}
