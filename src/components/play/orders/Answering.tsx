/** The question to the player: the options, what the chosen units can do, or the proposed action. */

import { lazy } from '../lazy.tsx';
import type { Moment } from '../shell/use-moment.ts';
import { useSystem } from '../system-context.ts';
import type { Shown } from '../table/use-shown.ts';
import type { Play } from '../use-battle.ts';
import { type Action, sideClass } from '../vocabulary.ts';
import { Choosing } from './Choosing.tsx';
import { Chosen } from './Chosen.tsx';
import { Staged } from './Staged.tsx';
import type { Selecting, Selection } from './use-selection.ts';

const Glimpse = lazy(async () => (await import('../odds/Outcomes.tsx')).Glimpse);

interface Props {
  question: NonNullable<Moment['question']>;
  /**
   * Whether the players of both sides sit at this device. False if the battle came with a question in a link, because the visitor
   * is then alone.
   */
  handsOver: boolean;
  deployAll: Play['deployAll'];
  moment: Moment;
  selection: Selection;
  selecting: Selecting;
  shown: Shown;
  /** Whether all chosen pieces belong to the player. */
  own: boolean;
  /** The address of the site’s root. */
  root: string;
  choosing: Pick<Parameters<typeof Chosen>[0], 'state' | 'cards' | 'onStage' | 'onLook' | 'onChoose'>;
  onDo: (action: Action) => void;
}

export function Answering({
  question,
  handsOver,
  deployAll,
  moment,
  selection,
  selecting,
  shown,
  own,
  root,
  choosing,
  onDo,
}: Props) {
  const { actions, moves, words } = useSystem();
  const { entry, state } = moment;
  const who = words.players?.(state, question) ?? words.army(state, question.side);
  const { chosen, staged } = selection;
  /** Carries out an action at once if it has no risk and no adjustable numbers. Other actions are proposed for confirmation. */
  const actOrStage = (action: Action) =>
    actions.isRisk(state, action) || moves.dials(state, action).length > 0 ? selecting.stage(action) : onDo(action);
  return (
    <>
      {/* Before a secret decision a curtain has said this. */}
      {handsOver && moment.shared && !question.secret && entry.by !== null && entry.by !== question.side && (
        <p class={`hand-over ${sideClass(question.side)}`}>Pass the device to {who}.</p>
      )}
      <p class="asks">
        <small class={sideClass(question.side)}>{who}</small>
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
          onDo={() => onDo(staged)}
          onBack={() => selecting.stage(undefined)}
        />
      ) : chosen.length > 0 ? (
        <Chosen chosen={chosen} mine={own} {...choosing} />
      ) : (
        <Choosing {...choosing} question={question} onStage={actOrStage} onName={selecting.name} onDeployAll={deployAll} />
      )}
      {!staged && shown.seen && shown.legal && actions.toCome(state, shown.seen).kind === 'roll' && (
        <Glimpse state={state} action={shown.seen} />
      )}
    </>
  );
}
