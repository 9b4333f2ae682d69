/** Checks a character in a set-up that a player has written or sent, and reports what is wrong. */
import { didYouMean } from '../../../kernel/nearest.ts';
import { quoted } from '../../../kernel/text.ts';
import { belongingIds, belongingOf, isPlayedBelonging } from '../characters/catalogue.ts';
import { spellOf } from '../magic/book.ts';
import { loreOf } from '../magic/lore.ts';
import { storedOf } from '../magic/stored.ts';
import { magicUserOf, magicUsers, spellsOf } from '../magic/users.ts';
import { formOf } from '../units/troop-facts.ts';
import type { Army, CharacterSetup, TroopSetup } from '../vocabulary/setup.ts';
import { eachOnce, type Faulty, wrong } from './setup-problem.ts';

export function magicProblem({ magic, lore = [] }: CharacterSetup, { holdings = [], works = [] }: Army, where: string): Faulty {
  if (!Array.isArray(lore) || (magic === undefined && lore.length > 0))
    return wrong(`${where}: “lore” must be a list of words, and only a magic user can have it.`);
  const strange = lore.find((id) => typeof id !== 'string' || !loreOf(id));
  if (!eachOnce(lore)) return wrong(`${where}: list each kind of lore only once.`);
  if (strange !== undefined) return wrong(`${where}: there is no lore called ${quoted(strange)}.`);
  if (magic === undefined) return null;
  const user = typeof magic === 'string' ? magicUserOf(magic) : undefined;
  if (!user)
    return wrong(
      `${where}: there is no magic user ${quoted(magic)}.${didYouMean(
        magic,
        magicUsers.map(({ id }) => id),
      )}`,
      'fr3.magic-users.casting-abilities',
    );
  return user.type === 'ships-cook' && works.length === 0 && !holdings.some(({ kind }) => kind !== 'sacred-site')
    ? wrong(
        `${where}: a ship’s cook needs a camp, a baggage train or a fortification as his post. Add one of these to the army: there are no ships in battles yet.`,
        'fr3.abilities.ships-cook-station',
      )
    : null;
}

/** Checks that battles support a character's abilities and items, and that he may have them. */
export function belongingsProblem({ has = [], leader }: CharacterSetup, where: string): Faulty {
  if (!Array.isArray(has)) return wrong(`${where}: the character’s abilities and items must be a list of words.`);
  for (const id of has) {
    if (typeof id !== 'string' || !isPlayedBelonging(id))
      return wrong(
        `${where}: ${quoted(id)} is not an ability or item that characters can have in a battle.${didYouMean(id, belongingIds)}`,
      );
    const stored = storedOf(id);
    if (stored && !spellOf(stored.spell))
      return wrong(`${where}: ${belongingOf(id).name} cannot be used in battles yet.`, belongingOf(id).rule);
    if (has.indexOf(id) !== has.lastIndexOf(id))
      return wrong(`${where}: the character cannot have ${belongingOf(id).name} twice.`, 'fr3.characters.one-ability-per-type');
    if (belongingOf(id).ofHeroes && leader === 'none')
      return wrong(`${where}: only heroes and higher grades can have ${belongingOf(id).name}.`, belongingOf(id).rule);
  }
  return null;
}

/** Kinds of individual that cannot be units, because they accompany others or work without a unit. */
const onlyIndividuals: readonly string[] = ['bodyguard', 'thief', 'anti-hero'];

/** fr3.characters.unit-characters-do-not-attach: why a character cannot be a unit himself. */
export function selfProblem({ troops, characters }: Army, at: number, where: string): Faulty {
  const { unit, with: host, has = [] } = characters[at] as CharacterSetup;
  if (unit !== true) return unit === undefined ? null : wrong(`${where}: “unit” must be true, or left out.`);
  if (characters.findIndex((each) => each.unit && each.with === host) < at)
    return wrong(`${where}: unit ${host} already represents a character.`, 'fr3.characters.basic-unit-character');
  const alone = onlyIndividuals.find((id) => has.includes(id));
  if (alone !== undefined)
    return wrong(`${where}: only individuals can have the ability ${belongingOf(alone).name}.`, belongingOf(alone).rule);
  const troop = troops[host - 1];
  if (troop?.type === 'leviathans') return wrong(`${where}: a leviathan cannot be a character.`, 'fr3.leviathans.no-characters');
  return troop?.with === undefined
    ? null
    : wrong(`${where}: a unit that is itself a character cannot attach.`, 'fr3.characters.unit-characters-do-not-attach');
}

/**
 * Checks an illusion that an army starts with (fr3.illusions.before-battle): its type must be in the army, and the army needs a
 * caster.
 */
export function illusionProblem({ troops, characters }: Army, at: number, where: string): Faulty {
  const { illusion, type, with: host } = troops[at] as TroopSetup;
  if (illusion === undefined || illusion === false) return null;
  if (illusion !== true) return wrong(`${where}: “illusion” must be true or false.`);
  const users = characters.flatMap(({ magic }) => (typeof magic === 'string' ? (magicUserOf(magic) ?? []) : []));
  if (!users.some((user) => spellsOf(user).some(({ id }) => id === 'illusionary-army')))
    return wrong(`${where}: an army with illusions needs an illusionist.`, 'fr3.illusions.before-battle');
  if (!troops.some((each) => each.type === type && !each.illusion))
    return wrong(
      `${where}: an illusion must copy a type that the army also has as a real unit.`,
      'fr3.illusions.type-restriction',
    );
  if (type.includes('leviathan') || formOf(troops[at] as TroopSetup) === 'mass')
    return wrong(`${where}: leviathans and 2x2 units are too large for illusions.`, 'fr3.illusions.forbidden-types');
  return host === undefined && !characters.some((each) => each.with === at + 1)
    ? null
    : wrong(`${where}: an illusion must begin alone, without real units or characters attached.`, 'fr3.illusions.act-as-real');
}
