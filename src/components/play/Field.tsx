/** The open battle: the table, and beside it whatever is asked, whoever asks it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Board } from './board/Board.tsx';
import { able } from './choices.ts';
import type { Course } from './course.ts';
import { FieldRail } from './FieldRail.tsx';
import { FieldStory } from './FieldStory.tsx';
import { useSystem } from './system-context.ts';
import type { Play } from './use-battle.ts';
import { gesturesOf } from './use-gestures.ts';
import { standsBeside } from './use-in-view.ts';
import { useMoment } from './use-moment.ts';
import { useRail } from './use-rail.ts';
import { useSelection } from './use-selection.ts';
import { useShown } from './use-shown.ts';

export function Field({ play, course, root }: { play: Play; course: Course; root: string }) {
  const system = useSystem();
  const moment = useMoment(play, course);
  const { state, question } = moment;
  const [selection, selecting] = useSelection();
  const { chosen, staged } = selection;
  const gestures = gesturesOf(system, moment, selection, selecting);
  const shown = useShown(course, moment, selection, gestures, play.computer !== null);
  // On a phone the chronicle would stand between the table and everything below it.
  const [wide] = useState(standsBeside);
  const rail = useRail({
    moment: state,
    shown: [staged, chosen, moment.curtained],
    letGo() {
      if (staged) selecting.stage(undefined);
      else if (chosen.length > 0) selecting.choose([]);
      else return false;
      return true;
    },
  });

  // Whoever moves may go on with the same units.
  const asked = useRef<string>();
  useEffect(() => {
    const goesOn = question?.choose === 'movers' && asked.current === question.what;
    asked.current = question?.what;
    selecting.begin((ids) => goesOn && ids.every((id) => able(system, state).has(id)));
  }, [state]);
  useEffect(() => {
    if (moment.alone) rail.bringBack();
  }, [moment.alone]);

  const lookBack = (index: number) => {
    moment.show(index);
    // Beside the rail the table scrolls away with the page.
    if (standsBeside()) scrollTo({ top: 0 });
  };
  return (
    <div class="open-battle" data-hand={play.settings.hand}>
      <div class="field-table" ref={rail.board}>
        {play.open?.battle.question && <p class="question">{play.open.battle.question}</p>}
        <Board
          table={state.setup.table}
          terrain={shown.terrain}
          places={shown.places}
          pieces={shown.pieces}
          chosen={shown.marked}
          targets={shown.targets}
          ghosts={shown.ghosts}
          layers={shown.layers}
          loose={shown.loose}
          handles={shown.handles}
          onPiece={gestures.press}
          onGround={gestures.ground}
          onHover={selecting.hover}
          onDrag={gestures.drag}
        />
      </div>
      <FieldRail
        play={play}
        course={course}
        root={root}
        moment={moment}
        selection={selection}
        selecting={selecting}
        shown={shown}
        own={gestures.own}
        rail={rail}
        wide={wide}
        onShow={lookBack}
      />
      <FieldStory
        play={play}
        course={course}
        moment={moment}
        pieces={shown.pieces}
        places={shown.places}
        wide={wide}
        onShow={lookBack}
        onPiece={(id) => gestures.press(id, false)}
      />
    </div>
  );
}
