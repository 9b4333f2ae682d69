/**
 * Innate abilities in use (chapter fr3.innate): what each takes, when it is worth listing, and what it does once the roll has gone
 * as it should. Fast Movement has a file of its own; Toughness and Magic Resistance are reactions.
 */
import { andThen, type Chance, known } from '../../../kernel/chance.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import type { Aftermath } from '../../demoralization.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { effectsOf, occupied } from '../../table/terrain.ts';
import { firstOf, refusal } from '../action-kind.ts';
import { gone, refuseWithdrawal, shakenByRetreat } from '../charge/disengage.ts';
import { isEngaged, opponents } from '../contacts.ts';
import { freshCharacter } from '../deployment/begin.ts';
import { type BattleReport, certain, event, inTurn, report } from '../events.ts';
import { suffered } from '../harm.ts';
import { spellOf } from '../magic/book.ts';
import { casters, ownPoints } from '../magic/casters.ts';
import { type EffectId, withEffect } from '../magic/effects.ts';
import { couldMove, couldShoot, fights } from '../magic/moments.ts';
import type { Aim, BattleSpell } from '../magic/spell.ts';
import { onceFor } from '../memo.ts';
import { paid } from '../movement/pay.ts';
import {
  attachedTo,
  type BattleUnit,
  findUnit,
  leadersOf,
  type PieceId,
  phasing,
  type SideId,
  type State,
  standing,
  troopOf,
  type Use,
  unitAt,
} from '../state.ts';

import { doused, fireUnder, setsFire } from '../strange/fires.ts';
import { rowOf } from '../troops.ts';
import { pieceOf, weaponOf } from '../weapons.ts';
import { abilityOf, called, isUsed, refuseRanged, refuseUser, ruleOf } from './aim.ts';
import { dispelled, mayDispel, refuseDispel } from './dispel.ts';
import type { InnateId } from './ids.ts';
import { resists, succeeds } from './test.ts';
import { hasInnate, passive, type User, userBy, usersOf } from './who.ts';

/** What a use comes to: its user, the unit that it is on, and what its failed roll makes of that unit's morale. */
interface Done {
  readonly use: Use;
  readonly user: User;
  readonly unit: BattleUnit;
  readonly after: Aftermath | null;
}

interface Innate {
  /** Used on another unit, on the unit of its user, or on an effect. */
  readonly on: 'unit' | 'self' | 'effect';
  /** Whether this user uses it on all whom it fights instead of one unit: it names no target. */
  onFoes?(state: State, user: User): boolean;
  /** It is worth listing for units of the own side, not for enemies. */
  readonly helps?: true;
  /** Why it cannot be used on a unit, apart from range and sight. */
  refuse?(state: State, user: User, unit: BattleUnit): Refusal | null;
  /** Whether it could matter now: what is listed for players and opponents. */
  matters(state: State, user: User, unit: BattleUnit): boolean;
  works(state: State, done: Done): Chance<BattleReport>;
}

/** The last phase of the turn. */
const turnEnds = ({ sheet }: State): number => 2 * sheet.turn - 1;

/** fr3.innate.affects-attachments: the unit, and what is attached to it. */
const withAttached = (state: State, { id }: BattleUnit): readonly PieceId[] => [
  id,
  ...attachedTo(state, id).map((each) => each.id),
];

const under = (state: State, { unit, user }: Done, is: EffectId): State =>
  withAttached(state, unit).reduce((at, id) => withEffect(at, id, is, user.side, turnEnds(state), 0), state);

/** An effect for the rest of the turn. */
const lasting =
  (is: EffectId) =>
  (state: State, done: Done): Chance<BattleReport> =>
    certain(under(state, done, is));

// ---- Those that do what a spell does --------------------------------------------------------------

/** The aim of a spell that somebody without a pool lets loose: a unit stands where its own character would. */
const aimOf = ({ id, side, person, with: host }: User, unit: BattleUnit): Aim => ({
  caster: person ?? freshCharacter(id, side, host?.id ?? id),
  side,
  units: [unit],
  characters: [],
  choice: null,
  points: 0,
  at: null,
});

/** An ability that affects its target as a spell does. */
function asSpell(id: string, matters: Innate['matters']): Innate {
  const spell = () => spellOf(id) as BattleSpell;
  return {
    on: 'unit',
    refuse: (state, user, unit) => spell().refuse?.(state, aimOf(user, unit)) ?? null,
    matters,
    works: (state, { user, unit }) => spell().works(state, aimOf(user, unit)),
  };
}

const isMovement = ({ sheet }: State): boolean => sheet.step === 'movement';
const inMovement = (state: State): boolean => isMovement(state);
const ownMovement = (state: State, { side }: User): boolean => isMovement(state) && phasing(state) === side;

/** fr3.innate.earthquake: shaken, and on other ground than open held for the phase as by the spell. */
function quakes(state: State, { unit, user, after }: Done): Chance<BattleReport> {
  const rough = !isEngaged(state, unit.id) && occupied(unit.base, state.terrain).some(({ kind }) => kind !== 'open');
  const held = rough ? withEffect(state, unit.id, 'tremors', user.side, undefined, 0) : state;
  return shakes(held, { unit, after });
}

const shakes = (state: State, { unit, after }: Pick<Done, 'unit' | 'after'>): Chance<BattleReport> =>
  after ? suffered(state, unit.id, { after, cause: 'magic', by: null }) : certain(state);

/** fr3.innate.nullify: the unit, what is attached to it, and whoever is with it now. */
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

// ---- Those on the unit itself ---------------------------------------------------------------------

const stirred = ({ magic }: State, { id, did }: BattleUnit): boolean =>
  did.moved || did.charged || did.fired || did.bombarded || did.fought || magic.stirred.includes(id);

/** fr3.innate.hide-conditions: neither it nor what is attached to it has done anything in this turn, and it is in no melee. */
function refuseHide(state: State, { id }: User, unit: BattleUnit): Refusal | null {
  if (isEngaged(state, unit.id))
    return refusal(`${called(state, unit)} are in melee: there is no hiding now.`, 'fr3.innate.hide-conditions');
  const busy = withAttached(state, unit).some((each) => stirred(state, unitAt(state, each)));
  const cast = state.magic.used.some((each) => each.by === id && each.ability !== 'hide');
  return busy || cast
    ? refusal(`${called(state, unit)} have moved, shot, fought or used magic in this turn.`, 'fr3.innate.hide-conditions')
    : null;
}

/** Inches from difficult ground at which levitating is worth listing. */
const near = 6;
const nearRoughGround = (state: State, { base }: BattleUnit): boolean =>
  occupied({ ...base, width: base.width + near, depth: base.depth + near }, state.terrain).some(
    ({ kind }) => effectsOf[kind].going !== 'open',
  );

/** fr3.innate.smoke-screen: away from its enemies as light cavalry goes, at the rate of the unit. */
function withdraws(state: State, { unit }: Done): Chance<BattleReport> {
  const begun = paid(state, [unit.id], 1);
  return inTurn(
    begun,
    (at) => known(gone(at, unit.id)),
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

const innates: Readonly<Partial<Record<InnateId, Innate>>> = {
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
      fireUnder(state, unit) ? refusal(`Where ${called(state, unit)} stand a fire burns already.`, 'fr3.fire.result-fire') : null,
    matters: (state, { side }) => phasing(state) === side && ['missiles', 'movement'].includes(state.sheet.step),
    onFoes: blazes,
    // fr3.elementals.fire-set-fire: one roll of its own, then each opponent’s ground by itself.
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
          fireUnder(state, unit) ? null : refusal(`Where ${called(state, unit)} stand nothing burns.`, 'fr3.innate.douse-fire'),
        () =>
          isWater(state, user) && !(phasing(state) === user.side && state.sheet.step === 'missiles')
            ? refusal('A water elemental puts out fires in its missile step.', 'fr3.elementals.water-douse-fire')
            : null,
      ),
    matters: (state, _, unit) => fireUnder(state, unit) !== undefined,
    works(state, { unit }) {
      const fire = fireUnder(state, unit);
      return fire ? known(doused(state, fire, 'fr3.innate.douse-fire')) : certain(state);
    },
  },
  dispel: {
    on: 'effect',
    matters: (state, { side }, unit) => mayDispel(state, side, unit).length > 0,
    works: (state) => certain(state),
  },
};

/** Abilities that are used by this action. */
export const isUsable = (id: InnateId): boolean => innates[id] !== undefined;

// ---- Whether it may be used, and what comes of it --------------------------------------------------

/** The unit that a use is on: its own, or the one that is named. */
const unitOf = (state: State, user: User, { on }: Innate, use: Use): BattleUnit | undefined =>
  on === 'self' || use.on === null ? (user.with ?? undefined) : findUnit(state, use.on);

/** Why a side cannot use an ability so. */
export function refuseUse(state: State, side: SideId, use: Use): Refusal | null {
  const { by, ability, what } = use;
  const barred = refuseUser(state, side, by, ability);
  const user = userBy(state, by);
  const innate = innates[ability];
  if (barred || !user) return barred;
  if (!innate) return refusal(`${abilityOf(ability).name} is not used so.`, ruleOf(ability));
  const unit = unitOf(state, user, innate, use);
  if (innate.on === 'self' && use.on !== null) return refusal('It is used on its own unit.', ruleOf(ability));
  if ((innate.on === 'effect') !== (what !== null)) return refusal('Dispel names an effect, nothing else does.', ruleOf(ability));
  if (use.on === null && innate.onFoes?.(state, user)) return null;
  if (use.on === null && innate.on === 'unit') return refusal('It is used on a unit: say on which.', ruleOf(ability));
  if (innate.on === 'self')
    return unit?.status === 'table'
      ? (innate.refuse?.(state, user, unit) ?? null)
      : refusal('It is used by a unit on the table, or by somebody who is with one.', ruleOf(ability));
  return firstOf(
    () => (unit && unit === user.with && innate.on === 'effect' ? null : refuseRanged(state, user, ability, unit)),
    () => (unit ? (innate.refuse?.(state, user, unit) ?? null) : null),
    () => (unit && what !== null ? refuseDispel(unit, what) : null),
  );
}

const tested = (unit: PieceId, passed: boolean, ...rules: readonly Fr3RuleId[]) =>
  event({ kind: 'tested', unit, of: 'innate', passed }, ...rules);

/** An ability takes effect, unless its target withstands it. */
export function takesEffect(state: State, use: Use, after: Aftermath | null): Chance<BattleReport> {
  const user = userBy(state, use.by);
  const innate = innates[use.ability];
  const unit = user && innate && unitOf(state, user, innate, use);
  return unit && user ? innate.works(state, { use, user, unit, after }) : certain(state);
}

/** The ability is used: the roll that it asks for, and what comes of it; `withstands` asks first whether the target cancels it. */
export function used(
  state: State,
  use: Use,
  withstands: (state: State, use: Use, unit: BattleUnit, after: Aftermath) => Chance<BattleReport>,
): Chance<BattleReport> {
  const { by, ability, on } = use;
  const user = userBy(state, by) as User;
  const innate = innates[ability] as Innate;
  const of = abilityOf(ability);
  const unit = unitOf(state, user, innate, use) as BattleUnit;
  const marked: State = { ...state, magic: { ...state.magic, used: [...state.magic.used, { by, ability }] } };
  const told = report(marked, event({ kind: 'used', by, ability, on }, ruleOf(ability), 'fr3.innate.once-per-turn'));
  if (innate.on === 'effect') return inTurn(told, (at) => dispelled(at, unit, use.what as string));
  if (of.roll === 'target resists')
    return inTurn(told, (at) =>
      andThen(resists(at, unit, of), ({ roll, after }) => {
        if (roll === 'none') return certain(at);
        const rolled = report(at, tested(unit.id, roll === 'passed', 'fr3.innate.target-test'));
        return roll === 'passed' ? known(rolled) : inTurn(rolled, (now) => withstands(now, use, unit, after));
      }),
    );
  return inTurn(told, (at) =>
    andThen(succeeds(at, user, of, innate.on === 'unit' ? unit : null), (roll) => {
      const rolled = report(at, ...(roll === 'none' ? [] : [tested(by, roll === 'passed', 'fr3.innate.initiator-test')]));
      return roll === 'failed' ? known(rolled) : inTurn(rolled, (now) => takesEffect(now, use, null));
    }),
  );
}

// ---- What is worth listing --------------------------------------------------------------------------

function* onUnits(state: State, user: User, ability: InnateId, innate: Innate): Generator<Use> {
  const use = { by: user.id, ability, what: null };
  if (innate.on === 'self') {
    if (user.with && innate.matters(state, user, user.with)) yield { ...use, on: null };
    return;
  }
  if (innate.onFoes?.(state, user)) yield { ...use, on: null };
  for (const unit of standing(state)) {
    if (innate.on === 'unit' && (unit.side === user.side) !== (innate.helps === true)) continue;
    if (!innate.matters(state, user, unit)) continue;
    if (innate.on === 'unit') yield { ...use, on: unit.id };
    else for (const what of mayDispel(state, user.side, unit)) yield { ...use, on: unit.id, what };
  }
}

/** What a side could use now that might matter. */
export function* usesFor(state: State, side: SideId): Generator<Use> {
  for (const user of usersOf(state, side))
    for (const ability of user.has) {
      const innate = innates[ability];
      if (!innate || passive.includes(ability) || isUsed(state, user.id, ability)) continue;
      for (const use of onUnits(state, user, ability, innate)) if (refuseUse(state, side, use) === null) yield use;
    }
}

const could = (side: SideId) => onceFor((state: State): boolean => usesFor(state, side).next().done !== true);
const any = { A: could('A'), B: could('B') };

/** Whether a side could use anything now that might matter: else it is not asked. */
export const couldUse = (state: State, side: SideId): boolean => hasInnate(state, side) && any[side](state);
