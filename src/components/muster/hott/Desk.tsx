/** The main view of the roster builder for Hordes of the Things: the roster, its cost and its problems side by side. */
import { useMemo } from 'preact/hooks';
import { costOf } from '../../../engine/hott/muster/cost.ts';
import { fixesOf } from '../../../engine/hott/muster/fixes.ts';
import { type Problem, problemsOf } from '../../../engine/hott/muster/problems.ts';
import { type Roster, sizes } from '../../../engine/hott/muster/roster.ts';
import { sampleArmies } from '../../../engine/hott/muster/samples.ts';
import { writeFile, writeLink } from '../../../engine/hott/muster/saved-roster.ts';
import { writeText } from '../../../engine/hott/muster/text.ts';
import { Drawer } from '../../odds/Drawer.tsx';
import { Cited } from '../../odds/links.tsx';
import { BattleForm } from '../BattleForm.tsx';
import { Dock } from '../Dock.tsx';
import { Name } from '../Name.tsx';
import { NumberField } from '../NumberField.tsx';
import { ProblemList } from '../ProblemList.tsx';
import { Share } from '../Share.tsx';
import type { DeskProps } from '../use-roster-page.ts';
import { useUndoKeys } from '../use-undo-keys.ts';
import { AddElements, ElementList } from './ElementList.tsx';
import { Paper } from './Paper.tsx';
import { Stronghold } from './Stronghold.tsx';

interface Props extends DeskProps<Roster> {
  /** The address of the battle page. */
  play: string;
}

const listed = (problems: readonly Problem[]) => problems.map((problem) => ({ problem, says: problem.because }));
const enemies = sampleArmies.map(({ id, roster }) => ({ id, words: roster.name }));

export function Desk({ roster, play, canUndo, canRedo, onChange, onUndo, onRedo, onCopy, onClose }: Props) {
  const problems = useMemo(() => problemsOf(roster), [roster]);
  const cost = useMemo(() => costOf(roster), [roster]);
  useUndoKeys(onUndo, onRedo);
  const { errors, warnings } = problems;
  const wrong = new Set(errors.flatMap(({ at }) => (at.startsWith('elements.') ? [Number(at.slice(9)) - 1] : [])));
  const errorWords = errors.length === 0 ? 'Legal' : `${errors.length} ${errors.length === 1 ? 'error' : 'errors'}`;
  return (
    <>
      <div class="muster-desk">
        <div class="muster-main">
          <div class="muster-head">
            <Name label="Name of the army" name={roster.name} onName={(name) => onChange({ ...roster, name })} />
            <NumberField
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
            <ProblemList
              roster={roster}
              errors={listed(errors)}
              warnings={listed(warnings)}
              warning="Note"
              fixesOf={fixesOf}
              onFix={onChange}
            />
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
                    Losses in AP that mean defeat <Cited rules={['hott.supplement.victory']} />
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
            {() =>
              errors.length > 0 ? (
                <p>You cannot play this army yet. Correct the errors first.</p>
              ) : (
                <BattleForm
                  enemies={enemies}
                  first={enemies[0]?.id ?? ''}
                  play={play}
                  begin={async (enemy, opponent) =>
                    (await import('./start-battle.ts')).startBattle(
                      roster,
                      sampleArmies.find(({ id }) => id === enemy)?.roster ?? roster,
                      opponent,
                    )
                  }
                />
              )
            }
          </Drawer>
          <p class="muster-row">
            <button type="button" class="button button-quiet" onClick={onClose}>
              All armies
            </button>
          </p>
        </div>
      </div>
      <Dock
        noun="army"
        total={cost.total}
        size={roster.size}
        points={`${roster.size} AP`}
        left={`${roster.size - cost.total} AP`}
        isLegal={errors.length === 0}
        verdict={errorWords}
        canUndo={canUndo}
        canRedo={canRedo}
        onUndo={onUndo}
        onRedo={onRedo}
      />
    </>
  );
}
