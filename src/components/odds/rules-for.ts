/** The rules that a calculator can cite, for the page's island. The rules are found by scanning the calculator's chapters. */
import { href } from '../../content/address.ts';
import { filesFrom, scan } from '../../content/evidence.ts';
import { registry } from '../../content/registry.ts';
import { materials } from '../../engine/fr3/data/materials.ts';
import { carriers, missileWeapons } from '../../engine/fr3/data/missile-weapons.ts';
import { units } from '../../engine/fr3/data/units.ts';
import { elements, stronghold } from '../../engine/hott/data/elements.ts';
import { outcomes } from '../../engine/hott/data/outcomes.ts';
import { failureTable, randomMovement } from '../../engine/six-events/data/creatures.ts';
import type { LinkedRules } from './links.tsx';

type Files = RegExp | ReadonlySet<string>;

/** Links to every rule that these engine files quote, and to further rules that data cites. */
export function rulesCited(files: Files, besides: readonly string[] = []): LinkedRules {
  const { rules } = registry();
  const cited = new Set<string>(besides);
  const among = (file: string) => (files instanceof RegExp ? files.test(file) : files.has(file));
  for (const [id, { enforcedBy }] of scan()) if (enforcedBy.some(among)) cited.add(id);
  const linked: Record<string, LinkedRules[string]> = {};
  for (const id of [...cited].sort()) {
    const rule = rules.get(id);
    if (rule) linked[id] = { title: rule.title, summary: rule.summary, url: href(rule.url) };
  }
  return linked;
}

/** Links to the rules of Fantasy Rules!, including the page of every unit. */
export const rulesFor = (files: Files, besides: readonly string[] = []): LinkedRules =>
  rulesCited(files, [...units.map(({ rule }) => rule), ...besides]);

/** Links to all rules that the charge planner can cite. */
export const rulesOfPlanner = (): LinkedRules =>
  rulesFor(
    /\/fr3\/(charge-planner|melee|missile-fire|artillery|nerve|character-combat)\/|\/fr3\/(rally|over-pursuit|follow-up|demoralization)\.ts/,
  );

/** Rules that a system's calculators cite from typed data, which the scan does not see. */
const ofData: Readonly<Record<string, readonly { readonly rule: string }[]>> = {
  hott: [...elements, stronghold, ...outcomes],
  'six-events': [...failureTable, ...randomMovement],
};

/** Rules cited by the data of Fantasy Rules!: units, weapons and materials. */
const ofFantasyRules = [...units, ...Object.values(missileWeapons), ...carriers, ...materials];

/** Links to all rules that a system's engine can cite. */
export const rulesOfSystem = (system: string): LinkedRules =>
  rulesCited(
    new RegExp(`/${system}/`),
    ofData[system]?.map(({ rule }) => rule),
  );

/** Links to all rules that the calculator in this file can cite. */
export const rulesFrom = (system: string, source: string): LinkedRules =>
  rulesCited(
    filesFrom(source),
    (system === 'fr3' ? ofFantasyRules : (ofData[system] ?? [])).map(({ rule }) => rule),
  );

/** Only the rules that a sheet cites. */
export function rulesOn(sheet: unknown, rules: LinkedRules): LinkedRules {
  const text = JSON.stringify(sheet);
  return Object.fromEntries(Object.entries(rules).filter(([id]) => text.includes(`"${id}"`)));
}
