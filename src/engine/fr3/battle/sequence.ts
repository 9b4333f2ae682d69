/**
 * The sequence of play (fr3.sequence.turn-structure): what each step asks of the phasing side, what happens as it begins and
 * ends, and how the battle goes on from one decision to the next. The order of the steps is that of the sheet. Steps that
 * are not in the list below ask nothing; part two fills them.
 */
import { andThen, type Chance, known, map } from '../../kernel/chance.ts';
import { ending } from '../companion/ending.ts';
import { judged, judging } from '../companion/places.ts';
import { verdict } from '../companion/score.ts';
import { againPhase, turnActions } from '../companion/turn.ts';
import { escapeAttempts } from './captives.ts';
import { abandoned, caught } from './characters.ts';
import { askWaverers, undeadFall, undeadRecover, withLosses } from './clock.ts';
import { deployer } from './deployment/deploy.ts';
import { forcesArrive } from './deployment/forces.ts';
import { type BattleReport, certain, event, inTurn, onSheet, report } from './events.ts';
import { holdingsChange } from './holdings.ts';
import { dropped } from './innate/levitating.ts';
import { couldUse } from './innate/use.ts';
import { hasInnate } from './innate/who.ts';
import { anyDevice } from './inventions/kinds.ts';
import { anyPaint } from './inventions/paint.ts';
import { tidied } from './inventions/workshop.ts';
import { automatonsStop, mayRepair } from './lists/automatons.ts';
import { unsown } from './lists/dragonteeth.ts';
import { hereticDies } from './lists/heretics.ts';
import { hostFalls } from './lists/host.ts';
import { sided } from './magic/allegiance.ts';
import { atStep, turnBegins, withDueChances } from './magic/cast.ts';
import { cooksAtPost } from './magic/cooks.ts';
import { inPhase } from './magic/effects.ts';
import { eggsGrow } from './magic/eggs.ts';
import { fadedRoll } from './magic/fade.ts';
import { anyGrenade } from './magic/grenade.ts';
import { seenThrough } from './magic/illusions.ts';
import { lulled } from './magic/null-field.ts';
import { challengesBegin } from './melee/challenges.ts';
import { turnToDanger } from './melee/danger.ts';
import { unfought } from './melee/question.ts';
import { onceFor } from './memo.ts';
import { landedToStay } from './movement/level.ts';
import { flights } from './movement/mass.ts';
import { absent } from './movement/return.ts';
import { abandonedStakes } from './movement/stakes.ts';
import { clearTraps, mayLay, mayShed } from './nuisances.ts';
import { ghostFights, haunted } from './otherworld/ethereals.ts';
import { inCompany } from './people/company.ts';
import { cursesPass } from './people/curse.ts';
import { remedied } from './people/remedies.ts';
import { apart } from './people/walk.ts';
import { bardsRally, mayRally } from './rally.ts';
import { reputations } from './reputation.ts';
import { rolledFactors } from './rolled-factors.ts';
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
  sideOnSheet,
  standing,
} from './state.ts';
import { lifeCycles, unlaidEggs } from './strange/cyclics.ts';
import { firePhase, firesFight, firesFollow, quenched } from './strange/fires.ts';
import { grapples, grapplesAgain } from './strange/grapple.ts';
import { crushed, friendsFight, leviathansSwing } from './strange/leviathans.ts';
import { anyMine } from './strange/mines.ts';
import { purges } from './strange/poison.ts';
import { closedUp } from './strange/shieldwall.ts';
import { takenTransport } from './strange/transports.ts';
import { holderOfObjective } from './victory.ts';
import { anotherPhase } from './victory-key.ts';

export interface StepRules {
  /** What the phasing side is asked in it. */
  readonly asks?: AskKind;
  /** Whether there is anything to decide; asked again after every decision. */
  open?(state: State): boolean;
  /** What happens as the step begins, before anything is asked. */
  enter?(state: State): Chance<BattleReport>;
}

/** fr3.pre-game.flanking-force-arrival: as a turn starts its forces may come; then it begins with its magic, and with what burns (fr3.fire.turn-fire-phase). */
const turnStarts = (state: State): Chance<BattleReport> =>
  inTurn(report(state), forcesArrive, turnBegins, automatonsStop, firePhase);

/** fr3.elementals.water-douse-fire: something burns, and the phasing side could use what it has against it. */
const anyFireToDouse = (state: State): boolean => state.fires.length > 0 && couldUse(state, phasing(state));

/** By the ids of the sheet. */
export const steps: Readonly<Record<string, StepRules>> = {
  'magic-power': { enter: turnStarts },
  rally: {
    asks: 'rally',
    open: (state) => mayRally(state, phasing(state)).length + mayRepair(state, phasing(state)).length > 0,
    enter: (state) => inTurn(report(state), rolledFactors, reputations, (at) => known(bardsRally(at)), fadedRoll),
  },
  missiles: {
    asks: 'missiles',
    open: (state) =>
      anyShot(state) || anyMine(state) || anyGrenade(state) || anyDevice(state) || anyPaint(state) || anyFireToDouse(state),
  },
  arrivals: { asks: 'lay', open: mayLay, enter: (state) => inTurn(lifeCycles(state), escapeAttempts) },
  clearing: {
    asks: 'shed',
    open: (state) => mayShed(state).length > 0,
    enter: (state) => inTurn(report(state), eggsGrow, grapples, clearTraps),
  },
  challenges: { enter: challengesBegin },
  movement: {
    asks: 'movement',
    open: (state) =>
      standing(state, phasing(state)).length +
        absent(state).length +
        unsown(state, phasing(state)).length +
        unlaidEggs(state, phasing(state)).length >
      0,
    enter: (state) => inTurn(flights(state), grapplesAgain),
  },
  melee: {
    asks: 'melee',
    open: (state) => unfought(state).length > 0,
    enter: (state) =>
      inTurn(
        turnToDanger(landedToStay(closedUp(state))),
        leviathansSwing,
        (at) => known(quenched(at)),
        firesFight,
        ghostFights,
        friendsFight,
      ),
  },
  [judging]: { enter: (state) => certain(undeadRecover(state)) },
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
  ...(hasInnate(state, 'A') || hasInnate(state, 'B') ? { magic: { ...state.magic, stirred: stirring(state) } } : {}),
  units: state.units.map((unit) => ({
    ...unit,
    did: nothingYet,
    effects: inPhase(unit.effects, phaseOf(state)),
    asleep: inPhase(unit.asleep, phaseOf(state)),
  })),
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
  const told = next.state.sheet.turn > state.sheet.turn ? scoredForTurn(next) : next;
  const here = told.state.sheet.phase === state.sheet.phase && !again ? report(told.state) : sided(freshPhase(told.state));
  const begun = report(here.state, ...told.events, ...here.events);
  const at = begun.state;
  const enter = steps[at.sheet.step]?.enter;
  const landed = here.state === told.state ? known(begun) : dropped(told.state, begun);
  const entered = enter ? andThen(landed, (from) => inTurn(from, enter)) : landed;
  return at.sheet.phase === 'preparation' ? entered : map(entered, (now) => ({ ...now, state: atStep(now.state) }));
}

/** fr3.victory.end: the battle is over, and the sheet says who has won. */
function over(from: State, because: string, rules: readonly string[]): BattleReport {
  const state = scoredAtEnd(from);
  const sheet = { ...state.sheet, objective: holderOfObjective(state) };
  const { winner, level, because: why, rules: of } = verdict(sheet);
  const told = event(
    { kind: 'ended', winner: winner === null ? null : sideOnSheet(state, winner), level, text: `${because} ${why}` },
    ...(rules as readonly `fr3.${string}.${string}`[]),
    ...of,
  );
  const magic = { ...state.magic, spell: null, withstood: null, struck: null };
  return report({ ...state, sheet, magic, stage: 'over', asks: [], moving: [] }, told);
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
  if (state.stage === 'over') return known(from);
  const near = lulled(state);
  if (near.state !== state) return goOn(report(near.state, ...from.events, ...near.events));
  const stopped = tidied(state);
  if (stopped.state !== state) return goOn(report(stopped.state, ...from.events, ...stopped.events));
  const stakes = abandonedStakes(state) ?? takenTransport(state);
  if (stakes) return goOn(report(stakes.state, ...from.events, ...stakes.events));
  const along = state.fires.length > 0 ? firesFollow(state) : null;
  if (along) return goOn(report(along.state, ...from.events, ...along.events));
  const together = inCompany(state);
  if (together !== state) return goOn({ ...from, state: together });
  const cursed = cursesPass(state);
  if (cursed) return goOn(report(cursed.state, ...from.events, ...cursed.events));
  const free = remedied(state);
  if (free) return goOn(report(free.state, ...from.events, ...free.events));
  const rolls = caught(state) ?? purges(state) ?? abandoned(state) ?? haunted(state) ?? crushed(state) ?? seenThrough(state);
  if (rolls)
    return andThen(
      inTurn(from, () => rolls),
      goOn,
    );
  const fallen = undeadFall(from) ?? hostFalls(from);
  if (fallen) return andThen(fallen, goOn);
  const noted = hereticDies(from) ?? (state.stage === 'fighting' ? holdingsChange(from) : null);
  if (noted) return goOn(noted);
  const end = ends(state);
  if (end) return inTurn(from, (at) => known(over(at, end.because, end.rules)));
  if (state.asks.length === 0 && state.stage === 'fighting') {
    const due = withDueChances(state, askedByStep(state));
    if (due !== state) return goOn({ ...from, state: due });
  }
  if (askedNow(state)) return known(from);
  const another = state.portents.length > 0 ? anotherPhase(state) : null;
  if (another) return goOn({ ...from, state: another });
  if (state.stage !== 'fighting')
    return andThen(
      inTurn({ ...from, state: apart({ ...state, stage: 'fighting' }) }, (at) => known(cooksAtPost(at)), turnStarts),
      goOn,
    );
  return andThen(inTurn(from, nextStep), goOn);
}
