/** Why a question about missile fire has no answer: what cannot be fired so, and impossible circumstances. */
import { valueProblem } from '../../kernel/circumstance.ts';
import { firersKey } from './firers-key.ts';
import { unitRefusals } from './names.ts';
import { firerCircumstances, ofFirers } from './of-firers.ts';
import { ofTarget, type Shot, targetCircumstances } from './of-target.ts';
import type { Firers, MissileQuestion, Target } from './question.ts';
import { refuse, type ShotRefusal } from './refusal.ts';
import { shootingRefusals } from './shooting.ts';
import { type Mark, markOf, targetDefaults } from './target.ts';
import { type FiringUnits, firerDefaults, firingUnits, type Seen, type Volley, volley } from './volley.ts';

const ofGroup = ['unit', 'count', 'range', 'weapon'];

/** A volley as the circumstances of its target ask about it. */
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

/**
 * What is wrong with the form of what is said of a target. How many markers it can have depends on the rest, which
 * must be sound to be asked about.
 */
export function targetShape(target: Target, at = 't'): ShotRefusal[] {
  const said = Object.entries(target).filter(([id]) => id !== 'unit');
  const problems = (mark: Mark, numbers: boolean) =>
    said.flatMap(([id, value]) => {
      const circumstance = ofTarget(id);
      if (!circumstance) return numbers ? [] : [refuse(`${at}.${id}`, `“${id}” is not a circumstance of a target.`)];
      if ((circumstance.shape.kind === 'number') !== numbers) return [];
      const problem = valueProblem(circumstance, value, mark);
      return problem ? [refuse(`${at}.${id}`, problem, ...circumstance.rules)] : [];
    });
  const unsound = problems(markOf({ unit: target.unit }), false);
  return unsound.length ? unsound : problems(markOf(target), true);
}

/** What the rules forbid of a target, whatever is fired at it. */
export function targetForbidden(target: Target, shot: Shot, at = 't'): ShotRefusal[] {
  const usual = targetDefaults(target) as unknown as Record<string, unknown>;
  const now = target as Readonly<Record<string, unknown>>;
  return targetCircumstances.flatMap(({ id, forbidden }) => {
    if (!forbidden || now[id] === undefined || now[id] === usual[id]) return [];
    const impossible = forbidden(shot);
    return impossible ? [{ at: `${at}.${id}`, ...impossible }] : [];
  });
}

function firersShape(firers: Firers, firing: FiringUnits, at: string): ShotRefusal[] {
  return Object.entries(firers).flatMap(([id, value]) => {
    if (ofGroup.includes(id)) return [];
    const circumstance = ofFirers(id);
    if (!circumstance) return [refuse(`${at}.${id}`, `“${id}” is not a circumstance of units that fire.`)];
    const problem = valueProblem(circumstance, value, firing);
    return problem ? [refuse(`${at}.${id}`, problem, ...circumstance.rules)] : [];
  });
}

/** What the rules forbid of one group of firers. */
function firersForbidden(seen: Seen, at: string): ShotRefusal[] {
  return firerCircumstances.flatMap(({ id, forbidden }) => {
    // Levels are asked of every volley, whatever they are: `shootingRefusals`.
    if (!forbidden || seen.firing.is[id] === firerDefaults[id]) return [];
    const impossible = forbidden(seen);
    return impossible ? [{ at: `${at}.${id}`, ...impossible }] : [];
  });
}

const same = (x: ShotRefusal, y: ShotRefusal) => x.at === y.at && x.because === y.because;

/**
 * Everything that keeps a question from having an answer, each with a sentence and, where a rule forbids it, its ids;
 * empty when the question is sound.
 */
export function refusals(question: MissileQuestion): ShotRefusal[] {
  const unsound = unitRefusals(question);
  if (unsound.length) return unsound;
  const misshapen = [
    ...targetShape(question.target),
    ...question.firers.flatMap((firers, place) => firersShape(firers, firingUnits(firers), firersKey(place))),
  ];
  if (misshapen.length) return misshapen;
  const of = volley(question);
  const found = [
    ...targetForbidden(question.target, shotOf(of)),
    ...of.firers.flatMap((firing, place) => firersForbidden({ firing, target: of.target }, firersKey(place))),
    ...shootingRefusals(question),
  ];
  return found.filter((each, at) => found.findIndex((other) => same(each, other)) === at);
}
