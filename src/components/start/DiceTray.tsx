/** Dice to roll on the page: each roll with its modifier and total. */
import { useState } from 'preact/hooks';
import { signed } from '../odds/words.ts';
import { Die } from './Die.tsx';
import { useDice } from './dice.ts';
import type { Roll } from './dice-text.ts';

const purpose = { decides: 'a practice roll', rules: [] };

export default function DiceTray({ rolls }: { rolls: readonly Roll[] }) {
  const dice = useDice();
  const [faces, setFaces] = useState<readonly (readonly number[])[]>();
  const roll = () => setFaces(rolls.map(({ count, sides }) => Array.from({ length: count }, () => dice.roll(sides, purpose))));
  return (
    <div class="dice-tray">
      <ul>
        {rolls.map(({ name, count, sides, add }, at) => {
          const thrown = faces?.[at];
          const sum = (thrown ?? []).reduce((total, face) => total + face, add);
          return (
            <li key={name}>
              <span>{name}</span>
              {Array.from({ length: count }, (_, die) => (
                <Die
                  key={die}
                  name={`${name}, die ${die + 1}`}
                  face={thrown?.[die]}
                  sides={sides}
                  side={at % 2 === 0 ? 'a' : 'b'}
                />
              ))}
              {(add !== 0 || count > 1) && (
                <b>{thrown ? `${add === 0 ? '' : `${signed(add)} = `}${sum}` : add === 0 ? '' : signed(add)}</b>
              )}
            </li>
          );
        })}
      </ul>
      <button type="button" class="button" onClick={roll}>
        {faces ? 'Roll again' : rolls.length + (rolls[0]?.count ?? 1) > 2 ? 'Roll the dice' : 'Roll the die'}
      </button>
      <p class="sr" role="status">
        {faces
          ? rolls.map(({ name, add }, at) => `${name}: ${(faces[at] ?? []).reduce((sum, face) => sum + face, add)}`).join(', ')
          : ''}
      </p>
    </div>
  );
}
