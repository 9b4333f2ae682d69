/**
 * The texts that people read, with their places: strings and markup in code, comments, and the book's prose. Figures and names
 * inserted by code appear as [name].
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { numberText, signed } from '../../components/book/figure.ts';
import { figureOf } from '../../content/figures.ts';

export interface Text {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  readonly is: 'string' | 'comment' | 'prose';
}

/** Every file with text below a folder, sorted by name. */
export const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|astro|mdx|md)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/node_modules|\/generated\//.test(file))
    .sort();

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Methods that change how a text is written, but not its meaning. */
const writing = /^(toLowerCase|toUpperCase|trim|slice|replace|toFixed|at)$/;
/** Functions that put words around a value, and what a reader then sees. */
const aroundValues: Record<string, string> = {
  or: '[this or that]',
  and: '[this and that]',
  list: '[this and that]',
  points: '[2 points]',
  asPercent: '[26%]',
};

/** What a call stands for in a sentence, if its own name would mislead: `count(n, 'unit')` is `[2 units]`. */
function placeholderOfCall({ expression: called, arguments: given }: ts.CallExpression): string | undefined {
  if (ts.isPropertyAccessExpression(called)) {
    if (called.name.text === 'join') return '[this, that]';
    return writing.test(called.name.text) ? placeholder(called.expression) : undefined;
  }
  const name = called.getText();
  const noun = given.find(ts.isStringLiteralLike)?.text;
  if (name === 'count' && noun) return `[2 ${noun}s]`;
  if (name === 'quoted') return `“${placeholder(given[0])}”`;
  if (/^(sentenceCase|String|asData|signed)$/.test(name)) return placeholder(given[0]);
  return aroundValues[name];
}

/** The placeholder for an expression in a sentence: the string it holds, otherwise the last name in it. */
function placeholder(expression: ts.Expression | undefined): string {
  if (!expression) return '';
  if (ts.isPropertyAccessExpression(expression) && expression.name.text === 'length') return '[number]';
  if (ts.isCallExpression(expression)) {
    const words = placeholderOfCall(expression);
    if (words !== undefined) return words;
  }
  if (ts.isConditionalExpression(expression)) return placeholder(expression.whenTrue);
  if (ts.isParenthesizedExpression(expression)) return placeholder(expression.expression);
  if (ts.isStringLiteralLike(expression)) return expression.text;
  if (ts.isTemplateExpression(expression)) return template(expression);
  if (ts.isJsxElement(expression) || ts.isJsxFragment(expression)) return marked(expression);
  return `[${
    expression
      .getText()
      .match(/[a-zA-Z]\w*/g)
      ?.at(-1) ?? '…'
  }]`;
}

const template = ({ head, templateSpans }: ts.TemplateExpression): string =>
  head.text + templateSpans.map(({ expression, literal }) => placeholder(expression) + literal.text).join('');

const marked = ({ children }: ts.JsxElement | ts.JsxFragment): string =>
  children
    .map((child) => {
      if (ts.isJsxText(child)) return child.text;
      if (ts.isJsxExpression(child)) return placeholder(child.expression);
      return ts.isJsxElement(child) || ts.isJsxFragment(child) ? marked(child) : '';
    })
    .join('');

/** Elements whose words belong to the surrounding sentence. */
const inSentences = new Set(['a', 'b', 'code', 'em', 'i', 'kbd', 'span', 'strong', 'Link', 'RuleLink', 'TapTerm']);
/** Attributes whose words no reader sees. */
const unread = /^(class|className|class:list|id|d|style|transform|points|viewBox|name|rel|type|href|src)$/;

function stringsOf(source: ts.SourceFile, file: string): Text[] {
  const texts: Text[] = [];
  const add = (node: ts.Node, text: string) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (/\S\s+\S/.test(text)) texts.push({ file, line, text: tidy(text), is: 'string' });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isJsxAttribute(node) && unread.test(node.name.getText())) return;
    if (ts.isStringLiteralLike(node)) add(node, node.text);
    if (ts.isTemplateExpression(node)) add(node, template(node));
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const parts = node.children.some((child) => ts.isJsxText(child) && /\w/.test(child.text));
      if (parts) {
        add(node, marked(node));
        const apart = node.children.filter(
          (child) => ts.isJsxElement(child) && !inSentences.has(child.openingElement.tagName.getText()),
        );
        if (ts.isJsxElement(node)) visit(node.openingElement);
        for (const child of node.children) if (ts.isJsxExpression(child) || apart.includes(child)) ts.forEachChild(child, visit);
        return;
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

function commentsOf(code: string, file: string): Text[] {
  const texts: Text[] = [];
  let open: { line: number; words: string[] } | undefined;
  let inBlock = false;
  const close = () => {
    if (open) texts.push({ file, line: open.line, text: tidy(open.words.join(' ')), is: 'comment' });
    open = undefined;
  };
  code.split('\n').forEach((line, at) => {
    const words = inBlock
      ? line.replace(/\*\/.*/, '').replace(/^\s*\*? ?/, '')
      : (line.match(/^\s*\/\*\*?\s?(.*?)(?:\*\/.*)?$/)?.[1] ?? line.match(/(?:^|\s)\/\/ (.*)$/)?.[1]);
    if (words === undefined || /^(biome|@ts)-/.test(words)) {
      close();
      return;
    }
    if (words.trim() === '') close();
    else open = { line: open?.line ?? at + 1, words: [...(open?.words ?? []), words] };
    if (inBlock) inBlock = !line.includes('*/');
    else inBlock = /^\s*\/\*/.test(line) && !line.includes('*/');
    if (!inBlock && !/^\s*\/\//.test(line)) close();
  });
  close();
  return texts;
}

/** How the components of prose show a figure. */
const shown: Record<string, (n: number) => string> = {
  Bonus: signed,
  Inches: (n) => `${numberText(n)}″`,
  Needed: (n) => `${numberText(n)}+`,
  Points: (n) => `${numberText(n)} ${n === 1 ? 'point' : 'points'}`,
};

/**
 * A paragraph of Markdown as readers see it: without markup and addresses, and with the numbers that its components show. Tags inside code stay.
 */
const read = (text: string): string =>
  text
    .replace(/`([^`]*)`/g, (_, code: string) => `‘${code.replace(/</g, '‹').replace(/>/g, '›')}’`)
    .replace(/<(\w+) of="([^"]*)"[^>]*\/>/g, (_, component: string, of: string) => {
      const value = figureOf(of);
      return value === undefined ? '[n]' : (shown[component] ?? numberText)(value);
    })
    .replace(/<[^>]*>/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*_]{1,2}(?=\S)|(?<=\S)[`*_]{1,2}/g, '')
    .replace(/^(\s*[-#>]+|\s*\d+\.) /, '')
    .replace(/‹/g, '<')
    .replace(/›/g, '>');

function proseOf(code: string, file: string): Text[] {
  const texts: Text[] = [];
  let open: { line: number; words: string[] } | undefined;
  let fence = false;
  let front = false;
  const close = () => {
    if (open) texts.push({ file, line: open.line, text: tidy(read(open.words.join(' '))), is: 'prose' });
    open = undefined;
  };
  code.split('\n').forEach((line, at) => {
    if (/^```/.test(line)) fence = !fence;
    if (/^---$/.test(line) && (at === 0 || front)) front = at === 0;
    const cells = line.startsWith('|');
    if (fence || /^(```|---|import |\s*$|\||<\/?\w+[^>]*>$)/.test(line)) {
      close();
      if (cells)
        for (const cell of line.split('|').filter((one) => / \w+ \w+/.test(one)))
          texts.push({ file, line: at + 1, text: tidy(read(cell)), is: 'prose' });
      return;
    }
    if (front) {
      close();
      const value = line.match(/^\s*(?:- )?(?:summary|says|ruling|why|- )\s*:?\s*(.*)$/)?.[1]?.replace(/^(['"])(.*)\1$/, '$2');
      if (value && /\w \w/.test(value)) texts.push({ file, line: at + 1, text: tidy(read(value)), is: 'prose' });
      return;
    }
    if (/^(#|\s*[-*] |\s*\d+\. )/.test(line)) close();
    open = { line: open?.line ?? at + 1, words: [...(open?.words ?? []), line] };
    if (/^#/.test(line)) close();
  });
  close();
  return texts;
}

/** An Astro page as TypeScript: the script, then the markup in a fragment, with line numbers preserved. */
function asTypeScript(code: string): readonly [script: string, markup: string] {
  const [, script = ''] = code.match(/^---\n([\s\S]*?)\n---/) ?? [];
  const lines = script === '' ? 0 : script.split('\n').length + 2;
  const markup = code
    .split('\n')
    .slice(lines)
    .join('\n')
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, (part) => part.replace(/[^\n]/g, ''));
  return [`\n${script}`, `${'\n'.repeat(Math.max(0, lines - 1))}<>\n${markup}\n</>`];
}

/** All texts in a file, in order. */
export function textsOf(file: string): readonly Text[] {
  const code = readFileSync(file, 'utf8');
  if (/\.mdx?$/.test(file)) return proseOf(code, file);
  const parts = file.endsWith('.astro') ? asTypeScript(code) : [code];
  const strings = parts.flatMap((part) =>
    stringsOf(
      ts.createSourceFile(
        'text.tsx',
        part,
        ts.ScriptTarget.Latest,
        true,
        file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX,
      ),
      file,
    ),
  );
  return [...strings, ...commentsOf(code, file)].sort((one, other) => one.line - other.line);
}
