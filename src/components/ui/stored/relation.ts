/** Compares two histories of the same thing: how far they agree, and which continues. */
export type Relation =
  | { readonly is: 'same' | 'longer' | 'shorter' }
  /** The histories agree on this many steps, then differ. */
  | { readonly is: 'parted'; readonly after: number };

/** The relation of the first history to the second. Steps are equal if their texts are. */
export function relationOf(one: readonly string[], other: readonly string[]): Relation {
  const least = Math.min(one.length, other.length);
  let agree = 0;
  while (agree < least && one[agree] === other[agree]) agree++;
  if (agree < least) return { is: 'parted', after: agree };
  return { is: one.length === other.length ? 'same' : one.length > other.length ? 'longer' : 'shorter' };
}
