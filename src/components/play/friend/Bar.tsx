/** The bar above the table of a battle by link: whose turn it is, the message to send, and the panels below it. */
import { useEffect } from 'preact/hooks';
import { parcelFor } from '../../../engine/kernel/correspondence/device.ts';
import type { Parcel } from '../../../engine/kernel/correspondence/exchange.ts';
import { packedParcel } from '../../../engine/kernel/correspondence/exchange.ts';
import { sentenceCase } from '../../../engine/kernel/text.ts';
import { NotStored } from '../../ui/stored/NotStored.tsx';
import { useSystem } from '../system-context.ts';
import type { FriendSystem } from './game.ts';
import { OpenPanel } from './OpenPanel.tsx';
import { peopleOf } from './people.ts';
import type { Session } from './session.ts';
import { goesByLink, type Panel, statusOf, wroteLast } from './status.ts';
import type { FriendBattle as Battle } from './use-friend.ts';

interface BarProps {
  panel: Panel | null;
  setPanel: (panel: Panel | null) => void;
  battle: Battle;
  session: Session;
  system: FriendSystem;
  root: string;
  said: string;
  onParcel: (parcel: Parcel) => void;
  onLeave: () => void;
}

export function Bar({ panel, setPanel, battle, session, system, root, said, onParcel, onLeave }: BarProps) {
  const { header } = useSystem();
  const { device, course, seen } = session;
  const { record } = device.sent;
  const me = device.mine.side;
  const people = peopleOf(device);
  const { asked, others, isFirst } = people;
  const replaying = seen < course.length;
  const mayWrite = !battle.follows;
  const isOver = record.waits === null && !record.broken;
  const ready = !replaying && device.complete && device.decided > 0;
  const waiting = !replaying && !device.complete && device.decides === null && !isOver && !record.broken;
  const mine = wroteLast(device);
  const latest = device.now.known.steps.at(-1)?.state;
  const isDivided = latest !== undefined && (system.commands?.names(latest, me).length ?? 0) > 1;
  const last = device.draft.at(-1)?.kind;
  // The question belongs to the friend’s turn if the friend is the one who is acting in this step.
  const now = battle.play?.state;
  const acting = now ? header(now).side : null;
  const toggle = (which: Panel) => setPanel(panel === which ? null : which);
  const sent = device.messages.length;
  const isLive = battle.live.is === 'on';
  const isByLink = goesByLink(session, people, battle.live);
  // A finished message opens the panel for sending; an arrival closes the panel.
  useEffect(() => {
    if (panel === 'live') return;
    if (replaying) {
      // There is nothing to send until the player has seen what has arrived.
      if (panel === 'send' || panel === 'take') setPanel(null);
    } else if (isByLink) setPanel((waiting || isOver) && mine ? 'send' : null);
    else if (panel === 'send' || panel === 'take') setPanel(null);
  }, [sent, replaying, isByLink]);
  useEffect(() => {
    if (isLive) setPanel(null);
  }, [isLive]);
  const status = statusOf(session, { people, live: battle.live, acting });
  return (
    <section class="friend-bar" aria-label="Battle by link">
      <div class="friend-line">
        <p class="friend-status" role="status" tabIndex={-1} data-landing>
          {status}
        </p>
        {replaying && (
          <>
            <button type="button" class="button" onClick={() => battle.next(false)}>
              Next step
            </button>
            <button
              type="button"
              class="button button-quiet"
              aria-pressed={battle.running}
              onClick={() => battle.run(!battle.running)}
            >
              {battle.running ? 'Pause' : 'Play'}
            </button>
            <button type="button" class="button button-quiet" onClick={() => battle.next(true)}>
              Show all
            </button>
          </>
        )}
        {ready && (
          <button type="button" class="button" onClick={() => void battle.finish()}>
            Make the link for {others}
          </button>
        )}
        {ready && (last === 'done' || last === 'lead') && (
          <button type="button" class="button button-quiet" onClick={battle.undo}>
            Not yet
          </button>
        )}
        {(waiting || isOver) && mine && isByLink && (
          <button type="button" class="button button-quiet" aria-expanded={panel === 'send'} onClick={() => toggle('send')}>
            Send it
          </button>
        )}
        {waiting && isByLink && (
          <button type="button" class="button button-quiet" aria-expanded={panel === 'take'} onClick={() => toggle('take')}>
            {sentenceCase(asked)} has answered
          </button>
        )}
        {record.broken === null && course.length > 0 && (
          <a class="friend-checked" href={`${root}play/check/#${packedParcel(parcelFor(device, true))}`}>
            <span aria-hidden="true">✓</span> {record.isProved ? 'Checked to the end' : 'Checked'}
          </a>
        )}
        {!record.broken && isDivided && (
          <button
            type="button"
            class="button button-quiet friend-wide"
            aria-expanded={panel === 'players'}
            onClick={() => toggle('players')}
          >
            Players
          </button>
        )}
        {!isOver && !record.broken && course.length > 0 && isFirst && (
          <button
            type="button"
            class="button button-quiet friend-wide"
            aria-expanded={panel === 'standing'}
            onClick={() => toggle('standing')}
          >
            Standing answers
          </button>
        )}
        {!isOver && !record.broken && sent > 1 && (
          <button
            type="button"
            class={`button button-quiet${isLive || battle.live.is === 'lost' ? '' : ' friend-wide'}`}
            aria-expanded={panel === 'live'}
            onClick={() => toggle('live')}
          >
            {isLive ? 'Live' : battle.live.is === 'lost' ? 'No connection' : 'Play live'}
          </button>
        )}
        <button type="button" class="button button-quiet" aria-expanded={panel === 'more'} onClick={() => toggle('more')}>
          More
        </button>
      </div>
      {!mayWrite && <p class="message">This battle is open in another tab. If you act here, it continues in this tab.</p>}
      {course.length === 0 && waiting && mine && (
        <p class="fine">
          Send the link. {sentenceCase(others)}{' '}
          {me === 'A' ? 'accepts, and a link comes back' : 'opens it, and the battle begins with the link that comes back'}. Open
          that link in this browser.
        </p>
      )}
      <NotStored stored={battle.stored} what="the battle" save="Save it as a file" />
      {said && (
        <p class="message" role="alert">
          {said}
        </p>
      )}
      {panel && (
        <OpenPanel
          panel={panel}
          setPanel={setPanel}
          battle={battle}
          session={session}
          system={system}
          people={people}
          isDivided={isDivided}
          onParcel={onParcel}
          onLeave={onLeave}
        />
      )}
    </section>
  );
}
