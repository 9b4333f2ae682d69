import { writeText } from '../stored/stored.ts';

/**
 * Theme and scale. Theme and scale are stored on the device, and the boot script sets them on the root element before the first
 * paint.
 */
export function settings(): void {
  const root = document.documentElement.dataset;
  const panel = document.querySelector('[data-settings]');
  if (!panel) return;
  const check = (name: string, value: string) => {
    for (const input of panel.querySelectorAll<HTMLInputElement>(`[name=${name}]`))
      if (input.value === value) input.checked = true;
  };
  check('theme', root.theme ?? 'system');
  check('scale', root.scale ?? '15mm-in');
  panel.addEventListener('change', (event) => {
    const { name, value } = event.target as HTMLInputElement;
    if (value === 'system') delete root.theme;
    else root[name] = value;
    // If the browser stores nothing, the choice still applies to this page.
    writeText(name, value);
  });
}
