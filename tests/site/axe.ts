/** What axe finds on a page, each with the places where it stands. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What differs between themes and widths; the rest of a page is the same by day and by night. */
export const bySight = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'aria-hidden-focus'];

/** `part` of the page, as a CSS selector; all of it, if none is named. All of axe's rules, if none are named. */
export async function violations(page: Page, { part, rules }: { part?: string; rules?: string[] } = {}): Promise<string[]> {
  // No page has a frame: axe may run in the page itself, not in another one opened for it, and keep what it does not complain of.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (part) axe.include(part);
  if (rules) axe.withRules(rules);
  const { violations: found } = await axe.analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}
