/**
 * Checks the record of a battle by link and shows it. The record must be legal, its dice must match the commitments, and its bids
 * must match the sealed ones.
 */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { checked } from '../../../engine/kernel/correspondence/check.ts';
import { arrived, type Parcel } from '../../../engine/kernel/correspondence/exchange.ts';
import { foreign } from '../../../engine/kernel/replay.ts';
import { LuckLedger } from '../analysis/LuckLedger.tsx';
import { useSwings } from '../analysis/use-swings.ts';
import { BattleRules } from '../BattleRules.tsx';
import type { Course } from '../course.ts';
import { Field } from '../shell/Field.tsx';
import type { AnalysisModule, GameSystem } from '../system.ts';
import { SystemContext, useSystem } from '../system-context.ts';
import type { Play } from '../use-battle.ts';
import type { Action, Event, State } from '../vocabulary.ts';
import { Arriving } from './Arriving.tsx';
import { gameFor } from './game.ts';
import { idlePlay } from './idle-play.ts';
import { parcelInAddress } from './parcel-in.ts';
import { courseOf } from './session.ts';
import { type Found, Verdict } from './Verdict.tsx';

interface Props {
  /** The games that can be played by link, indexed by system id. */
  games: Readonly<Record<string, () => Promise<GameSystem>>>;
  root: string;
}

async function look(games: Props['games'], parcel: Parcel): Promise<Found | string> {
  const arrival = await arrived(parcel, null);
  if (arrival.is === 'refused') return arrival.because;
  const offer = parcel.messages[0]?.entries[0];
  if (offer?.kind !== 'offer') return 'This record does not begin with the offer of a battle, so it cannot be checked.';
  const fetchGame = games[offer.terms.system];
  if (!fetchGame) return `This battle is of “${offer.terms.system.slice(0, 40)}”, a game that this site cannot play.`;
  const { game, system } = await gameFor({ game: fetchGame });
  const strange = foreign(offer.terms, system.ruleset);
  if (strange) return strange;
  const record = await checked(system, parcel.messages);
  const begun = record.steps[0]?.state;
  if (begun) await game.words.fetchFor(begun.setup);
  return {
    record,
    game,
    course: courseOf(system.ruleset, record.steps, []),
    messages: parcel.messages.length,
    sealedArmy: offer.army !== null,
  };
}

export function Check({ games, root }: Props) {
  const [found, setFound] = useState<Found>();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const take = async (parcel: Parcel) => {
    setBusy(true);
    setProblem('');
    try {
      const now = await look(games, parcel);
      if (typeof now === 'string') setProblem(now);
      setFound(typeof now === 'string' ? undefined : now);
    } catch {
      setProblem('The game could not be loaded. Try again when you are online.');
    }
    setBusy(false);
  };
  useEffect(() => {
    const linked = () => {
      const read = parcelInAddress(location, (id) => document.getElementById(id) !== null);
      if (read?.ok) void take(read.value);
      else if (read)
        setProblem(`${read.because} If a messaging app has cut the link off, paste the text in parts or open a file below.`);
    };
    linked();
    addEventListener('hashchange', linked);
    return () => removeEventListener('hashchange', linked);
  }, []);
  return (
    <div class="play friend">
      {busy && <p role="status">Checking the record …</p>}
      {problem && (
        <p class="message message-wrong" role="alert">
          {problem}
        </p>
      )}
      {found && <Verdict {...found} />}
      <section aria-labelledby="check-other">
        <h2 id="check-other">{found ? 'Check another record' : 'The record'}</h2>
        <Arriving label="Paste the link or the text of a battle" onParcel={(parcel) => void take(parcel)} />
      </section>
      {found && found.course.length > 0 && (
        <BattleRules system={found.game.rules.system} root={root}>
          <SystemContext.Provider value={found.game}>
            <h2>The battle</h2>
            <Watch key={found.record.last} game={found.game} course={found.course} root={root} />
            <Luck key={`luck ${found.record.last}`} course={found.course} />
          </SystemContext.Provider>
        </BattleRules>
      )}
    </div>
  );
}

function Watch({ game, course, root }: { game: GameSystem; course: Course; root: string }) {
  const state = (course.at(-1) as Course[number]).state;
  const play: Play = {
    ...idlePlay,
    open: {
      id: 'checked',
      battle: { name: game.words.battle(state.setup), seats: { A: 'person', B: 'person' }, seed: 0, setup: state.setup },
      course,
    },
    state,
    side: game.rules.decider(state),
    leave: () => {},
    friend: { side: 'A', mine: false, checked: true },
  };
  return <Field play={play} course={course} root={root} />;
}

/** The luck ledger. It is calculated only when the user asks for it, because every roll is weighed by its exact odds. */
function Luck({ course }: { course: Course }) {
  const [open, setOpen] = useState(false);
  if (course.every(({ rolls, by }) => by === null || rolls.length === 0)) return null;
  return open ? (
    <Ledger course={course} />
  ) : (
    <p>
      <button type="button" class="button button-quiet" onClick={() => setOpen(true)}>
        Show the luck ledger
      </button>
    </p>
  );
}

function Ledger({ course }: { course: Course }) {
  const system = useSystem();
  const [module, setModule] = useState<AnalysisModule<State, Action, Event>>();
  useEffect(() => {
    system.analysis().then(setModule, () => {});
  }, []);
  const { swings, failed } = useSwings(course);
  const deeds = useMemo(() => course.map((_, at) => (at > 0 ? (module?.deed(course, at) ?? '') : '')), [course, module]);
  if (failed)
    return (
      <p class="message message-wrong" role="alert">
        The battle could not be replayed on this device.
      </p>
    );
  if (swings.length < course.length - 1)
    return (
      <p class="fine" role="status">
        <progress max={course.length - 1} value={swings.length} aria-label="Replaying the battle" /> Action {swings.length} of{' '}
        {course.length - 1}
      </p>
    );
  return (
    <div class="analysis">
      <LuckLedger course={course} swings={swings} deed={(at) => deeds[at] ?? ''} />
      <p class="fine">{module?.unit}</p>
    </div>
  );
}
