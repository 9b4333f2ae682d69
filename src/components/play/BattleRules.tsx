/**
 * Links to the rules that a battle can cite, for all components inside this one. The links are loaded after the page, because
 * they are several times as large as the page. Until then, citations are left out.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type LinkedRules, RuleLinks } from '../odds/links.tsx';

interface Props {
  system: string;
  /** The address of the site’s root. */
  root: string;
  children: ComponentChildren;
}

export function BattleRules({ system, root, children }: Props) {
  const [rules, setRules] = useState<LinkedRules>({});
  useEffect(() => {
    fetch(`${root}${system}/play/rules.json`)
      .then((answer) => (answer.ok ? (answer.json() as Promise<LinkedRules>) : {}))
      // Without a network, a battle is played without links to rules.
      .then(setRules, () => {});
  }, [system, root]);
  return <RuleLinks.Provider value={rules}>{children}</RuleLinks.Provider>;
}
