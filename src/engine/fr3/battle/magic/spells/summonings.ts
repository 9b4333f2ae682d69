/** Spells that bring a unit to the table, or take one of its kind away: the undead of necromancers, and swarms. */
import { ahead, type Base, fullTurn, normal, onGrid, shifted, times } from '../../../../kernel/geometry.ts';
import type { Refusal } from '../../../../kernel/rule-id.ts';
import { spellHeadOf } from '../../../data/spell-list.ts';
import { gone } from '../../../demoralization.ts';
import type { Fr3RuleId } from '../../../rule-ids.ts';
import { firstOf, refusal } from '../../action-kind.ts';
import { inchesFrom, placeOf } from '../../characters.ts';
import { withContacts } from '../../contacts.ts';
import { facingOf, freshUnit } from '../../deployment/begin.ts';
import { certain, event } from '../../events.ts';
import { suffered } from '../../harm.ts';
import { refusePlaces } from '../../movement/room.ts';
import { baseOf, type Place, type TroopSetup } from '../../setup.ts';
import { type BattleUnit, type PieceId, type SideId, type State, troopOf } from '../../state.ts';
import { type Aim, type BattleSpell, called, target } from '../spell.ts';

const away = 'unsummon';

interface Summoning {
  readonly id: 'summon-2' | 'summon-3' | 'summon-swarm';
  readonly rule: Fr3RuleId;
  /** What it brings, by the words of its choices, with the name of its cost among the figures; null where it has one cost. */
  readonly kinds: Readonly<Record<string, { readonly troop: TroopSetup; readonly figure: string | null }>>;
}

const dead = { undead: true } as const;

const alike = (one: TroopSetup, other: TroopSetup): boolean =>
  one.type === other.type && (one.kit?.undead === true) === (other.kit?.undead === true);

/** The next free number of a side. */
function nextId({ setup, summoned }: State, side: SideId): PieceId {
  const { troops, characters } = setup.armies[side];
  return `${side}${troops.length + characters.length + summoned.filter((each) => each.side === side).length + 1}`;
}

/** The state with a new unit in this place, wherever that is. */
function joinedBy(
  state: State,
  side: SideId,
  troop: TroopSetup,
  place: Place,
): { readonly state: State; readonly unit: BattleUnit } {
  const unit = freshUnit(state.setup, troop, nextId(state, side), side, place);
  const summoned = [...state.summoned, { id: unit.id, side, troop }];
  return { state: { ...state, summoned, units: [...state.units, unit] }, unit };
}

/** Places around a caster, so many inches off, looking where his army looks. */
function* around(state: State, from: Base, side: SideId, inches: number): Generator<Place> {
  const facing = facingOf(state, side);
  const far = Math.max(from.width, from.depth) / 2 + inches;
  for (let turn = 0; turn < 8; turn++) {
    const { x, y } = shifted({ ...from, facing }, times(ahead(normal(facing + (turn * fullTurn) / 8)), far));
    yield { x: onGrid(x), y: onGrid(y), facing };
  }
}

function summoning({ id, rule, kinds }: Summoning): BattleSpell {
  const figures = spellHeadOf(id)?.figures ?? {};
  const { range } = figures;
  const kindFor = (state: State, { choice, units }: Aim) =>
    choice === away
      ? Object.values(kinds).find(({ troop }) => units.every((unit) => alike(troop, troopOf(state, unit))))
      : kinds[choice ?? ''];
  /** Why what is paid is not the price of that kind. */
  const refusePrice = ({ figure }: { readonly figure: string | null }, { points }: Aim): Refusal | null =>
    figure === null || figures[figure] === points ? null : refusal(`For that it takes ${figures[figure]} points.`, rule);
  return {
    id,
    whom: 'nobody',
    back: away,
    choices: [...Object.keys(kinds), away],
    refuse(state, aim) {
      const kind = kindFor(state, aim);
      if (!kind) return refusal(`${called(state, target(aim))} cannot be taken away by this spell.`, rule);
      const { at, caster, side } = aim;
      if (at === null) return refusePrice(kind, aim);
      return firstOf(
        () => refusePrice(kind, aim),
        () => {
          const from = placeOf(state, caster);
          const base = baseOf(kind.troop, at);
          return range !== undefined && (!from || inchesFrom(from, { base }) > range)
            ? refusal(`The unit appears within ${range}″ of him.`, rule)
            : null;
        },
        () => {
          const there = joinedBy(state, side, kind.troop, at);
          return refusePlaces(there.state, [there.unit.id], [there.unit.base]);
        },
      );
    },
    *places(state, { caster, side }) {
      const from = placeOf(state, caster);
      if (from) yield* around(state, from, side, (range ?? from.depth) + from.depth / 2);
    },
    matters: (state, aim) => aim.choice !== away || target(aim).side !== aim.side || kindFor(state, aim) === undefined,
    works(state, aim) {
      const { at, side } = aim;
      const kind = kindFor(state, aim);
      if (at === null || !kind)
        return suffered(state, target(aim).id, { after: gone('destroyed', rule), cause: 'magic', by: null });
      const there = joinedBy(state, side, kind.troop, at);
      return certain(withContacts(there.state), event({ kind: 'summoned', unit: there.unit.id }, rule));
    },
  };
}

export const summonings: readonly BattleSpell[] = [
  summoning({
    id: 'summon-2',
    rule: 'fr3.spells.summon-2',
    kinds: {
      mobs: { troop: { type: 'mobs', kit: dead }, figure: 'mobs' },
      mounted: { troop: { type: 'mounted', kit: dead }, figure: 'mounted' },
      handweapons: { troop: { type: 'handweapons', kit: dead }, figure: 'handweapons' },
      spears: { troop: { type: 'spears', kit: dead }, figure: 'spears' },
    },
  }),
  summoning({
    id: 'summon-3',
    rule: 'fr3.spells.summon-3',
    kinds: {
      swarms: { troop: { type: 'swarms' }, figure: 'swarms' },
      'heavy-cavalry': { troop: { type: 'heavy-cavalry', kit: dead }, figure: 'heavyCavalry' },
    },
  }),
  summoning({
    id: 'summon-swarm',
    rule: 'fr3.spells.summon-swarm',
    kinds: { swarms: { troop: { type: 'swarms' }, figure: null } },
  }),
];
