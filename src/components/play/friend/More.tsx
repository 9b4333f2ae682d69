/** The panel “More” of a battle by link: the level of trust, other panels, resigning, and the whole battle to send. */
import { useState } from 'preact/hooks';
import { parcelFor } from '../../../engine/kernel/correspondence/device.ts';
import type { People } from './people.ts';
import { Sending } from './Sending.tsx';
import type { Session } from './session.ts';
import type { Panel } from './status.ts';
import type { FriendBattle as Battle } from './use-friend.ts';

interface MoreProps {
  battle: Battle;
  session: Session;
  name: string;
  people: People;
  /** Whether the side has several commands. */
  isDivided: boolean;
  level: string;
  /** The sentence about an earlier version; empty if this version of the rules began the battle. */
  earlier: string;
  isOver: boolean;
  onLeave: () => void;
  /** Opens another panel. */
  onOpen: (panel: Panel) => void;
}

export function More({ battle, session, name, people, isDivided, level, earlier, isOver, onLeave, onOpen }: MoreProps) {
  const [sure, setSure] = useState(false);
  const { device } = session;
  return (
    <div class="friend-more">
      {!isOver && device.messages.length > 1 && (
        <p class="row friend-narrow">
          {isDivided && (
            <button type="button" class="button button-quiet" onClick={() => onOpen('players')}>
              Players
            </button>
          )}
          {people.isFirst && session.course.length > 0 && (
            <button type="button" class="button button-quiet" onClick={() => onOpen('standing')}>
              Standing answers
            </button>
          )}
          <button type="button" class="button button-quiet" onClick={() => onOpen('live')}>
            Play live
          </button>
        </p>
      )}
      <p class="fine">{level}</p>
      {earlier && <p class="message">{earlier}</p>}
      <p class="fine">
        {device.messages.length} messages so far.{' '}
        {people.isFirst
          ? 'Your secrets in this battle are on this device only. To continue on another device, save everything on the page “On this device” and restore it there.'
          : `You lead a command for ${people.first}, whose device keeps all the secrets of your side.`}
      </p>
      <p class="row">
        <button type="button" class="button button-quiet" onClick={onLeave}>
          Your other battles
        </button>
        {!isOver && session.course.length > 0 && people.isFirst && (
          <button
            type="button"
            class="button button-quiet"
            onClick={() => {
              if (sure) battle.resign();
              setSure(!sure);
            }}
          >
            {sure ? `Yes, resign against ${people.enemy}` : 'Resign'}
          </button>
        )}
      </p>
      <p class="fine">The whole battle, for {people.others} if it is missing there, or to keep as a file:</p>
      <Sending parcels={{ newest: parcelFor(device, true), whole: parcelFor(device, true) }} friend={people.others} name={name} />
    </div>
  );
}
