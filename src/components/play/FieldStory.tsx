/** Below the table: the chronicle, the menu of the battle, the table in words. */
import { useState } from 'preact/hooks';
import { heart } from '../../engine/kernel/geometry.ts';
import { useOneTabStop } from '../ui/one-tab-stop.ts';
import { Afterwards } from './Afterwards.tsx';
import type { Place } from './board/board-types.ts';
import type { Piece } from './board/Piece.tsx';
import { BattleChronicle } from './Chronicle.tsx';
import type { Course } from './course.ts';
import { lazy } from './lazy.tsx';
import type { Play } from './use-battle.ts';
import type { Moment } from './use-moment.ts';
import type { PieceId } from './vocabulary.ts';

const BattleMenu = lazy(async () => (await import('./BattleMenu.tsx')).BattleMenu);

interface Props {
  play: Play;
  course: Course;
  moment: Moment;
  pieces: readonly Piece[];
  places: readonly Place[];
  /** Whether there is room for the chronicle at once. */
  wide: boolean;
  /** Shows the table as it was after an entry. */
  onShow: (at: number) => void;
  onPiece: (id: PieceId) => void;
}

export function FieldStory({ play, course, moment: { at, side }, pieces, places, wide, onShow, onPiece }: Props) {
  const [menu, setMenu] = useState(false);
  const inWords = useOneTabStop<HTMLUListElement>();
  const { open } = play;
  return (
    <div class="field-story">
      {side === null && <Afterwards course={course} wide={wide} onShow={onShow} />}
      <details open={wide}>
        <summary>
          <h2>Chronicle</h2>
        </summary>
        <BattleChronicle course={course} at={at} onShow={onShow} />
      </details>
      <details onToggle={(event) => setMenu(event.currentTarget.open)}>
        <summary>
          <h2>Dice, pace, links</h2>
        </summary>
        {open && menu && (
          <BattleMenu
            battle={open.battle}
            course={course}
            at={at}
            settings={play.settings}
            onSettings={play.setSettings}
            onSeat={play.seat}
            onLeave={() => play.leave()}
          />
        )}
      </details>
      <details>
        <summary>
          <h2>The table in words</h2>
        </summary>
        <ul class="in-words" {...inWords}>
          {pieces.map(({ id, name }) => (
            <li key={id}>
              <button type="button" onClick={() => onPiece(id)}>
                {name}
              </button>
            </li>
          ))}
          {places.map(
            ({ name, polygon }) =>
              name && <li>{`${name} at ${Math.round(heart(polygon).x)}, ${Math.round(heart(polygon).y)}`}</li>,
          )}
        </ul>
      </details>
    </div>
  );
}
