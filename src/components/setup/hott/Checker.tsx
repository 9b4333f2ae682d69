/** Checks a battlefield that the players draw piece by piece. The battlefield is stored in the address. */
import { useMemo } from 'preact/hooks';
import {
  examplePlan,
  fieldOf,
  mostPieces,
  newPiece,
  outlineOf,
  placedKinds,
  writePlan,
} from '../../../engine/hott/battlefield/drawing.ts';
import { namesOf } from '../../../engine/hott/battlefield/legal.ts';
import { Quiet } from '../../companion/Act.tsx';
import { RuleLinks } from '../../odds/links.tsx';
import type { SetupProps } from '../Setup.tsx';
import { TablePicture } from '../TablePicture.tsx';
import { boardInches, drawnAt, lookOf, shape } from './board.ts';
import { Conditions } from './Conditions.tsx';
import { PieceList } from './PieceList.tsx';
import { useDrawing } from './use-drawing.ts';

export default function Checker({ linked }: SetupProps) {
  const { plan, problems, said, say, change, set, remove, grip } = useDrawing();
  const field = useMemo(() => plan && fieldOf(plan), [plan]);
  if (!plan || !field) return <p>Drawing the board …</p>;
  const names = namesOf(field.pieces);

  return (
    <RuleLinks.Provider value={linked}>
      <div class="setup">
        {problems.length > 0 && (
          <ul class="message message-wrong" role="alert">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        <div class="setup-bar">
          <label class="setup-seed">
            <span>Add</span>
            <select
              value=""
              disabled={plan.length >= mostPieces}
              onChange={(event) => {
                const kind = event.currentTarget.value;
                event.currentTarget.value = '';
                if (kind) change([...plan, newPiece(kind)]);
              }}
            >
              <option value="">a piece of terrain …</option>
              {placedKinds.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <Quiet
            onClick={() =>
              navigator.clipboard.writeText(`${location.origin}${location.pathname}?${writePlan(plan)}`).then(
                () => say('Link copied.'),
                () => say('Your browser does not let this page copy text. Copy the page address from the address bar.'),
              )
            }
          >
            Copy link
          </Quiet>
          <Quiet onClick={() => change(examplePlan)}>The book’s example</Quiet>
          <Quiet disabled={plan.length === 0} onClick={() => change([])}>
            Clear the board
          </Quiet>
          <span role="status">{said}</span>
        </div>
        <div class="setup-table">
          <figure>
            <TablePicture
              width={boardInches}
              depth={boardInches}
              {...drawnAt}
              says={`A square board with ${plan.length === 1 ? '1 piece' : `${plan.length} pieces`} of terrain, listed on this page.`}
              areas={[]}
              pieces={plan.map((drawn, at) => ({ type: lookOf(drawn.kind), polygon: shape(outlineOf(drawn)), number: at + 1 }))}
            >
              {(page) =>
                plan.map((drawn, at) => (
                  <path
                    key={at}
                    class="setup-grip"
                    d={`M${shape(outlineOf(drawn)).map(page.at).join('L')}Z`}
                    {...grip(at, names[at] ?? '', drawn, page)}
                  />
                ))
              }
            </TablePicture>
            <figcaption class="fine">Drag a piece, or choose it with Tab and move it with the arrow keys.</figcaption>
          </figure>
          <Conditions field={field} />
        </div>
        <PieceList plan={plan} names={names} set={set} remove={remove} say={say} />
      </div>
    </RuleLinks.Provider>
  );
}
