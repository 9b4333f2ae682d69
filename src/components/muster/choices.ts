/** What the page hands the muster, so that it can begin before the engine has come. */
export interface RowChoice {
  readonly id: string;
  readonly name: string;
}

/** What speaks for a type in a list, a letter each: a printed cell, a likely one, the text, nothing known, ruled out. */
export const placeLetters = { table: 't', likely: 'l', prose: 'p', open: 'o', barred: 'b' } as const;
export type Place = keyof typeof placeLetters;

export interface ListChoice {
  readonly id: string;
  readonly name: string;
  /** A letter for each of the rows. */
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
export interface OddsDoor {
  readonly name: string;
  readonly says: string;
  readonly url: string;
}

export const sizesPlayed = [500, 750, 1000, 1500, 2000] as const;
/** fr3.army-lists.recommended-size is about as large as this. */
export const usualSize = 1000;

export interface Fielding {
  readonly list: ListChoice;
  /** Nothing is known of at least one of the types: whoever plays it agrees with the opponent. */
  readonly open: boolean;
}

/** The lists that may field all of some types, the sure ones first. */
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
