/** The lessons for the first battle of Hordes of the Things. They contain no rules; the engine says what is possible. */
import type { Action } from '../../../../engine/hott/battle/battle.ts';
import { facedBy } from '../../../../engine/hott/battle/elements/contacts.ts';
import { armyPoints, lostPoints, standing } from '../../../../engine/hott/battle/elements/find.ts';
import type { SideId } from '../../../../engine/hott/battle/vocabulary/ids.ts';
import type { AskKind } from '../../../../engine/hott/battle/vocabulary/questions.ts';
import type { State } from '../../../../engine/hott/battle/vocabulary/state.ts';
import { breakingOff } from '../../../../engine/hott/data/figures/breaking-off.ts';
import { supplement } from '../../../../engine/hott/data/figures/supplement.ts';
import { tacticalMoves } from '../../../../engine/hott/data/figures/tactical-moves.ts';
import type { HottRuleId } from '../../../../engine/hott/rule-ids.ts';
import type { Lesson as AnyLesson, LessonsModule } from '../../tutorial/progress.ts';
import { actorsOf, optionsOf, targetsOf } from '../actions.ts';
import { armyName } from '../words.ts';

/** The player's side. */
export const pupil: SideId = 'A';

/** A lesson with the rules that it cites and the questions during which it can be given. */
interface Lesson extends AnyLesson<State, Action> {
  readonly asked: readonly AskKind[];
  readonly counts: readonly Action['kind'][];
  readonly rules: readonly HottRuleId[];
}

const can = (state: State, ...kinds: readonly Action['kind'][]): boolean =>
  optionsOf(state).some(({ kind }) => kinds.includes(kind));
const mayAttack = (state: State): boolean => optionsOf(state).some((action) => targetsOf(state, action).length > 0);
const fighting = (state: State): boolean => standing(state, pupil).some(({ id }) => facedBy(state, id) !== undefined);
/** The option of a kind with the most elements. */
const widest = (options: readonly Action[], kind: Action['kind']): Action | undefined =>
  options.filter((action) => action.kind === kind).toSorted((one, other) => actorsOf(other).length - actorsOf(one).length)[0];

export const lessons: readonly Lesson[] = [
  {
    id: 'aim',
    title: 'What it is about',
    asked: ['moves', 'shooting'],
    says: (state) => [
      `${armyName(state, 'A')} is yours, in blue. ${armyName(state, 'B')}, red and hatched, comes for the money in the tower behind you.`,
      `A side is beaten at the end of a bound in which it has lost its general or half its army points, if it has lost more than the enemy. Here that is ${Math.ceil(armyPoints(state, 'B') / 2)} of ${armyPoints(state, 'B')} points. Whoever loses the stronghold loses at once.`,
    ],
    counts: [],
    learned: '',
    rules: ['hott.supplement.victory', 'hott.supplement.lost-ap', 'hott.strongholds.loss-loses'],
  },
  {
    id: 'pips',
    title: 'One die for everything',
    asked: ['moves'],
    says: (state) => [
      `At the start of your bound one die fell: you have ${state.pips === 1 ? '1 PIP' : `${state.pips} PIPs`}, points of initiative. Every move costs ${tacticalMoves.cost}, for one element or for a whole group alike. What you do not spend is lost.`,
      'With few PIPs an army in one line moves, and a scattered one stands.',
    ],
    counts: [],
    learned: '',
    rules: ['hott.pips.roll', 'hott.tactical-moves.cost', 'hott.pips.no-saving'],
  },
  {
    id: 'march',
    title: 'Forward, together',
    asked: ['moves'],
    when: (state) => can(state, 'march'),
    says: () => [
      'Press Sergeant Pell in the middle, then “With its group”, and drag all of them ahead, or choose how far from the list.',
      'The pale shapes show where they will stand, and the price in PIPs stands below. Nothing is done before “Do it”.',
    ],
    counts: ['march'],
    learned: 'Four elements for 1 PIP. They stay a group as long as they stand edge to edge and corner to corner.',
    show: (options) => widest(options, 'march'),
    rules: ['hott.groups.definition', 'hott.groups.parallel'],
  },
  {
    id: 'move',
    title: 'One by itself',
    asked: ['moves'],
    when: (state) => can(state, 'move'),
    says: () => [
      'Press the riders (A5). A single element may go anywhere and turn as it likes, as long as no front corner travels farther than it may. The blue area shows how far its middle comes.',
      'Within a base width before an enemy (the striped areas) you may only attack him, go straight at him or line up with him.',
    ],
    counts: ['move'],
    learned: 'That cost 1 PIP too, for one element. Riders are there to arrive on a flank.',
    show: (options) => options.find((action) => action.kind === 'move' && action.unit === 'A5') ?? widest(options, 'move'),
    rules: ['hott.tactical-moves.single-free', 'hott.zones.front-zone'],
  },
  {
    id: 'done',
    title: 'Enough for now',
    asked: ['moves'],
    says: () => ['When you have moved what you want to move, press “Done with moving”. It says what you leave undone first.'],
    counts: ['done'],
    learned: 'Then come the shots, then all close combats, of both sides. The next bound is the enemy’s.',
    show: (options) => options.find(({ kind }) => kind === 'done'),
    rules: ['hott.sequence.steps'],
  },
  {
    id: 'shoot',
    title: 'A shot',
    asked: ['shooting', 'target'],
    when: (state) => can(state, 'shoot'),
    says: () => [
      'An enemy stands before your shooters, within range. Choose the shot: both sums stand there with the exact odds of what it may do.',
      'Both roll a die and add their factor. Nobody is ever hurt by doing nothing: a shot costs no PIPs.',
    ],
    counts: ['shoot'],
    learned: 'The sums of both stand in the chronicle, line by line, each with its rule.',
    show: (options) => options.find(({ kind }) => kind === 'shoot'),
    rules: ['hott.sequence.shooting-once', 'hott.supplement.shooting-zone', 'hott.supplement.combat-total'],
  },
  {
    id: 'contact',
    title: 'Into contact',
    asked: ['moves'],
    when: mayAttack,
    says: () => [
      'An enemy is within reach. Press one of yours and then the enemy, or drag it there: it snaps square onto the front, a flank or the rear.',
      'Before you commit yourself the page shows every fight that this leads to, with its odds, and what it changes for the neighbours.',
    ],
    counts: [],
    learned: '',
    rules: ['hott.contact.positions', 'hott.contact.must-conform'],
  },
  {
    id: 'fight',
    title: 'Close combat',
    asked: ['combat'],
    says: () => [
      'All who touch front to front fight, and you choose the order. Choose a fight: factor against foot or against others, a general, support from behind, an enemy on the flank, it all stands in the sum.',
      `The lower total suffers: less than half of the other is worse by far (${supplement.doubled} times). Fight first where a win opens a flank for the next.`,
    ],
    counts: ['fight'],
    learned: 'Blades recoil from most when they lose, and hordes die. What happens to whom stands on the page of each type.',
    show: (options) => options.find(({ kind }) => kind === 'fight'),
    rules: ['hott.sequence.close-combat-both', 'hott.supplement.outcome-thresholds', 'hott.supplement.recoil'],
  },
  {
    id: 'held',
    title: 'Held in front',
    asked: ['moves'],
    when: fighting,
    says: () => [
      `Whoever has an enemy at the front edge is held: it can only break off, straight back, at least ${breakingOff.distance} paces, and alone.`,
      'Better bring a friend onto his flank: a flank costs him 1, and with no way back he is destroyed.',
    ],
    counts: [],
    learned: '',
    rules: ['hott.breaking-off.allowed', 'hott.groups.not-in-contact', 'hott.supplement.factor-flank'],
  },
  {
    id: 'losses',
    title: 'How it stands',
    asked: ['moves', 'shooting', 'combat'],
    when: (state) => lostPoints(state, 'A') + lostPoints(state, 'B') > 0,
    says: (state) => [
      `You have lost ${lostPoints(state, 'A')} AP, the enemy ${lostPoints(state, 'B')}. It is judged at the end of each bound.`,
      'From here on you know all that this battle needs. Gods, dragons, lurkers, magicians and heroes come with the sample armies.',
    ],
    counts: [],
    learned: '',
    rules: ['hott.supplement.lost-ap', 'hott.supplement.general'],
  },
];

export const lessonRules: readonly string[] = [...new Set(lessons.flatMap(({ rules }) => rules))];

export const lessonsModule: LessonsModule<State, Action> = {
  lessons,
  pupil,
  complete: 'You have learned all that this battle teaches. Play it to its end, or choose an army of 24 points.',
};
