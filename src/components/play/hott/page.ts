/** The build-time data for the battle page of Hordes of the Things. */
import { href } from '../../../content/address.ts';
import { armyOfRoster } from '../../../engine/hott/battle/deployment/army-of-roster.ts';
import { elements } from '../../../engine/hott/data/elements.ts';
import { sampleArmies } from '../../../engine/hott/muster/samples.ts';
import { rulesOfSystem } from '../../odds/rules-for.ts';
import type { BattlePage } from '../battle-page.ts';
import type { ReadyArmy } from './two-armies.ts';

const readyArmies = (): readonly ReadyArmy[] =>
  sampleArmies.map(({ id, says, roster }) => ({ id, says, army: armyOfRoster(roster) }));

export const hottPage = {
  system: 'hott' as const,
  description:
    'Play Hordes of the Things in the browser: whole battles against the computer or a friend. You see exact odds before every fight, and the rule behind every move that is not allowed.',
  deck: 'Play whole battles with armies of 24 points, against the computer or against a friend. You see the odds before every fight. If a move is not allowed, you see why, with the rule.',
  types: [...elements.map(({ id }) => id), 'general'],
  rules: () => rulesOfSystem('hott'),
  props: () => ({ armies: readyArmies(), root: href('/') }),
} satisfies BattlePage;
