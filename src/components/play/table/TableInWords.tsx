/** The table in words: the score, and a list of every piece and every named place. */
import { heart } from '../../../engine/kernel/geometry.ts';
import { sentenceCase } from '../../../engine/kernel/text.ts';
import { Cited } from '../../odds/links.tsx';
import { useOneTabStop } from '../../ui/one-tab-stop.ts';
import type { Place, Terrain } from '../board/board-types.ts';
import type { Piece } from '../board/piece.ts';
import { sayFacts } from '../shell/Scoreboard.tsx';
import { useSystem } from '../system-context.ts';
import { type PieceId, type State, sideClass, sideIds } from '../vocabulary.ts';

interface Props {
  state: State;
  pieces: readonly Piece[];
  ground: readonly (Place | Terrain)[];
  onPiece: (id: PieceId) => void;
  onGround: (at: number) => void;
}

const kindOf = (ground: Place | Terrain | undefined): string =>
  ground && 'kind' in ground ? sentenceCase(ground.kind) : 'Ground';

export function TableInWords({ state, pieces, ground, onPiece, onGround }: Props) {
  const { sides } = useSystem().header(state);
  const list = useOneTabStop<HTMLUListElement>();
  return (
    <div class="table-in-words">
      <h3>Points if the battle ended now</h3>
      {sideIds.map((side) => {
        const { name, score } = sides[side];
        return (
          <table class="score-table" key={side}>
            <caption class={sideClass(side)}>
              {name}: {score.total} points
            </caption>
            <tbody>
              {score.lines.map((line) => (
                <tr key={line.name}>
                  <th scope="row">
                    {line.name} <Cited rules={line.rules} />
                  </th>
                  <td>{line.points}</td>
                </tr>
              ))}
            </tbody>
          </table>
        );
      })}
      <h3>The armies</h3>
      {/* The figures above the table, with names that are cut there. */}
      {sideIds.map((side) => (
        <p class={sideClass(side)} key={side}>
          {sayFacts(sides[side])}
        </p>
      ))}
      <h3>On the table</h3>
      <ul class="in-words" {...list}>
        {pieces.map(({ id, name }) => (
          <li key={id}>
            <button type="button" onClick={() => onPiece(id)}>
              {name}
            </button>
          </li>
        ))}
        {ground.map(({ name, polygon }, at) => (
          <li key={at}>
            <button type="button" onClick={() => onGround(at)}>
              {`${name ?? kindOf(ground[at])} at ${Math.round(heart(polygon).x)}, ${Math.round(heart(polygon).y)}`}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
