/** The table companion of a system: a record sheet for a game on a real table, maintained according to the rules. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type LinkedRules, RuleLinks } from '../odds/links.tsx';
import { NotStored } from '../ui/stored/NotStored.tsx';
import { Dock } from './Dock.tsx';
import { StepCard } from './StepCard.tsx';
import { shelfOf } from './storage.ts';
import { useGame } from './use-game.ts';
import type { LazyParts, View } from './view.ts';

export interface FrameProps {
  readonly linked: LinkedRules;
}

interface Fetched<Setup, State, Action> {
  readonly frame: typeof import('./Below.tsx');
  readonly own: LazyParts<Setup, State, Action>;
}

export function Frame<Setup, State, Action>({ view, linked }: FrameProps & { view: View<Setup, State, Action> }) {
  const shelf = useMemo(() => shelfOf(view.companion), []);
  const { open, at, refused, stored, parted, show, begin, act, undo, redo, rename } = useGame(view.companion, shelf);
  const [later, setLater] = useState<Fetched<Setup, State, Action>>();
  useEffect(() => {
    Promise.all([import('./Below.tsx'), view.lazyParts()]).then(
      ([frame, own]) => setLater({ frame, own }),
      () => {},
    );
  }, []);
  const state = at?.state;
  return (
    <RuleLinks.Provider value={linked}>
      <div class={`companion ${state ? 'is-open' : ''}`}>
        {!open &&
          (open === null && later ? (
            <later.frame.NoGame shelf={shelf} onOpen={show} onBegin={begin} Opening={later.own.Opening} />
          ) : (
            <p>Looking for games on this device …</p>
          ))}
        {open && at && state && (
          <div class="desk">
            {parted && (
              <p class="message message-wrong" role="alert">
                You also continued this game in another tab. Both versions are saved. This one is now a separate game.
              </p>
            )}
            <NotStored stored={stored} what="the game" save="Save it as a file" />
            <StepCard place={view.place(state)} state={state} act={act} Tools={later?.own.Tools} More={later?.own.More} />
            {later && (
              <later.frame.Below
                view={view}
                later={later.own}
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
              view={view}
              Panel={later?.own.Panel}
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
