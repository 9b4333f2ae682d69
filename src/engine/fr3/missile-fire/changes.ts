/** What would change a volley: one unit more or less, an inch closer, another circumstance of either side. */
import { alternatives } from '../../kernel/alternatives.ts';
import { type MissileReply, missileFireOdds } from './ask.ts';
import { firerCircumstances } from './firer-circumstances.ts';
import { shotOf } from './forbidden.ts';
import { type Firers, type MissileQuestion, mostCount, type Target } from './question.ts';
import { largestFirst, type ShotChange, shotMeasures } from './shot-changes.ts';
import { targetCircumstances } from './target-circumstances.ts';
import { volley, weaponOf } from './volley.ts';

/** Left out of the list: they ask another question rather than change this one. */
const otherQuestions = ['form', 'stage', 'other', 'markers', 'squareMarkers', 'level', 'made', 'points', 'square'];

/** Every possible single change that moves the result, the largest first. The question must have an answer. */
export function changes(question: MissileQuestion, answer: MissileReply & { ok: true }): ShotChange<MissileQuestion>[] {
  const before = shotMeasures(answer.outcomes);
  const found: ShotChange<MissileQuestion>[] = [];
  const consider = (who: 'target' | number, name: string, adds: boolean, changed: MissileQuestion) => {
    const reply = missileFireOdds(changed);
    if (reply.ok) found.push({ who, name, adds, question: changed, before, after: shotMeasures(reply.outcomes) });
  };
  const of = volley(question);
  const withFirers = (place: number, firers: Firers): MissileQuestion => ({
    ...question,
    firers: question.firers.map((each, at) => (at === place ? firers : each)),
  });

  const shot = shotOf(of);
  for (const { id, shape, name, matters } of targetCircumstances) {
    if (otherQuestions.includes(id) || !matters(shot)) continue;
    const now = { ...of.target.unit.is, ...of.target.is }[id];
    for (const { value, name: said, adds } of alternatives({ name, shape }, now, of.target))
      consider('target', said, adds, { ...question, target: { ...question.target, [id]: value } as Target });
  }
  for (const [place, firers] of question.firers.entries()) {
    const firing = of.firers[place];
    if (!firing) continue;
    const { count, range, is } = firing;
    if (count < mostCount) consider(place, 'one more unit', true, withFirers(place, { ...firers, count: count + 1 }));
    if (count > 1) consider(place, 'one unit', false, withFirers(place, { ...firers, count: count - 1 }));
    if (range >= 1) consider(place, 'one inch closer', true, withFirers(place, { ...firers, range: range - 1 }));
    consider(place, 'one inch farther', true, withFirers(place, { ...firers, range: range + 1 }));
    // The next band, where an inch does not reach it.
    const closer = weaponOf(firers)
      .bands.filter(({ upTo }) => upTo < range - 1)
      .at(-1);
    if (closer) consider(place, `closer, at ${closer.upTo}″`, true, withFirers(place, { ...firers, range: closer.upTo }));
    for (const { id, shape, name, matters } of firerCircumstances) {
      if (otherQuestions.includes(id) || !matters({ firing, target: of.target })) continue;
      for (const { value, name: said, adds } of alternatives({ name, shape }, is[id], firing))
        consider(place, said, adds, withFirers(place, { ...firers, [id]: value } as Firers));
    }
  }
  return largestFirst(found);
}
