/** Round bases and spray areas, for games whose models have no front. */
import { ahead, type Point, plus, times } from '../../../engine/kernel/geometry.ts';
import type { Makers } from './making.ts';
import type { Command } from './shapes.ts';

const ring = (centre: Point, radius: number): readonly Command[] => {
  const [west, east] = [
    { x: centre.x - radius, y: centre.y },
    { x: centre.x + radius, y: centre.y },
  ];
  return [['M', west], ['A', radius, false, true, east], ['A', radius, false, true, west], ['Z']];
};

export const models: Makers = {
  /** Models, given by base diameter and places: `models enemy 1 10,10 12,10`. Enemies have a second ring. */
  models(sheet, given) {
    const enemy = given.has('enemy');
    const radius = (given.numbers[0] ?? 1) / 2;
    for (const at of given.places) {
      const corners = [
        { x: at.x - radius, y: at.y - radius },
        { x: at.x + radius, y: at.y + radius },
      ];
      const look = `area area-${enemy ? 'b' : 'a'}`;
      sheet.add('units', { kind: 'path', commands: ring(at, radius), look }, ...corners);
      if (enemy) sheet.add('units', { kind: 'path', commands: ring(at, radius * 0.6), look });
    }
  },
  /** A sector, given by apex, heading, length and angle in degrees: `sector 10,10 90 6 45`. */
  sector(sheet, given) {
    const apex = given.place();
    const [heading = 0, length = 1, angle = 45] = given.numbers;
    const out = (degrees: number) => plus(apex, times(ahead(degrees * 10), length));
    const [left, right] = [out(heading - angle / 2), out(heading + angle / 2)];
    sheet.add(
      'areas',
      {
        kind: 'path',
        commands: [['M', apex], ['L', left], ['A', length, false, true, right], ['Z']],
        look: 'area area-objective',
      },
      apex,
      left,
      out(heading),
      right,
    );
  },
};
