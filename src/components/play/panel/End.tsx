/** How the battle ended by the rules' victory points, with a button to watch it again. */
import { Cited } from '../../odds/links.tsx';
import { type Course, stateOf } from '../course.ts';
import { useInView } from '../shell/use-in-view.ts';
import { useSystem } from '../system-context.ts';
import { sideIds } from '../vocabulary.ts';

interface Props {
  course: Course;
  /** Shows the table after an entry. */
  onShow: (at: number) => void;
  /** Goes to the choice of another battle; missing if there is no such choice. */
  onLeave?: (() => void) | undefined;
  /** Starts the same battle again; missing if this page cannot. */
  onRematch?: (() => void) | undefined;
  onAnalysis: () => void;
  /** Whether something above the table must stay in view: a message to send, or the verdict on a record. */
  stays: boolean;
}

export function End({ course, onShow, onLeave, onRematch, onAnalysis, stays }: Props) {
  const { rules, words } = useSystem();
  const state = stateOf(course);
  const panel = useInView<HTMLElement>(stays ? null : 'end');
  const result = rules.result(state);
  if (!result) return null;
  return (
    <section class="end" aria-labelledby="end" ref={panel}>
      <h2 id="end">
        {result.winner === null
          ? 'Neither side has won'
          : `${words.army(state, result.winner)} ${result.level === 'draw' ? 'drew' : 'won'}`}
      </h2>
      <p>{result.because}</p>
      {sideIds.map((side) => {
        const { lines, total } = result.scores[side];
        return (
          <table key={side}>
            <caption>
              {words.army(state, side)}: {total} points
            </caption>
            <tbody>
              {lines.map(({ name, points, rules: cited }) => (
                <tr key={name}>
                  <th scope="row">
                    {name} <Cited rules={cited} />
                  </th>
                  <td>{points}</td>
                </tr>
              ))}
            </tbody>
          </table>
        );
      })}
      <p class="row">
        {onRematch && (
          <button type="button" class="button" onClick={onRematch}>
            Rematch
          </button>
        )}
        {onLeave && (
          <button type="button" class="button button-quiet" onClick={onLeave}>
            Another battle
          </button>
        )}
        <button type="button" class="button button-quiet" onClick={onAnalysis}>
          Analysis
        </button>
        <button type="button" class="button button-quiet" onClick={() => onShow(0)}>
          Watch it again
        </button>
      </p>
    </section>
  );
}
