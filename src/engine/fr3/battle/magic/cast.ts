/** Casting a spell, or letting the chance go by (fr3.magic.cast-any-time, fr3.magic.alternate-casting). */
import { type Chance, known } from '../../../kernel/chance.ts';
import { oneOf, orNull, text, whole } from '../../../kernel/fields.ts';
import { fullTurn } from '../../../kernel/geometry.ts';
import { magicActions } from '../../companion/magic.ts';
import { judging } from '../../companion/places.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { actionKind, aPiece, inches, refusal, somePieces } from '../action-kind.ts';
import { type BattleReport, certain, event, inTurn, onSheet } from '../events.ts';
import { couldUse } from '../innate/use.ts';
import { hasInnate } from '../innate/who.ts';
import { maintained } from '../inventions/workshop.ts';
import { couldGaze, hasGaze } from '../special-troops/gaze.ts';
import { phasing, sheetSide, sideOnSheet } from '../units/pieces.ts';
import { enemyOf, type PieceId, type SideId } from '../vocabulary/ids.ts';
import type { Ask } from '../vocabulary/questions.ts';
import type { BattleCharacter, Cast, Magic, State } from '../vocabulary/state.ts';
import { aimOf, castsListed, couldCast, refuseCast } from './aim.ts';
import { auctioned, bidKinds, couldBurn } from './auction.ts';
import { spellOf } from './book.ts';
import { hasMagic, pools } from './casters.ts';
import { decoy } from './decoy.ts';
import { awaitsSacrifice } from './sacrifice.ts';
import { withShields } from './shields.ts';
import { castNamed, isSpentOnce, namedCast } from './stored.ts';
import { upkeepDue } from './upkeep.ts';

const withMagic = (state: State, change: Partial<Magic>): State => ({ ...state, magic: { ...state.magic, ...change } });

/** The place in the sequence of play, for whoever says that he casts nothing for a while. */
const turnNow = ({ sheet }: State): string => `${sheet.turn}`;
const phaseNow = (state: State): string => `${turnNow(state)} ${state.sheet.phase}`;
const stepNow = (state: State): string => `${phaseNow(state)} ${state.sheet.step}`;
const isQuiet = (state: State, side: SideId): boolean =>
  [turnNow(state), phaseNow(state), stepNow(state)].includes(state.magic.quiet[side] ?? '');

/** Steps in which sides cast although nobody is asked anything else: pools are thrown, and losses are about to be counted. */
const magicPower = 'magic-power';
const between: readonly string[] = [magicPower, judging];

/** The chances that those have who could cast something that matters; `regular` is what the step itself asks. */
export function withDueChances(state: State, regular: Ask | null): State {
  const { chances, atStep } = state.magic;
  if (chances.length === 0) return state;
  let left = regular || between.includes(state.sheet.step) || awaitsSacrifice(state) ? chances : [];
  // The right to cast has come to the side whose turn it is to act: it casts beside what it is asked.
  while (
    left[0] !== undefined &&
    left[0] !== regular?.side &&
    (isQuiet(state, left[0]) ||
      !(
        couldCast(state, left[0]) ||
        couldUse(state, left[0]) ||
        couldGaze(state, left[0]) ||
        (atStep && couldBurn(state, left[0]))
      ))
  )
    left = left.slice(1);
  if (left[0] !== undefined && left[0] === regular?.side) left = [];
  return left === chances ? state : withMagic(state, { chances: left });
}

/** Chances are given to those who have brought magic; as a step begins, to those who have innate abilities too. */
const given = (state: State, sides: readonly SideId[], begins = true): State => {
  const chances = sides.filter(
    (side) => hasMagic(state.setup, side) || (begins && (hasInnate(state, side) || hasGaze(state, side))),
  );
  return chances.length === 0 && state.magic.chances.length === 0 ? state : withMagic(state, { chances, atStep: begins });
};

/** Something other than a spell has been done: the side whose phase it is not may cast before it goes on. */
export const chanceAfterAction = (state: State): State =>
  state.stage === 'fighting' && state.magic.spell === null ? given(state, [enemyOf(phasing(state))], false) : state;

/** A step has begun. */
export const chancesAtStep = (state: State): State => {
  const own = phasing(state);
  return given(state, state.sheet.step === judging || awaitsSacrifice(state) ? [own, enemyOf(own)] : [enemyOf(own)]);
};

/** What was done with magic in a turn is forgotten when the next one begins. */
const freshTurn = (state: State): State => {
  const { tried, used, silenced, shielded, stirred } = state.magic;
  return [tried, used, silenced, shielded, stirred].some((list) => list.length > 0)
    ? withMagic(state, { tried: [], used: [], silenced: [], shielded: [], stirred: [] })
    : state;
};

/** fr3.magic.pool-dice, fr3.illusions.maintenance, fr3.multi-based.magic-protection, fr3.magic.first-spell-priority: the turn begins with its pools, and with the chance to cast of one side first. */
export const turnBegins = (state: State): Chance<BattleReport> =>
  inTurn(
    { state: freshTurn(state), events: [] },
    pools,
    (at) => known(maintained(at)),
    upkeepDue,
    (at) => known({ state: withShields(at), events: [] }),
    (at) => {
      const first = sideOnSheet(at, at.sheet.firstChance);
      return known({ state: given(at, [first, enemyOf(first)]), events: [] });
    },
  );

/** fr3.magic.first-spell-priority: whoever casts first gives the other side the first chance in the next turn. */
const castFirst = (state: State, side: SideId): BattleReport =>
  state.sheet.castFirst === null
    ? onSheet(state, (sheet) => magicActions['cast-first'].perform(sheet, { side: sheetSide(state, side) }))
    : { state, events: [] };

const aSpell = text(40);
const aChoice = orNull(text(20));
const someCost = orNull(whole(1, 99));
const untils = ['now', 'step', 'phase', 'turn'] as const;
const anUntil = oneOf(untils);

/** fr3.auction.announcement: openly, the spell and those at whom it is aimed; then the points are fixed. */
function announce(state: State, cast: Cast, side: SideId): Chance<BattleReport> {
  const { character, spell, stored } = cast;
  const announced = withMagic(stored !== null && isSpentOnce(stored) ? spending(state, character, stored) : state, {
    tried: [...state.magic.tried, { character, spell: stored ?? spell, augmented: false }],
    chances: [],
    spell: { cast, open: null, sealed: { A: null, B: null } },
  });
  const caster = state.characters.find(({ id }) => id === character) as BattleCharacter;
  const next = castFirst(announced, side);
  const said = event({ kind: 'cast', ...cast }, 'fr3.auction.announcement', `fr3.spells.${spell}` as Fr3RuleId);
  return inTurn(
    { state: next.state, events: [said, ...next.events] },
    (at) => spellOf(spell)?.announced?.(at, aimOf(state, cast, caster)) ?? certain(at),
    auctioned,
  );
}

/** fr3.character-items.stored-spell-use: whether it works or not, it is gone. */
const spending = (state: State, id: PieceId, what: string): State => ({
  ...state,
  characters: state.characters.map((each) => (each.id === id ? { ...each, spent: [...each.spent, what] } : each)),
});

const asPlaced = ({ x, y, angle, ...cast }: Placed): Cast => castNamed({ ...cast, at: { x, y, facing: angle } });
interface Placed extends Omit<Cast, 'at' | 'stored'> {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

const moments = ['magic', 'rally', 'missiles', 'movement', 'melee', 'decoy'] as const;

/** fr3.spells.illusionary-target: the answer to an attack, and no other spell. */
const refuseAnswer = (spell: string, { what }: Ask) =>
  what === 'decoy' && spell !== decoy
    ? refusal('Only Illusionary Target can answer an attack that has been aimed.', 'fr3.magic.resolve-before-next')
    : null;

export const magicKinds = {
  cast: actionKind({
    answers: moments,
    fields: { character: aPiece, spell: aSpell, on: somePieces, choice: aChoice, points: someCost },
    *candidates(state, ask) {
      const { side } = ask;
      if (!hasMagic(state.setup, side)) return;
      for (const cast of castsListed(state, side)) {
        const { at, ...named } = namedCast(cast);
        if (at === null && refuseAnswer(cast.spell, ask) === null) yield named;
      }
    },
    refuse: (state, cast, ask) => refuseAnswer(cast.spell, ask) ?? refuseCast(state, ask.side, castNamed({ ...cast, at: null })),
    perform: (state, { character, spell, on, choice, points }, { side }) =>
      announce(state, castNamed({ character, spell, on, choice, points, at: null }), side),
  }),
  /** A spell that takes a place: where its unit is to stand, and which way it is to look. */
  'cast-at': actionKind({
    answers: moments,
    fields: {
      character: aPiece,
      spell: aSpell,
      on: somePieces,
      choice: aChoice,
      x: inches,
      y: inches,
      angle: whole(0, fullTurn - 1),
      points: someCost,
    },
    *candidates(state, { side }) {
      if (!hasMagic(state.setup, side)) return;
      for (const cast of castsListed(state, side)) {
        const { at, ...named } = namedCast(cast);
        if (at !== null) yield { ...named, x: at.x, y: at.y, angle: at.facing };
      }
    },
    refuse: (state, cast, { side }) => refuseCast(state, side, asPlaced(cast)),
    perform: (state, { character, spell, on, choice, points, x, y, angle }, { side }) =>
      announce(state, asPlaced({ character, spell, on, choice, points, x, y, angle }), side),
  }),
  /** fr3.magic.opponent-declines: not now, or not before the step, the phase or the turn is over. */
  hold: actionKind({
    answers: ['magic'],
    fields: { until: anUntil },
    candidates: () => untils.map((until) => ({ until })),
    refuse: () => null,
    perform(state, { until }, { side }) {
      const { chances, quiet } = state.magic;
      const to = { now: null, step: stepNow(state), phase: phaseNow(state), turn: turnNow(state) }[until];
      return certain(withMagic(state, { chances: chances.slice(1), quiet: { ...quiet, [side]: to } }));
    },
  }),
  ...bidKinds,
};
