/** The main view of the roster builder for Hordes of the Things: the roster, its cost and its problems side by side. */
import { useMemo, useState } from 'preact/hooks';
import { elementOf } from '../../../engine/hott/data/elements.ts';
import { strongholds } from '../../../engine/hott/data/figures/strongholds.ts';
import { costOf } from '../../../engine/hott/muster/cost.ts';
import { linesOf, setStronghold } from '../../../engine/hott/muster/edit.ts';
import { problemsOf } from '../../../engine/hott/muster/problems.ts';
import { type Roster, type RosterStronghold, sizes } from '../../../engine/hott/muster/roster.ts';
import { sampleArmies } from '../../../engine/hott/muster/samples.ts';
import { writeFile, writeLink } from '../../../engine/hott/muster/saved-roster.ts';
import { writeText } from '../../../engine/hott/muster/text.ts';
import { Drawer } from '../../odds/Drawer.tsx';
import { Cited } from '../../odds/links.tsx';
import { Name } from '../Name.tsx';
import { Share } from '../Share.tsx';
import { useUndoKeys } from '../use-undo-keys.ts';
import { AddElements, ElementList } from './ElementList.tsx';
import { ProblemList } from './ProblemList.tsx';

interface Props {
  roster: Roster;
  /** The address of the battle page. */
  play: string;
  onChange: (roster: Roster) => void;
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onCopy: () => void;
  onClose: () => void;
}

/** A number field that takes effect on leaving the field. */
function WholeNumber({
  label,
  value,
  least,
  most,
  onValue,
}: {
  label: string;
  value: number;
  least: number;
  most: number;
  onValue: (value: number) => void;
}) {
  return (
    <label class="muster-field muster-size">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={value}
        onChange={({ currentTarget }) => {
          const next = Math.round(currentTarget.valueAsNumber);
          if (next >= least && next <= most) onValue(next);
          else currentTarget.value = String(value);
        }}
      />
    </label>
  );
}

function Stronghold({ roster, onChange }: Pick<Props, 'roster' | 'onChange'>) {
  const { name, wide, deep } = roster.stronghold;
  const change = (to: Partial<RosterStronghold>) => onChange(setStronghold(roster, to));
  const { name: _, ...nameless } = roster.stronghold;
  return (
    <section aria-labelledby="muster-stronghold">
      <h2 id="muster-stronghold">Stronghold</h2>
      <p class="fine">
        Your stronghold is placed on your base edge if you defend. It must be {strongholds.minSide} to {strongholds.maxSide} paces
        each way. <Cited rules={['hott.strongholds.size', 'hott.strongholds.defender-only']} />
      </p>
      <div class="muster-head">
        <Name
          label="Name of the stronghold"
          name={name ?? ''}
          placeholder="The stronghold"
          onName={(given) => onChange({ ...roster, stronghold: given === '' ? nameless : { ...nameless, name: given } })}
        />
        <WholeNumber
          label="Paces along the edge"
          value={wide}
          least={1}
          most={10 * strongholds.maxSide}
          onValue={(to) => change({ wide: to })}
        />
        <WholeNumber
          label="Paces deep"
          value={deep}
          least={1}
          most={10 * strongholds.maxSide}
          onValue={(to) => change({ deep: to })}
        />
      </div>
    </section>
  );
}

function ToBattle({ roster, legal, play }: { roster: Roster; legal: boolean; play: string }) {
  const [enemy, setEnemy] = useState(sampleArmies[0]?.id ?? '');
  const [opponent, setOpponent] = useState<'greedy' | 'person'>('greedy');
  const [said, setSaid] = useState('');
  if (!legal) return <p>You cannot play this army yet. Correct the errors first.</p>;
  const begin = async () => {
    const against = sampleArmies.find(({ id }) => id === enemy)?.roster ?? roster;
    try {
      const because = (await import('./start-battle.ts')).beginBattle(roster, against, opponent);
      if (because === '') location.assign(play);
      else setSaid(because);
    } catch {
      setSaid('The battle could not be loaded. Try again when you are online.');
    }
  };
  return (
    <>
      <label class="muster-field">
        <span>Against</span>
        <select value={enemy} onChange={(event) => setEnemy(event.currentTarget.value)}>
          <option value="">the same army</option>
          {sampleArmies.map(({ id, roster: { name } }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <fieldset class="segmented">
        <legend>Led by</legend>
        {(['greedy', 'person'] as const).map((seat) => (
          <label key={seat}>
            <input type="radio" name="muster-opponent" checked={opponent === seat} onChange={() => setOpponent(seat)} />
            <span>{seat === 'person' ? 'a friend on this device' : 'the computer'}</span>
          </label>
        ))}
      </fieldset>
      <p class="muster-row">
        <button type="button" class="button" onClick={begin}>
          Play it
        </button>
      </p>
      <p role="status">{said}</p>
    </>
  );
}

/** The printed roster: each line with the figures needed in a battle. */
function Sheet({ roster }: { roster: Roster }) {
  const cost = costOf(roster);
  const { name, wide, deep } = roster.stronghold;
  return (
    <>
      <h3>{roster.name || 'Unnamed army'}</h3>
      <p>
        {cost.total} of {roster.size} AP. Stronghold: {name ?? 'without a name'}, {wide} by {deep} paces. The army is beaten when
        it has lost
        {` ${Math.ceil(cost.total / 2)} AP or its general`}, and has lost more than the enemy.
      </p>
      <table class="muster-cost">
        <thead>
          <tr>
            <th scope="col">Element</th>
            <th scope="col">AP</th>
            <th scope="col">Foot</th>
            <th scope="col">Others</th>
            <th scope="col">Good</th>
            <th scope="col">Bad</th>
            <th scope="col">Range</th>
          </tr>
        </thead>
        <tbody>
          {linesOf(roster).map(({ from, count, element }) => {
            const type = elementOf(element.type);
            return (
              <tr key={from}>
                <th scope="row">
                  {count > 1 && `${count} × `}
                  {element.name === undefined ? '' : `${element.name}, `}
                  {type?.name ?? element.type}
                  {element.general && ', general'}
                </th>
                <td>{type?.points}</td>
                <td>{type?.factor.foot}</td>
                <td>{type?.factor.others}</td>
                <td>{type?.move.good}</td>
                <td>{type?.move.bad}</td>
                <td>{type?.range ?? '–'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

function Paper({ roster }: { roster: Roster }) {
  const [isShown, setShown] = useState(false);
  return (
    <div class="muster-paper">
      <details class="drawer" onToggle={(event) => setShown(event.currentTarget.open)}>
        <summary>
          <h2>On paper</h2>
          <span>A sheet with the values that you need during a battle.</span>
        </summary>
        <p class="muster-row">
          <button type="button" class="button" onClick={() => print()}>
            Print it
          </button>
        </p>
      </details>
      {/* Outside the drawer, so that it can be printed while the drawer is closed. */}
      <section class={`paper paper-sheet ${isShown ? 'is-shown' : ''}`} aria-label="Sheet">
        <Sheet roster={roster} />
      </section>
    </div>
  );
}

export function Desk({ roster, play, canUndo, canRedo, onChange, onUndo, onRedo, onCopy, onClose }: Props) {
  const problems = useMemo(() => problemsOf(roster), [roster]);
  const cost = useMemo(() => costOf(roster), [roster]);
  useUndoKeys(onUndo, onRedo);
  const { errors, warnings } = problems;
  const left = roster.size - cost.total;
  const wrong = new Set(errors.flatMap(({ at }) => (at.startsWith('elements.') ? [Number(at.slice(9)) - 1] : [])));
  const errorWords = errors.length === 0 ? 'Legal' : `${errors.length} ${errors.length === 1 ? 'error' : 'errors'}`;
  return (
    <>
      <div class="muster-desk">
        <div class="muster-main">
          <div class="muster-head">
            <Name label="Name of the army" name={roster.name} onName={(name) => onChange({ ...roster, name })} />
            <WholeNumber
              label="Army points"
              value={roster.size}
              least={sizes.least}
              most={sizes.most}
              onValue={(size) => onChange({ ...roster, size })}
            />
          </div>
          <section aria-labelledby="muster-units">
            <h2 id="muster-units">Elements</h2>
            <ElementList roster={roster} wrong={wrong} onChange={onChange} />
          </section>
          <section aria-labelledby="muster-add">
            <h2 id="muster-add">Add elements</h2>
            <AddElements roster={roster} onChange={onChange} />
          </section>
          <Stronghold roster={roster} onChange={onChange} />
        </div>
        <div class="muster-side">
          <section aria-labelledby="muster-legal" id="muster-problems" tabIndex={-1}>
            <h2 id="muster-legal">{errors.length === 0 ? 'Legal' : 'Not legal yet'}</h2>
            {errors.length + warnings.length === 0 && <p>The rules allow everything in this army.</p>}
            <ProblemList roster={roster} problems={problems} onChange={onChange} />
          </section>
          <section aria-labelledby="muster-sum">
            <h2 id="muster-sum">Points</h2>
            <table class="muster-cost">
              <tbody>
                <tr>
                  <th scope="row">
                    Together <Cited rules={['hott.supplement.army-size']} />
                  </th>
                  <td>
                    {cost.total} of {roster.size}
                  </td>
                </tr>
                <tr>
                  <th scope="row">
                    Elements of 1 or 2 AP <Cited rules={['hott.supplement.cheap-half']} />
                  </th>
                  <td>
                    {cost.cheap}, at least {cost.cheapNeeded}
                  </td>
                </tr>
                <tr>
                  <th scope="row">
                    AP lost for defeat <Cited rules={['hott.supplement.victory']} />
                  </th>
                  <td>{Math.ceil(cost.total / 2)}</td>
                </tr>
              </tbody>
            </table>
          </section>
        </div>
        <div class="muster-drawers">
          <Paper roster={roster} />
          <Drawer title="Share" says="As a link, as text for a chat, or as a file.">
            {() => (
              <Share
                name={roster.name}
                letters={() => writeLink(roster)}
                text={writeText(roster)}
                file={() => writeFile(roster)}
                onCopy={onCopy}
              />
            )}
          </Drawer>
          <Drawer title="To battle" says="Play this army against a sample army.">
            {() => <ToBattle roster={roster} legal={errors.length === 0} play={play} />}
          </Drawer>
          <p class="muster-row">
            <button type="button" class="button button-quiet" onClick={onClose}>
              All armies
            </button>
          </p>
        </div>
      </div>
      <div class="muster-dock" role="toolbar" aria-label="The army so far">
        <a class={`muster-total ${left < 0 ? 'is-over' : ''}`} href="#muster-problems">
          <span>
            <b>{cost.total}</b> of {roster.size}
          </span>
          <small>{left < 0 ? `${-left} too many` : `${left} AP left`}</small>
        </a>
        <a class={errors.length > 0 ? 'muster-state has-errors' : 'muster-state'} href="#muster-problems">
          {errorWords}
        </a>
        <button type="button" class="icon-button" aria-label="Undo" disabled={!canUndo} onClick={onUndo}>
          ↶
        </button>
        <button type="button" class="icon-button" aria-label="Redo" disabled={!canRedo} onClick={onRedo}>
          ↷
        </button>
      </div>
      <p class="sr" role="status">
        {cost.total} of {roster.size} AP. {errorWords}.
      </p>
    </>
  );
}
