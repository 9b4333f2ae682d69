/** The rules that the muster can cite, for its island: fetched beside the page, so that the page itself stays light. */
import { linkedRules } from '../../../components/companion/linked-rules.ts';
import { always } from '../../../components/muster/not-yet.ts';
import { countRules } from '../../../components/muster/overview.ts';
import { playRules } from '../../../components/muster/words.ts';
import { listInnates } from '../../../engine/fr3/data/armies/army.ts';
import { armies } from '../../../engine/fr3/data/armies.ts';
import { characters } from '../../../engine/fr3/data/characters.ts';
import { innateAbilities } from '../../../engine/fr3/data/innate.ts';
import { inventions } from '../../../engine/fr3/data/inventions.ts';
import { items } from '../../../engine/fr3/data/items.ts';
import { offSurface } from '../../../engine/fr3/data/levels.ts';
import { profiles } from '../../../engine/fr3/data/profiles.ts';
import { units } from '../../../engine/fr3/data/units.ts';

/** What entries of data cite as the rule of a price. */
const ofEntries = [units, profiles, items, innateAbilities, listInnates, characters, inventions, armies].flatMap((entries) =>
  entries.map(({ rule }: { readonly rule: string }) => rule),
);
const ofLists = armies.flatMap(
  ({ freebies, undead = [], required = [], offers = [], listUnits = [], allies = [], units: rows }) => [
    ...[...freebies, ...undead, ...required, ...offers, ...listUnits, ...allies].map(({ rule }) => rule),
    ...rows.flatMap(({ cost }) => (cost ? [cost.rule] : [])),
  ],
);
const ofCharacters = characters.flatMap(({ armyPrices }) => armyPrices.map(({ rule }) => rule));
const ofLevels = Object.values(offSurface).map(({ rule }) => rule);

export const GET = () =>
  Response.json(
    linkedRules(/\/fr3\/(muster|battle\/deployment)\/|\/fr3\/companion\/losses\.ts/, [
      ...ofEntries,
      ...ofLists,
      ...ofCharacters,
      ...ofLevels,
      ...Object.values(countRules),
      ...Object.values(playRules),
      ...always.flatMap(({ rules }) => rules),
    ]),
  );
