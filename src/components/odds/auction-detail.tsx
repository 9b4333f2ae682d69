/** What the auction page needs only once somebody opens it: the map of bids, the answers, the equilibrium. */
import { useMemo, useState } from 'preact/hooks';
import { addsAgain, settled } from '../../engine/fr3/auction/augmenting.ts';
import { castingSplit, type Defence, defenceSplit, type Split } from '../../engine/fr3/auction/bids.ts';
import type { AuctionView } from '../../engine/fr3/auction/calculator.ts';
import {
  type BestAnswer,
  type BidTable,
  bestCasting,
  bestDefence,
  bidTable,
  equilibrium,
} from '../../engine/fr3/auction/equilibrium.ts';
import type { Answer } from '../../engine/kernel/calculator/answer.ts';
import { changes } from '../../engine/kernel/calculator/changes.ts';
import type { Calculator } from '../../engine/kernel/calculator/procedure.ts';
import type { Question } from '../../engine/kernel/calculator/question.ts';
import { ChangeTable } from './ChangeTable.tsx';
import { asPercent } from './words.ts';

const tenth = (n: number): string => (Math.round(n * 10) / 10).toFixed(1).replace('-', '−').replace(/\.0$/, '');
const share = (weight: number): string => `${tenth(weight * 100)} %`;

/** A defence in short, as the head of a row or column. */
const short = ({ by, total }: Defence): string => (total === 0 ? 'none' : by === 'army' ? `${total} army` : `${total} with user`);
const long = ({ by, total }: Defence): string =>
  total === 0 ? 'no defence' : by === 'army' ? `${total} of the army pool` : `${total} with the magic user`;
const splitWords = ({ own, army }: Split): string =>
  [own > 0 && `${own} own`, army > 0 && `${army} army`].filter(Boolean).join(' + ') || 'nothing';

const useTable = ({ auction }: AuctionView): BidTable => useMemo(() => bidTable(auction), [JSON.stringify(auction)]);

function TooPoor() {
  return <p>The caster cannot pay this spell, so that there is nothing to bid for.</p>;
}

interface MapProps {
  view: AuctionView;
  onAsk: (extra: number, defence: Defence) => void;
}

/** Every pair of bids: a heat map that is a table. */
export function BidMap({ view, onAsk }: MapProps) {
  const { auction } = view;
  const table = useTable(view);
  const again = addsAgain(auction);
  const [played, setPlayed] = useState(true);
  if (table.casts.length === 0) return <TooPoor />;
  const on = played && (again.caster || again.defender);
  const works = (i: number, j: number): number =>
    on
      ? (table.prospects[i]?.[j]?.works ?? 0)
      : settled(auction, { casting: table.casts[i] as number, defence: table.defences[j] as Defence }).works;
  return (
    <div class="matrix">
      {(again.caster || again.defender) && (
        <fieldset class="segmented">
          <legend class="sr">After the reveal</legend>
          {[true, false].map((value) => (
            <label key={String(value)}>
              <input type="radio" name="map-after" checked={played === value} onChange={() => setPlayed(value)} />
              <span>{value ? 'Level three adds what is best' : 'Nobody adds any more'}</span>
            </label>
          ))}
        </fieldset>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it */}
      <section class="table-frame" aria-label="Every pair of bids" tabIndex={0}>
        <table class="heat">
          <caption class="sr">Chance of success in per cent: the caster’s bids in rows, the defender’s in columns.</caption>
          <thead>
            <tr>
              <td>
                <span aria-hidden="true">caster ↓ defender →</span>
              </td>
              {table.defences.map((defence) => (
                <th scope="col" key={short(defence)}>
                  <span>{short(defence)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.casts.map((casting, i) => (
              <tr key={casting}>
                <th scope="row">{casting}</th>
                {table.defences.map((defence, j) => {
                  const chance = works(i, j);
                  return (
                    <td key={short(defence)} class={`h${Math.min(9, Math.floor(chance / 10))}`}>
                      <button
                        type="button"
                        tabIndex={-1}
                        title={`${casting} against ${long(defence)}: ${share(chance / 100)}`}
                        onClick={() => onAsk(casting - auction.cost, defence)}
                      >
                        {Math.round(chance)}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p class="fine">
        Per cent. A column is what the defender seals: from the army pool alone, or with his magic user, whose level wins more
        ties. Press a number to ask about that pair above.
      </p>
    </div>
  );
}

interface AnswerRow {
  readonly key: string;
  readonly against: string;
  readonly best: string;
  readonly answer: BestAnswer;
}

function AnswerTable({ title, rows }: { title: string; rows: readonly AnswerRow[] }) {
  return (
    <div class="table-frame">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Against</th>
            <th scope="col">Best answer</th>
            <th scope="col">Success</th>
            <th scope="col">Caster’s gain</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, against, best, answer }) => (
            <tr key={key}>
              <th scope="row">{against}</th>
              <td>{best}</td>
              <td>{share(answer.works)}</td>
              <td>{tenth(answer.payoff)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What to seal against any bid of the other side. */
export function BestAnswers({ view }: { view: AuctionView }) {
  const table = useTable(view);
  if (table.casts.length === 0) return <TooPoor />;
  const toCast = table.casts.map((casting, i): AnswerRow => {
    const answer = bestDefence(table, i);
    const words = answer.places.map((at) => long(table.defences[at] as Defence)).join(' or ');
    return { key: `${casting}`, against: `${casting}`, best: words, answer };
  });
  const toDefence = table.defences.map((defence, j): AnswerRow => {
    const answer = bestCasting(table, j);
    return { key: short(defence), against: long(defence), best: answer.places.map((at) => table.casts[at]).join(' or '), answer };
  });
  return (
    <>
      <AnswerTable title="The defender’s best answer to each casting" rows={toCast} />
      <AnswerTable title="The caster’s best answer to each defence" rows={toDefence} />
      <p class="fine">
        The caster’s gain is what success is worth, times its chance, less his magic points, plus the defender’s, at the worths
        set under “The bids that cannot be exploited”.
      </p>
    </>
  );
}

interface MixRow {
  readonly key: string;
  readonly bid: string;
  readonly split: string;
  readonly weight: number;
  readonly fraction: string;
}

function MixTable({ title, side, rows }: { title: string; side: 'a' | 'b'; rows: readonly MixRow[] }) {
  return (
    <table class={`odds-table mix mix-${side}`}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Seal</th>
          <th scope="col">Out of</th>
          <th scope="col">How often</th>
          <td>
            <span class="sr">Picture</span>
          </td>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, bid, split, weight, fraction }) => (
          <tr key={key}>
            <th scope="row">{bid}</th>
            <td>{split}</td>
            <td>
              {share(weight)} {fraction && <span class="fraction">{fraction}</span>}
            </td>
            <td>
              <svg class="mix-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect class={side === 'a' ? 'of-b-destroyed' : 'of-a-destroyed'} width={weight * 100} height="10" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface EquilibriumProps {
  view: AuctionView;
  stakes: Readonly<Record<string, unknown>>;
  onStake: (said: Readonly<Record<string, number>>) => void;
}

const stakeFields = [
  ['success', 'If the spell works, the caster gains', [10, 20, 30, 40, 50, 60, 80, 100, 120, 150, 200, 300, 500]],
  ['mine', 'A magic point is worth to the caster', [0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20]],
  ['theirs', 'A magic point is worth to the defender', [0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20]],
] as const;

/** Mixed bids for both sides from which neither gains by leaving. */
export function EquilibriumView({ view, stakes, onStake }: EquilibriumProps) {
  const { auction } = view;
  const table = useTable(view);
  const found = useMemo(() => equilibrium(table), [table]);
  const fractionOf = (list: readonly { toString(): string }[] | undefined, at: number): string => {
    const text = list?.[at] === undefined ? '' : String(list[at]);
    return text.includes('/') && text.length <= 15 ? text : '';
  };
  const again = addsAgain(auction);
  return (
    <div class="equilibrium">
      <div class="auction-stakes">
        {stakeFields.map(([id, name, values]) => {
          const now = stakes[id] as number;
          const options = [...new Set([...values, now])].sort((a, b) => a - b);
          return (
            <label class="choice" key={id}>
              <span>{name}</span>
              <select class="field" value={now} onChange={(event) => onStake({ [id]: Number(event.currentTarget.value) })}>
                {options.map((value) => (
                  <option key={value} value={value}>
                    {value} points
                  </option>
                ))}
              </select>
            </label>
          );
        })}
      </div>
      <p class="fine">
        Points as armies are priced. A stored magic point costs 5, so that 5 is a fair price of one that could still be used this
        turn; a point that nobody will need is worth 0. What the caster wins, the defender loses.
      </p>
      {!found ? (
        <TooPoor />
      ) : (
        <>
          <p class="sentence">
            {found.value > 0
              ? `The spell is worth ${tenth(found.value)} points to the caster when both bid well: cast it.`
              : `The spell is worth ${tenth(found.value)} points to the caster when both bid well: better not cast it.`}{' '}
            It works {share(found.works)} of the time.
          </p>
          <div class="mixes">
            <MixTable
              title="The caster seals"
              side="a"
              rows={table.casts.flatMap((casting, i) => {
                const weight = found.casts[i] as number;
                if (weight < 1e-12) return [];
                const split = splitWords(castingSplit(auction, casting));
                return [{ key: `${casting}`, bid: `${casting}`, split, weight, fraction: fractionOf(found.exact?.casts, i) }];
              })}
            />
            <MixTable
              title="The defender seals"
              side="b"
              rows={table.defences.flatMap((defence, j) => {
                const weight = found.defences[j] as number;
                if (weight < 1e-12) return [];
                const split = splitWords(defenceSplit(auction, defence));
                return [
                  { key: short(defence), bid: long(defence), split, weight, fraction: fractionOf(found.exact?.defences, j) },
                ];
              })}
            />
          </div>
          <p class="fine">
            Where a bid has a share, let a die that the other side cannot see choose it. Nobody gains by leaving: the best other
            ways to bid of both sides gain {found.exploitability === 0 ? 'exactly 0' : found.exploitability.toExponential(1)}{' '}
            points together.
            {(again.caster || again.defender) && ' What level three adds after the reveal is counted in, the best of it.'}
          </p>
          {(again.caster || again.defender) && <Later view={view} table={table} />}
        </>
      )}
    </div>
  );
}

const mixWords = (weights: readonly number[]): string =>
  weights
    .flatMap((weight, add) => (weight < 1e-9 ? [] : [weight > 1 - 1e-9 ? `${add}` : `${add} (${share(weight)})`]))
    .join(', ');

/** After the reveal: what level three adds, for any pair of bids. */
function Later({ view, table }: { view: AuctionView; table: BidTable }) {
  const again = addsAgain(view.auction);
  const [casting, setCasting] = useState(0);
  const defended = table.defences.filter(({ total, by }) => total > 0 && (again.caster || by === 'user'));
  const at = Math.min(casting, table.casts.length - 1);
  if (defended.length === 0) return null;
  return (
    <>
      <h3>After the reveal</h3>
      <label class="choice">
        <span>The caster has sealed</span>
        <select class="field" value={at} onChange={(event) => setCasting(Number(event.currentTarget.value))}>
          {table.casts.map((total, i) => (
            <option key={total} value={i}>
              {total}
            </option>
          ))}
        </select>
      </label>
      <div class="table-frame">
        <table>
          <caption class="sr">What is best to add after the reveal</caption>
          <thead>
            <tr>
              <th scope="col">The defender has</th>
              {again.caster && <th scope="col">Caster adds</th>}
              {again.defender && <th scope="col">Defender adds</th>}
              <th scope="col">Success</th>
            </tr>
          </thead>
          <tbody>
            {defended.map((defence) => {
              const prospect = table.after.prospect({ casting: table.casts[at] as number, defence });
              return (
                <tr key={short(defence)}>
                  <th scope="row">{long(defence)}</th>
                  {again.caster && <td>{mixWords(prospect.casting)}</td>}
                  {again.defender && <td>{mixWords(prospect.defence)}</td>}
                  <td>{share(prospect.works / 100)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p class="fine">
        {again.caster && again.defender
          ? 'Both seal what they add, again and again, until a round passes in which both add nothing. The numbers are those of the next round.'
          : 'There is one such round.'}
      </p>
    </>
  );
}

interface ChangesProps {
  calculator: Calculator;
  question: Question;
  answer: Answer;
  onAsk: (question: Question) => void;
}

/** What would change the answer. */
export function AuctionChanges({ calculator, question, answer, onAsk }: ChangesProps) {
  const rows = changes(calculator, question, answer).map(({ part, name, adds, before, after, question: changed }) => ({
    id: `${part}${name}`,
    who: {
      side: part === 'd' ? ('b' as const) : ('a' as const),
      name: { s: 'Target', c: 'Caster', d: 'Defender' }[part] ?? part,
    },
    name,
    adds,
    moved: before.map((was, at) => ({ before: asPercent(was), after: asPercent(after[at] ?? was) })),
    ask: () => onAsk(changed),
  }));
  return <ChangeTable columns={['The spell works']} rows={rows} />;
}
