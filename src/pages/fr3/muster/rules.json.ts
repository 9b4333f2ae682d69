/** The rules that the roster builder can cite, loaded separately to keep the page small. */

import { countRules } from '../../../components/muster/fr3/overview.ts';
import { briefingRules } from '../../../components/muster/fr3/paper/briefing-lines.ts';
import { playedRules } from '../../../components/muster/fr3/paper/needed-rules.ts';
import { playRules } from '../../../components/muster/fr3/words.ts';
import { rulesCited } from '../../../components/odds/rules-for.ts';
import { registry } from '../../../content/registry.ts';
import { listInnates } from '../../../engine/fr3/data/armies/army.ts';
import { armies } from '../../../engine/fr3/data/armies.ts';
import { characters } from '../../../engine/fr3/data/characters.ts';
import { designPrices } from '../../../engine/fr3/data/design-prices.ts';
import { innateAbilities } from '../../../engine/fr3/data/innate.ts';
import { inventions } from '../../../engine/fr3/data/inventions.ts';
import { items } from '../../../engine/fr3/data/items.ts';
import { offSurface } from '../../../engine/fr3/data/levels.ts';
import { masses, profiles, shipKinds } from '../../../engine/fr3/data/profiles.ts';
import { spellList } from '../../../engine/fr3/data/spell-list.ts';
import { units } from '../../../engine/fr3/data/units.ts';

/** The rules that data entries cite for a price. */
const ofEntries = [
  units,
  profiles,
  masses,
  items,
  innateAbilities,
  listInnates,
  characters,
  inventions,
  armies,
  spellList,
  designPrices,
  shipKinds,
].flatMap((entries) => entries.map(({ rule }: { readonly rule: string }) => rule));
const ofLists = armies.flatMap(
  ({ discounts, undead = [], required = [], offers = [], listUnits = [], allies = [], units: rows, rules }) => [
    ...rules,
    ...[...discounts, ...undead, ...required, ...offers, ...listUnits, ...allies].map(({ rule }) => rule),
    ...rows.flatMap(({ cost }) => (cost ? [cost.rule] : [])),
  ],
);
const ofCharacters = characters.flatMap(({ armyPrices }) => armyPrices.map(({ rule }) => rule));
const ofLevels = Object.values(offSurface).map(({ rule }) => rule);

const linked = () =>
  rulesCited(/\/fr3\/(muster|battle\/deployment)\/|\/fr3\/companion\/losses\.ts/, [
    ...ofEntries,
    ...ofLists,
    ...ofCharacters,
    ...ofLevels,
    ...Object.values(countRules),
    ...Object.values(playRules),
    ...playedRules,
    ...briefingRules,
  ]);

/** The pages of the printed book are included, for the printed sheets. */
export const GET = () => {
  const { rules } = registry();
  const printed = (id: string) => {
    const pages = rules.get(id)?.pages ?? [];
    return pages.length > 0 ? { pages } : {};
  };
  return Response.json(Object.fromEntries(Object.entries(linked()).map(([id, rule]) => [id, { ...rule, ...printed(id) }])));
};
