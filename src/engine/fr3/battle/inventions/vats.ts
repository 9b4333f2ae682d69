/**
 * Vats (fr3.inventions.vat). A vat belongs to the handweapon unit that its owner starts with, and cannot be carried while it
 * runs. If that unit is driven away, the vat stays behind as a passive unit of neither side that enemies may attack. If the owner
 * or the handweapon unit is not there to control a creature that the vat breeds, the creature wanders and fights any unit it
 * meets. The owner's `running` entry says which unit the vat is with, or which unit it has become, and where it stands.
 */
import { andThen, type Chance, known } from '../../../kernel/chance.ts';
import { ahead, type Base, quarterTurn, shifted, times } from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import type { Aftermath, Cause } from '../../demoralization.ts';
import { type Attacked, type Bred, vatAttacked, vatRoll } from '../../inventions/vat.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { baseSide } from '../../table/bases.ts';
import { engaged } from '../../table/engagement.ts';
import { refusal } from '../action-kind.ts';
import { anybodyHas } from '../characters/belongings.ts';
import { type BattleReport, certain, event, inTurn, report } from '../events.ts';
import { effectWith, isTrapped, withEffect, withoutEffect } from '../magic/effects.ts';
import { called } from '../magic/spell.ts';
import { strays } from '../magic/spells/winds.ts';
import { refusePlaces } from '../movement/room.ts';
import { withDiceOwner } from '../pre-game/dice-owner.ts';
import { isEngaged, withContacts } from '../units/contacts.ts';
import { joinedBy } from '../units/new-units.ts';
import { characterSetup, noEffects, phasing, standing, unitAt, withUnit } from '../units/pieces.ts';
import { placed } from '../units/troop-facts.ts';
import { enemyOf, type PieceId } from '../vocabulary/ids.ts';
import type { Place, TroopSetup } from '../vocabulary/setup.ts';
import type { BattleCharacter, BattleUnit, State } from '../vocabulary/state.ts';

type Running = BattleCharacter['running'][number];
const runningOf = ({ running }: BattleCharacter): Running | undefined => running.find(({ device }) => device === 'vat');

/** The handweapon unit that carries a character's vat: the one he starts with. */
const carrierOf = (state: State, owner: BattleCharacter): PieceId => `${owner.side}${characterSetup(state, owner).with}`;

/** Owners of running vats. */
const owners = (state: State): readonly BattleCharacter[] =>
  anybodyHas(state.setup, 'vat') ? state.characters.filter((each) => runningOf(each) !== undefined) : [];

const withOwner = (state: State, id: PieceId, change: Partial<BattleCharacter>): State => ({
  ...state,
  characters: state.characters.map((each) => (each.id === id ? { ...each, ...change } : each)),
});
const withRunning = (state: State, owner: BattleCharacter, now: Running | null): State =>
  withOwner(state, owner.id, {
    running: [...owner.running.filter(({ device }) => device !== 'vat'), ...(now ? [now] : [])],
  });
const ownerAt = (state: State, id: PieceId): BattleCharacter =>
  state.characters.find((each) => each.id === id) as BattleCharacter;

/** Removes a unit that belongs to neither side. Such a removal is not a loss. */
const noMore = (state: State, id: PieceId): State =>
  withUnit(state, id, { status: 'merged', effects: noEffects, asleep: noEffects });

// ---- Starting and stopping -----------------------------------------------------------------------

/** fr3.inventions.vat, fr3.inventions.vat-shut-off: why the owner cannot start or stop the vat with this unit. */
export function refuseVat(state: State, owner: BattleCharacter, unit: BattleUnit): Refusal | null {
  if (owner.spent.includes('vat'))
    return refusal('The vat of this mad scientist is destroyed.', 'fr3.inventions.vat-destruction');
  const carrier = unitAt(state, carrierOf(state, owner));
  if (unit.id !== carrier.id)
    return refusal(
      `The vat is with ${called(state, carrier)}: the mad scientist can use it only if he is with that unit.`,
      'fr3.inventions.vat',
    );
  const running = runningOf(owner);
  return running && running.unit !== unit.id
    ? refusal('The mad scientist cannot use the vat, because no unit is with it.', 'fr3.inventions.vat-shut-off')
    : null;
}

/** fr3.inventions.vat-shut-off: the same roll starts a vat and stops it. */
export function switched(state: State, owner: BattleCharacter, { id, base }: BattleUnit): State {
  return runningOf(owner)
    ? withoutEffect(withRunning(state, owner, null), id, 'vat-at-work')
    : withEffect(withRunning(state, owner, { device: 'vat', unit: id, at: base }), id, 'vat-at-work', owner.side, 'game');
}

// ---- What a vat breeds ---------------------------------------------------------------------------

const troopBred = (bred: string): TroopSetup => ({ type: bred, ...(bred === 'mobs' ? { kit: { undead: true } } : {}) });

/** A gap so small that both bases touch but rounding to the grid cannot make them overlap. */
const beside = 1 / 512;

/** Places that touch a base, in front of it and around it. */
const around = ({ width, depth, ...base }: Base): readonly Place[] =>
  Array.from({ length: 4 }, (_, turn) => {
    const far = (turn % 2 === 0 ? depth : width) / 2 + baseSide / 2 + beside;
    const { x, y } = shifted({ ...base, width, depth }, times(ahead(base.facing + turn * quarterTurn), far));
    return placed({ x, y, facing: base.facing });
  });

/** Puts a creature in the first of these places that has room. If none of the places has room, no creature appears. */
function bredAt(state: State, owner: BattleCharacter, bred: Bred, places: readonly Place[], rule: Fr3RuleId): BattleReport {
  const wild = rule !== 'fr3.inventions.vat-controlled-output';
  for (const place of bred === null ? [] : places) {
    const there = joinedBy(state, owner.side, troopBred(bred as string), place, owner.id);
    if (refusePlaces(there.state, [there.unit.id], [there.unit.base])) continue;
    const at = wild ? withEffect(there.state, there.unit.id, 'wild', owner.side, 'game') : there.state;
    return report(
      withContacts(at),
      event({ kind: 'bred', by: owner.id, unit: there.unit.id, wild }, 'fr3.inventions.vat-table', rule),
    );
  }
  return report(state, event({ kind: 'bred', by: owner.id, unit: null, wild }, 'fr3.inventions.vat-table'));
}

/**
 * fr3.inventions.vat-table, fr3.inventions.vat-controlled-output: if the owner or the handweapon unit is not there,
 * the creature is uncontrolled.
 */
const breeds = (state: State, id: PieceId): Chance<BattleReport> => {
  const owner = ownerAt(state, id);
  const running = runningOf(owner);
  if (!running) return certain(state);
  const kept = owner.status === 'in play' && owner.host === running.unit && running.unit === carrierOf(state, owner);
  const rule = kept ? 'fr3.inventions.vat-controlled-output' : 'fr3.inventions.vat-uncontrolled-output';
  return andThen(withDiceOwner(vatRoll(), owner.side), (bred) =>
    known(bredAt(state, owner, bred, around(unitAt(state, running.unit).base), rule)),
  );
};

/**
 * fr3.inventions.vat-uncontrolled-output: an uncontrolled creature moves in a random direction unless it is in melee. Off the
 * table edge the creature is gone.
 */
function goesItsWay(state: State, id: PieceId): Chance<BattleReport> {
  const unit = unitAt(state, id);
  if (unit.status !== 'table' || isEngaged(state, id) || isTrapped(unit)) return certain(state);
  return andThen(strays(state, id, 'fr3.inventions.vat-uncontrolled-output'), ({ state: at, events }) =>
    certain(unitAt(at, id).status === 'away' ? noMore(at, id) : at, ...events),
  );
}

/** At the start of a side's movement step its vats breed, and its uncontrolled creatures wander. */
export function vatsBreed(state: State): Chance<BattleReport> {
  const side = phasing(state);
  const mine = owners(state).filter((each) => each.side === side);
  if (mine.length === 0 && !state.summoned.some((each) => each.side === side)) return certain(state);
  return inTurn(
    report(state),
    ...mine.map(
      ({ id }) =>
        (at: State) =>
          breeds(at, id),
    ),
    (bred) =>
      inTurn(
        report(bred),
        ...standing(bred, side)
          .filter((unit) => effectWith(unit, 'wild'))
          .map(
            ({ id }) =>
              (at: State) =>
                goesItsWay(at, id),
          ),
      ),
  );
}

// ---- Destruction ---------------------------------------------------------------------------------

/** The troop that a vat becomes when it stands alone. */
const alone: TroopSetup = { type: 'handweapons', name: 'Vat', cost: 0 };

/** The vat stays alone where it was, if no other unit stands there. */
function leftAlone(state: State, owner: BattleCharacter, base: Base): BattleReport {
  const free = withoutEffect(state, carrierOf(state, owner), 'vat-at-work');
  const there = joinedBy(free, owner.side, alone, base, owner.id);
  if (refusePlaces(there.state, [there.unit.id], [there.unit.base])) return gone(free, owner);
  const at = withEffect(there.state, there.unit.id, 'vat', owner.side, 'game');
  return report(
    withRunning(at, owner, { device: 'vat', unit: there.unit.id, at: there.unit.base }),
    event({ kind: 'vat', by: owner.id, stands: true }, 'fr3.inventions.vat'),
  );
}

function gone(state: State, owner: BattleCharacter): BattleReport {
  const without = withRunning(state, owner, null);
  const free = withoutEffect(without, carrierOf(state, owner), 'vat-at-work');
  return report(
    withOwner(free, owner.id, { spent: [...owner.spent, 'vat'] }),
    event({ kind: 'vat', by: owner.id, stands: false }, 'fr3.inventions.vat-destruction'),
  );
}

/** fr3.inventions.vat-destruction: the vat is destroyed, and may release a creature. */
function fallen(state: State, owner: BattleCharacter, base: Base, after: Attacked): BattleReport {
  const less = gone(state, owner);
  if (after.stands || after.bred === null) return less;
  const come = bredAt(less.state, owner, after.bred, [base], 'fr3.inventions.vat-uncontrolled-output');
  return report(come.state, ...less.events, ...come.events);
}

/** fr3.inventions.vat-destruction: rolls for a vat whose handweapon unit has been driven away or destroyed in melee. */
export function tryDesertedVat(state: State, was: BattleUnit, cause: Cause): Chance<BattleReport> {
  const owner = cause === 'melee' ? owners(state).find((each) => runningOf(each)?.unit === was.id) : undefined;
  const now = owner && unitAt(state, was.id);
  if (!owner || !now || stays(now, was.base)) return certain(state);
  return andThen(withDiceOwner(vatAttacked(), owner.side), (after) =>
    known(after.stands ? leftAlone(state, owner, was.base) : fallen(state, owner, was.base, after)),
  );
}

const stays = ({ status, base }: BattleUnit, at: Base): boolean => status === 'table' && base.x === at.x && base.y === at.y;

/** Lets a vat stand alone if its handweapon unit has gone for any other reason; null if no such unit has gone. */
export function vatsLeft(state: State): BattleReport | null {
  for (const owner of owners(state)) {
    const running = runningOf(owner) as Running;
    if (running.unit === carrierOf(state, owner) && running.at && !stays(unitAt(state, running.unit), running.at))
      return leftAlone(state, owner, running.at);
  }
  return null;
}

/** Missiles, magic or adjacent enemies hit a vat that stands alone. */
function struckAlone(state: State, id: PieceId): Chance<BattleReport> {
  const owner = owners(state).find((each) => runningOf(each)?.unit === id);
  if (!owner) return certain(state);
  const { base } = unitAt(state, id);
  return andThen(withDiceOwner(vatAttacked(), owner.side), (after) =>
    known(
      after.stands
        ? report(state, event({ kind: 'vat', by: owner.id, stands: true }, 'fr3.inventions.vat-destruction'))
        : fallen(withContacts(noMore(state, id)), owner, base, after),
    ),
  );
}

/** fr3.inventions.vat-destruction: any result that would demoralize or destroy a unit may destroy the vat. Fear has no effect. */
export const strikeVat = (state: State, { id }: BattleUnit, { fate }: Aftermath, cause: Cause): Chance<BattleReport> =>
  cause === 'nerve' || fate === 'marked' ? certain(state) : struckAlone(state, id);

/** fr3.inventions.vat-destruction: in each melee step, adjacent enemies try to destroy a vat that stands alone. */
export function vatsBeset(state: State): Chance<BattleReport> {
  const beset = standing(state).filter(
    (unit) =>
      effectWith(unit, 'vat') &&
      standing(state, enemyOf(unit.side)).some((enemy) => enemy.level === unit.level && engaged(enemy.base, unit.base)),
  );
  return inTurn(
    report(state),
    ...beset.map(
      ({ id }) =>
        (at: State) =>
          struckAlone(at, id),
    ),
  );
}
