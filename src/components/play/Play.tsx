/** The battle page of Fantasy Rules!: the choice of a battle, which needs nothing of the engine, and the battle that is open. */
import { useEffect, useErrorBoundary, useState } from 'preact/hooks';
import { type LinkedRules, RuleLinks } from '../odds/links.tsx';
import type { ReadyArmy } from './fr3/ready-armies.ts';
import { lazy } from './lazy.tsx';
import { type Original, type Wanted, wantedIn } from './requested.ts';
import type { ScenarioDoor } from './Start.tsx';
import * as shelf from './storage.ts';

const Start = lazy(async () => (await import('./Start.tsx')).Start);
const fetchBattles = () => import('./Battles.tsx');
const Battles = lazy(async () => (await fetchBattles()).Battles);
const Damaged = lazy(async () => (await import('../ui/stored/Damaged.tsx')).Damaged);

interface Props {
  rules: LinkedRules;
  armies: readonly ReadyArmy[];
  scenarios: readonly ScenarioDoor[];
  /** The address of the site’s root. */
  root: string;
}

interface Problem {
  readonly because: string;
  /** What cannot be read, to be downloaded. */
  readonly original?: Original | undefined;
}

const broken = 'Something went wrong on this page. Your battle is kept as it was after the last action: reload the page.';

export default function Play({ rules, armies, scenarios, root }: Props) {
  /** Undefined before anybody has looked; null for the page of choices. */
  const [wanted, setWanted] = useState<Wanted | null>();
  const [isOpen, setOpen] = useState(false);
  const [round, setRound] = useState(0);
  const [problem, setProblem] = useState<Problem>();

  const want = (now: Wanted | null) => {
    setOpen(false);
    setRound((before) => before + 1);
    setWanted(now);
  };
  const take = (now: Wanted) => {
    setProblem(undefined);
    want(now);
  };
  const [error] = useErrorBoundary();

  // A link holds a whole battle, and one may come into an open page; else the one that was open last is taken up again.
  useEffect(() => {
    const id = shelf.current();
    want(wantedIn(location) ?? (id === undefined ? null : { from: 'shelf', id }));
    const linked = () => {
      const now = wantedIn({ hash: location.hash, search: '' });
      if (now) take(now);
    };
    addEventListener('hashchange', linked);
    return () => removeEventListener('hashchange', linked);
  }, []);
  // The engine comes while somebody still chooses.
  useEffect(() => {
    if (wanted === null) fetchBattles().catch(() => {});
  }, [wanted === null]);

  const fail = (because: string, original?: Original) => {
    setProblem({ because, original });
    history.replaceState(null, '', location.pathname);
    const id = shelf.current();
    want(id === undefined || (wanted?.from === 'shelf' && wanted.id === id) ? null : { from: 'shelf', id });
  };
  const leave = () => {
    shelf.setCurrent(undefined);
    setProblem(undefined);
    want(null);
  };
  return (
    <RuleLinks.Provider value={rules}>
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
            {wanted === undefined && <p>Looking for battles on this device …</p>}
            {!isOpen && wanted !== undefined && (wanted === null || wanted.from === 'wish' || wanted.from === 'text') && (
              <Start
                armies={armies}
                scenarios={scenarios}
                busy={wanted !== null}
                onWant={take}
                onProblem={(because) => setProblem({ because })}
              />
            )}
            {!isOpen && wanted && <p role="status">The table is being laid …</p>}
            {wanted && (
              <Battles
                key={round}
                wanted={wanted}
                root={root}
                onOpen={() => {
                  setOpen(true);
                  // The battle is kept from here on: a reload comes back to where one is.
                  if (wantedIn(location)) history.replaceState(null, '', location.pathname);
                }}
                onLeave={leave}
                onFail={fail}
                onWant={take}
              />
            )}
          </>
        )}
      </div>
    </RuleLinks.Provider>
  );
}
