/** Drawings as Preact nodes: reads the text of the drawing functions for pages that never turn text into markup. */
import type { VNode } from 'preact';
import { describe, expect, test } from 'vitest';
import { terrainMark } from '../../src/components/book/diagram/draw-terrain.ts';
import { unitMark } from '../../src/components/book/diagram/draw-units.ts';
import { nodes } from '../../src/components/book/diagram/nodes.ts';
import { escapeXml, Page } from '../../src/components/book/diagram/page.ts';

const page = new Page({ scale: 30, from: { x: 0, y: 0 }, to: { x: 20, y: 20 } }, 'table');
const square = [
  { x: 2, y: 2 },
  { x: 8, y: 2 },
  { x: 8, y: 8 },
  { x: 2, y: 8 },
];
/** Converts a node back to text, with every element closed in the same way. */
function written(node: VNode | string): string {
  if (typeof node === 'string') return escapeXml(node);
  const { children, ...attributes } = node.props as Record<string, unknown>;
  const inner = ([children ?? []].flat(2) as (VNode | string)[]).map(written).join('');
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`);
  return `<${node.type}${pairs.join('')}>${inner}</${node.type}>`;
}
const asText = (drawing: string) => nodes(drawing).map(written).join('');
const closed = (drawing: string) => drawing.replace(/<(\w+)([^>]*)\/>/g, '<$1$2></$1>');

describe('the nodes of a drawing', () => {
  for (const kind of ['woods', 'marsh', 'rough', 'grass', 'hazard', 'cloud', 'water', 'town', 'hill', 'wall'])
    test(`say the same as its text: ${kind}`, () => {
      const drawing = terrainMark(page, kind, square, 'The “Old” Wood');
      expect(drawing).toContain('<path');
      expect(asText(drawing)).toBe(closed(drawing));
    });

  test('say the same as its text: a demoralized unit in the air with a character', () => {
    const base = { x: 5, y: 5, facing: 300, width: 1.6, depth: 1 };
    const drawing = unitMark(page, {
      handle: 'A1',
      side: 'B',
      type: 'knights',
      attached: ['hero'],
      base,
      level: 4,
      state: ['double', 'extra=1'],
      label: null,
    });
    expect(drawing).toContain('<circle');
    expect(asText(drawing)).toBe(closed(drawing));
  });

  test('take a name of markup as words', () => {
    const drawing = terrainMark(page, 'woods', square, '<img src=x onerror="alert(1)"> & more');
    expect(nodes(drawing).filter((node) => typeof node !== 'string' && node.type === 'img')).toEqual([]);
    expect(asText(drawing)).toContain('&lt;img src=x');
  });

  test('refuse what is not well formed', () => {
    expect(() => nodes('<g><path/>')).toThrow('A drawing leaves <g> open.');
    expect(() => nodes('<g></path></g>')).toThrow('A drawing closes <path> inside <g>.');
    expect(() => nodes('</g>')).toThrow('A drawing closes <g> inside <>.');
    expect(() => nodes('<g onclick=x>')).toThrow('A drawing has a tag that cannot be read.');
  });
});
