/**
 * The roster builder for Fantasy Rules! The opening form is part of the page. The engine and the main view are loaded after the
 * form.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Roster } from '../../../engine/fr3/muster/roster.ts';
import type { LinkedRules } from '../../odds/links.tsx';
import { RosterPage } from '../RosterPage.tsx';
import { useRosterPage } from '../use-roster-page.ts';
import type { ListChoice, OddsLink, ReadyChoice, RowChoice } from './choices.ts';
import { Opening } from './Opening.tsx';
import { rosterStorage } from './storage.ts';

type Lazy = typeof import('./lazy.ts');

interface Props {
  lists: readonly ListChoice[];
  rows: readonly RowChoice[];
  ready: readonly ReadyChoice[];
  /** The address of the file with all rules that the roster builder can cite. */
  rules: string;
  symbols: string;
  /** The address of the battle page; empty if there is none. */
  play: string;
  /** The beginning of the addresses of army pages. */
  armies: string;
  odds: readonly OddsLink[];
}

const nothingRead = { problems: [] };

export default function Fr3Muster({ lists, rows, ready, rules, symbols, play, armies, odds }: Props) {
  const listName = (army: string) => lists.find(({ id }) => id === army)?.name ?? army;
  const [lazy, setLazy] = useState<Lazy>();
  const loaded = useRef<Lazy>();
  loaded.current = lazy;
  const [failed, setFailed] = useState(false);
  const [linked, setLinked] = useState<LinkedRules>({});
  const [list, setList] = useState('');

  const load = async (): Promise<Lazy | undefined> => {
    try {
      const lazy = await import('./lazy.ts');
      setLazy(lazy);
      return lazy;
    } catch {
      setFailed(true);
      return undefined;
    }
  };
  useEffect(() => {
    load();
    fetch(rules)
      .then((answer) => answer.json())
      .then(setLinked, () => {});
  }, []);
  const state = useRosterPage<Roster>(
    {
      noun: 'roster',
      storage: rosterStorage,
      describe: (roster) => `${listName(roster.army)}, ${roster.size} points`,
      read: async (text) => (await load())?.readSaved(text) ?? nothingRead,
      readNow: (text) => loaded.current?.readSaved(text),
      ready: async (id) => (await load())?.readyRosterOf(id)?.roster,
    },
    lazy !== undefined,
    setList,
  );
  return (
    <RosterPage state={state} rules={linked} failed={failed && !lazy}>
      {state.desk && lazy ? (
        <lazy.Desk {...state.desk} lists={lists} symbols={symbols} play={play} armies={armies} odds={odds} />
      ) : (
        <Opening
          key={list}
          wanted={list}
          lists={lists}
          rows={rows}
          ready={ready}
          onBegin={state.start}
          onReady={state.startReady}
          onOpen={state.openStored}
          onTake={state.take}
        />
      )}
    </RosterPage>
  );
}
