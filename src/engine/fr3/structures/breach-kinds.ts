/** The names of the results of a breach, in one phase and over several. */
import type { Kind, Measure } from '../../kernel/calculator/procedure.ts';
import { type Breach, hopeless } from './breach.ts';
import { type BreachView, blows } from './breach-parts.ts';

type BreachKind = Kind<Breach, BreachView>;
const lost = ({ markers }: Breach, { begin }: BreachView) => begin.markers - markers;
const same = (now: Breach, { begin }: BreachView) =>
  JSON.stringify(now.bodies) === JSON.stringify(begin.bodies) && now.held === begin.held;

export const phaseKinds: readonly BreachKind[] = [
  { id: 'breach', tone: 'good3', words: 'Breached', is: ({ markers }) => markers === 0 },
  {
    id: 'lost-2',
    tone: 'good2',
    words: (view) => (blows(view) > 1 ? 'Loses two or more markers' : 'Loses two markers'),
    is: (now, view) => now.markers > 0 && lost(now, view) > 1,
  },
  { id: 'lost-1', tone: 'good1', words: 'Loses a marker', is: (now, view) => now.markers > 0 && lost(now, view) === 1 },
  {
    id: 'held',
    tone: 'both',
    words: 'Held but undamaged',
    is: (now, view) => lost(now, view) === 0 && now.held && !view.begin.held,
  },
  { id: 'none', tone: 'even', words: 'Nothing', is: (now, view) => lost(now, view) === 0 && same(now, view) },
  {
    id: 'shaken',
    tone: 'bad2',
    words: ({ siege }) => (siege.attackers?.grapples ? 'Thrown back or destroyed' : 'Attackers demoralized'),
    is: (now, view) => lost(now, view) === 0 && !same(now, view) && !(now.held && !view.begin.held),
  },
];

const standing = (view: BreachView, now: Breach) => now.markers > 0 && !hopeless(view.siege, now);
export const courseKinds: readonly BreachKind[] = [
  { id: 'breached', tone: 'good3', words: 'Breached', is: ({ markers }) => markers === 0 },
  {
    id: 'few',
    tone: 'good2',
    words: 'One or two markers left',
    is: (now, view) => standing(view, now) && now.markers <= 2 && lost(now, view) > 0,
  },
  {
    id: 'more',
    tone: 'good1',
    words: 'Three or more left',
    is: (now, view) => standing(view, now) && now.markers > 2 && lost(now, view) > 0,
  },
  { id: 'whole', tone: 'even', words: 'No damage', is: (now, view) => standing(view, now) && lost(now, view) <= 0 },
  { id: 'beaten', tone: 'bad3', words: 'Attackers destroyed', is: (now, view) => hopeless(view.siege, now) },
];

export const breachMeasures: readonly Measure[] = [
  { name: 'Damage now', kinds: ['breach', 'lost-2', 'lost-1'] },
  { name: 'Breached in the end', kinds: ['breached'], of: 'course' },
];
