/**
 * Illusions (chapter fr3.illusions): false units that act like real ones until they fight or are no longer maintained. `illusion`
 * holds the id of the illusionist who pays for the unit. The opponent cannot tell it from a real unit.
 */
import { andThen, type Chance } from '../../../kernel/chance.ts';
import { gap } from '../../../kernel/geometry.ts';
import { illusions as figures } from '../../data/figures/illusions.ts';
import { keepsMorale, type NerveTest, nerveTest, sparedTest } from '../../nerve/test.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { applyFate, reachOf } from '../characters/fates.ts';
import { placeOf } from '../characters/places.ts';
import { testedUnit } from '../charge/nerve.ts';
import { type BattleReport, certain, event, inTurn, report } from '../events.ts';
import { opponentsOf, withContacts } from '../units/contacts.ts';
import { noEffects, onTable, standing, troopOf, unitAt, withUnit } from '../units/pieces.ts';
import { rowOf } from '../units/troops.ts';
import { pieceOf, weaponOf } from '../units/weapons.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { Barrier, BattleUnit, State } from '../vocabulary/state.ts';
import { removeBarrier } from './barriers.ts';

/** fr3.illusions.maintenance, fr3.illusions.missile-units: magic points that an illusion costs per turn. */
export function upkeepOf(state: State, unit: BattleUnit): number {
  const troop = troopOf(state, unit);
  return weaponOf(troop) !== null || pieceOf(troop) !== null ? figures.shooterMaintenance : figures.maintenance;
}

/** Removes an illusion: its square opens, characters with it are alone again, and it does not count as a loss. */
function ends(state: State, id: PieceId, rules: readonly Fr3RuleId[]): BattleReport {
  const { square, did } = unitAt(state, id);
  const apart = square.reduce((at, each) => withUnit(at, each, { square: [] }), state);
  const off = withUnit(apart, id, {
    status: 'destroyed',
    markers: 0,
    ride: null,
    offerings: 0,
    effects: noEffects,
    asleep: noEffects,
    did: { ...did, shaken: false },
  });
  const outcome = report(withContacts(off), event({ kind: 'dissipated', unit: id }, ...rules));
  return state.characters
    .filter(({ host, status }) => host === id && status !== 'killed' && status !== 'cursing')
    .reduce((sofar, character) => {
      const from = placeOf(state, character);
      if (from === null) return sofar;
      const inches = reachOf(state, character);
      const free = applyFate(sofar.state, character.id, { fate: 'escapes', rules: [...rules], from, captors: [], inches });
      return report(free.state, ...sofar.events, ...free.events);
    }, outcome);
}

/** Removes these units if they are illusions on the table. */
export const dissipate = (state: State, ids: readonly PieceId[], ...rules: readonly Fr3RuleId[]): BattleReport =>
  ids.reduce((result, id) => {
    const unit = unitAt(result.state, id);
    if (unit.illusion === null || !onTable(unit)) return result;
    const next = ends(result.state, id, rules);
    return report(next.state, ...result.events, ...next.events);
  }, report(state));

/** The illusions in the melee between two units, and among the units on their flanks and rear. */
export const illusionsIn = (state: State, a: PieceId, b: PieceId): readonly PieceId[] =>
  [...new Set([a, b, ...opponentsOf(state, a), ...opponentsOf(state, b)])].filter((id) => unitAt(state, id).illusion !== null);

// ---- Obstacles ---------------------------------------------------------------------------------

/** Inches within which a unit counts as touching an obstacle, because rounding to the grid leaves a small gap. */
const contact = 0.1;

/** The leadership test of a unit that reaches an obstacle. */
const seesThrough: NerveTest = {
  decides: 'whether the unit sees through the obstacle',
  rules: ['fr3.spells.illusionary-obstacle', 'fr3.rally.roll'],
  spares: ({ is }) =>
    is.wizardWard
      ? sparedTest(
          'The unit’s ward against wizards shows that the obstacle is an illusion.',
          'fr3.character-items.protection-wizard-illusions',
        )
      : undefined,
  failed: keepsMorale('fr3.spells.illusionary-obstacle'),
};

const comesTo = ({ base, levels, by, balked }: Barrier, unit: BattleUnit): boolean =>
  unit.side !== by && levels.includes(unit.level) && !balked.includes(unit.id) && gap(unit.base, base) <= contact;

function tries(state: State, barrier: Barrier, { id }: BattleUnit): Chance<BattleReport> {
  return andThen(nerveTest(seesThrough, testedUnit(state, id, null)), ({ roll }) => {
    const passed = roll !== 'failed';
    const logEntry = event(
      { kind: 'tested', unit: id, of: 'barrier', passed },
      'fr3.spells.illusionary-obstacle',
      'fr3.rally.roll',
    );
    const balked = { ...barrier, balked: [...barrier.balked, id] };
    const stands = { ...state, barriers: state.barriers.map((each) => (each === barrier ? balked : each)) };
    const after = passed ? removeBarrier(state, barrier, 'fr3.spells.illusionary-obstacle') : report(stands);
    return certain(after.state, logEntry, ...after.events);
  });
}

/**
 * Illusions exposed by the units' present places: obstacles that enemies have reached, and illusionary ethereals that have moved
 * through a unit (fr3.illusions.spirits). Null if there are none.
 */
export function seeThroughIllusions(state: State): Chance<BattleReport> | null {
  for (const barrier of state.barriers) {
    const unit = barrier.is === 'obstacle' ? standing(state).find((each) => comesTo(barrier, each)) : undefined;
    if (unit) return tries(state, barrier, unit);
  }
  const ghost = state.units.find(
    (unit) => unit.illusion !== null && onTable(unit) && rowOf(state, unit).group === 'spirits' && unit.did.haunts.length > 0,
  );
  return ghost ? inTurn(dissipate(state, [ghost.id], 'fr3.illusions.spirits')) : null;
}
