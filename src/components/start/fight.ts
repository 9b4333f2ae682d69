/** A melee over several phases, played by the engine. Every die is recorded for display. */
import { bout, combatant } from '../../engine/fr3/melee/combatant.ts';
import { melee } from '../../engine/fr3/melee/melee.ts';
import { type Line, linesOf } from '../../engine/fr3/melee/modifiers.ts';
import type { MeleeResult } from '../../engine/fr3/melee/outcome.ts';
import { type MeleeQuestion, otherSide, type SideId, sideIds } from '../../engine/fr3/melee/question.ts';
import { rallyLines, rallyRoll } from '../../engine/fr3/rally.ts';
import { rallied as ralliedFrom } from '../../engine/fr3/standing.ts';
import { play } from '../../engine/kernel/chance.ts';
import { type DiceSource, recorded } from '../../engine/kernel/dice.ts';

export interface Fight {
  readonly id: string;
  readonly title: string;
  readonly question: MeleeQuestion;
}

/** Pairings between the two learning armies. */
export const fights: readonly Fight[] = [
  {
    id: 'knights',
    title: 'Your knights charge handweapons',
    question: { a: { unit: 'knights' }, b: { unit: 'handweapons', support: 1 }, charge: 'a' },
  },
  {
    id: 'cavalry',
    title: 'Heavy cavalry charges your spears',
    question: { a: { unit: 'spears', support: 2 }, b: { unit: 'heavy-cavalry' }, charge: 'b' },
  },
  {
    id: 'beastmen',
    title: 'Beastmen charge your spears',
    question: { a: { unit: 'spears', support: 1 }, b: { unit: 'beastmen', support: 1 }, charge: 'b' },
  },
  {
    id: 'mobs',
    title: 'Your spears charge a mob',
    question: { a: { unit: 'spears', support: 2 }, b: { unit: 'mobs', support: 1 }, charge: 'a' },
  },
];

/** The state of a fight before its next phase. */
export interface Course {
  readonly question: MeleeQuestion;
  /** The number of phases fought. */
  readonly fought: number;
  /** Why there is no next phase. */
  readonly over: 'destroyed' | 'apart' | undefined;
}

export const begin = (fight: Fight): Course => ({ question: fight.question, fought: 0, over: undefined });

/** The side to move in the next phase; the charger is first. */
export const phasing = ({ question, fought }: Course): SideId => {
  const first = question.charge ?? 'a';
  return fought % 2 === 0 ? first : otherSide(first);
};

export interface RallyAttempt {
  readonly side: SideId;
  readonly face: number;
  readonly total: number;
  readonly needed: number;
  readonly rallied: boolean;
}

export interface PhaseReport {
  readonly phasing: SideId;
  readonly rally: RallyAttempt | undefined;
  readonly faces: Readonly<Record<SideId, number>>;
  readonly lines: Readonly<Record<SideId, readonly Line[]>>;
  readonly totals: Readonly<Record<SideId, number>>;
  readonly before: Readonly<Record<SideId, 0 | 1 | 2>>;
  readonly result: MeleeResult;
  /** Whether the winner must or may follow up. */
  readonly followUp: 'must' | 'may' | undefined;
}

const stateOf = (question: MeleeQuestion, side: SideId): 0 | 1 | 2 => question[side].state ?? 0;

/** fr3.rally.roll, at the start of the phase. */
function tryToRally(
  question: MeleeQuestion,
  side: SideId,
  dice: DiceSource,
): { question: MeleeQuestion; rally: RallyAttempt | undefined } {
  const state = stateOf(question, side);
  if (state === 0) return { question, rally: undefined };
  const me = combatant(question[side]);
  const throws = recorded(dice);
  const rallied = play(rallyRoll(me, { decides: 'whether the unit rallies', rules: ['fr3.rally.roll'] }), throws);
  const face = throws.faces[0] ?? 0;
  const total = face + rallyLines(me).reduce((sum, { amount }) => sum + amount, 0);
  const rally = { side, face, total, needed: me.rally ?? 0, rallied };
  return rallied
    ? {
        question: {
          ...question,
          [side]: { ...question[side], state: ralliedFrom({ state, markers: 0, lasting: 0, poison: 0 }).state },
        },
        rally,
      }
    : { question, rally };
}

/** One phase: rally, then the melee. */
export function fightPhase(course: Course, dice: DiceSource): { course: Course; report: PhaseReport } {
  const phase = phasing(course);
  const later = course.fought > 0;
  const { question, rally } = later ? tryToRally(course.question, phase, dice) : { question: course.question, rally: undefined };
  const of = bout({ ...question, round: later ? 'later' : 'first' });
  const throws = recorded(dice);
  const result = play(melee(of), throws);
  const [a = 0, b = 0] = throws.faces;
  const lines = { a: linesOf(of, 'a'), b: linesOf(of, 'b') };
  const sum = (side: SideId, face: number) => lines[side].reduce((total, { amount }) => total + amount, face);
  const pushed = sideIds.find((side) => result[side].pushedBack);
  const followUp = pushed && (of[otherSide(pushed)].infantry ? 'may' : 'must');
  const over = sideIds.some((side) => result[side].fate === 'destroyed') ? 'destroyed' : followUp === 'may' ? 'apart' : undefined;
  const after = (side: SideId) => ({ ...question[side], state: result[side].state });
  return {
    course: { question: { ...question, a: after('a'), b: after('b') }, fought: course.fought + 1, over },
    report: {
      phasing: phase,
      rally,
      faces: { a, b },
      lines,
      totals: { a: sum('a', a), b: sum('b', b) },
      before: { a: stateOf(question, 'a'), b: stateOf(question, 'b') },
      result,
      followUp,
    },
  };
}
