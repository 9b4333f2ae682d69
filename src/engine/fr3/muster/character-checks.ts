/** Checks of the characters in a roster, one by one and together. */

import { didYouMean } from '../../kernel/nearest.ts';
import { quoted } from '../../kernel/text.ts';
import { refuseFirstCompany } from '../control.ts';
import { characterEntryOf } from '../data/characters.ts';
import { armyLists } from '../data/figures/army-lists.ts';
import { devices } from '../data/figures/inventions.ts';
import { inventionOf } from '../data/inventions.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { type Ability, abilities, abilityOf, entriesOf } from './abilities.ts';
import { powersOf, ruledBy } from './control.ts';
import { isGiven } from './gifts.ts';
import { bonusesOf, gradeOf } from './leaders.ts';
import {
  count,
  error,
  type Mustered,
  type MusteredCharacter,
  mergedProblems,
  noProblems,
  type Problems,
  warning,
} from './mustered.ts';
import { roomOf } from './room.ts';

type CharacterCheck = (each: MusteredCharacter, mustered: Mustered) => Problems;

const abilitiesOf = ({ person }: MusteredCharacter): readonly Ability[] =>
  [...new Set(person.has)].flatMap((id) => abilityOf(id) ?? []);

/** Checks that an ability exists and that the character may have it. */
const known: CharacterCheck = (each) => {
  const { person, at, called } = each;
  return mergedProblems(
    [...new Set(person.has)].map((id) => {
      const where = `${at}.${id}`;
      const ability = abilityOf(id);
      if (ability) {
        if (person.has.filter((other) => other === id).length > 1)
          return error(where, `${called} cannot have ${ability.name} twice.`, 'fr3.characters.one-ability-per-type');
        const leave = ability.may(each);
        if (leave === 'yes') return noProblems;
        if (leave !== 'open') return error(where, `${called}: ${leave.because}`, ...leave.rules);
        return warning(
          where,
          `${called}: our copy of the printed tables does not show whether the ${each.list.name} can have ${ability.name}. Settle this with your opponent.`,
          'fr3.army-lists.table-character-rows',
          'fr3.army-lists.table-availability',
        );
      }
      const close = didYouMean(
        id,
        abilities.map((known) => known.id),
      );
      return error(where, `${called}: there is no ability ${quoted(id)}.${close}`);
    }),
  );
};

/** fr3.characters.one-ability-per-type: one leadership rank, one magic casting ability, and each item and ability only once. */
const oneOfAKind: CharacterCheck = (each) => {
  const has = abilitiesOf(each);
  const twice = (of: readonly Ability[], what: string): Problems =>
    of.length > 1
      ? error(
          each.at,
          `${each.called} can have only one of several ${what}: ${of.map(({ name }) => name).join(' or ')}.`,
          'fr3.characters.one-ability-per-type',
        )
      : noProblems;
  const casting = ({ entry, kind }: Ability) => kind === 'casting' || characterEntryOf(entry)?.limits.group === 'casting';
  const groups = new Set(has.flatMap(({ group }) => group ?? []));
  return mergedProblems([
    ...[...groups].map((group) =>
      twice(
        has.filter((ability) => ability.group === group),
        'of one thing',
      ),
    ),
    twice(
      has.filter(({ kind }) => kind === 'grade'),
      'grades',
    ),
    twice(has.filter(casting), 'kinds of magic'),
  ]);
};

/** Abilities that require at least a hero. */
const needs: CharacterCheck = (each) =>
  mergedProblems(
    abilitiesOf(each).map(({ id, name, ofHeroes, rule }) =>
      ofHeroes && gradeOf(each.person) === null && !isGiven(each, id)
        ? error(`${each.at}.${id}`, `${each.called}: only a hero or a higher grade can have the ability ${name}.`, rule)
        : noProblems,
    ),
  );

/** fr3.characters.hero, fr3.characters.sub-commander, fr3.characters.general */
const room: CharacterCheck = (each) => {
  const { holder, taking, major, isEnough } = roomOf(each);
  const { capacity, rule, name } = holder;
  if (isEnough || capacity === null) return noProblems;
  return error(
    each.at,
    `${each.called}: ${name} can have ${count(capacity.total, 'ability', 'abilities')}, ${capacity.major} of them major, but this one has ${taking.length}, ${major.length} of them major.`,
    rule as Fr3RuleId,
  );
};

/** fr3.inventions.device-limit, fr3.inventions.technical-assistant-extra-device */
const carriedDevices: CharacterCheck = (each) => {
  const has = abilitiesOf(each).filter(({ kind }) => kind === 'device');
  const carried = has.filter(({ entry }) => inventionOf(entry)?.countsAsDevice);
  const limit =
    devices.perMadScientist + (has.some(({ entry }) => entry === 'technical-assistant') ? devices.assistantDevices : 0);
  return carried.length > limit
    ? error(
        each.at,
        `${each.called} has ${carried.length} devices, but can carry only ${limit}.`,
        'fr3.inventions.device-limit',
        'fr3.inventions.technical-assistant-extra-device',
      )
    : noProblems;
};

/** fr3.characters.hero-bonus, fr3.characters.sub-commander-bonus: chosen when building the army. */
const bonuses: CharacterCheck = ({ person, at, called }) => {
  const choice = bonusesOf(person);
  const { bonuses: chosen } = person;
  if (chosen === undefined)
    return choice.length > 1
      ? error(at, `${called}: choose the bonuses of this character, ${choice.join(' or ')}.`, 'fr3.characters.bonus-notation')
      : noProblems;
  if (choice.includes(chosen)) return noProblems;
  return error(
    at,
    choice.length > 0
      ? `${called}: the bonuses must be ${choice.join(' or ')}, not ${chosen}.`
      : `${called} cannot have bonuses without a grade of leadership.`,
    'fr3.characters.bonus-notation',
  );
};

/** fr3.characters.attachment-by-type, fr3.characters.attachment-needs-control: the units that a character may start with. */
const host: CharacterCheck = (each, { units }) => {
  const { at, called, with: number } = each;
  if (number === undefined) return noProblems;
  const unit = units.find((other) => other.at === `units.${number}`);
  const of = unit && ruledBy(unit);
  if (!unit || !of)
    return error(
      at,
      `${called}: the character cannot be with unit ${number}, because the roster has no unit with that number.`,
      'fr3.characters.attachment-by-type',
    );
  const barred = refuseFirstCompany(of, powersOf(each));
  return barred ? error(at, `${called} cannot be with ${unit.called}. ${barred.because}`, ...barred.rules) : noProblems;
};

/** fr3.inventions.vat: a unit must carry the vat. */
const vat: CharacterCheck = (each, { units }) => {
  const mine = powersOf(each);
  const carried = units.some((unit) => {
    const of = unit.unit.with === undefined ? ruledBy(unit) : undefined;
    return of !== undefined && refuseFirstCompany(of, mine) === null;
  });
  return mine.vat && !carried
    ? error(
        `${each.at}.vat`,
        `${each.called}: the army needs a handweapons unit that carries the vat and that this character can join.`,
        'fr3.inventions.vat',
      )
    : noProblems;
};

/** Whether this purchase gives a cook a place to work. */
const posts = (id: string): boolean =>
  id === 'camp' || id === 'baggage-train' || id === 'fortification' || id.startsWith('wall-') || id.startsWith('city-');

/** fr3.abilities.ships-cook-station */
const post: CharacterCheck = (each, { units, roster }) =>
  entriesOf(each.person).includes('ships-cook') &&
  !units.some(({ row }) => row.group === 'ships') &&
  !(roster.extras ?? []).some(posts)
    ? error(
        each.at,
        `${each.called}: a ship’s cook needs a post: a ship, a camp or baggage train, a fortification, a wall or a city. Add one of these to the army.`,
        'fr3.abilities.ships-cook-station',
      )
    : noProblems;

/** fr3.characters.unit-characters-do-not-attach, fr3.abilities.archangel-demon-lord: units that are characters. */
const asUnit: CharacterCheck = (each, { units }) => {
  const unit = each.isUnit ? units.find(({ at }) => at === each.at) : undefined;
  if (!unit) return noProblems;
  if (unit.row.unit === undefined)
    return error(each.at, `${each.called} must be a unit or a character.`, 'fr3.characters.basic-unit-character');
  if (unit.row.type === 'leviathans')
    return error(each.at, `${each.called} cannot be a character, because it is a leviathan.`, 'fr3.leviathans.no-characters');
  if (unit.row.ruler || unit.row.made)
    return error(each.at, `${each.called} already includes everything, so you cannot add options.`, unit.row.rule);
  return unit.unit.with === undefined
    ? noProblems
    : error(
        each.at,
        `${each.called}: a unit that is itself a character cannot attach to another unit.`,
        'fr3.characters.unit-characters-do-not-attach',
      );
};

/** The checks for every character, and those only for characters who are not in the sideboard. */
const anywhere: readonly CharacterCheck[] = [known, oneOfAKind, needs, room, carriedDevices, bonuses];
const alone: readonly CharacterCheck[] = [...anywhere, host, vat, post, asUnit];

/** fr3.army-lists.one-general, fr3.characters.one-general */
function oneGeneral({ characters, units }: Mustered): Problems {
  const generals = [
    ...characters.filter(({ person }) => person.has.includes('general')).map(({ at }) => at),
    ...units.filter(({ row }) => row.ruler).map(({ at }) => at),
  ];
  if (generals.length === armyLists.generals) return noProblems;
  return error(
    generals.at(-1) ?? 'roster',
    `An army must have exactly one general, but this roster has ${generals.length === 0 ? 'none' : generals.length}.`,
    'fr3.army-lists.one-general',
    'fr3.characters.one-general',
  );
}

/**
 * Checks how many characters have each ability. The limit may be a fixed number, or may depend on the size of the army or on the
 * number of characters who can use the ability.
 */
function numbers({ characters, roster, list }: Mustered): Problems {
  const ids = [...new Set(characters.flatMap(({ person }) => person.has))];
  return mergedProblems(
    ids.map((id) => {
      const ability = abilityOf(id);
      const holders = characters.filter(({ person }) => person.has.includes(id));
      if (!ability || ability.kind === 'grade') return noProblems;
      const { onePer, onePerPerson, most, name, rule } = ability;
      const onePerPoints = onePer?.(list);
      const users =
        onePerPerson && characters.filter(({ person }) => entriesOf(person).some((entry) => onePerPerson.includes(entry)));
      const limit = Math.min(
        most ?? Infinity,
        // fr3.army-lists.elite-allowance: a smaller army may also have one elite.
        onePerPoints === undefined
          ? Infinity
          : Math.max(ability.kind === 'ability' ? 1 : 0, Math.floor(roster.size / onePerPoints)),
        users?.length ?? Infinity,
      );
      return holders.length > limit
        ? error(
            `${holders.at(-1)?.at}.${id}`,
            `This army can have ${name} only ${count(limit, 'time', 'times')}, but this roster has it ${holders.length} times.`,
            rule,
          )
        : noProblems;
    }),
  );
}

/** fr3.magic-users.witch-hunter-no-magic-users */
function witchHunters({ characters }: Mustered): Problems {
  const isHunter = ({ person }: MusteredCharacter) => entriesOf(person).includes('witch-hunter');
  const casters = characters.filter(
    (each) => abilitiesOf(each).some(({ kind, entry }) => kind === 'casting' || entry === 'bard') && !isHunter(each),
  );
  return characters.some(isHunter) && casters.length > 0
    ? error(
        casters.at(-1)?.at ?? 'roster',
        'An army with a witch hunter cannot have other magic users.',
        'fr3.magic-users.witch-hunter-no-magic-users',
      )
    : noProblems;
}

/** fr3.army-lists.hydromancer-needs-swimmer */
function swimmers({ characters, units }: Mustered): Problems {
  const [hydromancer] = characters.filter(({ person }) => entriesOf(person).includes('hydromancer'));
  return hydromancer && !units.some(({ options }) => options.includes('swimming'))
    ? error(
        hydromancer.at,
        'An army with a hydromancer must have a unit that swims.',
        'fr3.army-lists.hydromancer-needs-swimmer',
        'fr3.magic-users.hydromancer',
      )
    : noProblems;
}

export const characterProblems = (mustered: Mustered): Problems =>
  mergedProblems([
    oneGeneral(mustered),
    numbers(mustered),
    witchHunters(mustered),
    swimmers(mustered),
    ...mustered.characters.flatMap((each) => alone.map((check) => check(each, mustered))),
    ...mustered.aside.characters.flatMap((each) => anywhere.map((check) => check(each, mustered))),
  ]);
