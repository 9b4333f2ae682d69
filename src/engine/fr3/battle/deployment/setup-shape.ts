/** The schema of a set-up's fields. */
import type { Shape, ShapeOf } from '../../../kernel/shape-of-data.ts';
import type { Army } from '../vocabulary/setup.ts';
import { kitIds, type Setup } from '../vocabulary/setup.ts';

const point = { x: true, y: true } as const;
const place = { ...point, facing: true } as const;

const army: ShapeOf<Army> = {
  name: true,
  commands: [{ name: true, troops: true }],
  holdings: [{ kind: true, at: point, with: true }],
  works: [{ at: place, pavisiers: true }],
  has: true,
  scouts: true,
  nuisances: true,
  troops: [
    {
      type: true,
      name: true,
      kit: Object.fromEntries(kitIds.map((id) => [id, true])) as Record<(typeof kitIds)[number], true>,
      arms: true,
      levels: true,
      ease: true,
      innate: true,
      landed: true,
      illusion: true,
      cost: true,
      force: true,
      at: place,
      with: true,
      morale: true,
    },
  ],
  characters: [
    {
      leader: true,
      superhero: true,
      magic: true,
      lore: true,
      beastmaster: true,
      unit: true,
      apart: true,
      has: true,
      name: true,
      cost: true,
      with: true,
    },
  ],
};

export const setupShape: Shape = {
  table: { width: true, depth: true },
  terrain: [{ kind: true, name: true, polygon: [point], enchanted: { spell: true, choice: true, percent: true }, feared: true }],
  objective: [point],
  armies: { A: army, B: army },
  first: true,
  initiative: true,
  clocks: true,
  turns: true,
  underwater: true,
  snow: true,
  aims: [{ kind: true, side: true, ground: true, points: true, who: true }],
} satisfies ShapeOf<Setup>;
