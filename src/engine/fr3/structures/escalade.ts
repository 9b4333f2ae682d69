/**
 * Storming a wall over several phases. In the attackers' phases, their units climb and fight; in the defenders' phases only units
 * on the wall fight. Equal states are merged, so the odds are exact.
 */
import { andThen, type Chance, countedOnce, known, map } from '../../kernel/chance.ts';
import { firstPassage, type Passage } from '../../kernel/first-passage.ts';
import { memoizedSteps, type Step } from '../../kernel/memoized-steps.ts';
import { type Odds, odds } from '../../kernel/odds.ts';
import { type Acted, oneByOne } from '../../kernel/one-by-one.ts';
import type { Aftermath } from '../demoralization.ts';
import { combatant } from '../melee/combatant.ts';
import { firstRoundOnly, withoutCircumstances } from '../melee/lasting.ts';
import { melee } from '../melee/melee.ts';
import type { MeleeSide } from '../melee/question.ts';
import { atPhaseEnd, type Standing, standingOf } from '../standing.ts';
import { rallies, unitNow } from './body.ts';
import { controlBout, hotOil, meetsOil, mustStorm, type Storming, stormingRoll } from './storm.ts';

/** Morale levels lost. Units that climb or defend a wall never have extra markers, so only morale has to be recorded. */
type Morale = 0 | 1 | 2;

/**
 * An attacking unit: whether it is on the wall or at its foot, and its morale. Units on the wall come first, and fresh units come
 * before demoralized ones.
 */
const stormers = ['wall0', 'wall1', 'wall2', 'foot0', 'foot1', 'foot2'] as const;
export type Stormer = (typeof stormers)[number];

const onWall = (stormer: Stormer): boolean => stormer.startsWith('wall');
const moraleOf = (stormer: Stormer): Morale => Number(stormer.at(-1)) as Morale;
const stormerAt = (place: 'wall' | 'foot', morale: Morale): Stormer => `${place}${morale}`;

export { onWall };

/** The state after a phase. */
export interface Escalade {
  readonly fate: 'fought for' | 'taken' | 'held';
  /** The side with the next phase. */
  readonly next: 'a' | 'b';
  readonly stormers: readonly Stormer[];
  readonly defender: Morale;
  /** Whether the defenders still have their hot oil. */
  readonly oil: boolean;
}

export const beforeStorming = (of: Storming): Escalade => ({
  fate: 'fought for',
  next: 'a',
  stormers: Array.from({ length: of.count }, () => stormerAt('foot', combatant(of.a).is.state)),
  defender: combatant(of.b).is.state,
  oil: of.oil && meetsOil(of),
});

const over = (fate: 'taken' | 'held'): Escalade => ({ fate, next: 'a', stormers: [], defender: 0, oil: false });
const taken = over('taken');
const held = over('held');

/** The attackers in a fixed order, so that equal states count as one. */
const sorted = (some: readonly Stormer[]): Stormer[] => [...some].sort((x, y) => stormers.indexOf(x) - stormers.indexOf(y));

type Act = (stormer: Stormer, now: Escalade) => Chance<Acted<Stormer, Escalade>>;

/** Lets each attacking unit act. If no attacker is left, the defenders have held the wall. */
function eachStormer(act: Act): Step<Escalade> {
  const all = oneByOne<Stormer, Escalade>(act, sorted);
  return (now) =>
    map(all(now.stormers, { ...now, stormers: [] }), ({ members, rest }) =>
      members.length ? { ...rest, stormers: members } : held,
    );
}

const bodyIn = (side: MeleeSide, state: Morale): Standing => standingOf(combatant(inState(side, state)));
const isGone = ({ fate }: Aftermath): boolean => fate === 'destroyed' || fate === 'captured';
const inState = (side: MeleeSide, state: Morale): MeleeSide => ({ ...side, state });

/** fr3.basics.demoralized-no-charge: a demoralized unit that is not on the wall yet must rally before it can climb. */
const mayClimb = (stormer: Stormer): boolean => stormer === 'foot0';

/**
 * The defenders pour oil on the first climbing unit. Then each attacking unit makes its own storming roll
 * (fr3.siege.hot-oil-push-back, fr3.siege.storm-melee).
 */
function climb(of: Storming): Act {
  const thrownBack = (after: Aftermath): Stormer | undefined => (isGone(after) ? undefined : stormerAt('foot', after.state));
  /** The storming rolls, one for each morale level that the defender can have. */
  const rolls = [0, 1, 2].map((defender) => {
    const stands = { ...of, a: inState(of.a, 0), b: inState(of.b, defender as Morale) };
    return countedOnce(
      map(stormingRoll(stands), (result): Stormer | undefined => (result === 'up' ? 'wall0' : thrownBack(result))),
    );
  });
  return (stormer, at) => {
    if (!mayClimb(stormer)) return known([stormer, at]);
    if (at.oil)
      return map(hotOil(unitNow(of.a, bodyIn(of.a, 0))), (burnt) => [burnt ? thrownBack(burnt) : stormer, { ...at, oil: false }]);
    if (!mustStorm(of)) return known(['wall0', at]);
    return map(rolls[at.defender] as Chance<Stormer | undefined>, (left) => [left, at]);
  };
}

const mostFlanks = 2;

/** fr3.siege.control-melee: the freshest unit fights, and the others on the wall count as on the defender's flanks. */
function control(of: Storming, now: Escalade, charged: boolean): Chance<Escalade> {
  const [first, ...others] = now.stormers;
  if (!first || !onWall(first)) return known(now);
  const flank = Math.min(mostFlanks - (of.a.flankLight ?? 0), (of.a.flank ?? 0) + others.filter(onWall).length);
  const stands = { ...of, a: { ...inState(of.a, moraleOf(first)), flank }, b: inState(of.b, now.defender) };
  return map(melee(controlBout(stands, charged)), ({ a, b }): Escalade => {
    // A defender that is pushed back loses the base: fr3.structures.wall-contract.
    if (isGone(b) || b.pushedBack) return taken;
    const left = isGone(a) ? others : sorted([stormerAt(a.pushedBack ? 'foot' : 'wall', a.state), ...others]);
    return left.length ? { ...now, stormers: left, defender: b.state } : held;
  });
}

const afterPhase = (side: MeleeSide, morale: Morale): Morale => atPhaseEnd(bodyIn(side, morale), side.undead === true).state;

const atEnd = (of: Storming, now: Escalade, next: 'a' | 'b'): Escalade =>
  now.fate !== 'fought for'
    ? now
    : {
        ...now,
        next,
        stormers: sorted(now.stormers.map((each) => stormerAt(onWall(each) ? 'wall' : 'foot', afterPhase(of.a, moraleOf(each))))),
        defender: afterPhase(of.b, now.defender),
      };

interface Steps {
  /** The attackers' own phase, without its rally step. */
  readonly storming: Step<Escalade>;
  /** The next phase, including its rally step. */
  readonly next: Step<Escalade>;
}

const stillFought = ({ fate }: Escalade): boolean => fate === 'fought for';

function makeSteps(of: Storming): Steps {
  const step = memoizedSteps<Escalade>();
  const climbing = step(eachStormer(climb(of)));
  const whenCharged = step((now) => (stillFought(now) ? control(of, now, true) : known(now)));
  const later = step((now) => (stillFought(now) ? control(of, now, false) : known(now)));
  const storming = step((now) => {
    // fr3.missile-fire.bonus-charged: the bonus for being charged lasts for the whole phase in which a unit climbs up.
    const fight = now.stormers.some(mayClimb) ? whenCharged : later;
    return map(andThen(climbing(now), fight), (then) => atEnd(of, then, 'b'));
  });
  const theirs = step(
    eachStormer((stormer, at) =>
      map(rallies(of.a, bodyIn(of.a, moraleOf(stormer))), ({ state }) => [
        stormerAt(onWall(stormer) ? 'wall' : 'foot', state),
        at,
      ]),
    ),
  );
  const ours = step((now) => map(rallies(of.b, bodyIn(of.b, now.defender)), ({ state }) => ({ ...now, defender: state })));
  const next = step((now) => {
    if (!stillFought(now)) return known(now);
    return now.next === 'a' ? andThen(theirs(now), storming) : map(andThen(ours(now), later), (then) => atEnd(of, then, 'a'));
  });
  return { storming, next };
}

/** The question without the circumstances that apply only in the first round. */
const lasting = (of: Storming): Storming => ({
  ...of,
  a: withoutCircumstances(of.a, firstRoundOnly),
  b: withoutCircumstances(of.b, firstRoundOnly),
});

const made = new WeakMap<Storming, Steps>();
function stepsOf(of: Storming): Steps {
  const known = made.get(of) ?? { storming: makeSteps(of).storming, next: makeSteps(lasting(of)).next };
  made.set(of, known);
  return known;
}

/** The first phase, which belongs to the attackers. */
export const firstPhase = (of: Storming): Chance<Escalade> => stepsOf(of).storming(beforeStorming(of));

/** The odds after each phase. The first phase is the attackers'. */
export function escaladeCourse(of: Storming, phases: number): Odds<Escalade>[] {
  const found = [odds(firstPhase(of))];
  while (found.length < phases) found.push((found.at(-1) as Odds<Escalade>).andThen(stepsOf(of).next));
  return found;
}

/** The chance that the wall is ever taken, and the average number of phases of both sides until then. */
export const phasesToTake = (of: Storming): Passage =>
  firstPassage(odds(firstPhase(of)), stepsOf(of).next, ({ fate }) => fate === 'taken');
