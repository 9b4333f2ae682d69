/** Who leads which command. The first player of a side gives commands to other players, and takes them back. */
import { useState } from 'preact/hooks';
import { type Side, sideIds } from '../../../engine/kernel/correspondence/messages.ts';
import { isFor } from '../../../engine/kernel/correspondence/mine.ts';
import { nameOf, playersOf, whyNoLead } from '../../../engine/kernel/correspondence/players.ts';
import { longestName } from '../../../engine/kernel/limits.ts';
import { sideClass } from '../vocabulary.ts';
import type { FriendSystem } from './game.ts';
import type { People } from './people.ts';
import type { Device } from './session.ts';

interface Props {
  system: FriendSystem;
  device: Device;
  people: People;
  /** Whether the player sees the latest state, and this tab may write. */
  mayChange: boolean;
  /** Gives a command to a new player by name, or to a player by number. An empty name takes it back. */
  onLead: (command: number, to: string | number) => void;
}

export function Players({ system, device, people, mayChange, onLead }: Props) {
  const { mine, now, sent } = device;
  const { names, players, steps } = now.known;
  const state = steps.at(-1)?.state;
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  if (!state || !system.commands) return null;
  const { commands } = system;
  const isTurn = device.decides === 'act';
  /** Why nothing can be changed now; empty if something can. */
  const closed = !people.isFirst
    ? `${people.first} decides who leads which command.`
    : !mayChange
      ? 'First look at everything that has happened.'
      : !isTurn
        ? 'When it is your turn, you can hand over one of your commands to another player.'
        : whyNoLead(system, players, state, { entry: 0, side: mine.side, command: 0, name: '?' }, mine.parts.length > 0);
  /**
   * Whether a command can be taken back: during this player's own turn, or while the battle waits for the player who leads the
   * command.
   */
  const mayTake = (entry: number): boolean =>
    people.isFirst &&
    mayChange &&
    (isTurn || (sent.record.waits?.what === 'act' && isFor(sent.record.waits, { side: mine.side, player: entry })));
  const others = playersOf(players, mine.side);
  /** If a player of this side already has the name, the command goes to that player. */
  const give = (command: number, name: string) => onLead(command, others.find((each) => each.name === name)?.entry ?? name);
  const list = (side: Side) =>
    commands.names(state, side).map((command, at) => {
      const lead = players.leads.find((each) => each.side === side && each.command === at);
      const own = side === mine.side;
      const isMine = own && lead?.entry === mine.player;
      const name = typed[at] ?? '';
      return (
        <li key={`${side}${at}`}>
          <span>
            <b class={sideClass(side)}>{command}</b>{' '}
            {isMine ? 'led by you' : `led by ${nameOf(names, players, side, lead?.entry)}`}
          </span>
          {own && lead && mayTake(lead.entry) && (
            <button type="button" class="button button-quiet" onClick={() => onLead(at, '')}>
              Take it back from {lead.name}
            </button>
          )}
          {own && !lead && !closed && (
            <form
              class="row"
              onSubmit={(event) => {
                event.preventDefault();
                if (name.trim() !== '') give(at, name.trim());
                setTyped((before) => ({ ...before, [at]: '' }));
              }}
            >
              <label class="field">
                <span>Name of the player who leads {command}</span>
                <input
                  required
                  maxLength={longestName}
                  value={name}
                  onInput={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, [at]: value }))}
                />
              </label>
              <button type="submit" class="button button-quiet">
                Give it to this player
              </button>
              {others.map(({ entry, name: known }) => (
                <button type="button" class="button button-quiet" key={entry} onClick={() => onLead(at, entry)}>
                  Give it to {known}
                </button>
              ))}
            </form>
          )}
        </li>
      );
    });
  return (
    <div class="friend-players">
      <p class="fine">
        Several players can lead the commands of one side, and a player can lead several commands. Send each link to all of them,
        for example in a group chat. In a step the players of a side act one after another. Only the first player of the side
        makes secret bids.
      </p>
      {closed && <p class="fine">{closed}</p>}
      <ul>{sideIds.flatMap(list)}</ul>
    </div>
  );
}
