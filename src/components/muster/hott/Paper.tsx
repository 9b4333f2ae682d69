/** The army on paper: a sheet to print, with the game values needed in a battle. */
import { useState } from 'preact/hooks';
import { elementOf } from '../../../engine/hott/data/elements.ts';
import { costOf } from '../../../engine/hott/muster/cost.ts';
import { linesOf } from '../../../engine/hott/muster/edit.ts';
import type { Roster } from '../../../engine/hott/muster/roster.ts';

/** The printed roster: each line with the game values needed in a battle. */
function Sheet({ roster }: { roster: Roster }) {
  const cost = costOf(roster);
  const { name, wide, deep } = roster.stronghold;
  return (
    <>
      <h3>{roster.name || 'Unnamed army'}</h3>
      <p>
        {cost.total} of {roster.size} AP. Stronghold: {name ?? 'without a name'}, {wide} by {deep} paces. The army is beaten when
        it has lost
        {` ${Math.ceil(cost.total / 2)} AP or its general`}, and has lost more than the enemy.
      </p>
      <table class="muster-cost">
        <thead>
          <tr>
            <th scope="col">Element</th>
            <th scope="col">AP</th>
            <th scope="col">Foot</th>
            <th scope="col">Others</th>
            <th scope="col">Good</th>
            <th scope="col">Bad</th>
            <th scope="col">Range</th>
          </tr>
        </thead>
        <tbody>
          {linesOf(roster).map(({ from, count, element }) => {
            const type = elementOf(element.type);
            return (
              <tr key={from}>
                <th scope="row">
                  {count > 1 && `${count} × `}
                  {element.name === undefined ? '' : `${element.name}, `}
                  {type?.name ?? element.type}
                  {element.general && ', general'}
                </th>
                <td>{type?.points}</td>
                <td>{type?.factor.foot}</td>
                <td>{type?.factor.others}</td>
                <td>{type?.move.good}</td>
                <td>{type?.move.bad}</td>
                <td>{type?.range ?? '–'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

export function Paper({ roster }: { roster: Roster }) {
  const [isShown, setShown] = useState(false);
  return (
    <div class="muster-paper">
      <details class="drawer" onToggle={(event) => setShown(event.currentTarget.open)}>
        <summary>
          <h2>On paper</h2>
          <span>A sheet with the values that you need during a battle.</span>
        </summary>
        <p class="muster-row">
          <button type="button" class="button" onClick={() => print()}>
            Print it
          </button>
        </p>
      </details>
      {/* Outside the drawer, so that it can be printed while the drawer is closed. */}
      <section class={`paper paper-sheet ${isShown ? 'is-shown' : ''}`} aria-label="Sheet">
        <Sheet roster={roster} />
      </section>
    </div>
  );
}
