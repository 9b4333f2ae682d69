/** A heat map with every pair of bids, built as a table. */
import { useState } from 'preact/hooks';
import type { Auction } from '../../../engine/fr3/auction/auction.ts';
import { settled } from '../../../engine/fr3/auction/augmenting.ts';
import type { Defence } from '../../../engine/fr3/auction/bids.ts';
import { Working } from '../work/Working.tsx';
import { TooPoor } from './Equilibrium.tsx';
import type { SolvedAuction } from './solve.ts';
import { useWork } from './useWork.ts';
import { long, share, short } from './words.ts';

interface Props {
  auction: Auction;
  onAsk: (extra: number, defence: Defence) => void;
}

export function BidMap({ auction, onAsk }: Props) {
  const work = useWork({ kind: 'auction', auction });
  const { result } = work;
  if (!result) return <Working work={work} what="every pair of bids" />;
  return result.casts.length === 0 ? <TooPoor /> : <Heat auction={auction} onAsk={onAsk} solved={result} />;
}

/** For each arrow key, the step that it makes in the table. */
const moves: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Bids that the equilibrium makes with at least this probability are marked. */
const played = 0.005;

function Heat({ auction, onAsk, solved }: Props & { solved: SolvedAuction }) {
  const { again, casts, defences, prospects, found } = solved;
  const later = again.caster || again.defender;
  const [adding, setAdding] = useState(true);
  const [[row, column], setAt] = useState<readonly [number, number]>([0, 0]);
  const works = (i: number, j: number): number =>
    later && adding
      ? (prospects[i]?.[j]?.works ?? 0)
      : settled(auction, { casting: casts[i] as number, defence: defences[j] as Defence }).works;
  const here = [Math.min(row, casts.length - 1), Math.min(column, defences.length - 1)] as const;
  const move = (event: KeyboardEvent) => {
    const by = moves[event.key];
    if (!by) return;
    event.preventDefault();
    const i = Math.max(0, Math.min(casts.length - 1, here[0] + by[0]));
    const j = Math.max(0, Math.min(defences.length - 1, here[1] + by[1]));
    setAt([i, j]);
    const table = (event.currentTarget as HTMLElement).querySelectorAll('tr');
    table[i]?.querySelectorAll('button')[j]?.focus();
  };
  const isPlayed = (weights: readonly number[] | undefined, at: number) => (weights?.[at] ?? 0) >= played;
  return (
    <div class="matrix">
      {later && (
        <fieldset class="segmented">
          <legend class="sr">After the reveal</legend>
          {[true, false].map((value) => (
            <label key={String(value)}>
              <input type="radio" name="map-after" checked={adding === value} onChange={() => setAdding(value)} />
              <span>{value ? 'Level three users add the best number of points' : 'Neither side adds more'}</span>
            </label>
          ))}
        </fieldset>
      )}
      <section class="table-frame" aria-label="Every pair of bids">
        <table class="heat bids">
          <caption class="sr">
            The chance of success as a percentage. The caster’s bids are in rows, and the defender’s in columns.
          </caption>
          <thead>
            <tr>
              <td>
                <span aria-hidden="true">caster ↓ defender →</span>
              </td>
              {defences.map((defence, j) => (
                <th scope="col" key={short(defence)} class={isPlayed(found?.defences, j) ? 'played' : undefined}>
                  <span>{short(defence)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody onKeyDown={move}>
            {casts.map((casting, i) => (
              <tr key={casting}>
                <th scope="row" class={isPlayed(found?.casts, i) ? 'played' : undefined}>
                  {casting}
                </th>
                {defences.map((defence, j) => {
                  const chance = works(i, j);
                  const both = isPlayed(found?.casts, i) && isPlayed(found?.defences, j);
                  return (
                    <td key={short(defence)} class={`h${Math.min(9, Math.floor(chance / 10))}${both ? ' played' : ''}`}>
                      <button
                        type="button"
                        tabIndex={i === here[0] && j === here[1] ? 0 : -1}
                        aria-label={`${casting} against ${long(defence)}: ${share(chance / 100)}${both ? ', both part of the best play' : ''}`}
                        title={`${casting} against ${long(defence)}: ${share(chance / 100)}`}
                        onFocus={() => setAt([i, j])}
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
        The numbers are percentages. “Army” means a defence from the army pool alone. “User” means a defence with the magic user,
        whose level wins more ties. Framed bids are part of the best mix. Press a number to see that pair above. Arrow keys move
        between numbers.
      </p>
    </div>
  );
}
