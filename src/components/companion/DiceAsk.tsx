/** Asks for the dice of a roll one after another: the user taps the face that was rolled, or lets the page roll. */
import { useState } from 'preact/hooks';
import type { Chance } from '../../engine/kernel/chance.ts';
import type { Purpose } from '../../engine/kernel/die.ts';
import { sentenceCase } from '../../engine/kernel/text.ts';
import { follow } from '../../engine/kernel/typed-dice.ts';
import { Quiet } from './Act.tsx';
import { rollDevice } from './device-dice.ts';

interface Props<T> {
  chance: Chance<T>;
  /** A more detailed description of what a die decides. */
  says?: (purpose: Purpose) => string;
  onDone: (faces: readonly number[]) => void;
}

export function DiceAsk<T>({ chance, says, onDone }: Props<T>) {
  const [faces, setFaces] = useState<readonly number[]>([]);
  const at = follow(chance, faces);
  if (at.kind === 'known') return null;
  const give = (given: readonly number[]) => {
    const over = follow(chance, given).kind === 'known';
    setFaces(over ? [] : given);
    if (over) onDone(given);
  };
  const roll = () => {
    const given = [...faces];
    for (let next: Chance<T> = at; next.kind === 'roll'; next = follow(chance, given)) given.push(rollDevice(next.die));
    give(given);
  };
  const decides = sentenceCase(says ? says(at.purpose) : at.purpose.decides);
  return (
    <div class="dice-ask">
      <p aria-live="polite">
        <b>{decides}</b>. Roll a d{at.die} and press the number that you rolled.{' '}
        {faces.length > 0 && (
          <button type="button" class="link" onClick={() => setFaces(faces.slice(0, -1))}>
            Undo the {faces.at(-1)}
          </button>
        )}
      </p>
      <fieldset class="faces" aria-label={`${decides}: the number on the die`}>
        {Array.from({ length: at.die }, (_, index) => (
          <button type="button" key={index} onClick={() => give([...faces, index + 1])}>
            {index + 1}
          </button>
        ))}
      </fieldset>
      <Quiet onClick={roll}>Roll for me</Quiet>
    </div>
  );
}
