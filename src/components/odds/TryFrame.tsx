/** A question inside a rule page: its title, the controls, the odds, and a link to the calculator. */
import type { ComponentChildren } from 'preact';
import { Bar, type KindChance, OutcomeTable } from './OutcomeBar.tsx';

interface Props {
  title: string;
  /** A short text beside the title, such as the rolls; undefined if the rules forbid the question. */
  rolls: string | undefined;
  /** What readers can change here. */
  controls: ComponentChildren;
  chances: readonly KindChance[];
  names: { readonly a: string; readonly b: string };
  /** Why the question has no answer. */
  refusals: readonly string[];
  /** The address of the calculator with this question. */
  address: string;
}

export function TryFrame({ title, rolls, controls, chances, names, refusals, address }: Props) {
  return (
    <div class="odds try-melee">
      <p class="try-title">
        <b>Try it:</b> {title}
        {rolls && <span>{rolls}</span>}
      </p>
      <div class="try-controls">{controls}</div>
      {refusals.length === 0 ? (
        <>
          <Bar chances={chances} names={names} />
          <OutcomeTable chances={chances} names={names} />
        </>
      ) : (
        <div class="refusals">
          {refusals.map((because) => (
            <p key={because}>{because}</p>
          ))}
        </div>
      )}
      <p class="try-more">
        <a href={address}>All circumstances, and what would change the odds</a>
      </p>
    </div>
  );
}
