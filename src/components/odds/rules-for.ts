/** The rules that a calculator can cite, for its island: found by scanning the chapters it stands on. */
import { href } from '../../content/address.ts';
import { scan } from '../../content/evidence.ts';
import { registry } from '../../content/registry.ts';
import { units } from '../../engine/fr3/data/units.ts';
import { elements, stronghold } from '../../engine/hott/data/elements.ts';
import { outcomes } from '../../engine/hott/data/outcomes.ts';
import { failureTable, randomMovement } from '../../engine/six-events/data/creatures.ts';
import type { LinkedRules } from './links.tsx';

/** Links to every rule that these files of the engine quote, and to what data cites besides. */
export function rulesCited(files: RegExp, besides: readonly string[] = []): LinkedRules {
  const { rules } = registry();
  const cited = new Set<string>(besides);
  for (const [id, { enforcedBy }] of scan()) if (enforcedBy.some((file) => files.test(file))) cited.add(id);
  const linked: Record<string, LinkedRules[string]> = {};
  for (const id of [...cited].sort()) {
    const rule = rules.get(id);
    if (rule) linked[id] = { title: rule.title, summary: rule.summary, url: href(rule.url) };
  }
  return linked;
}

/** The same of Fantasy Rules!, with every unit's page. */
export const rulesFor = (files: RegExp, besides: readonly string[] = []): LinkedRules =>
  rulesCited(files, [...units.map(({ rule }) => rule), ...besides]);

/** Rules that the calculators of a system cite out of its typed data, which the scan does not read. */
const ofData: Readonly<Record<string, readonly { readonly rule: string }[]>> = {
  hott: [...elements, stronghold, ...outcomes],
  'six-events': [...failureTable, ...randomMovement],
};

/** Links to whatever a calculator of this system can cite. */
export const rulesOfSystem = (system: string): LinkedRules =>
  rulesCited(
    new RegExp(`/${system}/`),
    ofData[system]?.map(({ rule }) => rule),
  );
