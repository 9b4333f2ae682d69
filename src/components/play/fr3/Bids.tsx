/** The bids that may be made for a spell or against it: a few usual ones with their odds, and any other number. */
import { useContext, useId, useMemo, useState } from 'preact/hooks';
import { nameAll } from '../../../engine/fr3/battle/chronicle/sentences.ts';
import { castingSide, inHand } from '../../../engine/fr3/battle/magic/bids.ts';
import type { Action } from '../../../engine/fr3/battle/ruleset.ts';
import { askedNow } from '../../../engine/fr3/battle/sequence.ts';
import type { PieceId } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { spellHeadOf } from '../../../engine/fr3/data/spell-list.ts';
import { Cited, RuleLinks } from '../../odds/links.tsx';
import { lazy } from '../lazy.tsx';
import { Choices } from '../orders/Choices.tsx';
import { useInView } from '../shell/use-in-view.ts';
import { optionsOf } from './actions.ts';
import { type BidAction, pointsIn, spellGlance, usualBids } from './bids.ts';
import { sayAction } from './words.ts';

const OddsOf = lazy(async () => (await import('../odds/Outcomes.tsx')).OddsOf);

interface Props {
  state: State;
  bids: readonly BidAction[];
  onStage: (action: Action) => void;
}

/** A bid, with its total if it draws on two pools. */
const sayBid = (state: State, bid: BidAction): string =>
  `${sayAction(state, bid)}${bid.own > 0 && bid.army > 0 ? `, ${pointsIn(bid)} in all` : ''}`;

function Offers({ state, bids, onStage }: Props) {
  const glances = useMemo(() => new Map(bids.map((bid) => [bid, spellGlance(state, bid)])), [state, bids]);
  return (
    <Choices
      actions={bids}
      says={(bid) => sayBid(state, bid)}
      onTake={onStage}
      onLook={() => {}}
      glance={(bid) => glances.get(bid)}
    />
  );
}

/** Any number of points, from any pool that may be used. */
function OtherBid({ state, bids, onStage }: Props) {
  const users = [...new Set(bids.map(({ by }) => by))];
  const [user, setUser] = useState<PieceId | null>(users.at(-1) ?? null);
  const id = useId();
  const of = bids.filter(({ by }) => by === (users.includes(user) ? user : users[0]));
  const totals = of.map(pointsIn);
  const [least, most] = [Math.min(...totals), Math.max(...totals)];
  const [typed, setTyped] = useState(String(least));
  const within = (number: number): number => Math.max(least, Math.min(most, Math.round(number)));
  const points = within(Number(typed) || 0);
  const bid = useMemo(() => of.filter((each) => pointsIn(each) === points), [state, user, points]);
  const step = (by: number, name: string) => (
    <button
      type="button"
      class="button button-quiet"
      aria-label={name}
      aria-disabled={points + by < least || points + by > most}
      onClick={() => setTyped(String(within(points + by)))}
    >
      {by < 0 ? '−' : '+'}
    </button>
  );
  return (
    <section class="other-bid" aria-label="Another number of points">
      {users.length > 1 && (
        <select
          aria-label="Points of"
          value={user ?? ''}
          onChange={(event) => setUser((event.currentTarget.value || null) as PieceId | null)}
        >
          {users.map((each) => (
            <option key={each} value={each ?? ''}>
              {each === null ? 'The army pool alone' : `With ${nameAll(state, [each])}`}
            </option>
          ))}
        </select>
      )}
      <p class="row">
        <label for={id}>Points</label>
        {step(-1, 'One point less')}
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
          onBlur={() => setTyped(String(points))}
          onKeyDown={({ key }) => key === 'Enter' && bid[0] && onStage(bid[0])}
        />
        {step(1, 'One point more')}
      </p>
      <Offers state={state} bids={bid} onStage={onStage} />
    </section>
  );
}

/** What the spell does. The caster's enemy also sees the chances of each result if the spell works. */
function AtStake({ state, bids }: Pick<Props, 'state' | 'bids'>) {
  const linked = useContext(RuleLinks);
  const spell = inHand(state);
  const head = spellHeadOf(spell.cast.spell);
  const unresisted = bids.find((bid) => pointsIn(bid) === 0);
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
  const bids = useMemo(() => optionsOf(state).filter((action): action is BidAction => action.kind === 'bid'), [state]);
  const usual = useMemo(() => usualBids(state, bids), [state]);
  // The question repeats the text shown before the first bid, so that text may scroll out of view.
  const inView = useInView<HTMLDivElement>(inHand(state).open === null ? 'bids' : null);
  return (
    <div class="bids" ref={inView}>
      <Offers state={state} bids={usual} onStage={onStage} />
      <AtStake state={state} bids={bids} />
      {bids.length > usual.length && <OtherBid state={state} bids={bids} onStage={onStage} />}
    </div>
  );
}
