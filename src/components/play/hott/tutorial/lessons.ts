/** The lessons for the first battle of Hordes of the Things. The lessons contain no rules. The engine says what is possible. */
import type { Action } from '../../../../engine/hott/battle/battle.ts';
import { facedBy } from '../../../../engine/hott/battle/elements/contacts.ts';
import { armyPoints, lostPoints, standing } from '../../../../engine/hott/battle/elements/find.ts';
import type { SideId } from '../../../../engine/hott/battle/vocabulary/ids.ts';
import type { AskKind } from '../../../../engine/hott/battle/vocabulary/questions.ts';
import type { State } from '../../../../engine/hott/battle/vocabulary/state.ts';
import { breakingOff } from '../../../../engine/hott/data/figures/breaking-off.ts';
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
/** Among the options of a kind, the one with the most elements. */
const widest = (options: readonly Action[], kind: Action['kind']): Action | undefined =>
  options.filter((action) => action.kind === kind).toSorted((one, other) => actorsOf(other).length - actorsOf(one).length)[0];

export const lessons: readonly Lesson[] = [
  {
    id: 'aim',
    title: 'The aim of the battle',
    asked: ['moves', 'shooting'],
    says: (state) => [
      `${armyName(state, 'A')} is your army, in blue. ${armyName(state, 'B')}, red and hatched, wants the money in your tower, at the edge of the table behind you.`,
      `A side is beaten at the end of a bound if it has lost its general or half its army points, and has lost more army points than the enemy. Here that is ${Math.ceil(armyPoints(state, 'B') / 2)} of ${armyPoints(state, 'B')} points. A side that loses its stronghold loses at once.`,
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
      `At the start of your bound one die was rolled: you have ${state.pips === 1 ? '1 PIP' : `${state.pips} PIPs`} (points of initiative). Every move costs ${tacticalMoves.cost}, whether you move one element or a whole group. PIPs that you do not spend are lost.`,
      'With few PIPs you can move an army in one line, but not a scattered army.',
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
      'Press Sergeant Pell in the middle, then “With its group”, and drag the group ahead, or choose a distance from the list.',
      'Pale shapes show where the elements will be, and the cost in PIPs is shown below. Nothing happens until you press “Do it”.',
    ],
    counts: ['march'],
    learned: 'You moved several elements for 1 PIP. They stay a group as long as they touch edge to edge and corner to corner.',
    show: (options) => widest(options, 'march'),
    rules: ['hott.groups.definition', 'hott.groups.parallel'],
  },
  {
    id: 'move',
    title: 'A single element',
    asked: ['moves'],
    when: (state) => can(state, 'move'),
    says: () => [
      'Press the riders (A5). A single element may go anywhere and turn as it likes, as long as no front corner moves farther than the element’s move. The green area shows how far its middle can go.',
      'The areas with a broken outline reach one base width in front of an enemy. There you can only attack that enemy, go straight towards it or line up with it.',
    ],
    counts: ['move'],
    learned: 'That cost 1 PIP too, for one element. Use riders to attack a flank.',
    show: (options) => options.find((action) => action.kind === 'move' && action.unit === 'A5') ?? widest(options, 'move'),
    rules: ['hott.tactical-moves.single-free', 'hott.zones.front-zone'],
  },
  {
    id: 'done',
    title: 'End your moves',
    asked: ['moves'],
    says: () => ['When you have finished moving, press “Done with movement”. Above this button you see what else you could do.'],
    counts: ['done'],
    learned: 'Next comes shooting, and then the close combats of both sides. After that, the enemy plays a bound.',
    show: (options) => options.find(({ kind }) => kind === 'done'),
    rules: ['hott.sequence.steps'],
  },
  {
    id: 'shoot',
    title: 'A shot',
    asked: ['shooting', 'target'],
    when: (state) => can(state, 'shoot'),
    says: () => [
      'An enemy is in front of your shooters and within range. Choose the shot. You see both totals and the exact odds.',
      'Each element rolls a die and adds its combat factor. A shot costs no PIPs, so it is worth taking.',
    ],
    counts: ['shoot'],
    learned: 'The chronicle shows both totals, line by line, with the rule for each line.',
    show: (options) => options.find(({ kind }) => kind === 'shoot'),
    rules: ['hott.sequence.shooting-once', 'hott.supplement.shooting-zone', 'hott.supplement.combat-total'],
  },
  {
    id: 'contact',
    title: 'Into contact',
    asked: ['moves'],
    when: mayAttack,
    says: () => [
      'An enemy is within reach. Press one of your elements and then the enemy, or drag the element there. It lines up with the enemy’s front, flank or rear.',
      'Before you confirm, the page shows the odds of every fight that this move causes or changes.',
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
      'All elements that touch front to front fight, and you choose the order. Choose a fight. The sum shows the combat factor and everything else that counts, such as a general, support from behind or an enemy on the flank.',
      `The element with the lower total loses. If its total is half the other total or less, the result is much worse. Begin with a fight that can open a flank for the next one.`,
    ],
    counts: ['fight'],
    learned: 'Blades recoil from most enemies when they lose, but hordes die. The page of each type says what happens to it.',
    show: (options) => options.find(({ kind }) => kind === 'fight'),
    rules: ['hott.sequence.close-combat-both', 'hott.supplement.outcome-thresholds', 'hott.supplement.recoil'],
  },
  {
    id: 'held',
    title: 'An enemy in front',
    asked: ['moves'],
    when: fighting,
    says: () => [
      `An element with an enemy at its front edge cannot move freely. It can only break off, alone, at least ${breakingOff.distance} paces straight back.`,
      'It is better to bring another element onto the enemy’s flank. The enemy then has −1, and is destroyed if it has no room to recoil.',
    ],
    counts: [],
    learned: '',
    rules: ['hott.breaking-off.allowed', 'hott.groups.not-in-contact', 'hott.supplement.factor-flank'],
  },
  {
    id: 'losses',
    title: 'The score',
    asked: ['moves', 'shooting', 'combat'],
    when: (state) => lostPoints(state, 'A') + lostPoints(state, 'B') > 0,
    says: (state) => [
      `You have lost ${lostPoints(state, 'A')} AP, the enemy ${lostPoints(state, 'B')}. These losses are compared at the end of each bound.`,
      'You now know everything for this battle. The sample armies also have gods, dragons, lurkers, magicians and heroes.',
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
  complete: 'You have finished all the lessons. Next, choose an army of 24 points.',
};
