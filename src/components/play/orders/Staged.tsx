/** The proposed action: its words, adjustable numbers, cost and odds, or the reason why it is not allowed. */
import { useEffect, useRef } from 'preact/hooks';
import { Cited } from '../../odds/links.tsx';
import { lazy } from '../lazy.tsx';
import { inches, short } from '../plain-words.ts';
import { useInView } from '../shell/use-in-view.ts';
import type { Dial, GameSystem } from '../system.ts';
import { useSystem } from '../system-context.ts';
import type { Action, PieceId, State } from '../vocabulary.ts';
import { choicesFor, sameButTarget, shortened } from './choices.ts';
import { dialValue, withValue } from './dials.ts';
import type { Missed } from './use-selection.ts';

const Calculator = lazy(async () => (await import('../odds/Outcomes.tsx')).Calculator);
const OddsOf = lazy(async () => (await import('../odds/Outcomes.tsx')).OddsOf);

interface Props {
  state: State;
  action: Action;
  /** The piece at which the action was aimed, if the action itself names no target. */
  target: PieceId | undefined;
  missed: Missed | undefined;
  /** The reasons for the action, if it is a suggestion. */
  why: readonly string[];
  /** The address of the site’s root. */
  root: string;
  onChange: (action: Action) => void;
  onDo: () => void;
  onBack: () => void;
}

/** The maximum number of alternatives shown beside the proposed action. */
const mostWays = 6;
const mostTargets = 24;

/** Alternatives to the action: more shooters, the other end of a line, other targets for a spell. */
function others(system: GameSystem, state: State, action: Action): readonly Action[] {
  const { actions, moves } = system;
  const [aim] = actions.targets(state, action);
  const all = choicesFor(system, state, actions.actors(action)).filter((each) => JSON.stringify(each) !== JSON.stringify(action));
  // A place is chosen on the table or with dials, not from a list.
  if (moves.takesPlace(action)) return [];
  if (actions.isAimed(action)) return all.filter((each) => sameButTarget(system, state, action, each)).slice(0, mostTargets);
  const same = all.filter(({ kind }) => kind === action.kind);
  const alike = same.filter((each) => aim === undefined || actions.targets(state, each).includes(aim));
  return shortened(system, state, [action, ...alike]).slice(1, 1 + mostWays);
}

/** Lengths in paces are rounded, because the grid of the table is finer than a pace. */
const sayValue = (value: number, shown: number, unit: Dial['unit']): string =>
  unit === '″' ? inches(value) : `${unit === ' paces' ? Math.round(value * shown) : short(value * shown)}${unit}`;

export function Staged({ state, action, target, missed, why, root, onChange, onDo, onBack }: Props) {
  const system = useSystem();
  const { actions, moves, panels, rules, words } = system;
  const button = useRef<HTMLButtonElement>(null);
  const refusal = rules.refuse(state, action);
  const legal = refusal === null;
  const cost = legal ? words.cost(state, action) : '';
  const risky = legal && actions.toCome(state, action).kind === 'roll';
  const dials = moves.dials(state, action);
  const also = others(system, state, action);
  const actors = actions.actors(action);
  const says = words.action(state, action);
  const who = `${action.kind} ${actors.join()}`;
  useEffect(() => button.current?.focus({ preventScroll: true }), [who]);
  // When the user chooses an alternative, its button disappears, so this button takes the focus.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [action]);
  const panel = useInView<HTMLElement>(`${who} ${missed?.id}`);
  return (
    <section class="staged" aria-label="What you are about to do" ref={panel}>
      <p class="staged-says">
        {!actors.every((id) => says.toLowerCase().includes(words.pieces(state, id).toLowerCase())) && (
          <small>{words.pieces(state, ...actors)}</small>
        )}
        <b>
          {says}
          {refusal && target !== undefined && actions.targets(state, action).length === 0 && ` at ${words.pieces(state, target)}`}
        </b>
      </p>
      {why.length > 0 && (
        <div class="why">
          <p>With this action the Strategist expects</p>
          <ul>
            {why.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
      {cost && <p class="fine">{cost}</p>}
      {refusal && (
        <p class="refused" role="alert">
          <b>Not possible.</b> {refusal.because} {target !== undefined && words.awayFrom(state, action, target)}{' '}
          <Cited rules={refusal.rules} />
        </p>
      )}
      {missed && (
        <p class="refused" role="alert" key={missed.id}>
          <b>Not {missed.id === null ? 'there' : words.pieces(state, missed.id)}.</b> {missed.because.because}{' '}
          <Cited rules={missed.because.rules} />
        </p>
      )}
      {moves.takesPlace(action) && <p class="fine">Press the place on the table, or change the numbers.</p>}
      {dials.map(({ field, label, least, most, step, shown, unit }) => (
        <label class="dial-row" key={field}>
          <span>
            {label} <output>{sayValue(dialValue(action, field), shown, unit)}</output>
          </span>
          <input
            type="range"
            min={least}
            max={most}
            step={step}
            value={dialValue(action, field)}
            onInput={(event) => onChange(withValue(action, field, event.currentTarget.valueAsNumber))}
          />
        </label>
      ))}
      {legal && panels.Staged && <panels.Staged state={state} action={action} root={root} onChange={onChange} />}
      {risky && (
        <OddsOf state={state} action={action} known={actions.isAimed(action) || panels.shownBy(action.kind) === 'Question'} />
      )}
      {legal && <Calculator state={state} action={action} root={root} />}
      <p class="staged-do">
        <button type="button" class="button" ref={button} disabled={!legal} onClick={onDo}>
          Do it
        </button>
        <button type="button" class="button button-quiet" onClick={onBack}>
          Back
        </button>
      </p>
      {actions.isAimed(action) && also.length > 0 && (
        <p class="fine">To choose another target, press it on the table or below.</p>
      )}
      {also.length > 0 && (
        <ul class="choices">
          {also.map((each) => (
            <li key={JSON.stringify(each)}>
              <button type="button" onClick={() => onChange(each)}>
                {words.action(state, each)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
