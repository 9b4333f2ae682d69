/** The exact odds of an action: the results for every unit that it may affect. This code is loaded when it is first needed. */
import { useEffect, useState } from 'preact/hooks';
import { outcomes } from '../computer/thinking.ts';
import { useSystem } from '../system-context.ts';
import type { Action, State } from '../vocabulary.ts';
import type { FateChance, FateLook, Outcomes } from './outcomes.ts';

const classOf = (look: FateLook): string => `fate-${look}`;

export function FateBar({ chances }: { chances: readonly FateChance[] }) {
  let x = 0;
  return (
    <svg class="fate-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      {chances.map(({ fate, look, share }) => {
        const at = x;
        x += share * 100;
        return <rect key={fate} class={classOf(look)} x={at} width={share * 100} height="8" />;
      })}
    </svg>
  );
}

export function Fates({ state, found }: { state: State; found: Outcomes }) {
  const { words } = useSystem();
  if (found === null) return <p class="fine">There are too many possible dice rolls to count them all here.</p>;
  if (found.length === 0) return <p class="fine">No dice roll can harm a unit here.</p>;
  return (
    <dl class="fates">
      {found.map(({ ids, chances }) => (
        <div key={ids.join()}>
          <dt>{words.pieces(state, ...ids)}</dt>
          <dd>
            <FateBar chances={chances} />
            <ul>
              {chances.map(({ fate, look, percent }) => (
                <li key={fate}>
                  <svg class="swatch" viewBox="0 0 10 10" aria-hidden="true">
                    <rect class={classOf(look)} width="10" height="10" />
                  </svg>
                  {fate} <b>{percent}</b>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The answer to a question that was sent to a worker; undefined until it arrives, and null if it fails. */
export function useAnswer<T>(question: object, ask: () => Promise<T>): T | null | undefined {
  const [found, setFound] = useState<{ readonly of: object; readonly is: T | null }>();
  useEffect(() => {
    let over = false;
    ask().then(
      (is) => over || setFound({ of: question, is }),
      () => over || setFound({ of: question, is: null }),
    );
    return () => {
      over = true;
    };
  }, [question]);
  return found?.of === question ? found.is : undefined;
}

/** The odds of a choice are calculated after the pointer has been on it for this many milliseconds. */
const lingering = 120;

/** The odds of a choice that the user points at. */
export function Glimpse({ state, action }: { state: State; action: Action }) {
  const system = useSystem();
  const found = useAnswer(action, async () => {
    await new Promise((resolve) => setTimeout(resolve, lingering));
    return outcomes(system, state, action);
  });
  if (!found || found.length === 0) return null;
  return (
    <section class="glimpse" aria-label="Odds of this action">
      <Fates state={state} found={found} />
    </section>
  );
}

/** `known` says that the chance of success is already shown, so nothing is missing if the other odds cannot be calculated. */
export function OddsOf({ state, action, known }: { state: State; action: Action; known: boolean }) {
  const system = useSystem();
  const found = useAnswer(action, () => outcomes(system, state, action));
  // The chance of success is already shown, so no placeholder is needed until the odds arrive.
  if (known && (!found || found.length === 0)) return null;
  return (
    <section class="odds-of" aria-label="Odds" aria-live="polite">
      {found === undefined ? <p class="fine">Working out the odds …</p> : <Fates state={state} found={found} />}
    </section>
  );
}

/** A link to the calculator with this situation. */
export function Calculator({ state, action, root }: { state: State; action: Action; root: string }) {
  const system = useSystem();
  const link = useAnswer(action, () => system.calculator(state, action));
  if (!link) return null;
  return (
    <p class="fine">
      <a href={root + link.path} target="_blank" rel="noopener">
        {link.words}
      </a>
    </p>
  );
}
