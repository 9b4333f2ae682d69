/** Links with `data-copy` copy their address to the clipboard; without a clipboard they stay ordinary links. */

/** Shows a message for two seconds, and announces it to screen readers. */
function say(text: string): void {
  const toast = document.createElement('p');
  toast.className = 'toast';
  toast.setAttribute('role', 'status');
  document.body.append(toast);
  toast.textContent = text;
  setTimeout(() => toast.remove(), 2000);
}

export function copyLinks(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-copy]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !navigator.clipboard) return;
    event.preventDefault();
    navigator.clipboard.writeText(link.href).then(
      () => say('Link copied'),
      () => location.assign(link.href),
    );
  });
}
