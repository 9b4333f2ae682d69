/** Pages that belong to no single game: linked in the footer of every page and in menus, and found by the search. */
export interface PageOfBook {
  /** The text of links to the page. */
  readonly name: string;
  readonly url: string;
  readonly summary: string;
  /** Other terms that players use for the page, for the search. */
  readonly said: string;
  /** Whether the page is linked in the header too. */
  readonly inHeader?: true;
}

export const pagesOfBook: readonly PageOfBook[] = [
  {
    name: 'Rulings',
    url: '/rulings/',
    summary: 'Where a text is unclear: how it could be read, how we play it, and why.',
    said: 'FAQ, errata, frequently asked questions, interpretations, unclear rules, house rulings, official answers, list of rulings, what is the ruling, disputes',
    inHeader: true,
  },
  {
    name: 'Glossary',
    url: '/glossary/',
    summary: 'Every term of each game in one sentence, with the rule that defines it.',
    said: 'dictionary, definitions, terms, what does it mean, abbreviations, vocabulary, words explained, what a word means, explain a term, jargon, acronyms',
    inHeader: true,
  },
  {
    name: 'Use offline',
    url: '/offline/',
    summary: 'Download a whole book to your device, because some places to play have no internet.',
    said: 'offline, without a network, download, no internet, no signal, keep on my phone, save for later, install, app, install the app, home screen, without wifi, in the club, works without internet',
    inHeader: true,
  },
  {
    name: 'On this device',
    url: '/on-this-device/',
    summary: 'Save all your battles, rosters, games and answers as one file, and restore them on another device.',
    said: 'backup, export, import, transfer, sync, move to another phone, save my data, restore, my rosters, my battles, save my game, saved games, load a game, saved battles, new phone, delete my data',
  },
  {
    name: 'Coverage',
    url: '/coverage/',
    summary: 'How much of each game is written, enforced by the program and checked by tests.',
    said: 'what is missing, completeness, progress, tests, which rules work, is it complete',
  },
  {
    name: 'What changed',
    url: '/changes/',
    summary: 'Corrections to rules, rulings and numbers, with their dates.',
    said: 'changelog, change log, errata, corrections, updates, news, version history, revision, what is new, latest changes',
  },
  {
    name: 'Notation',
    url: '/notation/',
    summary: 'Positions and games as lines of text that people can read, copy and compare.',
    said: 'FEN, PGN, position as text, save a position, replay format, record a game, share a position, text format',
  },
  {
    name: 'Open data',
    url: '/api/',
    summary: 'Units, spells, items, armies and rules as JSON, each with its schema.',
    said: 'API, JSON, download data, developers, schema, use the data, programming',
  },
  {
    name: 'Credits',
    url: '/credits/',
    summary: 'Whose games, drawings and fonts these are, and the licences.',
    said: 'licence, license, copyright, authors, icons, fonts, about, who made this, author, who wrote this, contact, about this site',
  },
];
