/** The lessons of the first battle of Fantasy Rules!. They hold no rule; what can be done is asked of the engine. */
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

/** The side that is taught. */
export const pupil: SideId = 'A';

type Kind = Action['kind'];

/** A lesson of this battle cites its rules, and is given at questions that the battle asks. */
interface Lesson extends AnyLesson<State, Action> {
  readonly asked: readonly AskKind[];
  readonly counts: readonly Kind[];
  readonly rules: readonly Fr3RuleId[];
}

const clockOf = (state: State, side: SideId): number => state.sheet.sides[sheetSide(state, side)].clock;
const can = (state: State, ...kinds: readonly Kind[]): boolean => optionsOf(state).some(({ kind }) => kinds.includes(kind));
/** The smallest wheel of a unit by itself. */
function slightest(options: readonly Action[]): Action | undefined {
  const wheels = options.filter((action) => action.kind === 'wheel');
  return wheels.toSorted((one, other) => one.units.length - other.units.length || one.angle - other.angle)[0];
}
/** The first of a kind, of those that most units make together. */
const widest = (options: readonly Action[], kind: Kind): Action | undefined => {
  const size = (action: Action): number => actorsOf(action).length;
  const all = options.filter((action) => action.kind === kind);
  return all.find((action) => size(action) === Math.max(...all.map(size)));
};

export const lessons: readonly Lesson[] = [
  {
    id: 'clock',
    title: 'What it is about',
    asked: ['missiles', 'movement'],
    says: (state) => [
      `${armyName(state, 'A')} are yours, in blue. ${armyName(state, 'B')}, red and hatched, have come for the flour.`,
      `Points decide: every enemy destroyed scores its price. Beside the points stands the morale clock, which begins at ${moraleClock.start}. It says how many moves you have in a phase, and a phase that you lose takes ${moraleClock.lostPhase} off it. When a clock stands at ${victory.clockAtEnd}, the day is over.`,
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
      'Somebody is within range of your longbows. Choose a bow, then “With its group” if both can see the same enemy, then the target.',
      'Before you let fly, the exact odds stand below the choice. Read them, then press “Do it”.',
    ],
    counts: ['shoot', 'bombard'],
    learned:
      'That was one die for the whole volley. More units on one target read a better row of the table; what fell, and by which rule, stands in the chronicle.',
    show: (options) => widest(options, 'shoot'),
    rules: ['fr3.missile-fire.table', 'fr3.missile-fire.concentration'],
  },
  {
    id: 'charge',
    title: 'A charge',
    asked: ['movement'],
    when: (state) => can(state, 'charge'),
    says: () => [
      'An enemy is within reach. Press one of yours, then the enemy: before you commit yourself, the page says what the melee to come may bring, in exact chances.',
      'Compare before you choose. Units beside each other on line support each other in the fight, so charge with the whole group where you can.',
    ],
    counts: ['charge'],
    learned:
      'They are in contact, and will fight when you are done with this step. Charge with others too, if the odds please you.',
    show: (options) => widest(options, 'charge'),
    rules: ['fr3.charging.definition', 'fr3.melee.charge-bonus'],
  },
  {
    id: 'ahead',
    title: 'Forward',
    asked: ['movement'],
    when: (state) => can(state, 'ahead', 'oblique'),
    says: (state) => [
      'Press one of the spears, then “With its group”, and send all three straight ahead: drag them, press the ground before them, or choose “Straight ahead”.',
      `The pale shape shows where they will stand, and nothing is done before “Do it”. You have ${movesLeft(state.sheet)} moves in this phase.`,
    ],
    counts: ['ahead', 'oblique'],
    learned:
      'A group that moves together takes one move off the clock’s allowance; three units on their own would have taken three.',
    show: (options) => widest(options, 'ahead'),
    rules: ['fr3.movement.rate', 'fr3.movement.morale-clock-limit', 'fr3.movement.group-move'],
  },
  {
    id: 'wheel',
    title: 'Turning',
    asked: ['movement'],
    when: (state) => can(state, 'wheel', 'turn', 'rotate'),
    says: () => [
      'Units go where they look. To look elsewhere they wheel: one front corner stays where it is, the other end swings round like a door.',
      'Wheel the longbows or the knights a little toward the enemy: choose them, then “Wheel”, and turn the number until the ghost pleases you.',
    ],
    counts: ['wheel', 'turn', 'rotate'],
    learned: 'A wheel costs the way that the outer end has gone. What is left of their movement may still be used.',
    show: slightest,
    rules: ['fr3.movement.wheel', 'fr3.movement.facing-change'],
  },
  {
    id: 'pass',
    title: 'Enough for now',
    asked: ['movement'],
    says: () => [
      'Nobody has to move. Do more if you like; else press “Done”, and the enemy has his phase.',
      'A turn is two phases, one for each side, with the same steps in the same order: rally, shoot, move and charge, fight, and judge what it has cost.',
    ],
    counts: ['pass'],
    learned:
      'The step is done. Whatever the enemy does, each line of the chronicle has its dice and its rule, and “The table then” shows it again.',
    show: (options) => options.find(({ kind }) => kind === 'pass'),
    rules: ['fr3.sequence.turn-structure'],
  },
  {
    id: 'melee',
    title: 'The fight',
    asked: ['melee'],
    says: () => [
      'Whoever is in contact fights, one melee after the other, in the order that you choose: one may change the next.',
      'Choose one and read its odds. Both sides roll a d10 and add their factor and what speaks for them. The lower total is demoralized; one that is doubled is destroyed.',
    ],
    counts: ['fight'],
    learned:
      'The two dice lie above, and every modifier has its place in the calculator. A unit that is demoralized fights worse, cannot charge, and can rally.',
    show: (options) => options.find(({ kind }) => kind === 'fight'),
    rules: ['fr3.melee.roll', 'fr3.melee.result-win', 'fr3.basics.demoralized-penalties'],
  },
  {
    id: 'follow-up',
    title: 'Into the gap',
    asked: ['follow-up'],
    says: () => [
      'Your infantry has won, and there is a gap where the enemy stood. It may follow up, one base deep, or stay on line with its friends. Everybody who is not infantry has to follow up.',
      'To go on keeps the enemy in the fight; to stay keeps the support of the neighbours. There is no wrong answer, only a next phase.',
    ],
    counts: ['follow-up'],
    learned: 'A follow-up is made at once, before the next melee, and so it can change the fight beside it.',
    show: (options) => options.find(({ kind }) => kind === 'follow-up'),
    rules: ['fr3.follow-up.infantry-choice', 'fr3.follow-up.others-mandatory'],
  },
  {
    id: 'judged',
    title: 'What it has cost',
    asked: ['rally', 'missiles', 'movement'],
    when: (state) => sideIds.some((side) => clockOf(state, side) < moraleClock.start),
    says: (state) => [
      `A phase has been lost, and a clock has fallen: ${sideIds.map((side) => `${armyName(state, side)} ${clockOf(state, side)}`).join(', ')}.`,
      'At the end of every phase each side counts its own losses: 1 for a unit that was demoralized in it, 2 for one that was destroyed. Whoever has lost more loses the phase. Fewer moves, less patience: that is how battles end.',
    ],
    counts: [],
    learned: '',
    rules: ['fr3.morale-clock.phase-losses', 'fr3.morale-clock.phase-winner'],
  },
  {
    id: 'rally',
    title: 'Pull yourselves together',
    asked: ['rally'],
    says: () => [
      'Some of yours are demoralized. At the beginning of your phase each of them may try to rally once: a d10 against the number of its kind, and a leader helps.',
      'Press one, look at its chance, and roll.',
    ],
    counts: ['rally'],
    learned: 'A unit that rallies is fresh again, and may charge in this very phase. One that fails may try again in your next.',
    show: (options) => options.find(({ kind }) => kind === 'rally'),
    rules: ['fr3.rally.roll', 'fr3.rally.success'],
  },
];

/** Rules that the lessons cite. */
export const lessonRules: readonly Fr3RuleId[] = lessons.flatMap(({ rules }) => rules);

export const lessonsModule: LessonsModule<State, Action> = {
  lessons,
  pupil,
  complete: 'That is the game, all of it but magic. Everything else is more of it, and stranger.',
};
