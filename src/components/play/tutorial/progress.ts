/**
 * The lessons in a first battle, as data: when each lesson can be given, what the player should do, which actions complete it,
 * and the praise. The course of the battle alone determines which lesson is due, so the lessons adapt to any order in which the
 * player acts.
 */
import type { RuleId } from '../../../engine/kernel/rule-id.ts';
import type { Course, Entry } from '../course.ts';
import type { Action, Asking, SideId, State } from '../vocabulary.ts';

export interface Lesson<St extends State = State, A extends Action = Action> {
  readonly id: string;
  readonly title: string;
  /** The questions to the player during which the lesson can be given. */
  readonly asked: readonly string[];
  /** A further condition. */
  when?(state: St): boolean;
  /** What to do, in one sentence, followed by optional details. */
  says(state: St): readonly string[];
  /**
   * Kinds of action that complete the lesson. If there are none, the lesson only needs to be read, and any action completes it.
   */
  readonly counts: readonly string[];
  /** The praise when the lesson is completed. */
  readonly learned: string;
  /** The praise, if it depends on what has changed. */
  result?(before: St, after: St): string;
  /** One legal way to complete the lesson. */
  show?(options: readonly A[]): A | undefined;
  readonly rules: readonly RuleId[];
}

export interface LessonsModule<St extends State = State, A extends Action = Action> {
  readonly lessons: readonly Lesson<St, A>[];
  /** The player's side. */
  readonly pupil: SideId;
  /** The text when everything has been learned. */
  readonly complete: string;
  /** The next battle: `search` is the part of its address after the `?`. */
  readonly next?: { readonly title: string; readonly search: string };
}

export interface Progress<St extends State = State, A extends Action = Action> {
  readonly done: ReadonlySet<string>;
  /** The lesson that is due; null if no lesson is due now, or if none is left. */
  readonly due: Lesson<St, A> | null;
  /** The lesson that the player has just completed. */
  readonly praised: Lesson<St, A> | null;
  /** The praise for that lesson; empty if none was completed. */
  readonly praise: string;
}

/** The lesson that is due at a moment, among those that are not completed. */
function dueAt<St extends State, A extends Action>(
  { question }: Asking,
  { lessons, pupil }: Pick<LessonsModule<St, A>, 'lessons' | 'pupil'>,
  state: St,
  done: ReadonlySet<string>,
): Lesson<St, A> | null {
  const ask = question(state);
  if (ask?.side !== pupil) return null;
  return lessons.find(({ id, asked, when }) => !done.has(id) && asked.includes(ask.what) && (when?.(state) ?? true)) ?? null;
}

/**
 * What the player has learned in the battle so far, and the lesson that is due now. `putAway` are lessons that the player has
 * read.
 */
export function progressOf<St extends State, A extends Action>(
  system: Asking,
  module: Pick<LessonsModule<St, A>, 'lessons' | 'pupil'>,
  course: Course<St, A>,
  putAway: ReadonlySet<string>,
): Progress<St, A> {
  const { lessons, pupil } = module;
  const toRead = lessons.filter(({ counts }) => counts.length === 0);
  const done = new Set(putAway);
  let praised: Lesson<St, A> | null = null;
  let praise = '';
  for (const [at, { action, by, state: after }] of course.entries()) {
    if (!action || by !== pupil) continue;
    const { state: before } = course[at - 1] as Entry<St, A>;
    const asked = system.question(before)?.what;
    praised =
      lessons.find((each) => !done.has(each.id) && asked && each.asked.includes(asked) && each.counts.includes(action.kind)) ??
      null;
    praise = praised?.result?.(before, after) ?? praised?.learned ?? '';
    // If a lesson only needs to be read, any action means that the player has read it.
    const read = toRead.some(({ id }) => !done.has(id)) ? dueAt(system, module, before, done) : null;
    if (read?.counts.length === 0) done.add(read.id);
    if (praised) done.add(praised.id);
  }
  const last = course.at(-1) as Entry<St, A>;
  return { done, due: dueAt(system, module, last.state, done), praised, praise };
}
