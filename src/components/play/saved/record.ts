/**
 * Records what a battle showed, so that it can always be watched, even if the rules change. This code is loaded after the first
 * action.
 */
import { canonicalText } from '../../../engine/kernel/replay.ts';
import type { Piece } from '../board/piece.ts';
import { throwsOf } from '../chronicle/chronicle.ts';
import { type Course, type Entry, stateOf, viewOf } from '../course.ts';
import { sayFacts } from '../shell/Scoreboard.tsx';
import type { GameSystem } from '../system.ts';
import { type State, sideIds } from '../vocabulary.ts';
import { framesOf, type Moment, type Recording } from './recordings.ts';
import type { Opened } from './saved.ts';

/** The pieces as both sides may see them. */
const shownIn = ({ table }: GameSystem, state: State): readonly Piece[] => table.pieces(state, false, () => false);
const groundOf = ({ table }: GameSystem, state: State): NonNullable<Moment['ground']> => ({
  terrain: table.terrain(state).map(({ kind, name, polygon }) => ({ kind, polygon, ...(name === undefined ? {} : { name }) })),
  places: [...table.places(state)],
});
const same = (one: unknown, other: unknown): boolean => canonicalText(one) === canonicalText(other);

/** The end of a battle in a sentence. */
function ending({ rules, words }: GameSystem, state: State): Moment['says'] {
  const result = rules.result(state);
  if (!result) return [];
  const points = sideIds.map((side) => `${words.army(state, side)} ${result.scores[side].total}`).join(', ');
  const says =
    result.winner === null
      ? 'Neither side has won.'
      : `${words.army(state, result.winner)} ${result.level === 'draw' ? 'drew' : 'won'}.`;
  return [{ text: `${says} ${result.because} Points: ${points}.`, rules: [], heading: false, noted: false }];
}

function momentOf(system: GameSystem, entry: Entry, before: Entry | undefined): Moment {
  const { state } = entry;
  const [pieces, was] = [shownIn(system, state), before ? shownIn(system, before.state) : []];
  const ground = groundOf(system, state);
  const header = system.header(state);
  return {
    place: header.place,
    sides: sideIds.map((side) => sayFacts(header.sides[side])),
    throws: throwsOf(system, entry).map(({ decides, rolls }) => ({
      decides,
      rolls: rolls.map(({ die, face }) => ({ die, face })),
    })),
    says: [...system.chronicle.lines(entry).map((each) => ({ ...each, rules: [...each.rules] })), ...ending(system, state)],
    pieces: pieces.filter(
      (piece) =>
        !same(
          piece,
          was.find(({ id }) => id === piece.id),
        ),
    ),
    gone: was.filter(({ id }) => !pieces.some((piece) => piece.id === id)).map(({ id }) => id),
    ...(before && same(ground, groundOf(system, before.state)) ? {} : { ground }),
  };
}

const recorded = new WeakMap<Entry, Moment>();
/** The number of moments that are recorded before the page may do other work. */
const slice = 12;

/** The recording of a battle, made in slices so that the page stays responsive. */
export async function recordedOf(system: GameSystem, { battle, course }: Opened): Promise<Recording> {
  const moments: Moment[] = [];
  let made = 0;
  for (const [at, entry] of course.entries()) {
    const found = recorded.get(entry);
    const moment = found ?? momentOf(system, entry, course[at - 1]);
    if (!found) {
      recorded.set(entry, moment);
      made++;
      if (made % slice === 0) await new Promise((go) => setTimeout(go));
    }
    moments.push(moment);
  }
  return { name: battle.name, table: { ...battle.setup.table }, moments };
}

/** Whether the battle goes on and a side does not know all of it. A spectator who played on could see what is hidden. */
export function hasSecrets({ rules }: GameSystem, { course }: Opened): boolean {
  const state = stateOf(course);
  return rules.result(state) === null && sideIds.some((side) => !same(viewOf(rules, state, side), state));
}

/** Whether a replay of the battle with the current rules ends with all pieces where the recording has them. */
export function endsAs(system: GameSystem, recording: Recording, course: Course): boolean {
  const places = (pieces: readonly Piece[]) => pieces.map(({ id, base, state }) => [id, base, state]).toSorted(byId);
  const last = course.at(-1);
  const end = framesOf(recording).at(-1);
  return (
    last !== undefined &&
    end !== undefined &&
    recording.moments.length === course.length &&
    same(places(end.all), places(shownIn(system, last.state)))
  );
}
const byId = ([one]: readonly unknown[], [other]: readonly unknown[]) => (String(one) < String(other) ? -1 : 1);
