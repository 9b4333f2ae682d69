/** Records a battle, so that it stays viewable whatever becomes of the rules. Loaded after the first action. */
import { groundNow } from '../../engine/fr3/battle/magic/barriers.ts';
import { fr3Battle } from '../../engine/fr3/battle/ruleset.ts';
import { sheetSide } from '../../engine/fr3/battle/units/pieces.ts';
import { sideIds } from '../../engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../engine/fr3/battle/vocabulary/state.ts';
import { canonical } from '../../engine/kernel/replay.ts';
import type { Piece } from './board/Piece.tsx';
import { lines, throwsOf } from './chronicle.ts';
import type { Course, Entry } from './course.ts';
import { piecesOf } from './fr3/pieces.ts';
import { placesOf } from './fr3/places.ts';
import { armyName } from './fr3/words.ts';
import { sayLeft, sayPlace } from './Head.tsx';
import { framesOf, type Moment, type Recording } from './recordings.ts';
import type { Opened } from './saved.ts';

/** As both sides may see them. */
const shownIn = (state: State): readonly Piece[] => piecesOf(state, false, () => false);
const groundOf = (state: State): NonNullable<Moment['ground']> => ({
  terrain: groundNow(state).map(({ kind, name, polygon }) => ({ kind, polygon, ...(name === undefined ? {} : { name }) })),
  places: placesOf(state),
});
const same = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** How a battle ended, as a last sentence. */
function ending(state: State): Moment['says'] {
  const result = fr3Battle.result(state);
  if (!result) return [];
  const points = sideIds.map((side) => `${armyName(state, side)} ${result.scores[side].total}`).join(', ');
  const says =
    result.winner === null ? 'Nobody has won.' : `${armyName(state, result.winner)} ${result.level === 'draw' ? 'drew' : 'won'}.`;
  return [{ text: `${says} ${result.because} Points: ${points}.`, rules: [], heading: false, noted: false }];
}

function momentOf(entry: Entry, before: Entry | undefined): Moment {
  const { state } = entry;
  const [pieces, was] = [shownIn(state), before ? shownIn(before.state) : []];
  const ground = groundOf(state);
  return {
    place: sayPlace(state),
    sides: sideIds.map(
      (side) => `${armyName(state, side)}: clock ${state.sheet.sides[sheetSide(state, side)].clock}, ${sayLeft(state, side)}`,
    ),
    throws: throwsOf(entry).map(({ decides, rolls }) => ({ decides, rolls: rolls.map(({ die, face }) => ({ die, face })) })),
    says: [...lines(entry).map((each) => ({ ...each, rules: [...each.rules] })), ...ending(state)],
    pieces: pieces.filter(
      (piece) =>
        !same(
          piece,
          was.find(({ id }) => id === piece.id),
        ),
    ),
    gone: was.filter(({ id }) => !pieces.some((piece) => piece.id === id)).map(({ id }) => id),
    ...(before && same(ground, groundOf(before.state)) ? {} : { ground }),
  };
}

const recorded = new WeakMap<Entry, Moment>();
/** Moments between two pauses for the page. */
const slice = 12;

/** The recording of a battle, made in slices so that the page never stands still. */
export async function recordedOf({ battle, course }: Opened): Promise<Recording> {
  const moments: Moment[] = [];
  let made = 0;
  for (const [at, entry] of course.entries()) {
    const found = recorded.get(entry);
    const moment = found ?? momentOf(entry, course[at - 1]);
    if (!found) {
      recorded.set(entry, moment);
      made++;
      if (made % slice === 0) await new Promise((go) => setTimeout(go));
    }
    moments.push(moment);
  }
  return { name: battle.name, table: { ...battle.setup.table }, moments };
}

/** Whether a battle, played through by the rules as they are now, ends with everybody where the recording has them. */
export function endsAs(recording: Recording, course: Course): boolean {
  const places = (pieces: readonly Piece[]) => pieces.map(({ id, base, state }) => [id, base, state]).toSorted(byId);
  const last = course.at(-1);
  const end = framesOf(recording).at(-1);
  return (
    last !== undefined &&
    end !== undefined &&
    recording.moments.length === course.length &&
    same(places(end.all), places(shownIn(last.state)))
  );
}
const byId = ([one]: readonly unknown[], [other]: readonly unknown[]) => (String(one) < String(other) ? -1 : 1);
