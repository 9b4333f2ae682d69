/**
 * The catalogue of melee circumstances: for each, its name, its values, when the rules allow it (or why not) and when it can
 * matter. The form on the odds page, the code that reads addresses, and `refusals` all use it.
 */

import { always, type Circumstance } from './circumstances/circumstance.ts';
import { ofGround, ofNeighbours } from './circumstances/ground.ts';
import { ofLeaders } from './circumstances/leaders.ts';
import { ofMagic } from './circumstances/magic.ts';
import { ofLosses, ofMeeting } from './circumstances/meeting.ts';
import { ofArmyLists, ofTroops } from './circumstances/troops.ts';
import type { CircumstanceId } from './question.ts';

export { type Circumstance, type CircumstanceGroup, circumstanceGroups } from './circumstances/circumstance.ts';

const houseRules: readonly Circumstance[] = [
  {
    id: 'other',
    name: 'Any other bonus',
    group: 'House rules',
    shape: { kind: 'number', least: -9, most: () => 9 },
    rules: ['fr3.reference.bonuses-cumulative'],
    matters: always,
  },
];

/** The circumstances are in the order of their groups. */
export const circumstances: readonly Circumstance[] = [
  ...ofTroops,
  ...ofArmyLists,
  ...ofLosses,
  ...ofMeeting,
  ...ofGround,
  ...ofNeighbours,
  ...ofLeaders,
  ...ofMagic,
  ...houseRules,
];

const byId = new Map(circumstances.map((each) => [each.id, each]));
export const circumstanceOf = (id: string): Circumstance | undefined => byId.get(id as CircumstanceId);
