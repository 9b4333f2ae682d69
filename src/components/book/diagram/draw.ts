/** Converts the text of a diagram to the drawing that a page shows. */
import { figureOf } from './figure.ts';
import { layers } from './shapes.ts';
import { panelSvg } from './svg.ts';
import { nameOf, symbolOf } from './symbols.ts';

export interface Drawing {
  readonly title: string;
  readonly caption: string;
  readonly description: string;
  readonly panels: readonly { readonly label: string | null; readonly svg: string }[];
  /** The symbols in the diagram, and their meanings. */
  readonly key: readonly { readonly symbol: string; readonly name: string }[];
}

/**
 * Draws a diagram from its text. `iconOf` returns the drawing for a name in the icon set; undefined if there is none or if the
 * page already contains it. Symbols have the same ids in all diagrams.
 */
export function draw(text: string, name: string, iconOf: (name: string) => string | undefined): Drawing {
  const figure = figureOf(text, name);
  const id = `d-${name}`;
  const icons = new Map(
    figure.types.flatMap((type) => {
      const icon = symbolOf(type);
      const body = icon === null ? undefined : iconOf(icon);
      return icon && body ? [[icon, body] as const] : [];
    }),
  );
  const looks = new Set(
    figure.panels.flatMap(({ shapes }) =>
      layers.flatMap((layer) =>
        shapes[layer].flatMap((shape) => (shape.kind === 'path' && shape.head ? [shape.look.split(' ')[0] as string] : [])),
      ),
    ),
  );
  const key = new Map<string, string>();
  for (const type of figure.types) {
    const [symbol, title] = [symbolOf(type), nameOf(type)];
    if (symbol && title && !key.has(title)) key.set(title, `icon-${symbol}`);
  }
  return {
    title: figure.title,
    caption: figure.caption,
    description: figure.description,
    panels: figure.panels.map((panel, index) => ({
      label: panel.label,
      svg: panelSvg(panel, id, index, figure.title, icons, looks),
    })),
    key: [...key].map(([title, symbol]) => ({ symbol, name: title })),
  };
}
