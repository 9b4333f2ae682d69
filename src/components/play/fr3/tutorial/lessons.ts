/** The lessons for the first battle of Fantasy Rules!. The lessons contain no rules. The engine says what is possible. */
import type { Action } from '../../../../engine/fr3/battle/ruleset.ts';
import { sheetSide } from '../../../../engine/fr3/battle/units/pieces.ts';
import type { SideId } from '../../../../engine/fr3/battle/vocabulary/ids.ts';
import { sideIds } from '../../../../engine/fr3/battle/vocabulary/ids.ts';
import type { AskKind } from '../../../../engine/fr3/battle/vocabulary/questions.ts';
import type { State } from '../../../../engine/fr3/battle/vocabulary/state.ts';
import { movesLeft } from '../../../../engine/fr3/companion/turn.ts';
import { moraleClock } from '../../../../engine/fr3/data/figures/morale-clock.ts';
import { victory } from '../../../../engine/fr3/data/figures/victory.ts';
import type { Fr3RuleId } from '../../../../engine/fr3/rule-ids.ts';
import type { Lesson as AnyLesson, LessonsModule } from '../../tutorial/progress.ts';
import { actorsOf, optionsOf } from '../actions.ts';
import { armyName } from '../words.ts';

/** The player's side. */
export const pupil: SideId = 'A';

type Kind = Action['kind'];

/** A lesson with the rules that it cites and the questions during which it can be given. */
interface Lesson extends AnyLesson<State, Action> {
  readonly asked: readonly AskKind[];
  readonly counts: readonly Kind[];
  readonly rules: readonly Fr3RuleId[];
}

const clockOf = (state: State, side: SideId): number => state.sheet.sides[sheetSide(state, side)].clock;
const can = (state: State, ...kinds: readonly Kind[]): boolean => optionsOf(state).some(({ kind }) => kinds.includes(kind));
/** The smallest wheel by a single unit. */
function slightest(options: readonly Action[]): Action | undefined {
  const wheels = options.filter((action) => action.kind === 'wheel');
  return wheels.toSorted((one, other) => one.units.length - other.units.length || one.angle - other.angle)[0];
}
/** Among the options of a kind, the one with the most units. */
const widest = (options: readonly Action[], kind: Kind): Action | undefined => {
  const size = (action: Action): number => actorsOf(action).length;
  const all = options.filter((action) => action.kind === kind);
  return all.find((action) => size(action) === Math.max(...all.map(size)));
};

/** Says what a move cost on the move counter. A move is free if the general leads the group. */
function movesTaken(before: State, after: State): string {
  const [had, left] = [movesLeft(before.sheet), movesLeft(after.sheet)];
  const rest = left === 1 ? '1 move is left' : `${left} moves are left`;
  return had === left
    ? `That move was free, because the general leads the group. In this phase ${rest}.`
    : `A group that moves together takes 1 move, however many units it has. In this phase ${rest}.`;
}

export const lessons: readonly Lesson[] = [
  {
    id: 'clock',
    title: 'The aim of the battle',
    asked: ['missiles', 'movement'],
    says: (state) => [
      `You lead ${armyName(state, 'A')}, the blue army, against ${armyName(state, 'B')} in red. Destroy enemy units: you score the cost of each one in points.`,
      `The header shows the points and each side’s morale clock. It begins at ${moraleClock.start} and says how many moves you have in a phase. Each phase that you lose lowers the clock by ${moraleClock.lostPhase}. The battle ends when a clock falls to ${victory.clockAtEnd}.`,
    ],
    counts: [],
    learned: '',
    rules: ['fr3.morale-clock.purpose', 'fr3.victory.points-destroyed'],
  },
  {
    id: 'shoot',
    title: 'A volley',
    asked: ['missiles'],
    says: () => [
      'Enemies are in range of your longbows. Press a unit of longbows, choose “Shoot”, and then press “Do it”.',
      'Every option shows its odds before you decide. Units that can see the same enemy shoot together, with one die.',
    ],
    counts: ['shoot', 'bombard'],
    learned:
      'The whole volley rolled one die. The more units shoot at one target, the better the row of the table that they use. The panel shows the arithmetic.',
    show: (options) => widest(options, 'shoot'),
    rules: ['fr3.missile-fire.table', 'fr3.missile-fire.concentration'],
  },
  {
    id: 'charge',
    title: 'A charge',
    asked: ['movement'],
    when: (state) => can(state, 'charge'),
    says: () => [
      'An enemy is within reach: press one of your units, then the enemy, and compare the odds.',
      'Units side by side support each other in the fight, so charge with the whole group where you can.',
    ],
    counts: ['charge'],
    learned: 'Your chargers are in contact. They fight when you have finished movement. You can charge with other units too.',
    show: (options) => widest(options, 'charge'),
    rules: ['fr3.charging.definition', 'fr3.melee.charge-bonus'],
  },
  {
    id: 'ahead',
    title: 'Forward',
    asked: ['movement'],
    when: (state) => can(state, 'ahead', 'oblique'),
    says: (state) => [
      'Press one of the spears, then “With its group”, and drag the group forward.',
      `You can also press the ground in front of the group. Pale shapes show where the units will be, and nothing happens until you press “Do it”. You have ${movesLeft(state.sheet)} moves in this phase.`,
    ],
    counts: ['ahead', 'oblique'],
    learned: '',
    result: movesTaken,
    show: (options) => widest(options, 'ahead'),
    rules: ['fr3.movement.rate', 'fr3.movement.morale-clock-limit', 'fr3.movement.group-move'],
  },
  {
    id: 'wheel',
    title: 'Turning',
    asked: ['movement'],
    when: (state) => can(state, 'wheel', 'turn', 'rotate'),
    says: () => [
      'Units move the way they face: choose the longbows or the knights, and wheel that unit a little towards the enemy.',
      'In a wheel one front corner stays where it is, and the other corner moves round it. Drag a white corner, or choose “Wheel” and set the angle.',
    ],
    counts: ['wheel', 'turn', 'rotate'],
    learned: 'A wheel costs the distance that the outer corner moves. The unit may still use the rest of its movement.',
    show: slightest,
    rules: ['fr3.movement.wheel', 'fr3.movement.facing-change'],
  },
  {
    id: 'pass',
    title: 'End the step',
    asked: ['movement'],
    says: () => [
      'Move more units if you like, then press “Done with movement”.',
      'A turn is two phases, one for each side, with the same steps: rally, shoot, move and charge, fight, and count the losses.',
    ],
    counts: ['pass'],
    learned: 'The step is over. “Last move” replays what the enemy did, and the chronicle records every roll with its rule.',
    show: (options) => options.find(({ kind }) => kind === 'pass'),
    rules: ['fr3.sequence.turn-structure'],
  },
  {
    id: 'melee',
    title: 'The fight',
    asked: ['melee'],
    says: () => [
      'Units in contact fight now: choose a melee, read its odds, then press “Do it”.',
      'You choose the order, because one melee may change the next. Each side rolls a d10 and adds its combat factor and its bonuses. The unit with the lower total is demoralized. It is destroyed if the other total is at least double.',
    ],
    counts: ['fight'],
    learned:
      'The panel shows both dice and everything added to them. A demoralized unit fights worse, cannot charge, and may rally.',
    show: (options) => options.find(({ kind }) => kind === 'fight'),
    rules: ['fr3.melee.roll', 'fr3.melee.result-win', 'fr3.basics.demoralized-penalties'],
  },
  {
    id: 'follow-up',
    title: 'Follow up',
    asked: ['follow-up'],
    says: () => [
      'Your infantry won its melee: follow up into the gap, or stay in line.',
      'A unit that follows up moves forward by the depth of one base. A unit that stays keeps the support of the units beside it. Troops that are not infantry must follow up.',
    ],
    counts: ['follow-up'],
    learned: 'A follow-up happens before the next melee, so it can change the fight beside it.',
    show: (options) => options.find(({ kind }) => kind === 'follow-up'),
    rules: ['fr3.follow-up.infantry-choice', 'fr3.follow-up.others-mandatory'],
  },
  {
    id: 'judged',
    title: 'Losses in a phase',
    asked: ['rally', 'missiles', 'movement'],
    when: (state) => sideIds.some((side) => clockOf(state, side) < moraleClock.start),
    says: (state) => [
      `One side lost the phase, and now the clocks stand at ${sideIds.map((side) => `${clockOf(state, side)} (${armyName(state, side)})`).join(' and ')}.`,
      'At the end of every phase each side counts its losses: 1 for a unit that was demoralized, 2 for one that was destroyed. The side with more losses loses the phase.',
    ],
    counts: [],
    learned: '',
    rules: ['fr3.morale-clock.phase-losses', 'fr3.morale-clock.phase-winner'],
  },
  {
    id: 'rally',
    title: 'Rally',
    asked: ['rally'],
    says: () => [
      'Some of your units are demoralized: choose one and try to rally it.',
      'Each unit may try once, at the beginning of your phase. It rolls a d10 and needs the rally number of its type. A leader adds a bonus.',
    ],
    counts: ['rally'],
    learned:
      'A unit that rallies can fight as before and may charge in this phase. A unit that fails may try again in your next phase.',
    show: (options) => options.find(({ kind }) => kind === 'rally'),
    rules: ['fr3.rally.roll', 'fr3.rally.success'],
  },
];

/** Rules that the lessons cite. */
export const lessonRules: readonly Fr3RuleId[] = lessons.flatMap(({ rules }) => rules);

export const lessonsModule: LessonsModule<State, Action> = {
  lessons,
  pupil,
  complete: 'You have played every step of a turn except magic. Next come three battles, and each adds something new.',
  next: { title: 'Battle 1: troops', search: 'graded=troops' },
};
