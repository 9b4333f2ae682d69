/** Markdown plugins: links to rule ids become links to addresses, and tables get a scrolling frame. */
import type { HastPluginDefinition, MdastPluginDefinition } from 'satteri';
import { href } from '../content/address.ts';
import { registry } from '../content/registry.ts';
import { ruleIdPattern } from '../content/schema.ts';
import { typeset } from '../content/typeset.ts';

const strict = process.env.STRICT_CONTENT === '1';
/** Links to missing rules, reported once at the end of a build, because the book may be unfinished. */
export const lostLinks = new Map<string, Set<string>>();

function lose(id: string, file: string): void {
  if (strict) throw new Error(`${file} links to ${id}, which stands nowhere.`);
  lostLinks.set(id, (lostLinks.get(id) ?? new Set()).add(file));
}

/**
 * `[pushed back](fr3.melee.push-back)` becomes a link to the rule's address. The first link to a rule on a page carries the title
 * and summary for its popover. Later links to the same rule on the page use that title and summary.
 */
export const ruleLinks = (): MdastPluginDefinition => {
  const shown = new Set<string>();
  return {
    name: 'rule-links',
    link(node, context) {
      if (!ruleIdPattern.test(node.url)) {
        if (node.url.startsWith('/')) context.setProperty(node, 'url', href(node.url));
        return;
      }
      const rule = registry().rules.get(node.url);
      if (!rule) {
        lose(node.url, context.fileURL?.pathname.split('/rules/').at(-1) ?? 'a page');
        context.replaceNode(node, [...node.children]);
        return;
      }
      const first = !shown.has(rule.id);
      shown.add(rule.id);
      context.setProperty(node, 'data', {
        hProperties: {
          'data-rule': rule.id,
          ...(first ? { 'data-title': typeset(rule.title), 'data-summary': typeset(rule.summary) } : {}),
        },
      });
      context.setProperty(node, 'url', href(rule.url));
    },
  };
};

/** Puts tables into a scrolling frame. Columns are aligned by classes, because the security policy forbids style attributes. */
export const tables: HastPluginDefinition = {
  name: 'tables',
  element: [
    {
      filter: ['table'],
      visit(node, context) {
        context.wrapNode(node, { type: 'element', tagName: 'div', properties: { className: ['table-frame'] }, children: [] });
      },
    },
    {
      // An empty heading cell becomes an ordinary cell, because it names no column.
      filter: ['th'],
      visit(node, context) {
        if (node.children.length === 0)
          context.replaceNode(node, { type: 'element', tagName: 'td', properties: {}, children: [] });
      },
    },
    {
      filter: ['th', 'td'],
      visit(node, context) {
        const align = /text-align:\s*(\w+)/.exec(String(node.properties.style ?? ''))?.[1] ?? node.properties.align;
        if (!align) return;
        context.setProperty(node, 'style', null);
        context.setProperty(node, 'className', [`align-${align}`]);
      },
    },
  ],
};
