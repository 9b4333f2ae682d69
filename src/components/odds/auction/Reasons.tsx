/** The dice of both sides with their modifiers, and the bids that each side may make. */
import { Cited } from '../links.tsx';
import { SumCard } from '../Sums.tsx';
import { signed } from '../words.ts';
import type { AuctionSheet } from './sheet.ts';

/** Both sides' dice with modifiers, and further notes. */
export function Rolls({ answer }: { answer: NonNullable<AuctionSheet['answer']> }) {
  return (
    <>
      <div class="sums">
        {answer.sums.map(({ title, side, lines }) => (
          <SumCard
            key={title}
            side={side}
            title={title}
            total={`d10 ${signed(lines.reduce((total, { amount }) => total + amount, 0))}`}
            lines={lines}
            nothing="No points are bid, so there is no roll."
          />
        ))}
      </div>
      <ul class="asked-notes">
        {answer.notes.map(({ says, rules }) => (
          <li key={says}>
            {says} <Cited rules={rules} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What both sides may bid, and why. */
export function Why({ why }: Pick<AuctionSheet, 'why'>) {
  const sides = [
    { key: 'a', name: 'Caster', list: why.casts },
    { key: 'b', name: 'Defender', list: why.defences },
  ];
  return (
    <section class="auction-why" aria-label="What each side may bid">
      <h2>What each side may bid</h2>
      <div class="sums">
        {sides.map(({ key, name, list }) => (
          <div key={key} class={`sum sum-${key}`}>
            <h3>{name}</h3>
            <ul>
              {list.map(({ says, rules }) => (
                <li key={says}>
                  <span>
                    {says} <Cited rules={rules} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
