/** Asks for the dice of a chance one after the other: tap the face that lies on the table, or let the page roll. */

import { useState } from 'preact/hooks';
import { type Chance, play } from '../../engine/kernel/chance.ts';
import { recorded, seeded } from '../../engine/kernel/dice.ts';
import { Quiet } from './Act.tsx';

interface Props<T> {
  chance: Chance<T>;
  onDone: (faces: readonly number[]) => void;
}

const follow = <T,>(chance: Chance<T>, faces: readonly number[]): Chance<T> =>
  faces.reduce<Chance<T>>((at, face) => (at.kind === 'roll' ? at.next(face) : at), chance);

const freshSeed = () => crypto.getRandomValues(new Int32Array(1))[0] as number;

export function DiceAsk<T>({ chance, onDone }: Props<T>) {
  const [faces, setFaces] = useState<readonly number[]>([]);
  const at = follow(chance, faces);
  if (at.kind === 'known') return null;
  const give = (face: number) => {
    const given = [...faces, face];
    if (follow(chance, given).kind === 'roll') setFaces(given);
    else {
      setFaces([]);
      onDone(given);
    }
  };
  const roll = () => {
    const dice = recorded(seeded(freshSeed()));
    play(at, dice);
    setFaces([]);
    onDone([...faces, ...dice.faces]);
  };
  return (
    <div class="dice-ask">
      <p aria-live="polite">
        {at.purpose.decides} <small>d{at.die}</small>
        {faces.length > 0 && (
          <button type="button" class="link" onClick={() => setFaces(faces.slice(0, -1))}>
            Not {faces.at(-1)}
          </button>
        )}
      </p>
      <fieldset class="faces" aria-label={`${at.purpose.decides}: the face of the die`}>
        {Array.from({ length: at.die }, (_, index) => index + 1).map((face) => (
          <button type="button" key={face} onClick={() => give(face)}>
            {face}
          </button>
        ))}
      </fieldset>
      <Quiet onClick={roll}>Roll for me</Quiet>
    </div>
  );
}
