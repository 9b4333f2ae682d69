/** Tables of Hordes of the Things. */

import { depthSources } from '../../engine/hott/data/base-depth-sources.ts';
import { type CombatantId, type ElementClass, type ElementId, elements, stronghold } from '../../engine/hott/data/elements.ts';
import { baseDepths } from '../../engine/hott/data/figures/base-depths.ts';
import { type Clause, type Condition, type Outcome, outcomes, type Result } from '../../engine/hott/data/outcomes.ts';
import { type Passing, passings, type Troops } from '../../engine/hott/data/passing.ts';
import { pipCosts } from '../../engine/hott/data/pip-costs.ts';
import { sequence } from '../../engine/hott/data/sequence.ts';
import { type SourceLetter, sources } from '../../engine/hott/data/sources.ts';
import { tacticalFactors } from '../../engine/hott/data/tactical-factors.ts';
import { type Going, terrainKinds } from '../../engine/hott/data/terrain.ts';
import { sentenceCase } from '../../engine/kernel/text.ts';
import { type Cell, type Row, type RuleTable, table } from './table.ts';

const classNames: Readonly<Record<ElementClass, string>> = { foot: 'Foot', mounted: 'Mounted', aerial: 'Aerials' };
const link = (text: string, rule: string) => `[${text}](${rule})`;
const letters = (of: readonly SourceLetter[]) => of.join(' ') || 'ours';

/** One row for each type, with headings for the classes. */
const byClass = (cells: (each: (typeof elements)[number]) => readonly Cell[]): Row[] =>
  elements.map((each, at) => ({
    cells: [link(each.name, each.rule), ...cells(each)],
    ...(elements[at - 1]?.class === each.class ? {} : { group: classNames[each.class] }),
  }));

/** Where a base depth comes from: letters that stand for sources, or the type whose depth we use. */
const depthOrigin = (id: ElementId): string => {
  const origin = depthSources[id];
  return 'letters' in origin ? letters(origin.letters) : `ours, as ${nameOf(origin.like).toLowerCase()}`;
};

/** The words for a type or class of opponents, as used inside a sentence. */
const said: Readonly<Record<CombatantId | ElementClass, string>> = {
  airboats: 'airboats',
  artillery: 'artillery',
  beasts: 'beasts',
  behemoths: 'behemoths',
  blades: 'blades',
  clerics: 'a cleric',
  dragons: 'a dragon',
  flyers: 'flyers',
  gods: 'a god',
  heroes: 'a hero',
  'aerial-heroes': 'an aerial hero',
  hordes: 'a horde',
  knights: 'knights',
  lurkers: 'lurkers',
  'water-lurkers': 'water lurkers',
  magicians: 'a magician',
  paladins: 'a paladin',
  riders: 'riders',
  shooters: 'shooters',
  sneakers: 'sneakers',
  spears: 'spears',
  warband: 'warband',
  stronghold: 'a stronghold',
  foot: 'foot',
  mounted: 'mounted',
  aerial: 'aerials',
};
const resultNames: Readonly<Record<Result, string>> = {
  none: 'no effect',
  recoil: 'recoil',
  flee: 'flee',
  'flee-off': 'flee off the field',
  ensorcelled: 'ensorcelled',
  captured: 'captured',
  destroyed: 'destroyed',
};
const conditionNames: Readonly<Record<Condition, string>> = {
  'in-contact': 'in contact',
  'contacted-this-bound': 'contacted this bound',
  'in-good-going': 'when in good going',
  'in-bad-going': 'when in bad going',
  'aided-by-ground': 'aided by ground troops',
};
const fleeing: ReadonlySet<Result> = new Set(['flee', 'flee-off']);
const listed = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : (words[0] ?? '');

function clause({ result, by, when }: Clause, at: number): string {
  const name = at > 0 && !by && !when ? `else ${resultNames[result]}` : resultNames[result];
  const opponents = by && ` ${fleeing.has(result) ? 'from' : 'by'} ${listed(by.map((each) => said[each]))}`;
  return `${name}${opponents ?? ''}${when ? ` ${conditionNames[when]}` : ''}`;
}
const clauses = (of: readonly Clause[]) => sentenceCase(of.map(clause).join('; '));
/** The results of a lost fight and of a doubled total, in words. */
function suffers({ beaten, doubled }: Outcome): string {
  const [first] = doubled;
  if (doubled.length === 1 && first?.result === 'destroyed') return clauses(beaten);
  return `${clauses(beaten)}. Doubled: ${doubled === beaten ? 'the same' : doubled.map(clause).join('; ')}`;
}
const nameOf = (id: CombatantId) => (elements.find((each) => each.id === id) ?? stronghold).name;

const goingNames: Readonly<Record<Going, string>> = { good: 'good', bad: 'bad', water: 'water', impassable: 'barred' };
const price = ({ surcharge, cost }: (typeof pipCosts)[number]) => (surcharge ? `+${cost}` : cost);

const troops: Readonly<Partial<Record<Troops, string>>> = {
  any: 'any element',
  ground: 'ground troops',
  foot: 'foot',
  mounted: 'mounted',
  aerial: 'aerials',
  sneakers: 'sneakers',
  gods: 'gods',
  magicians: 'magicians',
  flyers: 'flyers',
  'aerial-heroes': 'aerial heroes',
};
const troopNames = (of: readonly Troops[]) => listed(of.map((each) => troops[each] ?? each));
const sameTroops = (a: Passing['friends'], b: Passing['enemies']) => a?.join() === b?.join();
const only: Readonly<Record<NonNullable<Passing['only']>, string>> = {
  'not-recoiling': 'not when recoiling',
  'passed-not-in-close-combat': 'if these are not in close combat',
  'same-or-opposite-facing': 'if both face the same or opposite ways',
};
/** The elements that a mover can pass through, as a sentence without a full stop. */
function passes({ way, friends, enemies, only: condition }: Passing): string {
  const ofSide = (side: string, of: Passing['friends']) => of && `${side} ${of.includes('any') ? 'elements' : troopNames(of)}`;
  const sides = sameTroops(friends, enemies)
    ? [friends && `${troopNames(friends)} of either side`]
    : [ofSide('friendly', friends), ofSide('enemy', enemies)];
  return `${way} ${sides.filter((side) => side !== null).join(' and ')}${condition ? `, ${only[condition]}` : ''}`;
}

export const hottTables: readonly RuleTable[] = [
  table(
    'hott-terrain',
    'Terrain of Hordes of the Things',
    'hott.terrain.bad-going',
    { terrain: 'Terrain', ground: 'Ground', aerials: 'Aerials', feature: 'Feature' },
    terrainKinds.map((each) => [each.name, goingNames[each.going], each.aerials, each.feature ? 'yes' : 'no']),
  ),
  table(
    'hott-pip-costs',
    'What PIPs buy',
    'hott.pips.deploy-use',
    { what: 'What', pips: ['PIPs', 'number'] },
    pipCosts.map((each) => ({
      cells: [`${link(each.name, each.rule)}${each.supplement ? ' (supplement)' : ''}`, price(each)],
      ...(each.id === 'god' ? { group: 'Before any move' } : {}),
      ...(each.id === 'move' ? { group: 'Tactical moves' } : {}),
      ...(each.id === 'bespell' ? { group: 'After the moves' } : {}),
    })),
  ),
  table(
    'hott-sequence',
    'The bound',
    'hott.sequence.steps',
    { step: ['Step', 'number'], name: 'Name', pips: 'Cost', says: 'What happens' },
    sequence.map((each, at) => [at + 1, link(each.name, each.rule), each.pips ? 'PIPs' : 'free', each.says]),
  ),
  table(
    'hott-passing',
    'Who may pass whom',
    'hott.interpenetration.tactical-short',
    { mover: 'Mover', passes: 'Passes' },
    passings.map((each) => [link(sentenceCase(troopNames(each.mover)), each.rule), passes(each)]),
  ),
  table(
    'hott-sources',
    'Sources of the supplement',
    'hott.supplement.sources',
    { letter: 'Letter', name: 'What', place: 'Where', says: 'Used for' },
    sources.map((each) => [each.letter, each.name, each.place, each.says]),
  ),
  table(
    'hott-army',
    'Element types',
    'hott.supplement.army-size',
    { type: 'Type', points: ['AP', 'number'], general: 'General', sources: 'Sources' },
    byClass((each) => [each.points, each.mayBeGeneral ? 'may be' : 'never', letters(each.sources)]),
  ),
  table(
    'hott-moves',
    'Tactical moves in paces',
    'hott.supplement.move-table',
    {
      type: 'Type',
      road: ['Road', 'number'],
      good: ['Good', 'number'],
      bad: ['Bad', 'number'],
      river: ['River', 'number'],
    },
    byClass(({ id, move: { road, good, bad, river } }) =>
      id === 'water-lurkers' ? [null, null, null, river] : [road, good, bad, river],
    ),
  ),
  table(
    'hott-bases',
    'Depth of bases',
    'hott.supplement.base-size',
    { type: 'Type', mm: ['mm', 'number'], paces: ['Paces', 'number'], sources: 'Sources' },
    byClass(({ id }) => [baseDepths.mm[id], baseDepths.paces[id], depthOrigin(id)]),
  ),
  table(
    'hott-factors',
    'Combat factors',
    'hott.supplement.combat-total',
    {
      type: 'Type',
      foot: ['Against foot', 'bonus'],
      others: ['Against others', 'bonus'],
      range: ['Range', 'number'],
    },
    [
      ...byClass(({ factor, range }) => [factor.foot, factor.others, range]),
      {
        cells: [link(stronghold.name, stronghold.rule), stronghold.factor.foot, stronghold.factor.others, null],
        group: 'No element',
      },
    ],
  ),
  table(
    'hott-tactical-factors',
    'Tactical factors',
    'hott.supplement.factor-general',
    { factor: 'Factor', value: ['Value', 'bonus'], sources: 'Sources' },
    tacticalFactors.map((each, at) => ({
      cells: [link(each.name, each.rule), each.value, letters(each.sources)],
      ...(at === 0 ? { group: 'In close combat, to the element itself' } : {}),
      ...(each.in === 'shot-at-or-bespelled' ? { group: 'At a distance, to the target' } : {}),
    })),
  ),
  table(
    'hott-outcomes',
    'Beaten and doubled',
    'hott.supplement.outcome-thresholds',
    { loser: 'Loser', result: 'What it suffers' },
    outcomes.map((each) => [link(nameOf(each.loser), each.rule), suffers(each)]),
  ),
];
