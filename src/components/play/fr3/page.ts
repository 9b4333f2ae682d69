/** The build-time data for the battle page of Fantasy Rules!. */
import { href } from '../../../content/address.ts';
import { scenarios } from '../../../engine/fr3/battle/scenarios/scenarios.ts';
import { spellList } from '../../../engine/fr3/data/spell-list.ts';
import { units } from '../../../engine/fr3/data/units.ts';
import { rulesCited } from '../../odds/rules-for.ts';
import type { BattlePage } from '../battle-page.ts';
import { cardRules } from './card.ts';
import { readyArmies } from './ready-armies.ts';
import { gradedBattles } from './tutorial/graded.ts';
import { lessonRules } from './tutorial/lessons.ts';

const leaders = ['general', 'hero', 'character'];
const transports = ['canoes', 'barges', 'wagons', 'fliers', 'swimmers', 'burrowers'];

export const fr3Page = {
  system: 'fr3' as const,
  description:
    'Play Fantasy Rules! in the browser: whole battles against the computer or a friend. You see the odds before every decision, and the rule behind every move that is not allowed.',
  deck: 'Play whole battles against the computer or against a friend. You see the odds before every decision. If a move is not allowed, you see why, with the rule.',
  types: [...units.map(({ id }) => id), ...leaders, ...transports],
  rules: () =>
    rulesCited(
      /\/fr3\/(battle|companion|melee|missile-fire|artillery|table)\/|\/fr3\/(rally|over-pursuit|follow-up|demoralization|square)\.ts/,
      [...lessonRules, ...cardRules, ...[...units, ...spellList].map(({ rule }) => rule)],
    ),
  props: () => ({
    armies: readyArmies(),
    graded: gradedBattles.map(({ id, title, about }) => ({ title, about, url: href(`/fr3/play/?graded=${id}`) })),
    scenarios: scenarios.map(({ id, title, about }) => ({ id, title, about, url: href(`/fr3/play/${id}/`) })),
    root: href('/'),
  }),
} satisfies BattlePage;
