/** A volley to roll: how many units shoot, whether the target is in cover, and the result in the table. */
import { useState } from 'preact/hooks';
import type { BowfireRow } from '../../engine/fr3/data/bowfire.ts';
import { play } from '../../engine/kernel/chance.ts';
import { inHundred } from '../../engine/kernel/fraction.ts';
import { odds } from '../../engine/kernel/odds.ts';
import { Die } from './Die.tsx';
import { useDice } from './dice.ts';
import { Practice } from './Practice.tsx';
import {
  bowfire,
  bowfireRows,
  columns,
  destroyedAt,
  levelAfter,
  levelNames,
  modifier,
  needed,
  pushedBackAt,
  type Shot,
  type Volley,
  volley,
} from './volley.ts';

const sign = { none: '', demoralized: 'D', killed: 'K' } as const;
const unitsFire = (units: BowfireRow) =>
  units === 1 ? '1 unit fires' : units === 4 ? '4 or more units fire' : `${units} units fire`;
const shown = (n: number) => (n < 0 ? `−${-n}` : `${n}`);

function Table({ of, shot }: { of: Volley; shot: Shot | undefined }) {
  const at = shot && Math.max(0, Math.min(shot.total, columns));
  return (
    <div class="table-frame">
      <table class="bowfire">
        <caption class="sr">The missile fire table</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="sr">Units that fire</span>
            </th>
            {bowfire[1].map((_, column) => (
              <th scope="col" key={column}>
                {column + 1}
                {column + 1 === columns && '+'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bowfireRows.map((units) => (
            <tr key={units} class={units === of.units ? 'chosen' : undefined}>
              <th scope="row">
                {units}
                {units === bowfireRows.length && '+'}
              </th>
              {bowfire[units].map((result, column) => (
                <td key={column} class={`${result} ${units === of.units && at === column + 1 ? 'hit' : ''}`}>
                  {sign[result]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The roll in words. */
function sentenceOf(of: Volley, { face, total, result }: Shot, before: number): string {
  const sum = of.cover ? `${face} − ${-modifier(of)} for cover = ${shown(total)}` : `${face}`;
  const after = levelAfter(before, result);
  if (result === 'none') return `You roll ${sum}. You needed ${needed(of.units, 'demoralized')}+: no effect.`;
  if (result === 'killed') return `You roll ${sum}: a K (killed). The target is destroyed.`;
  if (after === destroyedAt) return `You roll ${sum}: a D (demoralized). This is the third level, so the target is destroyed.`;
  if (after === pushedBackAt)
    return `You roll ${sum}: a D (demoralized). This is the second level: the target is double demoralized and goes back one base.`;
  return `You roll ${sum}: a D. The target is demoralized.`;
}

export default function VolleyLesson() {
  const dice = useDice();
  const [of, setOf] = useState<Volley>({ units: 1, cover: false });
  const [level, setLevel] = useState(0);
  const [last, setLast] = useState<{ shot: Shot; of: Volley; before: number }>();
  const gone = level === destroyedAt;
  const chances = odds(volley(of));

  const shoot = () => {
    const shot = play(volley(of), dice);
    setLast({ shot, of, before: level });
    setLevel(levelAfter(level, shot.result));
  };
  const choose = (now: Volley) => {
    setOf(now);
    setLast(undefined);
  };
  const again = () => {
    setLevel(0);
    setLast(undefined);
  };

  return (
    <Practice title="Roll a volley">
      <div class="practice-choices">
        <fieldset class="segmented">
          <legend>Units that fire</legend>
          {bowfireRows.map((units) => (
            <label key={units}>
              <input type="radio" name="volley-units" checked={of.units === units} onChange={() => choose({ ...of, units })} />
              <span>
                {units}
                {units === bowfireRows.length && '+'}
              </span>
            </label>
          ))}
        </fieldset>
        <label class="chip">
          <input type="checkbox" checked={of.cover} onChange={(event) => choose({ ...of, cover: event.currentTarget.checked })} />
          Target in cover
        </label>
      </div>
      <Table of={of} shot={last?.shot} />
      <p class="practice-odds">
        {unitsFire(of.units)}: demoralized {inHundred(chances.of(({ result }) => result === 'demoralized'))}, killed{' '}
        {inHundred(chances.of(({ result }) => result === 'killed'))}.
      </p>
      <div class="practice-throw">
        <Die name="The d10" face={last?.shot.face} />
        <p role="status">{last ? sentenceOf(last.of, last.shot, last.before) : 'Choose who shoots, then roll.'}</p>
      </div>
      <div class="practice-acts">
        <button type="button" class="button" disabled={gone} onClick={shoot}>
          {last && !gone ? 'Shoot again' : 'Shoot'}
        </button>
        {level > 0 && (
          <button type="button" class="button button-quiet" onClick={again}>
            A fresh target
          </button>
        )}
        <span class={`level level-${level}`}>Target: {levelNames[level]}</span>
      </div>
    </Practice>
  );
}
