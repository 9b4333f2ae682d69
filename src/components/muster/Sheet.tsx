/** The roster on paper: profiles, what each has, and the rules that it needs in short. */
import { useContext } from 'preact/hooks';
import type { Unit } from '../../engine/fr3/data/units.ts';
import { abilityOf } from '../../engine/fr3/muster/abilities.ts';
import { linesOf } from '../../engine/fr3/muster/edit.ts';
import { rowOf } from '../../engine/fr3/muster/lists.ts';
import type { Mustered, Problems } from '../../engine/fr3/muster/mustered.ts';
import { optionOf } from '../../engine/fr3/muster/options.ts';
import { RuleLinks } from '../odds/links.tsx';
import { abilityName, characterName, characterWords, optionName, playRules, points, typeName, unitWords } from './words.ts';

const moveWords = (unit: Unit | undefined): string => (unit?.move ? `${unit.move.open}″ / ${unit.move.difficult}″` : '–');

export function Sheet({ mustered: { roster, list, cost }, problems }: { mustered: Mustered; problems: Problems }) {
  const linked = useContext(RuleLinks);
  const bought = [
    ...roster.units.flatMap(({ options = [] }) =>
      options.map((id) => [optionName(list, id), playRules[id] ?? optionOf(list, id)?.rules.at(-1)] as const),
    ),
    ...[...roster.characters, ...roster.units].flatMap(({ has = [] }) =>
      has.map((id) => [abilityName(id), abilityOf(id)?.rule] as const),
    ),
  ];
  const rules = [...new Map(bought)].flatMap(([name, id]) => {
    const rule = id && linked[id];
    return rule ? [{ name, summary: rule.summary }] : [];
  });
  return (
    <section class="muster-sheet" aria-hidden="true">
      <h2>{roster.name}</h2>
      <p>
        {list.name}. {cost.total} of {points(roster.size)}.
        {problems.errors.length > 0 && ` A draft: ${problems.errors.length} of its purchases are not allowed yet.`}
      </p>
      <table>
        <thead>
          <tr>
            <th>No.</th>
            <th>Unit</th>
            <th>Has</th>
            <th>CF</th>
            <th>Move</th>
            <th>Rally</th>
            <th>Points</th>
          </tr>
        </thead>
        <tbody>
          {linesOf(roster).map(({ from, count, unit }) => {
            const row = rowOf(list, unit.type)?.unit;
            return (
              <tr key={from}>
                <td>{count > 1 ? `${from + 1}–${from + count}` : from + 1}</td>
                <td>
                  {count > 1 && `${count} × `}
                  {unit.name ? `${unit.name} (${typeName(list, unit.type)})` : typeName(list, unit.type)}
                </td>
                <td>{unitWords(list, unit)}</td>
                <td>{row?.combatFactor ?? '–'}</td>
                <td>{moveWords(row)}</td>
                <td>{row?.rally ?? '–'}</td>
                <td>{cost.units.slice(from, from + count).reduce((sum, { total }) => sum + total, 0)}</td>
              </tr>
            );
          })}
          {roster.characters.map((character, at) => (
            <tr key={`character-${at}`}>
              <td />
              <td>{characterName(character)}</td>
              <td colSpan={4}>{characterWords(character)}</td>
              <td>{cost.characters[at]?.total ?? 0}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rules.length > 0 && (
        <dl>
          {rules.map(({ name, summary }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{summary}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
