/** A picture of a die: a d10 as a kite, a d6 as a square. A die is blank until it is rolled. */
interface Props {
  /** The purpose of the die, for screen readers. */
  name: string;
  face: number | undefined;
  sides?: 6 | 10;
  side?: 'a' | 'b';
}

export function Die({ name, face, sides = 10, side }: Props) {
  return (
    // A new face creates a new element, which starts the animation.
    <svg
      key={face}
      class={`die ${side ? `die-${side}` : ''} ${face === undefined ? 'die-blank' : ''}`}
      viewBox="0 0 100 100"
      role="img"
      aria-label={face === undefined ? `${name}: not rolled yet` : `${name}: ${face}`}
    >
      {sides === 10 ? (
        <>
          <path class="die-body" d="M50 3 95 44v12L50 97 5 56V44z" />
          <path class="die-edge" d="M50 3 80 60 50 76 20 60zM80 60l15-10M20 60 5 50M50 76v21" />
        </>
      ) : (
        <rect class="die-body" x="8" y="8" width="84" height="84" rx="12" />
      )}
      <text x="50" y={sides === 10 ? 61 : 66}>
        {face ?? ''}
      </text>
    </svg>
  );
}
