/**
 * Aiming a spell: who may cast which spell at which targets (fr3.auction.announcement), its cost, and which aims are worth
 * trying.
 */
import { contactOf as edgeContact } from '../../../kernel/geometry.ts';
import { onceFor } from '../../../kernel/memo.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { spiritSurcharge, type TargetForm, targetForms } from '../../auction/auction.ts';
import { auction as figures } from '../../data/figures/auction.ts';
import { costsOf, type SpellHead, spellHeadOf } from '../../data/spell-list.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { terrainUnder } from '../../table/terrain.ts';
import { firstOf, refusal } from '../action-kind.ts';
import { findUnit, onTable, standing, troopOf, unitAt } from '../units/pieces.ts';
import { formOf } from '../units/troop-facts.ts';
import { hasArms } from '../units/troops.ts';
import { enemyOf, type PieceId, type SideId } from '../vocabulary/ids.ts';
import type { BattleCharacter, BattleUnit, Cast, State } from '../vocabulary/state.ts';
import { withoutWaterBarriers } from './barriers.ts';
import { spellOf } from './book.ts';
import { casters, costOf, groundOfLore, hasMagic, ownPoints, paidFor, spellsKnown, userOf } from './casters.ts';
import { effectWith } from './effects.ts';
import { isNulledPerson, refuseNulled } from './null-field.ts';
import { isPresent } from './presence.ts';
import { offerings } from './sacrifice.ts';
import type { Aim, BattleSpell, Whom } from './spell.ts';
import { storedBy, storedSpellHolders } from './stored.ts';
import { refuseGuarded } from './wards.ts';

const ruleOf = ({ rule }: SpellHead): Fr3RuleId => rule as Fr3RuleId;

function targetForm(state: State, unit: BattleUnit): TargetForm {
  const troop = troopOf(state, unit);
  const form = formOf(troop);
  if (troop.type === 'leviathans') return form === '1x2' ? 'leviathan-1x2' : 'leviathan-1x1';
  return form === 'block' ? 'pike-block' : form === 'mass' ? '2x2' : 'unit';
}

/** Extra points that large targets cost. Those points do not count in the contest. */
export const surchargeOf = (state: State, { character, spell, on }: Pick<Cast, 'character' | 'spell' | 'on'>): number =>
  on.reduce((sum, id, at) => {
    const unit = findUnit(state, id);
    // The sacrificed unit is not a target.
    if (!unit || (at === 0 && spellOf(spell)?.whom === 'offering')) return sum;
    // fr3.items.protective-spirit-magic
    const spirit = unit.side !== character[0] && hasArms(state, unit, 'protective-spirit') ? spiritSurcharge : 0;
    return sum + targetForms[targetForm(state, unit)].more + spirit;
  }, 0);

export function aimOf(state: State, cast: Cast, caster: BattleCharacter): Aim {
  const units = cast.on.flatMap((id) => findUnit(state, id) ?? []);
  const characters = state.characters.filter(({ id }) => cast.on.includes(id));
  return { caster, side: caster.side, units, characters, choice: cast.choice, points: costOf(state, cast), at: cast.at };
}

const characterOf = (state: State, id: PieceId): BattleCharacter | undefined => state.characters.find((each) => each.id === id);

/**
 * The kind of target a spell needs. If the caster chooses to remove a unit that was summoned earlier, the target is that unit.
 */
const whomOf = ({ whom, back }: BattleSpell, choice: string | null): Whom => (choice !== null && choice === back ? 'unit' : whom);
const takesPlace = ({ places, back }: BattleSpell, choice: string | null): boolean =>
  places !== undefined && (choice === null || choice !== back);

/** Why a spell cannot affect these targets. */
function refuseWhom(
  state: State,
  spell: BattleSpell,
  { side }: BattleCharacter,
  { on, choice }: Cast,
  rule: Fr3RuleId,
): Refusal | null {
  const whom = whomOf(spell, choice);
  if (whom === 'nobody') return on.length === 0 ? null : refusal('This spell has no target.', rule);
  const many = whom === 'pair' || whom === 'offering' ? 2 : 1;
  if (on.length !== many || new Set(on).size !== many)
    return refusal(`This spell needs ${many === 1 ? 'one target' : 'two units'}.`, rule);
  if (whom === 'character')
    return characterOf(state, on[0] as PieceId)?.status === 'in play'
      ? null
      : refusal('Choose a character in play as the target.', rule);
  const units = on.flatMap((id) => findUnit(state, id) ?? []);
  if (units.length < many || !units.every(onTable)) return refusal('Choose units on the table as targets.', rule);
  const [one, other] = units as [BattleUnit, BattleUnit | undefined];
  if (whom === 'offering')
    return one.side === side && other?.side !== side
      ? null
      : refusal('Choose a unit of your own to sacrifice, and an enemy unit.', rule);
  if (other && !(one.level === other.level && edgeContact(one.base, other.base)))
    return refusal('Choose two units that touch each other.', rule);
  if (whom === 'friend' && one.side !== side) return refusal('Choose a unit of your own as the target.', rule);
  return whom === 'enemy' && one.side === side ? refusal('Choose an enemy unit as the target.', rule) : null;
}

/** fr3.auction.repeat-cheap-spells, fr3.auction.once-per-turn-spells */
function refuseAgain(state: State, { character, spell }: Cast, { name }: SpellHead, cost: number): Refusal | null {
  const before = state.magic.tried.filter((each) => each.character === character && each.spell === spell);
  if (cost > figures.repeatableCost && before.length >= figures.dearCastings)
    return refusal(
      `This magic user has already tried to cast ${name} this turn. A spell of that cost can be tried only once a turn.`,
      'fr3.auction.once-per-turn-spells',
    );
  return before.some(({ augmented }) => augmented)
    ? refusal(
        `This magic user cannot try to cast ${name} again this turn, because he has put more points into it than it costs.`,
        'fr3.auction.repeat-cheap-spells',
      )
    : null;
}

/** fr3.armies.druid-disorient: a spell from the army's list may need a target on a certain kind of ground. */
function refuseGround(state: State, caster: BattleCharacter, { spell, on }: Cast): Refusal | null {
  const lore = groundOfLore(state, caster, spell);
  const grounds = lore?.on ?? [];
  return lore &&
    !on.every((id) =>
      terrainUnder(unitAt(state, id).base, withoutWaterBarriers(state).terrain).some(({ kind }) => grounds.includes(kind)),
    )
    ? refusal(`This magic user can cast the spell only at units in ${grounds.join(' or ')}.`, lore.rule)
    : null;
}

/** fr3.innate.hide: hidden enemies cannot be targets. */
function refuseHidden(state: State, { on }: Cast, side: SideId): Refusal | null {
  const hidden = on.flatMap((id) => findUnit(state, id) ?? []).find((each) => each.side !== side && effectWith(each, 'hidden'));
  return hidden ? refusal(`${hidden.id} are hidden and cannot be targets.`, 'fr3.innate.hide') : null;
}

/** Why a side cannot cast this spell at these targets, apart from timing. */
export function refuseCast(state: State, side: SideId, cast: Cast): Refusal | null {
  const able =
    cast.stored === null ? casters(state, side) : state.characters.filter((each) => each.side === side && isPresent(state, each));
  const caster = able.find(({ id }) => id === cast.character);
  const user = caster && userOf(state, caster);
  if (!caster || (!user && cast.stored === null))
    return refusal('Choose a magic user of your own who is with his army and is not captured.', 'fr3.magic.personal-pool-uses');
  const silencing = caster.host === null ? undefined : effectWith(unitAt(state, caster.host), 'silent');
  if (silencing) return refusal(`This magic user cannot cast, because his unit is under ${silencing.name}.`, silencing.rule);
  const head = spellHeadOf(cast.spell);
  if (cast.stored !== null && !storedBy(state, caster).some(({ id }) => id === cast.stored))
    return refusal(
      `This magic user does not have ${head?.name ?? cast.stored} stored. Each stored spell can be cast only once.`,
      'fr3.character-items.stored-spell-use',
    );
  if (!head || (cast.stored === null && !spellsKnown(state, caster).includes(head)))
    return refusal(
      `${user?.name}s of level ${user?.level} do not know ${head?.name ?? 'that spell'}.`,
      'fr3.spells.spell-list-columns',
    );
  const spell = spellOf(head.id);
  if (!spell) return refusal(`The spell ${head.name} cannot be cast in a battle yet.`, ruleOf(head));
  const costs = costsOf(head);
  if (cast.points === null ? costs.length > 1 : costs.length === 1 || !costs.includes(cast.points))
    return refusal(`${head.name} can cost ${costs.join(' or ')} points. Choose one of these costs.`, ruleOf(head));
  if (spell.choices ? cast.choice === null || !spell.choices.includes(cast.choice) : cast.choice !== null)
    return refusal(
      `${head.name}: ${spell.choices ? `choose ${spell.choices.join(' or ')}` : 'there is nothing to choose'}.`,
      ruleOf(head),
    );
  if ((cast.at !== null) !== takesPlace(spell, cast.choice))
    return refusal(
      `${cast.at === null ? `Choose a place for ${head.name}.` : `${head.name} does not need a place.`}`,
      ruleOf(head),
    );
  const cost = costOf(state, cast);
  return firstOf(
    () => refuseWhom(state, spell, caster, cast, ruleOf(head)),
    () => refuseHidden(state, cast, side),
    () => {
      const needed = paidFor(state, cast) + surchargeOf(state, cast);
      const own = ownPoints(state, caster);
      return own >= needed
        ? null
        : refusal(
            `${head.name} costs ${needed} points from the magic user’s own pool, and he has ${own}.`,
            'fr3.auction.cost-from-personal-pool',
            'fr3.magic.cannot-afford',
          );
    },
    () => (cast.stored === null ? refuseAgain(state, cast, head, cost) : null),
    () =>
      refuseNulled(
        state,
        caster,
        cast.on.flatMap((id) => findUnit(state, id) ?? []),
      ),
    () => refuseGuarded(state, caster, cast),
    () => refuseGround(state, caster, cast),
    () => spell.refuse?.(state, aimOf(state, cast, caster)) ?? null,
  );
}

/** Possible targets of a spell. */
function* targetsFor(state: State, whom: Whom, side: SideId): Generator<readonly PieceId[]> {
  if (whom === 'nobody') yield [];
  else if (whom === 'character') {
    for (const { id, status } of state.characters) if (status === 'in play') yield [id];
  } else if (whom === 'pair') {
    const units = standing(state);
    for (const [at, one] of units.entries())
      for (const other of units.slice(at + 1))
        if (one.side === other.side && edgeContact(one.base, other.base)) yield [one.id, other.id];
  } else if (whom === 'offering') {
    // The caster may be with the sacrificed unit.
    for (const offered of offerings(state, side).slice(0, 2))
      for (const enemy of standing(state, enemyOf(side))) yield [offered.id, enemy.id];
  } else for (const unit of standing(state)) if (whom === 'unit' || (unit.side === side) === (whom === 'friend')) yield [unit.id];
}

function* castsOf(state: State, caster: BattleCharacter): Generator<Cast> {
  const own = ownPoints(state, caster);
  const known = (userOf(state, caster) ? spellsKnown(state, caster) : []).flatMap((head) => {
    const costs = costsOf(head);
    return (costs.length > 1 ? costs : [null]).map((points) => ({ spell: head.id, points, stored: null }));
  });
  const kept = storedBy(state, caster).map(({ id, ...each }) => ({ ...each, stored: id }));
  for (const named of [...known, ...kept]) {
    const spell = spellOf(named.spell);
    if (!spell) continue;
    for (const choice of spell.choices ?? [null]) {
      const said = { character: caster.id, choice, ...named };
      if (own < paidFor(state, { ...said, on: [], at: null })) continue;
      for (const on of targetsFor(state, whomOf(spell, choice), caster.side)) {
        const cast: Cast = { ...said, on, at: null };
        const aim = aimOf(state, cast, caster);
        if (!spell.matters(state, aim)) continue;
        for (const at of takesPlace(spell, choice) ? (spell.places?.(state, aim) ?? []) : [null])
          if (refuseCast(state, caster.side, { ...cast, at }) === null) yield { ...cast, at };
      }
    }
  }
}

/** The casts that are worth listing for a side now. */
export function* castsFor(state: State, side: SideId): Generator<Cast> {
  const able = new Set([...casters(state, side), ...(hasMagic(state.setup, side) ? storedSpellHolders(state, side) : [])]);
  for (const caster of able) if (!isNulledPerson(state, caster)) yield* castsOf(state, caster);
}

const all = (side: SideId) => onceFor((state: State): readonly Cast[] => [...castsFor(state, side)]);
const listed = { A: all('A'), B: all('B') };

export const castsListed = (state: State, side: SideId): readonly Cast[] => listed[side](state);

const could = (side: SideId) => onceFor((state: State): boolean => castsFor(state, side).next().done !== true);
const any = { A: could('A'), B: could('B') };

/** Whether a side can now cast a spell that would be useful. If the side has none, the game does not ask it. */
export const couldCast = (state: State, side: SideId): boolean => any[side](state);
