/**
 * For each innate ability: its target, when to list it, and its effect after a successful roll (chapter fr3.innate). Fast
 * Movement has its own file; Toughness and Magic Resistance are reactions.
 */
import { type Chance, known } from '../../../kernel/chance.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import type { Aftermath } from '../../demoralization.ts';
import { effectsOf, terrainUnder } from '../../table/terrain.ts';
import { firstOf, refusal } from '../action-kind.ts';
import { disengageUnit, refuseWithdrawal, shakenByRetreat } from '../charge/disengage.ts';
import { freshCharacter } from '../deployment/begin.ts';
import { type BattleReport, certain, inTurn, report } from '../events.ts';
import { inflict } from '../harm/harm.ts';
import { spellOf } from '../magic/book.ts';
import { casters, ownPoints } from '../magic/casters.ts';
import { type EffectId, withEffect } from '../magic/effects.ts';
import { couldMove, couldShoot, fights } from '../magic/moments.ts';
import type { Aim, BattleSpell } from '../magic/spell.ts';
import { spendMovement } from '../movement/move-cost.ts';
import { fireUnder } from '../special-troops/alight.ts';
import { putOut, setsFire } from '../special-troops/fires.ts';
import { isEngaged, opponents } from '../units/contacts.ts';
import { attachedTo, findUnit, leadersOf, phasing, troopOf, turnEnds, unitAt } from '../units/pieces.ts';
import { rowOf } from '../units/troops.ts';
import { pieceOf, weaponOf } from '../units/weapons.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { Use } from '../vocabulary/questions.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { called } from './aim.ts';
import { mayDispel } from './dispel.ts';
import type { InnateId } from './ids.ts';
import type { User } from './who.ts';

/** A successful use: the user, the target unit, and the change to the target's morale if it failed its roll. */
export interface Done {
  readonly use: Use;
  readonly user: User;
  readonly unit: BattleUnit;
  readonly after: Aftermath | null;
}

export interface Innate {
  /** The target: another unit, the user's own unit, or an effect. */
  readonly on: 'unit' | 'self' | 'effect';
  /** The ability affects the unit itself, not the ground under it, so the target may resist (fr3.innate.magic-resistance). */
  readonly strikes?: true;
  /** Whether the ability affects all enemies that its user fights. Its user then does not name a target. */
  onFoes?(state: State, user: User): boolean;
  /** Lists the ability for friendly units and not for enemies. */
  readonly helps?: true;
  /** Why the ability cannot be used on a unit, apart from range and line of sight. */
  refuse?(state: State, user: User, unit: BattleUnit): Refusal | null;
  /** Whether the ability could be useful now. Players and computer opponents are offered only uses that are useful. */
  matters(state: State, user: User, unit: BattleUnit): boolean;
  works(state: State, done: Done): Chance<BattleReport>;
}

/** fr3.innate.affects-attachments: the unit and its attachments. */
const withAttached = (state: State, { id }: BattleUnit): readonly PieceId[] => [
  id,
  ...attachedTo(state, id).map((each) => each.id),
];

const under = (state: State, { unit, user }: Done, is: EffectId): State =>
  withAttached(state, unit).reduce((at, id) => withEffect(at, id, is, user.side, turnEnds(state), 0), state);

/** Gives the unit an effect for the rest of the turn. */
const lasting =
  (is: EffectId) =>
  (state: State, done: Done): Chance<BattleReport> =>
    certain(under(state, done, is));

// ---- Abilities that work like a spell -------------------------------------------------------------

/**
 * The caster and target of an ability that works like a spell; it takes no points from a magic pool. The user's unit stands in
 * for the caster.
 */
const aimOf = ({ id, side, person, with: host }: User, unit: BattleUnit): Aim => ({
  caster: person ?? freshCharacter(id, side, host?.id ?? id),
  side,
  units: [unit],
  characters: [],
  choice: null,
  points: 0,
  at: null,
});

/** An ability with the effect of a spell. */
function asSpell(id: string, matters: Innate['matters']): Innate {
  const spell = () => spellOf(id) as BattleSpell;
  return {
    on: 'unit',
    strikes: true,
    refuse: (state, user, unit) => spell().refuse?.(state, aimOf(user, unit)) ?? null,
    matters,
    works: (state, { user, unit }) => spell().works(state, aimOf(user, unit)),
  };
}

const isMovement = ({ sheet }: State): boolean => sheet.step === 'movement';
const inMovement = (state: State): boolean => isMovement(state);
const ownMovement = (state: State, { side }: User): boolean => isMovement(state) && phasing(state) === side;

/** fr3.innate.earthquake: shakes the unit. On ground that is not open the unit is also held for the phase, as by the spell. */
function quakes(state: State, { unit, user, after }: Done): Chance<BattleReport> {
  const rough = !isEngaged(state, unit.id) && terrainUnder(unit.base, state.terrain).some(({ kind }) => kind !== 'open');
  const held = rough ? withEffect(state, unit.id, 'tremors', user.side, undefined, 0) : state;
  return shakes(held, { unit, after });
}

const shakes = (state: State, { unit, after }: Pick<Done, 'unit' | 'after'>): Chance<BattleReport> =>
  after ? inflict(state, unit.id, { after, cause: 'magic', by: null }) : certain(state);

/** fr3.innate.nullify: affects the unit, its attachments, and the characters with it now. */
function silences(state: State, done: Done): Chance<BattleReport> {
  const people = leadersOf(state, done.unit.id).map(({ id }) => id);
  const silenced = [...new Set([...state.magic.silenced, ...withAttached(state, done.unit), ...people])];
  const at = under(state, done, 'nullify');
  return certain({ ...at, magic: { ...at.magic, silenced } });
}

const shoots = (state: State, unit: BattleUnit): boolean =>
  [unit, ...attachedTo(state, unit.id)].some(
    (each) => couldShoot(state, each) && (weaponOf(troopOf(state, each)) ?? pieceOf(troopOf(state, each))) !== null,
  );

const hasPower = (state: State, unit: BattleUnit): boolean =>
  casters(state, unit.side).some((each) => each.host === unit.id && ownPoints(state, each) > 0);

// ---- Abilities that affect the user's own unit ----------------------------------------------------

const stirred = ({ magic }: State, { id, did }: BattleUnit): boolean =>
  did.moved || did.charged || did.fired || did.bombarded || did.fought || magic.stirred.includes(id);

/** fr3.innate.hide-conditions: neither the unit nor its attachments may have acted this turn, and it must not be in melee. */
function refuseHide(state: State, _: User, unit: BattleUnit): Refusal | null {
  if (isEngaged(state, unit.id))
    return refusal(`${called(state, unit)} are in melee and cannot hide.`, 'fr3.innate.hide-conditions');
  const all = withAttached(state, unit);
  const busy = all.some((each) => stirred(state, unitAt(state, each)));
  const everybody = [...all, ...all.flatMap((each) => leadersOf(state, each).map(({ id }) => id))];
  const { used, tried } = state.magic;
  const cast =
    used.some(({ by, ability }) => everybody.includes(by) && ability !== 'hide') ||
    tried.some(({ character }) => everybody.includes(character));
  return busy || cast
    ? refusal(`${called(state, unit)} have already moved, shot, fought or used magic this turn.`, 'fr3.innate.hide-conditions')
    : null;
}

/** Levitating is listed only if a base this many inches wider and deeper would touch terrain that is not open. */
const near = 6;
const nearRoughGround = (state: State, { base }: BattleUnit): boolean =>
  terrainUnder({ ...base, width: base.width + near, depth: base.depth + near }, state.terrain).some(
    ({ kind }) => effectsOf[kind].going !== 'open',
  );

/** fr3.innate.smoke-screen: disengages as light cavalry does, at the unit's own rate. */
function withdraws(state: State, { unit }: Done): Chance<BattleReport> {
  const begun = spendMovement(state, [unit.id], 1);
  return inTurn(
    begun,
    (at) => known(disengageUnit(at, unit.id)),
    (at) => shakenByRetreat(at, unit.id),
  );
}

const isOf = (state: State, { id }: User, type: string): boolean => {
  const unit = findUnit(state, id);
  return unit !== undefined && rowOf(state, unit).id === type;
};
/** fr3.elementals.fire-set-fire: a fire elemental in melee. */
const blazes = (state: State, user: User): boolean => isOf(state, user, 'fire-elemental') && isEngaged(state, user.id);
/** fr3.elementals.water-douse-fire */
const isWater = (state: State, user: User): boolean => isOf(state, user, 'water-elemental');

export const innates: Readonly<Partial<Record<InnateId, Innate>>> = {
  'animate-terrain': asSpell('animate-terrain', ownMovement),
  apoplexy: { on: 'unit', matters: (state, _, unit) => couldMove(state, unit), works: lasting('apoplexy') },
  disorient: asSpell('disorient', inMovement),
  earthquake: {
    on: 'unit',
    refuse: (state, user, unit) => spellOf('tremors')?.refuse?.(state, aimOf(user, unit)) ?? null,
    matters: (state, _, unit) => isMovement(state) && unit.morale === 0,
    works: quakes,
  },
  corrode: asSpell('corrode', inMovement),
  'flash-flood': asSpell('rip-tide', inMovement),
  nullify: { on: 'unit', matters: (state, _, unit) => hasPower(state, unit), works: silences },
  stinkbomb: {
    on: 'unit',
    matters: (state, _, unit) => fights(state, unit),
    works: lasting('stink'),
  },
  'sudden-wind': { on: 'unit', matters: (state, _, unit) => shoots(state, unit), works: lasting('sudden-wind') },
  tempest: asSpell('tempest', inMovement),
  'war-cry': { on: 'unit', matters: (state, _, unit) => isMovement(state) && unit.morale < 2, works: shakes },
  freeze: asSpell('freeze', (state, _, unit) => fights(state, unit)),
  hide: {
    on: 'self',
    refuse: refuseHide,
    matters: (state, { side }) => phasing(state) !== side && ['missiles', 'movement'].includes(state.sheet.step),
    works: lasting('hide'),
  },
  levitate: {
    on: 'self',
    matters: (state, user, unit) => ownMovement(state, user) && unit.did.spent < 1 && nearRoughGround(state, unit),
    works: lasting('levitate'),
  },
  'smoke-screen': {
    on: 'self',
    refuse: (state, _, unit) => refuseWithdrawal(state, unit.id),
    matters: ownMovement,
    works: withdraws,
  },
  'set-fire': {
    on: 'unit',
    refuse: (state, _, unit) =>
      fireUnder(state, unit)
        ? refusal(
            `${called(state, unit)} are already standing in a fire. Choose a unit that does not stand in a fire.`,
            'fr3.fire.result-fire',
          )
        : null,
    matters: (state, { side }) => phasing(state) === side && ['missiles', 'movement'].includes(state.sheet.step),
    onFoes: blazes,
    // fr3.elementals.fire-set-fire: rolls once for the ability, then once for the ground under each enemy.
    works: (state, { unit, use }) =>
      inTurn(
        report(state),
        ...(use.on === null ? opponents(state, unit.id) : [unit]).map(
          ({ base, level }) =>
            (at: State) =>
              setsFire(at, base, level),
        ),
      ),
  },
  'douse-fire': {
    on: 'unit',
    helps: true,
    refuse: (state, user, unit) =>
      firstOf(
        () =>
          fireUnder(state, unit)
            ? null
            : refusal(
                `${called(state, unit)} are not standing in a fire. Choose a unit that stands in a fire.`,
                'fr3.innate.douse-fire',
              ),
        () =>
          isWater(state, user) && !(phasing(state) === user.side && state.sheet.step === 'missiles')
            ? refusal('A water elemental can put out fires only in its missile step.', 'fr3.elementals.water-douse-fire')
            : null,
      ),
    matters: (state, _, unit) => fireUnder(state, unit) !== undefined,
    works(state, { unit }) {
      const fire = fireUnder(state, unit);
      return fire ? known(putOut(state, fire, 'fr3.innate.douse-fire')) : certain(state);
    },
  },
  dispel: {
    on: 'effect',
    matters: (state, { side }, unit) => mayDispel(state, side, unit).length > 0,
    works: (state) => certain(state),
  },
};
