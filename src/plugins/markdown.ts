/**
 * The Markdown processor of the site: Sätteri with our plugins, and a few words of preparation. The prose of
 * the book goes through `compile.ts`; set as `markdown.processor`, it serves every other MDX file as well.
 */
import { satteri } from '@astrojs/markdown-satteri';
import { termLinks } from './glossary.ts';
import { ruleLinks, tables } from './prose.ts';

/** Holds a paragraph together that MDX would dissolve; taken out again after compiling. */
export const joiner = '\u2060';

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

export const mdastPlugins = [termLinks, ruleLinks];
export const hastPlugins = [tables];

/** The processor for Markdown that Astro itself loads: pages that import components. */
export function markdown() {
  const processor = satteri({ mdastPlugins, hastPlugins });
  const createMdxRenderer = processor.createMdxRenderer;
  if (!createMdxRenderer) throw new Error('This version of the Markdown processor does not render MDX.');
  processor.createMdxRenderer = async (shared, mdx) => {
    const renderer = await createMdxRenderer(shared, mdx);
    return {
      ...renderer,
      async process(content, filePath, frontmatter) {
        const result = await renderer.process(prepare(content), filePath, frontmatter);
        return { ...result, code: result.code.replaceAll(joiner, '') };
      },
    };
  };
  return processor;
}
