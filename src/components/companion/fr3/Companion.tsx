/** The table companion of Fantasy Rules!: the sheet of paper beside the table, kept by the rules. */
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { fr3Companion } from '../../../engine/fr3/companion/companion.ts';
import { type LinkedRules, RuleLinks } from '../../odds/links.tsx';
import { shelfOf } from '../shelf.ts';
import { useGame } from '../use-game.ts';
import { Dock } from './Dock.tsx';
import { StepCard, type StepTexts } from './StepCard.tsx';

/** The texts of the steps come as named slots, which the checker sees as children. */
interface Props extends Partial<StepTexts> {
  readonly linked: LinkedRules;
  readonly children?: ComponentChildren;
}

export default function Companion({ linked, happens, rules, parts }: Props) {
  const shelf = useMemo(() => shelfOf(fr3Companion), []);
  const { open, at, refused, kept, show, begin, act, undo, redo, rename } = useGame(fr3Companion, shelf);
  const [later, setLater] = useState<typeof import('./Later.tsx')>();
  useEffect(() => {
    import('./Later.tsx').then(setLater, () => {});
  }, []);
  const state = at?.state;
  return (
    <RuleLinks.Provider value={linked}>
      <div class={`companion ${state ? 'is-open' : ''}`}>
        {!open &&
          (open === null && later ? (
            <later.NoGame shelf={shelf} onOpen={show} onBegin={begin} />
          ) : (
            <p>Looking for games on this device …</p>
          ))}
        {open && at && state && (
          <div class="desk">
            {!kept && (
              <p class="message message-wrong" role="alert">
                This device does not let the page keep the game. Save it as a file before you close the page.
              </p>
            )}
            <StepCard
              state={state}
              act={act}
              happens={happens}
              rules={rules}
              parts={parts}
              tools={later?.StepTools}
              losses={later?.Losses}
            />
            {later && (
              <later.Later
                state={state}
                act={act}
                id={open.id}
                game={open.game}
                log={at.log}
                shelf={shelf}
                onOpen={show}
                onRename={rename}
              />
            )}
            <Dock
              panels={later?.SidePanels}
              state={state}
              act={act}
              last={at.last.at(-1)?.text ?? ''}
              refused={refused}
              onUndo={open.game.done.length ? undo : undefined}
              onRedo={open.game.undone.length ? redo : undefined}
            />
          </div>
        )}
      </div>
    </RuleLinks.Provider>
  );
}
