/** How the search reads text, both for building the index and for questions in the browser. */

/** Function words that no rule is about. */
const small = new Set(
  (
    'a an the this that these those and or if of to in on at for from by with as than then there can could may might must ' +
    'shall should will would do does did doing is are was were be been being has have had having i me my mine we us our you ' +
    'your he she his him her it its they them their how what when where why who whom which much many happens happen count ' +
    'counts work get gets got one some any just also but not no so too very really please someone somebody vs versus s t don ' +
    'anything something everything other another each per about into such only still already cant wont dont doesnt isnt'
  ).split(' '),
);

const accents = /[\u0300-\u036f]/g;

/** The words of a text in lower case, without accents and punctuation. Hyphens separate words, and apostrophes do not. */
export const words = (text: string): string[] => {
  const lower = text.toLowerCase().replace(/['’]/g, '');
  const plain = /[\u00c0-\u024f]/.test(lower) ? lower.normalize('NFD').replace(accents, '') : lower;
  return plain.match(/[a-z0-9]+/g) ?? [];
};

/** Joins “how many” and “how much” into one word, which is significant although its parts are not. */
export const withAmounts = (text: string): string => text.replace(/\bhow (many|much)\b/gi, 'how$1');

/** The significant words of a question, in order; all words if none is significant. */
export function significantWords(text: string): string[] {
  const all = words(text);
  const kept = all.filter((word) => !small.has(word));
  return kept.length > 0 ? kept : all;
}

const irregular: Readonly<Record<string, string>> = {
  men: 'man',
  horsemen: 'horseman',
  spearmen: 'spearman',
  dwarves: 'dwarf',
  dwarfs: 'dwarf',
  elves: 'elf',
  wolves: 'wolf',
  dice: 'die',
  fought: 'fight',
  shot: 'shoot',
  shots: 'shoot',
  lost: 'lose',
  loss: 'lose',
  losses: 'lose',
  won: 'win',
  winner: 'win',
  winning: 'win',
  dying: 'death',
  flew: 'fly',
  flier: 'fly',
  fliers: 'fly',
  flyer: 'fly',
  flyers: 'fly',
  died: 'death',
  dies: 'death',
  dead: 'death',
  higher: 'high',
  moral: 'morale',
  tied: 'tie',
};

const stems = new Map<string, string>();

/** The stem of a word. The method is simple, but it matches “charges”, “charged” and “charging”. */
export function stem(word: string): string {
  let found = stems.get(word);
  if (found === undefined) {
    found = irregular[word] ?? cutDown(word);
    stems.set(word, found);
  }
  return found;
}

function cutDown(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let cut = word
    .replace(/i[sz]ation(s?)$/, 'ize$1')
    .replace(/is(e|es|ed|ing)$/, 'iz$1')
    .replace(/(\w{3}at)ion(s?)$/, '$1e$2');
  if (/ies$/.test(cut) && cut.length > 4) cut = `${cut.slice(0, -3)}y`;
  else if (/(x|ch|sh|ss|z)es$/.test(cut)) cut = cut.slice(0, -2);
  else if (/[^su]s$/.test(cut)) cut = cut.slice(0, -1);
  if (/(ing|[^e]ed)$/.test(cut)) {
    const base = cut.replace(/(ing|ed)$/, '');
    if (/[aeiouy]/.test(base) && base.length > 2) cut = /([^lsz])\1$/.test(base) ? base.slice(0, -1) : base;
  }
  // The next step makes “move” match the stem of “moving”.
  if (cut.length > 3 && /[^e]e$/.test(cut)) cut = cut.slice(0, -1);
  return cut.length > 3 ? cut.replace(/([^aeiou])i$/, '$1y') : cut;
}

/** Words that any question may contain; they say little about what it asks. */
const light = new Set(
  (
    'use using make making made take taking come coming bring go going see say tell know find try give put let need want like read ' +
    'thing way kind sort new good best able possible own without while during after before again ever never always if whether ' +
    'allow mean explain work play game rule happen turn get people guy stuff lot bit down up out'
  )
    .split(' ')
    .map((word) => stem(word)),
);

export const isLight = (stemmed: string): boolean => light.has(stemmed);
