/** The roster builder for Hordes of the Things: build, check, store and share armies. */
import { newRoster, type Roster } from '../../../engine/hott/muster/roster.ts';
import { sampleArmies } from '../../../engine/hott/muster/samples.ts';
import { readSaved } from '../../../engine/hott/muster/saved-roster.ts';
import type { LinkedRules } from '../../odds/links.tsx';
import { ImportRoster } from '../ImportRoster.tsx';
import { RosterPage } from '../RosterPage.tsx';
import { StoredRosters } from '../StoredRosters.tsx';
import { type RosterFormat, useRosterPage } from '../use-roster-page.ts';
import { Desk } from './Desk.tsx';
import { rosterStorage } from './storage.ts';

interface Props {
  rules: LinkedRules;
  /** The address of the battle page. */
  play: string;
}

const format: RosterFormat<Roster> = {
  noun: 'army',
  storage: rosterStorage,
  describe: ({ elements, size }) => `${elements.length} elements, ${size} AP`,
  read: readSaved,
  readNow: readSaved,
  ready: (wanted) => sampleArmies.find(({ id }) => id === wanted)?.roster,
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
                <small>{format.describe(roster)}</small>
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
  const state = useRosterPage(format);
  return (
    <RosterPage state={state} rules={rules}>
      {state.desk ? (
        <Desk {...state.desk} play={play} />
      ) : (
        <Opening onBegin={state.start} onOpen={state.openStored} onTake={state.take} />
      )}
    </RosterPage>
  );
}
