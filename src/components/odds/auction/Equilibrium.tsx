/** The mix of bids for each side, such that neither side gains by deviating from its mix. */
import { useState } from 'preact/hooks';
import type { AuctionView } from '../../../engine/fr3/auction/view.ts';
import { Working } from '../work/Working.tsx';
import { DefenceName } from './DefenceName.tsx';
import { castMixture, defenceMixture, MixTable } from './MixTable.tsx';
import { Stakes } from './Stakes.tsx';
import type { SolvedAuction } from './solve.ts';
import { useWork } from './useWork.ts';
import { points, share, short } from './words.ts';

interface Props {
  view: AuctionView;
  stakes: Readonly<Record<string, unknown>>;
  onStake: (values: Readonly<Record<string, number>>) => void;
}

export function TooPoor() {
  return <p>The caster cannot pay for this spell.</p>;
}

/** How much both sides together would gain by deviating, as text. */
export const gained = (exploitability: number): string =>
  exploitability === 0
    ? 'exactly 0'
    : exploitability
        .toExponential(1)
        .replace('e-', ' · 10⁻')
        .replace(/⁻(\d+)$/, raised);
const raised = (_: string, digits: string): string => `⁻${[...digits].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')}`;

export function EquilibriumView({ view, stakes, onStake }: Props) {
  const { auction } = view;
  const work = useWork({ kind: 'auction', auction });
  const { result } = work;
  return (
    <div class="equilibrium">
      <Stakes stakes={stakes} onStake={onStake} />
      {result ? <Found view={view} solved={result} /> : <Working work={work} what="every pair of bids" />}
    </div>
  );
}

function Found({ view, solved }: { view: AuctionView; solved: SolvedAuction }) {
  const { auction, spell } = view;
  const { found, again, casts, defences } = solved;
  if (!found) return <TooPoor />;
  const later = again.caster || again.defender;
  return (
    <>
      <p class="sentence" role="status">
        {spell.name} is worth {points(found.value)} to the caster when both bid well:{' '}
        {found.value > 0 ? 'cast it.' : 'do not cast it.'} It works {share(found.works)} of the time.
      </p>
      <div class="mixes">
        <MixTable
          title="The caster’s sealed bid"
          side="a"
          rows={castMixture(auction, casts, found.casts, found.fractions?.casts)}
        />
        <MixTable
          title="The defender’s sealed bid"
          side="b"
          rows={defenceMixture(auction, defences, found.defences, found.fractions?.defences)}
        />
      </div>
      <p class="fine">
        Where several bids have a percentage, choose between them with a die that the other side cannot see. Neither side gains by
        bidding differently: together, both sides could gain at most <b>{gained(found.exploitability)}</b> points.{' '}
        {later && ' The numbers include the best points that level three users can add after the reveal.'} A side uses the magic
        user’s own points only if the army pool is not enough.
      </p>
      {later && <Later solved={solved} />}
    </>
  );
}

/** What a side adds: each amount, with its probability if there are several amounts. */
const mixWords = (weights: readonly number[]): string =>
  weights
    .flatMap((weight, add) => (weight < 1e-9 ? [] : [weight > 1 - 1e-9 ? `${add}` : `${add} (${share(weight)})`]))
    .join(', ');

/** After the reveal: what a level three magic user adds, for any pair of bids. */
function Later({ solved: { again, casts, defences, prospects, found } }: { solved: SolvedAuction }) {
  const likeliest = found ? found.casts.indexOf(Math.max(...found.casts)) : 0;
  const [chosen, setChosen] = useState<number>();
  const at = Math.min(chosen ?? likeliest, casts.length - 1);
  const rows = defences.flatMap((defence, place) =>
    defence.total > 0 && (again.caster || defence.by === 'user') ? [{ defence, place }] : [],
  );
  if (rows.length === 0) return null;
  return (
    <>
      <h3>After the reveal</h3>
      <p>
        {again.caster && again.defender
          ? 'Against a magic user, both sides secretly add points in rounds, until neither side adds any. The numbers are for the next round. Against the army pool there is one round, and only the caster adds points.'
          : 'Only one side adds points, and only once.'}
      </p>
      <label class="choice">
        <span>The caster has sealed</span>
        <select class="field" value={at} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
          {casts.map((total, i) => (
            <option key={total} value={i}>
              {total}
            </option>
          ))}
        </select>
      </label>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it */}
      <section class="table-frame" aria-label="What is best to add after the reveal" tabIndex={0}>
        <table class="answers later">
          <thead>
            <tr>
              <th scope="col">Against</th>
              {again.caster && <th scope="col">Caster adds</th>}
              {again.defender && <th scope="col">Defender adds</th>}
              <th scope="col">Success</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ defence, place }) => {
              const prospect = prospects[at]?.[place];
              if (!prospect) return null;
              return (
                <tr key={short(defence)}>
                  <th scope="row">
                    <DefenceName defence={defence} />
                  </th>
                  {again.caster && <td>{mixWords(prospect.casting)}</td>}
                  {again.defender && <td>{mixWords(prospect.defence)}</td>}
                  <td>{share(prospect.works / 100)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </>
  );
}
