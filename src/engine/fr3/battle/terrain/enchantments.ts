/**
 * Spells that enchanted ground can cast (fr3.terrain-effects.enchanted-terrain): those that affect one unit and do not need a
 * caster.
 */

import { didYouMean } from '../../../kernel/nearest.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { quoted } from '../../../kernel/text.ts';
import { type SpellHead, spellHeadOf, spellList } from '../../data/spell-list.ts';
import type { Enchantment } from '../../table/terrain.ts';
import { refusal } from '../action-kind.ts';
import { spellOf } from '../magic/book.ts';

const rule = 'fr3.terrain-effects.enchanted-terrain';

const casters = ['tempest', 'rip-tide', 'teleport', 'zombies-2', 'zombies-3', 'secret-handshake'];
const illusions = ['illusionary-army', 'illusionary-enemy', 'illusionary-target'];
const fighters = ['golden-path', 'camp-smoke', 'ensure-victory', 'jihad'];
/** Single-unit spells that ground cannot cast, and why. */
const beyond: ReadonlyMap<string, string> = new Map([
  ...casters.map((id) => [id, 'it needs a caster'] as const),
  ...illusions.map((id) => [id, 'it needs an illusionist'] as const),
  ...fighters.map((id) => [id, 'it takes units that are in a melee'] as const),
  // A unit that walked in and out could move forever.
  ...['invigorate', 'speed-potion'].map((id) => [id, 'it gives a move that would never end'] as const),
  ['tornado', 'it takes units in the air, and those do not enter ground'],
]);

/** Why ground cannot cast a spell, as the end of a sentence; undefined if it can. */
function unfit({ id }: SpellHead): string | undefined {
  const spell = spellOf(id);
  if (!spell) return 'the battle does not play it yet';
  return ['unit', 'friend', 'enemy'].includes(spell.whom) ? beyond.get(id) : 'it takes more, or something else, than one unit';
}

/** The spells that ground can have. */
export const groundSpells: readonly SpellHead[] = spellList.filter((head) => unfit(head) === undefined);

const choicesOf = (id: string): readonly string[] => spellOf(id)?.choices ?? [];

/** What is wrong with an enchantment of ground; null if the battle can play it. */
export function refuseEnchantment({ spell, choice, percent }: Enchantment): Refusal | null {
  const head = spellHeadOf(spell);
  if (!head)
    return refusal(
      `There is no spell ${quoted(spell)} for ground to cast.${didYouMean(
        spell,
        groundSpells.map(({ id }) => id),
      )}`,
      rule,
    );
  const why = unfit(head);
  if (why !== undefined) return refusal(`No ground casts ${head.name}: ${why}.`, rule);
  const choices = choicesOf(spell);
  if (choices.length > 0 ? !choices.includes(choice ?? '') : choice !== undefined)
    return refusal(
      choices.length > 0 ? `${head.name} has sides: say ${choices.join(' or ')}.` : `${head.name} has no sides to choose from.`,
      rule,
    );
  return Number.isInteger(percent) && percent % 10 === 0 && percent >= 10 && percent <= 100
    ? null
    : refusal(`The chance of ${head.name} is 10 to 100 per cent, in tens.`, rule, 'fr3.terrain-effects.enchanted-effect');
}
