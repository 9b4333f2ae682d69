/** The price table for units and characters of your own (fr3.design.purpose). */
import { design } from './figures/design.ts';

/** What a price is for: the whole unit once, each of several things, or each pair of them. */
export const priceUnits = ['once', 'each', 'each-pair'] as const;
export type PriceUnit = (typeof priceUnits)[number];

export interface DesignPrice {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly counted: PriceUnit;
  /** The maximum for one unit. */
  readonly most?: number;
  readonly spiritsOnly?: true;
  /** A unit may buy at most one row of each group. */
  readonly group?: 'missiles' | 'charge' | 'magic' | 'artillery';
  readonly rule: string;
}

const price = (id: string, name: string, points: number, rule: string, row: Partial<DesignPrice> = {}): DesignPrice => ({
  counted: 'once', id, name, points, rule: `fr3.design.${rule}`, ...row,
});

export const designPrices: readonly DesignPrice[] = [
  price('combat-factor', 'CF above 1', design.combatFactor, 'price-cf', { counted: 'each' }),
  price('bowfire', 'Bowfire', design.bowfire, 'price-missiles', { group: 'missiles' }),
  price('longbow-fire', 'Longbow fire', design.longbowFire, 'price-missiles', { group: 'missiles' }),
  price('elite', 'Elite', design.elite, 'price-elite'),
  price('character-bonus', 'Character bonus, combat or rally', design.characterBonus, 'price-character-bonus', { counted: 'each' }),
  price('bonuses-against', 'Bonuses against types', design.bonusesAgainst, 'price-against', { counted: 'each-pair' }),
  price('charge-bonus', 'Charge bonus +1 or +2', design.chargeBonus, 'price-charge', { group: 'charge' }),
  price('great-charge-bonus', 'Charge bonus +3 or +4', design.greatChargeBonus, 'price-charge', { group: 'charge' }),
  price('innate-ability', 'Innate magic ability', design.innateAbility, 'price-innate', { counted: 'each' }),
  price('support', 'Support', design.support, 'price-support'),
  price('level', 'Swimming, flying or burrowing', design.level, 'price-levels', { counted: 'each', most: 3 }),
  price('light-artillery', 'Light artillery', design.lightArtillery, 'price-artillery', { group: 'artillery' }),
  price('heavy-artillery', 'Heavy artillery', design.heavyArtillery, 'price-artillery', { group: 'artillery' }),
  price('grapple', 'Grapple', design.grapple, 'price-grapple'),
  price('magic-1', 'Magic, level one', design.magicLevel1, 'price-magic', { group: 'magic' }),
  price('magic-2', 'Magic, level two', design.magicLevel2, 'price-magic', { group: 'magic' }),
  price('magic-3', 'Magic, level three', design.magicLevel3, 'price-magic', { group: 'magic' }),
  price('spirit', 'Being a spirit', design.spirit, 'price-spirit'),
  price('fear', 'Causing fear', design.fear, 'price-fear'),
  price('attach', 'Attaching to others', design.attach, 'price-attach'),
  price('poison', 'Poison', design.poison, 'price-poison'),
  price('gaze', 'Paralyzing gaze', design.gaze, 'price-gaze'),
  price('rally', 'Rally roll below 6', design.rally, 'price-rally'),
  price('deployment', 'Deployment outside the zone', design.deployment, 'price-deployment'),
  price('head', 'Extra head, with +1 CF', design.head, 'price-heads', { counted: 'each', most: design.extraHeads }),
  price('head-breath', 'Breath weapon of an extra head', design.headBreath, 'price-heads', { counted: 'each', most: design.extraHeads }),
  price('fade', 'Fade', design.fade, 'price-fade', { spiritsOnly: true }),
];

const byId = new Map(designPrices.map((each) => [each.id, each]));

export const designPriceOf = (id: string): DesignPrice | undefined => byId.get(id);
