/** Tables of the six-event battle game. */
import { failureTable, randomMovement } from '../../engine/six-events/data/creatures.ts';
import { events } from '../../engine/six-events/data/events.ts';
import { armorModifiers, armors, meleeHits, rangedHits, rangedMisprints } from '../../engine/six-events/data/hits.ts';
import { type HouseCard, houseCards } from '../../engine/six-events/data/house-cards.ts';
import { type Modifier, meleeModifiers, moraleModifiers, rangedModifiers } from '../../engine/six-events/data/modifiers.ts';
import { checking, moraleChart } from '../../engine/six-events/data/morale.ts';
import { type MovementRate, movementRates } from '../../engine/six-events/data/movement-rates.ts';
import { rallyRolls } from '../../engine/six-events/data/rally.ts';
import { type SampleArmy, type StatLine, sampleArmies } from '../../engine/six-events/data/sample-armies.ts';
import { casters, type NamedSpell, type SpellKind, spells } from '../../engine/six-events/data/spells.ts';
import { type TerrainKind, terrainKinds } from '../../engine/six-events/data/terrain.ts';
import { band, type Row, type RuleTable, table } from './table.ts';

const link = (text: string, rule: string) => `[${text}](${rule})`;
const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value)}`;

/** Puts a heading before the first row of each group. */
const grouped = <Each, Group extends string>(
  rows: readonly Each[],
  groupOf: (each: Each) => Group,
  names: Readonly<Record<Group, string>>,
  row: (each: Each) => Row,
): Row[] =>
  rows.map((each, at) => {
    const group = groupOf(each);
    const before = rows[at - 1];
    return before !== undefined && groupOf(before) === group ? row(each) : { ...row(each), group: names[group] };
  });

/** The rows of modifiers. Each row is the anchor of its rule, except for the rule of the page itself. */
const modifierRows = (page: string, modifiers: readonly Modifier[]): Row[] =>
  modifiers.map(({ name, rule, value }) => ({ cells: [name, value], ...(rule === page ? {} : { fact: rule }) }));

const hitColumns = {
  roll: ['Roll', 'number'],
  ...Object.fromEntries(armors.map((armor) => [`armor${armor}`, [`Armor ${armor}`, 'number'] as const])),
} as const;
const hitRows = (hits: typeof rangedHits, misprints: typeof rangedMisprints = []) =>
  hits.map((row, at) => [
    at + 1,
    ...row.map(
      (printed, column) => misprints.find(({ roll, armor }) => roll === at + 1 && armor === armors[column])?.played ?? printed,
    ),
  ]);

const armorNames = (from: number | null, to: number | null) =>
  from === null ? `${to} or less` : to === null ? `${from} or more` : `${from}`;

const rateGroups: Readonly<Record<MovementRate['group'], string>> = {
  character: 'Characters',
  cavalry: 'Cavalry',
  infantry: 'Infantry',
  creature: 'Creatures',
  flyer: 'Flyers',
};

const kindNames: Readonly<Record<SpellKind, string>> = {
  offensive: 'offensive',
  general: 'general',
  necromancy: 'necromancy',
  prayers: 'clerical prayers',
};
const spellGroups: Readonly<Record<NamedSpell['kind'], string>> = {
  offensive: 'Offensive spells',
  general: 'General spells',
};

function moving({ move, except }: TerrainKind): string {
  const cost = (() => {
    if (move === null) return 'barred';
    if (move.kind === 'half') return 'half speed';
    if (move.kind === 'per-inch') return `${move.inches} for each inch`;
    if (move.kind === 'gain') return `${signed(move.infantry)} infantry, ${signed(move.cavalry)} cavalry`;
    return signed(-move.inches);
  })();
  return except ? `${cost}, ${except}` : cost;
}
const terrainPage = 'six-events.terrain.penalty-count';
const onTerrainPage: ReadonlySet<string> = new Set(['six-events.terrain.hill']);

const priceOf = ({ price }: HouseCard): string | number => ('points' in price ? price.points : `${price.least} or more`);

const kindOf = ({ is, type, mount, leads, caster }: StatLine): string =>
  [
    is === 'war-machine' ? 'war machine' : is,
    ...(type === undefined ? [] : [`counts as ${type}`]),
    ...(mount === 'foot' ? [] : [`on a ${mount.replace('-', ' ')} mount`]),
    ...(leads === undefined ? [] : [leads === 'commander' ? 'army commander' : 'leader']),
    ...(caster === undefined ? [] : [caster]),
  ].join(', ');

const armyTable = ({ id, name, rule, units }: SampleArmy): RuleTable =>
  table(
    `six-events-${id}`,
    name,
    rule,
    {
      unit: 'Unit',
      is: 'What it is',
      size: ['Models or Vitality', 'number'],
      armor: ['Armor', 'number'],
      prowess: 'Prowess: melee, ranged',
      magic: 'Magic, Rank',
      move: ['Move', 'number'],
    },
    units.map((each) => [
      each.name,
      kindOf(each),
      each.vitality ?? each.models,
      each.armor,
      each.prowess === undefined
        ? each.range === undefined
          ? null
          : 'shoots'
        : `${each.prowess}${each.ranged === undefined ? '' : `, ${each.ranged} at ${each.range}″`}`,
      each.magic === undefined ? null : `${each.magic}, ${each.rank ?? 0}`,
      each.flies ? `${each.move}, flies` : each.move,
    ]),
  );

export const sixEventsTables: readonly RuleTable[] = [
  table(
    'six-events-turn',
    'The six events',
    'six-events.turn.event-order',
    { event: 'Event', name: 'Name', checks: 'Morale checks', initiative: 'The side with initiative' },
    events.map(({ numeral, name, rule, checks, initiative }) => [
      numeral,
      link(name, rule),
      checks ? 'after it' : null,
      initiative,
    ]),
  ),
  table(
    'six-events-casters',
    'Casters and their spells',
    'six-events.spells.casters',
    { caster: 'Caster', spells: 'Spells' },
    casters.map(({ name, kinds, weakened }) => [
      name,
      `${kinds.map((kind) => kindNames[kind]).join(', ')}${weakened ? `; offensive ones [weaken](six-events.spells.priest-penalty)` : ''}`,
    ]),
  ),
  table(
    'six-events-spells',
    'Names of the spells',
    'six-events.spells.cards',
    { spell: 'Spell', guess: 'Perhaps' },
    grouped(
      spells,
      ({ kind }) => kind,
      spellGroups,
      ({ name, rule, guess }) => ({ cells: [name, guess], fact: rule }),
    ),
  ),
  table(
    'six-events-ranged-modifiers',
    'Ranged modifiers',
    'six-events.ranged.troops',
    { when: 'When', modifier: ['Modifier', 'bonus'] },
    modifierRows('six-events.ranged.troops', rangedModifiers),
  ),
  table(
    'six-events-ranged-hits',
    'Hits of ranged attacks by troops',
    'six-events.ranged.hits-table',
    hitColumns,
    hitRows(rangedHits, rangedMisprints),
  ),
  table(
    'six-events-armor',
    'Armor against single figures',
    'six-events.ranged.armor-modifier',
    { armor: 'Armor of the target', modifier: ['Each die', 'bonus'] },
    armorModifiers.map(({ from, to, modifier }) => [armorNames(from, to), modifier]),
  ),
  table(
    'six-events-rates',
    'Movement rates',
    'six-events.movement.rates',
    { who: 'Who', inches: ['Inches', 'number'] },
    grouped(
      movementRates,
      ({ group }) => group,
      rateGroups,
      ({ name, inches }) => ({ cells: [name, inches ?? 'stat line'] }),
    ),
  ),
  table(
    'six-events-terrain',
    'Terrain',
    terrainPage,
    { terrain: 'Terrain', move: 'Inches of the move', besides: 'Besides' },
    terrainKinds.map((each) => [
      onTerrainPage.has(each.rule) ? each.name : link(each.name, each.rule),
      moving(each),
      each.besides,
    ]),
  ),
  table(
    'six-events-melee-modifiers',
    'Melee modifiers',
    'six-events.melee.modifier-stacking',
    { attacker: 'The attacker', modifier: ['Modifier', 'bonus'] },
    modifierRows('six-events.melee.modifier-stacking', meleeModifiers),
  ),
  table(
    'six-events-melee-hits',
    'Hits of melee attacks by troops',
    'six-events.melee.hits-table',
    hitColumns,
    hitRows(meleeHits),
  ),
  table(
    'six-events-rally',
    'Rallying without a leader',
    'six-events.rally.rolls',
    { who: 'Who', needed: ['Needed', 'needed'] },
    rallyRolls.map(({ name, needed }) => [name, needed]),
  ),
  table(
    'six-events-morale-modifiers',
    'Morale modifiers',
    'six-events.morale.mod-flanked',
    { unit: 'The unit', modifier: ['Modifier', 'bonus'] },
    modifierRows('six-events.morale.mod-flanked', moraleModifiers),
  ),
  table(
    'six-events-morale-chart',
    'Morale chart',
    'six-events.morale.chart',
    {
      cause: 'Cause',
      ...Object.fromEntries(checking.map(({ id, name }) => [id.replace('-', ''), [name, 'number'] as const])),
    },
    moraleChart.map(({ name, needed }) => [name, ...needed.map((value) => value ?? 'no check')]),
  ),
  table(
    'six-events-creature-failure',
    'Creature Morale Failure Table',
    'six-events.creatures.failure-table',
    { roll: ['d6', 'roll'], result: 'Result' },
    failureTable.map(({ name, from, to }) => [band(from, to), name]),
  ),
  table(
    'six-events-random-movement',
    'Random Movement Table',
    'six-events.creatures.random-movement',
    { roll: ['d6', 'roll'], result: 'Result' },
    randomMovement.map(({ name, from, to }) => [band(from, to), name]),
  ),
  table(
    'six-events-house-cards',
    'House cards',
    'six-events.sample-set.cards',
    { spell: 'Spell', points: 'Points', target: 'Target', effect: 'Effect' },
    grouped(
      houseCards,
      ({ spell }) => spell.kind,
      spellGroups,
      (card) => ({ cells: [card.spell.name, priceOf(card), card.target, card.effect], fact: card.rule }),
    ),
  ),
  ...sampleArmies.map(armyTable),
];
