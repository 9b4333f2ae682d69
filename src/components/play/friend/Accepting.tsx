/** An offer from a friend: its terms, and the choice of an army. */
import { useState } from 'preact/hooks';
import type { Parcel } from '../../../engine/kernel/correspondence/exchange.ts';
import type { FriendEntrance } from './entrance.ts';
import { ownName, setOwnName } from './kept.ts';
import { wordsOf } from './levels.ts';
import { OwnName } from './OwnName.tsx';

interface Props {
  entrance: FriendEntrance;
  parcel: Parcel;
  newId: () => string;
  onBegun: (id: string) => void;
  onLeave: () => void;
}

export function Accepting({ entrance, parcel, newId, onBegun, onLeave }: Props) {
  const [name, setName] = useState(ownName);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const offer = parcel.messages[0]?.entries[0];
  if (offer?.kind !== 'offer')
    return (
      <p class="message message-wrong" role="alert">
        This link is not an invitation to a battle. Ask your friend to send it again.
      </p>
    );
  const { terms, name: friend, army: seal } = offer;
  const { name: level, says } = wordsOf(terms.level);
  const accept = async (army: unknown) => {
    const own = name.trim();
    if (own === '') return setProblem('Type your name first. Your friend will see it.');
    setBusy(true);
    try {
      setOwnName(own);
      const { taken } = await import('./begin.ts');
      const made = await taken(entrance, parcel, { army, name: own }, newId());
      if (made.ok) return onBegun(made.value);
      setProblem(made.because);
    } catch {
      setProblem('The game could not be loaded. Try again when you are online.');
    }
    setBusy(false);
  };
  return (
    <section aria-labelledby="friend-offer" class="friend-new">
      <h2 id="friend-offer" tabIndex={-1} data-landing>
        {friend} offers you a battle
      </h2>
      <ul class="friend-terms">
        {entrance.sayOffer(terms.setup).map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>
          <b>{level}.</b> {says}
        </li>
        {seal !== null && <li>{friend} has sealed an army. Neither of you sees the other’s army before choosing.</li>}
      </ul>
      {problem && (
        <p class="message message-wrong" role="alert">
          {problem}
        </p>
      )}
      <OwnName value={name} onChange={setName} />
      {seal === null ? (
        <p>
          <button type="button" class="button" disabled={busy} onClick={() => accept(null)}>
            Accept
          </button>
        </p>
      ) : (
        <entrance.ArmyForm
          setup={terms.setup}
          button="Accept with this army"
          busy={busy}
          onDone={accept}
          onProblem={setProblem}
        />
      )}
      <p>
        <button type="button" class="button button-quiet" onClick={onLeave}>
          Not now
        </button>
      </p>
    </section>
  );
}
