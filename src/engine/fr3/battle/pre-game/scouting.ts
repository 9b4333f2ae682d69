/**
 * Scouting (fr3.pre-game.scouting): which army has scouted better, and the advantage it takes. The leading side chooses from the
 * options that its margin allows, or chooses none. Then the sides roll for the edge.
 */
import { type Chance, map } from '../../../kernel/chance.ts';
import { oneOf, orNull, whole } from '../../../kernel/fields.ts';
import { onGrid, type Point } from '../../../kernel/geometry.ts';
import { preGame } from '../../data/figures/pre-game.ts';
import { type ScoutingEffect, type ScoutingOption, scoutingOptions, scoutingSources } from '../../data/pre-game.ts';
import { optionOf, type Scouts, scoutingPoints, setUpRoll } from '../../pre-game/scouting.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { terrainKinds } from '../../table/terrain.ts';
import { actionKind, inches, refusal, somePieces } from '../action-kind.ts';
import { armyWords } from '../army-rules/army-words.ts';
import { type BattleReport, certain, event, inTurn, report } from '../events.ts';
import { asking, findUnit } from '../units/pieces.ts';
import { isMajor, levelsOf } from '../units/troop-facts.ts';
import type { PieceId, SideId } from '../vocabulary/ids.ts';
import { sideIds } from '../vocabulary/ids.ts';
import type { Ask } from '../vocabulary/questions.ts';
import type { ForceId } from '../vocabulary/setup.ts';
import { forceIds, type Setup, type TroopSetup } from '../vocabulary/setup.ts';
import type { State } from '../vocabulary/state.ts';
import { type Detached, refuseDetached, withForce } from './detached-force.ts';
import { isQuick } from './force-rules.ts';
import {
  likely,
  middleOf,
  type Reshaped,
  refuseReshaped,
  refuseShifted,
  reshapedTerrain,
  shiftedObjective,
  withGround,
} from './moved-terrain.ts';
import { portentsAtFirst } from './omens.ts';
import { asForetold, consultSeers, lookedFor, wordsOf } from './seers.ts';

// ---- Scouting points ---------------------------------------------------------------------------

const light: readonly string[] = scoutingSources.flatMap(({ units }) => units ?? []);

/** fr3.pre-game.scouting-points: what gives a side its points. */
export function scoutsOf({ setup }: State, side: SideId): Scouts {
  const { troops, scouts = 0, has = [] } = setup.armies[side];
  const begins = (troop: TroopSetup) => levelsOf(troop)[0];
  const count = (is: (troop: TroopSetup) => boolean): number => troops.filter(is).length;
  return {
    flying: count((troop) => begins(troop) === 'flying'),
    swimming: count((troop) => begins(troop) === 'swimming'),
    light: count((troop) => light.includes(troop.type) && begins(troop) !== 'flying'),
    burrowing: count((troop) => begins(troop) === 'burrowing'),
    hired: scouts,
    seer: has.includes('map') ? 'map' : has.includes('late') ? 'late' : 'no',
  };
}

/** Whether scouting is used: an army has hired scouts (0 counts too), or a seer's prophecy involves scouting. */
const isScouted = (state: State): boolean =>
  sideIds.some(
    (side) =>
      state.setup.armies[side].scouts !== undefined || wordsOf(state, side).some((word) => word === 'map' || word === 'late'),
  );

/** By how many points side A leads in scouting; negative if side B leads. */
export function marginOf(state: State): number {
  const underWater = state.setup.underwater === true;
  return scoutingPoints(scoutsOf(state, 'A'), underWater) - scoutingPoints(scoutsOf(state, 'B'), underWater);
}

/** Whether this set-up has steps before the battle. */
export const comesBefore = ({ armies }: Setup): boolean =>
  sideIds.some((side) => armies[side].scouts !== undefined || armies[side].has?.some((word) => armyWords[word].before) === true);

// ---- The roll for the edge ---------------------------------------------------------------------

const sideOf = { a: 'A', b: 'B' } as const;

/**
 * Ends the steps before the battle. The sides roll for the edge, with a bonus from scouting (fr3.pre-game.scouting-setup-roll).
 * If the set-up fixes who moves first, deployment begins.
 */
function setsOut(from: State, ahead: number): Chance<BattleReport> {
  const { armies, first } = from.setup;
  const withPortents: State = { ...from, portents: portentsAtFirst({ A: armies.A.has, B: armies.B.has }) };
  if (first || armies.A.troops.some(({ at }) => at)) return certain({ ...withPortents, stage: 'deployment' });
  return map(setUpRoll(ahead), (won) => {
    const chooser = sideOf[won];
    return report({ ...withPortents, stage: 'edge', chooser, first: chooser });
  });
}

// ---- Options -----------------------------------------------------------------------------------

const numberOf = ({ option }: ScoutingOption): string => String(option);
const isRoll = ({ kind }: ScoutingEffect): boolean => kind === 'set-up-roll' || kind === 'wins-set-up-roll';

/**
 * The options that the remaining points of the margin can still buy. If there is no roll for the edge, options about that roll
 * are left out.
 */
const affordable = ({ setup }: State, points: number, among: readonly ScoutingOption[]): readonly ScoutingOption[] =>
  among.filter(
    ({ middle, effect }) =>
      middle !== null &&
      middle <= points &&
      !(isRoll(effect) && setup.first !== undefined) &&
      !(effect.kind === 'move-objective' && setup.objective === null),
  );

/**
 * fr3.pre-game.scouting-difference, fr3.pre-game.scouting-combination: asks the leading side what it takes, or rolls for the edge
 * at once.
 */
function scouted(state: State): Chance<BattleReport> {
  const margin = marginOf(state);
  const option = optionOf(Math.abs(margin));
  if (!option) return setsOut(state, 0);
  const side: SideId = margin > 0 ? 'A' : 'B';
  const text = `Side ${side} wins the scouting by ${Math.abs(margin)} points, which gives it option ${option.option}.`;
  const logEntry = event({ kind: 'said', text }, 'fr3.pre-game.scouting-difference', option.rule as Fr3RuleId);
  if (isRoll(option.effect)) return inTurn(report(state, logEntry), (at) => setsOut(at, margin));
  const all = option.effect.kind === 'combine' ? affordable(state, Math.abs(margin), scoutingOptions) : [option];
  const among = all.map(numberOf);
  return certain(asking(state, { what: 'scouted', side, many: Math.abs(margin), among }), logEntry);
}

/** Goes through the steps before the battle, until a player has a decision or the edge has been rolled for. */
export function goesBefore(state: State): Chance<BattleReport> {
  const seen = consultSeers(state) ?? lookedFor(state);
  if (seen) return seen;
  const at = asForetold(state);
  return isScouted(at) ? scouted(at) : setsOut(at, 0);
}

/** The option with this number, if the side may take it now. */
const offered = (ask: Ask, is: (effect: ScoutingEffect) => boolean): ScoutingOption | undefined =>
  scoutingOptions.find((option) => ask.among?.includes(numberOf(option)) && is(option.effect));

const notNow = refusal('This side’s scouting result does not allow that.', 'fr3.pre-game.scouting-difference');

/** Offers the remaining points of the margin. Then the sides roll for the edge, unless that is already decided. */
function further(state: State, ask: Ask, taken: ScoutingOption): Chance<BattleReport> {
  const { side, many = 0, among = [] } = ask;
  const points = many - (taken.middle ?? many);
  const others = scoutingOptions.filter(
    (option) => option !== taken && among.includes(numberOf(option)) && !(isRoll(option.effect) && isRoll(taken.effect)),
  );
  const left = affordable(state, points, others).map(numberOf);
  const next = left.length > 0 ? asking(state, { what: 'scouted', side, many: points, among: left }) : state;
  if (isRoll(taken.effect)) {
    const ahead = (side === 'A' ? 1 : -1) * (taken.middle as number);
    return setsOut(next, ahead);
  }
  return left.length > 0 || next.stage !== 'pre-game' ? certain(next) : setsOut(next, 0);
}

function* reshapings({ setup }: State): Generator<Reshaped> {
  for (const [at] of setup.terrain.entries())
    for (const becomes of [null, ...likely]) yield { piece: at + 1, becomes, x: 0, y: 0 };
  for (const x of [1, 2, 3])
    for (const y of [1, 3]) yield { piece: 0, becomes: 'woods', x: (setup.table.width * x) / 4, y: (setup.table.depth * y) / 4 };
}

/** Forces worth sending: a unit with a major character, and as many fast units as the limit of a quarter of the army allows. */
function* forces(state: State, side: SideId, edges: readonly ('side' | 'rear')[]): Generator<Detached> {
  const { troops, characters } = state.setup.armies[side];
  const quick = troops.flatMap((troop, at) =>
    troop.with === undefined && isQuick(troop) && findUnit(state, `${side}${at + 1}`)?.status === 'reserve' ? [at + 1] : [],
  );
  const led = [...new Set(characters.filter(isMajor).map(({ with: host }) => host))].filter((host) => quick.includes(host));
  for (const force of forceIds) {
    if (force === 'rear' && !edges.includes('rear')) continue;
    for (const host of led) {
      let units: readonly PieceId[] = [`${side}${host}`];
      yield { units, force };
      for (const next of quick) {
        const more = [...new Set([...units, `${side}${next}`])];
        if (more.length > units.length && refuseDetached(state, side, { units: more, force }) === null) units = more;
      }
      if (units.length > 1) yield { units, force };
    }
  }
}

const edgesOf = ({ effect }: ScoutingOption): readonly ('side' | 'rear')[] =>
  effect.kind === 'flanking-force' ? effect.edges : [];
const toForce = (ask: Ask, force: ForceId): ScoutingOption | undefined =>
  offered(ask, (effect) => effect.kind === 'flanking-force' && (force === 'flank' || effect.edges.includes('rear')));

const aFeature = whole(0, 100);
const aKind = orNull(oneOf(terrainKinds));

// ---- Actions -----------------------------------------------------------------------------------

const isTerrain = ({ kind }: ScoutingEffect): boolean => kind === 'change-terrain';
const isObjective = ({ kind }: ScoutingEffect): boolean => kind === 'move-objective';
const ways: readonly Point[] = [-1, 0, 1].flatMap((x) => [-1, 0, 1].flatMap((y) => (x === 0 && y === 0 ? [] : [{ x, y }])));

export const scoutingKinds = {
  /** fr3.pre-game.scouting-setup-roll: takes one of the first four options in addition to others. */
  'win-time': actionKind({
    answers: ['scouted'],
    fields: { option: whole(1, 9) },
    candidates: (_, { among = [] }) =>
      scoutingOptions.flatMap((each) => (isRoll(each.effect) && among.includes(numberOf(each)) ? [{ option: each.option }] : [])),
    refuse: (_, { option }, ask) => (offered(ask, isRoll) && ask.among?.includes(String(option)) ? null : notNow),
    perform: (state, { option }, ask) =>
      further(state, ask, scoutingOptions.find((each) => each.option === option) as ScoutingOption),
  }),
  /** fr3.pre-game.scouting-terrain: changes, removes or adds one feature. */
  reshape: actionKind({
    answers: ['scouted'],
    fields: { piece: aFeature, becomes: aKind, x: inches, y: inches },
    *candidates(state, ask) {
      if (offered(ask, isTerrain)) for (const { piece, becomes, x, y } of reshapings(state)) yield { piece, becomes, x, y };
    },
    refuse: (state, reshaped: Reshaped, ask) => (offered(ask, isTerrain) ? refuseReshaped(state, reshaped) : notNow),
    perform(state, reshaped: Reshaped, ask) {
      const { piece, becomes } = reshaped;
      const old = state.setup.terrain[piece - 1];
      const what = old
        ? `${old.name ?? `The ${old.kind}`} is ${becomes ?? 'gone'}`
        : `The ground at ${reshaped.x},${reshaped.y} is now ${becomes}`;
      const logEntry = event({ kind: 'said', text: `${what}.` }, 'fr3.pre-game.scouting-terrain');
      const result = withGround(state, { terrain: reshapedTerrain(state, reshaped) });
      return inTurn(report(result, logEntry), (at) => further(at, ask, offered(ask, isTerrain) as ScoutingOption));
    },
  }),
  /** fr3.pre-game.scouting-objective: moves the objective's middle to this place. */
  'move-objective': actionKind({
    answers: ['scouted'],
    fields: { x: inches, y: inches },
    *candidates({ setup: { objective } }, ask) {
      if (!objective || !offered(ask, isObjective)) return;
      const from = middleOf(objective);
      for (const { x, y } of ways) {
        const length = preGame.objectiveMove / Math.sqrt(x * x + y * y);
        yield { x: onGrid(from.x + x * length), y: onGrid(from.y + y * length) };
      }
    },
    refuse: (state, to, ask) => (offered(ask, isObjective) ? refuseShifted(state, to) : notNow),
    perform(state, to, ask) {
      const logEntry = event(
        { kind: 'said', text: `The terrain objective is now at ${to.x},${to.y}.` },
        'fr3.pre-game.scouting-objective',
      );
      return inTurn(report(shiftedObjective(state, to), logEntry), (at) =>
        further(at, ask, offered(ask, isObjective) as ScoutingOption),
      );
    },
  }),
  /** fr3.pre-game.scouting-flanking: which units arrive later, and where. */
  'send-round': actionKind({
    answers: ['scouted'],
    fields: { units: somePieces, force: oneOf(forceIds) },
    *candidates(state, ask) {
      const widest = toForce(ask, 'rear') ?? toForce(ask, 'flank');
      if (widest) yield* forces(state, ask.side, edgesOf(widest));
    },
    refuse(state, detached: Detached, ask) {
      return toForce(ask, detached.force) ? refuseDetached(state, ask.side, detached) : notNow;
    },
    perform(state, detached: Detached, ask) {
      const setup = withForce(state, ask.side, detached);
      const units = state.units.map((unit) =>
        detached.units.includes(unit.id) ? { ...unit, status: 'awaited' as const } : unit,
      );
      const text = `Side ${ask.side} sends these units round as a ${detached.force} force: ${detached.units.join(', ')}.`;
      const logEntry = event({ kind: 'said', text }, 'fr3.pre-game.scouting-flanking');
      return inTurn(report({ ...state, setup, units }, logEntry), (at) =>
        further(at, ask, toForce(ask, detached.force) as ScoutingOption),
      );
    },
  }),
  /** Declines to take an advantage, or to take another one. */
  forgo: actionKind({
    answers: ['scouted'],
    fields: {},
    candidates: () => [{}],
    refuse: () => null,
    perform: (state) => (state.stage === 'pre-game' ? setsOut(state, 0) : certain(state)),
  }),
};
