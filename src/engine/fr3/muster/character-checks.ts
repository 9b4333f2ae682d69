/** What can be wrong with the characters of a roster, each alone and all together. */
import { didYouMean } from '../../kernel/nearest.ts';
import { type CharacterEntry, characterEntryOf, characters } from '../data/characters.ts';
import { armyLists } from '../data/figures/army-lists.ts';
import { innateOf } from '../data/innate.ts';
import { itemOf } from '../data/items.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { bonusesOf, gradeOf, individual, isGiven, isPriced } from './leaders.ts';
import { count, error, fine, type Mustered, type MusteredCharacter, type Problems, together } from './mustered.ts';

type CharacterCheck = (each: MusteredCharacter, mustered: Mustered) => Problems;

/** Abilities and items that exist and wait for their chapter are named; others are not known. */
const known: CharacterCheck = ({ character, at, called }) =>
  together(
    [...new Set(character.has)].map((id) => {
      const where = `${at}.${id}`;
      if (isPriced(id))
        return character.has.filter((other) => other === id).length > 1
          ? error(where, `${called} has ${characterEntryOf(id)?.name} twice.`, 'fr3.characters.one-ability-per-type')
          : fine;
      const later = characterEntryOf(id) ?? itemOf(id) ?? innateOf(id);
      return later
        ? error(where, `${called}: the muster cannot price this yet: ${later.name}.`, later.rule as Fr3RuleId)
        : error(
            where,
            `${called}: there is no ability “${id}”.${didYouMean(
              id,
              characters.map((entry) => entry.id),
            )}`,
          );
    }),
  );

const entriesOf = ({ character }: MusteredCharacter): readonly CharacterEntry[] =>
  [...new Set(character.has)].flatMap((id) => (isPriced(id) ? (characterEntryOf(id) ?? []) : []));

/** fr3.characters.one-ability-per-type: one grade of leadership. */
const oneGrade: CharacterCheck = (each) => {
  const grades = entriesOf(each).filter(({ limits }) => limits.group === 'leadership');
  return grades.length > 1
    ? error(
        each.at,
        `${each.called} has several grades: ${grades.map(({ name }) => name).join(' and ')}.`,
        'fr3.characters.one-ability-per-type',
      )
    : fine;
};

/** What an ability is built on: at least a hero. */
const needs: CharacterCheck = (each, { list }) =>
  together(
    entriesOf(each).map(({ id, name, needs: wanted, rule }) =>
      wanted.includes('hero') && gradeOf(each.character) === null && !isGiven(list, each.character, id)
        ? error(`${each.at}.${id}`, `${each.called}: ${name} must be a hero at least.`, rule as Fr3RuleId)
        : fine,
    ),
  );

/** fr3.characters.hero, fr3.characters.sub-commander, fr3.characters.general: room for abilities. The grade itself takes none. */
const room: CharacterCheck = (each, { list }) => {
  const grade = gradeOf(each.character);
  const holder = grade === null ? individual : (characterEntryOf(grade) as CharacterEntry);
  const { capacity, rule, name } = holder;
  const taking = entriesOf(each).filter(({ id, kind }) => kind !== 'grade' && !isGiven(list, each.character, id));
  const major = taking.filter(({ rank }) => rank === 'major');
  if (capacity === null || (taking.length <= capacity.total && major.length <= capacity.major)) return fine;
  return error(
    each.at,
    `${each.called}: ${name} has room for ${count(capacity.total, 'ability', 'abilities')}, ${capacity.major} of them major; here are ${taking.length}, ${major.length} of them major.`,
    rule as Fr3RuleId,
  );
};

/** fr3.characters.hero-bonus, fr3.characters.sub-commander-bonus: chosen when the army is built. */
const bonuses: CharacterCheck = ({ character, at, called }) => {
  const choice = bonusesOf(character);
  const { bonuses: chosen } = character;
  if (chosen === undefined)
    return choice.length > 1
      ? error(at, `${called}: choose his bonuses, ${choice.join(' or ')}.`, 'fr3.characters.bonus-notation')
      : fine;
  return choice.includes(chosen)
    ? fine
    : error(
        at,
        choice.length > 0
          ? `${called}: his bonuses are ${choice.join(' or ')}, not ${chosen}.`
          : `${called} has no bonuses: he has no grade of leadership.`,
        'fr3.characters.bonus-notation',
      );
};

/** fr3.characters.attachment-by-type, fr3.characters.attachment-needs-control: whom he may begin with. */
const host: CharacterCheck = ({ character, at, called }, { units }) => {
  const number = character.with;
  if (number === undefined) return fine;
  const unit = units.find((each) => each.at === `units.${number}`);
  if (!unit?.row.unit)
    return error(at, `${called}: there is no unit ${number} that he could be with.`, 'fr3.characters.attachment-by-type');
  const { group, other } = unit.row.unit;
  if (group === 'specials' || other.includes('NC'))
    return error(at, `${called}: ${unit.row.name} take no characters.`, 'fr3.characters.attachment-by-type');
  const needsControl =
    group === 'monsters' ? !character.has.includes('beastmaster') : group === 'spirits' || group === 'elementals';
  return needsControl
    ? error(
        at,
        `${called} cannot be with ${unit.called}: he does not control them${group === 'monsters' ? ', as a beastmaster would' : ''}.`,
        'fr3.characters.attachment-needs-control',
      )
    : fine;
};

const alone: readonly CharacterCheck[] = [known, oneGrade, needs, room, bonuses, host];

/** fr3.army-lists.one-general, fr3.characters.one-general */
function oneGeneral({ characters: all }: Mustered): Problems {
  const generals = all.filter(({ character }) => character.has.includes('general'));
  if (generals.length === armyLists.generals) return fine;
  return generals.length === 0
    ? error(
        'roster',
        'An army has exactly one general; this roster has none.',
        'fr3.army-lists.one-general',
        'fr3.characters.one-general',
      )
    : error(
        generals.at(-1)?.at ?? 'roster',
        `An army has exactly one general; this roster has ${generals.length}.`,
        'fr3.army-lists.one-general',
        'fr3.characters.one-general',
      );
}

export const characterProblems = (mustered: Mustered): Problems =>
  together([oneGeneral(mustered), ...mustered.characters.flatMap((each) => alone.map((check) => check(each, mustered)))]);
