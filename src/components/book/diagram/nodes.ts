/**
 * Converts the text from the drawing functions to Preact nodes, because the content security policy forbids turning text into
 * markup.
 */
import { h, type JSX } from 'preact';

const piece = /<(\/?)([a-z]+)((?: [\w-]+="[^"]*")*)(\/?)>|([^<]+)|</gi;
const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const plain = (text: string) => text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => signs[name] as string);

interface Open {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (JSX.Element | string)[];
}

/** The nodes of a drawing. Throws if the text is malformed, which would be a bug in our own functions. */
export function nodes(drawing: string): (JSX.Element | string)[] {
  const open: Open[] = [{ name: '', attributes: {}, children: [] }];
  const innermost = () => open.at(-1) as Open;
  const close = (name: string) => {
    const { attributes, children, name: opened } = open.pop() as Open;
    if (opened !== name || open.length === 0) throw new Error(`A drawing closes <${name}> inside <${opened}>.`);
    innermost().children.push(h(name, attributes, ...children));
  };
  for (const [, closes, name, attributes = '', empty, text] of drawing.matchAll(piece)) {
    if (text !== undefined) innermost().children.push(plain(text));
    else if (name === undefined) throw new Error('A drawing has a tag that cannot be read.');
    else if (closes) close(name);
    else {
      const pairs = [...attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, plain(value as string)]);
      open.push({ name, attributes: Object.fromEntries(pairs), children: [] });
      if (empty) close(name);
    }
  }
  if (open.length > 1) throw new Error(`A drawing leaves <${innermost().name}> open.`);
  return innermost().children;
}
