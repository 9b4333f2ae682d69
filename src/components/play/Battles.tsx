/** Opens the requested battle. This part of the page has the engine. */
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { lazy } from './lazy.tsx';
import type { Found } from './saved/find-battle.ts';
import type { Recording } from './saved/recordings.ts';
import type { Opened } from './saved/saved.ts';
import { Field } from './shell/Field.tsx';
import { OtherTabs } from './shell/OtherTabs.tsx';
import type { Original, Requested } from './start/requested.ts';
import type { GameSystem } from './system.ts';
import { SystemContext, useSystem } from './system-context.ts';
import { useBattle } from './use-battle.ts';

const Recorded = lazy(async () => (await import('./saved/Recorded.tsx')).Recorded);
const Damaged = lazy(async () => (await import('../ui/stored/Damaged.tsx')).Damaged);

export interface BattlesProps {
  readonly asked: Requested;
  /** The address of the site’s root. */
  readonly root: string;
  /** Called once a battle is open. */
  readonly onOpen: () => void;
  readonly onLeave: () => void;
  /** Called with the reason if there is nothing to open. */
  readonly onFail: (because: string, original?: Original) => void;
  /** Called when the user asks for another battle. */
  readonly onRequest: (asked: Requested) => void;
}

/** The battle component for a system, with its engine. */
export const battlesOf = (system: GameSystem) => (props: BattlesProps) => (
  <SystemContext.Provider value={system}>
    <Battles {...props} />
  </SystemContext.Provider>
);

/** Finds the requested battle. Code for battles that are not new is loaded only when needed. */
async function find(system: GameSystem, asked: Requested): Promise<Found> {
  const found: Found =
    asked.from === 'new'
      ? { opened: await system.deployment.newBattle(asked.battle), problem: '' }
      : await (await import('./saved/find-battle.ts')).findBattle(system, asked);
  if (found.opened) await system.words.fetchFor(found.opened.battle.setup);
  return found;
}

function Battles({ asked, root, onOpen, onLeave, onFail, onRequest }: BattlesProps) {
  const system = useSystem();
  const play = useBattle(onLeave);
  const { open } = play;
  const [problem, setProblem] = useState('');
  const [recorded, setRecorded] = useState<{
    readonly recording: Recording;
    readonly opened: Opened | undefined;
    /** A spectator sees the battle from the beginning. */
    readonly watched?: true;
  }>();
  const [original, setOriginal] = useState<Original>();
  useEffect(() => {
    find(system, asked).then(
      async ({ opened, kept, problem: because, original: unread, recording }) => {
        if (!opened && !recording) return onFail(because, unread);
        setProblem(because);
        setOriginal(unread);
        if (recording) {
          setRecorded({ recording, opened });
          return onOpen();
        }
        if (!opened) return;
        const { battle, course } = opened;
        if (asked.from === 'link' && asked.watched && course.length > 1) {
          const { hasSecrets, recordedOf } = await import('./saved/record.ts');
          const recording = await recordedOf(system, opened);
          setRecorded({ recording, opened: hasSecrets(system, opened) ? undefined : opened, watched: true });
          return onOpen();
        }
        if (kept) play.show({ id: kept.id, battle, course }, kept.text);
        else if (unread) play.showCopy(opened);
        else play.take(opened);
      },
      () => onFail('This battle could not be loaded. Try again when you are online.'),
    );
  }, []);
  // This happens before the page is drawn, so that the battle never appears below the page of choices.
  useLayoutEffect(() => {
    if (open) onOpen();
  }, [open?.id]);
  // The scroll position of the choice page must not carry over to the battle.
  useEffect(() => scrollTo({ top: 0, behavior: 'instant' }), [open?.id]);

  const copy = recorded?.opened;
  if (!open && !recorded) return null;
  return (
    <>
      {original && <Damaged {...original}>{problem}</Damaged>}
      {problem && !original && (
        <p class="message message-wrong" role="alert">
          {problem}
        </p>
      )}
      <OtherTabs play={play} onOpen={(id) => onRequest({ from: 'storage', id })} />
      {open ? (
        <Field key={open.id} play={play} course={open.course} root={root} />
      ) : (
        recorded && (
          <Recorded
            recording={recorded.recording}
            watched={recorded.watched === true}
            onPlay={copy && (() => play.showCopy(copy))}
            onLeave={() => play.leave()}
          />
        )
      )}
    </>
  );
}
