/** What would change a hit: another circumstance of what deals it or of its target, or another piece. */
import { alternatives } from '../../kernel/alternatives.ts';
import type { Target } from '../missile-fire/question.ts';
import { largestFirst, type ShotChange, shotMeasures } from '../missile-fire/shot-changes.ts';
import { targetCircumstances } from '../missile-fire/target-circumstances.ts';
import { aimOf } from './aim.ts';
import { type ArtilleryReply, artilleryOdds } from './ask.ts';
import { shotOf } from './forbidden.ts';
import { type ArtilleryQuestion, isStructure, type Source, type StructureTarget } from './question.ts';
import { sourceCircumstances } from './source-circumstances.ts';
import { sourceKindOf, sourceKinds } from './sources.ts';
import { structureCircumstances } from './structure-circumstances.ts';

/** Left out of the list: they ask another question rather than change this one. */
const otherQuestions = [
  'form',
  'stage',
  'otherHit',
  'otherDamage',
  'markers',
  'squareMarkers',
  'level',
  'made',
  'carrier',
  'square',
  'thickness',
];

/** Every possible single change that moves the result, the largest first. The question must have an answer. */
export function changes(question: ArtilleryQuestion, answer: ArtilleryReply & { ok: true }): ShotChange<ArtilleryQuestion>[] {
  const before = shotMeasures(answer.outcomes);
  const found: ShotChange<ArtilleryQuestion>[] = [];
  const consider = (who: 'target' | number, name: string, adds: boolean, changed: ArtilleryQuestion) => {
    const reply = artilleryOdds(changed);
    if (reply.ok) found.push({ who, name, adds, question: changed, before, after: shotMeasures(reply.outcomes) });
  };
  const aim = aimOf(question);
  const { source, target } = question;
  const withTarget = (id: string, value: unknown): ArtilleryQuestion => ({
    ...question,
    target: { ...target, [id]: value } as Target | StructureTarget,
  });

  const shot = shotOf(aim);
  if (aim.structure) {
    // Another material has other markers.
    const { markers: _markers, ...whole } = target as StructureTarget;
    for (const { id, name, shape } of structureCircumstances) {
      if (otherQuestions.includes(id)) continue;
      for (const { value, name: said, adds } of alternatives({ name, shape }, aim.structure.is[id], aim.structure))
        consider('target', said, adds, { ...question, target: { ...whole, [id]: value } as StructureTarget });
    }
  } else if (shot && !isStructure(target)) {
    for (const { id, name, shape, matters } of targetCircumstances) {
      if (otherQuestions.includes(id) || !matters(shot)) continue;
      const now = { ...shot.target.unit.is, ...shot.target.is }[id];
      for (const { value, name: said, adds } of alternatives({ name, shape }, now, shot.target))
        consider('target', said, adds, withTarget(id, value));
    }
  }
  for (const { id, name, shape, matters } of sourceCircumstances) {
    if (otherQuestions.includes(id) || !matters(aim)) continue;
    for (const { value, name: said, adds } of alternatives({ name, shape }, aim.gun.is[id], aim.gun))
      consider(0, said, adds, { ...question, source: { ...source, [id]: value } as Source });
  }
  // Another source of the same group: a heavier piece, a higher spell.
  const group = sourceKindOf(source.unit)?.group;
  for (const kind of sourceKinds)
    if (kind.group === group && kind.id !== source.unit)
      consider(0, kind.name, true, { ...question, source: { ...source, unit: kind.id } });
  return largestFirst(found);
}
