/**
 * Schemas for the typed data of Fantasy Rules!, by file and export. They are with the tests because the browser does not need
 * them.
 */
import { z } from 'zod';
import { ruleIdPattern, rulingSchema, tiers } from '../../src/content/schema.ts';
import { armyRows, sources } from '../../src/engine/fr3/data/armies/army.ts';
import { bowfireResults } from '../../src/engine/fr3/data/bowfire.ts';
import { armyNeeds, characterKinds, characters } from '../../src/engine/fr3/data/characters.ts';
import { priceUnits } from '../../src/engine/fr3/data/design-prices.ts';
import { innateRanges, innateRolls } from '../../src/engine/fr3/data/innate.ts';
import { inventionKinds } from '../../src/engine/fr3/data/inventions.ts';
import { bearers, items } from '../../src/engine/fr3/data/items.ts';
import { levels } from '../../src/engine/fr3/data/levels.ts';
import { structureUses } from '../../src/engine/fr3/data/materials.ts';
import { carrierGroups, weaponIds } from '../../src/engine/fr3/data/missile-weapons.ts';
import { profileGroups, profiles, shipMaterials, shipSizes } from '../../src/engine/fr3/data/profiles.ts';
import { scales } from '../../src/engine/fr3/data/scales.ts';
import { casterTypes, spellSchools } from '../../src/engine/fr3/data/spell-list.ts';
import { type OtherCode, otherCodes, targets, terrains, unitGroups, units } from '../../src/engine/fr3/data/units.ts';

const object = z.strictObject;
const list = z.array;
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const words = z.string().min(1);
const sentence = z.string().regex(/^[“A-Z0-9].*[.!)”]$/, 'a sentence begins large and ends in a full stop');
const rule = z.string().regex(ruleIdPattern);
const names = list(words).min(1);
const byId = <Value extends z.ZodType>(value: Value) => z.record(slug, value);
/** The book’s prices are multiples of 5. */
const price = z.int().min(0).multipleOf(5);
const d10 = z.int().min(1).max(10);
const needed = z.int().min(1).max(11);
const modifier = z.int().min(-10).max(10);
const inches = z.number().min(0).multipleOf(0.5);
const tier = z.enum(tiers);

const known = (ids: Iterable<string>, what: string) => {
  const set = new Set(ids);
  return z.string().refine((id) => set.has(id), `no ${what} has this id`);
};
/** A row of the reference table. */
const unit = known(
  units.map(({ id }) => id),
  'unit type of the reference table',
);
/** A row, or a profile. */
const unitOrProfile = known(
  [...units, ...profiles].map(({ id }) => id),
  'unit type or profile',
);
const item = known(
  items.map(({ id }) => id),
  'item',
);

const move = object({ open: inches, difficult: inches });
const bonus = z.union([
  object({ amount: modifier, against: z.enum(targets) }),
  object({ amount: modifier, when: z.literal('charged') }),
  object({ amount: modifier, terrain: list(z.enum(terrains)).min(1) }),
]);
const otherCode = z.enum(Object.keys(otherCodes) as [OtherCode, ...OtherCode[]]);

const unitRow = object({
  id: slug,
  name: words,
  group: z.enum(unitGroups),
  rule,
  cost: price,
  move: move.nullable(),
  combatFactor: z.union([z.int().min(1).max(10), z.literal('special')]),
  rally: d10.nullable(),
  bonuses: list(bonus),
  difficultTerrain: z.int().min(-3).max(0),
  chargeBonus: z.int().min(0).max(4),
  support: z.union([z.boolean(), z.literal('not-each-other')]),
  fear: z.boolean(),
  undead: z.boolean(),
  other: list(otherCode),
  reconstructed: list(z.enum(['bonuses', 'difficultTerrain', 'chargeBonus', 'support', 'undead', 'other'])),
});

const profile = object({
  id: slug,
  name: words,
  group: z.enum(profileGroups),
  rule,
  base: unit.nullable(),
  cost: price.nullable(),
  eliteCost: price.nullable(),
  footprint: object({ front: z.int().positive(), depth: z.int().positive() }).nullable(),
  move: move.nullable(),
  combatFactor: z.int().nullable(),
  rally: d10.nullable(),
  bonuses: list(bonus),
  difficultTerrain: z.int().max(0),
  chargeBonus: z.int().min(0),
  support: z.boolean(),
  fear: z.boolean(),
  undead: z.boolean(),
  extraMarkers: z.int().min(0),
  other: list(otherCode),
});

const level = z.union([z.literal(1), z.literal(2), z.literal(3)]);
const byLevel = <Value extends z.ZodType>(value: Value) => z.partialRecord(z.enum(['1', '2', '3']), value);
const rank = z.enum(['major', 'minor', 'none']);
const bonuses = object({ melee: modifier, rally: modifier });
const controlledKind = z.enum(['monsters', 'elementals', 'major-and-lesser-spirits', 'ethereals-and-minor-spirits', 'undead']);
const controlled = z.partialRecord(z.enum(characters.map(({ id }) => id)), list(controlledKind).min(1));
const character = object({
  id: slug,
  name: words,
  kind: z.enum(characterKinds),
  rule,
  cost: z.union([price, byLevel(price)]),
  rank: z.union([rank, byLevel(rank)]),
  needs: list(slug),
  limits: object({
    perArmy: object({ min: z.int().min(0), max: z.int().positive() }).optional(),
    perCharacter: z.literal(1),
    group: z.enum(['leadership', 'casting']).optional(),
    army: list(z.enum(armyNeeds)).optional(),
  }),
  armies: z.union([z.enum(['any', 'list']), list(slug)]),
  armyPrices: list(object({ army: slug, cost: price, only: z.enum(['general', 'shaman', 'one-character']).optional(), rule })),
  bonuses: list(bonuses),
  capacity: object({ total: z.int().positive(), major: z.int().min(0) }).nullable(),
  casting: object({
    base: slug.nullable(),
    lists: list(slug),
    levels: list(level).min(1),
    names: byLevel(words),
    activeDefence: z.boolean(),
  }).nullable(),
  grants: list(slug),
  controls: list(controlledKind),
  unit: object({ type: unit, combatFactor: z.int() }).nullable(),
  parts: list(object({ name: words, cost: price })),
  summary: sentence,
  tier,
});

const innate = object({
  id: slug,
  name: words,
  cost: price,
  mayBuy: object({
    units: list(unit),
    elite: z.enum(['units', 'monsters']).nullable(),
    armyList: z.boolean(),
    free: list(unit),
    phrase: sentence,
  }),
  range: z.enum(innateRanges),
  roll: z.enum(innateRolls),
  psychology: z.boolean(),
  summary: sentence,
  rule,
  tier,
  use: z.literal('engine'),
  figures: z.record(words, z.number()),
});

const itemRow = object({
  id: slug,
  name: words,
  for: z.enum(bearers),
  cost: z.union([price, object({ plain: price, level: price }), object({ perBasePoint: price })]).nullable(),
  kinds: names.optional(),
  mayBuy: z.union([list(unit).min(1), sentence]),
  limits: object({
    each: z.int().positive().optional(),
    army: z.int().positive().optional(),
    onePerPoints: z.int().positive().multipleOf(100).optional(),
    onePerCharacter: names.optional(),
    notWith: names.optional(),
    wholeType: z.literal(true).optional(),
    listOnly: z.literal(true).optional(),
    armyHas: list(unit).optional(),
  }),
  summary: sentence,
  rule,
  tier,
});

const spellHead = {
  id: slug,
  name: words,
  casters: list(object({ type: z.enum(casterTypes.map(({ id }) => id) as [string, ...string[]]), level })).min(1),
  cost: z.union([z.int().min(1).max(10), list(z.int().min(1).max(10)).min(2)]),
  psychology: z.boolean(),
  augmentable: z.union([z.boolean(), words]),
  figures: z.record(words, z.number()),
  rule,
};

const spell = object({
  ...spellHead,
  target: words,
  effect: z.string().regex(/[.]$/),
  duration: words,
  immune: words.nullable(),
  summary: sentence,
  merged: list(rule),
  tier,
  use: z.literal('engine'),
  ruling: rulingSchema.optional(),
});

const cell = { source: z.enum(['table', 'prose']), confidence: z.literal('likely').optional() };
const most = object({ units: z.int().min(0), per: z.union([z.literal(1000), z.literal('army')]) });
const form = z.enum(['1-1-0', '2-0-0', '0-1-1']);
const unitsOrWords = z.union([list(unitOrProfile).min(1), words]);
const army = object({
  id: slug,
  name: words,
  rule,
  family: slug.optional(),
  tier,
  innate: list(slug),
  innateLimits: sentence.optional(),
  magicUsers: list(
    object({ code: words, ...cell, maxLevel: level.optional(), doubted: z.literal(true).optional(), note: sentence.optional() }),
  ),
  characters: list(object({ id: slug, ...cell, note: sentence.optional() })),
  units: list(
    object({
      unit: unitOrProfile,
      source: z.enum(sources),
      confidence: z.literal('likely').optional(),
      elite: object({
        max: z.union([z.int().positive(), z.literal('unlimited')]),
        forms: list(form),
        source: z.enum(['table', 'prose']),
        per: z.literal('army').optional(),
        assumed: z.literal(true).optional(),
        note: sentence.optional(),
      }).optional(),
      throwing: z.enum(['may', 'free']).optional(),
      armedAlike: rule.optional(),
      bows: z.enum(['may', 'free']).optional(),
      most: most.optional(),
      life: z.enum(['living', 'undead', 'both']).optional(),
      napoleonic: z.literal(true).optional(),
      cost: object({ points: price, rule }).optional(),
      note: sentence.optional(),
    }),
  ).length(armyRows.length),
  discounts: list(object({ units: unitsOrWords, what: words, points: z.union([price, z.literal('half')]), rule })),
  listUnits: list(
    object({
      id: slug,
      name: words,
      unit,
      points: price,
      most,
      elite: form.optional(),
      undead: z.literal(true).optional(),
      has: list(z.union([unit, item, z.enum(levels)])),
      rule,
    }),
  ).optional(),
  undead: list(
    object({
      units: z.union([list(unit).min(1), z.literal('any')]),
      most: z.union([z.int().positive(), z.literal('unlimited')]),
      when: sentence.optional(),
      enters: z.enum(['start', 'summoned']),
      rule,
    }),
  ).optional(),
  allies: list(
    object({
      armies: list(slug).min(1),
      choice: z.enum(['any', 'one']),
      percent: z.int().min(1).max(100).nullable(),
      units: list(unit).optional(),
      note: sentence.optional(),
      rule,
    }),
  ).optional(),
  items: list(object({ id: item, ...cell, note: sentence.optional(), rule: rule.optional() })).optional(),
  offers: list(
    object({ id: slug, name: words, units: unitsOrWords, points: price, most: most.optional(), summary: sentence, rule }),
  ).optional(),
  required: list(
    object({ any: list(slug).min(1), least: z.int().positive(), general: z.literal(true).optional(), rule }),
  ).optional(),
  rules: list(rule),
  figures: sentence,
});

const resultsRoll = object({
  id: slug,
  name: words,
  rule,
  results: list(words).length(10),
  modifiers: list(object({ when: words, amount: modifier, rule })),
});

const scoutingEffect = z.discriminatedUnion('kind', [
  object({ kind: z.literal('set-up-roll'), bonus: modifier }),
  object({ kind: z.literal('wins-set-up-roll') }),
  object({ kind: z.literal('change-terrain'), features: z.int().positive() }),
  object({ kind: z.literal('move-objective'), inches }),
  object({ kind: z.literal('flanking-force'), edges: list(z.enum(['side', 'rear'])).min(1) }),
  object({ kind: z.literal('combine') }),
]);
const seerEffect = z.discriminatedUnion('kind', [
  object({ kind: z.literal('extra-phase') }),
  object({
    kind: z.literal('change-roll'),
    amount: modifier,
    chooser: z.enum(['owner', 'opponent']),
    whose: z.enum(['either', 'own']),
  }),
  object({ kind: z.literal('omens'), view: z.enum(['positive', 'negative']) }),
  object({ kind: z.literal('find-item'), table: list(object({ from: d10, to: d10, item, worth: price.optional() })) }),
  object({ kind: z.literal('scouting-points'), points: z.int() }),
  object({ kind: z.literal('roll-again'), rolls: z.int().positive() }),
  object({ kind: z.literal('nothing') }),
]);

const step = object({
  id: slug,
  label: z.string().regex(/^(\d+[a-g]?)?$/),
  title: words,
  happens: sentence,
  acting: z.enum(['phasing', 'both']),
  tier: z.enum(['core', 'advanced', 'optional']),
  rules: list(rule),
  get steps() {
    return list(step);
  },
});

const purchase = object({
  count: z.int().positive(),
  name: words,
  id: slug,
  from: z.enum(['characters', 'items', 'innate']),
  level: level.optional(),
  points: price,
});
const roster = object({
  id: slug,
  name: words,
  army: slug,
  rule,
  characters: list(object({ count: z.int().positive(), name: words, purchases: list(purchase).min(1) })),
  units: list(
    object({
      count: z.int().positive(),
      name: words,
      id: z.union([unit, item]),
      from: z.enum(['units', 'items']),
      elite: z.literal(true).optional(),
      mounted: z.literal(true).optional(),
      flying: z.literal(true).optional(),
      points: price,
      byTable: price.optional(),
    }),
  ),
  points: price,
});

const scale = z.enum(scales);
const rates = z.tuple([z.number(), z.number()]);

/** By file below `src/engine/fr3/data/`, then by export. Functions have no schema. */
export const dataSchemas: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = {
  'armies.ts': { armies: list(army).length(73) },
  'armies/a-to-i.ts': { armiesAToI: list(army), northAmericanIndians: list(slug).length(6), nativeArmies: list(slug) },
  'armies/k-to-z.ts': { armiesKToZ: list(army) },
  'armies/army.ts': {
    sources: names,
    armyRows: list(unitOrProfile).length(38),
    magicCodes: z.record(words, object({ name: words, characters: list(slug).min(1), list: slug.optional(), rule })),
    listInnates: list(
      object({
        id: slug,
        name: words,
        cost: price,
        range: z.literal('bowfire'),
        roll: z.enum(['target resists', 'user succeeds']),
        spell: slug.nullable(),
        summary: sentence,
        rule,
      }),
    ),
  },
  'bowfire.ts': {
    bowfireResults: names,
    bowfireRows: list(z.int()).length(4),
    bowfire: z.record(z.enum(['1', '2', '3', '4']), list(z.enum(bowfireResults)).length(11)),
  },
  'characters.ts': {
    armyNeeds: names,
    characterKinds: names,
    magicLevels: list(level),
    castingCost: byLevel(price),
    characters: list(character),
    thiefTable: list(object({ from: d10, to: d10, result: z.enum(['steals-for-you', 'caught', 'steals-and-vanishes']), rule })),
  },
  'controllers.ts': { commanders: controlled, controllers: controlled },
  'design-prices.ts': {
    priceUnits: names,
    designPrices: list(
      object({
        id: slug,
        name: words,
        // For spirits the price is a discount.
        points: z.int().multipleOf(5),
        counted: z.enum(priceUnits),
        most: z.int().positive().optional(),
        spiritsOnly: z.literal(true).optional(),
        group: z.enum(['missiles', 'charge', 'magic', 'artillery']).optional(),
        rule,
      }),
    ),
  },
  'innate.ts': { innateRolls: names, innateRanges: names, innateAbilities: list(innate) },
  'inventions.ts': {
    inventionKinds: names,
    inventions: list(
      object({
        id: slug,
        name: words,
        kind: z.enum(inventionKinds),
        rule,
        cost: z.union([price, z.record(words, price)]),
        per: z.enum(['character', 'base', 'unit']),
        countsAsDevice: z.boolean(),
        activation: z.enum(['each-use', 'until-shut-off', 'until-detached', 'maintained']).nullable(),
        buyers: list(z.enum(['mad-scientist', 'wizard', 'war-machine', 'missile-unit'])).min(1),
        summary: sentence,
        tier,
      }),
    ),
    activationTable: list(object({ points: z.int().positive(), needed })),
    vatTable: list(object({ from: d10, to: d10, unit: unit.nullable(), undead: z.boolean() })),
    baseSizes: list(
      object({ bases: z.enum(['1x1', '1x2', '2x2', '2x3']), surcharge: z.int().min(0), maintenance: z.int().min(0) }),
    ),
  },
  'items.ts': { bearers: names, items: list(itemRow) },
  'leader-bonuses.ts': {
    leaderBonuses: byId(list(bonuses).min(1)),
    leaderPrices: byId(z.int().positive()),
    curse: bonuses,
  },
  'levels.ts': {
    levels: names,
    offSurface: z.record(unit, object({ levels: list(z.enum(levels)).min(1), rule, innate: z.literal(true).optional() })),
  },
  'materials.ts': {
    structureUses: names,
    materials: list(
      object({
        id: slug,
        name: words,
        rule,
        cf: z.int().positive(),
        maxHeight: z.int().min(1).max(3),
        maxThickness: z.int().min(1).max(3),
        fire: modifier,
        artillery: modifier,
        markers: z.int().min(0),
        uses: list(z.enum(structureUses)).min(1),
      }),
    ),
  },
  'dismounting.ts': {
    dismounting: z.record(unit, object({ becomes: list(unit).min(1), elite: z.literal(true).optional() })),
  },
  'missile-weapons.ts': {
    weaponIds: names,
    missileWeapons: z.record(
      z.enum(weaponIds),
      object({
        id: z.enum(weaponIds),
        name: words,
        rule,
        bands: list(object({ upTo: inches, row: z.int().min(1).max(4) })).min(1),
        powder: z.literal(true).optional(),
        slow: z.literal(true).optional(),
        gun: z.enum(['flesh', 'metal']).optional(),
      }),
    ),
    carrierGroups: names,
    carrierGroupNames: z.record(z.enum(carrierGroups), words),
    carriers: list(
      object({
        id: slug,
        name: words,
        symbol: unitOrProfile,
        group: z.enum(carrierGroups),
        weapons: list(z.enum(weaponIds)).min(1),
        rule,
      }),
    ),
  },
  'other-targets.ts': { otherTargets: list(unitRow) },
  'planar.ts': {
    denizens: list(
      object({
        id: slug,
        name: words,
        arrives: object({ from: d10, to: d10 }),
        dominatedFrom: d10,
        unit,
        multiBased: z.boolean(),
        fed: z.boolean(),
        rule,
      }),
    ),
  },
  'pre-game.ts': {
    scoutingSources: list(object({ id: slug, points: z.int(), units: list(unit).nullable(), underWater: z.boolean(), rule })),
    scoutingOptions: list(
      object({
        option: z.int().positive(),
        from: z.int().positive(),
        to: z.int().positive().nullable(),
        middle: z.int().positive().nullable(),
        effect: scoutingEffect,
        rule,
      }),
    ),
    flankingArrival: list(object({ turn: z.int().positive(), from: d10 })),
    seerResults: list(object({ roll: d10, title: words, effect: seerEffect, rule })).length(10),
  },
  'eligible-types.ts': { eligible: z.record(slug, object({ types: list(unit).min(1), rule })) },
  'profiles.ts': {
    profileGroups: names,
    profiles: list(profile),
    masses: list(profile),
    shipSizes: names,
    shipMaterials: names,
    shipKinds: list(
      object({
        id: slug,
        name: words,
        rule,
        materials: list(z.enum(shipMaterials)).min(1),
        move: z.partialRecord(z.enum(shipSizes), inches),
        minimumMove: z.number().min(0).max(1),
      }),
    ),
    shipSizeRows: list(
      object({
        size: z.enum(shipSizes),
        footprint: object({ front: z.int(), depth: z.int() }),
        bases: z.int().positive(),
        surcharge: price,
        rammingBonus: z.int().min(0),
        hold: z.int().min(0),
        horses: z.int().min(0),
      }),
    ),
  },
  'results-rolls.ts': {
    characterResults: resultsRoll,
    characterEscape: resultsRoll,
    characterEscapeInMelee: resultsRoll,
    unitResults: resultsRoll,
    bbResults: resultsRoll,
  },
  'scales.ts': {
    scales: names,
    scaleRows: z.record(
      scale,
      object({
        name: words,
        rule,
        figures: z.union([z.literal(15), z.literal(25)]),
        measure: z.enum(['in', 'cm']),
        perInch: z.number(),
        ruling: rulingSchema,
      }),
    ),
    printedExceptions: list(object({ unit, scale, move: rates, why: sentence })),
    misprints: list(object({ unit, scale, printed: words, corrected: rates, why: sentence })),
    undeadMovementLoss: z.record(scale, z.number().positive()),
  },
  'scenario.ts': { rosters: list(roster).length(2) },
  'sequence.ts': { sequence: object({ preparation: list(step).min(1), phase: list(step).length(10) }) },
  'spell-list.ts': {
    spellSchools: names,
    casterTypes: list(object({ id: slug, name: words, school: z.enum(spellSchools), list: rule, levelOneOf: slug.optional() })),
    spellList: list(object(spellHead)).length(100),
  },
  'spells.ts': { spells: list(spell).length(100) },
  'units.ts': {
    unitGroups: names,
    groupNames: z.record(z.enum(unitGroups), words),
    targets: names,
    terrains: names,
    otherCodes: z.record(words, words),
    units: list(unitRow).length(41),
  },
};

/** The figures of a chapter: numbers, or flat objects of numbers. */
export const figuresSchema: z.ZodType = z.record(
  z.string().regex(/^[a-z][A-Za-z0-9]*$/),
  z.union([z.number(), z.record(z.string(), z.number())]),
);
