/** Shown before an action: its cost with reasons, and every fight that it leads to, with the sums beside the dice. */
import type { Action } from '../../../engine/hott/battle/battle.ts';
import { elementBy } from '../../../engine/hott/battle/elements/find.ts';
import { distantOdds, fightOdds, stormOdds } from '../../../engine/hott/battle/odds.ts';
import { nameOf } from '../../../engine/hott/battle/sentences.ts';
import type { State } from '../../../engine/hott/battle/vocabulary/state.ts';
import { Cited } from '../../odds/links.tsx';
import { forecast } from '../computer/thinking.ts';
import { FateBar, useAnswer } from '../odds/Outcomes.tsx';
import { useSystem } from '../system-context.ts';
import { isMove } from './actions.ts';
import { costOf } from './move-preview.ts';
import { type FightToCome, fightToCome, type SideToCome } from './outcomes.ts';

interface Props {
  state: State;
  action: Action;
}

const signed = (amount: number): string => `${amount < 0 ? '−' : '+'}${Math.abs(amount)}`;

/** One side of a fight: its sum without the die, line by line, and its chances. */
function Side({ state, of, odds }: { state: State; of: SideToCome; odds: boolean }) {
  const total = of.lines.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      <p class="fine">
        <b>{nameOf(state, of.who)}</b>: d6 {signed(total)}
        {of.lines.length > 1 && ' ('}
        {of.lines.length > 1 &&
          of.lines.map(({ name, amount, rules }, at) => (
            <span key={name}>
              {at > 0 && ', '}
              {signed(amount)} {name.charAt(0).toLowerCase() + name.slice(1)} <Cited rules={rules} />
            </span>
          ))}
        {of.lines.length > 1 && ')'}
      </p>
      {odds && (
        <div class="fates">
          <FateBar chances={of.chances} />
          <ul>
            {of.chances.map(({ fate, look, percent }) => (
              <li key={fate}>
                <svg class="swatch" viewBox="0 0 10 10" aria-hidden="true">
                  <rect class={`fate-${look}`} width="10" height="10" />
                </svg>
                {fate} <b>{percent}</b>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function FightSums({ state, fight, odds }: { state: State; fight: FightToCome; odds: boolean }) {
  const { a, b, before } = fight;
  return (
    <section class="odds-of" aria-label={`${nameOf(state, a.who)} against ${nameOf(state, b.who)}`}>
      {odds && <p class="fine">{before ? 'This changes the following fight:' : 'The coming fight:'}</p>}
      <Side state={state} of={a} odds={odds} />
      <Side state={state} of={b} odds={odds} />
      {before && (
        <p class="fine">
          Without this move, the chance of losing {nameOf(state, a.who)} is {before.a}, and of losing {nameOf(state, b.who)}{' '}
          {before.b}.
        </p>
      )}
    </section>
  );
}

/** The cost of a move with reasons. */
function Price({ state, action }: Props) {
  const price = costOf(state, action);
  if (!price || price.lines.length < 2) return null;
  return (
    <p class="fine">
      PIPs:{' '}
      {price.lines.map(({ says, pips, rules }, at) => (
        <span key={says}>
          {at > 0 && '; '}
          {says.charAt(0).toLowerCase() + says.slice(1)} {pips} <Cited rules={rules} />
        </span>
      ))}
      .
    </p>
  );
}

function FightsToCome({ state, action }: Props) {
  const system = useSystem();
  const found = useAnswer(action, () => forecast(system, state, action) as Promise<readonly FightToCome[]>);
  if (found === undefined) return <p class="fine">Working out the odds …</p>;
  return (
    <>
      {(found ?? []).map((fight) => (
        <FightSums key={`${fight.a.who} ${fight.b.who}`} state={state} fight={fight} odds />
      ))}
    </>
  );
}

/** The sums for an immediate roll. */
function sumsOf(state: State, action: Action): FightToCome | null {
  switch (action.kind) {
    case 'fight':
      return fightToCome(fightOdds(state, { own: action.unit, enemy: action.enemy }));
    case 'storm':
      return fightToCome(stormOdds(state, action.unit, action.aids));
    case 'shoot':
    case 'bespell': {
      const [by] = action.units as [string];
      return elementBy(state, by)
        ? fightToCome(distantOdds(state, action.kind === 'shoot' ? 'shot' : 'spell', by, action.target, action.units.length - 1))
        : null;
    }
    default:
      return null;
  }
}

export function StagedOdds({ state, action }: Props) {
  const sums = sumsOf(state, action);
  return (
    <>
      {isMove(action) && <Price state={state} action={action} />}
      {(isMove(action) || action.kind === 'engage' || action.kind === 'ambush') && <FightsToCome state={state} action={action} />}
      {sums && <FightSums state={state} fight={sums} odds={false} />}
    </>
  );
}
