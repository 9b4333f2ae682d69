/**
 * Breaching a structure over several phases. In each of the attacker's phases, artillery and magic act first, and then units
 * attack the structure in melee. In the phases of the structure's side, an engineer repairs it. Equal states are merged, so the
 * odds are exact.
 */
import { andThen, type Chance, countedOnce, inOrder, known, map } from '../../kernel/chance.ts';
import { firstPassage, type Passage } from '../../kernel/first-passage.ts';
import { memoizedSteps, type Step } from '../../kernel/memoized-steps.ts';
import { type Odds, odds } from '../../kernel/odds.ts';
import { type Acted, oneByOne } from '../../kernel/one-by-one.ts';
import { aimOf } from '../artillery/aim.ts';
import { artillery } from '../artillery/artillery.ts';
import { damage } from '../artillery/damage.ts';
import type { Source } from '../artillery/question.ts';
import { siege as figures } from '../data/figures/siege.ts';
import { spellEffects } from '../data/figures/spell-effects.ts';
import { structures } from '../data/figures/structures.ts';
import { suffer } from '../demoralization.ts';
import { combatant } from '../melee/combatant.ts';
import type { MeleeSide } from '../melee/question.ts';
import { repair } from '../repair.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { atPhaseEnd, type Standing, standingOf } from '../standing.ts';
import { bodyAfter, inOrderOfHealth, rallies, unitNow } from './body.ts';
import { contest, type Gear, tearLines, total, type Verdict } from './tear.ts';
import { undamaged, type Works, worksLines } from './works.ts';

/** Several equal units that attack the structure in melee. */
export interface Attackers extends Gear {
  readonly side: MeleeSide;
  readonly count: number;
  /** The attackers grapple the structure first: fr3.items.grapple-structure. */
  readonly grapples: boolean;
}

/** Several equal hits by artillery or by anything else that rolls artillery damage. */
export interface Battery {
  readonly source: Source;
  readonly count: number;
}

/** Spells that remove markers from a structure without a roll. */
export interface Decay {
  readonly spell: 'corrode' | 'earth-sense';
  readonly count: number;
}

export interface Siege {
  readonly works: Works;
  readonly batteries: readonly Battery[];
  readonly decay: Decay | undefined;
  readonly attackers: Attackers | undefined;
}

/** The state after a phase. */
export interface Breach {
  /** The structure's damage markers that are left; 0 means that it is breached. */
  readonly markers: number;
  /**
   * The largest number of markers that repairs can bring the structure back to. This number is not recorded if there is no
   * engineer.
   */
  readonly lasting: number;
  readonly held: boolean;
  /** The remaining attackers. */
  readonly bodies: readonly Standing[];
}

/** The state at the start. */
export function beginOf({ works, attackers }: Siege): Breach {
  const bodies = attackers ? Array.from({ length: attackers.count }, () => standingOf(combatant(attackers.side))) : [];
  return {
    markers: works.structure.is.markers,
    lasting: works.engineer === undefined ? 0 : undamaged(works),
    held: works.held,
    bodies,
  };
}

/** The state of a structure that is breached; its other details no longer matter. */
const breached: Breach = { markers: 0, lasting: 0, held: false, bodies: [] };

/** Removes markers from the structure: one for a win or a demoralization, two for a kill (fr3.structures.kill-result). */
function damaged({ works }: Siege, now: Breach, how: 'demoralized' | 'killed'): Breach {
  const { structure } = works;
  const at = { ...structure, is: { ...structure.is, markers: now.markers } };
  const { markers, permanent } = damage(at, how, []);
  if (markers === 0) return breached;
  return { ...now, markers, lasting: works.engineer === undefined ? 0 : now.lasting - permanent };
}

/** The one repair that an engineer attempts in the rally step of the structure's side (fr3.structures.engineer-repair). */
export function repaired<Now extends Pick<Breach, 'markers' | 'lasting'>>({ engineer }: Works, now: Now): Chance<Now> {
  if (engineer === undefined || now.markers === 0) return known(now);
  const missing = repair({ by: 'structure', who: engineer, markers: now.lasting - now.markers });
  return map(missing, (left) => ({ ...now, markers: now.lasting - left }));
}

type Act = (body: Standing, now: Breach) => Chance<Acted<Standing, Breach>>;

/** Lets each attacking unit act, until the structure is breached. */
function eachBody(act: Act): Step<Breach> {
  const all = oneByOne<Standing, Breach>((body, at) => (at.markers === 0 ? known([body, at]) : act(body, at)), inOrderOfHealth);
  return (now) =>
    now.markers === 0 || now.bodies.length === 0
      ? known(now)
      : map(all(now.bodies, { ...now, bodies: [] }), ({ members, rest }) =>
          rest.markers === 0 ? breached : { ...rest, bodies: members },
        );
}

const rallyBody =
  ({ attackers }: Siege): Act =>
  (body, at) =>
    map(rallies((attackers as Attackers).side, body), (rallied) => [rallied, at]);

/** Applies the hits one after the other (fr3.structures.artillery-vs-bb). */
function bombard(siege: Siege, now: Breach): Chance<Breach> {
  const { structure } = siege.works;
  // The hit is computed against an undamaged structure, so that it shows which of the three results the roll gave.
  const target = { unit: structure.unit, material: structure.material.id, thickness: structure.is.thickness };
  let chance: Chance<Breach> = known(now);
  for (const { source, count } of siege.batteries) {
    const hit = countedOnce(map(artillery(aimOf({ source, target })), ({ lost }) => lost));
    for (let shot = 0; shot < count; shot++)
      chance = andThen(chance, (at) =>
        at.markers === 0
          ? known(at)
          : map(hit, (lost) =>
              lost === 0 ? at : damaged(siege, at, lost === structures.artilleryDamage.demoralized ? 'demoralized' : 'killed'),
            ),
      );
  }
  return chance;
}

const decayed = { corrode: spellEffects.corrode, 'earth-sense': spellEffects.earthSense } as const;

/** fr3.spells.corrode, fr3.spells.earth-sense: no die is rolled. */
function decay(siege: Siege, now: Breach): Chance<Breach> {
  const { decay: magic } = siege;
  let at = now;
  for (let lost = magic ? magic.count * decayed[magic.spell] : 0; lost > 0 && at.markers > 0; lost--)
    at = damaged(siege, at, 'demoralized');
  return known(at);
}

/** The total of the structure's modifiers against this unit. */
const against = ({ works }: Siege, { held }: Breach): number => total(worksLines({ ...works, held }));

/** fr3.items.grapple-structure-repulse */
function afterGrapple(
  siege: Siege,
  body: Standing,
  now: Breach,
  verdict: Verdict,
): Chance<readonly [Standing | undefined, Breach]> {
  const { side } = siege.attackers as Attackers;
  if (verdict === 'doubles' || verdict === 'wins') return tears(siege, body, { ...now, held: true });
  const me = unitNow(side, body);
  const rules: Fr3RuleId[] = ['fr3.items.grapple-structure-repulse'];
  const blow = suffer(me, verdict === 'is doubled' ? 'kill' : { levels: figures.repulsedMarkers }, rules, 'nerve');
  return known([bodyAfter(body, blow), now] as const);
}

/** fr3.structures.melee-vs-bb-results */
function tears(siege: Siege, body: Standing, now: Breach): Chance<readonly [Standing | undefined, Breach]> {
  const attackers = siege.attackers as Attackers;
  const me = unitNow(attackers.side, body);
  const plus = total(tearLines(me, siege.works.structure.unit as never, attackers));
  const rules: Fr3RuleId[] = ['fr3.structures.melee-vs-bb-results'];
  const roll = contest(plus, against(siege, now), 'melee against the structure', 'fr3.structures.melee-vs-bb', ...rules);
  return map(roll, (verdict) => {
    if (verdict === 'doubles') return [body, damaged(siege, now, 'killed')] as const;
    if (verdict === 'wins') return [body, damaged(siege, now, 'demoralized')] as const;
    if (verdict !== 'is doubled') return [body, now] as const;
    return [bodyAfter(body, suffer(me, { levels: 1 }, rules, 'melee')), now] as const;
  });
}

/** A unit that was pushed back must rally before it may make contact again (fr3.basics.demoralized-no-charge). */
export const isThere = (side: MeleeSide, { state }: Standing): boolean => state < 2 || side.form === 'mass';

const fight =
  (siege: Siege): Act =>
  (body, at) => {
    const { side, grapples } = siege.attackers as Attackers;
    const me = unitNow(side, body);
    if (!grapples || at.held) return isThere(side, body) ? tears(siege, body, at) : known([body, at] as const);
    if (body.state > 0) return known([body, at] as const);
    const plus = total(tearLines(me, 'wall', { ram: false, bolster: false }));
    const rules: Fr3RuleId[] = ['fr3.items.grapple-structure', 'fr3.items.grapple-roll'];
    return andThen(contest(plus, against(siege, at), 'grapple', ...rules), (verdict) => afterGrapple(siege, body, at, verdict));
  };

function ended({ attackers }: Siege, now: Breach): Breach {
  if (!attackers || now.markers === 0) return now;
  return { ...now, bodies: now.bodies.map((body) => atPhaseEnd(body, attackers.side.undead === true)) };
}

/** Whether the structure can no longer be breached by anything. */
export const hopeless = ({ batteries, decay: magic, attackers }: Siege, { markers, bodies }: Breach): boolean =>
  markers > 0 && attackers !== undefined && bodies.length === 0 && batteries.every(({ count }) => count === 0) && !magic?.count;

interface Steps {
  /** The attacker's own phase, without its rally step. */
  readonly assault: Step<Breach>;
  /** A whole turn: the phase of the structure's side, then the attacker's rally and attack. */
  readonly next: Step<Breach>;
}

function makeSteps(siege: Siege): Steps {
  const step = memoizedSteps<Breach>();
  const blows = [step((now) => bombard(siege, now)), step((now) => decay(siege, now)), step(eachBody(fight(siege)))];
  const assault = step((from) => map(inOrder(from, blows), (now) => ended(siege, now)));
  const turn = [step((now) => repaired(siege.works, now)), step(eachBody(rallyBody(siege))), assault];
  const next = step((from) => (from.markers === 0 || hopeless(siege, from) ? known(from) : inOrder(from, turn)));
  return { assault, next };
}

/** fr3.spells.bolster: the spell lasts only for the rest of the phase. */
const unbolstered = ({ works, attackers, ...siege }: Siege): Siege => ({
  ...siege,
  works: { ...works, bolster: false },
  attackers: attackers && { ...attackers, bolster: false },
});

const made = new WeakMap<Siege, Steps>();
function stepsOf(siege: Siege): Steps {
  const known = made.get(siege) ?? { assault: makeSteps(siege).assault, next: makeSteps(unbolstered(siege)).next };
  made.set(siege, known);
  return known;
}

/** The attacker's first phase. */
export const assault = (siege: Siege, from: Breach): Chance<Breach> => stepsOf(siege).assault(from);

/** The odds after each of the attacker's own phases. */
export function breachCourse(siege: Siege, phases: number): Odds<Breach>[] {
  const found = [odds(assault(siege, beginOf(siege)))];
  while (found.length < phases) found.push((found.at(-1) as Odds<Breach>).andThen(stepsOf(siege).next));
  return found;
}

/** The chance that the structure is ever breached, and the average number of the attacker's phases until then. */
export const phasesToBreach = (siege: Siege): Passage =>
  firstPassage(odds(assault(siege, beginOf(siege))), stepsOf(siege).next, ({ markers }) => markers === 0);
