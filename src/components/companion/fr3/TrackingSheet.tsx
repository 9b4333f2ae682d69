/** The sheet beside the table, on paper: boxes for clocks, pools and losses, filled from a game or blank. */
import type { ComponentChildren } from 'preact';
import { casterDice } from '../../../engine/fr3/companion/casters.ts';
import { destroyedUnits } from '../../../engine/fr3/companion/losses.ts';
import { allSteps, placeName, stepName } from '../../../engine/fr3/companion/places.ts';
import { inWords } from '../../../engine/fr3/companion/reminders.ts';
import { scoreOf } from '../../../engine/fr3/companion/score.ts';
import { type SideId, type State, sideIds } from '../../../engine/fr3/companion/state.ts';
import { moraleClock } from '../../../engine/fr3/data/figures/morale-clock.ts';
import { reference } from '../../../engine/fr3/data/figures/reference.ts';

const upTo = (most: number, least = 1) => Array.from({ length: most - least + 1 }, (_, at) => at + least);

/** A row of boxes; the one that holds has a thick frame. */
function Track({ name, boxes, at }: { name: ComponentChildren; boxes: readonly number[]; at?: number | undefined }) {
  return (
    <div class="track">
      <p>{name}</p>
      <ol>
        {boxes.map((box) => (
          <li key={box} class={box === at ? 'is-now' : undefined}>
            {box}
          </li>
        ))}
      </ol>
    </div>
  );
}

function SideSheet({ state, side }: { state: State | null; side: SideId }) {
  const army = state?.sides[side];
  const clocks = upTo(Math.max(reference.armyPoolTrack, army?.clock ?? 0), 0).toReversed();
  const rows = army?.casters.filter(({ caster }) => !casterDice[caster].forArmy) ?? [];
  const empty = Math.max(0, reference.personalPoolRows - rows.length);
  const row = upTo(reference.personalPoolRow);
  const lossBoxes = upTo(reference.lossCounter);
  return (
    <section>
      <h2>{army ? army.name : side === 'first' ? 'Moves first:' : 'Moves second:'}</h2>
      <Track name={`Morale clock (starts at ${moraleClock.start})`} boxes={clocks} at={army?.clock} />
      <Track name="Army pool" boxes={upTo(Math.max(reference.armyPoolTrack, army?.armyPool ?? 0))} at={army?.armyPool} />
      <p class="sheet-label">Personal pools, one row for each level</p>
      {rows.map(({ id, name, caster, pool }) => (
        <Track
          key={id}
          name={`${name}${name === casterDice[caster].name ? '' : `, ${casterDice[caster].name.toLowerCase()}`}`}
          boxes={upTo(Math.max(reference.personalPoolRow, pool))}
          at={pool}
        />
      ))}
      {upTo(empty).map((at) => (
        <Track key={at} name={<span class="rule-line" />} boxes={row} />
      ))}
      <p class="sheet-label">This phase</p>
      <Track name="Units demoralized" boxes={lossBoxes} at={army?.demoralized || undefined} />
      <Track name="Units destroyed" boxes={lossBoxes} at={(state && destroyedUnits(state, side).length) || undefined} />
      <Track name="Moves made" boxes={upTo(reference.armyPoolTrack)} at={(state?.phase === side && state.moves) || undefined} />
      <p class="sheet-label">Victory points{state && `: ${scoreOf(state, side).total} so far`}</p>
      {state && (
        <ul class="sheet-lines">
          {scoreOf(state, side).lines.map(({ name, points }) => (
            <li key={name}>
              {name} <b>{points}</b>
            </li>
          ))}
        </ul>
      )}
      <div class="lines">
        {upTo(state ? 3 : 5).map((at) => (
          <span key={at} class="rule-line" />
        ))}
      </div>
      <p class="sheet-label">To remember</p>
      {state && (
        <ul class="sheet-lines">
          {state.reminders
            .filter((each) => each.side === side)
            .map((each) => (
              <li key={each.id}>
                {each.name} ({inWords(each)})
              </li>
            ))}
        </ul>
      )}
      <div class="lines">
        {upTo(state ? 3 : 5).map((at) => (
          <span key={at} class="rule-line" />
        ))}
      </div>
    </section>
  );
}

export function TrackingSheet({ name, state }: { name: string; state: State | null }) {
  return (
    <div class={`tracking-sheet ${state ? 'is-filled' : 'is-blank'}`}>
      <header>
        <h1>{state ? name : 'Tracking sheet'}</h1>
        <p>{state ? `${placeName(state)}, ${stepName(state.step)}` : 'Fantasy Rules! third edition'}</p>
      </header>
      <div class="sheet-sides">
        {sideIds.map((side) => (
          <SideSheet key={side} state={state} side={side} />
        ))}
      </div>
      <ol class="sheet-steps">
        {allSteps.map(({ id }) => (
          <li key={id}>{stepName(id)}</li>
        ))}
      </ol>
    </div>
  );
}
