/** The data that the page gives the roster builder, so that it can start before the engine is loaded. */
export interface RowChoice {
  readonly id: string;
  readonly name: string;
}

/**
 * How strongly a list supports a type, with one letter for each degree: supported by a printed table entry, by a likely table
 * entry or by the prose, unknown, or ruled out.
 */
export const placeLetters = { table: 't', likely: 'l', prose: 'p', open: 'o', barred: 'b' } as const;
export type Place = keyof typeof placeLetters;

export interface ListChoice {
  readonly id: string;
  readonly name: string;
  /** One letter for each row. */
  readonly places: string;
}

export interface ReadyChoice {
  readonly id: string;
  readonly name: string;
  readonly says: string;
  readonly list: string;
  readonly size: number;
}

/** A calculator that asks for units. */
export interface OddsLink {
  readonly name: string;
  readonly says: string;
  readonly url: string;
}

export const sizesPlayed = [500, 750, 1000, 1500, 2000] as const;
/** About the size that fr3.army-lists.recommended-size recommends. */
export const usualSize = 1000;

export interface Fielding {
  readonly list: ListChoice;
  /** For at least one of the types it is unknown whether the list allows it, so the players must agree on it. */
  readonly open: boolean;
}

/** The lists that may field all of the given types. Lists that certainly may field them come first. */
export function mayField(
  lists: readonly ListChoice[],
  rows: readonly RowChoice[],
  owned: readonly string[],
): readonly Fielding[] {
  const places = owned.map((id) => rows.findIndex((row) => row.id === id));
  const fielding = lists.flatMap((list): readonly Fielding[] => {
    const letters = places.map((at) => list.places[at]);
    if (letters.includes(placeLetters.barred)) return [];
    return [{ list, open: letters.includes(placeLetters.open) }];
  });
  return [...fielding.filter(({ open }) => !open), ...fielding.filter(({ open }) => open)];
}
