/** The open battle: the table, and beside it whatever is asked, whoever asks it. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Action, fr3Battle } from '../../engine/fr3/battle/battle.ts';
import { askedNow } from '../../engine/fr3/battle/sequence.ts';
import { enemyOf, findUnit, type PieceId, standing } from '../../engine/fr3/battle/state.ts';
import { inside, onGrid, type Point } from '../../engine/kernel/geometry.ts';
import { DiceAsk } from '../companion/DiceAsk.tsx';
import { Board, type Drag, type Ghost } from './board/Board.tsx';
import { Chosen } from './Chosen.tsx';
import { type Course, chanceOf, type Entry } from './course.ts';
import { End } from './End.tsx';
import { Head } from './Head.tsx';
import { Keep } from './Keep.tsx';
import { ghostsOf, sentTo } from './moves.ts';
import { able, actorsOf, aimsOf, plainOptions } from './options.ts';
import { piecesOf } from './pieces.ts';
import { Staged } from './Staged.tsx';
import { Dice, lastSaid, Story } from './Story.tsx';
import { layersFor, sinceOf, trails } from './shown.ts';
import { choicesAt, choicesFor, tryAt } from './suggested.ts';
import { choice } from './thinking.ts';
import type { Play as Open } from './use-battle.ts';
import { Plain, Who } from './Who.tsx';
import { armyName, sayAsk } from './words.ts';

/** Coordinates that a finger gives. */
const quarters = (inches: number): number => Math.round(inches * 4) / 4;

export function Field({ play, course, root }: { play: Open; course: Course; root: string }) {
  const { side, computer, thinking, ownDice, habits, kept, open } = play;
  const [past, setPast] = useState<number>();
  const [chosen, setChosen] = useState<readonly PieceId[]>([]);
  const [staged, setStaged] = useState<Action>();
  const [hovered, setHovered] = useState<PieceId | null>(null);
  // On a phone the chronicle would stand between the table and everything below it.
  const [wide] = useState(() => matchMedia('(min-width: 62rem)').matches);
  const [asking, setAsking] = useState(false);
  const at = past ?? course.length - 1;
  const entry = course[at] as Entry;
  const { state } = entry;
  const now = useRef(state);
  const rail = useRef<HTMLDivElement>(null);
  now.current = state;
  const live = past === undefined;
  const mine = live && !computer && side !== null && !ownDice;
  const ask = mine ? askedNow(state) : null;

  // Whatever was chosen belongs to the moment before; a button that had the focus may be gone with it.
  useEffect(() => {
    if (document.activeElement === document.body) rail.current?.focus({ preventScroll: true });
    setStaged(undefined);
    setChosen((ids) => (mine && ask?.what === 'movement' && ids.every((id) => able(state).has(id)) ? ids : []));
  }, [state]);

  const choose = (ids: readonly PieceId[]) => {
    setStaged(undefined);
    setChosen(ids);
  };
  const act = (action: Action) => {
    setStaged(undefined);
    play.act(action);
  };
  const actOrStage = (action: Action) => (chanceOf(state, action).kind === 'roll' ? setStaged(action) : act(action));

  const ofMine = (id: PieceId) => mine && side !== null && id.startsWith(side);
  const own = chosen.length > 0 && chosen.every(ofMine);

  const targets = useMemo(() => {
    if (!mine) return new Set<string>();
    const aims = own ? choicesFor(state, chosen) : plainOptions(state);
    return new Set([...able(state), ...aims.flatMap((action) => aimsOf(state, action))]);
  }, [state, mine, chosen]);
  const loose = useMemo(
    () => (ask?.what === 'movement' ? new Set([...able(state)].filter((id) => findUnit(state, id))) : new Set<string>()),
    [state, mine],
  );

  const press = (id: PieceId, more: boolean) => {
    if (!mine) return choose([id]);
    const plain = own ? [] : plainOptions(state).filter((action) => aimsOf(state, action).includes(id));
    const [first] = own && !chosen.includes(id) ? choicesAt(state, chosen, id) : plain;
    if (first) return setStaged(first);
    if (own && !ofMine(id)) {
      const tried = tryAt(state, chosen, id);
      if (tried) return setStaged(tried);
    }
    if (more && own && ofMine(id)) return choose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
    choose([id]);
  };

  const send = (ids: readonly PieceId[], to: Point, grasped?: Point) => {
    const enemy = standing(state, side === null ? undefined : enemyOf(side)).find(({ base }) => inside(base, to));
    const action = enemy ? (choicesAt(state, ids, enemy.id)[0] ?? tryAt(state, ids, enemy.id)) : sentTo(state, ids, to, grasped);
    if (action) setStaged(action);
  };
  const ground = (to: Point) => {
    if (!own) return;
    if (ask?.what === 'movement') send(chosen, to);
    if (ask?.what === 'deploy')
      setStaged({ kind: 'deploy', units: chosen, x: onGrid(quarters(to.x)), y: onGrid(quarters(to.y)), wide: chosen.length });
  };
  const suggest = async () => {
    setAsking(true);
    const action = await choice({ ask: 'choose', player: 'greedy', seed: 0, state }).catch(() => null);
    setAsking(false);
    // Whatever has happened meanwhile is another question.
    if (action && now.current === state) setStaged(action);
  };
  const drag = ({ piece, from, at: to }: Drag) => {
    if (!mine) return;
    const ids = own && chosen.includes(piece) ? chosen : [piece];
    if (ids !== chosen) setChosen(ids);
    send(ids, to, from);
  };

  const legal = staged !== undefined && mine && fr3Battle.refuse(state, staged) === null;
  const ghosts = useMemo((): readonly Ghost[] => {
    if (staged && mine && side !== null)
      return ghostsOf(state, staged).map(({ base, from }) => ({ base, from, side, tone: legal ? 'good' : 'bad' }));
    return !live || entry.by !== side || computer ? trails(course, at) : [];
  }, [state, staged, mine, live]);
  const shown = chosen.length > 0 ? chosen : hovered !== null ? [hovered] : [];
  const layers = useMemo(() => (live ? layersFor(state, shown) : []), [state, live, shown.join()]);
  const pieces = useMemo(() => piecesOf(state, (id) => ofMine(id) && !able(state).has(id)), [state, mine]);
  const aimed = staged ? [...actorsOf(staged), ...aimsOf(state, staged)] : chosen;
  const { setup } = state;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape lets go of what is chosen, wherever the focus is
    <div
      class="open-battle"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        if (staged) setStaged(undefined);
        else choose([]);
      }}
    >
      <div class="field-table">
        <Board
          table={setup.table}
          terrain={setup.terrain}
          objective={setup.objective}
          pieces={pieces}
          chosen={aimed}
          targets={targets}
          ghosts={ghosts}
          layers={layers}
          loose={loose}
          onPiece={press}
          onGround={ground}
          onHover={setHovered}
          onDrag={drag}
        />
      </div>
      <div class="field-rail" ref={rail} tabIndex={-1}>
        <Head state={state} decider={live ? side : null} />
        {!kept && (
          <p class="message message-wrong" role="alert">
            This device does not let the page keep the battle. Save it as a file before you close the page.
          </p>
        )}
        {live && <Dice key={course.length} rolls={entry.rolls} rolling={habits.dice === 'quick'} />}
        <p class="said" role="status">
          {at > 0 && lastSaid(course.slice(live && entry.by !== side ? sinceOf(course, at) + 1 : at, at + 1))}
        </p>
        {!live && (
          <section class="then-bar" aria-label="Looking back">
            <p>
              Action {at} of {course.length - 1}.
            </p>
            <p class="row">
              <button type="button" class="button button-quiet" disabled={at === 0} onClick={() => setPast(at - 1)}>
                Back
              </button>
              <button
                type="button"
                class="button button-quiet"
                disabled={at === course.length - 1}
                onClick={() => setPast(at + 1)}
              >
                On
              </button>
              <button type="button" class="button" onClick={() => setPast(undefined)}>
                To the battle now
              </button>
              <button type="button" class="button button-quiet" onClick={() => play.branch(course.slice(0, at + 1))}>
                Play on from here
              </button>
            </p>
          </section>
        )}
        {live && ownDice && (
          <section aria-label="Your dice">
            <DiceAsk chance={ownDice.chance} onDone={play.faces} />
          </section>
        )}
        {live && computer && side !== null && (
          <p class="asks" role="status">
            {armyName(state, side)} {thinking ? 'think …' : 'move.'}
          </p>
        )}
        {mine && ask && (
          <>
            <p class="asks">
              <small class={`of-side-${ask.side.toLowerCase()}`}>{armyName(state, ask.side)}</small>
              {sayAsk(state, ask)}
            </p>
            {staged ? (
              <Staged
                state={state}
                action={staged}
                root={root}
                onChange={setStaged}
                onDo={() => act(staged)}
                onBack={() => setStaged(undefined)}
              />
            ) : chosen.length > 0 ? (
              <Chosen state={state} chosen={chosen} mine={own} onStage={setStaged} onChoose={choose} />
            ) : (
              <Who state={state} onChoose={choose} onStage={setStaged} onDeployAll={play.deployAll} />
            )}
            {!staged && <Plain state={state} onDo={actOrStage} />}
            {!staged && ask.what !== 'deploy' && (
              <p>
                <button type="button" class="button button-quiet" disabled={asking} onClick={suggest}>
                  {asking ? 'Asking …' : 'What would the Captain do?'}
                </button>
              </p>
            )}
          </>
        )}
        {!mine && chosen.length > 0 && (
          <Chosen state={state} chosen={chosen} mine={false} onStage={setStaged} onChoose={choose} />
        )}
        {live && side === null && <End state={state} />}
        <p class="row field-back">
          <button type="button" class="button button-quiet" disabled={!live || !play.undo} onClick={() => play.undo?.()}>
            Take back
          </button>
          <small>
            {live &&
              !play.undo &&
              entry.action &&
              (entry.rolls.length > 0 ? 'Dice that have fallen stay.' : 'The enemy has acted since.')}
          </small>
        </p>
      </div>
      <div class="field-story">
        <details open={wide}>
          <summary>
            <h2>Chronicle</h2>
          </summary>
          <Story course={course} at={at} onShow={(index) => setPast(index === course.length - 1 ? undefined : index)} />
        </details>
        <details>
          <summary>
            <h2>Dice, pace, links</h2>
          </summary>
          {open && (
            <Keep
              battle={open.battle}
              course={course}
              habits={habits}
              onHabits={play.setHabits}
              onLeave={() => play.show(null)}
            />
          )}
        </details>
        <details>
          <summary>
            <h2>The table in words</h2>
          </summary>
          <ul class="in-words">
            {pieces.map(({ id, name }) => (
              <li key={id}>
                <button type="button" onClick={() => press(id, false)}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </div>
  );
}
