/** The pieces of the drawn battlefield, each with fields for its kind, shape, place and size. */
import { type Drawn, newPiece, type Plan, placedKinds, type Shape, shapes } from '../../../engine/hott/battlefield/drawing.ts';
import { supplement } from '../../../engine/hott/data/figures/supplement.ts';
import { Quiet } from '../../companion/Act.tsx';
import { grain, type useDrawing } from './use-drawing.ts';

const shapeNames: Readonly<Record<Shape, string>> = { oval: 'Oval', box: 'Box', band: 'Band' };

type Field = 'x' | 'y' | 'wide' | 'deep' | 'turn' | 'toX' | 'toY';
const fieldsOf = (drawn: Drawn): readonly (readonly [Field, string])[] =>
  drawn.shape === 'band'
    ? [
        ['x', 'From, right'],
        ['y', 'up'],
        ['toX', 'To, right'],
        ['toY', 'up'],
        ['wide', 'Width'],
      ]
    : [
        ['x', 'Right'],
        ['y', 'Up'],
        ['wide', 'Width'],
        ['deep', 'Depth'],
        ['turn', 'Turned'],
      ];

interface Props extends Pick<ReturnType<typeof useDrawing>, 'set' | 'remove' | 'say'> {
  plan: Plan;
  names: readonly string[];
}

export function PieceList({ plan, names, set, remove, say }: Props) {
  return (
    <section class="setup-pieces">
      <h2>The pieces</h2>
      {plan.length === 0 && <p>The board is empty. Add a piece of terrain.</p>}
      <ol>
        {plan.map((drawn, at) => (
          <li key={at}>
            <i>{at + 1}</i>
            <select
              aria-label={`Kind of piece ${at + 1}`}
              value={drawn.kind}
              onChange={(event) => set(at, { ...drawn, kind: event.currentTarget.value })}
            >
              {placedKinds.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
            <select
              aria-label={`Shape of piece ${at + 1}`}
              value={drawn.shape}
              onChange={(event) => {
                const next = event.currentTarget.value as Shape;
                set(at, next === 'band' || drawn.shape === 'band' ? newPiece(drawn.kind, next) : { ...drawn, shape: next });
              }}
            >
              {shapes.map((each) => (
                <option key={each} value={each}>
                  {shapeNames[each]}
                </option>
              ))}
            </select>
            <span class="setup-numbers">
              {fieldsOf(drawn).map(([name, says]) => (
                <label key={name}>
                  <span>{says}</span>
                  <input
                    type="number"
                    inputMode="numeric"
                    step={grain}
                    value={(drawn as unknown as Record<Field, number>)[name]}
                    onChange={(event) => {
                      const value = event.currentTarget.valueAsNumber;
                      if (Number.isNaN(value)) say('This change is not possible: a number is missing.');
                      else set(at, { ...drawn, [name]: Math.round(value) } as Drawn);
                    }}
                  />
                </label>
              ))}
            </span>
            <Quiet name={`Remove ${names[at]}`} onClick={() => remove(at)}>
              Remove
            </Quiet>
          </li>
        ))}
      </ol>
      <p class="fine">
        Positions are in paces from the lower left corner. The board is {supplement.board} paces wide and deep, and{' '}
        {supplement.pacesToInch} paces are 1 inch.
      </p>
    </section>
  );
}
