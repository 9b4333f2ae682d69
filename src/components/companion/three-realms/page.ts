/** The build-time data for the table companion page of Three Realms. */
import { missions } from '../../../engine/three-realms/data/missions.ts';
import { rulesCited } from '../../odds/rules-for.ts';
import type { CompanionPage } from '../companion-page.ts';

export const threeRealmsCompanion: CompanionPage = {
  system: 'three-realms',
  description:
    'Keep track of a game of Three Realms at a real table: units that still have to act, models left, drive tests and rallies, the game turn step by step with its rules, and the mission’s points.',
  deck: 'A tracking sheet for a game with real miniatures: unit turns, models left, drive tests and rallies, and the points of the mission. Everything stays on this device.',
  rules: () =>
    rulesCited(/\/three-realms\/companion\//, [
      'three-realms.melee.choose-melee',
      'three-realms.melee.enemy-wiped-out',
      'three-realms.melee.tie-both-test',
      ...missions.map(({ rule }) => rule),
    ]),
};
