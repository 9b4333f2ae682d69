/** The filter for army lists. The chosen filters are in the address, so that readers can link to results. */

const places = ['table', 'likely', 'prose', 'open'] as const;
type Place = (typeof places)[number];

const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');

/** How strongly the list supports a unit type; undefined if the list rules it out. */
function placeIn(army: HTMLElement, unit: string): Place | undefined {
  const has = (list: string | undefined) => list?.split(' ').includes(unit) ?? false;
  if (has(army.dataset.barred)) return undefined;
  return places.find((place) => has(army.dataset[place])) ?? 'open';
}

class ArmyFilter extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form') as HTMLFormElement;
    const armies = [...document.querySelectorAll<HTMLElement>('[data-army]')];
    const field = <Field extends HTMLInputElement | HTMLSelectElement>(name: string) => form.elements.namedItem(name) as Field;
    const words = field<HTMLInputElement>('q');
    const unit = field<HTMLSelectElement>('unit');
    const magic = field<HTMLSelectElement>('magic');
    const chips = [...form.querySelectorAll<HTMLInputElement>('[name="by"]')];
    const chosen = () => chips.filter((chip) => chip.checked).map((chip) => chip.value);
    const usual = chosen().join(' ');

    const asked = new URLSearchParams(location.search);
    words.value = asked.get('q') ?? '';
    unit.value = asked.get('unit') ?? '';
    magic.value = asked.get('magic') ?? '';
    const by = asked.get('by')?.split(' ');
    if (by) for (const chip of chips) chip.checked = by.includes(chip.value);

    const show = () => {
      const looked = folded(words.value.trim());
      const standing = chosen();
      let count = 0;
      for (const army of armies) {
        const place = unit.value ? placeIn(army, unit.value) : undefined;
        const summary = army.querySelector('.rule-list-summary')?.textContent ?? '';
        const fits =
          (!looked || folded(`${army.dataset.words} ${summary}`).includes(looked)) &&
          (!magic.value || (army.dataset.magic ?? '').split(' ').includes(magic.value)) &&
          (!unit.value || (place !== undefined && standing.includes(place)));
        army.hidden = !fits;
        if (fits) count++;
        this.mark(army, fits ? place : undefined, unit.selectedOptions[0]?.text ?? '');
        this.people(army, looked);
      }
      for (const group of document.querySelectorAll<HTMLElement>('[data-group]'))
        group.hidden = !group.querySelector('[data-army]:not([hidden])');
      const none = document.querySelector<HTMLElement>('.army-none') as HTMLElement;
      none.hidden = count > 0;
      (none.querySelector('.try-open') as HTMLElement).hidden = !unit.value || standing.includes('open');
      (form.querySelector('.filter-places') as HTMLFieldSetElement).disabled = !unit.value;
      const any = Boolean(looked || unit.value || magic.value);
      (form.elements.namedItem('count') as HTMLOutputElement).value = any
        ? `${count} of ${armies.length} armies`
        : `${armies.length} armies`;
      (form.querySelector('[type="reset"]') as HTMLButtonElement).hidden = !any;
      this.remember(
        looked ? words.value.trim() : '',
        unit.value,
        magic.value,
        standing.join(' ') === usual ? '' : standing.join(' '),
      );
    };
    form.addEventListener('input', show);
    form.addEventListener('submit', (event) => event.preventDefault());
    form.addEventListener('reset', () => requestAnimationFrame(show));
    show();
  }

  /** Shows next to the army's name how strongly its list supports the type. */
  mark(army: HTMLElement, place: Place | undefined, unit: string): void {
    const note = army.querySelector<HTMLElement>('.army-found') as HTMLElement;
    note.hidden = !place;
    if (!place) return;
    const sign = document.querySelector(`.filter-places input[value="${place}"] + span .place`)?.cloneNode(true);
    note.replaceChildren(`${unit}: `, ...(sign ? [sign] : []));
  }

  /** Shows which people matched the search, if the army's name does not contain it. */
  people(army: HTMLElement, looked: string): void {
    army.querySelector('.army-people')?.remove();
    const [name = '', ...others] = (army.dataset.words ?? '').split(', ');
    const meant =
      looked.length > 2 && !folded(name).includes(looked) ? others.find((each) => folded(each).includes(looked)) : undefined;
    if (!meant || army.hidden) return;
    const note = document.createElement('span');
    note.className = 'army-people';
    note.textContent = meant;
    army.querySelector('.rule-list-title a')?.after(note);
  }

  remember(q: string, unit: string, magic: string, by: string): void {
    const said = Object.entries({ q, unit, magic, by: unit ? by : '' }).filter(([, value]) => value);
    const query = new URLSearchParams(said).toString();
    history.replaceState(history.state, '', `${location.pathname}${query ? `?${query}` : ''}${location.hash}`);
  }
}

customElements.define('army-filter', ArmyFilter);
