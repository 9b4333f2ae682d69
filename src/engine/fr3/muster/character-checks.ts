/** Checks of the characters in a roster, one by one and together. */

import { didYouMean } from '../../kernel/nearest.ts';
import { quoted } from '../../kernel/text.ts';
import { refuseFirstCompany } from '../control.ts';
import { characterEntryOf } from '../data/characters.ts';
import { armyLists } from '../data/figures/army-lists.ts';
import { devices } from '../data/figures/inventions.ts';
import { inventionOf } from '../data/inventions.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { type Ability, abilities, abilityOf, entriesOf, isGiven } from './abilities.ts';
import { powersOf, ruledBy } from './control.ts';
import { bonusesOf, gradeOf } from './leaders.ts';
import { count, error, fine, type Mustered, type MusteredCharacter, type Problems, together, warning } from './mustered.ts';
import { roomOf } from './room.ts';

type CharacterCheck = (each: MusteredCharacter, mustered: Mustered) => Problems;

const abilitiesOf = ({ person }: MusteredCharacter): readonly Ability[] =>
  [...new Set(person.has)].flatMap((id) => abilityOf(id) ?? []);

/** Whether the ability exists, and whether he may have it. */
const known: CharacterCheck = (each) => {
  const { person, at, called } = each;
  return together(
    [...new Set(person.has)].map((id) => {
      const where = `${at}.${id}`;
      const ability = abilityOf(id);
      if (ability) {
        if (person.has.filter((other) => other === id).length > 1)
          return error(where, `${called} has ${ability.name} twice.`, 'fr3.characters.one-ability-per-type');
        const leave = ability.may(each);
        if (leave === 'yes') return fine;
        if (leave !== 'open') return error(where, `${called}: ${leave.because}`, ...leave.rules);
        return warning(
          where,
          `${called}: whether the ${each.list.name} may have this is lost with the printed tables: ${ability.name}. Agree on it with your opponent.`,
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
          `${each.called} has several ${what}: ${of.map(({ name }) => name).join(' and ')}.`,
          'fr3.characters.one-ability-per-type',
        )
      : fine;
  const casting = ({ entry, kind }: Ability) => kind === 'casting' || characterEntryOf(entry)?.limits.group === 'casting';
  const groups = new Set(has.flatMap(({ group }) => group ?? []));
  return together([
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
  together(
    abilitiesOf(each).map(({ id, name, ofHeroes, rule }) =>
      ofHeroes && gradeOf(each.person) === null && !isGiven(each, id)
        ? error(`${each.at}.${id}`, `${each.called}: ${name} must be a hero at least.`, rule)
        : fine,
    ),
  );

/** fr3.characters.hero, fr3.characters.sub-commander, fr3.characters.general */
const room: CharacterCheck = (each) => {
  const { holder, taking, major, isEnough } = roomOf(each);
  const { capacity, rule, name } = holder;
  if (isEnough || capacity === null) return fine;
  return error(
    each.at,
    `${each.called}: ${name} has room for ${count(capacity.total, 'ability', 'abilities')}, ${capacity.major} of them major; here are ${taking.length}, ${major.length} of them major.`,
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
        `${each.called} has ${carried.length} devices, and may carry ${limit}.`,
        'fr3.inventions.device-limit',
        'fr3.inventions.technical-assistant-extra-device',
      )
    : fine;
};

/** fr3.characters.hero-bonus, fr3.characters.sub-commander-bonus: chosen when building the army. */
const bonuses: CharacterCheck = ({ person, at, called }) => {
  const choice = bonusesOf(person);
  const { bonuses: chosen } = person;
  if (chosen === undefined)
    return choice.length > 1
      ? error(at, `${called}: choose his bonuses, ${choice.join(' or ')}.`, 'fr3.characters.bonus-notation')
      : fine;
  if (choice.includes(chosen)) return fine;
  return error(
    at,
    choice.length > 0
      ? `${called}: his bonuses are ${choice.join(' or ')}, not ${chosen}.`
      : `${called} has no bonuses: he has no grade of leadership.`,
    'fr3.characters.bonus-notation',
  );
};

/** fr3.characters.attachment-by-type, fr3.characters.attachment-needs-control: which units he may start with. */
const host: CharacterCheck = (each, { units }) => {
  const { at, called, with: number } = each;
  if (number === undefined) return fine;
  const unit = units.find((other) => other.at === `units.${number}`);
  const of = unit && ruledBy(unit);
  if (!unit || !of)
    return error(at, `${called}: there is no unit ${number} that he could be with.`, 'fr3.characters.attachment-by-type');
  const barred = refuseFirstCompany(of, powersOf(each));
  return barred ? error(at, `${called} cannot be with ${unit.called}. ${barred.because}`, ...barred.rules) : fine;
};

/** fr3.inventions.vat: a unit must carry it. */
const vat: CharacterCheck = (each, { units }) => {
  const mine = powersOf(each);
  const carried = units.some((unit) => {
    const of = unit.unit.with === undefined ? ruledBy(unit) : undefined;
    return of !== undefined && refuseFirstCompany(of, mine) === null;
  });
  return mine.vat && !carried
    ? error(
        `${each.at}.vat`,
        `${each.called}: his vat needs a unit of handweapons that carries it, and that he can be with.`,
        'fr3.inventions.vat',
      )
    : fine;
};

/** Purchases where a cook can have his post. */
const posts = (id: string): boolean =>
  id === 'camp' || id === 'baggage-train' || id === 'fortification' || id.startsWith('wall-') || id.startsWith('city-');

/** fr3.abilities.ships-cook-station */
const post: CharacterCheck = (each, { units, roster }) =>
  entriesOf(each.person).includes('ships-cook') &&
  !units.some(({ row }) => row.group === 'ships') &&
  !(roster.extras ?? []).some(posts)
    ? error(
        each.at,
        `${each.called}: a ship’s cook has his post on a ship, at a camp or baggage train, or in a fortification, wall or city. This army has none of these.`,
        'fr3.abilities.ships-cook-station',
      )
    : fine;

/** fr3.characters.unit-characters-do-not-attach, fr3.abilities.archangel-demon-lord: units that are characters. */
const asUnit: CharacterCheck = (each, { units }) => {
  const unit = each.isUnit ? units.find(({ at }) => at === each.at) : undefined;
  if (!unit) return fine;
  if (unit.row.unit === undefined)
    return error(each.at, `${each.called} is neither a unit nor a character.`, 'fr3.characters.basic-unit-character');
  if (unit.row.type === 'leviathans')
    return error(
      each.at,
      `${each.called} is a leviathan, and a leviathan cannot be a character.`,
      'fr3.leviathans.no-characters',
    );
  if (unit.row.ruler || unit.row.made)
    return error(each.at, `${each.called} comes complete: you cannot add anything to it.`, unit.row.rule);
  return unit.unit.with === undefined
    ? fine
    : error(
        each.at,
        `${each.called}: a unit that is itself a character cannot attach.`,
        'fr3.characters.unit-characters-do-not-attach',
      );
};

/** Checks for every character, and checks only for those who are not in the sideboard. */
const anywhere: readonly CharacterCheck[] = [known, oneOfAKind, needs, room, carriedDevices, bonuses];
const alone: readonly CharacterCheck[] = [...anywhere, host, vat, post, asUnit];

/** fr3.army-lists.one-general, fr3.characters.one-general */
function oneGeneral({ characters, units }: Mustered): Problems {
  const generals = [
    ...characters.filter(({ person }) => person.has.includes('general')).map(({ at }) => at),
    ...units.filter(({ row }) => row.ruler).map(({ at }) => at),
  ];
  if (generals.length === armyLists.generals) return fine;
  return error(
    generals.at(-1) ?? 'roster',
    `An army has exactly one general; this roster has ${generals.length === 0 ? 'none' : generals.length}.`,
    'fr3.army-lists.one-general',
    'fr3.characters.one-general',
  );
}

/** How often an army may have something: in total, for its size, or per user. */
function numbers({ characters, roster, list }: Mustered): Problems {
  const ids = [...new Set(characters.flatMap(({ person }) => person.has))];
  return together(
    ids.map((id) => {
      const ability = abilityOf(id);
      const holders = characters.filter(({ person }) => person.has.includes(id));
      if (!ability || ability.kind === 'grade') return fine;
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
            `This army may have ${count(limit, 'time', 'times')}: ${name}. This roster has ${holders.length}.`,
            rule,
          )
        : fine;
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
        'An army with a witch hunter has no other magic users.',
        'fr3.magic-users.witch-hunter-no-magic-users',
      )
    : fine;
}

/** fr3.army-lists.hydromancer-needs-swimmer */
function swimmers({ characters, units }: Mustered): Problems {
  const [hydromancer] = characters.filter(({ person }) => entriesOf(person).includes('hydromancer'));
  return hydromancer && !units.some(({ options }) => options.includes('swimming'))
    ? error(
        hydromancer.at,
        'A hydromancer needs a unit that swims in his army.',
        'fr3.army-lists.hydromancer-needs-swimmer',
        'fr3.magic-users.hydromancer',
      )
    : fine;
}

export const characterProblems = (mustered: Mustered): Problems =>
  together([
    oneGeneral(mustered),
    numbers(mustered),
    witchHunters(mustered),
    swimmers(mustered),
    ...mustered.characters.flatMap((each) => alone.map((check) => check(each, mustered))),
    ...mustered.aside.characters.flatMap((each) => anywhere.map((check) => check(each, mustered))),
  ]);
