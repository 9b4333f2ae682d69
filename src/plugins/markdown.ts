/**
 * The Markdown processor of the site: Sätteri with our plugins, and a few words of preparation.
 * Set as `markdown.processor`, so that MDX uses it too.
 */
import { satteri } from '@astrojs/markdown-satteri';
import { termLinks } from './glossary.ts';
import { ruleLinks, tables } from './prose.ts';

const strict = process.env.STRICT_CONTENT === '1';

/** Holds a paragraph together that MDX would dissolve; taken out again after compiling. */
const joiner = '\u2060';

/**
 * Sections are told how deep they stand (`<Content level={3} />`), facts whether they are blocks.
 * MDX dissolves a paragraph that holds nothing but elements: facts that share one keep it. A closing tag
 * stands on a line of its own, as the opening one does.
 */
export function prepare(body: string): string {
  return body
    .replace(/^(?!.*<(?:Example|Note|Section)\b)(.*\S)[ \t]*(<\/(?:Example|Note|Section)>)[ \t]*$/gm, '$1\n$2')
    .replaceAll('<Section id=', '<Section level={props.level} id=')
    .replace(/<Fact id="([^"]*)">(?=\s*\n)/g, '<Fact block id="$1">')
    .replace(/<Fact id="([^"]*)">/g, `${joiner}<Fact id="$1">`);
}

const braces = (text: string) => text.replace(/[<>{}`]/g, ' ');

export function markdown() {
  const processor = satteri({ mdastPlugins: [termLinks, ruleLinks], hastPlugins: [tables] });
  const createMdxRenderer = processor.createMdxRenderer;
  if (!createMdxRenderer) throw new Error('This version of the Markdown processor does not render MDX.');
  processor.createMdxRenderer = async (shared, mdx) => {
    const renderer = await createMdxRenderer(shared, mdx);
    return {
      ...renderer,
      async process(content, filePath, frontmatter) {
        let result: Awaited<ReturnType<typeof renderer.process>>;
        try {
          result = await renderer.process(prepare(content), filePath, frontmatter);
        } catch (error) {
          if (strict) throw error;
          // A page that does not compile must not keep the others from being read.
          console.warn(`[prose] ${filePath}: ${error}`);
          result = await renderer.process(`**This page does not compile.** ${braces(String(error))}`, filePath, frontmatter);
        }
        return { ...result, code: result.code.replaceAll(joiner, '') };
      },
    };
  };
  return processor;
}
