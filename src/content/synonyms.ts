/**
 * What players say for what the book calls otherwise. The search index holds these words for the rule's
 * page although they do not stand in its prose.
 */
import type { RulePage } from './registry.ts';

const synonyms: Readonly<Record<string, readonly string[]>> = {
  'fr3.basics.demoralization': ['shaken', 'wavering', 'disordered', 'morale loss', 'hits', 'wounds'],
  'fr3.basics.double-demoralized': ['routed', 'broken', 'fleeing'],
  'fr3.melee.push-back': ['fall back', 'recoil', 'pushed back', 'retreat'],
  'fr3.missile-fire.target': ['bow range', 'shooting range', 'how far can bows shoot'],
  'fr3.missile-fire.concealment': ['cover', 'hidden in woods'],
  'fr3.rally.roll': ['recover', 'regroup', 'steady'],
  'fr3.basics.zone-of-control-restriction': ['zoc', 'pinned', 'engagement zone'],
  'fr3.melee.charge-bonus': ['impact', 'charge bonus', 'lance'],
  'fr3.melee.breakthrough-test': ['pursuit', 'over-pursuit', 'pursue'],
  'fr3.melee.roll': ['combat', 'close combat', 'hand to hand', 'fight'],
};

/** The hidden words of a page: those of its own id and of every id that stands on it. */
export function keywordsOf(page: RulePage): string | undefined {
  const ids = [page.id, ...page.front.merged, ...page.front.rules.flatMap((part) => [part.id, ...part.merged])];
  const words = ids.flatMap((id) => synonyms[id] ?? []);
  return words.length > 0 ? words.join(', ') : undefined;
}
