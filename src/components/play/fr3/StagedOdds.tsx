/** Odds for actions that only Fantasy Rules! has: a spell, a volley at a possible illusion, the melee after a charge. */
import { type Action, fr3Battle } from '../../../engine/fr3/battle/ruleset.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { lazy } from '../lazy.tsx';
import { chanceToCome, isCast, isSpell } from './actions.ts';

const ChargeToCome = lazy(async () => (await import('./ChargeToCome.tsx')).ChargeToCome);
const OtherTargets = lazy(async () => (await import('./Spells.tsx')).OtherTargets);
const Shooters = lazy(async () => (await import('./Shooters.tsx')).Shooters);
const SpellAtWork = lazy(async () => (await import('./SpellOdds.tsx')).SpellAtWork);
const SpellOdds = lazy(async () => (await import('./SpellOdds.tsx')).SpellOdds);

interface Props {
  state: State;
  action: Action;
  root: string;
  onChange: (action: Action) => void;
}

export function StagedOdds({ state, action, root, onChange }: Props) {
  // A player may be asked about an illusion before the dice are rolled.
  const answered = fr3Battle.perform(state, action).kind === 'known' && chanceToCome(state, action).kind === 'roll';
  return (
    <>
      {(isSpell(action.kind) || action.kind === 'bid') && <SpellOdds state={state} action={action} root={root} />}
      {isCast(action) && <SpellAtWork state={state} cast={action} />}
      {answered && <p class="fine">The odds assume that the enemy does not replace the target with an illusion.</p>}
      {action.kind === 'shoot' && <Shooters state={state} volley={action} onChange={onChange} />}
      {(action.kind === 'charge' || action.kind === 'engage') && <ChargeToCome state={state} action={action} />}
      {isCast(action) && <OtherTargets state={state} cast={action} onChange={onChange} />}
    </>
  );
}
