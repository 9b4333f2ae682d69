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
/** Spells on a single unit that ground cannot cast, and why it cannot. */
const beyond: ReadonlyMap<string, string> = new Map([
  ...casters.map((id) => [id, 'the spell needs a magic user'] as const),
  ...illusions.map((id) => [id, 'the spell needs an illusionist'] as const),
  ...fighters.map((id) => [id, 'the spell affects only units in melee'] as const),
  // A unit that got an extra move each time it entered the ground could move forever.
  ...['invigorate', 'speed-potion'].map((id) => [id, 'the spell gives an extra move, which would never end'] as const),
  ['tornado', 'the spell affects only units in the air, which do not enter ground'],
]);

/** Why ground cannot cast a spell, worded as the end of a sentence; undefined if it can. */
function unfit({ id }: SpellHead): string | undefined {
  const spell = spellOf(id);
  if (!spell) return 'the spell cannot be used in a battle yet';
  return ['unit', 'friend', 'enemy'].includes(spell.whom)
    ? beyond.get(id)
    : 'the spell needs more, or something else, than one unit';
}

/** The spells that ground can have. */
export const groundSpells: readonly SpellHead[] = spellList.filter((head) => unfit(head) === undefined);

const choicesOf = (id: string): readonly string[] => spellOf(id)?.choices ?? [];

/** Checks the enchantment of a piece of ground, and reports what is wrong; null if the battle can play it. */
export function refuseEnchantment({ spell, choice, percent }: Enchantment): Refusal | null {
  const head = spellHeadOf(spell);
  if (!head)
    return refusal(
      `Enchanted ground cannot cast ${quoted(spell)}, because there is no such spell.${didYouMean(
        spell,
        groundSpells.map(({ id }) => id),
      )}`,
      rule,
    );
  const why = unfit(head);
  if (why !== undefined) return refusal(`Enchanted ground cannot cast ${head.name}: ${why}.`, rule);
  const choices = choicesOf(spell);
  if (choices.length > 0 ? !choices.includes(choice ?? '') : choice !== undefined)
    return refusal(
      choices.length > 0
        ? `Choose what ${head.name} does: ${choices.join(' or ')}.`
        : `${head.name} does only one thing, so leave out the choice.`,
      rule,
    );
  return Number.isInteger(percent) && percent % 10 === 0 && percent >= 10 && percent <= 100
    ? null
    : refusal(`The chance of ${head.name} must be 10%, 20%, 30% … or 100%.`, rule, 'fr3.terrain-effects.enchanted-effect');
}
