/** Aiming a spell: who may cast what at whom (fr3.auction.announcement), what it costs, and which aims are worth a thought. */
import { contactOf as edgeContact } from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { type TargetForm, targetForms } from '../../auction/auction.ts';
import { auction as figures } from '../../data/figures/auction.ts';
import { costsOf, type SpellHead, spellHeadOf } from '../../data/spell-list.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { occupied } from '../../table/terrain.ts';
import { firstOf, refusal } from '../action-kind.ts';
import { onceFor } from '../memo.ts';
import { formOf } from '../setup.ts';
import {
  type BattleCharacter,
  type BattleUnit,
  type Cast,
  findUnit,
  onTable,
  type PieceId,
  type SideId,
  type State,
  standing,
  troopOf,
  unitAt,
} from '../state.ts';
import { spellOf } from './book.ts';
import { casters, costOf, groundOfLore, ownPoints, spellsKnown, userOf } from './casters.ts';
import { enchantedFire } from './effects.ts';
import type { Aim, BattleSpell, Whom } from './spell.ts';

const ruleOf = ({ rule }: SpellHead): Fr3RuleId => rule as Fr3RuleId;

function targetForm(state: State, unit: BattleUnit): TargetForm {
  const troop = troopOf(state, unit);
  const form = formOf(troop);
  if (troop.type === 'leviathans') return form === '1x2' ? 'leviathan-1x2' : 'leviathan-1x1';
  return form === 'block' ? 'pike-block' : form === 'mass' ? '2x2' : 'unit';
}

/** Points that large targets cost besides; they count for nothing in the contest. */
export const surchargeOf = (state: State, { on }: Pick<Cast, 'on'>): number =>
  on.reduce((sum, id) => {
    const unit = findUnit(state, id);
    return unit ? sum + targetForms[targetForm(state, unit)].more : sum;
  }, 0);

export function aimOf(state: State, cast: Cast, caster: BattleCharacter): Aim {
  const units = cast.on.flatMap((id) => findUnit(state, id) ?? []);
  const characters = state.characters.filter(({ id }) => cast.on.includes(id));
  return { caster, side: caster.side, units, characters, choice: cast.choice, points: costOf(state, cast), at: cast.at };
}

const characterOf = (state: State, id: PieceId): BattleCharacter | undefined => state.characters.find((each) => each.id === id);

/** Whom a spell takes: the choice that takes a unit away is aimed at one. */
const whomOf = ({ whom, back }: BattleSpell, choice: string | null): Whom => (choice !== null && choice === back ? 'unit' : whom);
const takesPlace = ({ places, back }: BattleSpell, choice: string | null): boolean =>
  places !== undefined && (choice === null || choice !== back);

/** Why a spell does not take those that it is aimed at. */
function refuseWhom(
  state: State,
  spell: BattleSpell,
  { side }: BattleCharacter,
  { on, choice }: Cast,
  rule: Fr3RuleId,
): Refusal | null {
  const whom = whomOf(spell, choice);
  if (whom === 'nobody') return on.length === 0 ? null : refusal('This spell is aimed at nobody.', rule);
  const many = whom === 'pair' ? 2 : 1;
  if (on.length !== many || new Set(on).size !== many)
    return refusal(`This spell takes ${many === 1 ? 'one target' : 'two units'}.`, rule);
  if (whom === 'character')
    return characterOf(state, on[0] as PieceId)?.status === 'in play'
      ? null
      : refusal('This spell takes a character who is in play.', rule);
  const units = on.flatMap((id) => findUnit(state, id) ?? []);
  if (units.length < many || !units.every(onTable)) return refusal('This spell takes units that are on the table.', rule);
  const [one, other] = units as [BattleUnit, BattleUnit | undefined];
  if (other && !(one.level === other.level && edgeContact(one.base, other.base)))
    return refusal('This spell takes two units that touch each other.', rule);
  if (whom === 'friend' && one.side !== side) return refusal('This spell takes a unit of your own.', rule);
  return whom === 'enemy' && one.side === side ? refusal('This spell takes an enemy unit.', rule) : null;
}

/** fr3.auction.repeat-cheap-spells, fr3.auction.once-per-turn-spells */
function refuseAgain(state: State, { character, spell }: Cast, { name }: SpellHead, cost: number): Refusal | null {
  const before = state.magic.tried.filter((each) => each.character === character && each.spell === spell);
  if (cost > figures.repeatableCost && before.length >= figures.dearCastings)
    return refusal(`He has tried ${name} in this turn: so dear a spell is tried once.`, 'fr3.auction.once-per-turn-spells');
  return before.some(({ augmented }) => augmented)
    ? refusal(`He has put more into ${name} than it costs in this turn: it is closed to him.`, 'fr3.auction.repeat-cheap-spells')
    : null;
}

/** fr3.armies.druid-disorient: what his army has taught him may need a target on ground of a kind. */
function refuseGround(state: State, caster: BattleCharacter, { spell, on }: Cast): Refusal | null {
  const lore = groundOfLore(state, caster, spell);
  const grounds = lore?.on ?? [];
  return lore &&
    !on.every((id) => occupied(unitAt(state, id).base, state.setup.terrain).some(({ kind }) => grounds.includes(kind)))
    ? refusal(`He casts it at units in ${grounds.join(' or ')}.`, lore.rule)
    : null;
}

/** Why a side cannot cast this spell so, whenever it may cast. */
export function refuseCast(state: State, side: SideId, cast: Cast): Refusal | null {
  const caster = casters(state, side).find(({ id }) => id === cast.character);
  const user = caster && userOf(state, caster);
  if (!caster || !user)
    return refusal('A magic user of your own casts, while he is free and with his army.', 'fr3.magic.personal-pool-uses');
  if (caster.host !== null && enchantedFire(unitAt(state, caster.host)).stopped)
    return refusal('He is with a unit under a squall: he casts nothing in this phase.', 'fr3.spells.sudden-squall');
  const head = spellHeadOf(cast.spell);
  if (!head || !spellsKnown(state, caster).includes(head))
    return refusal(
      `${user.name}s of level ${user.level} do not know ${head?.name ?? 'that spell'}.`,
      'fr3.spells.spell-list-columns',
    );
  const spell = spellOf(head.id);
  if (!spell) return refusal(`The battle does not play ${head.name} yet.`, ruleOf(head));
  const costs = costsOf(head);
  if (cast.points === null ? costs.length > 1 : costs.length === 1 || !costs.includes(cast.points))
    return refusal(`${head.name} costs ${costs.join(' or ')}: say which it is, where there are several.`, ruleOf(head));
  if (spell.choices ? cast.choice === null || !spell.choices.includes(cast.choice) : cast.choice !== null)
    return refusal(
      `${head.name}: ${spell.choices ? `choose ${spell.choices.join(' or ')}` : 'there is nothing to choose'}.`,
      ruleOf(head),
    );
  if ((cast.at !== null) !== takesPlace(spell, cast.choice))
    return refusal(`${head.name} is cast ${cast.at === null ? 'with a place' : 'without a place'}.`, ruleOf(head));
  const cost = costOf(state, cast);
  return firstOf(
    () => refuseWhom(state, spell, caster, cast, ruleOf(head)),
    () => {
      const needed = cost + surchargeOf(state, cast);
      const own = ownPoints(state, caster);
      return own >= needed
        ? null
        : refusal(
            `${head.name} takes ${needed} points of his own pool, and he has ${own}.`,
            'fr3.auction.cost-from-personal-pool',
            'fr3.magic.cannot-afford',
          );
    },
    () => refuseAgain(state, cast, head, cost),
    () => refuseGround(state, caster, cast),
    () => spell.refuse?.(state, aimOf(state, cast, caster)) ?? null,
  );
}

/** Those whom a spell could be aimed at. */
function* targetsFor(state: State, whom: Whom, side: SideId): Generator<readonly PieceId[]> {
  if (whom === 'nobody') yield [];
  else if (whom === 'character') {
    for (const { id, status } of state.characters) if (status === 'in play') yield [id];
  } else if (whom === 'pair') {
    const units = standing(state);
    for (const [at, one] of units.entries())
      for (const other of units.slice(at + 1))
        if (one.side === other.side && edgeContact(one.base, other.base)) yield [one.id, other.id];
  } else for (const unit of standing(state)) if (whom === 'unit' || (unit.side === side) === (whom === 'friend')) yield [unit.id];
}

function* castsOf(state: State, caster: BattleCharacter): Generator<Cast> {
  const own = ownPoints(state, caster);
  for (const head of spellsKnown(state, caster)) {
    const spell = spellOf(head.id);
    if (!spell) continue;
    const costs = costsOf(head);
    for (const points of costs.length > 1 ? costs : [null])
      for (const choice of spell.choices ?? [null]) {
        const said = { character: caster.id, spell: head.id, choice, points };
        if (own < costOf(state, { ...said, on: [], at: null })) continue;
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

/** What a side could cast now that might matter. */
export function* castsFor(state: State, side: SideId): Generator<Cast> {
  for (const caster of casters(state, side)) yield* castsOf(state, caster);
}

const any = onceFor((state: State) => {
  const could = (side: SideId) => castsFor(state, side).next().done !== true;
  return { A: could('A'), B: could('B') };
});

/** Whether a side could cast anything now that might matter: else it is not asked. */
export const couldCast = (state: State, side: SideId): boolean => any(state)[side];
