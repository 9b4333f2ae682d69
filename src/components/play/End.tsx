/** How the battle ended, by the book’s points; and the way to watch it again. */
import { fr3Battle } from '../../engine/fr3/battle/ruleset.ts';
import { sideIds } from '../../engine/fr3/battle/vocabulary/ids.ts';
import { Cited } from '../odds/links.tsx';
import { type Course, stateOf } from './course.ts';
import { armyName } from './fr3/words.ts';
import { useInView } from './use-in-view.ts';

interface Props {
  course: Course;
  /** Shows the table as it was after an entry. */
  onShow: (at: number) => void;
  /** Goes to the choice of another battle. */
  onLeave: () => void;
}

export function End({ course, onShow, onLeave }: Props) {
  const state = stateOf(course);
  const panel = useInView<HTMLElement>('end');
  const result = fr3Battle.result(state);
  if (!result) return null;
  return (
    <section class="end" aria-labelledby="end" ref={panel}>
      <h2 id="end">
        {result.winner === null
          ? 'Nobody has won'
          : `${armyName(state, result.winner)} ${result.level === 'draw' ? 'drew' : 'won'}`}
      </h2>
      <p>{result.because}</p>
      {sideIds.map((side) => {
        const { lines, total } = result.scores[side];
        return (
          <table key={side}>
            <caption>
              {armyName(state, side)}: {total} points
            </caption>
            <tbody>
              {lines.map(({ name, points, rules }) => (
                <tr key={name}>
                  <th scope="row">
                    {name} <Cited rules={rules} />
                  </th>
                  <td>{points}</td>
                </tr>
              ))}
            </tbody>
          </table>
        );
      })}
      <p class="row">
        <button type="button" class="button" onClick={onLeave}>
          Another battle
        </button>
        <button type="button" class="button button-quiet" onClick={() => onShow(0)}>
          Watch it again
        </button>
      </p>
    </section>
  );
}
