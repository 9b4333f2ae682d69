/** A quick reference with only the rules and spells that this army uses. */
import { useContext } from 'preact/hooks';
import { costsOf } from '../../../../engine/fr3/data/spell-list.ts';
import type { Mustered } from '../../../../engine/fr3/muster/mustered.ts';
import { RuleLink, RuleLinks } from '../../../odds/links.tsx';
import { neededRules, spellsOf } from './needed-rules.ts';
import { RuleLines } from './RuleLines.tsx';

export function QuickReference({ mustered }: { mustered: Mustered }) {
  const linked = useContext(RuleLinks);
  const { roster, list } = mustered;
  return (
    <>
      <h3>{roster.name || list.name}: quick reference</h3>
      {neededRules(mustered).map(({ title, rules }) => (
        <section key={title}>
          <h4>{title}</h4>
          <RuleLines rules={rules} />
        </section>
      ))}
      {spellsOf(mustered).map(({ name, spells }) => (
        <section key={name}>
          <h4>Spells: {name}</h4>
          <dl class="paper-rules">
            {spells.map((spell) => (
              <div key={spell.id}>
                <dt>
                  <RuleLink id={spell.rule}>{spell.name}</RuleLink>{' '}
                  <small>
                    level {spell.level}, {costsOf(spell).join(' or ')} points
                  </small>
                </dt>
                <dd>{linked[spell.rule]?.summary}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
