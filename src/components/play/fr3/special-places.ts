/**
 * Ground features that occur only in battles with magic or special troops: enchanted and feared ground, fortifications, camps and
 * sacred sites, unattended transports, fires.
 */

import { groundOfHolding } from '../../../engine/fr3/battle/camps/camp-ground.ts';
import { ask, lookUp } from '../../../engine/fr3/battle/chapters/asking.ts';
import { onTable } from '../../../engine/fr3/battle/units/pieces.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import type { HoldingKind } from '../../../engine/fr3/companion/holdings.ts';
import { baseAt } from '../../../engine/fr3/table/bases.ts';
import { containsPoint, corners } from '../../../engine/kernel/geometry.ts';
import type { Place } from '../board/board-types.ts';

const held: Readonly<Record<HoldingKind, string>> = {
  camp: 'camp',
  'sacred-site': 'sacred site',
  'sacred-camp': 'sacred camp',
};
/** How much the bank of a work extends beyond the unit inside it, in inches. */
const bank = 0.28;
const burning = { smolder: 'smoke', fire: 'fire' } as const;

export function specialPlaces(state: State): readonly Place[] {
  const { holdings, works, units, fires, magic } = state;
  const cast = magic.spell?.cast;
  return [
    // Both sides bid on a spell, so they must see where it would take effect.
    ...(cast?.at
      ? [
          {
            polygon: corners(baseAt(cast.at.x, cast.at.y, cast.at.facing)),
            name: lookUp.spellName(cast.spell),
            tone: cast.character[0] as string,
          },
        ]
      : []),
    ...ask.namedGround(state).map((each) => ({ ...each, tone: 'wild' })),
    ...works.flatMap(({ side, base, pavisiers }) =>
      base
        ? [
            {
              polygon: corners({ ...base, width: base.width + bank, depth: base.depth + bank }),
              // If a unit is in the works, the unit's own description mentions them.
              name: units.some((unit) => onTable(unit) && containsPoint(base, unit.base))
                ? ''
                : pavisiers
                  ? 'pavisiers'
                  : 'works',
              tone: pavisiers ? `works board-place-${side}` : 'works',
            },
          ]
        : [],
    ),
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
