/**
 * Why the rules forbid a shot in correct form: because of its target, its firers, or both together. Battles use these checks
 * directly. For other questions `refusals.ts` checks the form first. Names and values of the circumstances are in the catalogues
 * (`target-circumstances.ts`, `firer-circumstances.ts`).
 */
import type { Impossible as KernelImpossible } from '../../kernel/circumstance.ts';
import { isEligible } from '../data/eligible-types.ts';
import { offSurface } from '../data/levels.ts';
import { type Unit, unitOf } from '../data/units.ts';
import { combatant, type View } from '../melee/combatant.ts';
import { forbidden as forbiddenInMelee, no, unless } from '../melee/forbidden.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { mostPoints } from './activation.ts';
import { firersKey } from './firers-key.ts';
import { levelsApart } from './levels.ts';
import { type MissileQuestion, type OfFirers, type ShotLevel, sharedWithMelee, type Target } from './question.ts';
import type { ShotRefusal } from './refusal.ts';
import { shootingRefusals } from './shooting.ts';
import { stopOf } from './stops.ts';
import { basesOf, type Mark, targetDefaults } from './target.ts';
import { type FiringUnits, firerDefaults, type Seen, type Volley, volley } from './volley.ts';

type Impossible = KernelImpossible<Fr3RuleId>;

/** How a hit happens: `charge` is a mine or bomb; hot oil and lances work on `contact`; a `fire` burns around its target. */
export type Aimed = 'missiles' | 'artillery' | 'charge' | 'grenade' | 'magic' | 'contact' | 'fire';

/** Everything that the circumstances of the target depend on. */
export interface Shot {
  readonly target: Mark;
  readonly aimed: Aimed;
  /** Whether the target may make a rally roll, either to dodge or between two volleys. */
  readonly rallies: boolean;
  /**
   * Whether the shot comes from a gun, from powder weapons or from undead, if that makes a difference. Only the chapters set
   * these fields, not the player.
   */
  readonly gun?: boolean;
  readonly powder?: boolean;
  readonly undead?: boolean;
  readonly illusion?: boolean;
}

/** A volley in the form that the functions of the target's circumstances take. */
export function shotOf({ target, firers }: Volley, rallies = false): Shot {
  return {
    target,
    aimed: 'missiles',
    rallies: rallies || target.is.dodges,
    gun: firers.every(({ weapon }) => weapon.gun !== undefined),
    powder: firers.every(({ weapon }) => weapon.powder === true),
    undead: firers.some(({ is }) => is.undead),
    illusion: firers.some(({ is }) => is.illusion),
  };
}

const nameOf = ({ unit }: Mark) => unit.unit.name;

/** The target as one side of a melee, for circumstances that melee and fire share. The opponent in this view does not matter. */
export const asInMelee = (target: Mark): View => ({
  me: target.unit,
  foe: combatant({ unit: 'handweapons' }),
  charged: false,
  wasCharged: false,
  first: false,
});

const slippery = [
  'beastmen',
  'handweapons',
  'rangers',
  'rifles',
  'skirmishers',
  'spears',
  'sword-and-pistol',
  'dragoons',
  'knights',
  'heavy-cavalry',
  'light-cavalry',
  'mounted',
  'small-monsters',
  'large-monsters',
  'assault-craft',
];
const offWalls = ['battlewagons', 'blobs', 'dragons', 'large-monsters', 'leviathans', 'pikes'];

function mayNotDodge({ target, aimed }: Shot): Impossible | undefined {
  const { unit, is } = target;
  if (aimed !== 'missiles' && aimed !== 'artillery')
    return no('Only missiles and artillery can be dodged.', 'fr3.innate.fast-movement-evade-fire');
  if (unit.unit.id === 'dragons' || unit.leviathan)
    return no(
      `${nameOf(target)} use fast movement only after their normal move, so they cannot dodge fire.`,
      'fr3.innate.fast-movement-large',
    );
  if (unit.undead) return no('Undead cannot have fast movement.', 'fr3.innate.fast-movement-undead');
  if (is.level === 'burrowing') return no('Burrowers cannot have fast movement.', 'fr3.innate.fast-movement-burrowers');
  if (is.square > 0) return no('A square cannot move.', 'fr3.square.no-move');
  return unless(
    slippery.includes(unit.unit.id),
    `${nameOf(target)} cannot have fast movement.`,
    'fr3.innate.fast-movement-eligible-units',
  );
}

/** Whether a unit of this type can buy the ability to operate on a level. */
export const goesTo = (id: string, level: ShotLevel): boolean =>
  level === 'surface' || level === 'bottom' || (offSurface[id]?.levels.includes(level) ?? false);

/**
 * fr3.items.transport-cost: passengers fly, swim or burrow with the transport; on the surface the transport does not matter for
 * fire.
 */
const isCarriedBeyond = (level: ShotLevel): boolean => level !== 'surface' && level !== 'bottom';
const aboardWhere = 'Being carried affects shooting only when the unit is in the air, underwater or underground.';

/** Restrictions for targets, in addition to those that apply in melee. */
export const ofShot = {
  level: ({ target }) => {
    const { level } = target.is;
    if (level === 'surface' || level === 'bottom') return undefined;
    const { id } = target.unit.unit;
    const craft = id === 'assault-craft' && level !== 'burrowing';
    const verb = { flying: 'fly', swimming: 'swim', burrowing: 'burrow' }[level];
    return unless(
      craft || target.is.carried || goesTo(id, level),
      `${nameOf(target)} cannot ${verb}.`,
      offSurface[id]?.rule ?? 'fr3.items.fly-swim-burrow-cost',
    );
  },
  carried: ({ target }) => unless(isCarriedBeyond(target.is.level), aboardWhere, 'fr3.items.transport-cost'),
  stands: (shot) => {
    const { target, aimed } = shot;
    const { unit, is } = target;
    if (is.level === 'flying' && is.stands !== 'open' && !is.stands.startsWith('wall'))
      return no('A flier cannot have cover from things on the ground.', 'fr3.levels.levels');
    if (is.stands === 'deep')
      return unless(
        aimed !== 'missiles' && aimed !== 'artillery',
        'Units cannot shoot at a target whose whole base is more than a base width inside cover, because it is concealed.',
        'fr3.missile-fire.concealment',
      );
    if (is.stands === 'terrain' || is.stands === 'works') return undefined;
    if (aimed === 'artillery' || aimed === 'charge' || aimed === 'grenade')
      return no('Artillery must aim at the wall, the city or the ship, not at the units in it.', 'fr3.structures.attack-bb-only');
    return unless(
      !offWalls.includes(unit.row.id) && !unit.cavalry && !unit.elemental && !unit.mass,
      `${nameOf(target)} cannot enter city or wall BBs.`,
      'fr3.structures.entry-prohibited',
    );
  },
  tortoise: ({ target }) =>
    unless(
      isEligible('shieldwall', target.unit.unit.id),
      `${nameOf(target)} cannot form a tortoise or a shieldwall.`,
      'fr3.items.shieldwall-purchase',
    ) ??
    unless(
      target.is.level === 'surface',
      'Only infantry on foot on the ground is in tortoise or shieldwall.',
      'fr3.items.tortoise-default',
    ),
  heavyArmor: ({ target }) =>
    unless(
      isEligible('heavy-armor', target.unit.unit.id),
      `${nameOf(target)} cannot have heavy armor.`,
      'fr3.items.heavy-armor-purchase',
    ),
  square: ({ target }) =>
    unless(
      isEligible('square', target.unit.unit.id),
      `${nameOf(target)} cannot form square: only muskets, pikes and rifles can.`,
      'fr3.square.eligible',
    ) ??
    unless(target.unit.is.form === 'single', 'A pike block cannot form square.', 'fr3.square.eligible') ??
    unless(target.unit.is.state === 0, 'Enter the damage of a square as markers.', 'fr3.square.shared-damage') ??
    unless(
      target.is.level === 'surface' || target.is.level === 'bottom',
      'A square must be on the ground.',
      'fr3.square.placement',
    ),
  squareMarkers: ({ target }) =>
    unless(target.is.square > 0, 'Only a unit in square can have square markers.', 'fr3.square.shared-damage'),
  wizardWard: ({ target }) => forbiddenInMelee.leader(asInMelee(target)),
  dodges: mayNotDodge,
  made: ({ target }) =>
    unless(
      target.unit.leviathan,
      `The material of ${nameOf(target).toLowerCase()} is already known. Only the owner of a leviathan chooses its material.`,
      'fr3.inventions.disintegration-composition',
    ),
  proof: ({ target }) =>
    unless(
      target.unit.unit.group === 'machines',
      'Only war machines can have protection from disintegration.',
      'fr3.inventions.protection-from-disintegration',
    ),
  engaged: ({ aimed, gun }) => {
    if (aimed === 'artillery' || aimed === 'charge')
      return no('Artillery cannot fire at a unit in melee.', 'fr3.artillery.no-fire-into-melee');
    return unless(
      aimed !== 'missiles' || gun === true,
      'Only a disintegration gun can shoot at a unit in melee.',
      'fr3.missile-fire.target',
    );
  },
  hidden: ({ aimed }) =>
    unless(
      aimed === 'contact' || aimed === 'fire',
      'A hidden unit cannot be a target of missiles, artillery or magic.',
      'fr3.innate.hide',
    ),
  invisible: ({ aimed }) =>
    unless(
      aimed === 'magic' || aimed === 'contact' || aimed === 'fire',
      'An invisible unit cannot be a target of missiles or artillery.',
      'fr3.inventions.invisibility-field',
    ),
} satisfies { readonly [Id in keyof Target]?: (shot: Shot) => Impossible | undefined };

type OfTarget = Readonly<Record<string, ((shot: Shot) => Impossible | undefined) | undefined>>;
const inMelee: Readonly<Record<string, ((seen: View) => Impossible | undefined) | undefined>> = forbiddenInMelee;

/** Why the rules forbid circumstances of targets, in the order of the catalogue. */
export const targetsForbidden: OfTarget = {
  ...Object.fromEntries(
    sharedWithMelee.map((id) => {
      const forbids = inMelee[id];
      return [id, forbids && (({ target }: Shot) => forbids(asInMelee(target)))];
    }),
  ),
  ...ofShot,
};

/**
 * fr3.innate.set-fire: missile units can set fires, but not those with rocks and bottles, crossbows, handguns, muskets or rifles.
 */
const setsFire = ({ weapon }: FiringUnits) => weapon.id === 'bow' || weapon.id === 'longbow';
/** Which units may be on the deck of a ship, and how many: as many as on a wall base (fr3.ships.deck-capacity). */
const onDeck = ({ carrier }: FiringUnits) => {
  const row = unitOf(carrier.id);
  return row !== undefined && (row.group === 'infantry' || row.id === 'small-monsters');
};
const rowOfFirers = ({ carrier }: FiringUnits): Unit | undefined => unitOf(carrier.id);
const nameOfFirers = ({ carrier }: FiringUnits) => carrier.name;

/** Why the rules forbid circumstances of firing units, in the order of the catalogue. */
export const firersForbidden = {
  undead: ({ firing }) =>
    unless(rowOfFirers(firing)?.undead ?? false, `${nameOfFirers(firing)} cannot be undead.`, 'fr3.undead.eligibility'),
  setFire: ({ firing }) =>
    unless(setsFire(firing), `${nameOfFirers(firing)} cannot have innate Set Fire.`, 'fr3.innate.set-fire'),
  illusion: ({ firing }) =>
    unless(!firing.weapon.gun, 'A disintegration gun cannot be an illusion.', 'fr3.illusions.missile-units'),
  points: ({ firing, target }) =>
    unless(
      firing.weapon.gun !== undefined,
      `${nameOfFirers(firing)} do not need to be activated.`,
      'fr3.inventions.activation',
    ) ??
    unless(
      firing.is.points <= mostPoints(basesOf(target)),
      `Spending more than ${mostPoints(basesOf(target))} points has no extra effect on this target.`,
      'fr3.inventions.activation-table',
      'fr3.inventions.multi-based-surcharge',
    ),
  assistant: ({ firing }) =>
    unless(
      firing.weapon.gun !== undefined,
      'A technical assistant helps only with activating devices.',
      'fr3.inventions.technical-assistant-activation',
    ),
  level: ({ firing, target }) => {
    const { level } = firing.is;
    const apart = levelsApart(level, target.is.level, firing.carrier.id === 'ship');
    if (apart) return apart;
    if (level === 'surface' || level === 'bottom' || level === 'burrowing') return undefined;
    const { id } = firing.carrier;
    const craft = firing.carrier.group !== 'missile' && !rowOfFirers(firing);
    const verb = { flying: 'fly', swimming: 'swim' }[level];
    return unless(
      craft || firing.is.carried || goesTo(id, level),
      `${nameOfFirers(firing)} cannot ${verb}.`,
      offSurface[id]?.rule ?? 'fr3.items.fly-swim-burrow-cost',
    );
  },
  carried: ({ firing }) => unless(isCarriedBeyond(firing.is.level), aboardWhere, 'fr3.items.transport-cost'),
  square: ({ firing }) =>
    unless(isEligible('square', firing.carrier.id), `${nameOfFirers(firing)} cannot form square.`, 'fr3.square.eligible'),
  deck: ({ firing }) =>
    unless(onDeck(firing), `${nameOfFirers(firing)} cannot stand on a deck.`, 'fr3.ships.deck-capacity') ??
    unless(!firing.is.square, 'A square must be on the ground.', 'fr3.square.placement'),
  marines: ({ firing }) =>
    unless(isEligible('marines', firing.carrier.id), `${nameOfFirers(firing)} cannot be marines.`, 'fr3.infantry.marines'),
  tower: ({ firing }) =>
    unless(
      firing.carrier.id !== 'siege-tower',
      'A siege tower has this advantage anyway. Turn this setting off.',
      'fr3.siege.tower-bowfire',
    ) ??
    unless(
      isEligible('tower', firing.carrier.id) || firing.is.marines,
      `${nameOfFirers(firing)} cannot ride in a siege tower.`,
      'fr3.siege.tower-passengers',
    ) ??
    unless(!firing.is.deck && !firing.is.square, 'A unit can be in only one of these places.', 'fr3.siege.tower-passengers'),
  mechanic: ({ firing }) =>
    unless(
      firing.carrier.group !== 'devices' && firing.carrier.id !== 'rocks',
      'A mechanic helps only the weapons of a ship or of an automaton.',
      'fr3.abilities.mechanic-fire-bonus',
    ),
  attached: ({ firing }) =>
    unless(
      firing.carrier.id === 'skirmishers',
      `${nameOfFirers(firing)} cannot attach: only skirmishers can.`,
      'fr3.missile-fire.skirmisher-attach',
    ) ??
    unless(
      firing.is.attached !== 'engaged',
      'Skirmishers attached to an engaged unit cannot shoot.',
      'fr3.missile-fire.attached-ranged-fire',
    ),
  stopped: ({ firing }) => stopOf(firing.is.stopped),
} satisfies { readonly [Id in keyof OfFirers]?: (seen: Seen) => Impossible | undefined };

/** Why the rules forbid a target, whatever fires at it. */
export function targetForbidden(target: Target, shot: Shot, at = 't'): ShotRefusal[] {
  const usual = targetDefaults(target) as unknown as Record<string, unknown>;
  const now = target as Readonly<Record<string, unknown>>;
  return Object.entries(targetsForbidden).flatMap(([id, forbidden]) => {
    if (!forbidden || now[id] === undefined || now[id] === usual[id]) return [];
    const impossible = forbidden(shot);
    return impossible ? [{ at: `${at}.${id}`, ...impossible }] : [];
  });
}

/** Why the rules forbid one group of firers. */
function firingForbidden(seen: Seen, at: string): ShotRefusal[] {
  return Object.entries(firersForbidden).flatMap(([key, forbidden]) => {
    const id = key as keyof typeof firersForbidden;
    // Levels are checked for every volley, in `shootingRefusals`.
    if (seen.firing.is[id] === firerDefaults[id]) return [];
    const impossible = forbidden(seen);
    return impossible ? [{ at: `${at}.${id}`, ...impossible }] : [];
  });
}

const same = (x: ShotRefusal, y: ShotRefusal) => x.at === y.at && x.because === y.because;

/** Why a well-formed question has no answer. */
export function volleyRefusals(question: MissileQuestion): ShotRefusal[] {
  const of = volley(question);
  const found = [
    ...targetForbidden(question.target, shotOf(of)),
    ...of.firers.flatMap((firing, place) => firingForbidden({ firing, target: of.target }, firersKey(place))),
    ...shootingRefusals(question),
  ];
  return found.filter((each, at) => found.findIndex((other) => same(each, other)) === at);
}
