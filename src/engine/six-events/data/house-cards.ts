/**
 * House cards for spells that the text only names (six-events.sample-set.cards). The cards are our own, and the rules do not
 * depend on them. Effects are short markdown whose links are rule ids.
 */
import { sampleSet as n } from './figures/sample-set.ts';
import { spells as reach } from './figures/spells.ts';
import { type NamedSpell, spells } from './spells.ts';

/** The Magic Points for a card: a fixed number, or a minimum that the caster may exceed. */
export type Price = { readonly points: number } | { readonly least: number };

export interface HouseCard {
  readonly spell: NamedSpell;
  readonly rule: string;
  readonly price: Price;
  readonly target: string;
  readonly effect: string;
}

interface Card extends Omit<HouseCard, 'spell' | 'rule'> {
  readonly id: string;
}

const fixed = (points: number): Price => ({ points });
const atLeast = (least: number): Price => ({ least });

const cards: readonly Card[] = [
  {
    id: 'confuse',
    price: fixed(n.confuse),
    target: 'An enemy unit or creature',
    effect: 'In event IV its owner does not move it: it moves by the [Random Movement Table](six-events.creatures.random-movement).',
  },
  {
    id: 'fear',
    price: atLeast(1),
    target: 'An enemy unit or creature',
    effect: `At the end of the event it checks [morale](six-events.morale.when) on the row Spells and Fire, damaged or not, with −1 for each ${n.fear === 1 ? 'point' : `${n.fear} points`} of strength after the first.`,
  },
  {
    id: 'hellfire',
    price: atLeast(2),
    target: 'Any enemy',
    effect: `As many d6 as its strength. Each is modified by the target’s [Armor](six-events.ranged.armor-modifier); each ${n.hellfireHit}+ is a hit.`,
  },
  {
    id: 'mystic-arrows',
    price: atLeast(1),
    target: 'Any enemy in sight',
    effect: `As many d6 as its strength. Armor does not count; each ${n.arrowHit} is a hit.`,
  },
  {
    id: 'paralyze',
    price: fixed(n.paralyze),
    target: 'An enemy unit or single figure',
    effect: 'It neither shoots nor moves this turn. If it is attacked, it fights as usual.',
  },
  {
    id: 'universal-balance',
    price: fixed(n.balance),
    target: 'An enemy unit or single figure',
    effect:
      'In this turn’s melee, no [modifier](six-events.melee.modifier-stacking) above 0 counts for it or for its attackers.',
  },
  {
    id: 'magical-armor',
    price: atLeast(n.armor),
    target: 'A friend',
    effect: `Its Armor is 1 higher for every ${n.armor} points of strength, up to Armor ${n.mostArmor}.`,
  },
  {
    id: 'courage',
    price: atLeast(1),
    target: 'A friendly unit or creature',
    effect: `It adds the strength to its morale checks, ${n.mostCourage} at most.`,
  },
  {
    id: 'dark-vision',
    price: fixed(n.small),
    target: 'A friend',
    effect: '[Darkness](six-events.melee.modifier-darkness) does not count against it.',
  },
  {
    id: 'magical-darkness',
    price: fixed(n.darkness),
    target: 'Any unit or single figure',
    effect: 'It and its attackers have the modifier for [darkness](six-events.melee.modifier-darkness).',
  },
  {
    id: 'enchanted-weapons',
    price: atLeast(n.weapons),
    target: 'A friend',
    effect: `+1 on its melee dice for every ${n.weapons} points of strength, +${n.mostWeapons} at most.`,
  },
  {
    id: 'gentle-fall',
    price: fixed(n.small),
    target: 'A friend',
    effect: '[Hills](six-events.terrain.hill), [walls](six-events.terrain.wall-move) and [streams](six-events.terrain.stream) do not reduce its move.',
  },
  {
    id: 'magical-light',
    price: fixed(n.small),
    target: 'Any unit or single figure',
    effect: 'Magical Darkness on it ends, and cannot affect it again this turn.',
  },
  {
    id: 'enhanced-mobility',
    price: fixed(n.mobility),
    target: 'A friend',
    effect: `It moves up to ${n.mobilityInches}″ farther. [Half speed](six-events.movement.half-speed-stack) is applied first.`,
  },
  {
    id: 'rally',
    price: atLeast(1),
    target: 'A routed friend',
    effect: 'In event VI it may try to [rally](six-events.rally.leaderless) even if it was hit, and adds the strength to its die.',
  },
  {
    id: 'counter-magic',
    price: atLeast(1),
    target: `An enemy spell whose caster or target is in range (${reach.range}″ and the Rank)`,
    effect: 'Its strength falls by the strength of this one. An enemy spell below its price, or at 0, has no effect.',
  },
];

/** The house cards, in the order of the spell lists. */
export const houseCards: readonly HouseCard[] = cards.flatMap(({ id, ...card }) => {
  const spell = spells.find((each) => each.id === id);
  return spell ? [{ ...card, spell, rule: `six-events.sample-set.${id}` }] : [];
});
