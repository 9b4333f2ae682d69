/** How the two units stand before the first step of a plan. */
import { startingMarkers } from '../melee/combatant.ts';
import type { Plan, Troop } from './question.ts';
import type { Body, Scene } from './scene.ts';
import { meleeSideOf } from './troops.ts';

const begun = (troop: Troop): Body => {
  const { is, unit } = meleeSideOf(troop);
  return {
    fate: 'in play',
    state: is.state,
    markers: is.markers,
    lasting: Math.max(is.markers, startingMarkers(unit.id, is.form) - (troop.lost ?? 0)),
    shaken: is.state > 0,
    cursed: false,
    moved: false,
    leader: 'with',
    guard: true,
  };
};

export const beginning = ({ a, b }: Pick<Plan, 'a' | 'b'>): Scene => ({
  a: begun(a),
  b: begun(b),
  place: 'apart',
  first: false,
  won: null,
  driven: null,
});
