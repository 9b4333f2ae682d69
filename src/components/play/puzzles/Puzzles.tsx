/** The puzzles of a system: which one is shown, and earlier answers. The engine is loaded with the first puzzle. */
import { useEffect, useState } from 'preact/hooks';
import { type Puzzle, puzzleLevels } from '../../../content/puzzles.ts';
import { BattleRules } from '../BattleRules.tsx';
import type { GameSystem } from '../system.ts';
import { SystemContext } from '../system-context.ts';
import { PuzzleTable } from './PuzzleTable.tsx';
import { answered, dayOf, keepSolved, placeOf, solvedOf, streakOf } from './solved.ts';

export interface PuzzleSource {
  readonly id: string;
  /** Explains the points in a sentence; empty if they are the points of the armies. */
  readonly scale: string;
  /**
   * The words before the number that is left to spend in this step, such as PIPs; empty if the puzzle does not set that number.
   */
  readonly set: string;
  load(): Promise<{ readonly system: GameSystem; readonly puzzles: readonly Puzzle[] }>;
}
interface Props {
  readonly source: PuzzleSource;
  /** The address of the site’s root. */
  readonly root: string;
}
type Wanted = (typeof puzzleLevels)[number] | 'all';
const levelNames: Readonly<Record<Wanted, string>> = { all: 'All', easy: 'Easy', medium: 'Medium', hard: 'Hard' };

const asked = (): string => location.hash.slice(1);

export function Puzzles({ source, root }: Props) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<PuzzleSource['load']>>>();
  const [failed, setFailed] = useState(false);
  const [level, setLevel] = useState<Wanted>('all');
  const [id, setId] = useState<string>();
  const [solved, setSolved] = useState(() => solvedOf(source.id));
  const [isKept, setKept] = useState(true);
  const today = dayOf(new Date());

  useEffect(() => {
    source.load().then(setLoaded, () => setFailed(true));
    setId(asked() || undefined);
    const linked = () => setId(asked() || undefined);
    addEventListener('hashchange', linked);
    return () => removeEventListener('hashchange', linked);
  }, []);

  if (failed)
    return (
      <p class="message message-wrong" role="alert">
        The puzzles could not be loaded. Try again when you are online.
      </p>
    );
  if (!loaded)
    return (
      <p class="puzzle-waiting" role="status">
        Preparing the table …
      </p>
    );

  const { puzzles, system } = loaded;
  const ofToday = puzzles[placeOf(today, puzzles.length)];
  const unknown = id !== undefined && !puzzles.some((each) => each.id === id);
  const puzzle = puzzles.find((each) => each.id === id) ?? ofToday;
  if (!puzzle) return <p>There are no puzzles for this game yet.</p>;
  const among = puzzles.filter((each) => level === 'all' || each.level === level);
  const isDone = (each: Puzzle) => solved.right.includes(each.id) || solved.wrong.includes(each.id);
  const next =
    among.find((each) => each !== puzzle && !isDone(each)) ?? among[(among.indexOf(puzzle) + 1) % among.length] ?? puzzle;
  const open = (each: Puzzle) => {
    location.hash = each.id;
  };
  const streak = streakOf(solved, today);
  const tried = solved.right.length + solved.wrong.length;
  return (
    <BattleRules system={source.id} root={root}>
      <SystemContext.Provider value={system}>
        {unknown && (
          <p class="message" role="status">
            There is no puzzle “{id?.slice(0, 20)}”. Here is today’s puzzle.
          </p>
        )}
        <div class="puzzle-bar">
          <p>
            <b>{puzzle === ofToday ? 'Today’s puzzle' : `Puzzle ${puzzles.indexOf(puzzle) + 1} of ${puzzles.length}`}</b>
            <span class="fine">, {levelNames[puzzle.level].toLowerCase()}</span>
          </p>
          {tried > 0 && (
            <p class="fine">
              {solved.right.length} of {tried} answered correctly
              {streak > 0 && `; ${streak === 1 ? '1 day' : `${streak} days`} in a row`}
            </p>
          )}
          {puzzle !== ofToday && ofToday && (
            <button type="button" class="button button-quiet" onClick={() => open(ofToday)}>
              Today’s puzzle
            </button>
          )}
        </div>
        {!isKept && (
          <p class="message" role="status">
            This browser cannot save your answers. Your score will be lost when you close the page.
          </p>
        )}
        <PuzzleTable
          key={puzzle.id}
          puzzle={puzzle}
          root={root}
          scale={source.scale}
          set={source.set}
          onAnswer={(right) => {
            const now = answered(solved, puzzle.id, right, today, puzzle === ofToday);
            setSolved(now);
            setKept(keepSolved(source.id, now) === 'stored');
          }}
          onNext={() => open(next)}
        />
        <fieldset class="puzzle-levels">
          <legend>Next puzzles</legend>
          {(['all', ...puzzleLevels] as const).map((each) => (
            <label key={each}>
              <input type="radio" name="puzzle-level" checked={level === each} onChange={() => setLevel(each)} />{' '}
              {levelNames[each]}{' '}
              <span class="fine">{each === 'all' ? puzzles.length : puzzles.filter((one) => one.level === each).length}</span>
            </label>
          ))}
        </fieldset>
      </SystemContext.Provider>
    </BattleRules>
  );
}
