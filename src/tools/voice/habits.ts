/** Wordings that often confuse readers. Look at each match, because it may be correct. */

export interface Habit {
  readonly name: string;
  readonly pattern: RegExp;
  readonly instead: string;
}

const begins = '(?:^|[.:;“] ?)';

export const habits: readonly Habit[] = [
  {
    name: '“is no X”',
    pattern:
      /(?<!\bthere )\b(?:is|are|was|were|be) no (?!longer\b|more\b|less\b|fewer\b|one\b|different\b|matter\b|better\b|worse\b|such\b|point\b|need\b|way\b|room\b|limit\b|doubt\b|other\b|\[)[a-z]+/i,
    instead: 'is not a X',
  },
  { name: '“have not X”', pattern: /\b(?:have|has|had) not (?:a|an|any|enough|[A-Z][a-z]+)\b/, instead: 'do not have X' },
  {
    name: '“not X enough to”',
    pattern: /\bnot (?!\w+ enough)\w+ enough to\b|\bthere (?:is|are) not\b/i,
    instead: 'too little X to',
  },
  { name: '“speaks for”', pattern: /\bspeaks? (?:for|against)\b/, instead: 'the bonus or the reason itself' },
  {
    name: '“what there is of”',
    pattern: /\b(?:what|all|as much|as many) (?:there is|there are|stands|comes) of\b/,
    instead: 'a noun',
  },
  {
    name: '“so many” for a number',
    pattern: /\bso (?:many|much)(?! (?:as|that|more|less|better|the))\b/i,
    instead: 'that number',
  },
  { name: '“whoever”, “whatever”', pattern: new RegExp(`${begins}(?:Whoever|Whatever|Whosoever)\\b`), instead: 'a unit that' },
  {
    name: 'the verb before its subject',
    pattern: new RegExp(`${begins}(?:Counted|Named|Listed|Meant|Shown|Left|Said|Asked|Kept|Known|Given) (?:are|is)\\b`),
    instead: 'subject, verb, object',
  },
  { name: '“somebody”, “nobody”', pattern: /\b(?:somebody|nobody|anybody)\b/i, instead: 'the unit, the player, the enemy' },
  { name: '“pleases you”', pattern: /\bpleases? you\b/, instead: 'you like, you want' },
  { name: '“each once”', pattern: /\beach (?:of them )?once\b/, instead: 'name each of them only once' },
  { name: '“mend”', pattern: /\bmend(?:s|ed|ing)?\b/i, instead: 'fix' },
  {
    name: '“befall”, “what becomes of”',
    pattern: /\b(?:befalls?|comes? of (?:it|them|this|that)|becomes? of)\b/,
    instead: 'happens to, the result',
  },
  {
    name: '“who” without a noun',
    pattern: new RegExp(`${begins}Who (?:is|has|was|does|may|can|goes|comes|wins|loses|takes|gives)\\b[^?]*\\.`),
    instead: 'the player who, a unit that',
  },
];
