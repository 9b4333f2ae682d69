/** A battle by link that is open: whose turn it is, what the friend has done, the message to send, and the table. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Parcel } from '../../../engine/kernel/correspondence/exchange.ts';
import { Field } from '../shell/Field.tsx';
import type { GameSystem } from '../system.ts';
import { SystemContext } from '../system-context.ts';
import { Bar } from './Bar.tsx';
import type { FriendSystem } from './game.ts';
import { Meanwhile } from './Meanwhile.tsx';
import { gameOfPlayer } from './own-command.ts';
import { peopleOf } from './people.ts';
import { goesByLink, type Panel, sayArrival, wroteLast } from './status.ts';
import { useFriend } from './use-friend.ts';

interface Props {
  game: GameSystem;
  system: FriendSystem;
  /** The id under which the battle is stored. */
  id: string;
  /** The address of the site’s root. */
  root: string;
  /** A parcel from a link for this battle. */
  parcel?: Parcel | undefined;
  /** A code for live play from a link. */
  code?: string | undefined;
  onLeave: () => void;
  /** Called when a parcel for another battle arrives. */
  onOther: (parcel: Parcel) => void;
}

export function FriendBattle({ game, system, id, root, parcel, code, onLeave, onOther }: Props) {
  const battle = useFriend({ game, system, id, onLeave });
  const { session, problem, play } = battle;
  const [said, setSaid] = useState('');
  const [panel, setPanel] = useState<Panel | null>(null);
  const take = async (come: Parcel) => {
    if (session && come.id !== session.device.sent.record.id) return onOther(come);
    const arrival = await battle.receive(come);
    setSaid(sayArrival(arrival, session ? peopleOf(session.device).others : 'your friend'));
  };
  const isHere = session !== undefined;
  const own = useMemo(() => (session ? gameOfPlayer(game, system, session.device) : game), [session?.device]);
  useEffect(() => {
    if (parcel && isHere) void take(parcel);
  }, [parcel, isHere]);
  useEffect(() => {
    if (!code) return;
    battle.live.type(code);
    setPanel('live');
  }, [code]);
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
  const { waits } = device.sent.record;
  const people = peopleOf(device);
  const isSent = seen >= course.length && waits !== null && device.decides === null && !device.complete;
  const meanwhile = play?.state && (
    <Meanwhile
      state={play.state}
      friend={people.asked}
      others={people.others}
      stage={seen < course.length ? 'shown' : !goesByLink(session, people, battle.live) ? 'live' : isSent ? 'sent' : 'ready'}
      onSend={panel !== 'send' && wroteLast(device) ? () => setPanel('send') : undefined}
      onArrived={() => setPanel('take')}
      onStanding={people.isFirst ? () => setPanel('standing') : undefined}
    />
  );
  return (
    <SystemContext.Provider value={own}>
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
