/** Results for a target under fire, in words. Shared by the calculators for missiles and artillery. */
import type { Kind, Measure } from '../../kernel/calculator/procedure.ts';
import type { Standing } from '../standing.ts';
import type { ShotResult } from './result.ts';

/** The form of the target. In a square all units share the losses, and a structure loses markers. */
export type TargetForm = 'unit' | 'square' | 'structure';

/** Each result belongs to exactly one of these kinds, the worst for the target first. */
export const shotKinds = <View>(formOf: (seen: View) => TargetForm): readonly Kind<ShotResult, View>[] => [
  { id: 'b-destroyed', tone: 'good3', words: 'destroyed', is: ({ fate }) => fate === 'destroyed' },
  {
    id: 'b-pushed-back',
    tone: 'good2',
    words: 'pushed back',
    is: ({ pushedBack }, seen) => formOf(seen) === 'unit' && pushedBack,
  },
  {
    id: 'b-double',
    tone: 'good2',
    words: (seen) => ({ unit: 'double demoralized', square: 'two levels lost', structure: 'two markers lost' })[formOf(seen)],
    is: ({ fate, pushedBack, lost }, seen) =>
      formOf(seen) === 'structure'
        ? fate === 'marked' && lost === 2
        : fate === 'double-demoralized' && !(formOf(seen) === 'unit' && pushedBack),
  },
  {
    id: 'b-demoralized',
    tone: 'good1',
    words: (seen) => ({ unit: 'demoralized', square: 'one level lost', structure: 'one marker lost' })[formOf(seen)],
    is: ({ fate, lost }, seen) => (formOf(seen) === 'structure' ? fate === 'marked' && lost === 1 : fate === 'demoralized'),
  },
  { id: 'b-marked', tone: 'good1', words: 'down a marker', is: ({ fate }, seen) => formOf(seen) === 'unit' && fate === 'marked' },
  { id: 'none-stripped', tone: 'good1', words: 'protection lost', is: ({ event }) => event === 'stripped' },
  { id: 'none', tone: 'even', words: 'no effect', is: ({ fate, event }) => fate === 'unharmed' && event === undefined },
  { id: 'none-dodged', tone: 'aside', words: 'slipped away', is: ({ event }) => event === 'dodged' },
  { id: 'none-misfire', tone: 'aside', words: 'the gun fails', is: ({ event }) => event === 'misfire' },
];

const harm = ['b-destroyed', 'b-pushed-back', 'b-double', 'b-demoralized', 'b-marked'];

/** The probabilities used to compare shots. */
export const shotMeasures: readonly Measure<ShotResult>[] = [
  { name: 'Target harmed', kinds: harm },
  { name: 'of it destroyed', kinds: ['b-destroyed'] },
];

/**
 * The kinds of state that a target can have after several shots. A square or a structure is described by its markers; `hurt` says
 * whether it has lost any.
 */
export const standingKinds = <View>(
  formOf: (seen: View) => TargetForm,
  hurt: (standing: Standing, seen: View) => boolean,
): readonly Kind<Standing, View>[] => {
  const lives = ({ fate }: Standing) => fate !== 'destroyed';
  const plain = (seen: View) => formOf(seen) === 'unit';
  return [
    { id: 'b-destroyed', tone: 'good3', words: 'destroyed', is: (standing) => !lives(standing) },
    {
      id: 'b-double',
      tone: 'good2',
      words: 'double demoralized',
      is: (standing, seen) => lives(standing) && plain(seen) && standing.state === 2,
    },
    {
      id: 'b-demoralized',
      tone: 'good1',
      words: (seen) => ({ unit: 'demoralized', square: 'shaken', structure: 'damaged' })[formOf(seen)],
      is: (standing, seen) => lives(standing) && (plain(seen) ? standing.state === 1 : hurt(standing, seen)),
    },
    {
      id: 'none',
      tone: 'even',
      words: (seen) => (plain(seen) ? 'steady' : 'untouched'),
      is: (standing, seen) => lives(standing) && (plain(seen) ? standing.state === 0 : !hurt(standing, seen)),
    },
  ];
};
