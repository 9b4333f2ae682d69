/** The battle page of a system: the choice of a battle, which does not need the engine, and the open battle. */
import { useEffect, useErrorBoundary, useState } from 'preact/hooks';
import { BattleRules } from './BattleRules.tsx';
import { lazy } from './lazy.tsx';
import { storageOf } from './saved/storage.ts';
import type { Entrance } from './start/entrance.ts';
import { type Original, type Requested, requestedIn } from './start/requested.ts';

const Start = lazy(async () => (await import('./start/Start.tsx')).Start);
const Damaged = lazy(async () => (await import('../ui/stored/Damaged.tsx')).Damaged);

interface Props {
  entrance: Entrance;
  /** The address of the site’s root. */
  root: string;
}

interface Problem {
  readonly because: string;
  /** An unreadable text, offered for download. */
  readonly original?: Original | undefined;
}

const broken = 'Something went wrong on this page. Your battle is saved up to the last action. Reload the page.';

export function Play({ entrance, root }: Props) {
  const battles = storageOf(entrance.system);
  const { Battles } = entrance;
  /** Undefined before the address has been read; null if it asks for the page of choices. */
  const [asked, setAsked] = useState<Requested | null>();
  const [isOpen, setOpen] = useState(false);
  const [round, setRound] = useState(0);
  const [problem, setProblem] = useState<Problem>();

  const change = (now: Requested | null) => {
    setOpen(false);
    setRound((before) => before + 1);
    setAsked(now);
  };
  const request = (now: Requested) => {
    setProblem(undefined);
    change(now);
  };
  const [error] = useErrorBoundary();
  // The page header shrinks as soon as a battle is requested; for some battles the boot script does this before the first paint.
  useEffect(() => {
    if (asked === null) delete document.documentElement.dataset.opens;
    else if (asked) document.documentElement.dataset.opens = '';
  }, [asked]);

  // A link contains a whole battle, and may be opened in a page that is already open. Without a link, the last open battle
  // continues.
  useEffect(() => {
    const id = battles.current();
    change(requestedIn(location) ?? (id === undefined ? null : { from: 'storage', id }));
    const linked = () => {
      const now = requestedIn({ hash: location.hash, search: '' });
      if (now) request(now);
    };
    addEventListener('hashchange', linked);
    return () => removeEventListener('hashchange', linked);
  }, []);
  // Loads the engine while the user is still choosing.
  useEffect(() => {
    if (asked === null) entrance.prefetch().catch(() => {});
  }, [asked === null]);

  const fail = (because: string, original?: Original) => {
    setProblem({ because, original });
    history.replaceState(null, '', location.pathname);
    const id = battles.current();
    change(id === undefined || (asked?.from === 'storage' && asked.id === id) ? null : { from: 'storage', id });
  };
  const leave = () => {
    battles.setCurrent(undefined);
    setProblem(undefined);
    change(null);
  };
  return (
    <BattleRules system={entrance.system} root={root}>
      <div class={`play ${isOpen ? 'is-open' : ''}`}>
        {error ? (
          <p class="message message-wrong" role="alert">
            {broken}
          </p>
        ) : (
          <>
            {problem?.original && <Damaged {...problem.original}>{problem.because}</Damaged>}
            {problem && !problem.original && (
              <p class="message message-wrong" role="alert">
                {problem.because}
              </p>
            )}
            {asked === undefined && <p>Looking for battles on this device …</p>}
            {!isOpen && asked !== undefined && (asked === null || asked.from === 'new' || asked.from === 'text') && (
              <Start
                entrance={entrance}
                busy={asked !== null}
                onRequest={request}
                onProblem={(because) => setProblem({ because })}
              />
            )}
            {!isOpen && asked && <p role="status">Preparing the table …</p>}
            {asked && (
              <Battles
                key={round}
                asked={asked}
                root={root}
                onOpen={() => {
                  setOpen(true);
                  // From now on the battle is stored, so a reload continues it.
                  const now = requestedIn(location);
                  if (now && !(now.from === 'link' && now.watched)) history.replaceState(null, '', location.pathname);
                }}
                onLeave={leave}
                onFail={fail}
                onRequest={request}
              />
            )}
          </>
        )}
      </div>
    </BattleRules>
  );
}
