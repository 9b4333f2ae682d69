/** A spell to cast: pools to roll, points to bid, the enemy's bid, and the dice. */
import { inHundred } from '../../engine/kernel/fraction.ts';
import { odds } from '../../engine/kernel/odds.ts';
import { Stepper } from '../odds/Stepper.tsx';
import { contest, defenceLevel, type Pools, sum } from './auction.ts';
import { Die } from './Die.tsx';
import { Practice } from './Practice.tsx';
import { type Cast, type LessonSpell, useCasting } from './use-casting.ts';

const points = (n: number) => (n === 1 ? '1 point' : `${n} points`);

function sentenceOf({ spell, mine, theirs, contest: { works, rolled } }: Cast): string {
  if (!rolled) return `You sealed ${sum(mine)}. The enemy sealed nothing. ${spell.name} works without a roll.`;
  const who =
    theirs.own > 0 ? `the shaman ${sum(theirs)}, ${theirs.own} of them his own` : `the enemy ${sum(theirs)} from the army pool`;
  const [a, b] = rolled.totals;
  const end =
    a === b
      ? `A tie goes to the higher level, which is yours: level 2 against ${defenceLevel(theirs)}. ${spell.name} works.`
      : `${spell.name} ${works ? 'works' : 'fails'}.`;
  return `You sealed ${sum(mine)}, ${who}. ${rolled.faces[0]} + ${sum(mine)} = ${a} against ${rolled.faces[1]} + ${sum(theirs)} = ${b}. ${end}`;
}

function PoolLine({ name, faces, pools }: { name: string; faces: readonly number[]; pools: Pools }) {
  return (
    <div class="pool">
      <span>{name}</span>
      <span class="pool-dice">
        {faces.map((face, at) => (
          <Die key={at} name={`${name}, die ${at + 1}`} face={face} sides={6} />
        ))}
      </span>
      <b>
        {points(pools.own)} of his own, {pools.army} in the army pool
      </b>
    </div>
  );
}

export default function AuctionLesson({ spells }: { spells: readonly LessonSpell[] }) {
  const { turn, cast, spell, bid, limits, canCast, choose, add, newTurn, seal } = useCasting(spells);
  return (
    <Practice title="Cast a spell">
      {turn && (
        <div class="pools">
          <PoolLine name="Your wizard" faces={turn.myFaces} pools={turn.mine} />
          <PoolLine name="Their shaman" faces={turn.theirFaces} pools={turn.theirs} />
        </div>
      )}
      <div role="status" class="practice-said">
        {cast && (
          <>
            {cast.contest.rolled && (
              <p class="pool-dice">
                <Die name="Your d10" face={cast.contest.rolled.faces[0]} side="a" />
                <Die name="Their d10" face={cast.contest.rolled.faces[1]} side="b" />
              </p>
            )}
            <p>{sentenceOf(cast)}</p>
          </>
        )}
        {turn && !spell && <p>Your wizard cannot cast another spell this turn.</p>}
      </div>
      {turn && spell && bid && limits && (
        <>
          <fieldset class="spell-choice">
            <legend>Announce a spell</legend>
            {spells.map(({ id, name, cost, summary }) => (
              <label key={id}>
                <input
                  type="radio"
                  name="lesson-spell"
                  checked={spell.id === id}
                  disabled={!canCast(id)}
                  onChange={() => choose(id)}
                />
                <span>
                  <b>
                    {name}, {points(cost)}
                  </b>
                  {summary}
                  {turn.closed.includes(id) && ' It cannot be cast again this turn.'}
                </span>
              </label>
            ))}
          </fieldset>
          <div class="practice-choices">
            <Stepper
              name="bid-own"
              value={`${bid.own}`}
              less={bid.own > limits.own.least}
              more={bid.own < limits.own.most}
              onStep={(by) => add('own', by)}
            >
              {' '}
              Own points{' '}
            </Stepper>
            <Stepper
              name="bid-army"
              value={`${bid.army}`}
              less={bid.army > limits.army.least}
              more={bid.army < limits.army.most}
              onStep={(by) => add('army', by)}
            >
              {' '}
              Army pool{' '}
            </Stepper>
          </div>
          <p class="practice-odds">
            Your chance is {inHundred(odds(contest(bid, { own: 1, army: sum(bid) - 1 })).of(({ works }) => works))} if the shaman
            seals the same number of points
            {sum(bid) > spell.cost && (
              <>
                , {inHundred(odds(contest(bid, { own: 0, army: spell.cost })).of(({ works }) => works))} if he uses only{' '}
                {points(spell.cost)} from the army pool
              </>
            )}
            .
          </p>
        </>
      )}
      <div class="practice-acts">
        {turn && spell && bid && (
          <button type="button" class="button" onClick={seal}>
            Seal {points(sum(bid))} and reveal
          </button>
        )}
        <button type="button" class={turn && spell ? 'button button-quiet' : 'button'} onClick={newTurn}>
          {turn ? 'The next turn' : 'Roll the pools'}
        </button>
      </div>
    </Practice>
  );
}
