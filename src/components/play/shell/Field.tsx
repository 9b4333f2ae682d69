/** The open battle: scoreboard, table, and the panel with questions. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Board } from '../board/Board.tsx';
import { useResults } from '../chronicle/use-results.ts';
import { useSuggestion } from '../computer/use-suggestion.ts';
import type { Course } from '../course.ts';
import { lazy } from '../lazy.tsx';
import { useSound } from '../menu/use-sound.ts';
import { unitsThatCanAct } from '../orders/choices.ts';
import { useSelection } from '../orders/use-selection.ts';
import { Panel } from '../panel/Panel.tsx';
import { useCards } from '../panel/use-cards.ts';
import { useRail } from '../panel/use-rail.ts';
import { useSystem } from '../system-context.ts';
import { gesturesOf } from '../table/use-gestures.ts';
import { useShown } from '../table/use-shown.ts';
import type { Play } from '../use-battle.ts';
import { Scoreboard } from './Scoreboard.tsx';
import { useKeys } from './use-keys.ts';
import { useMoment } from './use-moment.ts';

const HoverCard = lazy(async () => (await import('../panel/GroundCard.tsx')).HoverCard);
const BattleMenu = lazy(async () => (await import('../menu/BattleMenu.tsx')).BattleMenu);
const KeyboardHelp = lazy(async () => (await import('./KeyboardHelp.tsx')).KeyboardHelp);
const Question = lazy(async () => (await import('./Question.tsx')).Question);

/** Milliseconds of animation when pieces move. */
const glides = { slow: 900, quick: 380, 'at once': 0 } as const;

export function Field({ play, course, root }: { play: Play; course: Course; root: string }) {
  const system = useSystem();
  const moment = useMoment(play, course);
  const { state, question, live, side } = moment;
  const [selection, selecting] = useSelection();
  const { chosen, staged } = selection;
  const gestures = gesturesOf(system, moment, selection, selecting);
  const results = useResults(course, staged !== undefined);
  const effects = results.effects(moment.at);
  const shown = useShown(course, moment, selection, gestures, effects, play.computer !== null);
  useSound(play.settings.sound === 'on', moment.at, moment.entry, effects);
  const [dialog, setDialog] = useState<'menu' | 'keys'>();
  const [folded, setFolded] = useState(false);
  /** The index of the ground under the pointer. */
  const [pointed, setPointed] = useState<number | null>(null);
  const cards = useCards(
    system,
    chosen.length > 0 || selection.hovered !== null || selection.ground !== null || pointed !== null,
  );
  const field = useRef<HTMLDivElement>(null);
  const rail = useRail({
    moment: state,
    shown: [staged, chosen, moment.curtained],
    letGo() {
      if (staged) selecting.stage(undefined);
      else if (chosen.length > 0 || selection.ground !== null) selecting.choose([]);
      else return false;
      return true;
    },
  });

  // Whether the player has been asked the same question before and may continue to move the same units.
  const asked = useRef<string>();
  useEffect(() => {
    const goesOn = question?.choose === 'movers' && asked.current === question.what;
    asked.current = question?.what;
    selecting.begin((ids) => goesOn && ids.every((id) => unitsThatCanAct(system, state).has(id)));
  }, [state]);
  // Opens the panel when something is chosen, so that its options are visible.
  useEffect(() => {
    if (chosen.length > 0 || staged || selection.ground !== null) setFolded(false);
  }, [chosen, staged, selection.ground]);

  const { open } = play;
  const suggesting = useSuggestion(state, ({ action, reasons }) => {
    const why = system.words.reasons(reasons);
    selecting.stage(action, { reasons: why.length > 0 ? why : ['only a small change'] });
  });
  const mayAsk = !play.friend && moment.mine && !moment.curtained && question !== null && question.choose !== 'reserves';
  const fullScreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void field.current?.requestFullscreen?.().catch(() => {});
  };
  useKeys({
    '?': () => setDialog('keys'),
    m: play.friend ? undefined : () => setDialog('menu'),
    f: fullScreen,
    o: rail.toOptions,
    e: rail.toFoot,
    t: rail.toTable,
    p: () => setFolded(!folded),
    l: moment.again ?? undefined,
    u: live ? play.undo : undefined,
    s: mayAsk ? suggesting.ask : undefined,
  });
  return (
    <div
      class="open-battle"
      data-hand={play.settings.hand}
      data-actions={course.length - 1}
      data-folded={folded ? '' : undefined}
      data-busy={chosen.length > 0 || staged || selection.ground !== null ? '' : undefined}
      ref={field}
    >
      <Scoreboard state={state} decider={live ? side : null} changes={effects?.sides ?? []} at={moment.at}>
        <button type="button" class="score-button" aria-label="Full screen" onClick={fullScreen}>
          <svg class="sign" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" />
          </svg>
        </button>
        <button
          type="button"
          class="score-button fold"
          aria-expanded={!folded}
          aria-label={folded ? 'Show the panel' : 'Hide the panel'}
          onClick={() => setFolded(!folded)}
        >
          <svg class="sign" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2 3h12v10H2zM10 3v10" />
          </svg>
        </button>
        {!play.friend && (
          <button type="button" class="score-button" aria-label="Menu" onClick={() => setDialog('menu')}>
            <svg class="sign" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M2 4h12M2 8h12M2 12h12" />
            </svg>
            <span>Menu</span>
          </button>
        )}
      </Scoreboard>
      <div class="field-table" ref={rail.board}>
        {open?.battle.question && (
          <Question
            battle={open.battle}
            course={course}
            state={state}
            staged={shown.legal ? staged : undefined}
            open={live && moment.mine}
            onStage={selecting.stage}
          />
        )}
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
          moments={shown.moments}
          own={moment.viewer ?? null}
          inSight={shown.inSight}
          glide={glides[play.settings.pace]}
          onPiece={gestures.press}
          onGround={gestures.ground}
          onHover={selecting.hover}
          onHoverGround={setPointed}
          onDrag={gestures.drag}
        />
        {cards && <HoverCard state={state} shown={shown} selection={selection} ground={pointed} cards={cards} />}
      </div>
      <Panel
        play={play}
        course={course}
        root={root}
        moment={moment}
        selection={selection}
        selecting={selecting}
        shown={shown}
        own={gestures.own}
        rail={rail}
        suggesting={mayAsk ? suggesting : null}
        results={results}
        cards={cards}
        onGround={selecting.ask}
        onShow={moment.show}
        onPiece={(id) => gestures.press(id, false)}
      />
      {dialog === 'keys' && <KeyboardHelp onClose={() => setDialog(undefined)} />}
      {dialog === 'menu' && open && !play.friend && (
        <BattleMenu
          battle={open.battle}
          course={course}
          at={moment.at}
          settings={play.settings}
          onSettings={play.setSettings}
          onSeat={play.seat}
          onRename={play.rename}
          onRematch={() => {
            setDialog(undefined);
            void play.rematch();
          }}
          onLeave={() => play.leave()}
          onClose={() => setDialog(undefined)}
          onKeys={() => setDialog('keys')}
          root={root}
        />
      )}
    </div>
  );
}
