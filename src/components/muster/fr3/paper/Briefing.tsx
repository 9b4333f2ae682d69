/** What a player tells the opponent before deployment, without anything that may stay secret. */
import { count, type Mustered } from '../../../../engine/fr3/muster/mustered.ts';
import { Cited } from '../../../odds/links.tsx';
import { type BriefingLine, briefedCharacters, briefedUnits, briefingRules } from './briefing-lines.ts';

const TellOf = ({ told }: { told: readonly BriefingLine[] }) => (
  <table class="paper-told">
    <tbody>
      {told.map(({ count: n, name, words }) => (
        <tr key={`${name} ${words.join()}`}>
          <td>{n}</td>
          <th scope="row">{name}</th>
          <td>{words.join(', ')}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

export function Briefing({ mustered }: { mustered: Mustered }) {
  const { roster, list, units } = mustered;
  const characters = briefedCharacters(mustered);
  return (
    <>
      <h3>{list.name}: briefing</h3>
      <p>
        A game of {roster.size} points. {count(units.length, 'unit')}, and the figures on each base show what the unit is.{' '}
        <Cited rules={briefingRules} />
      </p>
      <section>
        <h4>Units</h4>
        <TellOf told={briefedUnits(mustered)} />
      </section>
      {characters.length > 0 && (
        <section>
          <h4>Characters</h4>
          <TellOf told={characters} />
        </section>
      )}
      <p class="paper-note">
        You do not have to reveal items, abilities, elites, weapons and magic before you use them. This briefing lists only what a
        rule requires you to show.
      </p>
    </>
  );
}
