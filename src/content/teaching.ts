/**
 * Whether a rule page shows what it says: one about places on the table needs a picture, one that counts an example. Only
 * pages that code has to know in play are asked. A page that needs neither says why in its front matter.
 */
import type { RulePage } from './registry.ts';

/** Words about places on the table. Two different ones, or a distance, and the rule has geometry. */
const places =
  /\b(forward arc|arc of fire|front edge|facing|faces (?:it|them|the|its)|flank|rear|line of sight|straight (?:ahead|back)|wheels?|wheeling|oblique|corner|touch(?:es|ing)?|beside|behind|adjacent|nearest|radius|uphill|base widths?|bases? (?:deep|wide)|in contact|contact with|range|table edge|paces)\b/gi;
const numbers = /<(?:Bonus|Needed|Points|N) of=|\bd(?:5|6|10|12)\b|\b\d+\+|[+−]\d|\b(?:half|halves|halved|double[sd]?)\b/;

/** What a page says besides its examples, without the addresses of links and the ids of parts. */
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

/** What a page lacks, in sentences; and a reason that it no longer needs. */
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
