/**
 * The file format of a saved roster. The schema checks only the form of the file. The roster builder checks whether a roster is
 * legal.
 */
import { z } from 'zod';
import { armies } from '../../engine/fr3/data/armies.ts';
import { genericId } from '../../engine/fr3/muster/lists.ts';
import {
  bonusesLength,
  idLength,
  mostCharacters,
  mostPurchases,
  mostUnits,
  nameLength,
  type Roster,
  sizes,
} from '../../engine/fr3/muster/roster.ts';
import { fileKind, fileVersion } from '../../engine/fr3/muster/saved-roster.ts';

const list = z.enum([...armies.map(({ id }) => id), genericId]);
const word = z.string().max(idLength);
const purchases = z.array(word).max(mostPurchases);
const host = z.int().min(1).max(mostUnits);
const common = {
  name: z.string().max(nameLength).optional().describe('What its figures are called'),
  bonuses: z.string().max(bonusesLength).optional().describe('Which bonuses of a grade, where there is a choice: “1-1”'),
  from: list.optional().describe('Id of the army list whose ally it is'),
  aside: z.literal(true).optional().describe('In the sideboard'),
};

export const rosterSchema = z
  .strictObject({
    battlebook: z.literal(fileKind),
    system: z.literal('fr3'),
    version: z.literal(fileVersion),
    roster: z.strictObject({
      name: z.string().max(nameLength),
      army: list.describe('Id of an army of armies.json, or “generic”'),
      size: z.int().min(sizes.least).max(sizes.most).describe('Points that the players have agreed on'),
      units: z
        .array(
          z.strictObject({
            ...common,
            type: word.describe('Id of units.json, of a large unit or craft, or of a unit that only this list sells'),
            options: purchases.optional().describe('Ids of what it has, one as often as it is bought'),
            with: host.optional().describe('Number of the unit that it begins attached to, counted from 1'),
            has: purchases.optional().describe('Of a unit that is a character: ids of what it has bought as one'),
          }),
        )
        .max(mostUnits),
      characters: z
        .array(
          z.strictObject({
            ...common,
            has: purchases.describe('Ids of grades, abilities, magic with its level (“necromancer-3”), items'),
            with: host.optional().describe('Number of the unit that he begins with, counted from 1'),
          }),
        )
        .max(mostCharacters),
      extras: purchases.optional().describe('Ids of what is bought for the army as a whole'),
      tournament: z.literal(true).optional().describe('The limits of tournaments hold'),
    }) satisfies z.ZodType<Roster>,
  })
  .meta({
    title: 'Roster',
    description:
      'An army of Fantasy Rules! third edition as the muster saves it: bought by ids, its cost and legality not in it.',
  });
