/**
 * The site's Markdown processor: Sätteri with our plugins, and some preprocessing. The book's prose goes through `compile.ts`. As
 * `markdown.processor`, this processor handles all other MDX files.
 */
import { satteri } from '@astrojs/markdown-satteri';
import { termLinks } from './glossary.ts';
import { ruleLinks, tables } from './prose.ts';

/** A character that keeps MDX from removing the paragraph around it. The character is deleted after compiling. */
export const joiner = '\u2060';

/**
 * Adds the heading level to sections (`<Content level={3} />`), and adds to facts whether they are blocks. MDX removes the
 * paragraph around text that contains only elements, so a joiner before each fact keeps paragraphs that contain only facts. A
 * closing tag must be on a line by itself, like the opening tag.
 */
export function prepare(body: string): string {
  return body
    .replace(/^(?!.*<(?:Example|Note|Section)\b)(.*\S)[ \t]*(<\/(?:Example|Note|Section)>)[ \t]*$/gm, '$1\n$2')
    .replaceAll('<Section id=', '<Section level={props.level} id=')
    .replaceAll('<ArmyUnits army=', '<ArmyUnits level={props.level} army=')
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
