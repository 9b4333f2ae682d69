/**
 * The lessons in a first battle, as data: when each can be given, what the player should do, which actions complete it, and the
 * praise. The course of the battle alone determines which lesson is due, so it adapts to any order in which the player acts.
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
  /** Kinds of action that count as it; none where it is only to be read, and any action goes on. */
  readonly counts: readonly string[];
  /** What is said when it is done. */
  readonly learned: string;
  /** What is said instead where it depends on what has changed. */
  result?(before: St, after: St): string;
  /** One way to do it, of those that are legal. */
  show?(options: readonly A[]): A | undefined;
  readonly rules: readonly RuleId[];
}

export interface LessonsModule<St extends State = State, A extends Action = Action> {
  readonly lessons: readonly Lesson<St, A>[];
  /** The side that is taught. */
  readonly pupil: SideId;
  /** What is said when everything has been learned. */
  readonly complete: string;
  /** The battle that comes next: what follows the `?` of its address. */
  readonly next?: { readonly title: string; readonly search: string };
}

export interface Progress<St extends State = State, A extends Action = Action> {
  readonly done: ReadonlySet<string>;
  /** What is to be learned now; null while there is nothing, or nothing more. */
  readonly due: Lesson<St, A> | null;
  /** What the pupil has just done. */
  readonly praised: Lesson<St, A> | null;
  /** What is said of that; empty where nothing was learned. */
  readonly praise: string;
}

/** The lesson that a moment is for, of those that are not done. */
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

/** What has been learned in a course, and what is due at its end. `putAway` are lessons that the pupil has read. */
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
    // Whoever acts has read what was only to be read.
    const read = toRead.some(({ id }) => !done.has(id)) ? dueAt(system, module, before, done) : null;
    if (read?.counts.length === 0) done.add(read.id);
    if (praised) done.add(praised.id);
  }
  const last = course.at(-1) as Entry<St, A>;
  return { done, due: dueAt(system, module, last.state, done), praised, praise };
}
