/**
 * Checks the content: front matter, parts, links, figures, and the inventory if ../shared exists beside the checkout.
 * usage: check-content [--missing <id prefix>] [--only <id prefix>] [--draft]
 * With --draft a link may lead to an id that only the inventory has, because its page is still being written.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { figureOf } from '../content/figures.ts';
import { registry } from '../content/registry.ts';
import { ruleIdPattern } from '../content/schema.ts';
import { ruleTables, tablesIn, withTables } from '../content/tables.ts';
import { hasPicture, lacks } from '../content/teaching.ts';

const args = process.argv.slice(2);
const option = (name: string) => {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args[at + 1];
};
const only = option('--only');
const missing = option('--missing');

interface Item {
  id: string;
  tier: string;
  use: string;
  ruling?: string | null;
  ambiguity?: string | null;
}
const shared = join(process.cwd(), '../shared/rules');
const inventory = existsSync(shared)
  ? readdirSync(shared)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => JSON.parse(readFileSync(join(shared, name), 'utf8')) as Item[])
  : [];
const byId = new Map(inventory.map((item) => [item.id, item]));

const { rules, pages, chapters, problems: found } = registry();
const ours = new Set(chapters.filter(({ front }) => front.ours).map(({ id }) => id));
const problems = [...found];
const stands = (id: string) => rules.has(id) || (args.includes('--draft') && byId.has(id));

for (const page of pages.values()) {
  const say = (text: string) => problems.push(`${page.file}: ${text}`);
  const { body, front } = page;
  const whole = withTables(body);
  const wrapped = [...whole.matchAll(/<(Section|Fact) id="([^"]*)"/g)].map((m) => m[2] as string);
  for (const id of wrapped) {
    if (!front.rules.some((part) => part.id === id) && id !== page.id)
      say(`<Section> or <Fact> ${id} is not under rules: in the front matter.`);
    if (wrapped.filter((other) => other === id).length > 1) say(`${id} is wrapped twice.`);
  }
  for (const part of front.rules)
    if (!wrapped.includes(part.id)) say(`${part.id} is under rules: but no <Section>, <Fact> or row of a table wraps it.`);
  const inText = wrapped.filter((id) => front.rules.some((part) => part.id === id));
  const misplaced = front.rules.find((part, at) => inText[at] !== undefined && inText[at] !== part.id);
  if (misplaced) say(`${misplaced.id} stands in another order under rules: than in the text.`);
  for (const { ruling } of [front, ...front.rules])
    for (const sentence of ruling ? [ruling.says, ruling.ruling, ruling.why, ...ruling.readings] : [])
      if (!/[.?!]$/.test(sentence)) say(`a ruling does not end as a sentence: “${sentence}”.`);
  for (const tag of ['Section', 'Fact', 'Example', 'Note']) {
    const opened = body.match(new RegExp(`<${tag}[ >]`, 'g'))?.length ?? 0;
    const closed = body.match(new RegExp(`</${tag}>`, 'g'))?.length ?? 0;
    if (opened !== closed) say(`<${tag}> is opened ${opened} times and closed ${closed} times.`);
  }
  for (const id of tablesIn(body)) if (!ruleTables().has(id)) say(`<Table of="${id}">: there is no table of that name.`);
  for (const [, href] of whole.matchAll(/\]\(([^)\s]+)\)/g))
    if (ruleIdPattern.test(href as string) && !stands(href as string)) say(`links to ${href}, which stands nowhere.`);
    else if (!ruleIdPattern.test(href as string) && !/^(\/|#|https:)/.test(href as string))
      say(`the link ${href} is neither a rule id nor an address.`);
  const pictured = front.pictureOn && pages.get(rules.get(front.pictureOn)?.page ?? '');
  if (front.pictureOn && !(pictured && hasPicture(pictured))) say(`pictureOn: ${front.pictureOn} has no picture on its page.`);
  for (const lack of lacks(page)) say(lack);
  for (const id of front.see) if (!stands(id)) say(`see: ${id} stands nowhere.`);
  for (const [, name, of] of body.matchAll(/<(N|Bonus|Needed|Inches|Points) of="([^"]*)"/g))
    if (typeof figureOf(of as string) !== 'number') say(`<${name} of="${of}">: there is no such figure.`);
  if (/(^|[^*\w])\*[^*\s][^*]*\*(?![*\w])/m.test(body))
    say('italics, whose font is a fifth of the weight of a page: write “…” or **…**.');
  if (/[^a-z]style=|<(div|span|p|a|br|table)\b/.test(body)) say('raw HTML in the body.');
  if (/[\s(]-\d/.test(body.replace(/`[^`]*`/g, '').replace(/\d[ ]-\d/g, ''))) say('a hyphen stands for a minus sign; write −1.');
}

if (inventory.length) {
  for (const rule of rules.values()) {
    const item = byId.get(rule.id);
    if (!item) {
      if (!ours.has(`${rule.system}.${rule.chapter}`) && !rule.lines)
        problems.push(`${rule.id} (on ${rule.page}) is not in the inventory.`);
    } else if (rule.lines) {
      problems.push(`${rule.id}: the inventory has it, so the page states no lines.`);
    } else if (!rule.mergedInto) {
      if (item.tier !== rule.tier) problems.push(`${rule.id}: tier is ${rule.tier}, the inventory says ${item.tier}.`);
      if (item.use !== rule.use) problems.push(`${rule.id}: use is ${rule.use}, the inventory says ${item.use}.`);
      if (item.ambiguity && item.ruling && !item.ruling.startsWith('see ') && !rule.ruling)
        problems.push(`${rule.id}: the inventory has an ambiguity and a ruling, the page has no ruling.`);
    }
  }
  if (missing !== undefined) {
    const lost = inventory.filter((item) => item.id.startsWith(missing) && !rules.has(item.id));
    console.log(lost.map((item) => item.id).join('\n') || `Nothing under ${missing} is missing.`);
  }
}

const shown = only ? problems.filter((text) => text.includes(only) || text.includes(only.replaceAll('.', '/'))) : problems;
for (const problem of shown) console.error(problem);
console.log(`${rules.size} rules on ${pages.size} pages of prose; ${shown.length} problems${only ? ` under ${only}` : ''}`);
if (shown.length) process.exitCode = 1;
