/** Fills the form for the army that was chosen or that the address names, and copies it. */

class CorrectionForm extends HTMLElement {
  connectedCallback(): void {
    const army = this.querySelector('select') as HTMLSelectElement;
    const code = this.querySelector('code') as HTMLElement;
    const said = this.querySelector('output') as HTMLOutputElement;
    const example = code.textContent ?? '';
    const first = army.value;

    /** Shows the example if the chosen army is the one in it, and otherwise an empty form. */
    const fill = () => {
      const form = JSON.parse(example) as { army: string; units: Record<string, string | null>; magicUsers: string | null };
      if (army.value !== first) {
        form.army = army.value;
        for (const row of Object.keys(form.units)) form.units[row] = null;
        form.magicUsers = null;
      }
      code.textContent = JSON.stringify(form, null, 2);
    };
    const asked = new URLSearchParams(location.search).get('army');
    if (asked && [...army.options].some(({ value }) => value === asked)) army.value = asked;
    fill();
    army.addEventListener('change', fill);
    this.querySelector('button')?.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(code.textContent ?? '');
        said.value = 'Copied.';
      } catch {
        getSelection()?.selectAllChildren(code);
        said.value = 'The form is selected. Press Ctrl+C (Cmd+C on a Mac) to copy it.';
      }
    });
  }
}

customElements.define('correction-form', CorrectionForm);
