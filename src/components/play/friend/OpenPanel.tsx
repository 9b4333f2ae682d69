/** The open panel below the bar of a battle by link. */
import { parcelFor } from '../../../engine/kernel/correspondence/device.ts';
import type { Parcel } from '../../../engine/kernel/correspondence/exchange.ts';
import { Arriving } from './Arriving.tsx';
import type { FriendSystem } from './game.ts';
import { LivePanel } from './LivePanel.tsx';
import { wordsOf } from './levels.ts';
import { More } from './More.tsx';
import { Players } from './Players.tsx';
import type { People } from './people.ts';
import { Sending } from './Sending.tsx';
import { StandingAnswers } from './StandingAnswers.tsx';
import type { Session } from './session.ts';
import { byEarlierRules, type Panel } from './status.ts';
import type { FriendBattle as Battle } from './use-friend.ts';

interface OpenPanelProps {
  panel: Panel;
  setPanel: (panel: Panel | null) => void;
  battle: Battle;
  session: Session;
  system: FriendSystem;
  people: People;
  /** Whether the player’s side has several armies. */
  isDivided: boolean;
  onParcel: (parcel: Parcel) => void;
  onLeave: () => void;
}

export function OpenPanel({ panel, setPanel, battle, session, system, people, isDivided, onParcel, onLeave }: OpenPanelProps) {
  const { device, course, seen } = session;
  const { record } = device.sent;
  const mayChange = seen >= course.length && !battle.follows;
  const name = battle.play?.open?.battle.name ?? 'Battle by link';
  const level = record.terms ? wordsOf(record.terms.level) : undefined;
  switch (panel) {
    case 'send':
      return (
        <Sending
          parcels={{ newest: parcelFor(device, false), whole: parcelFor(device, true) }}
          friend={people.others}
          name={name}
        />
      );
    case 'take':
      return <Arriving label={`The link or text from ${people.asked}`} onParcel={onParcel} />;
    case 'players':
      return (
        <Players key={course.length} system={system} device={device} people={people} mayChange={mayChange} onLead={battle.lead} />
      );
    case 'standing':
      return (
        <StandingAnswers
          rules={system.standing}
          device={device}
          friend={people.enemy}
          mayChange={mayChange && record.waits?.for === device.mine.side && record.waits.what !== 'accept'}
          onLeave={battle.leaveStanding}
        />
      );
    case 'live':
      return <LivePanel live={battle.live} players={people.elsewhere} />;
    case 'more':
      return (
        <More
          battle={battle}
          session={session}
          name={name}
          people={people}
          isDivided={isDivided}
          level={level ? `${level.name}: ${level.says}` : ''}
          earlier={byEarlierRules(record.terms, system.ruleset)}
          isOver={record.waits === null && !record.broken}
          onLeave={onLeave}
          onOpen={setPanel}
        />
      );
  }
}
