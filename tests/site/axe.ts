/** What axe finds on a page, each with the places where it stands. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What differs between themes and widths; the rest of a page is the same by day and by night. */
export const bySight = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'aria-hidden-focus'];

export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations: found } = await (rules ? axe.withRules(rules) : axe).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}
