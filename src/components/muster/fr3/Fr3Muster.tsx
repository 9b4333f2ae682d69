/**
 * The roster builder for Fantasy Rules!. The opening form is part of the page; the engine and the main view are loaded after it.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Roster } from '../../../engine/fr3/muster/roster.ts';
import { type LinkedRules, RuleLinks } from '../../odds/links.tsx';
import { handOut } from '../../ui/stored/hand-out.ts';
import { NotStored } from '../../ui/stored/NotStored.tsx';
import { asFarAs, useRoster } from '../use-roster.ts';
import type { ListChoice, OddsDoor, ReadyChoice, RowChoice } from './choices.ts';
import { Opening } from './Opening.tsx';
import * as shelf from './storage.ts';

type Later = typeof import('./lazy.ts');

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
  odds: readonly OddsDoor[];
}

const load = () => import('./lazy.ts');

export default function Fr3Muster({ lists, rows, ready, rules, symbols, play, armies, odds }: Props) {
  const listName = (army: string) => lists.find(({ id }) => id === army)?.name ?? army;
  const [later, setLater] = useState<Later>();
  const loaded = useRef<Later>();
  loaded.current = later;
  const readWhole = (text: string): Roster | undefined => {
    const { roster, problems } = loaded.current?.readSaved(text) ?? { problems: [] };
    return problems.length === 0 ? roster : undefined;
  };
  const { open, stored, parted, begin, show, showCopy, change, undo, redo, close } = useRoster(
    shelf.rosterStorage,
    (roster) => `${listName(roster.army)}, ${roster.size} points`,
    readWhole,
  );
  const [failed, setFailed] = useState(false);
  const [linked, setLinked] = useState<LinkedRules>({});
  const [said, setSaid] = useState<readonly string[]>([]);
  /** The stored text of a roster that could not be read completely. */
  const [original, setOriginal] = useState<string>();
  const [wanted, setWanted] = useState('');
  const frame = useRef<HTMLDivElement>(null);

  const engine = async (): Promise<Later | undefined> => {
    try {
      const loaded = await load();
      setLater(loaded);
      return loaded;
    } catch {
      setFailed(true);
      return undefined;
    }
  };
  /** Imports a roster from outside, and shows what could not be read. */
  const take = async (text: string): Promise<void> => {
    const { roster, problems } = (await engine())?.readSaved(text) ?? { problems: [] };
    setSaid(problems);
    setOriginal(undefined);
    if (roster) begin(roster);
  };
  const openKept = async (id: string): Promise<void> => {
    const text = shelf.textOf(id);
    if (text === undefined) return setSaid(['This roster is no longer on this device.']);
    const { roster, problems } = (await engine())?.readSaved(text) ?? { problems: [] };
    setSaid(problems);
    setOriginal(problems.length > 0 ? text : undefined);
    if (roster && problems.length === 0) show(id, roster, text);
    else if (roster) showCopy(asFarAs(roster));
  };
  const start = (roster: Roster) => {
    setSaid([]);
    setOriginal(undefined);
    begin(roster);
  };
  const takeReady = async (id: string) => {
    const found = (await engine())?.readyRosterOf(id);
    if (found) start(found.roster);
  };

  useEffect(() => {
    engine();
    fetch(rules)
      .then((answer) => answer.json())
      .then(setLinked, () => {});
    const arrive = () => {
      const asked = new URLSearchParams(location.search);
      const letters = location.hash.slice(1);
      const [list, readyId] = [asked.get('army'), asked.get('ready')];
      const last = shelf.current();
      if (letters.length > 1) {
        // The roster from the link is now stored here; a reload must not import it again.
        history.replaceState(null, '', location.pathname);
        take(`#${letters}`);
      } else if (readyId) {
        history.replaceState(null, '', location.pathname);
        takeReady(readyId);
      } else if (list) setWanted(list);
      else if (last !== undefined) openKept(last);
    };
    arrive();
    addEventListener('hashchange', arrive);
    return () => removeEventListener('hashchange', arrive);
  }, []);

  const isOpen = open !== null && later !== undefined;
  useEffect(() => {
    if (isOpen) frame.current?.scrollIntoView();
  }, [isOpen]);

  return (
    <RuleLinks.Provider value={linked}>
      <div class={`muster ${isOpen ? 'is-open' : ''}`} ref={frame}>
        {said.length > 0 && (
          <div class="muster-said" role="alert">
            <p>
              <b>Some parts of the roster could not be read.</b> {open ? 'The rest is shown here.' : ''}{' '}
              {original !== undefined && 'The saved roster is unchanged.'}
            </p>
            <ul>
              {said.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
            <p class="muster-row">
              <button type="button" class="button button-quiet" onClick={() => setSaid([])}>
                Understood
              </button>
              {original !== undefined && (
                <button type="button" class="button button-quiet" onClick={() => handOut('damaged-roster', original)}>
                  Download the original
                </button>
              )}
            </p>
          </div>
        )}
        {failed && !later && (
          <p class="muster-said" role="alert">
            The army builder could not be loaded. Reload the page when you are online.
          </p>
        )}
        {parted && (
          <p class="muster-said" role="alert">
            You also changed this roster in another tab. Both versions are saved. This one is now a separate roster.
          </p>
        )}
        <NotStored stored={stored} what="the roster" save="Save it as a file" />
        {open && later ? (
          <later.Desk
            key={open.id}
            roster={open.roster}
            lists={lists}
            symbols={symbols}
            play={play}
            armies={armies}
            odds={odds}
            onChange={change}
            canUndo={open.past.length > 0}
            canRedo={open.future.length > 0}
            onUndo={undo}
            onRedo={redo}
            onCopy={() => begin({ ...open.roster, name: `${open.roster.name}, copy`.slice(0, 60) })}
            onClose={close}
          />
        ) : (
          <Opening
            key={wanted}
            wanted={wanted}
            lists={lists}
            rows={rows}
            ready={ready}
            onBegin={start}
            onReady={takeReady}
            onOpen={openKept}
            onTake={take}
          />
        )}
      </div>
    </RuleLinks.Provider>
  );
}
