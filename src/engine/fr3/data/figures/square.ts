import { basics } from './basics.ts';

/** Numbers from the chapter on infantry squares. */
export const square = {
  /** fr3.square.size: an even number of units, up to this. */
  maxUnits: 6,
  /** fr3.square.bowfire-bonus */
  bowfire: 1,
  /** fr3.square.charge-bonus: when charged by cavalry, monsters or fliers. */
  whenCharged: 4,
  /** fr3.square.support: the bonus for each supporting neighbour and for the unit behind. */
  support: 1,
  /** fr3.square.support: the largest number of neighbours to the sides and behind that count. */
  maxSupport: 3,
  /** fr3.square.fire-vulnerability: added to artillery to-hit rolls and missile rolls, for each base after the first. */
  fireForEachFurtherBase: 1,
  /** fr3.square.kill: levels, and how many of them are permanent. */
  kill: basics.extraMarkerKill,
  /** fr3.square.rally: markers that one successful roll removes from the square. */
  rallyCap: basics.rallyCap,
  /** fr3.square.third-marker: markers on one unit that destroy the square. */
  destroyedAtMarker: 3,
} as const;
