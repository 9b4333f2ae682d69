/**
 * Converts straight quotes and dots in front matter and data to typographic ones. Prose gets this from its Markdown processor.
 */
import type { Ruling } from './schema.ts';

export const typeset = (text: string): string =>
  text
    .replace(/(^|[\s([“‘])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([“])'/g, '$1‘')
    .replace(/'/g, '’')
    .replace(/\.\.\./g, '…');

interface Named {
  readonly title: string;
  readonly summary: string;
  readonly ruling?: Ruling | undefined;
}

/** A rule, or its front matter, with typographic texts. */
export const typesetNamed = <T extends Named>(of: T): T => ({
  ...of,
  title: typeset(of.title),
  summary: typeset(of.summary),
  ...(of.ruling
    ? {
        ruling: {
          says: typeset(of.ruling.says),
          readings: of.ruling.readings.map(typeset),
          ruling: typeset(of.ruling.ruling),
          why: typeset(of.ruling.why),
          ...(of.ruling.atTable ? { atTable: of.ruling.atTable } : {}),
        },
      }
    : {}),
});
