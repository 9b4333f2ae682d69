/** The bids that may be made for a spell or against it: for each possible magic user a row of buttons with points. */
import { useContext, useId, useState } from 'preact/hooks';
import { nameAll } from '../../../engine/fr3/battle/chronicle/sentences.ts';
import { castingSide, inHand } from '../../../engine/fr3/battle/magic/bids.ts';
import type { Action } from '../../../engine/fr3/battle/ruleset.ts';
import { askedNow } from '../../../engine/fr3/battle/sequence.ts';
import type { PieceId } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { spellHeadOf } from '../../../engine/fr3/data/spell-list.ts';
import { Cited, RuleLinks } from '../../odds/links.tsx';
import { lazy } from '../lazy.tsx';
import { optionsOf } from './actions.ts';
import { sayAction } from './words.ts';

const OddsOf = lazy(async () => (await import('../odds/Outcomes.tsx')).OddsOf);

type BidAction = Extract<Action, { kind: 'bid' }>;

interface Props {
  state: State;
  bids: readonly BidAction[];
  onStage: (action: Action) => void;
}

/** Keys that move between the numbers, and by how many numbers. Infinity means the end of the group. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

/** The numbers for one magic user: a single Tab stop, with arrow keys to move between the numbers. */
function Numbers({ state, user, bids, onStage }: Props & { user: PieceId | null }) {
  const [at, setAt] = useState(0);
  const here = Math.min(at, bids.length - 1);
  const name = useId();
  const go = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(bids.length - 1, here + by));
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div class="bids" role="toolbar" aria-labelledby={name} onKeyDown={go}>
      <p id={name}>{user === null ? 'Points from the army pool alone' : `Points with ${nameAll(state, [user])}`}</p>
      {bids.map((bid, nth) => (
        <button
          type="button"
          key={`${bid.own} ${bid.army}`}
          tabIndex={nth === here ? 0 : -1}
          aria-label={`${sayAction(state, bid)}${bid.own > 0 && bid.army > 0 ? `, ${bid.own + bid.army} in all` : ''}`}
          onFocus={() => setAt(nth)}
          onClick={() => onStage(bid)}
        >
          {bid.own + bid.army || 'nothing'}
        </button>
      ))}
    </div>
  );
}

/** What the spell does, and for its enemy the chances of each result if the spell works. */
function AtStake({ state, bids }: Pick<Props, 'state' | 'bids'>) {
  const linked = useContext(RuleLinks);
  const spell = inHand(state);
  const head = spellHeadOf(spell.cast.spell);
  const unresisted = bids.find(({ own, army }) => own + army === 0);
  const isEnemys = askedNow(state)?.side !== castingSide(spell);
  if (!head) return null;
  return (
    <div class="at-stake">
      <p class="fine">
        {linked[head.rule]?.summary} <Cited rules={[head.rule]} />
      </p>
      {isEnemys && spell.open === null && unresisted && <OddsOf state={state} action={unresisted} known />}
    </div>
  );
}

export function Bids({ state, onStage }: Omit<Props, 'bids'>) {
  const bids = optionsOf(state).filter((action): action is BidAction => action.kind === 'bid');
  const by = Map.groupBy(bids, (bid): PieceId | null => bid.by);
  return (
    <>
      <AtStake state={state} bids={bids} />
      {[...by].map(([user, of]) => (
        <Numbers key={user} state={state} user={user} bids={of} onStage={onStage} />
      ))}
    </>
  );
}
