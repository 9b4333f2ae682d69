/** The names of test results. */
import type { Kind } from '../../kernel/calculator/procedure.ts';
import type { Fate } from '../demoralization.ts';
import type { Standing } from '../standing.ts';
import type { NerveView } from './circumstances.ts';
import type { Tested } from './test.ts';

export type TestKind = Kind<Tested, NerveView>;
type Words = TestKind['words'];

const kind = (id: string, tone: TestKind['tone'], words: Words, is: (tested: Tested) => boolean): TestKind => ({
  id,
  tone,
  words,
  is,
});
const fate = (id: string, tone: TestKind['tone'], words: string, which: Fate, pushed?: boolean): TestKind =>
  kind(id, tone, words, ({ after }) => after.fate === which && (pushed === undefined || after.pushedBack === pushed));

/** What a test without a roll means for the unit, in `words`. */
const noRoll = (words: Words): TestKind =>
  kind('none', 'good2', words, ({ roll, after }) => roll === 'none' && after.fate === 'unharmed');

/** Results that cost levels, whatever the roll. */
const losses: readonly TestKind[] = [
  fate('marked', 'bad1', 'Loses a marker', 'marked'),
  fate('demoralized', 'bad1', 'Demoralized', 'demoralized'),
  fate('double', 'bad2', 'Double demoralized', 'double-demoralized', false),
  fate('pushed', 'bad2', 'Double demoralized and pushed back', 'double-demoralized', true),
  fate('destroyed', 'bad3', 'Destroyed', 'destroyed'),
];

/** The results of a test that costs levels if it fails. */
export const levelKinds = (stands: string, none: Words = 'No test'): readonly TestKind[] => [
  kind('passed', 'good2', stands, ({ roll, after }) => roll === 'passed' && after.fate === 'unharmed'),
  noRoll(none),
  kind('proof', 'even', 'Fails, but takes no harm', ({ roll, after }) => roll === 'failed' && after.fate === 'unharmed'),
  ...losses,
];

/** The results of a test that does not affect morale. */
export const plainKinds = (passed: Words, failed: Words, none: Words = 'No roll is needed'): readonly TestKind[] => [
  kind('passed', 'good2', passed, ({ roll }) => roll === 'passed'),
  noRoll(none),
  kind('failed', 'bad2', failed, ({ roll }) => roll === 'failed'),
];

export type StandingKind = Kind<Standing, NerveView>;

/** The states of a unit's morale. Exactly one always applies. */
export const standingKinds: readonly StandingKind[] = [
  {
    id: 'fresh',
    tone: 'good2',
    words: 'Fresh',
    is: ({ fate: at, state, markers, lasting }) => at === 'in play' && state === 0 && markers >= lasting,
  },
  {
    id: 'marked',
    tone: 'good1',
    words: 'Short of markers',
    is: ({ fate: at, state, markers, lasting }) => at === 'in play' && state === 0 && markers < lasting,
  },
  { id: 'demoralized', tone: 'bad1', words: 'Demoralized', is: ({ fate: at, state }) => at === 'in play' && state === 1 },
  { id: 'double', tone: 'bad2', words: 'Double demoralized', is: ({ fate: at, state }) => at === 'in play' && state === 2 },
  { id: 'destroyed', tone: 'bad3', words: 'Destroyed', is: ({ fate: at }) => at === 'destroyed' },
];
