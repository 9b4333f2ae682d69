/**
 * The battle page of Fantasy Rules!: the choice of a battle, which needs nothing of the engine, and the battle that is open. Most
 * battles are battles of troops, and fetch only what these need of it (`troops.ts`); where one needs more, it goes on with all.
 */
import { useEffect, useErrorBoundary, useRef, useState } from 'preact/hooks';
import { type LinkedRules, RuleLinks } from '../odds/links.tsx';
import { later } from './later.tsx';
import { isNotHere } from './not-here.ts';
import type { ReadyArmy } from './ready-armies.ts';
import type { ScenarioDoor } from './Start.tsx';
import * as shelf from './shelf.ts';
import type { OpenBattle } from './use-battle.ts';
import { type Wanted, wantedIn } from './wanted.ts';

const Start = later(async () => (await import('./Start.tsx')).Start);
const fetchTroops = () =>
  import('./troops.ts').catch((error) => (isNotHere(error) ? import('./whole.ts') : Promise.reject(error)));
const Troops = later(async () => (await fetchTroops()).Battles);
const Whole = later(async () => (await import('./whole.ts')).Battles);

interface Props {
  rules: LinkedRules;
  armies: readonly ReadyArmy[];
  scenarios: readonly ScenarioDoor[];
  /** The address of the site’s root. */
  root: string;
}

const broken = 'Something went wrong on this page. Your battle is kept as it was after the last action: reload the page.';

export default function Play({ rules, armies, scenarios, root }: Props) {
  /** Undefined before anybody has looked; null for the page of choices. */
  const [wanted, setWanted] = useState<Wanted | null>();
  const [whole, setWhole] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [round, setRound] = useState(0);
  const [problem, setProblem] = useState('');
  const latest = useRef<OpenBattle>();

  const want = (now: Wanted | null) => {
    latest.current = undefined;
    setOpen(false);
    setRound((before) => before + 1);
    setWanted(now);
  };
  const take = (now: Wanted) => {
    setProblem('');
    setWhole(false);
    want(now);
  };
  const needMore = () => setWhole(true);
  const [error, again] = useErrorBoundary((thrown) => {
    if (whole || !isNotHere(thrown)) return;
    needMore();
    again();
  });

  // A link holds a whole battle, and one may come into an open page; else the one that was open last is taken up again.
  useEffect(() => {
    const id = shelf.current();
    want(wantedIn(location) ?? (id === undefined ? null : { from: 'shelf', id }));
    const linked = () => {
      const now = wantedIn({ hash: location.hash, search: '' });
      if (now) take(now);
    };
    const failed = (event: ErrorEvent | PromiseRejectionEvent) => {
      if (!isNotHere('reason' in event ? event.reason : event.error)) return;
      event.preventDefault();
      needMore();
    };
    addEventListener('hashchange', linked);
    addEventListener('error', failed);
    addEventListener('unhandledrejection', failed);
    return () => {
      removeEventListener('hashchange', linked);
      removeEventListener('error', failed);
      removeEventListener('unhandledrejection', failed);
    };
  }, []);
  // The engine comes while somebody still chooses.
  useEffect(() => {
    if (wanted === null) fetchTroops().catch(() => {});
  }, [wanted === null]);

  const fail = (because: string) => {
    setProblem(because);
    history.replaceState(null, '', location.pathname);
    const id = shelf.current();
    want(id === undefined || (wanted?.from === 'shelf' && wanted.id === id) ? null : { from: 'shelf', id });
  };
  const leave = () => {
    shelf.setCurrent(undefined);
    setProblem('');
    want(null);
  };
  const Battles = whole ? Whole : Troops;
  return (
    <RuleLinks.Provider value={rules}>
      <div class={`play ${isOpen ? 'is-open' : ''}`}>
        {error && !isNotHere(error) ? (
          <p class="message message-wrong" role="alert">
            {broken}
          </p>
        ) : (
          <>
            {problem && (
              <p class="message message-wrong" role="alert">
                {problem}
              </p>
            )}
            {wanted === undefined && <p>Looking for battles on this device …</p>}
            {!isOpen && wanted !== undefined && (wanted === null || wanted.from === 'wish' || wanted.from === 'text') && (
              <Start armies={armies} scenarios={scenarios} busy={wanted !== null} onWant={take} onProblem={setProblem} />
            )}
            {!isOpen && wanted && <p role="status">The table is being laid …</p>}
            {wanted && (
              <Battles
                key={`${round} ${whole}`}
                wanted={wanted}
                resumed={latest.current}
                root={root}
                onChange={(open) => {
                  latest.current = open;
                  if (isOpen) return;
                  setOpen(true);
                  // The battle is kept from here on: a reload comes back to where one is.
                  if (wantedIn(location)) history.replaceState(null, '', location.pathname);
                }}
                onLeave={leave}
                onFail={fail}
                onMore={whole ? undefined : needMore}
              />
            )}
          </>
        )}
      </div>
    </RuleLinks.Provider>
  );
}
