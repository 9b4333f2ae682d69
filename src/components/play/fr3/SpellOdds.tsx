/** The chance that a spell works, by possible bids for and against it, and a link to the auction calculator. */
import type { Action } from '../../../engine/fr3/battle/ruleset.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { spellOdds } from './spells.ts';

export function SpellOdds({ state, action, root }: { state: State; action: Action; root: string }) {
  const found = spellOdds(state, action);
  if (!found) return null;
  return (
    <section class="odds-of" aria-label="The chance that the spell works">
      <p class="fine">How likely the spell works:</p>
      <dl class="spell-odds">
        {found.lines.map(({ says, percent }) => (
          <div key={says}>
            <dt>{says}</dt>
            <dd>
              <meter min={0} max={100} value={percent} aria-hidden="true" /> <b>{percent}%</b>
            </dd>
          </div>
        ))}
      </dl>
      {found.path && (
        <p class="fine">
          <a href={root + found.path} target="_blank" rel="noopener">
            This spell in the auction calculator
          </a>
        </p>
      )}
    </section>
  );
}
