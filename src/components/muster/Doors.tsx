/** From a roster onwards: to battle, and to the pages that matter for it. */
import { useEffect, useState } from 'preact/hooks';
import type { Roster } from '../../engine/fr3/muster/roster.ts';
import type { Refusal } from '../../engine/kernel/rule-id.ts';
import { Cited } from '../odds/links.tsx';

interface Props {
  roster: Roster;
  /** Address of the battle page; empty while there is none. */
  play: string;
  /** Address of the page of its army list. */
  list: string | undefined;
}

/** Whether the battle plays the roster: the battle's own set-up is asked, which comes when somebody looks. */
function useRefusal(roster: Roster): Refusal | null | undefined {
  const [refusal, setRefusal] = useState<Refusal | null>();
  useEffect(() => {
    let isStale = false;
    import('../../engine/fr3/battle/deployment/of-roster.ts').then(
      ({ armyOfRoster }) => {
        const read = armyOfRoster(roster);
        if (!isStale) setRefusal(read.ok ? null : { because: read.because, rules: read.rules });
      },
      () => {},
    );
    return () => {
      isStale = true;
    };
  }, [roster]);
  return refusal;
}

export function Doors({ roster, play, list }: Props) {
  const refusal = useRefusal(roster);
  return (
    <>
      {refusal && (
        <p>
          <b>It cannot take the field yet.</b> {refusal.because} <Cited rules={refusal.rules} />
        </p>
      )}
      {refusal === null && <p>The battle plays all of this roster.</p>}
      <p class="muster-row">
        {refusal === null && play && (
          <a class="button" href={play}>
            Play it
          </a>
        )}
        {list && (
          <a class="button button-quiet" href={list}>
            Page of the list
          </a>
        )}
      </p>
    </>
  );
}
