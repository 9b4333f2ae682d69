/** The table companion of Fantasy Rules!: the sheet of paper beside the table, kept by the rules. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { fr3Companion } from '../../../engine/fr3/companion/companion.ts';
import { ending } from '../../../engine/fr3/companion/score.ts';
import { writeGame } from '../../../engine/kernel/saved-game.ts';
import { type LinkedRules, RuleLinks } from '../../odds/links.tsx';
import { Chronicle } from '../Chronicle.tsx';
import { Games, handOut } from '../Games.tsx';
import { type Shelf, shelfOf } from '../shelf.ts';
import { useGame } from '../use-game.ts';
import { WakeLock } from '../WakeLock.tsx';
import { Dock } from './Dock.tsx';
import { Losses } from './Losses.tsx';
import { Opening } from './Opening.tsx';
import { Reminders } from './Reminders.tsx';
import { Score } from './Score.tsx';
import { AllSteps, StepCard } from './StepCard.tsx';
import { TrackingSheet } from './TrackingSheet.tsx';

export default function Companion({ rules }: { rules: LinkedRules }) {
  const shelf = useMemo(() => shelfOf(fr3Companion), []);
  const { open, at, refused, kept, show, begin, act, undo, redo, rename } = useGame(fr3Companion, shelf);
  /** Which sheet is about to be printed. */
  const [printing, setPrinting] = useState<'game' | 'blank' | undefined>();
  useEffect(() => {
    if (!printing) return;
    print();
    setPrinting(undefined);
  }, [printing]);

  const state = at?.state;
  const desk = state && { state, act };
  const games = <Games shelf={shelf as unknown as Shelf<unknown, unknown>} current={open?.id} onOpen={show} key={open?.id} />;
  const blankSheet = (
    <button type="button" class="button button-quiet" onClick={() => setPrinting('blank')}>
      Print a blank sheet
    </button>
  );

  return (
    <RuleLinks.Provider value={rules}>
      <div class={`companion ${state ? 'is-open' : ''}`}>
        {open === undefined && <p class="fine">Looking for games on this device …</p>}
        {open === null && (
          <div class="desk">
            <Opening onBegin={begin} />
            <section class="before" aria-label="Games on this device">
              {games}
              <p class="row">{blankSheet}</p>
            </section>
          </div>
        )}
        {open && at && desk && state && (
          <div class="desk">
            {!kept && (
              <p class="message message-wrong" role="alert">
                This device does not let the page keep the game. Save it as a file before you close the page.
              </p>
            )}
            <StepCard {...desk} />
            <Losses {...desk} />
            <Section title="All steps of the phase">
              <AllSteps {...desk} />
            </Section>
            <Section title={`Reminders${state.reminders.length ? ` (${state.reminders.length})` : ''}`}>
              <Reminders {...desk} />
            </Section>
            <Section title="Victory points" id="score" open={ending(state) !== null}>
              <Score {...desk} />
            </Section>
            <Section title="What happened">
              <Chronicle name={open.game.name} log={at.log} />
            </Section>
            <Section title="Games and sheets">
              <div class="row">
                <label class="field wide">
                  <span>Name of this game</span>
                  <input value={open.game.name} maxLength={120} onChange={(event) => rename(event.currentTarget.value)} />
                </label>
                {(['first', 'second'] as const).map((side) => (
                  <label class="field" key={side}>
                    <span>{side === 'first' ? 'Moves first' : 'Moves second'}</span>
                    <input
                      value={state.sides[side].name}
                      maxLength={60}
                      onChange={(event) => act({ kind: 'rename', side, name: event.currentTarget.value })}
                    />
                  </label>
                ))}
              </div>
              <p class="row">
                <button type="button" class="button button-quiet" onClick={() => setPrinting('game')}>
                  Print this game
                </button>
                {blankSheet}
                <button
                  type="button"
                  class="button button-quiet"
                  onClick={() => handOut(open.game.name, writeGame(fr3Companion, open.game))}
                >
                  Save it as a file
                </button>
                <WakeLock />
              </p>
              {games}
            </Section>
            <Dock
              {...desk}
              last={at.last.at(-1)?.text ?? ''}
              refused={refused}
              canUndo={open.game.done.length > 0}
              canRedo={open.game.undone.length > 0}
              onUndo={undo}
              onRedo={redo}
            />
          </div>
        )}
        <TrackingSheet name={open?.game.name ?? ''} state={printing === 'blank' ? null : (state ?? null)} />
      </div>
    </RuleLinks.Provider>
  );
}

interface SectionProps {
  title: string;
  id?: string;
  open?: boolean;
  children: preact.ComponentChildren;
}

/** A part of the page that is out of the way until it is wanted. */
function Section({ title, id, open, children }: SectionProps) {
  return (
    <details class="part" id={id} open={open}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div class="part-body">{children}</div>
    </details>
  );
}
