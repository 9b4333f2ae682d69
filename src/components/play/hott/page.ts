/** The data of the Hordes of the Things battle page at build time. */
import { href } from '../../../content/address.ts';
import { armyOfRoster } from '../../../engine/hott/battle/deployment/of-roster.ts';
import { elements } from '../../../engine/hott/data/elements.ts';
import { sampleArmies } from '../../../engine/hott/muster/samples.ts';
import { rulesOfSystem } from '../../odds/rules-for.ts';
import type { BattlePage } from '../battle-page.ts';
import type { ReadyArmy } from './two-armies.ts';

const readyArmies = (): readonly ReadyArmy[] =>
  sampleArmies.map(({ id, says, roster }) => ({ id, says, army: armyOfRoster(roster) }));

export const hottPage = {
  system: 'hott',
  description:
    'Play Hordes of the Things in the browser: a whole battle against the computer or a friend, with exact odds before every contact and the rule behind every refusal.',
  deck: 'Two armies of 24 points, one die of initiative a bound: against the computer, or a friend at the same screen. The odds stand before every contact, and a rule behind every “no”.',
  types: [...elements.map(({ id }) => id), 'general'],
  props: () => ({ rules: rulesOfSystem('hott'), armies: readyArmies(), root: href('/') }),
} satisfies BattlePage;
