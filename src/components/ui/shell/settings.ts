/** Theme and scale: kept on the device, set on the root before the first paint by the boot script. */
export function settings(): void {
  const root = document.documentElement.dataset;
  const panel = document.querySelector('[data-settings]');
  if (!panel) return;
  const check = (name: string, value: string | undefined) => {
    const input = panel.querySelector<HTMLInputElement>(`[name=${name}][value="${value}"]`);
    if (input) input.checked = true;
  };
  check('theme', root.theme ?? 'system');
  check('scale', root.scale ?? '15mm-in');
  panel.addEventListener('change', (event) => {
    const { name, value } = event.target as HTMLInputElement;
    if (value === 'system') delete root.theme;
    else root[name] = value;
    try {
      if (value === 'system') localStorage.removeItem(name);
      else localStorage.setItem(name, value);
    } catch {
      // A browser that keeps nothing still shows the choice on this page.
    }
  });
}
