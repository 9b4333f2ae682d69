/** Levels of operation (chapter fr3.levels): where a unit starts, which levels it has, and how it changes level. */
import { known } from '../../../kernel/chance.ts';
import { oneOf } from '../../../kernel/fields.ts';
import type { Base } from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { type Level, levels } from '../../data/levels.ts';
import { type Terrain, terrainUnder, whollyIn } from '../../table/terrain.ts';
import { actionKind, firstOf, refusal, somePieces } from '../action-kind.ts';
import { ask } from '../chapters/asking.ts';
import { certain, event } from '../events.ts';
import { environmentOf } from '../spirits/crossing.ts';
import { isEngaged, withContacts } from '../units/contacts.ts';
import { phasing, standing, troopOf, unitAt, withDeeds, withUnit } from '../units/pieces.ts';
import { levelsOf } from '../units/troop-facts.ts';
import { nameOf } from '../units/troops.ts';
import type { Setup, TroopSetup } from '../vocabulary/setup.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { movers } from './groups.ts';
import { refuseMovers, spendMovement } from './move-cost.ts';
import { refusePlaces } from './room.ts';

/** fr3.movement.burrowing-rate, fr3.levels.unit-levels: whether a unit could be on this level at this place. */
export function hasLevel(terrain: readonly Terrain[], base: Base, level: Level, underwater = false): boolean {
  // fr3.levels.swimmers-and-sea-bottom: under water there is water everywhere above the sea bottom, and no air.
  if (underwater) return level === 'swimming';
  if (level === 'swimming') return terrain.some((piece) => piece.kind === 'water' && whollyIn(base, piece));
  return level !== 'burrowing' || terrainUnder(base, terrain).every(({ kind }) => kind === 'open');
}

/** fr3.movement.sbf-default-state: fliers start in the air, swimmers and burrowers below the surface, if the ground allows. */
export function levelAtFirst(
  { terrain, underwater }: Pick<Setup, 'terrain' | 'underwater'>,
  troop: TroopSetup,
  base: Base,
): Level {
  // fr3.monsters.cyclics-eggs
  if (troop.landed || (troop.type === 'cyclics' && (troop.kit?.stage ?? 'eggs') === 'eggs')) return 'surface';
  return levelsOf(troop).find((level) => hasLevel(terrain, base, level, underwater)) ?? 'surface';
}

/** Why a unit cannot change to a level at its place. */
function refuseLevel(state: State, unit: BattleUnit, to: Level): Refusal | null {
  const name = `${nameOf(state, unit)} (${unit.id})`;
  return firstOf(
    () => (unit.level === to ? refusal(`${name} are already on that level.`, 'fr3.levels.change-level') : null),
    () =>
      to === 'surface' || levelsOf(troopOf(state, unit)).includes(to)
        ? null
        : refusal(`${name} do not have the ability to go to that level.`, 'fr3.items.fly-swim-burrow-cost', 'fr3.levels.levels'),
    () =>
      unit.did.changedLevel
        ? refusal(`${name} have already changed level this phase.`, 'fr3.levels.change-level')
        : unit.level !== 'surface' && to !== 'surface'
          ? refusal('A unit can go up or down only one level at a time.', 'fr3.levels.change-level')
          : null,
    () =>
      to === 'surface' || hasLevel(state.terrain, unit.base, to, state.setup.underwater)
        ? null
        : state.setup.underwater
          ? refusal(
              'In an underwater battle, units can only swim or stand on the sea bottom.',
              'fr3.levels.swimmers-and-sea-bottom',
            )
          : to === 'burrowing'
            ? refusal('Burrowers can go only under open ground.', 'fr3.movement.burrowing-rate')
            : refusal('The water is too shallow to dive.', 'fr3.levels.unit-levels'),
    () => refuseAscent(state, unit, to),
  );
}

/**
 * fr3.leviathans.landing, fr3.leviathans.burrow-surface: flying and swimming leviathans come to the surface only on clear ground.
 * Surfacing takes a leviathan's whole move, and so does going back. Burrowing leviathans can use the rest of their move.
 */
function refuseAscent(state: State, unit: BattleUnit, to: Level): Refusal | null {
  const environment = environmentOf(state, unit);
  if (environment === null || environment === 'burrowing') return null;
  const name = `${nameOf(state, unit)} (${unit.id})`;
  if (unit.did.spent > 0) return refusal(`${name} need their whole move to change level.`, 'fr3.leviathans.landing');
  return to === 'surface' && terrainUnder(unit.base, state.terrain).some(({ kind }) => kind !== 'open')
    ? refusal(`${name} can land only on clear ground.`, 'fr3.leviathans.landing')
    : null;
}

/** The share of movement that a level change costs: none, except all of it for a leviathan. */
const shareOfChange = (state: State, ids: readonly string[]): number =>
  ids.some((id) => environmentOf(state, unitAt(state, id)) !== null) ? 1 : 0;

const aLevel = oneOf(levels);

export const levelKinds = {
  /** fr3.levels.change-level, fr3.levels.stay-on-surface: part of a move, at no cost in movement. */
  level: actionKind({
    answers: ['movement'],
    fields: { units: somePieces, to: aLevel },
    *candidates(state) {
      for (const units of movers(state)) {
        const able = levelsOf(troopOf(state, unitAt(state, units[0] as string)));
        if (able.length > 0) for (const to of ['surface', ...able] as const) yield { units, to };
      }
    },
    refuse: (state, { units: ids, to }) =>
      firstOf(
        () => refuseMovers(state, ids),
        () => ids.map((id) => refuseLevel(state, unitAt(state, id), to)).find((each) => each !== null) ?? null,
        () => {
          const risen = changed(state, ids, to);
          return refusePlaces(
            risen,
            ids,
            ids.map((id) => unitAt(state, id).base),
          );
        },
        () =>
          withContacts(changed(state, ids, to)).contacts.length > state.contacts.length
            ? refusal('A change of level that ends in contact with an enemy is a charge.', 'fr3.charging.definition')
            : null,
      ),
    perform(state, { units: ids, to }) {
      const risen = changed(state, ids, to);
      const change = () => {
        const next = spendMovement(risen, ids, shareOfChange(state, ids));
        return certain(next.state, event({ kind: 'level', units: ids, to }, 'fr3.levels.change-level'), ...next.events);
      };
      const stays = () => known(spendMovement(state, ids, 1));
      return ask.ifDared(risen, ids, null, change, stays);
    },
  }),
};

const changed = (state: State, ids: readonly string[], to: Level): State =>
  withDeeds(
    ids.reduce((at, id) => withUnit(at, id, { level: to, comes: to }), state),
    ids,
    { changedLevel: true },
  );

/**
 * fr3.items.fly-swim-burrow-infantry: units on the surface at the end of their movement step, not in melee, have landed for good.
 */
export const landedToStay = (state: State): State =>
  standing(state, phasing(state))
    .filter(({ id, level, comes }) => level === 'surface' && comes !== 'surface' && !isEngaged(state, id))
    .reduce((at, { id }) => withUnit(at, id, { comes: 'surface' }), state);
