/**
 * Taunts, before any unit moves (fr3.character-items.taunt-procedure): an enemy that fails its roll charges the taunter at once,
 * or moves as close as it can.
 */
import { andThen, type Chance, known } from '../../../kernel/chance.ts';
import {
  ahead,
  type Base,
  bearing,
  diagonal,
  distance,
  fromPoint,
  gap,
  quarterTurn,
  rotated,
  shifted,
  times,
  turnBetween,
} from '../../../kernel/geometry.ts';
import { onceFor } from '../../../kernel/memo.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { characterItems } from '../../data/figures/character-items.ts';
import { taunted } from '../../nerve/mischief.ts';
import { nerveTest } from '../../nerve/test.ts';
import { actionKind, aPiece, firstOf, refusal } from '../action-kind.ts';
import { chargeReach } from '../charge/approach.ts';
import { contact, refuseReached } from '../charge/charge.ts';
import { testedUnit } from '../charge/nerve.ts';
import { type BattleReport, certain, event, inTurn, report } from '../events.ts';
import { refuseHeld } from '../magic/held.ts';
import { shareOfTurn } from '../movement/facing.ts';
import { inchesOf, meetsEnemy } from '../movement/manoeuvre.ts';
import { rateOf, shareOfWay, shareTolerance } from '../movement/rates.ts';
import { refusePlaces, refuseWay } from '../movement/room.ts';
import { refuseZonesOnWay } from '../movement/zones.ts';
import { isEngaged, withContacts } from '../units/contacts.ts';
import { findUnit, onTable, phasing, standing, unitAt, withBases, withDeeds } from '../units/pieces.ts';
import { hasArms, nameOf, rowOf } from '../units/troops.ts';
import { enemyOf, type PieceId, type SideId } from '../vocabulary/ids.ts';
import type { Setup } from '../vocabulary/setup.ts';
import type { BattleCharacter, BattleUnit, State } from '../vocabulary/state.ts';
import { anybodyHas } from './belongings.ts';
import { hasOf } from './company.ts';
import { touching, withCharacter } from './fates.ts';
import { inchesFrom, placeOf } from './places.ts';

/** fr3.spirits.tricksters-taunt: types of unit that can taunt. */
const taunting: readonly string[] = ['tricksters'];

const tauntersIn = onceFor(
  (setup: Setup): boolean =>
    anybodyHas(setup, 'taunt') ||
    [...setup.armies.A.troops, ...setup.armies.B.troops].some(
      ({ type, arms }) => taunting.includes(type) || arms?.includes('taunt'),
    ),
);

interface Taunter {
  readonly id: PieceId;
  /** The taunter's base, and the unit that the taunter is or is with. */
  readonly place: Base;
  readonly unit: PieceId | null;
  readonly done: boolean;
}

const asTaunter = (state: State, character: BattleCharacter): Taunter | null => {
  const place = character.status === 'in play' && hasOf(state, character).includes('taunt') ? placeOf(state, character) : null;
  const there = character.host === null || onTable(unitAt(state, character.host));
  return place && there ? { id: character.id, place, unit: character.host, done: character.taunted } : null;
};

/** Characters and units of a side that can taunt. */
function taunters(state: State, side: SideId): readonly Taunter[] {
  if (!tauntersIn(state.setup)) return [];
  return [
    ...state.characters.filter((each) => each.side === side).flatMap((each) => asTaunter(state, each) ?? []),
    ...standing(state, side)
      .filter((unit) => taunting.includes(rowOf(state, unit).id) || hasArms(state, unit, 'taunt'))
      .map(({ id, base, did }) => ({ id, place: base, unit: id, done: did.taunted })),
  ];
}

const inchesBetween = ({ place }: Taunter, unit: BattleUnit): number => inchesFrom(place, unit);

/** fr3.sequence.movement-order: whether normal movement has begun. */
const hasBegun = (state: State, side: SideId): boolean =>
  state.units.some((unit) => unit.side === side && (unit.did.moved || unit.did.charged)) ||
  state.characters.some((each) => each.side === side && each.moved);

const rangeRule = 'fr3.character-items.taunt-procedure';

// ---- How a taunted unit reacts ----------------------------------------------------------------

/** Turns the unit by quarter turns (none, to one side, or about) until the taunter is within its diagonals. */
function turnToward(state: State, id: PieceId, to: Base): State {
  const { base } = unitAt(state, id);
  const off = turnBetween(base.facing, bearing(base, to));
  const quarters = Math.round(off / quarterTurn);
  if (Math.abs(off) <= diagonal || quarters === 0) return state;
  const turned = rotated(base, quarters * quarterTurn);
  const share = shareOfTurn(state, [unitAt(state, id)]);
  if (share >= 1 || refusePlaces(state, [id], [turned]) !== null) return state;
  return withDeeds(withContacts(withBases(state, [id], [turned])), [id], { moved: true, spent: share });
}

/** How many fractions of the distance are tried. */
const steps = 16;

/**
 * Moves as close as possible: straight, within its diagonals, until zones of control, terrain or other units stop it, and without
 * touching any unit.
 */
function drawsNear(state: State, id: PieceId, to: Taunter): BattleReport {
  const unit = unitAt(state, id);
  const { base } = unit;
  const off = turnBetween(base.facing, bearing(base, to.place));
  const aim = Math.max(-diagonal, Math.min(diagonal, off));
  // If the unit only touches a lone character, fr3.character-combat.lone-individual-contacted applies.
  const most = to.unit === null ? Math.max(0, fromPoint(to.place, base).distance - touching / 2) : rateOf(state, [unit]).open;
  for (let step = steps; step > 0; step--) {
    const inches = Math.min(most, rateOf(state, [unit]).open) * (step / steps);
    const way = times(ahead(base.facing + aim), inches);
    const bases = [shifted(base, way)];
    const spent = unit.did.spent + shareOfWay(state, [unit], way);
    const closer =
      to.unit === null
        ? distance(bases[0] as Base, to.place) < distance(base, to.place)
        : gap(bases[0] as Base, to.place) < gap(base, to.place);
    const barred =
      !closer ||
      spent > 1 + shareTolerance ||
      refuseWay(state, [unit], way) !== null ||
      refusePlaces(state, [id], bases) !== null ||
      refuseZonesOnWay(state, [unit], way, () => true) !== null ||
      meetsEnemy(state, [unit], bases);
    if (barred) continue;
    const moved = withDeeds(withContacts(withBases(state, [id], bases)), [id], { moved: true, spent: Math.min(1, spent) });
    return report(
      moved,
      event({ kind: 'moved', units: [id], way: 'provoked', inches: inchesOf(way) }, 'fr3.character-items.taunt-failed'),
    );
  }
  return report(state);
}

/** fr3.character-items.taunt-failed: the unit charges even if demoralized. If the unit cannot make contact, it moves closer. */
function provoked(from: State, id: PieceId, by: Taunter): Chance<BattleReport> {
  if (refuseHeld(from, unitAt(from, id)) !== null) return certain(from);
  const state = turnToward(from, id, by.place);
  const { base } = unitAt(state, id);
  const off = turnBetween(base.facing, bearing(base, by.place));
  const aim = Math.max(-diagonal, Math.min(diagonal, off));
  const target = by.unit === null ? undefined : findUnit(state, by.unit);
  const found = chargeReach(state, { units: [id], aim, over: null, wrap: 'none' });
  const charges =
    found.ok && target && found.pairs.some(({ enemy }) => enemy.id === target.id) && refuseReached([id], found) === null;
  if (!charges) return known(drawsNear(state, id, by));
  const set = withDeeds(withBases(state, [id], found.bases), [id], {
    charged: true,
    moved: true,
    spent: Math.min(1, unitAt(state, id).did.spent + found.share),
  });
  const moved = withContacts(set, { from: new Map([[id, base]]), first: 'this phase' });
  const logEntry = event(
    { kind: 'charged', units: [id], targets: [...new Set(found.pairs.map(({ enemy }) => enemy.id))], inches: found.inches },
    'fr3.character-items.taunt-failed',
    'fr3.charging.definition',
  );
  return inTurn(report(moved, logEntry), (at) => contact(state, at, [id], new Map([[id, base]])));
}

const marked = (state: State, { id }: Taunter): State =>
  findUnit(state, id) ? withDeeds(state, [id], { taunted: true }) : withCharacter(state, id, { taunted: true });

export const tauntKinds = {
  taunt: actionKind({
    answers: ['movement'],
    fields: { by: aPiece, at: aPiece },
    *candidates(state, { side }) {
      if (!tauntersIn(state.setup) || hasBegun(state, side)) return;
      for (const by of taunters(state, side))
        if (!by.done)
          for (const enemy of standing(state, enemyOf(side)))
            if (inchesBetween(by, enemy) <= characterItems.tauntRange) yield { by: by.id, at: enemy.id };
    },
    refuse(state, { by: id, at }): Refusal | null {
      const side = phasing(state);
      const by = taunters(state, side).find((each) => each.id === id);
      const enemy = findUnit(state, at);
      if (!by)
        return refusal(
          'Only characters with the ability Taunt can taunt, and only in their own side’s phases.',
          'fr3.character-items.taunt-purchase',
        );
      if (!enemy || enemy.side === side || !onTable(enemy))
        return refusal('Choose an enemy unit on the table to taunt.', rangeRule);
      return firstOf(
        () => (by.done ? refusal('This character has already taunted this phase.', rangeRule) : null),
        () =>
          hasBegun(state, side)
            ? refusal(
                'You must taunt before any unit moves, and a unit has already moved.',
                'fr3.sequence.movement-order',
                'fr3.sequence.denizens-and-taunts',
              )
            : null,
        () =>
          isEngaged(state, at) ? refusal(`${nameOf(state, enemy)} (${at}) are engaged and cannot be taunted.`, rangeRule) : null,
        () =>
          inchesBetween(by, enemy) <= characterItems.tauntRange
            ? null
            : refusal(`The unit is too far away: a taunt reaches ${characterItems.tauntRange}″.`, rangeRule, 'fr3.summary.taunt'),
      );
    },
    perform(state, { by: id, at }) {
      const by = taunters(state, phasing(state)).find((each) => each.id === id) as Taunter;
      return andThen(nerveTest(taunted, testedUnit(state, at, null)), ({ roll }) =>
        inTurn(
          report(
            marked(state, by),
            event({ kind: 'taunted', by: id, unit: at }, rangeRule),
            event({ kind: 'tested', unit: at, of: 'taunt', passed: roll !== 'failed' }, rangeRule),
          ),
          (now) => (roll === 'failed' ? provoked(now, at, by) : certain(now)),
        ),
      );
    },
  }),
};
