/** The rules that a companion's island can cite: those that its part of the engine quotes, and those of the sequence of play. */
import { href } from '../../content/address.ts';
import { scan } from '../../content/evidence.ts';
import { registry } from '../../content/registry.ts';
import type { LinkedRules } from '../odds/links.tsx';

export function linkedRules(files: RegExp, more: Iterable<string>): LinkedRules {
  const { rules } = registry();
  const cited = new Set(more);
  for (const [id, { enforcedBy }] of scan()) if (enforcedBy.some((file) => files.test(file))) cited.add(id);
  const linked: Record<string, LinkedRules[string]> = {};
  for (const id of [...cited].sort()) {
    const rule = rules.get(id);
    if (rule) linked[id] = { title: rule.title, summary: rule.summary, url: href(rule.url) };
  }
  return linked;
}
