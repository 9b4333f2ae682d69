/** The price table for designing units and characters. */
import { type DesignPrice, designPrices } from '../../engine/fr3/data/design-prices.ts';
import { design } from '../../engine/fr3/data/figures/design.ts';
import { type Row, type RuleTable, table } from './table.ts';

/** The printed text of some rows, by id. Other rows use their names. */
const said: Readonly<Record<string, string>> = {
  'combat-factor': 'each point of CF above 1',
  'bonuses-against': 'every two bonuses against some type of opponent',
  'charge-bonus': 'a charge bonus of 1 or 2',
  'great-charge-bonus': 'a charge bonus of 3 or 4',
  support: '[support](fr3.melee.support-bonus)',
  head: `each head beyond the first, which is +${design.headCombatFactor} CF`,
  'head-breath': 'breath for such a head, as missile fire',
  grapple: '[Grapple](fr3.items.grapple-purchase)',
  poison: '[poison](fr3.optional-abilities.poison-purchase)',
  gaze: '[paralyzing gaze](fr3.optional-abilities.gaze-purchase)',
  bowfire: 'bowfire',
  'longbow-fire': 'longbow fire',
  'light-artillery': 'light artillery',
  'heavy-artillery': 'heavy artillery',
  rally: `a rally roll below ${design.rallyBelow}`,
  fear: 'causing [fear](fr3.fear.causes)',
  elite: `[elite](fr3.elites.bonus) status, for at most ${design.elites} units of your own design in each ${design.elitesPoints} points`,
  'character-bonus': 'each +1 of a [character bonus](fr3.characters.bonus-notation), combat or rally',
  level: 'each of [swimming, flying, burrowing](fr3.items.fly-swim-burrow-cost)',
  attach: '[attaching](fr3.basics.attachment) to others',
  deployment: 'deployment outside the normal [zone](fr3.setup.deployment-distance)',
  'innate-ability': 'each [innate](fr3.innate.cost) ability',
  'magic-1': '[casting](fr3.magic-users.casting-abilities) at level one',
  'magic-2': 'casting at level two',
  'magic-3': 'casting at level three',
  spirit: 'being a [spirit](fr3.spirits.class)',
  fade: '[fade](fr3.character-items.fade), for spirits only',
};

const groups: Readonly<Record<string, readonly string[]>> = {
  Fighting: [
    'combat-factor',
    'bonuses-against',
    'charge-bonus',
    'great-charge-bonus',
    'support',
    'head',
    'head-breath',
    'grapple',
    'poison',
    'gaze',
  ],
  Fire: ['bowfire', 'longbow-fire', 'light-artillery', 'heavy-artillery'],
  Nerve: ['rally', 'fear', 'elite', 'character-bonus'],
  Movement: ['level', 'attach', 'deployment'],
  Magic: ['innate-ability', 'magic-1', 'magic-2', 'magic-3', 'spirit', 'fade'],
};

/** The rows by group. If one rule gives the price of several rows, its anchor is on the first of them. */
const rows: Row[] = Object.entries(groups).flatMap(([group, ids]) =>
  ids.map((id, at) => {
    const price = designPrices.find((each) => each.id === id) as DesignPrice;
    const first = designPrices.find((each) => each.rule === price.rule) === price;
    return {
      ...(at === 0 ? { group } : {}),
      ...(first ? { fact: price.rule } : {}),
      cells: [said[id] ?? price.name, price.points],
    };
  }),
);

export const designTables: readonly RuleTable[] = [
  table('design-prices', 'Do-it-yourself prices', 'design.purpose', { has: 'It has', points: ['Points', 'bonus'] }, rows),
];
