/** Short rules: title, printed page, and one line taken from the rule's own page. */
import { useContext } from 'preact/hooks';
import { RuleLink, RuleLinks } from '../../../odds/links.tsx';
import type { NeededRule } from './needed-rules.ts';

function PrintedPage({ rule }: { rule: string }) {
  const pages = useContext(RuleLinks)[rule]?.pages;
  return pages?.length ? <small class="paper-page">p. {pages.join(', ')}</small> : null;
}

export function RuleLines({ rules }: { rules: readonly NeededRule[] }) {
  const linked = useContext(RuleLinks);
  return (
    <dl class="paper-rules">
      {rules.flatMap(({ rule, name }) => {
        const known = linked[rule];
        if (!known) return [];
        return [
          <div key={`${rule} ${name}`}>
            <dt>
              <RuleLink id={rule}>{name ?? known.title}</RuleLink> <PrintedPage rule={rule} />
            </dt>
            <dd>{known.summary}</dd>
          </div>,
        ];
      })}
    </dl>
  );
}
