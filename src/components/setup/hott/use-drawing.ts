/** The drawn battlefield. The battlefield is stored in the address, and the user changes it with fields, keys and dragging. */
import { useEffect, useRef, useState } from 'preact/hooks';
import {
  type Drawn,
  examplePlan,
  faultOf,
  moved,
  type Plan,
  readPlan,
  writePlan,
} from '../../../engine/hott/battlefield/drawing.ts';
import type { Page } from '../../book/diagram/page.ts';
import { paces } from './board.ts';

/** Three lengths in paces: the grid for dragged pieces, the step of an arrow key, and the smaller step with Shift. */
export const grain = 10;
const stride = 50;
const fine = 10;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
interface Held {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly from: Drawn;
}

/** `plan` is undefined until the address has been read. */
export function useDrawing() {
  const [plan, setPlan] = useState<Plan>();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const held = useRef<Held>();
  /** The current plan, for keys that are pressed faster than the page renders. */
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
  const remove = (at: number) => change(latest.current.filter((_, index) => index !== at));
  /** The position of a pointer in paces. */
  const under = (event: PointerEvent, page: Page): { x: number; y: number } | null => {
    const matrix = (event.currentTarget as SVGGraphicsElement).ownerSVGElement?.getScreenCTM();
    if (!matrix) return null;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const corner = { x: 0, y: 0 };
    return { x: paces((at.x - page.x(corner)) / page.k), y: paces((page.y(corner) - at.y) / page.k) };
  };
  const grip = (at: number, name: string, drawn: Drawn, page: Page) => ({
    tabindex: 0,
    role: 'button' as const,
    'aria-label': `${name}, ${drawn.x} right, ${drawn.y} up. Arrow keys move it.`,
    onKeyDown: (event: KeyboardEvent) => {
      const way = arrows[event.key];
      if (way) {
        event.preventDefault();
        const step = event.shiftKey ? fine : stride;
        set(at, moved(latest.current[at] ?? drawn, way[0] * step, way[1] * step));
      } else if (event.key === 'Delete') remove(at);
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
  return { plan, problems, said, say: setSaid, change, set, remove, grip };
}
