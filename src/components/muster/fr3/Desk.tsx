/** The main view of the roster builder: the roster, its cost and its problems side by side. */
import { useMemo, useState } from 'preact/hooks';
import { linesOf, setTournament } from '../../../engine/fr3/muster/edit.ts';
import { genericId, listOf } from '../../../engine/fr3/muster/lists.ts';
import { muster } from '../../../engine/fr3/muster/mustered.ts';
import { problemsOf } from '../../../engine/fr3/muster/problems.ts';
import { type Roster, sizes } from '../../../engine/fr3/muster/roster.ts';
import { writeFile, writeLink } from '../../../engine/fr3/muster/saved-roster.ts';
import { writeText } from '../../../engine/fr3/muster/write-text.ts';
import { Drawer } from '../../odds/Drawer.tsx';
import { Dock } from '../Dock.tsx';
import { Name } from '../Name.tsx';
import { NumberField } from '../NumberField.tsx';
import { Share } from '../Share.tsx';
import type { DeskProps } from '../use-roster-page.ts';
import { useUndoKeys } from '../use-undo-keys.ts';
import { AddUnits } from './AddUnits.tsx';
import { ArmyOptions } from './ArmyOptions.tsx';
import { CharacterList, characterId } from './CharacterList.tsx';
import type { ListChoice, OddsLink } from './choices.ts';
import { mergeProblems } from './merge-problems.ts';
import { NextSteps, OddsLinks } from './NextSteps.tsx';
import { Overview } from './Overview.tsx';
import { ProblemList } from './ProblemList.tsx';
import { Paper } from './paper/Paper.tsx';
import { lineId, UnitList } from './UnitList.tsx';
import { points } from './words.ts';

interface Props extends DeskProps<Roster> {
  lists: readonly ListChoice[];
  symbols: string;
  play: string;
  armies: string;
  odds: readonly OddsLink[];
}

type Opened = { readonly kind: 'units' | 'characters'; readonly at: number } | undefined;

export function Desk({
  roster,
  lists,
  symbols,
  play,
  armies,
  odds,
  canUndo,
  canRedo,
  onChange,
  onUndo,
  onRedo,
  onCopy,
  onClose,
}: Props) {
  const [opened, setOpened] = useState<Opened>();
  const [adding, setAdding] = useState(false);
  const list = listOf(roster.army);
  const mustered = useMemo(() => list && muster(roster, list), [roster, list]);
  const problems = useMemo(() => problemsOf(roster), [roster]);
  useUndoKeys(onUndo, onRedo);
  if (!list || !mustered) return null;
  const { cost } = mustered;
  const { errors, warnings } = problems;
  const openAt = (kind: NonNullable<Opened>['kind']) => (at: number | undefined) =>
    setOpened(at === undefined ? undefined : { kind, at });

  /** Opens the line that a problem is about, and scrolls to it. */
  const show = (at: string) => {
    const [kind, number] = at.split('.');
    const place = Number(number) - 1;
    if (kind === 'extras') document.getElementById('muster-extras')?.scrollIntoView();
    if (kind !== 'units' && kind !== 'characters') return;
    setOpened({ kind, at: place });
    const line = linesOf(roster).find(({ from, count }) => place >= from && place < from + count);
    const id = kind === 'units' ? lineId(line?.from ?? place) : characterId(place);
    requestAnimationFrame(() => document.getElementById(id)?.querySelector('button')?.focus());
  };
  const [wrong, unsure] = [mergeProblems(errors).length, mergeProblems(warnings).length];
  const errorWords = wrong === 0 ? 'Legal' : `${wrong} ${wrong === 1 ? 'error' : 'errors'}`;
  const warningWords = unsure === 0 ? '' : `, ${unsure} not certain`;

  return (
    <>
      <div class="muster-desk">
        <div class="muster-main">
          <div class="muster-head">
            <Name label="Name of the roster" name={roster.name} onName={(name) => onChange({ ...roster, name })} />
            <label class="muster-field">
              <span>Army list</span>
              <select value={roster.army} onChange={(event) => onChange({ ...roster, army: event.currentTarget.value })}>
                {lists.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <NumberField
              label="Points"
              value={roster.size}
              least={sizes.least}
              most={sizes.most}
              onValue={(size) => onChange({ ...roster, size })}
            />
            <label class="chip">
              <input
                type="checkbox"
                checked={roster.tournament === true}
                onChange={({ currentTarget }) => onChange(setTournament(roster, currentTarget.checked))}
              />
              <span>For a tournament</span>
            </label>
          </div>
          <section aria-labelledby="muster-units">
            <h2 id="muster-units">Units</h2>
            {roster.units.length === 0 && <p>The roster has no units yet.</p>}
            <UnitList
              mustered={mustered}
              problems={problems}
              symbols={symbols}
              open={opened?.kind === 'units' ? opened.at : undefined}
              onOpen={openAt('units')}
              onChange={onChange}
            />
            <p class="muster-row">
              <button type="button" class="button button-large" aria-haspopup="dialog" onClick={() => setAdding(true)}>
                Add units
              </button>
            </p>
          </section>
          <section aria-labelledby="muster-characters">
            <h2 id="muster-characters">Characters</h2>
            <CharacterList
              mustered={mustered}
              problems={problems}
              open={opened?.kind === 'characters' ? opened.at : undefined}
              onOpen={openAt('characters')}
              onChange={onChange}
            />
          </section>
          <section aria-labelledby="muster-extras">
            <h2 id="muster-extras">The army as a whole</h2>
            <ArmyOptions mustered={mustered} problems={problems} onChange={onChange} />
          </section>
        </div>
        <div class="muster-side">
          <section aria-labelledby="muster-legal" id="muster-problems" tabIndex={-1}>
            <h2 id="muster-legal">{errors.length === 0 ? 'Legal' : 'Not legal yet'}</h2>
            {errors.length + warnings.length === 0 && <p>The army is legal: its list and the rules allow everything in it.</p>}
            <ProblemList roster={roster} problems={problems} onFix={onChange} onShow={show} />
          </section>
          <Overview mustered={mustered} />
        </div>
        <div class="muster-drawers">
          <Paper mustered={mustered} problems={problems} symbols={symbols} />
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
          <Drawer title="To battle" says="Start a battle with this army, or read its army list.">
            {() => (
              <NextSteps roster={roster} play={play} list={roster.army === genericId ? undefined : `${armies}${roster.army}/`} />
            )}
          </Drawer>
          <Drawer title="Odds with this army" says="Calculators then list the units of this army first.">
            {() => <OddsLinks mustered={mustered} doors={odds} />}
          </Drawer>
          <p class="muster-row">
            <button type="button" class="button button-quiet" onClick={onClose}>
              All rosters
            </button>
          </p>
        </div>
      </div>
      <Dock
        noun="roster"
        total={cost.total}
        size={roster.size}
        points={points(roster.size)}
        name={roster.name}
        left={points(roster.size - cost.total)}
        isLegal={errors.length === 0}
        verdict={`${errorWords}${warningWords}`}
        canUndo={canUndo}
        canRedo={canRedo}
        onUndo={onUndo}
        onRedo={onRedo}
      />
      {adding && <AddUnits mustered={mustered} symbols={symbols} onChange={onChange} onClose={() => setAdding(false)} />}
    </>
  );
}
