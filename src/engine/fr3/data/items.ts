/**
 * Special items and abilities that units, characters and whole armies can buy. Prices are in points. The numbers used in play are
 * in `figures/items.ts` and `figures/character-items.ts`.
 */
import { eligible } from './eligible-types.ts';
import { design } from './figures/design.ts';
import { optionalAbilities } from './figures/optional-abilities.ts';

export const bearers = ['unit', 'character', 'army'] as const;
export type Bearer = (typeof bearers)[number];

export interface ItemLimits {
  /** The maximum for one bearer. Without this field, the maximum is one. */
  readonly each?: number;
  /** The maximum in the whole army. */
  readonly army?: number;
  /** The number of points for which an army may have one of these: with 500, one for each 500 points. */
  readonly onePerPoints?: number;
  /** The army may have at most one for each of its characters of these kinds. */
  readonly onePerCharacter?: readonly string[];
  /** Items or other purchases, such as pavisiers, that the same bearer may not have. */
  readonly notWith?: readonly string[];
  /** Whether every unit of a type must buy it if one unit does. */
  readonly wholeType?: true;
  /** Whether only armies whose list names the item may buy it. */
  readonly listOnly?: true;
  /** The item is only for armies that have one of these unit types. */
  readonly armyHas?: readonly string[];
}

/** A price in points; a price by kind or by a spell's basic cost; or null if the item cannot be bought. */
export type ItemCost = number | TransportCost | StoredSpellCost | null;
export interface TransportCost {
  /** The price of a transport on the ground or on the water surface: wagons, canoes and barges. */
  readonly plain: number;
  /** The price of a flying, swimming or burrowing transport. */
  readonly level: number;
}
export interface StoredSpellCost {
  readonly perBasePoint: number;
}

export interface Item {
  readonly id: string;
  readonly name: string;
  /** The bearer: a unit, a character, or the whole army. */
  readonly for: Bearer;
  readonly cost: ItemCost;
  /** The kinds of the item to choose from, each bought separately at this cost. */
  readonly kinds?: readonly string[];
  /** The ids of units (from `units.ts`) that may buy the item, or a description of them. */
  readonly mayBuy: readonly string[] | string;
  readonly limits: ItemLimits;
  readonly summary: string;
  /** The rule whose page is this item's page. */
  readonly rule: string;
  readonly tier: 'core' | 'advanced' | 'optional';
}

const major = 'Major characters.';
const anyCharacter = 'Any character.';
const transport: TransportCost = { plain: 5, level: 20 };

const item = (
  id: string,
  name: string,
  bearer: Bearer,
  cost: ItemCost,
  rule: string,
  summary: string,
  row: Pick<Item, 'mayBuy'> & Partial<Item>,
): Item => ({ limits: {}, tier: 'core', id, name, for: bearer, cost, rule: `fr3.${rule}`, summary, ...row });

export const items: readonly Item[] = [
  item('grapple', 'Grapple', 'unit', design.grapple, 'items.grapple-purchase',
    'If the unit wins the grapple roll when it makes contact, it traps its enemy, which fights at −2 until it is free.',
    { mayBuy: eligible.grapple.types }),
  item('stakes', 'Stakes', 'unit', 5, 'items.stakes-purchase',
    'An enemy that charges deployed stakes from the front has no charge bonus and fights as in difficult terrain.',
    { mayBuy: eligible.stakes.types, limits: { notWith: ['pavisiers'] } }),
  item('shieldwall', 'Tortoise/shieldwall', 'unit', 10, 'items.shieldwall-purchase',
    'The unit has cover in the open. After a phase in which it has not moved, its enemies fight at −1.',
    { mayBuy: eligible.shieldwall.types }),
  item('heavy-armor', 'Heavy armor', 'unit', 0, 'items.heavy-armor-purchase',
    'A missile kill only demoralizes the unit, unless rifles or muskets cause it. The unit moves more slowly.',
    { mayBuy: eligible['heavy-armor'].types, limits: { listOnly: true } }),
  item('fly-swim-burrow', 'Swim, burrow, fly', 'unit', design.level, 'items.fly-swim-burrow-cost',
    'The unit may move through the air, under water or underground. You buy each ability separately.',
    { kinds: ['fly', 'swim', 'burrow'], mayBuy: 'Unit types that the chapters on unit types and the army list permit.' }),
  item('mine', 'Mine, depth charge, bomb', 'unit', 10, 'items.mine-purchase',
    'Once in the battle, a unit at most 5 inches and one level away suffers an automatic artillery hit.',
    { mayBuy: eligible.mine.types, limits: { each: 1 } }),
  item('breathing', 'Water or air breathing', 'unit', 10, 'items.water-air-breathing',
    'A water breather can act on land, or an air breather on the sea bottom.',
    { kinds: ['air', 'water'], mayBuy: 'Any unit: air breathing for water breathers, water breathing for air breathers.' }),
  item('transports', 'Transports', 'unit', transport, 'items.transport-cost',
    'A transport attaches to a unit and carries it. If a transport carries no unit, an enemy that touches the transport captures it.',
    { mayBuy: 'Any unit. Canoes, barges and wagons are only for the types that their entries name.' }),
  item('canoes', 'Canoes', 'unit', transport.plain, 'items.canoes',
    'The unit crosses water at its own speed and may carry the canoes over land at half speed.',
    { mayBuy: eligible.canoes.types }),
  item('barges', 'Barges', 'unit', transport.plain, 'items.barges',
    'The unit crosses a water feature at 4 inches a phase. If it retreats on the barge, it is destroyed.',
    { mayBuy: eligible.barges.types }),
  item('wagons', 'Wagons', 'unit', transport.plain, 'items.wagons',
    'The unit moves at the rate of heavy cavalry. If it retreats, it leaves the wagons behind.',
    { mayBuy: eligible.wagons.types }),
  item('terrifying-mounts', 'Terrifying mounts', 'unit', 30, 'items.terrifying-mounts',
    'The unit causes fear, has +1 CF and adds 2 to its charge bonus.',
    { mayBuy: eligible.mounts.types }),
  item('climb', 'Climb', 'unit', 10, 'items.climb-purchase',
    'The unit can storm a wall of any height without ladders and without the penalty for height.',
    { mayBuy: 'Small monsters, and the unit types whose army list allows it.', tier: 'optional' }),
  item('barbarian', 'Barbarian/Fearless', 'unit', 10, 'items.barbarian',
    'The unit has +1 in melee and +1 on rally rolls until it is demoralized for the first time.',
    { mayBuy: 'All units of one type, in any army.', limits: { wholeType: true } }),
  item('napoleonic-artillery', 'Napoleonic artillery', 'unit', 10, 'items.napoleonic-purchase',
    'The piece moves with the troops, hits harder and fights better when charged, but can be captured.',
    { mayBuy: eligible.napoleonic.types, limits: { armyHas: ['muskets', 'rifles'] } }),
  item('protective-spirit', 'Protective spirit', 'army', 10, 'items.protective-spirit-purchase',
    'Each hostile spell against its unit costs the caster one more point of his own pool.',
    { mayBuy: 'Any unit of any army.', limits: { army: 1 } }),

  item('army-standard', 'Army standard/device', 'character', 30, 'character-items.army-standard',
    'The bearer’s unit has +2 on rally rolls, and the other units of his group have +1.',
    { mayBuy: major, limits: { army: 1 } }),
  item('magic-ward', 'Magic ward', 'character', 40, 'character-items.magic-ward',
    'Spells cast at the bearer or his unit have −2 on the casting roll.',
    { mayBuy: major }),
  item('protection-clerical', 'Protection from clerical magic', 'character', 40, 'character-items.protection-clerical',
    'The bearer and his unit are immune to spells that clerics cast at them, and have +2 CF against spirits.',
    { mayBuy: major, limits: { onePerPoints: 500 } }),
  item('protection-wizard', 'Protection from wizard magic', 'character', 40, 'character-items.protection-wizard',
    'The bearer and his unit are immune to spells that all kinds of wizards cast at them, and do not fear dragons.',
    { mayBuy: major, limits: { onePerPoints: 500 } }),
  item('protection-shamanic', 'Protection from shamanic magic', 'character', 40, 'character-items.protection-shamanic',
    'The bearer and his unit are immune to spells that shamans and druids cast at them, and have +2 CF against elementals.',
    { mayBuy: major, limits: { onePerPoints: 500 } }),
  item('protection-necromantic', 'Protection from necromantic magic', 'character', 40, 'character-items.protection-necromantic',
    'The bearer and his unit are immune to spells that necromancers cast at them, and have +2 CF against undead and ethereals.',
    { mayBuy: major, limits: { onePerPoints: 500 } }),
  item('stored-spell', 'Stored spell', 'character', { perBasePoint: 5 }, 'character-items.stored-spell-cost',
    'One spell that the bearer may cast once, as if its basic cost had been paid.',
    { mayBuy: 'Major characters, with spells of a magic user type of their army.' }),
  item('bodyguard', 'Bodyguard/familiar', 'character', 20, 'character-items.bodyguard-purchase',
    'A minor character who fights for another character and is killed in his place.',
    { mayBuy: 'Minor characters, individuals only.' }),
  item('mark-of-evil', 'Mark of evil', 'character', 10, 'character-items.mark-of-evil',
    'The character and his unit cause fear.',
    { mayBuy: anyCharacter }),
  item('exceptional-weapon', 'Exceptional weapon', 'character', 10, 'character-items.exceptional-weapon',
    'The weapon adds 1 to the character’s melee bonus.',
    { mayBuy: anyCharacter }),
  item('exceptional-armor', 'Exceptional armor', 'character', 10, 'character-items.exceptional-armor',
    'The armor adds 1 to the wearer’s character results rolls and can reflect a paralyzing gaze.',
    { mayBuy: anyCharacter }),
  item('fade', 'Fade', 'character', null, 'character-items.fade',
    'A destroyed unit with fade returns to its place if it passes a rally roll at −2.',
    { mayBuy: 'Demon lords, archangels and planar entities have it at no cost. Others may have it only at the do-it-yourself prices.' }),
  item('holy-hand-grenade', 'Holy hand grenade', 'character', 10, 'character-items.holy-hand-grenade-purchase',
    'It can be thrown once, within 3 inches, and is an automatic artillery hit with +1 on the damage roll.',
    { mayBuy: 'Witch hunters and clerics.', limits: { onePerCharacter: ['witch hunter', 'cleric'] } }),
  item('taunt', 'Taunt', 'character', 10, 'character-items.taunt-purchase',
    'An enemy within 12 inches that is not engaged must charge the taunter if it fails a rally roll.',
    { mayBuy: 'Any character; infantry and cavalry units of Celt, fairy, gnome and halfling armies.' }),
  item('sacred-site', 'Sacred site', 'army', 50, 'terrain-effects.sacred-site-purchase',
    'Friendly units near this place on the table fight and rally at +1.',
    { mayBuy: 'Any army. North American Indians have it at no cost.', limits: { army: 1 }, tier: 'optional' }),

  // The pages and prices of the next two items belong to the chapter on optional abilities.
  item('poison', 'Poison', 'unit', optionalAbilities.poisonCost, 'optional-abilities.poison-effect',
    'An enemy that the unit demoralizes gets a poison marker if it fails a rally roll. Rallying does not remove this marker.',
    { mayBuy: 'All monsters and swarms; rangers, skirmishers, longbows, crossbow/handgun and handweapons whose army list allows it.', tier: 'optional' }),
  item('paralyzing-gaze', 'Paralyzing gaze', 'unit', optionalAbilities.gazeCost, 'optional-abilities.gaze-effect',
    'An enemy that fails a rally roll cannot move or shoot for the turn and has CF 0 in melee.',
    { mayBuy: 'One unit or character of any army.', limits: { army: optionalAbilities.gazePerArmy }, tier: 'optional' }),
];

const byId = new Map(items.map((each) => [each.id, each]));

export const itemOf = (id: string): Item | undefined => byId.get(id);
