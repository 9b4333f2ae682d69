/**
 * A wall stormed phase after phase: the attackers' phases, in which they climb and fight, and the defenders' between
 * them, in which only those fight who stand on the wall. Equal states are merged, never sampled.
 */
import { andThen, type Chance, known, map } from '../../kernel/chance.ts';
import { firstPassage, type Passage } from '../../kernel/first-passage.ts';
import { type Odds, odds } from '../../kernel/odds.ts';
import { rememberedSteps, type Step } from '../../kernel/remembered-steps.ts';
import { combatant } from '../melee/combatant.ts';
import { melee } from '../melee/melee.ts';
import { atPhaseEnd, type Body, bodyAfter, bodyOf, rallies, unitNow } from './body.ts';
import { controlBout, hotOil, meetsOil, mustStorm, type Storming, stormingRoll } from './storm.ts';

/** One of the attacking units. */
export interface Stormer {
  readonly up: boolean;
  readonly body: Body;
}

/** How it stands after a phase. */
export interface Escalade {
  readonly fate: 'fought for' | 'taken' | 'held';
  /** Whose phase comes next. */
  readonly next: 'a' | 'b';
  readonly stormers: readonly Stormer[];
  readonly defender: Body | undefined;
  /** The pot is still full. */
  readonly oil: boolean;
}

export const beforeStorming = (of: Storming): Escalade => ({
  fate: 'fought for',
  next: 'a',
  stormers: Array.from({ length: of.count }, () => ({ up: false, body: bodyOf(combatant(of.a)) })),
  defender: bodyOf(combatant(of.b)),
  oil: of.oil && meetsOil(of),
});

const over = (fate: 'taken' | 'held'): Escalade => ({ fate, next: 'a', stormers: [], defender: undefined, oil: false });
const taken = over('taken');
const held = over('held');

/** Those on the wall first, the freshest first among them, so that equal states are one. */
const sorted = (stormers: readonly Stormer[]): Stormer[] =>
  [...stormers].sort(
    (x, y) =>
      Number(y.up) - Number(x.up) ||
      x.body.state - y.body.state ||
      y.body.markers - x.body.markers ||
      y.body.lasting - x.body.lasting,
  );

type Act = (stormer: Stormer, now: Escalade) => Chance<readonly [Stormer | undefined, Escalade]>;
type Halfway = readonly [readonly Stormer[], Escalade];

function eachStormer(now: Escalade, act: Act): Chance<Escalade> {
  let chance: Chance<Halfway> = known([[], now]);
  for (const stormer of now.stormers)
    chance = andThen(chance, ([done, at]) =>
      map(act(stormer, at), ([left, then]): Halfway => [sorted(left ? [...done, left] : done), then]),
    );
  return map(chance, ([stormers, then]) => (stormers.length ? { ...then, stormers } : held));
}

/** fr3.basics.demoralized-no-charge: whoever is demoralized and not yet up must rally before it may climb. */
const mayClimb = ({ up, body }: Stormer): boolean => !up && body.state === 0;

/** The unit pours its oil on the first that comes; then each rolls by itself (fr3.siege.hot-oil-push-back, fr3.siege.storm-melee). */
function climb(of: Storming, now: Escalade): Chance<Escalade> {
  const defender = now.defender as Body;
  return eachStormer(now, (stormer, at) => {
    if (!mayClimb(stormer)) return known([stormer, at] as const);
    const { body } = stormer;
    if (at.oil)
      return map(hotOil(unitNow(of.a, body)), (burnt) => {
        const left = burnt ? bodyAfter(body, burnt) : body;
        return [left && { up: false, body: left }, { ...at, oil: false }] as const;
      });
    if (!mustStorm(of)) return known([{ up: true, body }, at] as const);
    const stands = { ...of, a: sideNow(of.a, body), b: sideNow(of.b, defender) };
    return map(stormingRoll(stands), (result) => {
      if (result === 'up') return [{ up: true, body }, at] as const;
      const left = bodyAfter(body, result);
      return [left && { up: false, body: left }, at] as const;
    });
  });
}

const sideNow = <Side extends Storming['a']>(side: Side, { state, markers }: Body): Side => ({ ...side, state, markers });

/** fr3.siege.control-melee: the freshest fights, the others on the wall stand on the defender's flanks. */
const mostFlanks = 2;

function control(of: Storming, now: Escalade, charged: boolean): Chance<Escalade> {
  const [first, ...others] = now.stormers;
  const defender = now.defender;
  if (!first?.up || !defender) return known(now);
  const flank = Math.min(mostFlanks - (of.a.flankLight ?? 0), (of.a.flank ?? 0) + others.filter(({ up }) => up).length);
  const stands = { ...of, a: { ...sideNow(of.a, first.body), flank }, b: sideNow(of.b, defender) };
  return map(melee(controlBout(stands, charged)), ({ a, b }): Escalade => {
    const left = bodyAfter(defender, b);
    // A defender that is pushed back gives up the base: fr3.structures.wall-contract.
    if (!left || b.pushedBack) return taken;
    const body = bodyAfter(first.body, a);
    const stormers = sorted(body ? [{ up: !a.pushedBack, body }, ...others] : others);
    return stormers.length ? { ...now, stormers, defender: left } : held;
  });
}

const atEnd = (of: Storming, now: Escalade, next: 'a' | 'b'): Escalade =>
  now.fate !== 'fought for'
    ? now
    : {
        ...now,
        next,
        stormers: sorted(now.stormers.map(({ up, body }) => ({ up, body: atPhaseEnd(of.a, body) }))),
        defender: now.defender && atPhaseEnd(of.b, now.defender),
      };

interface Steps {
  /** The attackers' own phase, after its rally step. */
  readonly storming: Step<Escalade>;
  /** The phase that comes next, its rally step included. */
  readonly next: Step<Escalade>;
}

const stillFought = ({ fate }: Escalade): boolean => fate === 'fought for';

function makeSteps(of: Storming): Steps {
  const step = rememberedSteps<Escalade>();
  const climbing = step((now) => climb(of, now));
  const whenCharged = step((now) => (stillFought(now) ? control(of, now, true) : known(now)));
  const later = step((now) => (stillFought(now) ? control(of, now, false) : known(now)));
  const storming = step((now) => {
    // fr3.missile-fire.bonus-charged: the bonus for being charged lasts for the whole phase in which somebody comes up.
    const fight = now.stormers.some(mayClimb) ? whenCharged : later;
    return map(andThen(climbing(now), fight), (then) => atEnd(of, then, 'b'));
  });
  const theirs = step((now) =>
    eachStormer(now, (stormer, at) => map(rallies(of.a, stormer.body), (body) => [{ ...stormer, body }, at] as const)),
  );
  const ours = step((now) => map(rallies(of.b, now.defender as Body), (defender) => ({ ...now, defender })));
  const next = step((now) => {
    if (!stillFought(now)) return known(now);
    return now.next === 'a' ? andThen(theirs(now), storming) : map(andThen(ours(now), later), (then) => atEnd(of, then, 'a'));
  });
  return { storming, next };
}

const made = new WeakMap<Storming, Steps>();
function stepsOf(of: Storming): Steps {
  const known = made.get(of) ?? makeSteps(of);
  made.set(of, known);
  return known;
}

/** The first phase, which is the attackers'. */
export const firstPhase = (of: Storming): Chance<Escalade> => stepsOf(of).storming(beforeStorming(of));

/** The odds of how it stands after each phase, first to last; the attackers have the first. */
export function escaladeCourse(of: Storming, phases: number): Odds<Escalade>[] {
  const found = [odds(firstPhase(of))];
  while (found.length < phases) found.push((found.at(-1) as Odds<Escalade>).andThen(stepsOf(of).next));
  return found;
}

/** Whether the wall is ever taken, and after how many phases of both sides on average. */
export const phasesToTake = (of: Storming): Passage =>
  firstPassage(odds(firstPhase(of)), stepsOf(of).next, ({ fate }) => fate === 'taken');
