/** What enchanted ground does to the units that tread on it. */
import { andThen, type Chance, known, roll } from '../../../kernel/chance.ts';
import { occupies } from '../../../kernel/geometry.ts';
import { onceFor } from '../../../kernel/memo.ts';
import { innateOf } from '../../data/innate.ts';
import { costsOf, type SpellHead, spellHeadOf } from '../../data/spell-list.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import type { Enchantment, Terrain } from '../../table/terrain.ts';
import { freshCharacter } from '../deployment/begin.ts';
import { type BattleEvent, type BattleReport, certain, event, inTurn, report } from '../events.ts';
import { mayWithstand } from '../innate/aim.ts';
import { spellOf } from '../magic/book.ts';
import { effectWith } from '../magic/effects.ts';
import { isNulled } from '../magic/null-field.ts';
import type { Aim, BattleSpell } from '../magic/spell.ts';
import { isOutOfReachOf } from '../magic/wards.ts';
import { asking, findUnit, unitAt } from '../units/pieces.ts';
import { hasArms, nameOf } from '../units/troops.ts';
import { enemyOf, type PieceId } from '../vocabulary/ids.ts';
import type { BattleUnit, Footing, State } from '../vocabulary/state.ts';

const enters: Fr3RuleId = 'fr3.terrain-effects.enchanted-effect';

interface Marked {
  readonly piece: Terrain;
  readonly at: number;
}

export const marked = onceFor((terrain: State['terrain']): readonly Marked[] =>
  terrain.flatMap((piece, at) => (piece.enchanted || piece.feared ? [{ piece, at }] : [])),
);

/** Whether a unit touches the ground. Units above the ground, below it, or held off it by magic do not touch it. */
export const treads = (state: State, unit: BattleUnit): boolean =>
  (unit.level === 'surface' || (unit.level === 'swimming' && !state.setup.underwater)) &&
  effectWith(unit, 'levitates') === undefined;

/** Whether the entry of a unit into this piece of terrain has already been handled. */
export const isNoted = ({ footing = [] }: State, id: PieceId, piece: number): boolean =>
  footing.some((each) => each.unit === id && each.piece === piece);
export const noted = (state: State, unit: PieceId, piece: number): State => ({
  ...state,
  footing: [...(state.footing ?? []), { unit, piece }],
});

/** For each piece of enchanted or feared ground, the units that are in it now. Attached units are where their hosts are. */
const footingNow = (state: State): readonly Footing[] =>
  state.units
    .filter((unit) => (unit.status === 'table' || unit.status === 'attached') && treads(state, unit))
    .flatMap(({ id, base }) =>
      marked(state.terrain).flatMap(({ piece, at }) => (occupies(base, piece.polygon) ? [{ unit: id, piece: at }] : [])),
    );
// ---- Enchanted ground ----------------------------------------------------------------------------

/** Choices of spells that help the unit. */
const kindly: readonly string[] = ['bless', 'gain', 'add', 'douse'];

/**
 * The ground's spell on this unit. A helpful spell counts as cast by the unit's own side, and a harmful spell as cast by the
 * enemy.
 */
function aimedAt(unit: BattleUnit, { spell: id, choice: said }: Enchantment) {
  const choice = said ?? null;
  const spell = spellOf(id) as BattleSpell;
  const good = spell.whom === 'friend' || (choice !== null && kindly.includes(choice));
  const side = good ? unit.side : enemyOf(unit.side);
  const [points = 0] = costsOf(spellHeadOf(id) as SpellHead);
  // The caster is a placeholder, because ground has only spells that do not depend on the caster.
  const caster = freshCharacter(`${side}0`, side, null);
  const aim: Aim = { caster, side, units: [unit], characters: [], choice, points, at: null };
  return { spell, aim, points };
}

/** Units with a protective spirit (fr3.items.protective-spirit-terrain), and units that the spell cannot affect, do not roll. */
export function isSpared(state: State, unit: BattleUnit, enchanted: Enchantment): boolean {
  const { spell, aim } = aimedAt(unit, enchanted);
  return (
    hasArms(state, unit, 'protective-spirit') ||
    isNulled(state, unit.base) ||
    isOutOfReachOf(state, unit, spell.id) ||
    (spell.refuse?.(state, aim) ?? null) !== null
  );
}

/** fr3.terrain-effects.enchanted-effect: rolls for a unit that enters, to see whether the spell works. */
export function strikes(state: State, unit: BattleUnit, { spell, percent }: Enchantment) {
  const purpose = {
    decides: `whether ${spellHeadOf(spell)?.name} strikes ${nameOf(state, unit)} (${unit.id})`,
    rules: [enters],
    by: unit.side,
  };
  const enchantedEvent = (works: boolean): BattleEvent =>
    event({ kind: 'enchanted', unit: unit.id, spell, works }, enters, `fr3.spells.${spell}` as Fr3RuleId);
  return roll(10, purpose, (face) => {
    const works = face > 10 - percent / 10;
    return known({ works, entered: enchantedEvent(works) });
  });
}

/** Applies the spell as if it had been cast successfully. The effect stores no caster's level, so it cannot be dispelled. */
export function groundStrikes(state: State, id: PieceId, enchanted: Enchantment): Chance<BattleReport> {
  const unit = findUnit(state, id);
  if (unit?.status !== 'table') return certain(state);
  const { spell, aim } = aimedAt(unit, enchanted);
  return spell.works(state, aim);
}

/** fr3.innate.magic-resistance: a unit may resist a cheap spell from ground as it may resist an enemy's. */
export function takesHold(state: State, id: PieceId, enchanted: Enchantment): Chance<BattleReport> {
  const unit = findUnit(state, id);
  if (unit?.status !== 'table') return certain(state);
  const { aim, points } = aimedAt(unit, enchanted);
  const { maxSpellCost = 0 } = innateOf('magic-resistance')?.figures ?? {};
  if (aim.side === unit.side || points > maxSpellCost || !mayWithstand(state, unit)) return groundStrikes(state, id, enchanted);
  const waits: State = { ...state, magic: { ...state.magic, withstood: { unit: id, ground: enchanted } } };
  return certain(asking(waits, { what: 'withstand', side: unit.side, unit: id }));
}

/**
 * Handles the first unit whose entry into special ground has not been handled yet, because the unit did not get there by its own
 * move; null if there is none.
 */
export function enterGround(state: State): Chance<BattleReport> | null {
  const { stage, asks, footing } = state;
  if (stage !== 'fighting' || asks.length > 0) return null;
  const now = footingNow(state);
  // Units that deploy inside such a piece of terrain have not entered it.
  if (!footing) return certain({ ...state, footing: now });
  const come = now.find(({ unit, piece }) => !isNoted(state, unit, piece));
  if (!come) return now.length === footing.length ? null : certain({ ...state, footing: now });
  const known = noted({ ...state, footing: now.filter(({ unit, piece }) => isNoted(state, unit, piece)) }, come.unit, come.piece);
  const unit = unitAt(state, come.unit);
  const enchanted = state.terrain[come.piece]?.enchanted;
  if (!enchanted || unit.status !== 'table' || isSpared(state, unit, enchanted)) return certain(known);
  return andThen(strikes(known, unit, enchanted), ({ works, entered }) =>
    works ? inTurn(report(known, entered), (at) => takesHold(at, unit.id, enchanted)) : certain(known, entered),
  );
}
