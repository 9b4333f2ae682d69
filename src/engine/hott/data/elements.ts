/** The element types of Hordes of the Things, from the supplement (hott.supplement.sources), and the stronghold. */
import { baseDepths } from './figures/base-depths.ts';
import { elements as figures } from './figures/elements.ts';
import type { SourceLetter } from './sources.ts';

export const elementClasses = ['foot', 'mounted', 'aerial'] as const;
export type ElementClass = (typeof elementClasses)[number];

export type CombatantId = keyof typeof figures;
export type ElementId = Exclude<CombatantId, 'stronghold'>;

/**
 * Tactical moves in paces; 0 for ground where the type cannot go. The road rate applies only if the whole move is along the road.
 */
export interface Moves {
  readonly road: number;
  readonly good: number;
  readonly bad: number;
  readonly river: number;
}

export interface Element {
  readonly id: ElementId;
  readonly name: string;
  /** The id of the rule that describes this type; its page is the page of the type. */
  readonly rule: string;
  readonly class: ElementClass;
  /** Army points. */
  readonly points: number;
  readonly move: Moves;
  /** Combat factors: against foot and strongholds, and against mounted and aerials. */
  readonly factor: CombatFactors;
  /** The range for shooting or bespelling, in paces; null for types that can do neither. */
  readonly range: number | null;
  /** Depth of the base in mm for a width of 40 mm (hott.supplement.base-size). */
  readonly depthMm: number;
  /** Whether the element may be the army's general (hott.supplement.general). */
  readonly mayBeGeneral: boolean;
  /** The letters of the sources for this row. If the sources disagree, the ruling on the type's page says so. */
  readonly sources: readonly SourceLetter[];
}

export interface CombatFactors {
  readonly foot: number;
  readonly others: number;
}

/** hott.supplement.general */
const neverGenerals: readonly ElementId[] = ['beasts', 'dragons', 'gods', 'lurkers', 'water-lurkers', 'paladins', 'sneakers'];

function element(id: ElementId, name: string, of: ElementClass, sources: string): Element {
  const row = figures[id];
  const { points, road, good, bad, river, foot, others } = row;
  return {
    id,
    name,
    rule: `hott.supplement.${id}`,
    class: of,
    points,
    move: { road, good, bad, river },
    factor: { foot, others },
    range: 'range' in row ? row.range : null,
    depthMm: baseDepths.mm[id],
    mayBeGeneral: !neverGenerals.includes(id),
    sources: [...sources] as SourceLetter[],
  };
}

/** The element types, by class and then by name. */
export const elements: readonly Element[] = [
  element('artillery', 'Artillery', 'foot', 'RCGXPT'),
  element('blades', 'Blades', 'foot', 'RCGXPT'),
  element('clerics', 'Clerics', 'foot', 'RCXPT'),
  element('hordes', 'Hordes', 'foot', 'RCGXPT'),
  element('lurkers', 'Lurkers', 'foot', 'R'),
  element('water-lurkers', 'Water lurkers', 'foot', 'R'),
  element('magicians', 'Magicians', 'foot', 'RCXT'),
  element('shooters', 'Shooters', 'foot', 'RGPT'),
  element('sneakers', 'Sneakers', 'foot', 'RCXPT'),
  element('spears', 'Spears', 'foot', 'RCGXPT'),
  element('warband', 'Warband', 'foot', 'RGPT'),
  element('beasts', 'Beasts', 'mounted', 'RGPT'),
  element('behemoths', 'Behemoths', 'mounted', 'RCGXPT'),
  element('heroes', 'Heroes', 'mounted', 'RCGT'),
  element('knights', 'Knights', 'mounted', 'RCXPT'),
  element('paladins', 'Paladins', 'mounted', 'RCXPT'),
  element('riders', 'Riders', 'mounted', 'RCGPT'),
  element('aerial-heroes', 'Aerial heroes', 'aerial', 'CXPT'),
  element('airboats', 'Airboats', 'aerial', 'RCXPT'),
  element('dragons', 'Dragons', 'aerial', 'RCXPT'),
  element('flyers', 'Flyers', 'aerial', 'RCGXPT'),
  element('gods', 'Gods', 'aerial', 'RCXPT'),
];

/** The stronghold fights but is not an element (hott.strongholds.not-element). */
export const stronghold = {
  id: 'stronghold',
  name: 'Stronghold',
  rule: 'hott.supplement.stronghold',
  factor: { foot: figures.stronghold.foot, others: figures.stronghold.others },
  sources: ['R', 'C', 'X'],
} as const satisfies {
  id: CombatantId;
  name: string;
  rule: string;
  factor: CombatFactors;
  sources: readonly SourceLetter[];
};

const byId = new Map(elements.map((each) => [each.id as string, each]));

export const elementOf = (id: string): Element | undefined => byId.get(id);
