/**
 * The form of a custom battle: two armies, the opponent, whether the units are already placed, and other settings of the game.
 */
import type { ComponentChildren } from 'preact';
import type { Seat } from '../saved/saved.ts';
import { opponents } from './seats.ts';

interface Props {
  /** Fields before the armies, such as the size. */
  first?: ComponentChildren;
  armies: ComponentChildren;
  opponent: Seat;
  onOpponent: (seat: Seat) => void;
  /** The word for what is on the table: units, elements. */
  noun: string;
  inPlace: boolean;
  onInPlace: (inPlace: boolean) => void;
  /** Further checkboxes. */
  more?: ComponentChildren;
  onBegin: () => void;
}

export function OwnBattleForm(props: Props) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        props.onBegin();
      }}
    >
      {props.first}
      <div class="row">{props.armies}</div>
      <fieldset class="opponents">
        <legend>Against</legend>
        {opponents.map(({ seat, name, says }) => (
          <label key={seat}>
            <input type="radio" name="opponent" checked={props.opponent === seat} onChange={() => props.onOpponent(seat)} />
            <span>
              <b>{name}</b> {says}
            </span>
          </label>
        ))}
      </fieldset>
      <Option label={`All ${props.noun} are already placed`} value={props.inPlace} onValue={props.onInPlace} />
      {props.more}
      <p>
        <button type="submit" class="button">
          Begin
        </button>
      </p>
    </form>
  );
}

export const Option = ({ label, value, onValue }: { label: string; value: boolean; onValue: (value: boolean) => void }) => (
  <label class="chip">
    <input type="checkbox" checked={value} onChange={(event) => onValue(event.currentTarget.checked)} />
    {label}
  </label>
);
