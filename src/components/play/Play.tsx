/** The battle page of Fantasy Rules!: the table, and beside it whatever is asked, whoever asks it. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Action, fr3Battle } from '../../engine/fr3/battle/battle.ts';
import { askedNow } from '../../engine/fr3/battle/sequence.ts';
import { enemyOf, findUnit, type PieceId, type State, standing, troopOf } from '../../engine/fr3/battle/state.ts';
import { weaponOf } from '../../engine/fr3/battle/weapons.ts';
import { levels as levelNumbers } from '../../engine/fr3/data/figures/levels.ts';
import { deploymentZones } from '../../engine/fr3/table/deployment.ts';
import { zoneOfControl } from '../../engine/fr3/table/zones.ts';
import { corners, inside, onGrid, type Point } from '../../engine/kernel/geometry.ts';
import { DiceAsk } from '../companion/DiceAsk.tsx';
import { type LinkedRules, RuleLinks } from '../odds/links.tsx';
import { Board, type Drag, type Ghost, type Layer } from './board/Board.tsx';
import { Chosen } from './Chosen.tsx';
import { type Course, chanceOf, type Entry } from './course.ts';
import { End } from './End.tsx';
import { Head } from './Head.tsx';
import { Keep } from './Keep.tsx';
import { arcWithin, ghostsOf, reachOf, sentTo } from './moves.ts';
import { able, actorsOf, aimsOf, plainOptions } from './options.ts';
import { piecesOf } from './pieces.ts';
import type { ReadyArmy } from './ready-armies.ts';
import { Staged } from './Staged.tsx';
import { Start } from './Start.tsx';
import { Dice, lastSaid, Story } from './Story.tsx';
import * as shelf from './shelf.ts';
import { choicesAt, choicesFor, tryAt } from './suggested.ts';
import { choice } from './thinking.ts';
import { type Play as Open, useBattle } from './use-battle.ts';
import { Plain, Who } from './Who.tsx';
import { armyName, sayAsk } from './words.ts';

interface Props {
  rules: LinkedRules;
  armies: readonly ReadyArmy[];
  /** The address of the site’s root. */
  root: string;
}

export default function Play({ rules, armies, root }: Props) {
  const play = useBattle();
  const { open, show } = play;
  const [problem, setProblem] = useState('');

  // A link holds a whole battle; else the one that was open last is taken up again.
  useEffect(() => {
    const letters = location.hash.slice(1);
    if (/^[a-z][\w-]{20,}$/.test(letters)) {
      import('./replay-link.ts').then(({ fromLink }) => {
        const read = fromLink(letters);
        const found = read.ok ? read : read.kept;
        if (!read.ok) setProblem(read.because);
        // The battle is kept from here on: the link is not needed any more, and a reload comes back to where one is.
        history.replaceState(null, '', location.pathname);
        if (found) play.take(found);
        else show(null);
      });
      return;
    }
    const id = shelf.current();
    if (id === undefined) show(null);
    else openKept(id);
  }, []);

  // Where the page of choices was scrolled to is no place of the battle.
  useEffect(() => scrollTo({ top: 0, behavior: 'instant' }), [open?.id]);

  const openKept = (id: string) => {
    const read = shelf.open(id);
    const found = read.ok ? read : read.kept;
    setProblem(
      read.ok
        ? ''
        : `The battle kept here is damaged. ${read.because}${found ? ' It is opened as far as it could be read.' : ''}`,
    );
    show(found ? { id, battle: found.battle, course: found.course } : null);
  };

  return (
    <RuleLinks.Provider value={rules}>
      <div class={`play ${open ? 'is-open' : ''}`}>
        {open === undefined && <p>Looking for battles on this device …</p>}
        {open === null && (
          <Start
            armies={armies}
            problem={problem}
            onOpen={openKept}
            onBegin={(found) => {
              setProblem('');
              play.take(found);
            }}
          />
        )}
        {open && problem && (
          <p class="message message-wrong" role="alert">
            {problem}
          </p>
        )}
        {open && <Field key={open.id} play={play} course={open.course} root={root} />}
      </div>
    </RuleLinks.Provider>
  );
}

const surface = levelNumbers.surface;

/** What is shown of the table for those who are chosen: how far they come, where enemies hold them, how far they shoot. */
function layersFor(state: State, chosen: readonly PieceId[]): readonly Layer[] {
  const ask = askedNow(state);
  if (ask?.what === 'deploy') {
    const zone = deploymentZones(state.setup.table)[state.home[ask.side] === 'bottom' ? 0 : 1];
    return [{ tone: 'deploy', points: zone }];
  }
  const units = chosen.flatMap((id) => findUnit(state, id) ?? []).filter(({ status }) => status === 'table');
  const [first] = units;
  if (!first || !ask) return [];
  const own = first.side === ask.side;
  if (own && ask.what === 'movement') {
    const zones = standing(state, enemyOf(first.side)).flatMap(({ base, side, level }): Layer[] => {
      const zone = level === first.level ? zoneOfControl({ base, side, level: surface }) : null;
      return zone ? [{ tone: 'zone', points: corners(zone) }] : [];
    });
    const reach = reachOf(state, chosen);
    return reach.length > 0 ? [...zones, { tone: 'reach', points: reach }] : zones;
  }
  return units.flatMap(({ base, ...unit }): Layer[] => {
    const weapon = weaponOf(troopOf(state, unit));
    return weapon && units.length < 4
      ? weapon.bands.map(({ upTo }) => ({ tone: 'range', points: arcWithin(base, upTo) }) satisfies Layer)
      : [];
  });
}

/** The entry after which one side has done all that was done up to this one. */
function sinceOf(course: Course, at: number): number {
  const by = course[at]?.by;
  let since = at - 1;
  while (since > 0 && course[since]?.by === by) since--;
  return Math.max(0, since);
}

/** Where units stood before what one side has done last. */
function trails(course: Course, at: number): readonly Ghost[] {
  const [before, now] = [course[sinceOf(course, at)], course[at]];
  if (!before || !now || before.state.stage !== 'fighting') return [];
  return now.state.units.flatMap((unit, index): Ghost[] => {
    const was = before.state.units[index];
    if (was?.status !== 'table') return [];
    const moved = was.base.x !== unit.base.x || was.base.y !== unit.base.y;
    return moved || unit.status !== 'table'
      ? [{ base: was.base, to: moved ? unit.base : null, side: unit.side, tone: 'past' }]
      : [];
  });
}

/** Coordinates that a finger gives. */
const quarters = (inches: number): number => Math.round(inches * 4) / 4;

function Field({ play, course, root }: { play: Open; course: Course; root: string }) {
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
