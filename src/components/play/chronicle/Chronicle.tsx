/** The chronicle: what happened, newest first, with dice and rules. Pressing a line shows the position at that time. */
import { useEffect, useState } from 'preact/hooks';
import { Cited } from '../../odds/links.tsx';
import { useOneTabStop } from '../../ui/one-tab-stop.ts';
import type { Course, Entry } from '../course.ts';
import type { Arithmetic, Said } from '../system.ts';
import { useSystem } from '../system-context.ts';
import { type Throw, throwsOf } from './chronicle.ts';
import { SumsOf } from './SumsOf.tsx';
import type { Results } from './use-results.ts';

export const Dice = ({ entry, rolling }: { entry: Entry; rolling?: boolean }) => (
  <Throws throws={throwsOf(useSystem(), entry)} rolling={rolling} />
);

function Throws({ throws, rolling }: { throws: readonly Throw[]; rolling?: boolean | undefined }) {
  if (throws.length === 0) return null;
  return (
    <ul class="dice" aria-label="Dice">
      {throws.map(({ decides, rolls: together }, at) => (
        <li key={at} class={rolling ? 'is-rolling' : ''}>
          {together.map(({ face }, die) => (
            <b class="die" aria-hidden="true" key={die}>
              {face}
            </b>
          ))}
          <span>
            {decides}
            <span class="sr">: {together.map(({ face, die }) => `${face} on a d${die}`).join(', ')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The number of entries to show at first. */
const shownFirst = 30;

interface Props {
  /** The total number of entries. */
  count: number;
  tell: (index: number) => {
    readonly throws: readonly Throw[];
    readonly says: readonly Said[];
    readonly arithmetic?: Arithmetic | null;
    /** The name of the player who acted, if a side has several. */
    readonly player?: string | undefined;
  };
  /** The index of the entry that is shown. */
  at: number;
  onShow: (at: number) => void;
}

interface BattleProps extends Pick<Props, 'at' | 'onShow'> {
  course: Course;
  results: Results;
  playerOf?: ((index: number) => string | undefined) | undefined;
}

export function BattleChronicle({ course, results, playerOf, ...props }: BattleProps) {
  const system = useSystem();
  return (
    <Chronicle
      count={course.length}
      tell={(index) => {
        const entry = course[index] as Entry;
        return {
          throws: throwsOf(system, entry),
          says: system.chronicle.lines(entry),
          arithmetic: results.arithmetic(index),
          player: playerOf?.(index),
        };
      }}
      {...props}
    />
  );
}

export function Chronicle({ count, tell, at, onShow }: Props) {
  const [all, setAll] = useState(false);
  const from = all ? 0 : Math.min(at, Math.max(0, count - shownFirst));
  const stop = useOneTabStop<HTMLDivElement>();
  const box = stop.ref;
  // Scrolls the current line into view, without scrolling the page.
  useEffect(() => {
    const line = box.current?.querySelector<HTMLElement>('[aria-current]');
    if (line) box.current?.scrollTo({ top: line.offsetTop });
  }, [at]);
  return (
    <div class="story" {...stop}>
      <ol reversed>
        {Array.from({ length: count - from }, (_, index) => ({ index: from + index, ...tell(from + index) }))
          .toReversed()
          .map(({ index, throws, says, arithmetic, player }) => (
            <li key={index} aria-current={index === at ? 'step' : undefined}>
              {player && says.length > 0 && <p class="story-player">{player}</p>}
              {arithmetic ? <SumsOf arithmetic={arithmetic} /> : <Throws throws={throws} />}
              <ul>
                {says.map(({ text, rules, heading }, line) => (
                  <li key={line} class={heading ? 'is-heading' : ''}>
                    {text} <Cited rules={rules} />
                  </li>
                ))}
              </ul>
              <button type="button" class="then" onClick={() => onShow(index)}>
                Show the table<span class="sr"> after action {index}</span>
              </button>
            </li>
          ))}
      </ol>
      {from > 0 && (
        <button type="button" class="button button-quiet" onClick={() => setAll(true)}>
          {from} more
        </button>
      )}
    </div>
  );
}
