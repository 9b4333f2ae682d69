/** `/api/v1/fr3/armies.json`: every army list, with how strongly it supports each unit type. */
import { z } from 'zod';
import { type ArmyUnit, armyRows, type EliteForm, sources } from '../../engine/fr3/data/armies/army.ts';
import { armyGroups } from '../armies.ts';
import { peoples } from '../peoples.ts';
import { ruleOf } from '../registry.ts';
import { asJson, entryFields, entryOf, id, ruleId } from './shared.ts';

const cell = { source: z.enum(['table', 'prose']), confidence: z.literal('likely').optional() };
const most = z.strictObject({ units: z.int().min(0), per: z.union([z.literal(1000), z.literal('army')]) });
const bonuses = z.strictObject({ melee: z.int(), rally: z.int(), toHit: z.int() });
const unitsOrWords = z.union([z.array(id), z.string()]).describe('Unit ids, or in words');
const points = z.int().min(0).describe('Points a unit; 0 is free');

const unit = z.strictObject({
  unit: z.enum(armyRows),
  source: z
    .enum(sources)
    .describe(
      'table: a surviving cell says so. prose: the description says so. open: not recoverable, allowed and shown as such',
    ),
  confidence: z.literal('likely').optional().describe('The cell is probably this army’s'),
  elite: z
    .strictObject({
      max: z.union([z.int().positive(), z.literal('unlimited')]),
      per: z.union([z.literal(1000), z.literal('army')]).describe('Points that the number counts for, or the whole army'),
      bonuses: z.array(bonuses).describe('Forms to choose from; none where the type’s own rules say what elite status does'),
      source: z.enum(['table', 'prose']),
      assumed: z
        .literal(true)
        .optional()
        .describe('The text allows elites; the number is lost, and this is the smallest that cells print'),
      note: z.string().optional(),
    })
    .optional(),
  throwing: z.enum(['may', 'free']).optional(),
  armedAlike: ruleId.optional().describe('The rule by which all units of the type must have the same weapons'),
  bows: z.enum(['may', 'free']).optional(),
  most: most.optional().describe('Most units of the type; 0 where the list rules it out'),
  life: z.enum(['living', 'undead', 'both']).optional(),
  napoleonic: z.literal(true).optional(),
  cost: z.strictObject({ points: z.int(), rule: ruleId }).optional(),
  note: z.string().optional(),
});

export const armiesSchema = z
  .array(
    z.strictObject({
      id,
      name: z.string(),
      group: z.enum(['peoples', 'newer']).describe('Which half of the book’s lists it stands in'),
      family: id.optional().describe('Lists with one family are types of one people'),
      peoples: z.array(z.string()).describe('What players look for to find it'),
      innate: z.array(id).describe('Innate abilities that its rank and file may buy'),
      innateLimits: z.string().optional(),
      magicUsers: z.array(
        z.strictObject({
          code: z.string().describe('As printed'),
          ...cell,
          maxLevel: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
          doubted: z.literal(true).optional().describe('The text names them but the cell does not; allowed with a warning'),
          note: z.string().optional(),
        }),
      ),
      characters: z.array(z.strictObject({ id, ...cell, note: z.string().optional() })),
      units: z.array(unit),
      freebies: z.array(
        z.strictObject({ units: unitsOrWords, what: z.string(), points: z.union([points, z.literal('half')]), rule: ruleId }),
      ),
      listUnits: z
        .array(
          z.strictObject({
            id,
            name: z.string(),
            unit: id,
            points: z.int(),
            most,
            elite: bonuses.optional(),
            undead: z.literal(true).optional(),
            has: z.array(id),
            rule: ruleId,
          }),
        )
        .describe('Units of its own at a price of their own'),
      undead: z.array(
        z.strictObject({
          units: z.union([z.array(id), z.literal('any')]),
          most: z.union([z.int().positive(), z.literal('unlimited')]),
          when: z.string().optional(),
          enters: z.enum(['start', 'summoned']),
          rule: ruleId,
        }),
      ),
      allies: z.array(
        z.strictObject({
          armies: z.array(id),
          choice: z.enum(['any', 'one']),
          percent: z.int().nullable(),
          units: z.array(id).optional(),
          note: z.string().optional(),
          rule: ruleId,
        }),
      ),
      items: z.array(z.strictObject({ id, ...cell, note: z.string().optional(), rule: ruleId.optional() })),
      offers: z.array(
        z.strictObject({
          id,
          name: z.string(),
          units: unitsOrWords,
          points,
          most: most.optional(),
          summary: z.string(),
          rule: ruleId,
        }),
      ),
      required: z.array(
        z.strictObject({ any: z.array(id), least: z.int().positive(), general: z.literal(true).optional(), rule: ruleId }),
      ),
      rules: z.array(ruleId).describe('Rules of its own'),
      figures: z.string().describe('How its units might look'),
      ...entryFields,
    }),
  )
  .meta({
    title: 'Armies',
    description: 'The army lists of Fantasy Rules! third edition, with what is known of their printed tables.',
  });

function bonusesOf(form: EliteForm) {
  const [melee, rally, toHit] = form.split('-').map(Number);
  return { melee, rally, toHit };
}

const unitOf = ({ elite, ...row }: ArmyUnit) => ({
  ...row,
  ...(elite
    ? {
        elite: {
          max: elite.max,
          per: elite.per ?? 1000,
          bonuses: elite.forms.map(bonusesOf),
          source: elite.source,
          assumed: elite.assumed,
          note: elite.note,
        },
      }
    : {}),
});

export const armiesData = (): unknown =>
  armyGroups().flatMap((group) =>
    group.armies.map(({ discounts, ...army }) =>
      asJson({
        ...army,
        // This field keeps its published name, because readers of version 1 rely on it.
        freebies: discounts,
        group: group.id,
        peoples: peoples[army.id] ?? [],
        units: army.units.map(unitOf),
        listUnits: (army.listUnits ?? []).map((each) => ({ ...each, elite: each.elite && bonusesOf(each.elite) })),
        undead: army.undead ?? [],
        allies: army.allies ?? [],
        items: army.items ?? [],
        offers: army.offers ?? [],
        required: army.required ?? [],
        ...entryOf('armies', { ...army, summary: ruleOf(army.rule).summary }),
      }),
    ),
  );
