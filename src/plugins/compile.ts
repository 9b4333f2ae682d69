/**
 * Compiles the book's prose when a page is built. These files bypass the bundler: a thousand of them would take longer than
 * everything else, and they import nothing.
 */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Fragment, jsx, jsxs } from 'astro/jsx-runtime';
import * as server from 'astro/runtime/server/index.js';
import { mdxToJs } from 'satteri';
import { splitFrontMatter } from '../content/registry.ts';
import { hastPlugins, joiner, mdastPlugins, prepare } from './markdown.ts';

const strict = process.env.STRICT_CONTENT === '1';

/** Prose as an Astro component with the props `components` and `level`. */
export type Prose = (props: Readonly<Record<string, unknown>>) => unknown;

/** Marks the renderer of a component; Astro's types do not declare it. */
const { __astro_tag_component__: tag } = server as unknown as {
  __astro_tag_component__(component: Prose, renderer: string): void;
};

async function compile(body: string, path: string): Promise<Prose> {
  const { code } = await mdxToJs(prepare(body), {
    mdastPlugins,
    hastPlugins,
    features: { gfm: true, smartPunctuation: true },
    // Parts without components become a single HTML string.
    optimizeStatic: { component: 'Fragment', prop: 'set:html' },
    elementAttributeNameCase: 'html',
    fileURL: pathToFileURL(path),
    outputFormat: 'function-body',
  });
  const made = new Function(code.replaceAll(joiner, ''))({ Fragment, jsx, jsxs }) as { default: Prose };
  const prose: Prose = (props) => made.default({ ...props, components: { Fragment, ...(props.components as object) } });
  tag(prose, 'astro:jsx');
  return prose;
}

const shown = (error: unknown) => String(error).replace(/[<>{}`]/g, ' ');
const known = new Map<string, { readonly edit: number; readonly prose: Prose }>();

/** The prose of an MDX file, or undefined if the file does not exist. The prose is compiled once, and again after an edit. */
export async function proseOf(file: string): Promise<Prose | undefined> {
  const path = join(process.cwd(), file);
  const edit = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  if (edit === undefined) return undefined;
  const before = known.get(file);
  if (before?.edit === edit) return before.prose;
  const { body } = splitFrontMatter(readFileSync(path, 'utf8'));
  let prose: Prose;
  try {
    prose = await compile(body, path);
  } catch (error) {
    if (strict) throw error;
    // One page that fails to compile must not prevent reading the others.
    console.warn(`[prose] ${file}: ${error}`);
    prose = await compile(`**This page does not compile.** ${shown(error)}`, path);
  }
  known.set(file, { edit, prose });
  return prose;
}
