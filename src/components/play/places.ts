/** What lies on the ground besides terrain: the objective, camps and sacred sites, transports left standing, fires. */
import { groundOfHolding } from '../../engine/fr3/battle/holding-ground.ts';
import type { State } from '../../engine/fr3/battle/state.ts';
import type { HoldingKind } from '../../engine/fr3/companion/holdings.ts';
import { corners } from '../../engine/kernel/geometry.ts';
import type { Place } from './board/Board.tsx';

const held: Readonly<Record<HoldingKind, string>> = {
  camp: 'camp',
  'sacred-site': 'sacred site',
  'sacred-camp': 'sacred camp',
};
const burning = { smolder: 'smoke', fire: 'fire' } as const;

export function placesOf({ setup, holdings, units, fires }: State): readonly Place[] {
  return [
    ...(setup.objective ? [{ polygon: setup.objective, name: 'objective', tone: 'objective' }] : []),
    ...holdings.flatMap((holding) => {
      const polygon = groundOfHolding(holding);
      return polygon ? [{ polygon, name: held[holding.kind], tone: holding.side }] : [];
    }),
    ...units.flatMap(({ side, ride }) =>
      ride?.at ? [{ polygon: corners(ride.at), name: ride.by.replaceAll('-', ' '), tone: side }] : [],
    ),
    ...fires.map(({ base, marker }) => ({ polygon: corners(base), name: burning[marker], tone: marker })),
  ];
}
