/** What is wrong with the names in a question about artillery: unknown sources and targets, wild numbers. */

import { didYouMean } from '../../kernel/nearest.ts';
import { asData, quoted } from '../../kernel/text.ts';
import { targetProblem } from '../missile-fire/names.ts';
import { refuse, type ShotRefusal } from '../missile-fire/refusal.ts';
import { targetOf, targets } from '../missile-fire/target.ts';
import { type ArtilleryQuestion, sourceIds, structureIds } from './question.ts';
import { sourceKindOf } from './sources.ts';

const targetIds = [...structureIds, ...targets.map(({ id }) => id)];

/** What is wrong with the names of a question; empty when it can be set up. */
export function nameRefusals({ source, target }: Partial<ArtilleryQuestion>): ShotRefusal[] {
  const found: ShotRefusal[] = [];
  const id = (source as { unit?: unknown } | undefined)?.unit;
  if (typeof id !== 'string' || id === '') found.push(refuse('by', 'It is not said what deals the hit.', 'fr3.artillery.types'));
  else if (!sourceKindOf(id))
    found.push(
      refuse(
        'by',
        `Nothing that deals artillery hits is called ${quoted(id)}.${didYouMean(id, sourceIds)}`,
        'fr3.artillery.types',
      ),
    );
  const range = source?.range;
  if (range !== undefined && !(Number.isFinite(range) && range >= 0))
    found.push(refuse('by.range', `The range is a number of inches, not ${asData(range)}.`, 'fr3.artillery.range'));
  const at = (target as { unit?: unknown } | undefined)?.unit;
  if (typeof at !== 'string' || at === '') found.push(...[targetProblem(target)].filter((each) => each !== undefined));
  else if (!(structureIds as readonly string[]).includes(at) && !targetOf(at))
    found.push(
      refuse(
        't',
        `Nothing that can be fired at is called ${quoted(at)}.${didYouMean(at, targetIds)}`,
        'fr3.reference.tables-overview',
      ),
    );
  return found;
}
