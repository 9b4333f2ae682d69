/** Steps from contact onwards: the charge, the challenge, the melee, follow-up, over-pursuit, the next phase. */
import { type Chance, known, map } from '../../kernel/chance.ts';
import { duelOf } from '../character-combat/fight.ts';
import type { Aftermath } from '../demoralization.ts';
import { followUp } from '../follow-up.ts';
import { bout, type Combatant, combatant, view } from '../melee/combatant.ts';
import { melee } from '../melee/melee.ts';
import type { MeleeResult } from '../melee/outcome.ts';
import { otherSide, type SideId, sideIds } from '../melee/question.ts';
import { furtherLines } from '../nerve/test.ts';
import { overPursuit, testsForOverPursuit } from '../over-pursuit.ts';
import { atPhaseEnd } from '../standing.ts';
import { bodyAfter, follows, withBody } from './consequences.ts';
import { rallies, testedUnit } from './nerve-steps.ts';
import type { Play } from './play.ts';
import type { Plan, Step } from './question.ts';
import { type Body, bothInPlay, engaged, inPlay, type Scene, type Won } from './scene.ts';
import { championOf, meleeSideOf, sideNow } from './troops.ts';

/** fr3.charging.no-charge-units: a demoralized unit does not charge. */
export const playCharge =
  (): Play =>
  (scene, { short }) => {
    if (scene.place === 'contact' || !bothInPlay(scene)) return known(scene);
    if (scene.a.state > 0) return known({ ...scene, place: 'halted' });
    if (short && scene.b.moved) return known({ ...scene, place: 'short' });
    return known({ ...scene, place: 'contact', round: 'first' });
  };

/** fr3.character-combat.challenge: a unit that loses its leader, or his help, fights on without him. */
export const playChallenge = (step: Step): Play => {
  const { challenger = 'a', answer = 'accepts' } = step;
  return (scene, { plan }) => {
    if (!engaged(scene) || scene.a.leader === 'lost' || scene.b.leader === 'lost') return known(scene);
    const declined = otherSide(challenger);
    if (answer === 'declines') return known(withBody(scene, declined, { ...scene[declined], leader: 'silent' }));
    const duelists = { a: championOf(plan.a, scene.a, step, 'a'), b: championOf(plan.b, scene.b, step, 'b') };
    return map(duelOf(duelists), (duel) => {
      let next = scene;
      for (const side of sideIds) {
        const { fate, guard } = duel[side];
        const lost = fate === 'killed' || fate === 'captured';
        const fallen = duelists[side].guarded && !guard;
        if (lost || fallen)
          next = withBody(next, side, {
            ...next[side],
            ...(lost ? { leader: 'lost' as const } : {}),
            ...(fallen ? { guard: false } : {}),
          });
      }
      return next;
    });
  };
};

const boutNow = (plan: Plan, scene: Scene) =>
  bout({
    a: sideNow(plan.a, scene.a, scene.round),
    b: sideNow(plan.b, scene.b, scene.round),
    charge: 'a',
    round: scene.round === 'first' ? 'first' : 'later',
  });

/**
 * Whether friends of the loser are on the winner's flank or rear, so that it turns to them instead
 * (fr3.follow-up.flanked-victor-turns).
 */
const isFlanked = (loser: Combatant): boolean => loser.is.flank + loser.is.flankLight > 0 || loser.is.rear !== 'no';

/** The winner of a melee whose enemy has left its place; null if there is none. */
function wonBy(of: ReturnType<typeof bout>, { winner, ...result }: MeleeResult): Won | null {
  if (winner === 'draw') return null;
  const { fate, pushedBack } = result[otherSide(winner)];
  if (fate !== 'destroyed' && !pushedBack) return null;
  const turns = isFlanked(of[otherSide(winner)]);
  return {
    by: winner,
    how: pushedBack ? 'pushed' : 'destroyed',
    tests: testsForOverPursuit(view(of, winner), fate, turns),
  };
}

/** Whether a unit leaves its place. A 2x2 unit that is double demoralized leaves even if it is not pushed back. */
const leaves = ({ fate, pushedBack }: Aftermath): boolean => pushedBack || fate === 'double-demoralized';

/** fr3.melee.roll to fr3.melee.result-double */
export const playMelee =
  (): Play =>
  (scene, { plan }) => {
    if (!engaged(scene)) return known(scene);
    const of = boutNow(plan, scene);
    return map(melee(of), (result) => {
      let next = scene;
      for (const side of sideIds) {
        const body = bodyAfter(next[side], result[side]);
        next = withBody(next, side, leaves(result[side]) && inPlay(body) ? { ...body, fellBack: true } : body);
      }
      const won = wonBy(of, result);
      const place = bothInPlay(next) ? (leaves(result.a) || leaves(result.b) ? 'parted' : 'contact') : 'over';
      return { ...next, place, won: won && inPlay(next[won.by]) ? won : null };
    });
  };

/** The loser of a melee as the follow-up rules need it. */
const loserOf = (won: Won): Aftermath => ({
  fate: won.how === 'destroyed' ? 'destroyed' : 'double-demoralized',
  pushedBack: won.how === 'pushed',
  state: 2,
  markers: 0,
  permanent: 0,
  rules: [],
});

/** The winner moves into the gap if it must, or if it may and wants to (chapter fr3.follow-up). */
function followed(plan: Plan, scene: Scene, wills: (by: SideId) => boolean): Scene {
  const { won } = scene;
  if (!won) return scene;
  const winner = combatant(sideNow(plan[won.by], scene[won.by], scene.round));
  const loser = meleeSideOf(plan[otherSide(won.by)]);
  const { follow } = followUp(winner, loserOf(won), { flanked: isFlanked(loser), wouldDisengage: false, fixed: false });
  return follow === 'must' || (follow === 'may' && wills(won.by)) ? follows(scene, won.by) : scene;
}

export const playFollowUp = (step: Step): Play => {
  const { who = 'both' } = step;
  return (scene, { plan }) => known(followed(plan, scene, (by) => who === 'both' || who === by));
};

/** fr3.melee.breakthrough-test: a victor that has destroyed its enemy may be forced onward and lose a morale level. */
export const playOverPursuit =
  (): Play =>
  (scene, { plan }) => {
    const { won } = scene;
    if (!won?.tests) return known(scene);
    const done: Scene = { ...scene, won: null };
    const of = testedUnit(plan, scene, won.by);
    return map(overPursuit(of.me, furtherLines({}, of)), ({ drivenOn, after }) =>
      drivenOn ? { ...withBody(done, won.by, bodyAfter(done[won.by], after)), driven: won.by } : done,
    );
  };

const recovers = (plan: Plan, side: SideId, body: Body): Body =>
  inPlay(body) ? atPhaseEnd(body, plan[side].undead === true, plan[side].nullField === true) : body;

/** The end of a phase: compulsory follow-ups happen, undead recover, first-round bonuses end. */
export function endOfPhase(plan: Plan, scene: Scene): Scene {
  const round = scene.round === 'first' ? 'second' : 'later';
  let next: Scene = { ...followed(plan, scene, () => false), round, won: null };
  for (const side of sideIds) {
    const body = recovers(plan, side, next[side]);
    next = withBody(next, side, body.leader === 'silent' ? { ...body, leader: 'with' } : body);
  }
  return next;
}

/** Starts the next phase, in which the side to move rallies first (fr3.rally.timing). */
export const playPhase =
  (): Play =>
  (scene, { plan, phasing }): Chance<Scene> =>
    rallies(plan, endOfPhase(plan, scene), phasing);
