/** Tells the visitor that a new version is waiting, with a button to activate it. */
export function showUpdateNote(registration?: ServiceWorkerRegistration): void {
  if (document.querySelector('.update-note')) return;
  const note = document.createElement('div');
  note.className = 'update-note';
  note.role = 'status';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = 'Reload to update';
  button.addEventListener('click', () => {
    const waiting = registration?.waiting;
    if (!waiting) return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('activate');
  });
  note.append('A new version of this site is ready. ', button);
  document.body.append(note);
}
