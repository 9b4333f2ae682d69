/** Checks a battlefield that the players draw piece by piece. It is in the address. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import {
  type Drawn,
  examplePlan,
  faultOf,
  fieldOf,
  mostPieces,
  moved,
  newPiece,
  outlineOf,
  type Plan,
  placedKinds,
  readPlan,
  type Shape,
  shapes,
  writePlan,
} from '../../../engine/hott/battlefield/drawing.ts';
import { namesOf } from '../../../engine/hott/battlefield/legal.ts';
import { supplement } from '../../../engine/hott/data/figures/supplement.ts';
import type { Page } from '../../book/diagram/page.ts';
import { Quiet } from '../../companion/Act.tsx';
import { RuleLinks } from '../../odds/links.tsx';
import type { SetupProps } from '../Setup.tsx';
import { TablePicture } from '../TablePicture.tsx';
import { boardInches, drawnAt, lookOf, paces, shape } from './board.ts';
import { Conditions } from './Conditions.tsx';

/** In paces: the rounding of dragged pieces, the step of an arrow key, and the finer step with Shift. */
const grain = 10;
const stride = 50;
const fine = 10;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
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

interface Held {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly from: Drawn;
}

export default function Checker({ linked }: SetupProps) {
  const [plan, setPlan] = useState<Plan>();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const held = useRef<Held>();
  /** The current plan, for keys pressed faster than the page renders. */
  const latest = useRef<Plan>([]);
  useEffect(() => {
    const open = () => {
      const read = readPlan(location.search);
      setProblems(read.problems);
      latest.current = location.search ? read.plan : examplePlan;
      setPlan(latest.current);
    };
    open();
    addEventListener('popstate', open);
    return () => removeEventListener('popstate', open);
  }, []);
  const field = useMemo(() => plan && fieldOf(plan), [plan]);
  if (!plan || !field) return <p>Drawing the board …</p>;
  const names = namesOf(field.pieces);

  const change = (next: Plan) => {
    latest.current = next;
    setPlan(next);
    setSaid('');
    setProblems([]);
    history.replaceState(null, '', next.length > 0 ? `?${writePlan(next)}` : '?');
  };
  const set = (at: number, drawn: Drawn) => {
    const fault = faultOf(drawn);
    if (fault) setSaid(`This change is not possible: ${fault}.`);
    else change(latest.current.map((each, index) => (index === at ? drawn : each)));
  };
  /** The position of a pointer in paces. */
  const under = (event: PointerEvent, page: Page): { x: number; y: number } | null => {
    const matrix = (event.currentTarget as SVGGraphicsElement).ownerSVGElement?.getScreenCTM();
    if (!matrix) return null;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const corner = { x: 0, y: 0 };
    return { x: paces((at.x - page.x(corner)) / page.k), y: paces((page.y(corner) - at.y) / page.k) };
  };
  const grip = (at: number, drawn: Drawn, page: Page) => ({
    tabindex: 0,
    role: 'button' as const,
    'aria-label': `${names[at]}, ${drawn.x} right, ${drawn.y} up. Arrow keys move it.`,
    onKeyDown: (event: KeyboardEvent) => {
      const way = arrows[event.key];
      if (way) {
        event.preventDefault();
        const step = event.shiftKey ? fine : stride;
        set(at, moved(latest.current[at] ?? drawn, way[0] * step, way[1] * step));
      } else if (event.key === 'Delete') change(plan.filter((_, index) => index !== at));
    },
    onPointerDown: (event: PointerEvent) => {
      const place = under(event, page);
      if (!place || event.button !== 0) return;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      held.current = { at, ...place, from: drawn };
    },
    onPointerMove: (event: PointerEvent) => {
      const place = held.current?.at === at ? under(event, page) : null;
      if (!place || !held.current) return;
      const { from, x, y } = held.current;
      const round = (value: number) => Math.round(value / grain) * grain;
      set(at, moved(from, round(place.x - x), round(place.y - y)));
    },
    onPointerUp: () => {
      held.current = undefined;
    },
    onPointerCancel: () => {
      held.current = undefined;
    },
  });
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
                () => setSaid('Link copied.'),
                () => setSaid('Your browser does not allow this page to copy. Copy the page address from the address bar.'),
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
                    {...grip(at, drawn, page)}
                  />
                ))
              }
            </TablePicture>
            <figcaption class="fine">Drag a piece, or choose it with Tab and move it with the arrow keys.</figcaption>
          </figure>
          <Conditions field={field} />
        </div>
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
                          if (Number.isNaN(value)) setSaid('This change is not possible: a number is missing.');
                          else set(at, { ...drawn, [name]: Math.round(value) } as Drawn);
                        }}
                      />
                    </label>
                  ))}
                </span>
                <Quiet name={`Remove ${names[at]}`} onClick={() => change(plan.filter((_, index) => index !== at))}>
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
      </div>
    </RuleLinks.Provider>
  );
}
