/** Loads the rules that a calculator can cite, beyond those of its first answer. */
import { useEffect, useState } from 'preact/hooks';
import type { LinkedRules } from './links.tsx';

/** Links to all rules that the calculator can cite, loaded when the question first changes. */
export function useRules(first: LinkedRules, address: string, wanted: boolean): LinkedRules {
  const [rules, setRules] = useState(first);
  useEffect(() => {
    if (!wanted) return;
    fetch(address)
      .then((reply) => (reply.ok ? reply.json() : first))
      .then((all: LinkedRules) => setRules(all))
      .catch(() => {});
  }, [wanted]);
  return rules;
}
