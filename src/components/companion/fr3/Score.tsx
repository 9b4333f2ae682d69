/** Victory points for both sides, how they add up, and the winner. */
import { holdingOf } from '../../../engine/fr3/companion/holdings.ts';
import { scoreOf, verdict } from '../../../engine/fr3/companion/score.ts';
import { type Holding, otherSide, type SideId, sideIds } from '../../../engine/fr3/companion/state.ts';
import { Cited, RuleLink } from '../../odds/links.tsx';
import type { Desk } from './desk.ts';
import { LossRow } from './Losses.tsx';

interface ChoiceProps<T extends string> {
  name: string;
  legend: preact.ComponentChildren;
  value: T;
  options: readonly (readonly [T, string])[];
  onChoose: (value: T) => void;
}

function Choice<T extends string>({ name, legend, value, options, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset class="segmented">
      <legend>{legend}</legend>
      {options.map(([id, called]) => (
        <label key={id}>
          <input type="radio" name={name} checked={value === id} onChange={() => onChoose(id)} />
          <span>{called}</span>
        </label>
      ))}
    </fieldset>
  );
}

function SideScore({ state, act, side }: Desk & { side: SideId }) {
  const { lines, total, unpriced } = scoreOf(state, side);
  const { name } = state.sides[side];
  const enemy = state.sides[otherSide(side)];
  return (
    <div class={`side-score of-${side}`}>
      <h3>
        {name} <output aria-label={`Victory points of ${name}`}>{total}</output>
      </h3>
      <ul class="score-lines">
        {lines.map((line) => (
          <li key={line.name}>
            <span>{line.rules[0] ? <RuleLink id={line.rules[0]}>{line.name}</RuleLink> : line.name}</span>
            <b>{line.points}</b>
          </li>
        ))}
      </ul>
      {unpriced > 0 && (
        <p class="message message-wrong">
          {unpriced === 1 ? '1 enemy loss has no points value yet.' : `${unpriced} enemy losses have no points value yet.`}
        </p>
      )}
      {enemy.losses.length > 0 && (
        <details class="more" open={unpriced > 0}>
          <summary>Losses of {enemy.name}</summary>
          <ul class="loss-list">
            {enemy.losses.map((entry) => (
              <LossRow key={entry.id} state={state} act={act} side={otherSide(side)} entry={entry} />
            ))}
          </ul>
        </details>
      )}
      <div class="row">
        <label class="field">
          <span>By agreement</span>
          <input
            inputMode="numeric"
            value={state.sides[side].extra || ''}
            placeholder="0"
            onChange={(event) => {
              const text = event.currentTarget.value.trim().replace('−', '-');
              if (/^-?\d{0,4}$/.test(text)) act({ kind: 'extra', side, points: Number(text) || 0, reason: '' });
            }}
          />
        </label>
        <label class="chip">
          <input
            type="checkbox"
            checked={state.sides[side].gone}
            onChange={(event) => act({ kind: 'gone', side, gone: event.currentTarget.checked })}
          />
          {name} has no units left
        </label>
      </div>
    </div>
  );
}

export function Score({ state, act }: Desk) {
  const names = { first: state.sides.first.name, second: state.sides.second.name };
  const { winner, level, because, rules } = verdict(state);
  return (
    <div class="score">
      <p class="verdict">
        <b>{winner ? `${names[winner]}: ${level}` : 'A draw'}</b> if the battle ended now. {because} <Cited rules={rules} />
      </p>
      <Choice
        name="objective"
        legend={<RuleLink id="fr3.victory.points-objective">Who holds the terrain objective</RuleLink>}
        value={state.objective ?? 'nobody'}
        options={[
          ['first', names.first],
          ['nobody', 'neither side on its own'],
          ['second', names.second],
        ]}
        onChoose={(holder) => act({ kind: 'objective', holder: holder === 'nobody' ? null : holder })}
      />
      {sideIds.flatMap((side) =>
        state.sides[side].holdings.map(({ kind, holder }, at) => (
          <Choice<Holding['holder']>
            key={`${side}.${kind}`}
            name={`${side}.${at}`}
            legend={
              <>
                {names[side]}: <RuleLink id={holdingOf[kind].captured[0] ?? ''}>{holdingOf[kind].name.toLowerCase()}</RuleLink>
              </>
            }
            value={holder}
            options={[
              ['owner', names[side]],
              ['nobody', 'nobody'],
              ['enemy', names[otherSide(side)]],
            ]}
            onChoose={(to) => act({ kind: 'holder', side, at, holder: to })}
          />
        )),
      )}
      <div class="both">
        {sideIds.map((side) => (
          <SideScore key={side} state={state} act={act} side={side} />
        ))}
      </div>
    </div>
  );
}
