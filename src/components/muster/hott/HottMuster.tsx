/** The roster builder for Hordes of the Things: build, check, store and share armies. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { newRoster, type Roster, type Salvaged } from '../../../engine/hott/muster/roster.ts';
import { sampleArmies } from '../../../engine/hott/muster/samples.ts';
import { readSaved } from '../../../engine/hott/muster/saved-roster.ts';
import { type LinkedRules, RuleLinks } from '../../odds/links.tsx';
import { handOut } from '../../ui/stored/hand-out.ts';
import { NotStored } from '../../ui/stored/NotStored.tsx';
import { ImportRoster } from '../ImportRoster.tsx';
import { StoredRosters } from '../StoredRosters.tsx';
import { asFarAs, useRoster } from '../use-roster.ts';
import { Desk } from './Desk.tsx';
import { rosterStorage } from './storage.ts';

interface Props {
  rules: LinkedRules;
  /** The address of the battle page. */
  play: string;
}

const saysOf = ({ elements, size }: Roster): string => `${elements.length} elements, ${size} AP`;
const readWhole = (text: string): Roster | undefined => {
  const { roster, problems } = readSaved(text);
  return problems.length === 0 ? roster : undefined;
};

interface OpeningProps {
  onBegin: (roster: Roster) => void;
  onOpen: (id: string) => void;
  onTake: (text: string) => void;
}

function Opening({ onBegin, onOpen, onTake }: OpeningProps) {
  return (
    <div class="muster-opening">
      <StoredRosters shelf={rosterStorage} onOpen={onOpen} />
      <section>
        <h2>A new army</h2>
        <p class="muster-row">
          <button type="button" class="button button-large" onClick={() => onBegin(newRoster('A new army'))}>
            Begin
          </button>
        </p>
      </section>
      <section>
        <h2>A sample army</h2>
        <ul class="muster-ready">
          {sampleArmies.map(({ id, says, roster }) => (
            <li key={id}>
              <button type="button" class="muster-choice" onClick={() => onBegin(roster)}>
                <b>{roster.name}</b>
                <small>{saysOf(roster)}</small>
                <span>{says}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <ImportRoster onTake={onTake} />
    </div>
  );
}

export default function HottMuster({ rules, play }: Props) {
  const { open, stored, parted, begin, show, showCopy, change, undo, redo, close } = useRoster(rosterStorage, saysOf, readWhole);
  const [said, setSaid] = useState<readonly string[]>([]);
  /** The stored text of a roster that could not be read completely. */
  const [original, setOriginal] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);

  /** Imports a roster from outside, and shows what could not be read. */
  const take = (text: string): void => {
    const { roster, problems } = readSaved(text);
    setSaid(problems);
    setOriginal(undefined);
    if (roster) begin(roster);
  };
  const openKept = (id: string): void => {
    const text = rosterStorage.textOf(id);
    const { roster, problems }: Salvaged =
      text === undefined ? { problems: ['This army is no longer on this device.'] } : readSaved(text);
    setSaid(problems);
    setOriginal(roster && problems.length > 0 ? text : undefined);
    if (roster && text !== undefined && problems.length === 0) show(id, roster, text);
    else if (roster) showCopy(asFarAs(roster));
  };

  useEffect(() => {
    const arrive = () => {
      const letters = location.hash.slice(1);
      const sample = sampleArmies.find(({ id }) => id === new URLSearchParams(location.search).get('ready'));
      const last = rosterStorage.current();
      if (letters.length > 1 && !letters.startsWith('muster-')) {
        // The roster from the link is now stored here; a reload must not import it again.
        history.replaceState(null, '', location.pathname);
        take(`#${letters}`);
      } else if (sample) {
        history.replaceState(null, '', location.pathname);
        begin(sample.roster);
      } else if (last !== undefined && letters === '') openKept(last);
    };
    arrive();
    addEventListener('hashchange', arrive);
    return () => removeEventListener('hashchange', arrive);
  }, []);
  const isOpen = open !== null;
  useEffect(() => {
    if (isOpen) frame.current?.scrollIntoView();
  }, [isOpen]);

  return (
    <RuleLinks.Provider value={rules}>
      <div class={`muster ${isOpen ? 'is-open' : ''}`} ref={frame}>
        {said.length > 0 && (
          <div class="muster-said" role="alert">
            <p>
              <b>Some parts of the army could not be read.</b> {open ? 'The rest is shown here.' : ''}{' '}
              {original !== undefined && 'The saved army is unchanged.'}
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
        {parted && (
          <p class="muster-said" role="alert">
            You also changed this army in another tab. Both versions are saved. This one is now a separate army.
          </p>
        )}
        <NotStored stored={stored} what="the roster" save="Save it as a file" />
        {open ? (
          <Desk
            key={open.id}
            roster={open.roster}
            play={play}
            onChange={change}
            canUndo={open.past.length > 0}
            canRedo={open.future.length > 0}
            onUndo={undo}
            onRedo={redo}
            onCopy={() => begin({ ...open.roster, name: `${open.roster.name}, copy`.slice(0, 60) })}
            onClose={close}
          />
        ) : (
          <Opening onBegin={begin} onOpen={openKept} onTake={take} />
        )}
      </div>
    </RuleLinks.Provider>
  );
}
