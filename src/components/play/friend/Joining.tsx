/**
 * A link to a battle that is not on this device, and in which commands have been given to other players. Asks which of these
 * players uses this device.
 */
import { useEffect, useState } from 'preact/hooks';
import { checked } from '../../../engine/kernel/correspondence/check.ts';
import { type Parcel, packedParcel } from '../../../engine/kernel/correspondence/exchange.ts';
import { sideIds } from '../../../engine/kernel/correspondence/messages.ts';
import { type Lead, onSide } from '../../../engine/kernel/correspondence/players.ts';
import { foreign } from '../../../engine/kernel/replay.ts';
import { joinNames } from '../plain-words.ts';
import type { FriendEntrance } from './entrance.ts';
import { gameFor } from './game.ts';

interface Props {
  entrance: FriendEntrance;
  parcel: Parcel;
  newId: () => string;
  /** The address of the site’s root. */
  root: string;
  onBegun: (id: string) => void;
  onLeave: () => void;
}

interface Seat {
  readonly lead: Lead;
  /** The names of the player’s commands. */
  readonly commands: string;
  /** The first player of the side. */
  readonly first: string;
}

/** The commands in the record that have been given to other players, or what is wrong with the record. */
async function seatsOf(entrance: FriendEntrance, { messages }: Parcel): Promise<readonly Seat[] | string> {
  const { system } = await gameFor(entrance);
  const { broken, players, names, steps, terms } = await checked(system, messages);
  const strange = terms && foreign(terms, system.ruleset);
  if (strange) return strange;
  if (broken) return broken.because;
  const state = steps.at(-1)?.state;
  if (!state) return 'This battle has not begun yet.';
  return sideIds.flatMap((side) =>
    onSide(players, side).flatMap((player) => {
      const leads = players.leads.filter((each) => each.entry === player);
      const commands = joinNames(leads.map(({ command }) => system.commands?.names(state, side)[command] ?? ''));
      return leads.slice(0, 1).map((lead) => ({ lead, commands, first: names[side] ?? 'the first player' }));
    }),
  );
}

export function Joining({ entrance, parcel, newId, root, onBegun, onLeave }: Props) {
  const [seats, setSeats] = useState<readonly Seat[]>();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const notLoaded = 'The game could not be loaded. Try again when you are online.';
  useEffect(() => {
    seatsOf(entrance, parcel).then(
      (found) => (typeof found === 'string' ? setProblem(found) : setSeats(found)),
      () => setProblem(notLoaded),
    );
  }, []);
  const join = async (lead: Lead) => {
    setBusy(true);
    try {
      const { joined } = await import('./begin.ts');
      const made = await joined(entrance, parcel, lead, newId());
      if (made.ok) return onBegun(made.value);
      setProblem(made.because);
    } catch {
      setProblem(notLoaded);
    }
    setBusy(false);
  };
  return (
    <section aria-labelledby="friend-join" class="friend-new">
      <h2 id="friend-join" tabIndex={-1} data-landing>
        Which player are you?
      </h2>
      {problem && (
        <p class="message message-wrong" role="alert">
          {problem}
        </p>
      )}
      {!seats && !problem && <p role="status">Reading the battle …</p>}
      {seats && (
        <>
          <p>
            {seats.length === 0
              ? 'Every command that was given to another player has been taken back. Ask the player who sent you this link.'
              : 'This battle is not on this device yet. Choose your own name: from then on you lead your troops from this device.'}
          </p>
          <ul class="kept-battles">
            {seats.map(({ lead, commands, first }) => (
              <li key={lead.entry}>
                <button type="button" disabled={busy} onClick={() => void join(lead)}>
                  <b>{lead.name}</b>
                  <small>
                    leads {commands}, on the side of {first}
                  </small>
                </button>
              </li>
            ))}
          </ul>
          <p class="fine">
            If you offered or accepted this battle, or have joined it on another device, open the link there. The other device has
            your part of the battle.
          </p>
        </>
      )}
      <p class="row">
        <a class="button button-quiet" href={`${root}play/check/#${packedParcel(parcel)}`}>
          Only look at the battle
        </a>
        <button type="button" class="button button-quiet" onClick={onLeave}>
          Not now
        </button>
      </p>
    </section>
  );
}
