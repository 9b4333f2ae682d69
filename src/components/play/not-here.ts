/**
 * The page has the engine twice: whole, and without what battles of troops never call (`plugins/left-out.ts`). What is left out of
 * the second one never answers: it says that the whole engine is wanted.
 */
class NotHere extends Error {
  override name = 'NotHere';
}

/** What stands in the place of a function that is left out. */
export function notHere(what: string): never {
  throw new NotHere(`${what} is not needed in battles of troops.`);
}

/** By its name: it may come from a worker. */
export const isNotHere = (error: unknown): boolean => error instanceof Error && error.name === 'NotHere';
