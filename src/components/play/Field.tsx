/** The open battle: the table, and beside it whatever is asked, whoever asks it. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { groundNow } from '../../engine/fr3/battle/magic/barriers.ts';
import { type Action, fr3Battle } from '../../engine/fr3/battle/ruleset.ts';
import { askedNow } from '../../engine/fr3/battle/sequence.ts';
import { findUnit, isMass, standing } from '../../engine/fr3/battle/units/pieces.ts';
import { enemyOf, type PieceId, sideIds } from '../../engine/fr3/battle/vocabulary/ids.ts';
import { distance, heart, inside, onGrid, type Point } from '../../engine/kernel/geometry.ts';
import { useOneTabStop } from '../ui/one-tab-stop.ts';
import { NotStored } from '../ui/stored/NotStored.tsx';
import { Afterwards } from './Afterwards.tsx';
import { Aloud } from './Aloud.tsx';
import { Beside } from './Beside.tsx';
import { Board, type Drag, type Ghost } from './board/Board.tsx';
import { Who } from './Choosing.tsx';
import { Chosen } from './Chosen.tsx';
import { Dice, Story } from './Chronicle.tsx';
import { ComputersTurn } from './ComputersTurn.tsx';
import { aimedAnew, choicesAt, choicesFor, isSpell, sameSpell, tryAt } from './choices.ts';
import { lastSaid, sayPurpose } from './chronicle.ts';
import { type Course, chanceToCome, type Entry, viewOf } from './course.ts';
import { layersFor, sinceOf, trails } from './fr3/layers.ts';
import { dialsOf, ghostsOf, hasPlace, isPut, sentTo } from './fr3/moves.ts';
import { piecesOf } from './fr3/pieces.ts';
import { placesOf } from './fr3/places.ts';
import { type Corner, drawnTo, handlesOf } from './fr3/wheel-handles.ts';
import { armyName, sayAsk, sayReasons } from './fr3/words.ts';
import { Head } from './Head.tsx';
import { lazy } from './lazy.tsx';
import { able, actorsOf, aimsOf, isRisk, optionsOf, plainOptions, shownAs } from './options.ts';
import { type Missed, Staged } from './Staged.tsx';
import { Foot } from './StepEnd.tsx';
import { suggestion } from './thinking.ts';
import type { Play as Open } from './use-battle.ts';
import { isLow, standsBeside } from './use-in-view.ts';

const DiceAsk = lazy(async () => (await import('../companion/DiceAsk.tsx')).DiceAsk<unknown>);
const Curtain = lazy(async () => (await import('./Curtain.tsx')).Curtain);
const End = lazy(async () => (await import('./End.tsx')).End);
const Glimpse = lazy(async () => (await import('./Outcomes.tsx')).Glimpse);
const Keep = lazy(async () => (await import('./BattleMenu.tsx')).Keep);
const LookingBack = lazy(async () => (await import('./LookingBack.tsx')).LookingBack);

/** Coordinates that a finger gives. */
const quarters = (inches: number): number => onGrid(Math.round(inches * 4) / 4);
const pointed = ({ x, y }: Point): Point => ({ x: quarters(x), y: quarters(y) });

/** Inches off a place that is offered for works or a camp, or off the middle of a work, within which it is meant. */
const besideIt = 0.7;

/** Sentences of the news below the table of a phone: no more of them are in sight. */
const saidOnPhone = 3;
/** Pixels between two presses of one double press. */
const slip = 24;

const nothing: readonly never[] = [];

export function Field({ play, course, root }: { play: Open; course: Course; root: string }) {
  const { side, computer, ownDice, habits, stored, open } = play;
  const [past, setPast] = useState<number>();
  const [chosen, setChosen] = useState<readonly PieceId[]>(nothing);
  const [staged, setStaged] = useState<Action>();
  const [tried, setTried] = useState<PieceId>();
  /** Whom what is staged does not take. */
  const [missed, setMissed] = useState<Missed>();
  const [why, setWhy] = useState<readonly string[]>(nothing);
  const [looked, setLooked] = useState<Action | null>(null);
  const [hovered, setHovered] = useState<PieceId | null>(null);
  const [named, setNamed] = useState<readonly PieceId[]>(nothing);
  // On a phone the chronicle would stand between the table and everything below it.
  const [wide] = useState(standsBeside);
  const [keeping, setKeeping] = useState(false);
  const inWords = useOneTabStop<HTMLUListElement>();
  const [asking, setAsking] = useState(false);
  /** No suggestion came. */
  const [unheard, setUnheard] = useState(false);
  /** The moment at which the curtain was lifted. */
  const [lifted, setLifted] = useState<Entry>();
  const at = Math.min(past ?? Infinity, course.length - 1);
  const entry = course[at] as Entry;
  // Nobody sees what the other side keeps secret: whoever decides, or plays against the computer, sees his own side of it.
  const seats = open?.battle.seats;
  const viewer = seats?.A === 'person' && seats.B === 'person' ? side : sideIds.find((id) => seats?.[id] === 'person');
  const state = useMemo(() => (viewer ? viewOf(entry.state, viewer) : entry.state), [entry.state, viewer]);
  const now = useRef(state);
  const rail = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const acted = useRef(false);
  const asked = useRef<string>();
  now.current = state;
  const live = past === undefined;
  const mine = live && !computer && side !== null && !ownDice;
  const ask = mine ? askedNow(state) : null;
  const shared = seats?.A === seats?.B;
  // Whoever has just answered a secret question of his is still the only one who looks.
  const alone = lifted !== undefined && (lifted === entry || (lifted === course[at - 1] && entry.by === ask?.side));
  const curtained = ask?.secret === true && shared && !alone;

  const stage = (action: Action | undefined, reasons: readonly string[] = nothing) => {
    setLooked(null);
    setNamed(nothing);
    setTried(undefined);
    setMissed(undefined);
    setWhy(reasons);
    setStaged(action);
  };

  /** After an act of one's own, the table and the next question are in sight, however far down its button stood. */
  const bringBack = () => {
    if (!rail.current || !board.current) return;
    const table = board.current.getBoundingClientRect();
    const away = table.bottom < innerHeight / 3 || table.bottom > innerHeight;
    if (standsBeside() && away) board.current.scrollIntoView({ block: 'start', behavior: 'instant' });
    // The rail of a phone that lies on its side has room for the news and the question.
    const news = rail.current.querySelector<HTMLElement>('.said');
    if (isLow() && news) rail.current.scrollTop = news.offsetTop;
    if (standsBeside()) return;
    const { top, bottom } = rail.current.getBoundingClientRect();
    // Where it helps all the rest into sight, the clocks and pools are scrolled away.
    const head = rail.current.querySelector('.play-head')?.clientHeight ?? 0;
    const over = bottom - top - (innerHeight - table.height);
    const spare = over > 0 && over <= head ? over : 0;
    const by = top + spare - table.bottom;
    if (by < 0 || spare > 0) scrollBy({ top: by });
  };

  // Whatever was chosen belongs to the moment before; a button that had the focus may be gone with it.
  useEffect(() => {
    if (document.activeElement === document.body) rail.current?.focus({ preventScroll: true });
    if (acted.current) bringBack();
    acted.current = false;
    stage(undefined);
    const goesOn = ask?.what === 'movement' && asked.current === 'movement';
    asked.current = ask?.what;
    setUnheard(false);
    // A finger goes away without leaving what it was on.
    setHovered(null);
    setChosen((ids) => (goesOn && ids.every((id) => able(state).has(id)) ? ids : nothing));
  }, [state]);

  useEffect(() => {
    if (!alone || ask?.secret !== true) return;
    setLifted(entry);
    bringBack();
  }, [entry, alone]);

  // Whoever plays by keys goes on in the rail: when the battle opens, and when what had the focus is gone.
  useEffect(() => {
    const held = document.activeElement;
    if (held === null || held === document.body || held.closest('.start-battle')) rail.current?.focus({ preventScroll: true });
  }, [chosen, staged]);

  // Escape lets go of what is chosen, wherever the focus is: after dragging, nothing has it. Where nothing is chosen it leads back to
  // the rail, past the links of the chronicle. What stands above the page has its own.
  const letGo = useRef(() => {});
  letGo.current = () => {
    if (!staged && chosen.length === 0) rail.current?.focus();
    else if (staged) stage(undefined);
    else choose(nothing);
  };
  useEffect(() => {
    const pressed = ({ key, target }: KeyboardEvent) => {
      const on = target as Element;
      if (key === 'Escape' && (on === document.body || on.closest('.open-battle'))) letGo.current();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);

  // The second press of a double one is not meant for what has come into the place of the first.
  const pressed = useRef({ time: 0, x: 0, y: 0 });
  const changed = useRef(0);
  useEffect(() => {
    changed.current = performance.now();
  }, [state, staged, chosen, lifted]);
  const unmeant = (event: MouseEvent) => {
    const { time, x, y } = pressed.current;
    const near = Math.hypot(event.clientX - x, event.clientY - y) < slip;
    const twice = event.detail > 1 && near && changed.current > time;
    pressed.current = { time: performance.now(), x: event.clientX, y: event.clientY };
    if (!twice) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const lookBack = (index: number) => {
    setPast(index === course.length - 1 ? undefined : index);
    // Beside the rail the table scrolls away with the page.
    if (standsBeside()) scrollTo({ top: 0 });
  };
  const choose = (ids: readonly PieceId[]) => {
    stage(undefined);
    setChosen(ids);
  };
  const act = (action: Action) => {
    acted.current = true;
    stage(undefined);
    play.act(action);
  };
  /** What is no risk and has no numbers to turn is done at once. */
  const actOrStage = (action: Action) =>
    isRisk(state, action) || dialsOf(state, action).length > 0 ? stage(action) : act(action);

  const ofMine = (id: PieceId) => mine && side !== null && id.startsWith(side);
  const own = chosen.length > 0 && chosen.every(ofMine);
  /** What pressing a piece would do to it, if anything: with the chosen, or where it is aimed at by something that no unit does. */
  const aimedAt = (id: PieceId): Action | undefined =>
    own
      ? chosen.includes(id)
        ? undefined
        : (choicesAt(state, chosen, id).find((each) => sameSpell(staged, each)) ?? choicesAt(state, chosen, id)[0])
      : plainOptions(state).find((action) => aimsOf(state, action).includes(id));

  /** The table is pressed to put something there: whoever stands near is not meant, unless the same can be done to him. */
  const placing = staged !== undefined && hasPlace(staged) && staged.kind !== 'deploy';
  const targets = useMemo(() => {
    if (!mine) return new Set<string>();
    if (placing)
      return new Set(
        choicesFor(state, chosen)
          .filter((each) => sameSpell(staged, each))
          .flatMap((action) => aimsOf(state, action)),
      );
    const aims = own ? choicesFor(state, chosen) : plainOptions(state);
    return new Set([...able(state), ...aims.flatMap((action) => aimsOf(state, action))]);
  }, [state, mine, chosen, placing]);
  const loose = useMemo(
    () => (ask?.what === 'movement' ? new Set([...able(state)].filter((id) => findUnit(state, id))) : new Set<string>()),
    [state, mine],
  );
  const handles = useMemo(() => (own && ask?.what === 'movement' ? handlesOf(state, chosen) : nothing), [state, mine, chosen]);

  /** What cannot be done to an enemy, with the reason. */
  const attempt = (ids: readonly PieceId[], at: PieceId): boolean => {
    const action = tryAt(state, ids, at);
    if (!action) return false;
    stage(action);
    setTried(at);
    return true;
  };
  /** Aims what is staged at somebody else. Whom it does not take, it does not: it stays as it is, and the reason is said. */
  const aimAnew = (id: PieceId): boolean => {
    const again = staged && aimedAnew(state, staged, id);
    if (!again) return false;
    const because = fr3Battle.refuse(state, again);
    if (!because || (again.kind === 'cast-at' && again.on.length === 0)) stage(again);
    else setMissed({ id, because });
    return true;
  };
  const press = (id: PieceId, more: boolean) => {
    if (!mine) return choose([id]);
    if (staged && isSpell(staged.kind) && aimAnew(id)) return;
    const first = aimedAt(id);
    if (first) return stage(first);
    if (legal && !able(state).has(id) && aimAnew(id)) return;
    if (own && !ofMine(id)) {
      if (attempt(chosen, id)) return;
    }
    if (more && own && ofMine(id)) return choose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
    choose([id]);
  };

  const send = (ids: readonly PieceId[], to: Point, grasped?: Point) => {
    const enemy = standing(state, side === null ? undefined : enemyOf(side)).find(({ base }) => inside(base, to));
    const action = enemy ? choicesAt(state, ids, enemy.id)[0] : sentTo(state, ids, to, grasped);
    if (action) stage(action);
    else if (enemy) attempt(ids, enemy.id);
  };
  const ground = (to: Point) => {
    if (placing) {
      // Works stand base to base, and a camp in the middle of one: that is hit without a ruler.
      const near =
        isPut(staged) &&
        optionsOf(state)
          .filter(isPut)
          .find((each) => distance(each, to) < besideIt);
      const { x, y } = near || pointed(to);
      return stage({ ...staged, x, y });
    }
    if (staged?.kind === 'cast') {
      const because = fr3Battle.refuse(state, { ...staged, on: [] });
      if (because) setMissed({ id: null, because });
      return;
    }
    if (!own) return;
    if (ask?.what === 'movement') send(chosen, to);
    if (ask?.what === 'deploy') {
      const { x, y } = state.works.find(({ base }) => base && distance(base, to) < besideIt)?.base ?? pointed(to);
      stage({ kind: 'deploy', units: chosen, x, y, wide: chosen.length });
    }
  };
  const suggest = async () => {
    setAsking(true);
    setUnheard(false);
    const found = await suggestion(state).catch(() => null);
    setAsking(false);
    setUnheard(found === null);
    // Whatever has happened meanwhile is another question.
    if (found && now.current === state) stage(found.action, sayReasons(found.reasons));
  };
  const drag = ({ piece, handle, from, at: to }: Drag) => {
    if (!mine) return;
    if (handle !== null) return stage(drawnTo(state, chosen, handle as Corner, to));
    if (piece === null) return;
    const ids = own && chosen.includes(piece) ? chosen : [piece];
    if (ids !== chosen) setChosen(ids);
    send(ids, to, from);
  };

  // What is pointed at on the table counts as looked at, too.
  const seen = staged ?? looked ?? (mine && hovered !== null && own ? aimedAt(hovered) : undefined);
  const legal = seen !== undefined && mine && fr3Battle.refuse(state, seen) === null;
  const ghosts = useMemo((): readonly Ghost[] => {
    if (seen && mine && side !== null)
      return ghostsOf(state, seen).map(({ base, from }) => ({
        base,
        from,
        side,
        tone: legal ? 'good' : 'bad',
        frontless: isMass({ base }) || isPut(seen),
      }));
    return !live || entry.by !== side || computer ? trails(course, at) : nothing;
  }, [state, seen, mine, live]);
  const shown = chosen.length > 0 ? chosen : named.length > 0 ? named : hovered !== null ? [hovered] : nothing;
  const layers = useMemo(
    () => (live ? layersFor(state, shown, seen && legal ? ghosts : nothing) : nothing),
    [state, live, shown.join(), ghosts],
  );
  /** Whether only those look who may know everything that the view of their side knows; after the battle all may. */
  const unseen = side === null || !shared || (alone && ask?.secret === true);
  const pieces = useMemo(() => piecesOf(state, unseen, (id) => ofMine(id) && !able(state).has(id)), [state, mine, unseen]);
  const asksOf = ask?.unit !== undefined && !curtained ? [shownAs(state, ask.unit)] : nothing;
  const aimed = seen
    ? [...actorsOf(seen), ...aimsOf(state, seen), ...asksOf]
    : chosen.length > 0
      ? chosen
      : named.length > 0
        ? named
        : asksOf;
  const { setup } = state;
  const places = useMemo(() => placesOf(state), [setup, state.holdings, state.works, state.units, state.fires]);
  const whyNoUndo =
    entry.action === null
      ? 'Nothing has been done yet.'
      : entry.rolls.length > 0
        ? 'Dice have fallen in it: what they have shown cannot be taken back.'
        : 'The enemy has acted since.';

  const told = course.slice(live && entry.by !== side ? sinceOf(course, at) : at, at + 1);
  const news = at > 0 ? lastSaid(told, wide ? undefined : saidOnPhone) : '';

  return (
    <div class="open-battle" data-hand={habits.hand}>
      <div class="field-table" ref={board}>
        {open?.battle.question && <p class="question">{open.battle.question}</p>}
        <Board
          table={setup.table}
          terrain={groundNow(state)}
          places={places}
          pieces={pieces}
          chosen={aimed}
          targets={targets}
          ghosts={ghosts}
          layers={layers}
          loose={loose}
          handles={handles}
          onPiece={press}
          onGround={ground}
          onHover={setHovered}
          onDrag={drag}
        />
      </div>
      <div class="field-rail" ref={rail} tabIndex={-1} onClickCapture={unmeant}>
        {open && live && <Beside battle={open.battle} course={course} root={root} onStage={stage} onLeave={() => play.leave()} />}
        <Head state={state} decider={live ? side : null} />
        <NotStored stored={stored} what="the battle" save="Save it as a file" />
        {live && <Dice key={course.length} entry={entry} rolling={habits.dice === 'quick'} />}
        <p class="said" aria-hidden="true">
          {news}
        </p>
        <Aloud text={news} />
        {!live && (
          <LookingBack at={at} last={course.length - 1} onShow={setPast} onBranch={() => play.branch(course.slice(0, at + 1))} />
        )}
        {live && ownDice && (
          <section aria-label="Your dice">
            <DiceAsk
              chance={ownDice.chance}
              says={(purpose) => sayPurpose(state, purpose, ownDice.action.kind === 'fight' ? ownDice.action : undefined)}
              onDone={play.faces}
            />
            <button type="button" class="button button-quiet" onClick={play.notYet}>
              Not yet
            </button>
          </section>
        )}
        {live && computer && side !== null && <ComputersTurn name={armyName(state, side)} computer={computer} />}
        {curtained && ask && (
          <Curtain
            name={armyName(state, ask.side)}
            side={ask.side}
            stays={entry.by === ask.side}
            onLift={() => setLifted(entry)}
          />
        )}
        {mine && ask && !curtained && (
          <>
            <p class="asks">
              <small class={`of-side-${ask.side.toLowerCase()}`}>{armyName(state, ask.side)}</small>
              {sayAsk(state, ask)}
            </p>
            {staged ? (
              <Staged
                state={state}
                action={staged}
                target={tried}
                missed={missed}
                why={why}
                root={root}
                onChange={stage}
                onDo={() => act(staged)}
                onBack={() => stage(undefined)}
              />
            ) : chosen.length > 0 ? (
              <Chosen state={state} chosen={chosen} mine={own} onStage={stage} onLook={setLooked} onChoose={choose} />
            ) : (
              <Who
                state={state}
                onChoose={choose}
                onStage={actOrStage}
                onLook={setLooked}
                onName={setNamed}
                onDeployAll={play.deployAll}
              />
            )}
            {!staged && seen && legal && chanceToCome(state, seen).kind === 'roll' && <Glimpse state={state} action={seen} />}
          </>
        )}
        {!mine && chosen.length > 0 && (
          <Chosen state={state} chosen={chosen} mine={false} onStage={stage} onLook={setLooked} onChoose={choose} />
        )}
        {side === null && <End course={course} onShow={lookBack} onLeave={() => play.leave()} />}
        {live && !staged && !ownDice && !curtained && side !== null && (
          <Foot
            state={state}
            mine={mine}
            onDo={act}
            onSuggest={mine && ask?.what !== 'deploy' ? suggest : null}
            suggesting={asking}
            unheard={unheard}
            onUndo={play.undo}
            whyNoUndo={whyNoUndo}
          />
        )}
      </div>
      <div class="field-story">
        {side === null && <Afterwards course={course} wide={wide} onShow={lookBack} />}
        <details open={wide}>
          <summary>
            <h2>Chronicle</h2>
          </summary>
          <Story course={course} at={at} onShow={lookBack} />
        </details>
        <details onToggle={(event) => setKeeping(event.currentTarget.open)}>
          <summary>
            <h2>Dice, pace, links</h2>
          </summary>
          {open && keeping && (
            <Keep
              battle={open.battle}
              course={course}
              at={at}
              habits={habits}
              onHabits={play.setHabits}
              onSeat={play.seat}
              onLeave={() => play.leave()}
            />
          )}
        </details>
        <details>
          <summary>
            <h2>The table in words</h2>
          </summary>
          <ul class="in-words" {...inWords}>
            {pieces.map(({ id, name }) => (
              <li key={id}>
                <button type="button" onClick={() => press(id, false)}>
                  {name}
                </button>
              </li>
            ))}
            {places.map(
              ({ name, polygon }) =>
                name && <li>{`${name} at ${Math.round(heart(polygon).x)}, ${Math.round(heart(polygon).y)}`}</li>,
            )}
          </ul>
        </details>
      </div>
    </div>
  );
}
