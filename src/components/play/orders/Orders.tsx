/** The current question with its options, and the latest news. */

import { NotStored } from '../../ui/stored/NotStored.tsx';
import { Dice } from '../chronicle/Chronicle.tsx';
import { SumsOf } from '../chronicle/SumsOf.tsx';
import type { Results } from '../chronicle/use-results.ts';
import { ComputersTurn } from '../computer/ComputersTurn.tsx';
import type { Suggesting } from '../computer/use-suggestion.ts';
import type { Course } from '../course.ts';
import { lazy } from '../lazy.tsx';
import { Beside } from '../panel/Beside.tsx';
import type { Rail } from '../panel/use-rail.ts';
import type { Moment } from '../shell/use-moment.ts';
import type { CardModule } from '../system.ts';
import { useSystem } from '../system-context.ts';
import type { Shown } from '../table/use-shown.ts';
import type { Play } from '../use-battle.ts';
import type { Action, State } from '../vocabulary.ts';
import { Answering } from './Answering.tsx';
import { Chosen } from './Chosen.tsx';
import { beginningOf, Introduction } from './Introduction.tsx';
import { StepEnd } from './StepEnd.tsx';
import { doneIn, whyNoUndo } from './undo-words.ts';
import { useLoading } from './use-loading.ts';
import type { Selecting, Selection } from './use-selection.ts';

const DiceAsk = lazy(async () => (await import('../../companion/DiceAsk.tsx')).DiceAsk<unknown>);
const Curtain = lazy(async () => (await import('./Curtain.tsx')).Curtain);
const End = lazy(async () => (await import('../panel/End.tsx')).End);
const GroundCard = lazy(async () => (await import('../panel/GroundCard.tsx')).GroundCard);
const LookingBack = lazy(async () => (await import('../panel/LookingBack.tsx')).LookingBack);

export interface OrdersProps {
  play: Play;
  course: Course;
  /** The address of the site’s root. */
  root: string;
  moment: Moment;
  selection: Selection;
  selecting: Selecting;
  shown: Shown;
  /** Whether all chosen pieces belong to the player. */
  own: boolean;
  rail: Rail;
  /** Null if no suggestions are available. */
  suggesting: Suggesting | null;
  results: Results;
  /** Undefined until the cards are loaded; null if loading failed. */
  cards: CardModule<State> | null | undefined;
  /** What has just happened, in short. */
  news: string;
  onShow: (at: number) => void;
  onAnalysis: () => void;
}

export function Orders({
  play,
  course,
  root,
  moment,
  selection,
  selecting,
  shown,
  own,
  rail,
  suggesting,
  results,
  cards,
  news,
  onShow,
  onAnalysis,
}: OrdersProps) {
  const system = useSystem();
  const { words } = system;
  const { at, entry, state, live, side, mine, question, curtained } = moment;
  const { chosen, staged } = selection;
  const { open, computer, ownDice, stored } = play;
  const act = (action: Action) => {
    selecting.stage(undefined);
    play.act(action);
  };
  const arithmetic = results.arithmetic(at);
  const [waits, show] = useLoading(play);
  const choosing = { state, cards, onStage: selecting.stage, onLook: selecting.look, onChoose: selecting.choose };
  const { begins, untouched } = beginningOf(system, course, moment, selection);
  const answering = mine && question && !curtained;
  /** The player's last action, and the entry before it. */
  const ownAt = course.findLastIndex(({ by }) => by !== null && open?.battle.seats[by] === 'person');
  const [undoneIn, undone] = [course[ownAt - 1], course[ownAt]];
  return (
    <div class="orders" data-waits={waits ? '' : undefined} onClickCapture={rail.stopHastyPress}>
      {open && live && (
        <Beside
          onReady={show}
          battle={open.battle}
          course={course}
          root={root}
          onStage={selecting.stage}
          onLeave={() => play.leave()}
        />
      )}
      <NotStored stored={stored} what="the battle" save="Save it as a file" />
      {/* Above the news, so that its buttons stay in place. */}
      {!live && (
        <LookingBack
          at={at}
          last={course.length - 1}
          runs={moment.runs}
          onShow={moment.show}
          {...(play.friend ? {} : { onBranch: () => play.branch(course.slice(0, at + 1)) })}
        />
      )}
      {live && !arithmetic && <Dice key={course.length} entry={entry} rolling={play.settings.dice === 'quick'} />}
      {arithmetic && <SumsOf arithmetic={arithmetic} />}
      {!untouched && (
        <p class="said" aria-hidden="true">
          {news}
        </p>
      )}
      {live && ownDice && (
        <section aria-label="Your dice">
          <DiceAsk
            chance={ownDice.chance}
            says={(purpose) => words.purpose(state, purpose, ownDice.action)}
            onDone={play.faces}
          />
          <button type="button" class="button button-quiet" onClick={play.notYet}>
            Not yet
          </button>
        </section>
      )}
      {live && computer && side !== null && <ComputersTurn name={words.army(state, side)} computer={computer} />}
      {live && !mine && !ownDice && side !== null && play.friend?.meanwhile}
      {curtained && question && (
        <Curtain
          name={words.players?.(state, question) ?? words.army(state, question.side)}
          side={question.side}
          stays={entry.by === question.side}
          onLift={moment.lift}
        />
      )}
      {answering && (
        <Answering
          question={question}
          handsOver={open?.battle.question === undefined}
          deployAll={play.deployAll}
          moment={moment}
          selection={selection}
          selecting={selecting}
          shown={shown}
          own={own}
          root={root}
          choosing={choosing}
          onDo={act}
        />
      )}
      {selection.ground !== null && chosen.length === 0 && !staged && cards && (
        <GroundCard state={state} shown={shown} at={selection.ground} cards={cards} onClose={() => selecting.ask(null)} />
      )}
      {begins && <Introduction state={state} />}
      {!mine && chosen.length > 0 && <Chosen chosen={chosen} mine={false} {...choosing} />}
      {live && side === null && (
        <End
          course={course}
          onShow={onShow}
          onLeave={play.friend?.checked ? undefined : () => play.leave()}
          onRematch={play.friend ? undefined : () => play.rematch()}
          onAnalysis={onAnalysis}
          stays={play.friend !== undefined}
        />
      )}
      {live && !staged && !ownDice && !curtained && side !== null && (
        <StepEnd
          state={state}
          mine={mine}
          onDo={act}
          suggesting={suggesting}
          lasting={mine || !play.friend}
          onUndo={play.undo}
          undoes={play.undo && undone?.action && undoneIn ? doneIn(system, undoneIn.state, undone.action) : ''}
          whyNoUndo={whyNoUndo(entry)}
          onAgain={moment.again}
        />
      )}
    </div>
  );
}
