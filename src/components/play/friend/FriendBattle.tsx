/** A battle by link that is open: whose turn it is, what the friend has done, the message to send, and the table. */
import { useEffect, useState } from 'preact/hooks';
import { parcelFor } from '../../../engine/kernel/correspondence/device.ts';
import type { Arrival, Parcel } from '../../../engine/kernel/correspondence/exchange.ts';
import { packedParcel } from '../../../engine/kernel/correspondence/exchange.ts';
import { otherSide } from '../../../engine/kernel/correspondence/messages.ts';
import { sentenceCase } from '../../../engine/kernel/text.ts';
import { NotStored } from '../../ui/stored/NotStored.tsx';
import { Field } from '../shell/Field.tsx';
import type { GameSystem } from '../system.ts';
import { SystemContext, useSystem } from '../system-context.ts';
import { Arriving } from './Arriving.tsx';
import type { FriendSystem } from './game.ts';
import { LivePanel } from './LivePanel.tsx';
import { wordsOf } from './levels.ts';
import { Meanwhile } from './Meanwhile.tsx';
import { Sending } from './Sending.tsx';
import { StandingAnswers } from './StandingAnswers.tsx';
import type { Session } from './session.ts';
import { type FriendBattle as Battle, useFriend } from './use-friend.ts';

interface Props {
  game: GameSystem;
  system: FriendSystem;
  /** The id under which the battle is stored. */
  id: string;
  /** The address of the site’s root. */
  root: string;
  /** A parcel from a link for this battle. */
  parcel?: Parcel | undefined;
  onLeave: () => void;
  /** Called when a parcel for another battle arrives. */
  onOther: (parcel: Parcel) => void;
}

/** The sentence that tells the player about a parcel that has arrived. */
export const sayArrival = (arrival: Arrival, friend: string): string => {
  switch (arrival.is) {
    case 'refused':
      return arrival.because;
    case 'older':
      return `This is an old link. The battle on this device is further along. Here is its latest state.`;
    case 'same':
      return `This link contains nothing new for this device. If it is your own link, send it to ${friend}.`;
    case 'new':
    case 'newer':
      return '';
  }
};

/** The time, with the date if it is not today. */
function when(since: number): string {
  if (since <= 0) return '';
  const then = new Date(since);
  const isToday = then.toDateString() === new Date().toDateString();
  return then.toLocaleString(undefined, { ...(isToday ? {} : { dateStyle: 'medium' }), timeStyle: 'short' });
}

export function FriendBattle({ game, system, id, root, parcel, onLeave, onOther }: Props) {
  const battle = useFriend({ game, system, id, onLeave });
  const { session, problem, play } = battle;
  const [said, setSaid] = useState('');
  const [panel, setPanel] = useState<Panel | null>(null);
  const take = async (come: Parcel) => {
    if (session && come.id !== session.device.sent.record.id) return onOther(come);
    const arrival = await battle.receive(come);
    setSaid(sayArrival(arrival, session?.device.sent.record.names[otherSide(session.device.mine.side)] ?? 'your friend'));
  };
  const isHere = session !== undefined;
  useEffect(() => {
    if (parcel && isHere) void take(parcel);
  }, [parcel, isHere]);
  if (problem || !session)
    return problem ? (
      <div>
        <p class="message message-wrong" role="alert">
          {problem}
        </p>
        <button type="button" class="button button-quiet" onClick={onLeave}>
          Your battles
        </button>
      </div>
    ) : (
      <p role="status">Opening the battle …</p>
    );
  const { device, course, seen } = session;
  const { names, waits } = device.sent.record;
  const isSent = seen >= course.length && waits !== null && device.decides === null && !device.complete;
  const meanwhile = play?.state && (
    <Meanwhile
      state={play.state}
      friend={names[otherSide(device.mine.side)] ?? 'your friend'}
      stage={seen < course.length ? 'shown' : battle.live.is === 'on' ? 'live' : isSent ? 'sent' : 'ready'}
      onSend={panel !== 'send' && device.messages.at(-1)?.by === device.mine.side ? () => setPanel('send') : undefined}
      onArrived={() => setPanel('take')}
      onStanding={() => setPanel('standing')}
    />
  );
  return (
    <SystemContext.Provider value={game}>
      <div class="friend-battle">
        <Bar
          panel={panel}
          setPanel={setPanel}
          battle={battle}
          session={session}
          system={system}
          root={root}
          said={said || battle.refused}
          onParcel={take}
          onLeave={onLeave}
        />
        {play?.open && (
          <Field
            key={id}
            play={play.friend ? { ...play, friend: { ...play.friend, meanwhile } } : play}
            course={play.open.course}
            root={root}
          />
        )}
      </div>
    </SystemContext.Provider>
  );
}

/** Whether the player decided nothing in the last message, because only standing answers did. */
const repliedBeforehand = ({ messages, mine, decided }: Session['device']): boolean => {
  const last = messages.at(-1);
  return (
    decided === 0 &&
    last?.by === mine.side &&
    last.entries.some(({ kind }) => kind === 'reveal-standing') &&
    !last.entries.some(({ kind }) => kind === 'act' || kind === 'sealed')
  );
};

/** A sentence for a battle that an earlier version of the rules began. Such a battle continues with today's rules. */
const byEarlierRules = (terms: { readonly version: number } | null, { version }: { readonly version: number }): string =>
  terms !== null && terms.version < version
    ? `This battle began under an earlier version of the rules (${terms.version}, this is ${version}). It continues under the current rules. If a link is refused, a rule that it uses has changed: finish the battle face to face, or begin a new one.`
    : '';

/** The panels that can be open below the status line. */
type Panel = 'send' | 'take' | 'standing' | 'live' | 'more';

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

function Bar({ panel, setPanel, battle, session, system, root, said, onParcel, onLeave }: BarProps) {
  const { header } = useSystem();
  const { device, course, seen } = session;
  const { record } = device.sent;
  const me = device.mine.side;
  const friend = record.names[otherSide(me)] ?? 'your friend';
  const level = record.terms ? wordsOf(record.terms.level) : undefined;
  const replaying = seen < course.length;
  const mayWrite = !battle.follows;
  const isOver = record.waits === null && !record.broken;
  const ready = !replaying && device.complete && device.decided > 0;
  const waiting = !replaying && !device.complete && device.decides === null && !isOver && !record.broken;
  const mine = device.messages.at(-1)?.by === me;
  // The question belongs to the friend’s turn if the friend is the one who is acting in this step.
  const now = battle.play?.state;
  const acting = now ? header(now).side : null;
  const toggle = (which: Panel) => setPanel(panel === which ? null : which);
  const sent = device.messages.length;
  const isLive = battle.live.is === 'on';
  // A finished message opens the panel for sending; an arrival closes the panel.
  useEffect(() => {
    if (!isLive && !replaying && panel !== 'live') setPanel((waiting || isOver) && mine ? 'send' : null);
  }, [sent, replaying, isLive]);
  useEffect(() => {
    if (isLive) setPanel(null);
  }, [isLive]);
  const status = record.broken
    ? `The record of this battle is broken at message ${record.broken.message + 1}. ${record.broken.because}`
    : replaying
      ? `${course[seen]?.by === me ? 'What happened' : `What ${friend} did`}: ${course.length - seen} more ${course.length - seen === 1 ? 'step' : 'steps'}.`
      : ready
        ? `Your part is done. Make the link and send it to ${friend}.`
        : device.decides === 'faces'
          ? 'Roll the dice and type them in.'
          : device.decides === 'act'
            ? acting !== null && acting !== me
              ? `${sentenceCase(friend)} is acting, and it is your turn to answer.`
              : `It is your turn against ${friend}.`
            : isOver
              ? `The battle is over, and nothing in it is secret any more.${mine && !isLive ? ` Send ${friend} this last link, so that it ends there too.` : ''}`
              : `${repliedBeforehand(device) ? 'Your standing answers replied for you. ' : ''}Waiting for ${friend}${session.since ? `, since ${when(session.since)}` : ''}.`;
  const name = battle.play?.open?.battle.name ?? 'Battle by link';
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
            Make the link for {friend}
          </button>
        )}
        {(waiting || isOver) && mine && !isLive && (
          <button type="button" class="button button-quiet" aria-expanded={panel === 'send'} onClick={() => toggle('send')}>
            Send it
          </button>
        )}
        {waiting && !isLive && (
          <button type="button" class="button button-quiet" aria-expanded={panel === 'take'} onClick={() => toggle('take')}>
            {sentenceCase(friend)} has answered
          </button>
        )}
        {record.broken === null && course.length > 0 && (
          <a class="friend-checked" href={`${root}play/check/#${packedParcel(parcelFor(device, true))}`}>
            <span aria-hidden="true">✓</span> {record.isProved ? 'Checked to the end' : 'Checked'}
          </a>
        )}
        {!isOver && !record.broken && course.length > 0 && (
          <button
            type="button"
            class="button button-quiet friend-wide"
            aria-expanded={panel === 'standing'}
            onClick={() => toggle('standing')}
          >
            Standing answers
          </button>
        )}
        {!isOver && !record.broken && (
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
          Send the link. {sentenceCase(friend)}{' '}
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
      {panel === 'send' && (
        <Sending parcels={{ newest: parcelFor(device, false), whole: parcelFor(device, true) }} friend={friend} name={name} />
      )}
      {panel === 'take' && <Arriving label={`The link or text from ${friend}`} onParcel={onParcel} />}
      {panel === 'standing' && (
        <StandingAnswers
          rules={system.standing}
          device={device}
          friend={friend}
          mayChange={!replaying && mayWrite && record.waits?.for === me && record.waits.what !== 'accept'}
          onLeave={battle.leaveStanding}
        />
      )}
      {panel === 'live' && <LivePanel live={battle.live} friend={friend} />}
      {panel === 'more' && (
        <More
          battle={battle}
          session={session}
          name={name}
          friend={friend}
          level={level ? `${level.name}: ${level.says}` : ''}
          earlier={byEarlierRules(record.terms, system.ruleset)}
          isOver={isOver}
          onLeave={onLeave}
          onOpen={setPanel}
        />
      )}
    </section>
  );
}

interface MoreProps {
  battle: Battle;
  session: Session;
  name: string;
  friend: string;
  level: string;
  /** The sentence about an earlier version; empty if this version of the rules began the battle. */
  earlier: string;
  isOver: boolean;
  onLeave: () => void;
  /** Opens another panel. */
  onOpen: (panel: Panel) => void;
}

function More({ battle, session, name, friend, level, earlier, isOver, onLeave, onOpen }: MoreProps) {
  const [sure, setSure] = useState(false);
  const { device } = session;
  return (
    <div class="friend-more">
      {!isOver && session.course.length > 0 && (
        <p class="row friend-narrow">
          <button type="button" class="button button-quiet" onClick={() => onOpen('standing')}>
            Standing answers
          </button>
          <button type="button" class="button button-quiet" onClick={() => onOpen('live')}>
            Play live
          </button>
        </p>
      )}
      <p class="fine">{level}</p>
      {earlier && <p class="message">{earlier}</p>}
      <p class="fine">
        {device.messages.length} messages so far. Your secrets in this battle are on this device only. To continue on another
        device, save everything on the page “On this device” and restore it there.
      </p>
      <p class="row">
        <button type="button" class="button button-quiet" onClick={onLeave}>
          Your other battles
        </button>
        {!isOver && session.course.length > 0 && (
          <button
            type="button"
            class="button button-quiet"
            onClick={() => {
              if (sure) battle.resign();
              setSure(!sure);
            }}
          >
            {sure ? `Yes, resign against ${friend}` : 'Resign'}
          </button>
        )}
      </p>
      <p class="fine">The whole battle, for {friend} if it is missing there, or to keep as a file:</p>
      <Sending parcels={{ newest: parcelFor(device, true), whole: parcelFor(device, true) }} friend={friend} name={name} />
    </div>
  );
}
