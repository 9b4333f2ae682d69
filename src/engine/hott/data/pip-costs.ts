/** What PIPs can buy, and the costs (hott.pips.deploy-use, hott.pips.move-use, hott.pips.bespell-use). */
import { desorcelling } from './figures/desorcelling.ts';
import { dragons } from './figures/dragons.ts';
import { gods } from './figures/gods.ts';
import { hordes } from './figures/hordes.ts';
import { lurkers } from './figures/lurkers.ts';
import { supplement } from './figures/supplement.ts';
import { tacticalMoves } from './figures/tactical-moves.ts';
import type { sequence } from './sequence.ts';

export interface PipCost {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  /** The step of the bound in which the cost is paid. */
  readonly step: (typeof sequence)[number]['id'];
  readonly cost: number;
  /** The cost is added to that of a move, and is not a purchase of its own. */
  readonly surcharge?: true;
  /** The cost is from the supplement. */
  readonly supplement?: true;
}

export const pipCosts: readonly PipCost[] = [
  { id: 'god', name: 'Invoke a god', rule: 'hott.gods.invocation', step: 'arrivals', cost: gods.cost },
  { id: 'dragons', name: 'Summon all your dragons', rule: 'hott.dragons.summoning', step: 'arrivals', cost: dragons.cost },
  { id: 'desorcell', name: 'Desorcell a hero or magician', rule: 'hott.desorcelling.cost', step: 'arrivals', cost: desorcelling.cost },
  { id: 'lurker', name: 'A lurker’s first appearance', rule: 'hott.lurkers.cost-first', step: 'arrivals', cost: lurkers.first },
  { id: 'lurker-second', name: 'Its second', rule: 'hott.lurkers.reuse', step: 'arrivals', cost: lurkers.second },
  { id: 'lurker-third', name: 'Its third and last', rule: 'hott.lurkers.reuse', step: 'arrivals', cost: lurkers.third },
  { id: 'horde', name: 'Replace a horde', rule: 'hott.hordes.cost', step: 'arrivals', cost: hordes.cost },
  { id: 'move', name: 'Move an element or a group', rule: 'hott.tactical-moves.cost', step: 'moves', cost: tacticalMoves.cost },
  {
    id: 'move-magic',
    name: 'with a magician or aerials in it',
    rule: 'hott.tactical-moves.extra-magic',
    step: 'moves',
    cost: tacticalMoves.magic,
    surcharge: true,
  },
  {
    id: 'move-command',
    name: 'beyond the general’s command',
    rule: 'hott.tactical-moves.extra-not-additive',
    step: 'moves',
    cost: tacticalMoves.command,
    surcharge: true,
  },
  {
    id: 'bespell',
    name: 'Bespell',
    rule: 'hott.supplement.bespell-cost',
    step: 'shooting',
    cost: supplement.bespell,
    supplement: true,
  },
];
