/** A unit in a plan, converted to the form that each chapter uses. */
import { type Champion, plainChampion } from '../character-combat/champion.ts';
import { mayHave } from '../melee/army-lists.ts';
import { type Combatant, combatant } from '../melee/combatant.ts';
import { defaults } from '../melee/defaults.ts';
import { firstRoundOnly, restOfTurn, standingStill, withoutCircumstances } from '../melee/lasting.ts';
import type { CircumstanceId, MeleeSide } from '../melee/question.ts';
import { type Stands, type Target, sharedWithMelee as underFire } from '../missile-fire/question.ts';
import { type Feared, sharedWithMelee as ofNerve, type Subject } from '../nerve/question.ts';
import { asItStands } from '../standing.ts';
import { type Plan, playedSteps, type Step, type Troop } from './question.ts';
import type { Body, Round } from './scene.ts';

type Loose = Record<string, unknown>;

const meleeIds = new Set<string>(Object.keys(defaults));

/** The values of a unit that has no leader. */
const ofLeader = { leader: 'none', superhero: false, weapon: false } as const;

/** Whether a step is a strike with lances, which hits like artillery as the charge makes contact. */
export const strikesWithLances = ({ kind, source, on }: Step): boolean =>
  kind === 'artillery' && source?.unit === 'lances' && on !== 'a';

/** The plan with lances given to the charger if a step strikes with them; they replace its charge bonus. */
export const armed = (plan: Plan): Plan =>
  (plan.a.lances ?? 'no') === 'no' && playedSteps(plan).some(strikesWithLances)
    ? { ...plan, a: { ...plan.a, lances: mayHave('magic-lances', combatant(sideOf(plan.a)).unit) ? 'magic' : 'flame' } }
    : plan;

/** The unit's melee values, as a side in a melee question. */
export function sideOf(troop: Troop): MeleeSide {
  const side: Loose = { unit: troop.unit };
  for (const [id, value] of Object.entries(troop)) if (meleeIds.has(id) && value !== undefined) side[id] = value;
  return side as unknown as MeleeSide;
}

export const meleeSideOf = (troop: Troop): Combatant => combatant(sideOf(troop));

/** The unit's values, except those that it has lost since the plan began. */
function lasting(troop: Troop, body: Body, leaderless: readonly Body['leader'][]): Loose {
  const now: Loose = asItStands(body.moved ? withoutCircumstances(troop, standingStill) : troop, body);
  if (body.cursed) now.bless = false;
  return leaderless.includes(body.leader) ? { ...now, ...ofLeader } : now;
}

/** The circumstances that have ended in each phase of a melee. */
const ended: Readonly<Record<Round, readonly CircumstanceId[]>> = {
  first: [],
  second: firstRoundOnly,
  later: [...firstRoundOnly, ...restOfTurn],
};

/** The unit as a side in a melee, in its current state. */
export function sideNow(troop: Troop, body: Body, round: Round): MeleeSide {
  const now = lasting(troop, body, ['silent', 'lost']);
  return sideOf(withoutCircumstances(now, ended[round]) as unknown as Troop);
}

/** The cover that the unit's ground and stance give, unless the plan says otherwise (fr3.missile-fire.cover). */
function standsOf({ stands, ground, fortification, pavisiers }: Troop): Stands {
  if (stands) return stands;
  if (fortification && pavisiers) return 'works';
  return ground === 'woods' || ground === 'towns' || ground === 'marshes' ? 'terrain' : 'open';
}

/** The unit as a target of fire, in its current state. */
export function targetNow(troop: Troop, body: Body, engaged: boolean): Target {
  const now = lasting(troop, body, ['lost']) as unknown as Troop;
  const target: Loose = { unit: now.unit, stands: standsOf(now) };
  for (const id of underFire) if (now[id] !== undefined) target[id] = now[id];
  if (now.level !== undefined) target.level = now.level;
  // fr3.items.tortoise-cover: a shieldwall also gives cover.
  if (now.tortoise || now.shieldwall) target.tortoise = true;
  if (now.heavyArmor) target.heavyArmor = true;
  if (now.wizardWard) target.wizardWard = true;
  if (engaged) target.engaged = true;
  return target as unknown as Target;
}

const nerveIds = [...ofNerve, 'lost', 'nullField', 'feared', 'inquisition', 'wizardWard'] as const;

/** The unit as the subject of a morale test. */
export function subjectNow(troop: Troop, body: Body): Subject {
  const now = lasting(troop, body, ['lost']) as unknown as Troop;
  const subject: Loose = { unit: now.unit };
  for (const id of nerveIds) if (now[id] !== undefined) subject[id] = now[id];
  if (now.otherRally) subject.other = now.otherRally;
  // fr3.fear.feared-immune: a unit that causes fear is not afraid.
  if (now.dread && now.dread !== 'no') subject.feared = true;
  return subject as unknown as Subject;
}

/** The unit as one that the other unit may fear. A unit that causes fear frightens its enemy. */
export function fearedOf({ unit, stage, undead, mounts, dread: said, feared }: Troop): Feared {
  const dread = said && said !== 'no' ? said : feared ? 'army' : said;
  return {
    unit,
    ...(stage ? { stage } : {}),
    ...(undead ? { undead } : {}),
    ...(mounts ? { mounts } : {}),
    ...(dread ? { dread } : {}),
  };
}

/** The unit's leader as one side of a duel. */
export function championOf(troop: Troop, body: Body, step: Step, side: 'a' | 'b'): Champion {
  const armor = side === 'a' ? step.armor : step.foeArmor;
  const guard = side === 'a' ? step.guard : step.foeGuard;
  return {
    ...plainChampion,
    leader: troop.leader ?? 'none',
    superhero: troop.superhero ?? false,
    weapon: troop.weapon ?? false,
    armor: armor ?? false,
    guarded: (guard ?? false) && body.guard,
  };
}
