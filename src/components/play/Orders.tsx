/** What is asked and what can be done, with the news of what has happened. */
import { NotStored } from '../ui/stored/NotStored.tsx';
import { Beside } from './Beside.tsx';
import { Choosing } from './Choosing.tsx';
import { Chosen } from './Chosen.tsx';
import { Dice } from './Chronicle.tsx';
import { ComputersTurn } from './ComputersTurn.tsx';
import type { Course, Entry } from './course.ts';
import { lazy } from './lazy.tsx';
import { Staged } from './Staged.tsx';
import { StepEnd } from './StepEnd.tsx';
import { SumsOf } from './SumsOf.tsx';
import { useSystem } from './system-context.ts';
import type { Play } from './use-battle.ts';
import type { Moment } from './use-moment.ts';
import type { Rail } from './use-rail.ts';
import type { Results } from './use-results.ts';
import type { Selecting, Selection } from './use-selection.ts';
import type { Shown } from './use-shown.ts';
import { useSuggestion } from './use-suggestion.ts';
import { type Action, sideClass } from './vocabulary.ts';

const DiceAsk = lazy(async () => (await import('../companion/DiceAsk.tsx')).DiceAsk<unknown>);
const Curtain = lazy(async () => (await import('./Curtain.tsx')).Curtain);
const End = lazy(async () => (await import('./End.tsx')).End);
const Glimpse = lazy(async () => (await import('./Outcomes.tsx')).Glimpse);
const LookingBack = lazy(async () => (await import('./LookingBack.tsx')).LookingBack);

export interface OrdersProps {
  play: Play;
  course: Course;
  /** The address of the site’s root. */
  root: string;
  moment: Moment;
  selection: Selection;
  selecting: Selecting;
  shown: Shown;
  /** Whether all that are chosen are the player’s own. */
  own: boolean;
  rail: Rail;
  results: Results;
  /** What has happened last, in short. */
  news: string;
  onShow: (at: number) => void;
}

const whyNoUndo = ({ action, rolls }: Entry): string =>
  action === null
    ? 'Nothing has been done yet.'
    : rolls.length > 0
      ? 'Dice have fallen in it: what they have shown cannot be taken back.'
      : 'The enemy has acted since.';

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
  results,
  news,
  onShow,
}: OrdersProps) {
  const system = useSystem();
  const { actions, moves, words } = system;
  const { at, entry, state, live, side, mine, question, curtained } = moment;
  const { chosen, staged } = selection;
  const { open, computer, ownDice, stored } = play;
  const suggesting = useSuggestion(state, ({ action, reasons }) => selecting.stage(action, { reasons: words.reasons(reasons) }));
  const act = (action: Action) => {
    selecting.stage(undefined);
    play.act(action);
  };
  /** What is no risk and has no numbers to turn is done at once. */
  const actOrStage = (action: Action) =>
    actions.isRisk(state, action) || moves.dials(state, action).length > 0 ? selecting.stage(action) : act(action);
  const arithmetic = results.arithmetic(at);
  const choosing = { state, onStage: selecting.stage, onLook: selecting.look, onChoose: selecting.choose };
  const answering = mine && question && !curtained;
  return (
    <div class="orders" onClickCapture={rail.stopHastyPress}>
      {open && live && (
        <Beside battle={open.battle} course={course} root={root} onStage={selecting.stage} onLeave={() => play.leave()} />
      )}
      <NotStored stored={stored} what="the battle" save="Save it as a file" />
      {live && <Dice key={course.length} entry={entry} rolling={play.settings.dice === 'quick'} />}
      {arithmetic && <SumsOf arithmetic={arithmetic} />}
      <p class="said" aria-hidden="true">
        {news}
      </p>
      {!live && (
        <LookingBack
          at={at}
          last={course.length - 1}
          onShow={moment.show}
          onBranch={() => play.branch(course.slice(0, at + 1))}
        />
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
      {curtained && question && (
        <Curtain
          name={words.army(state, question.side)}
          side={question.side}
          stays={entry.by === question.side}
          onLift={moment.lift}
        />
      )}
      {answering && (
        <>
          <p class="asks">
            <small class={sideClass(question.side)}>{words.army(state, question.side)}</small>
            {words.question(state, question)}
          </p>
          {staged ? (
            <Staged
              state={state}
              action={staged}
              target={selection.target}
              missed={selection.missed}
              why={selection.reasons}
              root={root}
              onChange={selecting.stage}
              onDo={() => act(staged)}
              onBack={() => selecting.stage(undefined)}
            />
          ) : chosen.length > 0 ? (
            <Chosen chosen={chosen} mine={own} {...choosing} />
          ) : (
            <Choosing
              {...choosing}
              question={question}
              onStage={actOrStage}
              onName={selecting.name}
              onDeployAll={play.deployAll}
            />
          )}
          {!staged && shown.seen && shown.legal && actions.toCome(state, shown.seen).kind === 'roll' && (
            <Glimpse state={state} action={shown.seen} />
          )}
        </>
      )}
      {!mine && chosen.length > 0 && <Chosen chosen={chosen} mine={false} {...choosing} />}
      {side === null && <End course={course} onShow={onShow} onLeave={() => play.leave()} />}
      {live && !staged && !ownDice && !curtained && side !== null && (
        <StepEnd
          state={state}
          mine={mine}
          onDo={act}
          onSuggest={mine && question?.choose !== 'reserves' ? suggesting.ask : null}
          suggesting={suggesting.thinks}
          unheard={suggesting.failed}
          onUndo={play.undo}
          whyNoUndo={whyNoUndo(entry)}
        />
      )}
    </div>
  );
}
