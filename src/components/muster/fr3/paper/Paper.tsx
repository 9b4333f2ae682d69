/** The roster on paper, in one of four forms. While the drawer is open, the screen shows the same sheet. */
import { useState } from 'preact/hooks';
import type { Mustered, Problems } from '../../../../engine/fr3/muster/mustered.ts';
import { Briefing } from './Briefing.tsx';
import { writeBriefing } from './briefing-lines.ts';
import { Cards } from './Cards.tsx';
import { QuickReference } from './QuickReference.tsx';
import { RosterSheet } from './RosterSheet.tsx';

const forms = { sheet: 'Sheet', cards: 'Cards', quick: 'Quick reference', briefing: 'Briefing' } as const;
type Form = keyof typeof forms;

export function Paper({ mustered, problems, symbols }: { mustered: Mustered; problems: Problems; symbols: string }) {
  const [form, setForm] = useState<Form>('sheet');
  const [isShown, setShown] = useState(false);
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(writeBriefing(mustered));
      setSaid('Briefing copied.');
    } catch {
      setSaid('Your browser does not let this page copy text. Select the text below and copy it.');
    }
  };
  return (
    <div class="muster-paper">
      <details class="drawer" onToggle={(event) => setShown(event.currentTarget.open)}>
        <summary>
          <h2>On paper</h2>
          <span>Print a roster sheet, cards, the rules that the army needs, or a briefing for your opponent.</span>
        </summary>
        <fieldset class="segmented">
          <legend class="sr">What to print</legend>
          {(Object.keys(forms) as Form[]).map((each) => (
            <label key={each}>
              <input type="radio" name="muster-paper" checked={form === each} onChange={() => setForm(each)} />
              <span>{forms[each]}</span>
            </label>
          ))}
        </fieldset>
        <p class="muster-row">
          <button type="button" class="button" onClick={() => print()}>
            Print it
          </button>
          {form === 'briefing' && (
            <button type="button" class="button button-quiet" onClick={copy}>
              Copy text
            </button>
          )}
        </p>
        <p role="status">{said}</p>
      </details>
      {/* Outside the drawer, so that it can be printed while the drawer is closed. */}
      <section class={`paper paper-${form} ${isShown ? 'is-shown' : ''}`} aria-label={forms[form]}>
        {form === 'sheet' && <RosterSheet mustered={mustered} problems={problems} />}
        {form === 'cards' && <Cards mustered={mustered} symbols={symbols} />}
        {form === 'quick' && <QuickReference mustered={mustered} />}
        {form === 'briefing' && <Briefing mustered={mustered} />}
      </section>
    </div>
  );
}
