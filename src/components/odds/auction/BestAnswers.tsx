/** The best bid against each bid of the other side. */
import type { Auction } from '../../../engine/fr3/auction/auction.ts';
import type { Defence } from '../../../engine/fr3/auction/bids.ts';
import type { BestAnswer } from '../../../engine/fr3/auction/equilibrium.ts';
import { Working } from '../work/Working.tsx';
import { DefenceName } from './DefenceName.tsx';
import { TooPoor } from './Equilibrium.tsx';
import { useWork } from './useWork.ts';
import { share, short, tenth } from './words.ts';

interface AnswerRow {
  readonly key: string;
  readonly against: preact.ComponentChildren;
  readonly best: preact.ComponentChildren;
  readonly answer: BestAnswer;
}

function AnswerTable({ title, rows }: { title: string; rows: readonly AnswerRow[] }) {
  return (
    <section class="table-frame" aria-label={title}>
      <table class="answers">
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
    </section>
  );
}

export function BestAnswers({ auction }: { auction: Auction }) {
  const work = useWork({ kind: 'auction', auction });
  const { result } = work;
  if (!result) return <Working work={work} what="every pair of bids" />;
  const { casts, defences, toCasts, toDefences } = result;
  if (casts.length === 0) return <TooPoor />;
  return (
    <>
      <div class="mixes">
        <AnswerTable
          title="The defender’s best answer to each casting"
          rows={casts.map((casting, i) => {
            const answer = toCasts[i] as BestAnswer;
            const best = answer.places.map((at, n) => (
              <span key={at}>
                {n > 0 && ' or '}
                <DefenceName defence={defences[at] as Defence} />
              </span>
            ));
            return { key: `${casting}`, against: `${casting}`, best, answer };
          })}
        />
        <AnswerTable
          title="The caster’s best answer to each defence"
          rows={defences.map((defence, j) => {
            const answer = toDefences[j] as BestAnswer;
            const best = answer.places.map((at) => casts[at]).join(' or ');
            return { key: short(defence), against: <DefenceName defence={defence} />, best, answer };
          })}
        />
      </div>
      <p class="fine">
        The caster’s gain is the value of success times its chance, minus the value of the points he spends, plus the value of the
        points the defender spends. Set these values under “The best mix of bids”. These bids would be best if you knew the other
        side’s bid. Because you do not, both sides should let dice choose.
      </p>
    </>
  );
}
