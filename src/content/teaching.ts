/**
 * Whether a rule page illustrates its rule. A page about places on the table needs a picture, and a page with calculations needs
 * an example. Only pages with rules that code must enforce are checked. A page that lacks a picture or an example says why in its
 * front matter.
 */
import type { RulePage } from './registry.ts';

/**
 * Words about places on the table. If a page has two different words of this list, or a distance, it is treated as a page about
 * places on the table.
 */
const places =
  /\b(forward arc|arc of fire|front edge|facing|faces (?:it|them|the|its)|flank|rear|line of sight|straight (?:ahead|back)|wheels?|wheeling|oblique|corner|touch(?:es|ing)?|beside|behind|adjacent|nearest|radius|uphill|base widths?|bases? (?:deep|wide)|in contact|contact with|range|table edge|paces)\b/gi;
const numbers = /<(?:Bonus|Needed|Points|N) of=|\bd(?:5|6|10|12)\b|\b\d+\+|[+−]\d|\b(?:half|halves|halved|double[sd]?)\b/;

/** The text of a page without its examples, link addresses and ids of parts. */
const saidIn = ({ body }: RulePage): string =>
  body
    .replace(/<Example[\s\S]*?<\/Example>/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<(?:Section|Fact) id="[^"]*">/g, '');

const isPlayed = ({ front }: RulePage): boolean =>
  [front.use, ...front.rules.map((part) => part.use ?? front.use)].some((use) => use === 'engine' || use === 'calculator');

export const hasGeometry = (page: RulePage): boolean => {
  const said = saidIn(page);
  return said.includes('<Inches') || new Set([...said.matchAll(places)].map(([word]) => word.toLowerCase())).size >= 2;
};
export const hasArithmetic = (page: RulePage): boolean => numbers.test(saidIn(page));
export const hasPicture = ({ body }: RulePage): boolean => /<(?:Diagram|Position)\b/.test(body);
export const hasExample = ({ body }: RulePage): boolean => /<Example[ >]/.test(body);

/** What a page lacks, in sentences. A reason that is no longer needed is also reported. */
export function lacks(page: RulePage): readonly string[] {
  const { front } = page;
  const excused = front.noPicture !== undefined || front.pictureOn !== undefined;
  return [
    ...(isPlayed(page) && hasGeometry(page) && !hasPicture(page) && !excused
      ? [
          'It speaks of places on the table and has no picture: add a <Diagram>, name the page that has it in pictureOn:, or say why not in noPicture:.',
        ]
      : []),
    ...(isPlayed(page) && hasArithmetic(page) && !hasExample(page) && front.noExample === undefined
      ? ['It counts and has no worked example: add an <Example>, or say why not in noExample:.']
      : []),
    ...(excused && hasPicture(page) ? ['It has a picture: noPicture: and pictureOn: go.'] : []),
    ...(front.noExample !== undefined && hasExample(page) ? ['It has an example: noExample: goes.'] : []),
  ];
}
