/**
 * The sequence of play (fr3.sequence.turn-structure): what each step asks of the phasing side, what happens as it begins and
 * ends, and how the battle goes on from one decision to the next. The order of the steps is that of the sheet. Steps that
 * are not in the list below ask nothing. What chapters add stands where the order puts it, and is asked when the battle has them.
 */
import { andThen, type Chance, known, map } from '../../kernel/chance.ts';
import { ending } from '../companion/ending.ts';
import { judged, judging } from '../companion/places.ts';
import { verdict } from '../companion/score.ts';
import { againPhase, turnActions } from '../companion/turn.ts';
import { escapeAttempts } from './captives.ts';
import { chaptersOf } from './chapters/brought.ts';
import { abandoned, caught } from './characters.ts';
import { askWaverers, undeadFall, undeadRecover, withLosses } from './clock.ts';
import { deployer } from './deployment/deploy.ts';
import { type BattleReport, certain, event, inTurn, onSheet, report } from './events.ts';
import { sided } from './magic/allegiance.ts';
import { inPhase } from './magic/effects.ts';
import { challengesBegin } from './melee/challenges.ts';
import { turnToDanger } from './melee/danger.ts';
import { unfought } from './melee/question.ts';
import { onceFor } from './memo.ts';
import { landedToStay } from './movement/level.ts';
import { absent } from './movement/return.ts';
import { abandonedStakes } from './movement/stakes.ts';
import { inCompany } from './people/company.ts';
import { apart } from './people/walk.ts';
import { bardsRally, mayRally } from './rally.ts';
import { scoredAtEnd, scoredForTurn, settled } from './scenarios/aims.ts';
import { anyShot } from './shooting/shots.ts';
import {
  type Ask,
  type AskKind,
  nothingYet,
  type PieceId,
  phaseOf,
  phasing,
  type State,
  sideIds,
  sideOnSheet,
  standing,
} from './state.ts';
import { holderOfObjective } from './victory.ts';

export interface StepRules {
  /** What the phasing side is asked in it. */
  readonly asks?: AskKind;
  /** Whether there is anything to decide; asked again after every decision. */
  open?(state: State): boolean | undefined;
  /** What happens as the step begins, before anything is asked. */
  enter?(state: State): Chance<BattleReport>;
}

/** What a chapter does with a state, where the battle has that chapter; nothing happens where it has not. */
const done = (state: State, what: ((state: State) => Chance<BattleReport>) | undefined): Chance<BattleReport> =>
  what?.(state) ?? certain(state);
const told = (state: State, what: ((state: State) => BattleReport) | undefined): Chance<BattleReport> =>
  known(what?.(state) ?? report(state));

/** fr3.multiplayer.two-player-initiative, fr3.pre-game.flanking-force-arrival: as a turn starts its order may be drawn, and its forces may come; then it begins with its magic, and with what burns (fr3.fire.turn-fire-phase). */
const turnStarts = (state: State): Chance<BattleReport> => {
  const { forces, magic, lists, strange } = chaptersOf(state);
  return inTurn(
    report(state),
    (at) => done(at, forces?.orderDrawn),
    (at) => done(at, forces?.forcesArrive),
    (at) => done(at, magic?.turnBegins),
    (at) => done(at, lists?.automatonsStop),
    (at) => done(at, strange?.firePhase),
  );
};

/** fr3.elementals.water-douse-fire: something burns, and the phasing side could use what it has against it. */
const anyFireToDouse = (state: State): boolean =>
  state.fires.length > 0 && chaptersOf(state).magic?.couldUse(state, phasing(state)) === true;

/** By the ids of the sheet. */
export const steps: Readonly<Record<string, StepRules>> = {
  'magic-power': { enter: turnStarts },
  rally: {
    asks: 'rally',
    open: (state) =>
      mayRally(state, phasing(state)).length + (chaptersOf(state).lists?.mayRepair(state, phasing(state)).length ?? 0) > 0,
    enter: (state) => {
      const { lists, magic } = chaptersOf(state);
      return inTurn(
        report(state),
        (at) => done(at, lists?.rolledFactors),
        (at) => done(at, lists?.reputations),
        (at) => known(bardsRally(at)),
        (at) => done(at, magic?.fadedRoll),
      );
    },
  },
  missiles: {
    asks: 'missiles',
    open: (state) => {
      const { strange, magic, inventions } = chaptersOf(state);
      return (
        anyShot(state) ||
        strange?.anyMine(state) ||
        magic?.anyGrenade(state) ||
        inventions?.anyDevice(state) ||
        inventions?.anyPaint(state) ||
        anyFireToDouse(state)
      );
    },
  },
  arrivals: {
    asks: 'lay',
    open: (state) => chaptersOf(state).strange?.mayLay(state) === true,
    enter: (state) => inTurn(chaptersOf(state).strange?.lifeCycles(state) ?? report(state), escapeAttempts),
  },
  clearing: {
    asks: 'shed',
    open: (state) => (chaptersOf(state).strange?.mayShed(state).length ?? 0) > 0,
    enter: (state) => {
      const { magic, strange } = chaptersOf(state);
      return inTurn(
        report(state),
        (at) => done(at, magic?.eggsGrow),
        (at) => done(at, strange?.grapples),
      );
    },
  },
  challenges: { enter: challengesBegin },
  movement: {
    asks: 'movement',
    open: (state) => {
      const { lists, strange } = chaptersOf(state);
      return (
        standing(state, phasing(state)).length > 0 ||
        absent(state).length > 0 ||
        (lists?.unsown(state, phasing(state)).length ?? 0) > 0 ||
        (strange?.unlaidEggs(state, phasing(state)).length ?? 0) > 0
      );
    },
    enter: (state) => {
      const { leviathans, strange, inventions, masses } = chaptersOf(state);
      return inTurn(
        masses?.flights(state) ?? report(state),
        (at) => done(at, inventions?.vatsBreed),
        (at) => told(at, leviathans?.leviathansDrag),
        (at) => done(at, strange?.grapplesAgain),
      );
    },
  },
  melee: {
    asks: 'melee',
    open: (state) => unfought(state).length > 0,
    enter: (state) => {
      const { strange, leviathans, inventions, works } = chaptersOf(state);
      const landed = landedToStay(strange?.closedUp(state) ?? state);
      return inTurn(
        leviathans?.leviathansGlide(landed) ?? report(landed),
        (at) => known(turnToDanger(at)),
        (at) => done(at, leviathans?.leviathansSwing),
        (at) => told(at, strange?.quenched),
        (at) => done(at, strange?.firesFight),
        (at) => done(at, inventions?.vatsBeset),
        (at) => done(at, strange?.ghostFights),
        (at) => done(at, leviathans?.friendsFight),
        (at) => done(at, works?.garrisonsFight),
      );
    },
  },
  [judging]: { enter: (state) => known(undeadRecover(state)) },
  [judged]: { enter: askWaverers },
};

/** What the step in hand asks of the phasing side. */
const askedByStep = onceFor((state: State): Ask | null => {
  const step = steps[state.sheet.step];
  return step?.asks && !state.passed && step.open?.(state) ? { what: step.asks, side: phasing(state) } : null;
});

/** What is asked now, and of whom; null when nobody decides anything. */
export const askedNow = onceFor((state: State): Ask | null => {
  const [interrupting] = state.asks;
  if (state.stage === 'over') return null;
  if (interrupting) return interrupting;
  if (state.stage === 'edge') return { what: 'edge', side: state.chooser };
  if (state.stage === 'deployment') {
    const side = deployer(state);
    return side === null ? null : { what: 'deploy', side };
  }
  const [chance] = state.magic.chances;
  return chance ? { what: 'magic', side: chance } : askedByStep(state);
});

/** fr3.innate.hide-conditions: what a turn remembers of its first phase. */
const stirring = ({ units, magic }: State): readonly PieceId[] => [
  ...magic.stirred,
  ...units.flatMap(({ id, did }) => (did.moved || did.fired || did.bombarded || did.fought ? [id] : [])),
];

/** What a unit has done is forgotten when a phase begins. */
const freshPhase = (state: State): State => ({
  ...state,
  ...(sideIds.some((side) => chaptersOf(state).magic?.hasInnate(state, side))
    ? { magic: { ...state.magic, stirred: stirring(state) } }
    : {}),
  units: state.units.map((unit) => {
    const [effects, asleep] = [inPhase(unit.effects, phaseOf(state)), inPhase(unit.asleep, phaseOf(state))];
    const same = unit.did === nothingYet && effects === unit.effects && asleep === unit.asleep;
    return same ? unit : { ...unit, did: nothingYet, effects, asleep };
  }),
  characters: state.characters.map((each) =>
    each.moved || each.silent || each.taunted ? { ...each, moved: false, silent: false, taunted: false } : each,
  ),
});

/** The next step on the sheet, and what happens as it begins. */
function nextStep(from: State): Chance<BattleReport> {
  const { again } = from.ofLists;
  const state = again ? { ...from, ofLists: { ...from.ofLists, again: false } } : from;
  const counted = state.sheet.step === judging ? withLosses(state) : state;
  const next = onSheet({ ...counted, passed: false, moving: [] }, (sheet) =>
    again ? againPhase(sheet) : turnActions.next.perform(sheet, {}),
  );
  const scored = next.state.sheet.turn > state.sheet.turn ? scoredForTurn(next) : next;
  const here =
    scored.state.sheet.phase === state.sheet.phase && !again
      ? report(scored.state)
      : sided(freshPhase(scored.state), scored.state);
  const begun = report(here.state, ...scored.events, ...here.events);
  const at = begun.state;
  const enter = steps[at.sheet.step]?.enter;
  const { magic } = chaptersOf(state);
  const landed = (here.state !== scored.state && magic?.dropped(scored.state, begun)) || known(begun);
  const entered = enter ? andThen(landed, (from) => inTurn(from, enter)) : landed;
  return at.sheet.phase === 'preparation'
    ? entered
    : map(entered, (now) => ({ ...now, state: magic?.atStep(now.state) ?? now.state }));
}

/** fr3.victory.end: the battle is over, and the sheet says who has won. */
function over(from: State, because: string, rules: readonly string[]): BattleReport {
  const state = scoredAtEnd(from);
  const sheet = { ...state.sheet, objective: holderOfObjective(state) };
  const { winner, level, because: why, rules: of } = verdict(sheet);
  const ended = event(
    { kind: 'ended', winner: winner === null ? null : sideOnSheet(state, winner), level, text: `${because} ${why}` },
    ...(rules as readonly `fr3.${string}.${string}`[]),
    ...of,
  );
  const magic = { ...state.magic, spell: null, withstood: null, struck: null };
  return report({ ...state, sheet, magic, stage: 'over', asks: [], moving: [] }, ended);
}

/** Why the battle is over: by the rules, or by the agreement of the set-up. */
function ends(state: State): { readonly because: string; readonly rules: readonly string[] } | null {
  const { turns } = state.setup;
  if (state.stage !== 'fighting') return null;
  if (turns !== undefined && state.sheet.turn > turns)
    return {
      because: `${turns === 1 ? '1 turn has' : `${turns} turns have`} been played, as agreed.`,
      rules: ['fr3.victory.levels'],
    };
  return ending(state.sheet) ?? (settled(state) ? { because: 'Nobody is on the way any more.', rules: [] } : null);
}

/** Goes on until somebody has a decision, or the battle is over. */
export function goOn(from: BattleReport): Chance<BattleReport> {
  const { state } = from;
  // Dice that may be moved lie on the table: what comes of them has not happened yet.
  if (state.stage === 'over' || state.asks[0]?.what === 'fortune') return known(from);
  const { magic, inventions, people, strange, leviathans, lists, holdings, fortune, terrain } = chaptersOf(state);
  const near = magic?.lulled(state);
  if (near && near.state !== state) return goOn(report(near.state, ...from.events, ...near.events));
  const stopped = inventions?.vatsLeft(state) ?? inventions?.tidied(state);
  if (stopped && stopped.state !== state) return goOn(report(stopped.state, ...from.events, ...stopped.events));
  const stakes = abandonedStakes(state) ?? strange?.takenTransport(state);
  if (stakes) return goOn(report(stakes.state, ...from.events, ...stakes.events));
  const along = state.fires.length > 0 ? strange?.firesFollow(state) : null;
  if (along) return goOn(report(along.state, ...from.events, ...along.events));
  const together = inCompany(state);
  if (together !== state) return goOn({ ...from, state: together });
  const cursed = people?.cursesPass(state) ?? people?.remedied(state);
  if (cursed) return goOn(report(cursed.state, ...from.events, ...cursed.events));
  const rolls =
    caught(state) ??
    strange?.purges(state) ??
    abandoned(state) ??
    strange?.haunted(state) ??
    leviathans?.crushed(state) ??
    magic?.seenThrough(state) ??
    terrain?.entered(state);
  if (rolls)
    return andThen(
      inTurn(from, () => rolls),
      goOn,
    );
  const fallen = undeadFall(from) ?? lists?.hostFalls(from);
  if (fallen) return andThen(fallen, goOn);
  const noted = lists?.hereticDies(from) ?? (state.stage === 'fighting' ? holdings?.holdingsChange(from) : null);
  if (noted) return goOn(noted);
  const end = ends(state);
  if (end) return inTurn(from, (at) => known(over(at, end.because, end.rules)));
  if (state.asks.length === 0 && state.stage === 'fighting') {
    const due = magic?.withDueChances(state, askedByStep(state)) ?? state;
    if (due !== state) return goOn({ ...from, state: due });
  }
  if (askedNow(state)) return known(from);
  const another = state.portents.length > 0 ? fortune?.anotherPhase(state) : null;
  if (another) return goOn({ ...from, state: another });
  if (state.stage === 'pre-game' && fortune) return andThen(inTurn(from, fortune.goesBefore), goOn);
  if (state.stage !== 'fighting')
    return andThen(
      inTurn({ ...from, state: apart({ ...state, stage: 'fighting' }) }, (at) => told(at, magic?.cooksAtPost), turnStarts),
      goOn,
    );
  return andThen(inTurn(from, nextStep), goOn);
}
