/** The rules systems, in the order of the shelf. */
export const systems = [
  {
    id: 'fr3',
    name: 'Fantasy Rules!',
    edition: 'The whole third edition of 2003',
    summary: 'Whole armies on square bases, a morale clock that pays for every order, and magic won at auction.',
  },
  {
    id: 'three-realms',
    name: 'Three Realms',
    edition: 'The core rules, with two sample armies of our own',
    summary: 'The players act with one unit each in turn, and dice choose the realm, the land and the mission.',
  },
  {
    id: 'hott',
    name: 'Hordes of the Things',
    edition: 'Part of the rules, completed from players’ aids',
    summary: 'Elements, player initiative points and strongholds.',
  },
  {
    id: 'six-events',
    name: 'The six-event battle game',
    edition: 'The whole turn; spells and armies are samples of our own',
    summary: 'A turn of six events, with hit tables for every kind of attack.',
  },
] as const;

/** The systems that have both a battle page and a roster builder (`pages/[system]/play/`, `pages/[system]/muster/`). */
export const playable: readonly string[] = ['fr3', 'hott'];

export type SystemId = (typeof systems)[number]['id'];

/**
 * The games on the site. If one is removed from this line, the site is built without its pages, open data, rulings and search.
 */
const games: readonly SystemId[] = ['fr3', 'three-realms', 'hott', 'six-events'];

/** The games in this build: those named by `GAMES` (`GAMES=fr3,hott`), or by default all. */
export const chosenGames: ReadonlySet<string> = new Set(process.env.GAMES?.split(',') ?? games);

for (const id of chosenGames)
  if (!systems.some((system) => system.id === id))
    throw new Error(`There is no game called “${id}”. The games are ${systems.map((system) => system.id).join(', ')}.`);
