/** Texts for the roster builder. */
import type { Army } from '../../../engine/fr3/data/armies/army.ts';
import { abilities } from '../../../engine/fr3/data/figures/abilities.ts';
import { abilityOf } from '../../../engine/fr3/muster/abilities.ts';
import { bonusWords } from '../../../engine/fr3/muster/fixes.ts';
import { bonusesOf, gradeOf, individual, type Person } from '../../../engine/fr3/muster/leaders.ts';
import { listOf, type Row, rowOf } from '../../../engine/fr3/muster/lists.ts';
import { optionOf } from '../../../engine/fr3/muster/options.ts';
import type { Roster, RosterCharacter, RosterUnit } from '../../../engine/fr3/muster/roster.ts';
import { counted } from '../../../engine/fr3/muster/roster-words.ts';
import type { Fr3RuleId } from '../../../engine/fr3/rule-ids.ts';
import type { Place } from './choices.ts';

/** How strongly the list supports a row, in the same terms as the army pages. */
export const placeOf = ({ said }: Row): Place =>
  said.most?.units === 0 ? 'barred' : said.confidence === 'likely' ? 'likely' : said.source;

export const optionName = (list: Army, id: string): string => optionOf(list, id)?.name ?? `“${id}”`;
export const abilityName = (id: string): string => (id === individual.id ? individual.name : (abilityOf(id)?.name ?? `“${id}”`));
export const typeName = (list: Army, type: string): string => rowOf(list, type)?.name ?? `“${type}”`;

/** The list that a unit or character comes from, and whether it waits in the sideboard. */
const whoseWords = ({ from, aside }: RosterUnit | RosterCharacter): readonly string[] => [
  ...(from === undefined ? [] : [`ally: ${listOf(from)?.name ?? from}`]),
  ...(aside ? ['sideboard'] : []),
];
const hostWords = ({ with: host }: RosterUnit | RosterCharacter): readonly string[] =>
  host === undefined ? [] : [`with unit ${host}`];

/** A unit's options on one line. */
export const unitWords = (list: Army, unit: RosterUnit): string =>
  [
    ...counted((unit.options ?? []).map((id) => optionName(list, id))),
    ...(unit.has === undefined ? [] : ['a character', ...unit.has.map(abilityName)]),
    ...(unit.bonuses === undefined ? [] : [bonusWords(unit.bonuses)]),
    ...whoseWords(unit),
    ...hostWords(unit),
  ].join(', ');

/** A character's name, or otherwise the rank. */
export const characterName = (character: RosterCharacter): string =>
  character.name ?? abilityName(gradeOf(character) ?? individual.id);

/** A character's items and abilities on one line, without those used as its name. */
export const characterWords = (character: RosterCharacter): string =>
  [
    ...character.has.filter((id) => character.name !== undefined || id !== gradeOf(character)).map(abilityName),
    ...(character.bonuses === undefined ? [] : [bonusWords(character.bonuses)]),
    ...whoseWords(character),
    ...hostWords(character),
  ].join(', ');

/**
 * The leader's bonuses to melee and rally rolls, as `+2 melee, +2 rally`; empty for a leader without bonuses. If the bonuses are
 * not chosen yet, this uses the first choice.
 */
export function leaderAdds(person: Person): string {
  const chosen = person.bonuses ?? bonusesOf(person)[0];
  if (chosen === undefined) return '';
  const [melee = 0, rally = 0] = chosen.split('-').map(Number);
  const more = person.has.includes('superhero') ? abilities : undefined;
  return bonusWords(`${melee + (more?.superheroMelee ?? 0)}-${rally + (more?.superheroRally ?? 0)}`);
}

/** The bonuses of leaders with these units, numbered from 1: `with unit 3, General: +2 melee, +2 rally`. */
export const leadersWith = ({ characters }: Pick<Roster, 'characters'>, from: number, count: number): readonly string[] =>
  characters.flatMap((character) => {
    const adds = leaderAdds(character);
    const host = character.with;
    return adds === '' || host === undefined || host < from || host >= from + count
      ? []
      : [`${characterName(character)}${count > 1 ? ` (with ${host})` : ''}: ${adds}`];
  });

/** Allows a line break after each slash in a long name. */
export const breakable = (name: string): string => name.replaceAll('/', '/\u200b');

export const points = (n: number): string => `${n} ${n === 1 ? 'point' : 'points'}`;

/** Only letters and digits, for searches. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9 ]/g, '');

/** Whether a text contains all words typed. */
export const matches = (text: string, typed: string): boolean => {
  const inside = plain(text);
  return plain(typed)
    .split(' ')
    .every((word) => inside.includes(word));
};

/** Options and abilities whose effects and price are in different rules. */
export const playRules: Readonly<Record<string, Fr3RuleId>> = {
  undead: 'fr3.undead.roll-penalty',
  hero: 'fr3.characters.hero-bonus',
  'sub-commander': 'fr3.characters.sub-commander-bonus',
  general: 'fr3.characters.general-bonus',
  'elite-1-1-0': 'fr3.elites.bonus',
  throwing: 'fr3.missile-fire.throwing-weapons',
  bows: 'fr3.missile-fire.definition',
};
