/** Casting a spell, or declining the chance to cast (fr3.magic.cast-any-time, fr3.magic.alternate-casting). */
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

/** Identifies the present step, phase and turn, for players who decline to cast for that long. */
export function momentsOf({ sheet }: State): Readonly<Record<'step' | 'phase' | 'turn', string>> {
  const turn = `${sheet.turn}`;
  const phase = `${turn} ${sheet.phase}`;
  return { step: `${phase} ${sheet.step}`, phase, turn };
}
const isQuiet = (state: State, side: SideId): boolean => Object.values(momentsOf(state)).includes(state.magic.quiet[side] ?? '');

/** Steps that offer only casting: right after the pools are rolled, and before losses are counted. */
const magicPower = 'magic-power';
const between: readonly string[] = [magicPower, judging];

/** Keeps the chance to cast only for sides that have a useful spell. `regular` is the step's own question. */
export function withDueChances(state: State, regular: Ask | null): State {
  const { chances, atStep } = state.magic;
  if (chances.length === 0) return state;
  let left = regular || between.includes(state.sheet.step) || awaitsSacrifice(state) ? chances : [];
  // A side that is about to act may cast during that action, so it does not need a separate chance.
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

/**
 * Offers the chance to cast to sides that have magic. At the start of a step, sides with innate abilities get the chance to use
 * them too.
 */
const given = (state: State, sides: readonly SideId[], begins = true): State => {
  const chances = sides.filter(
    (side) => hasMagic(state.setup, side) || (begins && (hasInnate(state, side) || hasGaze(state, side))),
  );
  return chances.length === 0 && state.magic.chances.length === 0 ? state : withMagic(state, { chances, atStep: begins });
};

/** After any action other than a spell, the side that is not phasing may cast before play continues. */
export const chanceAfterAction = (state: State): State =>
  state.stage === 'fighting' && state.magic.spell === null ? given(state, [enemyOf(phasing(state))], false) : state;

export const chancesAtStep = (state: State): State => {
  const own = phasing(state);
  return given(state, state.sheet.step === judging || awaitsSacrifice(state) ? [own, enemyOf(own)] : [enemyOf(own)]);
};

/** Clears the records of magic used in the previous turn. */
const freshTurn = (state: State): State => {
  const { tried, used, silenced, shielded, stirred } = state.magic;
  return [tried, used, silenced, shielded, stirred].some((list) => list.length > 0)
    ? withMagic(state, { tried: [], used: [], silenced: [], shielded: [], stirred: [] })
    : state;
};

/**
 * fr3.magic.pool-dice, fr3.illusions.maintenance, fr3.multi-based.magic-protection, fr3.magic.first-spell-priority: a turn starts
 * by filling the pools. Then one side has the first chance to cast.
 */
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

/** fr3.magic.first-spell-priority: after casting first, a side gives the other the first chance in the next turn. */
const castFirst = (state: State, side: SideId): BattleReport =>
  state.sheet.castFirst === null
    ? onSheet(state, (sheet) => magicActions['cast-first'].perform(sheet, { side: sheetSide(state, side) }))
    : { state, events: [] };

const aSpell = text(40);
const aChoice = orNull(text(20));
const someCost = orNull(whole(1, 99));
const untils = ['now', 'step', 'phase', 'turn'] as const;
const anUntil = oneOf(untils);

/** fr3.auction.announcement: the spell and its targets are announced, then the points are bid. */
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

/** fr3.character-items.stored-spell-use: a stored spell is used up whether it works or not. */
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

/** fr3.spells.illusionary-target: only this spell can answer an attack. */
const refuseAnswer = (spell: string, { what }: Ask) =>
  what === 'decoy' && spell !== decoy
    ? refusal('You can answer an attack only with the spell Illusionary Target.', 'fr3.magic.resolve-before-next')
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
  /** For a spell that needs a place: the position and facing of what the spell puts there. */
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
  /** fr3.magic.opponent-declines: declines to cast now, or until the step, the phase or the turn is over. */
  hold: actionKind({
    answers: ['magic'],
    fields: { until: anUntil },
    candidates: () => untils.map((until) => ({ until })),
    refuse: () => null,
    perform(state, { until }, { side }) {
      const { chances, quiet } = state.magic;
      const to = { now: null, ...momentsOf(state) }[until];
      return certain(withMagic(state, { chances: chances.slice(1), quiet: { ...quiet, [side]: to } }));
    },
  }),
  ...bidKinds,
};
