/** The names of combat results. */
import type { Kind, Tone } from '../../kernel/calculator/procedure.ts';
import type { Result } from '../data/outcomes.ts';
import type { Ended } from './combat.ts';

type EndedKind = Kind<Ended, unknown>;
type Bad = Exclude<Result, 'none'>;

const words: Readonly<Record<Bad, string>> = {
  recoil: 'recoils',
  flee: 'flees',
  'flee-off': 'flees off the field',
  ensorcelled: 'is ensorcelled',
  captured: 'is captured',
  destroyed: 'is destroyed',
};
const bads = Object.keys(words) as Bad[];

const tones: Readonly<Record<'a' | 'b', Readonly<Record<Bad, Tone>>>> = {
  a: { recoil: 'bad1', flee: 'bad2', 'flee-off': 'bad3', ensorcelled: 'bad2', captured: 'bad3', destroyed: 'bad3' },
  b: { recoil: 'good1', flee: 'good2', 'flee-off': 'good3', ensorcelled: 'good2', captured: 'good3', destroyed: 'good3' },
};

/** `b-recoil`: only that side suffers it. */
const only = (side: 'a' | 'b', name: string): EndedKind[] =>
  bads.map((bad) => ({
    id: `${side}-${bad}`,
    tone: tones[side][bad],
    words: `${name} ${words[bad]}`,
    is: ({ a, b }) => (side === 'a' ? a === bad && b === 'none' : b === bad && a === 'none'),
  }));

/** Every result is of exactly one of these kinds. `first` and `second` are the names of the two sides. */
const endedKinds = (first: string, second: string, both: readonly EndedKind[]): readonly EndedKind[] => [
  ...only('b', second).reverse(),
  { id: 'nothing', tone: 'even', words: 'Nothing happens', is: ({ a, b }) => a === 'none' && b === 'none' },
  ...both,
  ...only('a', first),
];

export const fightKinds = endedKinds('The first', 'The second', [
  { id: 'both-destroyed', tone: 'both', words: 'Both are destroyed', is: ({ a, b }) => a === 'destroyed' && b === 'destroyed' },
]);

export const shotKinds = endedKinds('The shooter', 'The target', []);

/** The spell works on the target, but the magician has rolled a 1, so he is ensorcelled too. */
export const spellKinds = endedKinds(
  'The magician',
  'The target',
  bads.map((bad) => ({
    id: `both-${bad}`,
    tone: 'both',
    words: `The target ${words[bad]}, and the magician is ensorcelled`,
    is: ({ a, b }) => a === 'ensorcelled' && b === bad,
  })),
);

/** The ids of every kind of result that is bad for this side, and of those in which this side loses its element. */
const lost: readonly string[] = ['flee-off', 'ensorcelled', 'captured', 'destroyed'];
export const suffers = (side: 'a' | 'b'): string[] => [`${side}`, 'both'].flatMap((who) => bads.map((bad) => `${who}-${bad}`));
export const losesIt = (side: 'a' | 'b'): string[] => [`${side}`, 'both'].flatMap((who) => lost.map((bad) => `${who}-${bad}`));
