/** Tables in Three Realms for use before the battle: armies, realms, lands, missions, special rules, bases. */
import { slotNames, tiers } from '../../engine/three-realms/data/composition.ts';
import { type Deployment, missions, type Scoring } from '../../engine/three-realms/data/missions.ts';
import {
  type Land,
  type LandTerrain,
  lands,
  type RealmId,
  realms,
  type TerrainEffect,
  terrainEffects,
  terrainSizes,
} from '../../engine/three-realms/data/realms.ts';
import {
  meleeWeaponRules,
  rangedWeaponRules,
  type SpecialRule,
  unitRuleGroups,
  unitRules,
} from '../../engine/three-realms/data/special-rules.ts';
import { unitTypes } from '../../engine/three-realms/data/unit-types.ts';
import { type Cell, type Row, type RuleTable, table } from './table.ts';

const link = (text: string, rule: string | null) => (rule === null ? text : `[${text}](${rule})`);

/**
 * Rows for all realms, each realm under its name. The first row of a realm is the anchor of its table, except on the realm's own
 * page.
 */
const byRealm = <Each extends { readonly realm: RealmId }>(
  rows: readonly Each[],
  page: string,
  anchor: (realm: RealmId) => string,
  cells: (each: Each) => readonly Cell[],
): Row[] =>
  realms.flatMap(({ id, name }) =>
    rows
      .filter(({ realm }) => realm === id)
      .map((each, at): Row => {
        if (at > 0) return { cells: cells(each) };
        return { cells: cells(each), group: name, ...(anchor(id) === page ? {} : { fact: anchor(id) }) };
      }),
  );

const native = (name: Land['native']) => (name === 'unidentified' ? 'not named yet' : name);

/** `3–5 small, 2–4 medium`; a coast has no size. */
const pieces = (of: LandTerrain['pieces']): string =>
  [...terrainSizes, 'edge' as const]
    .flatMap((size) => {
      const amount = of[size];
      return amount ? [`${amount.from}–${amount.to}${size === 'edge' ? '' : ` ${size}`}`] : [];
    })
    .join(', ');
const effects = (of: readonly TerrainEffect[]) =>
  of
    .map((each, at) => {
      const { name, rule } = terrainEffects[each];
      return link(at === 0 ? name : `${name[0]?.toLowerCase()}${name.slice(1)}`, rule);
    })
    .join(', ');

/** The terrain of a land, for the land's page. */
const landTable = ({ id, name, rule, terrain }: Land): RuleTable =>
  table(
    `three-realms-${id}`,
    `Terrain: ${name}`,
    rule,
    { terrain: 'Terrain', pieces: 'Pieces', effects: 'What it does' },
    terrain.map((each) => ({ cells: [each.name, pieces(each.pieces), effects(each.effects)], fact: each.rule })),
  );

const deploymentNames: Readonly<Record<Deployment, readonly [name: string, rule: string]>> = {
  'long-edges': ['regular', 'three-realms.setup.deployment-zone'],
  quarters: ['opposite quarters', 'three-realms.missions.lonely-tower'],
  'middle-and-ends': ['middle and short edges', 'three-realms.missions.flank-defender'],
  halves: ['halves', 'three-realms.missions.slaughterfest-deployment'],
};
const scoringNames: Readonly<Record<Scoring, readonly [name: string, rule: string]>> = {
  annihilation: ['enemies dead or broken', 'three-realms.missions.annihilation-scoring'],
  ikons: ['Ikons', 'three-realms.missions.icon-victory'],
  tower: ['towers', 'three-realms.missions.tower-victory'],
  objectives: ['objectives', 'three-realms.missions.three-bridges-victory'],
  'ley-lines': ['objectives, turn by turn', 'three-realms.missions.ley-line-scoring'],
  units: ['units killed', 'three-realms.missions.slaughterfest-scoring'],
};

const ruleRows = (rules: readonly SpecialRule[], group?: string): Row[] =>
  rules.map(({ name, rule, says }, at) => ({
    cells: [link(name, rule), says],
    ...(group !== undefined && at === 0 ? { group } : {}),
  }));
const ruleNames = new Map(unitRules.map(({ id, name, rule }) => [id, link(name, rule)]));

export const battleTables: readonly RuleTable[] = [
  table(
    'three-realms-tiers',
    'Tiers of an army',
    'three-realms.composition.chart',
    {
      slot: 'Slot',
      ...Object.fromEntries(
        tiers.map(({ number }, at) => [`tier${number}`, `Tier ${number}${at === tiers.length - 1 ? ' and later' : ''}`]),
      ),
    },
    (tiers[0]?.slots ?? [])
      .map((_, slot) => [
        slot === (tiers[0]?.slots.length ?? 0) - 1 ? 'Top' : `${slot + 1}`,
        ...tiers.map(({ slots }) => (slots[slot] ?? []).map((kind) => slotNames[kind]).join(' or ')),
      ])
      .reverse(),
  ),
  table(
    'three-realms-realms',
    'Realm roll',
    'three-realms.setup.realm-roll',
    { roll: ['d10', 'roll'], realm: 'Realm' },
    realms.map(({ roll, name, rule }) => [roll, link(name, rule)]),
  ),
  table(
    'three-realms-lands',
    'Land roll',
    'three-realms.realms.birth-table',
    { roll: ['d10', 'roll'], land: 'Land', native: 'Native army' },
    byRealm(
      lands,
      'three-realms.realms.birth-table',
      (realm) => `three-realms.realms.${realm}-table`,
      (each) => [each.roll, link(each.name, each.rule), native(each.native)],
    ),
  ),
  ...lands.map(landTable),
  table(
    'three-realms-missions',
    'Mission roll',
    'three-realms.missions.mission-roll',
    { roll: ['d10', 'roll'], mission: 'Mission', decides: 'Deployment; what decides' },
    byRealm(
      missions,
      'three-realms.missions.mission-roll',
      (realm) => `three-realms.missions.${realm}-table`,
      (each) => [
        each.roll,
        link(each.name, each.rule),
        `${link(...deploymentNames[each.deployment])}; ${link(...scoringNames[each.scoring])}`,
      ],
    ),
  ),
  table(
    'three-realms-unit-rules',
    'Special rules of units',
    'three-realms.unit-rules.scope',
    { name: 'Rule', says: 'In short' },
    unitRuleGroups.flatMap(({ name, rules }) => ruleRows(rules, name)),
  ),
  table(
    'three-realms-melee-weapon-rules',
    'Special rules of melee weapons',
    'three-realms.melee-weapons.scope',
    { name: 'Rule', says: 'In short' },
    ruleRows(meleeWeaponRules),
  ),
  table(
    'three-realms-ranged-weapon-rules',
    'Special rules of ranged weapons',
    'three-realms.ranged-weapons.scope',
    { name: 'Rule', says: 'In short' },
    ruleRows(rangedWeaponRules),
  ),
  table(
    'three-realms-unit-types',
    'Bases and moves',
    'three-realms.bases.sizes',
    { type: 'Unit type', base: ['Base', 'number'], move: ['M', 'number'], rules: 'Special rules' },
    unitTypes.map(({ name, rule, base, move, rules }) => ({
      cells: [
        name,
        base === null ? 'its own' : `${base}″ circle`,
        move ?? 'its own',
        rules.map((id) => ruleNames.get(id) ?? id).join(', ') || null,
      ],
      fact: rule,
    })),
  ),
];
