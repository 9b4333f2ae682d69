/** What is about to be done: in words, with its numbers to turn, its cost, its odds, its reason if it may not be done. */
import { useEffect, useRef } from 'preact/hooks';
import { type Action, fr3Battle } from '../../engine/fr3/battle/ruleset.ts';
import { findUnit, unitAt } from '../../engine/fr3/battle/units/pieces.ts';
import type { PieceId } from '../../engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../engine/fr3/battle/vocabulary/state.ts';
import { gap } from '../../engine/kernel/geometry.ts';
import type { Refusal } from '../../engine/kernel/rule-id.ts';
import { Cited } from '../odds/links.tsx';
import { choicesFor, isSpell, sameSpell, shortened } from './choices.ts';
import { chanceOf, chanceToCome } from './course.ts';
import { costOf, dialled, dialsOf, hasPlace, inchesLeft, withValue } from './fr3/moves.ts';
import { called, inches, sayAction, short } from './fr3/words.ts';
import { lazy } from './lazy.tsx';
import { actorsOf, aimsOf } from './options.ts';
import { useInView } from './use-in-view.ts';

const Calculator = lazy(async () => (await import('./Outcomes.tsx')).Calculator);
const ChargeToCome = lazy(async () => (await import('./fr3/ChargeToCome.tsx')).ChargeToCome);
const OddsOf = lazy(async () => (await import('./Outcomes.tsx')).OddsOf);
const OtherAims = lazy(async () => (await import('./fr3/Spells.tsx')).OtherAims);
const SpellOdds = lazy(async () => (await import('./fr3/SpellOdds.tsx')).SpellOdds);

/** Somebody at whom it was aimed in vain, or the bare ground. */
export interface Missed {
  readonly id: PieceId | null;
  readonly because: Refusal;
}

interface Props {
  state: State;
  action: Action;
  /** At whom it was tried, where it names nobody itself. */
  target: PieceId | undefined;
  missed: Missed | undefined;
  /** Why it is suggested, where it is. */
  why: readonly string[];
  /** The address of the site’s root. */
  root: string;
  onChange: (action: Action) => void;
  onDo: () => void;
  onBack: () => void;
}

/** Ways that are shown beside the one that is staged. */
const mostWays = 6;
const mostTargets = 24;

/** Other ways to do the same: with more shooters, round the other end of a line; a spell on others. */
function others(state: State, action: Action): readonly Action[] {
  const [aim] = aimsOf(state, action);
  const all = choicesFor(state, actorsOf(action)).filter((each) => JSON.stringify(each) !== JSON.stringify(action));
  // Where it shall be is pressed on the table, or turned to.
  if (hasPlace(action)) return [];
  if (isSpell(action.kind)) return all.filter((each) => sameSpell(action, each)).slice(0, mostTargets);
  const same = all.filter(({ kind }) => kind === action.kind);
  const alike = same.filter((each) => aim === undefined || aimsOf(state, each).includes(aim));
  return shortened(state, [action, ...alike]).slice(1, 1 + mostWays);
}

/** How far a charge that is not possible would have to go, and how far it could. */
function awayFrom(state: State, action: Action, target: PieceId): string {
  const to = findUnit(state, target);
  if (action.kind !== 'charge' || to?.status !== 'table') return '';
  const far = Math.min(...action.units.map((id) => gap(unitAt(state, id).base, to.base)));
  return `${called(state, target)} are ${inches(far)} away, and ${inches(inchesLeft(state, action.units))} of movement over open ground are left.`;
}

export function Staged({ state, action, target, missed, why, root, onChange, onDo, onBack }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const refusal = fr3Battle.refuse(state, action);
  const legal = refusal === null;
  const cost = legal ? costOf(state, action) : null;
  const risky = legal && chanceToCome(state, action).kind === 'roll';
  const answered = risky && chanceOf(state, action).kind === 'known';
  const dials = dialsOf(state, action);
  const also = others(state, action);
  const actors = actorsOf(action);
  const says = sayAction(state, action);
  const who = `${action.kind} ${actors.join()}`;
  useEffect(() => button.current?.focus({ preventScroll: true }), [who]);
  // Another way or another target has been taken: its button is gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [action]);
  const panel = useInView<HTMLElement>(`${who} ${missed?.id}`);
  return (
    <section class="staged" aria-label="What you are about to do" ref={panel}>
      <p class="staged-says">
        {!actors.every((id) => says.toLowerCase().includes(called(state, id).toLowerCase())) && (
          <small>{called(state, ...actors)}</small>
        )}
        <b>
          {says}
          {refusal && target !== undefined && aimsOf(state, action).length === 0 && ` at ${called(state, target)}`}
        </b>
      </p>
      {why.length > 0 && (
        <div class="why">
          <p>What the Strategist expects of it and of what it would do afterwards, in victory points:</p>
          <ul>
            {why.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
      {cost && (
        <p class="fine">
          {cost.share > 0 && `${Math.round(cost.share * 100)} % of their movement. `}
          {cost.moves > 0 ? `${cost.moves} of ${cost.left} moves on the clock.` : 'No move of the clock.'}
        </p>
      )}
      {refusal && (
        <p class="refused" role="alert">
          <b>Not possible.</b> {refusal.because} {target !== undefined && awayFrom(state, action, target)}{' '}
          <Cited rules={refusal.rules} />
        </p>
      )}
      {missed && (
        <p class="refused" role="alert" key={missed.id}>
          <b>Not {missed.id === null ? 'there' : called(state, missed.id)}.</b> {missed.because.because}{' '}
          <Cited rules={missed.because.rules} />
        </p>
      )}
      {hasPlace(action) && <p class="fine">Press the table where it shall be, or turn the numbers.</p>}
      {dials.map(({ field, label, least, most, step, shown, unit }) => (
        <label class="dial-row" key={field}>
          <span>
            {label}{' '}
            <output>{unit === '″' ? inches(dialled(action, field)) : `${short(dialled(action, field) * shown)}${unit}`}</output>
          </span>
          <input
            type="range"
            min={least}
            max={most}
            step={step}
            value={dialled(action, field)}
            onInput={(event) => onChange(withValue(action, field, event.currentTarget.valueAsNumber))}
          />
        </label>
      ))}
      {legal && (isSpell(action.kind) || action.kind === 'bid') && <SpellOdds state={state} action={action} root={root} />}
      {answered && <p class="fine">An illusion may take the place of the target. If none does:</p>}
      {risky && <OddsOf state={state} action={action} known={isSpell(action.kind) || action.kind === 'bid'} />}
      {legal && (action.kind === 'charge' || action.kind === 'engage') && <ChargeToCome state={state} action={action} />}
      {risky || ['charge', 'challenge', 'answer'].includes(action.kind)
        ? legal && <Calculator state={state} action={action} root={root} />
        : null}
      <p class="staged-do">
        <button type="button" class="button" ref={button} disabled={!legal} onClick={onDo}>
          Do it
        </button>
        <button type="button" class="button button-quiet" onClick={onBack}>
          Back
        </button>
      </p>
      {also.length > 0 && (
        <ul class="choices">
          {also.map((each) => (
            <li key={JSON.stringify(each)}>
              <button type="button" onClick={() => onChange(each)}>
                {sayAction(state, each)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {(action.kind === 'cast' || action.kind === 'cast-at') && <OtherAims state={state} cast={action} onChange={onChange} />}
    </section>
  );
}
