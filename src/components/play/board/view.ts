/** What part of the table is seen: a window on the drawing, moved and enlarged by wheel, fingers, keys and buttons. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How many times larger than the whole table it gets at most. */
const closest = 8;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The window inside the whole drawing, as large as it may be. */
function inside(view: View, whole: View): View {
  const width = within(view.width, whole.width / closest, whole.width);
  const height = (width * whole.height) / whole.width;
  return {
    width,
    height,
    x: within(view.x, whole.x, whole.x + whole.width - width),
    y: within(view.y, whole.y, whole.y + whole.height - height),
  };
}

/** Enlarged by a factor; what lies at this spot of the drawing stays where it is. */
export function zoomed(view: View, whole: View, factor: number, at: Spot): View {
  const width = within(view.width / factor, whole.width / closest, whole.width);
  const share = width / view.width;
  return inside(
    { width, height: view.height * share, x: at.x - (at.x - view.x) * share, y: at.y - (at.y - view.y) * share },
    whole,
  );
}

export const moved = (view: View, whole: View, dx: number, dy: number): View =>
  inside({ ...view, x: view.x + dx, y: view.y + dy }, whole);

export const middleOf = (view: View): Spot => ({ x: view.x + view.width / 2, y: view.y + view.height / 2 });

/** The window that has a spot in its middle. */
export const centred = (view: View, whole: View, at: Spot): View =>
  inside({ ...view, x: at.x - view.width / 2, y: at.y - view.height / 2 }, whole);
