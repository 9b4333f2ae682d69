/** What a spell does, the chance that it works for each possible bid, and a link to the auction calculator. */
import { useContext, useMemo } from 'preact/hooks';
import type { Action } from '../../../engine/fr3/battle/ruleset.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { spellHeadOf } from '../../../engine/fr3/data/spell-list.ts';
import { Cited, RuleLinks } from '../../odds/links.tsx';
import { OddsOf } from '../odds/Outcomes.tsx';
import type { AnyCast } from './actions.ts';
import { spellOdds, unresisted } from './spells.ts';

/** What a spell does, with the chances of each result if the enemy does not resist. */
export function SpellAtWork({ state, cast }: { state: State; cast: AnyCast }) {
  const linked = useContext(RuleLinks);
  const head = spellHeadOf(cast.spell);
  const works = useMemo(() => unresisted(state, cast), [state, cast]);
  return (
    <>
      {head && (
        <p class="fine">
          {linked[head.rule]?.summary} <Cited rules={[head.rule]} />
        </p>
      )}
      {works && <OddsOf state={works.state} action={works.action} known />}
    </>
  );
}

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
