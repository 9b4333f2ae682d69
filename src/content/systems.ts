/** The rules systems on the shelf, in the order of the shelf. */
export const systems = [
  {
    id: 'fr3',
    name: 'Fantasy Rules!',
    edition: 'Third edition, 2003',
    summary: 'Whole armies on square bases, a morale clock that pays for every order, and magic won at auction.',
  },
  {
    id: 'three-realms',
    name: 'Three Realms',
    edition: 'Core rules and a sample set',
    summary: 'Units act one by one in alternation; realm, land and mission are for the dice to choose.',
  },
  {
    id: 'hott',
    name: 'Hordes of the Things',
    edition: 'Excerpt with a marked supplement',
    summary: 'Elements, player initiative points and strongholds.',
  },
  {
    id: 'six-events',
    name: 'The six-event battle game',
    edition: 'Untitled',
    summary: 'A turn of six events, with hit tables for every meeting.',
  },
] as const;

export type SystemId = (typeof systems)[number]['id'];
