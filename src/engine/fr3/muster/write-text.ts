/** Writes a roster as text; `read-text.ts` shows the form and reads it back. */
import type { Army } from '../data/armies/army.ts';
import { abilities } from './abilities.ts';
import { isCharacter } from './characters.ts';
import { costOf } from './cost.ts';
import { linesOf } from './edit.ts';
import { extras } from './extras.ts';
import { individual, type Person } from './leaders.ts';
import { listFor, listOf } from './lists.ts';
import { optionsOf } from './options.ts';
import type { Roster, RosterCharacter, RosterUnit } from './roster.ts';
import { asideWord, counted, forTournament, headings, lists, quoted, rowsOf, word } from './roster-words.ts';

const bonusesWord = /^\d-\d$/;

/** Words that units and characters have in common. */
const common = (each: RosterUnit | RosterCharacter): readonly string[] => [
  ...(each.from === undefined ? [] : [`from ${word(lists, 'list', each.from)}`]),
  ...(each.aside ? [asideWord] : []),
  ...(each.bonuses === undefined ? [] : [`bonuses ${bonusesWord.test(each.bonuses) ? each.bonuses : quoted(each.bonuses)}`]),
  ...(each.name === undefined ? [] : [`called ${quoted(each.name)}`]),
  ...(each.with === undefined ? [] : [`with ${each.with}`]),
];
const abilityWords = ({ has }: Person): readonly string[] => has.map((id) => word(abilities, 'ability', id));
const title = (name: string): string => (name !== '' && name === name.trim() && !/^["“]|[\n\r]/.test(name) ? name : quoted(name));

export function writeText(roster: Roster): string {
  const list = listOf(roster.army) as Army;
  const cost = costOf(roster);
  const unitLines = linesOf(roster).map(({ from, count, unit }) => {
    const own = listFor(roster.army, unit) ?? list;
    const options = optionsOf(own);
    const words = [
      word(rowsOf(own), 'type', unit.type),
      ...counted((unit.options ?? []).map((id) => word(options, 'option', id))),
      ...(isCharacter(unit) ? [`character (${abilityWords(unit).join(', ')})`] : []),
      ...common(unit),
    ];
    const points = cost.units.slice(from, from + count).reduce((sum, { total }) => sum + total, 0);
    return `${from + 1}. ${count > 1 ? `${count} × ` : ''}${words.join(', ')} = ${points}`;
  });
  const characterLines = roster.characters.map((each, at) => {
    const has = abilityWords(each);
    const words = [...(has.length > 0 ? has : [individual.name]), ...common(each)];
    return `${words.join(', ')} = ${cost.characters[at]?.total ?? 0}`;
  });
  const head = [
    `Roster: ${title(roster.name)}`,
    `List: ${list.name}`,
    `Points: ${cost.total} of ${roster.size}${roster.tournament ? `, ${forTournament}` : ''}`,
  ];
  const bought = counted((roster.extras ?? []).map((id) => word(extras, 'extra', id)));
  const army = bought.length > 0 ? ['', headings.army, ...bought] : [];
  return `${[...head, '', headings.units, ...unitLines, '', headings.characters, ...characterLines, ...army].join('\n')}\n`;
}
