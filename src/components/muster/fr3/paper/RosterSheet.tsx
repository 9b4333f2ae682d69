/** The roster on one or two pages: profiles, options and costs of each unit, and short rules. */
import { linesOf } from '../../../../engine/fr3/muster/edit.ts';
import { listFor, rowOf } from '../../../../engine/fr3/muster/lists.ts';
import type { Mustered, Problems } from '../../../../engine/fr3/muster/mustered.ts';
import { writeLink } from '../../../../engine/fr3/muster/saved-roster.ts';
import { QrCode } from '../../../ui/code/QrCode.tsx';
import { breakable, characterName, characterWords, leaderAdds, leadersWith, points, typeName, unitWords } from '../words.ts';
import { neededRules } from './needed-rules.ts';
import { bonusesOf, combatFactor, Move, rally } from './Profile.tsx';
import { RuleLines } from './RuleLines.tsx';

/** Groups of rules that the sheet leaves out for lack of room. They are in the quick reference. */
const elsewhere: readonly string[] = ['Units', 'In play'];

/** A table row that is not a unit: its name, a description, its cost. */
const PlainRow = ({ name, says, of }: { name: string; says: string; of: number }) => (
  <tr>
    <td />
    <th scope="row">{breakable(name)}</th>
    <td class="paper-wide" colSpan={5}>
      {says}
    </td>
    <td>{of}</td>
  </tr>
);

/** Units and characters in the army, or in its sideboard. */
function TroopRows({ mustered: { roster, list, cost }, aside }: { mustered: Mustered; aside: boolean }) {
  const here = (each: { readonly aside?: true }): boolean => (each.aside === true) === aside;
  return (
    <>
      {linesOf(roster)
        .filter(({ unit }) => here(unit))
        .map(({ from, count, unit }) => {
          const own = listFor(roster.army, unit) ?? list;
          const row = rowOf(own, unit.type);
          const type = typeName(own, unit.type);
          return (
            <tr key={from}>
              <td>{count > 1 ? `${from + 1}–${from + count}` : from + 1}</td>
              <th scope="row">
                {count > 1 && `${count} × `}
                {breakable(unit.name ? `${unit.name} (${type})` : type)}
              </th>
              <td data-of="CF">{combatFactor(row)}</td>
              <td data-of="Move">
                <Move unit={unit} row={row} />
              </td>
              <td data-of="Rally">{rally(row)}</td>
              <td class="paper-wide">{bonusesOf(unit, row)}</td>
              <td class="paper-wide">
                {[unitWords(own, unit), ...leadersWith(roster, from + 1, count)].filter(Boolean).join('; ')}
              </td>
              <td>{cost.units.slice(from, from + count).reduce((sum, { total }) => sum + total, 0)}</td>
            </tr>
          );
        })}
      {roster.characters.map((character, at) =>
        here(character) ? (
          <PlainRow
            key={`character-${at}`}
            name={characterName(character)}
            says={[characterWords(character), leaderAdds(character) && `adds ${leaderAdds(character)} to the unit he is with`]
              .filter(Boolean)
              .join('; ')}
            of={cost.characters[at]?.total ?? 0}
          />
        ) : null,
      )}
    </>
  );
}

export function RosterSheet({ mustered, problems }: { mustered: Mustered; problems: Problems }) {
  const { roster, list, cost } = mustered;
  return (
    <>
      <h3>{roster.name || list.name}</h3>
      <p>
        {list.name}. {cost.total} of {points(roster.size)}.
        {problems.errors.length > 0 &&
          ` This is a draft with ${problems.errors.length === 1 ? '1 error' : `${problems.errors.length} errors`}.`}
      </p>
      <table class="paper-units">
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Unit</th>
            <th scope="col">
              <abbr title="Combat factor">CF</abbr>
            </th>
            <th scope="col">Move</th>
            <th scope="col">Rally</th>
            <th scope="col">Bonuses</th>
            <th scope="col">Has</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          <TroopRows mustered={mustered} aside={false} />
          {cost.army.lines.map(({ name, points: of }) => (
            <PlainRow key={name} name={name} says="" of={of} />
          ))}
        </tbody>
        <tbody class="paper-total">
          <PlainRow name="Together" says="" of={cost.total} />
        </tbody>
        {cost.aside > 0 && (
          <tbody>
            <TroopRows mustered={mustered} aside={true} />
          </tbody>
        )}
        {cost.aside > 0 && (
          <tbody class="paper-total">
            <PlainRow name="Sideboard" says="" of={cost.aside} />
          </tbody>
        )}
      </table>
      {neededRules(mustered)
        .filter(({ title }) => !elsewhere.includes(title))
        .map(({ title, rules }) => (
          <section key={title}>
            <h4>{title}</h4>
            <RuleLines rules={rules} />
          </section>
        ))}
      <figure class="paper-code">
        <QrCode link={`${location.origin}${location.pathname}#${writeLink(roster)}`} name={roster.name || list.name} />
        <figcaption>Scan this code to open, change or play the roster on the web.</figcaption>
      </figure>
    </>
  );
}
