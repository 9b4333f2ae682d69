/**
 * Camps, baggage trains and sacred sites (chapter fr3.camps, fr3.terrain-effects.sacred-site-bonus): where they are, which side
 * holds them, and their effect on nearby units. The sheet keeps the effects on clocks and points.
 */
import { known } from '../../../kernel/chance.ts';
import { whole } from '../../../kernel/fields.ts';
import { contains, occupies, onGrid, type Point, type Polygon, point } from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { holdingActions } from '../../companion/holding-actions.ts';
import type { HoldingKind } from '../../companion/holdings.ts';
import type { Holding } from '../../companion/state.ts';
import { camps } from '../../data/figures/camps.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { baseSide } from '../../table/bases.ts';
import { deploymentZones } from '../../table/deployment.ts';
import { terrainUnder } from '../../table/terrain.ts';
import { actionKind, firstOf, inches, refusal } from '../action-kind.ts';
import { ask } from '../chapters/asking.ts';
import { type BattleReport, event, onSheet, report } from '../events.ts';
import { isTransport } from '../special-troops/transports.ts';
import { findUnit, inPlay, sheetSide, standing, troopOf } from '../units/pieces.ts';
import type { SideId } from '../vocabulary/ids.ts';
import { sideIds } from '../vocabulary/ids.ts';
import type { BattleHolding, BattleUnit, State } from '../vocabulary/state.ts';
import { groundOfHolding, holdingsOf } from './camp-ground.ts';

const ruleOf = (kind: HoldingKind): Fr3RuleId =>
  kind === 'sacred-site' ? 'fr3.terrain-effects.sacred-site-purchase' : 'fr3.camps.camp-attachment';

/** Camps and sacred sites that this side still has to place, numbered from 1. */
export const unplaced = (state: State, side: SideId): readonly number[] =>
  holdingsOf(state, side).flatMap(({ at, carrier }, index) => (at === null && carrier === null ? [index + 1] : []));

/** fr3.camps.baggage-movement: inches by which carrying the army's baggage slows a unit. */
export function baggageLoss(state: State, { id, level }: BattleUnit): number {
  if (!state.holdings.some(({ carrier }) => carrier === id)) return 0;
  return level === 'surface' ? camps.groundMove : camps.levelMove;
}

/** The sides that have units or characters in this area. */
const presentOn = (state: State, ground: Polygon): readonly SideId[] =>
  sideIds.filter(
    (side) =>
      standing(state, side).some(({ base, level }) => level === 'surface' && occupies(base, ground)) ||
      state.characters.some(
        (each) => each.side === side && each.status === 'in play' && each.at !== null && contains(ground, each.at),
      ),
  );

/** fr3.camps.capture: whether the unit has left its transport behind, so that the enemy gets it. A barge stays in the water. */
const hasLostTransport = (state: State, unit: BattleUnit): boolean =>
  unit.ride === null && (troopOf(state, unit).arms ?? []).some((id) => isTransport(id) && id !== 'barges');

/**
 * The side that holds a camp or a site now. A side takes a holding when only that side's units are there (fr3.camps.capture). A
 * sacred site is held only while it is occupied.
 */
function holderNow(state: State, holding: BattleHolding, before: Holding['holder']): Holding['holder'] {
  const { carrier, side, kind } = holding;
  if (carrier !== null) {
    const unit = findUnit(state, carrier);
    return unit && inPlay(unit) && !hasLostTransport(state, unit) ? before : 'enemy';
  }
  const ground = groundOfHolding(holding);
  const [one, ...more] = ground ? presentOn(state, ground) : [];
  const held = holding.at !== null && one !== side && ask.isGarrisoned(state, side, holding.at);
  if (one === undefined || more.length > 0 || held) return kind === 'sacred-site' ? 'nobody' : before;
  return one === side ? 'owner' : 'enemy';
}

/** Records on the sheet which side holds what, one change at a time; null when nothing has changed. */
export function holdingsChange(from: BattleReport): BattleReport | null {
  const { state, events } = from;
  if (state.holdings.length === 0) return null;
  for (const side of sideIds)
    for (const [at, holding] of holdingsOf(state, side).entries()) {
      const on = sheetSide(state, side);
      const noted = state.sheet.sides[on].holdings[at] as Holding;
      const holder = holderNow(state, holding, noted.holder);
      if (holder === noted.holder) continue;
      const next = onSheet(state, (sheet) => holdingActions.holder.perform(sheet, { side: on, at, holder }));
      return report(next.state, ...events, ...next.events);
    }
  return null;
}

function refuseSite(state: State, side: SideId, number: number, at: Point): Refusal | null {
  const holding = holdingsOf(state, side)[number - 1];
  return firstOf(
    () =>
      holding && unplaced(state, side).includes(number)
        ? null
        : refusal('You have no such camp or sacred site left to place.', 'fr3.camps.availability'),
    () => {
      const { width, depth } = state.setup.table;
      const ground = groundOfHolding({ ...(holding as BattleHolding), at }) as Polygon;
      return ground.every(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= depth)
        ? null
        : refusal('The whole camp or sacred site must be on the table.', 'fr3.basics.playing-area');
    },
    () => {
      const { kind } = holding as BattleHolding;
      if (kind !== 'sacred-site' && standsInWorks(state, side))
        return ask.campPlaceAt(state, side, at)
          ? null
          : refusal('Place the camp in a fortification of its army.', 'fr3.camps.camp-attachment');
      const zone = deploymentZones(state.setup.table)[state.home[side] === 'bottom' ? 0 : 1];
      return kind === 'sacred-site' || contains(zone, at)
        ? null
        : refusal('Place the camp in its army’s deployment zone.', 'fr3.camps.camp-attachment', 'fr3.setup.deployment-distance');
    },
    () =>
      terrainUnder({ ...at, facing: 0, width: baseSide, depth: baseSide }, state.terrain).some(
        ({ kind }) => kind === 'impassable',
      )
        ? refusal('Choose another place: no unit could reach the camp or sacred site there.', 'fr3.movement.terrain-impassable')
        : null,
  );
}

/**
 * fr3.camps.camp-attachment: without a fortification of its own, the army places its camp in one that was agreed for the table.
 */
const standsInWorks = (state: State, side: SideId): boolean => state.works.some((work) => work.side === side);

export const campKinds = {
  site: actionKind({
    answers: ['deploy'],
    fields: { holding: whole(1, 9), x: inches, y: inches },
    *candidates(state, { side }) {
      const [holding] = unplaced(state, side);
      if (holding === undefined) return;
      for (const { x, y } of ask.campPlaces(state, side)) yield { holding, x, y };
      const zone = deploymentZones(state.setup.table)[state.home[side] === 'bottom' ? 0 : 1];
      const [xs, ys] = [zone.map(({ x }) => x), zone.map(({ y }) => y)];
      for (const across of [1 / 2, 1 / 4, 3 / 4])
        for (const deep of [1 / 2, 1 / 4, 3 / 4])
          yield {
            holding,
            x: onGrid(Math.min(...xs) + (Math.max(...xs) - Math.min(...xs)) * across),
            y: onGrid(Math.min(...ys) + (Math.max(...ys) - Math.min(...ys)) * deep),
          };
    },
    refuse: (state, { holding, x, y }, { side }) => refuseSite(state, side, holding, point(x, y)),
    perform(state, { holding, x, y }, { side }) {
      const placed = holdingsOf(state, side)[holding - 1] as BattleHolding;
      const attached = placed.kind === 'sacred-site' ? null : ask.campPlaceAt(state, side, point(x, y));
      const at = attached ?? point(x, y);
      const holdings = state.holdings.map((each) => (each === placed ? { ...each, at } : each));
      return known(report({ ...state, holdings }, event({ kind: 'sited', side, holding: placed.kind }, ruleOf(placed.kind))));
    },
  }),
};
