/**
 * Spells that summon a unit or remove one of the same kind: undead and ethereals of necromancers, swarms, elementals, and a war
 * cleric's avatar.
 */
import {
  ahead,
  type Base,
  corners,
  fullTurn,
  heart,
  nearest,
  normal,
  occupies,
  onGrid,
  type Polygon,
  shifted,
  sidesOf,
  times,
  touch,
} from '../../../../kernel/geometry.ts';
import type { Refusal } from '../../../../kernel/rule-id.ts';
import { type CasterType, spellHeadOf } from '../../../data/spell-list.ts';
import { removedAs } from '../../../demoralization.ts';
import type { Fr3RuleId } from '../../../rule-ids.ts';
import type { TerrainKind } from '../../../table/terrain.ts';
import { firstOf, refusal } from '../../action-kind.ts';
import { inchesFrom, placeOf } from '../../characters/places.ts';
import { facingOf } from '../../deployment/begin.ts';
import { certain, event } from '../../events.ts';
import { inflict } from '../../harm/harm.ts';
import { refusePlaces } from '../../movement/room.ts';
import { isElemental } from '../../spirits/crossing.ts';
import { refuseUnderWater } from '../../terrain/under-water.ts';
import { withContacts } from '../../units/contacts.ts';
import { joinedBy } from '../../units/new-units.ts';
import { troopOf } from '../../units/pieces.ts';
import { baseOf } from '../../units/troop-facts.ts';
import type { SideId } from '../../vocabulary/ids.ts';
import type { Place, TroopSetup } from '../../vocabulary/setup.ts';
import type { BattleUnit, State } from '../../vocabulary/state.ts';
import { userOf } from '../casters.ts';
import { refuseSummoned } from '../null-field.ts';
import { type Aim, type BattleSpell, called, target } from '../spell.ts';

const away = 'unsummon';

interface Summoning {
  readonly id: string;
  readonly rule: Fr3RuleId;
  /**
   * Where the summoned units may appear in addition to places within range of the caster: near ground of this kind, or along the
   * table edge.
   */
  readonly near?: TerrainKind;
  readonly along?: 'edge';
  /** The units that the spell can remove, if they are not the kind that it summons; null if it removes none. */
  readonly takes?: ((state: State, unit: BattleUnit) => boolean) | null;
  /** Magic users whose version of the spell cannot remove units. */
  readonly givesOnly?: CasterType;
  /** For each choice, the summoned troop and the name of its cost in the spell's figures; null if there is only one cost. */
  readonly kinds: Readonly<Record<string, { readonly troop: TroopSetup; readonly figure: string | null }>>;
}

const dead = { undead: true } as const;

const alike = (one: TroopSetup, other: TroopSetup): boolean =>
  one.type === other.type && (one.kit?.undead === true) === (other.kit?.undead === true);

/** Places around a caster at this distance, facing as his army does. */
function* around(state: State, from: Base, side: SideId, inches: number): Generator<Place> {
  const facing = facingOf(state, side);
  const far = Math.max(from.width, from.depth) / 2 + inches;
  for (let turn = 0; turn < 8; turn++) {
    const { x, y } = shifted({ ...from, facing }, times(ahead(normal(facing + (turn * fullTurn) / 8)), far));
    yield { x: onGrid(x), y: onGrid(y), facing };
  }
}

const inchesToGround = (base: Base, polygon: Polygon): number =>
  occupies(base, polygon)
    ? 0
    : Math.min(...sidesOf(corners(base)).flatMap((side) => sidesOf(polygon).map((border) => nearest(side, border).distance)));

/** fr3.spells.air-elemental: whether a base touches the table edge. */
const atEdge = ({ setup: { table } }: State, base: Base): boolean =>
  corners(base).some(
    ({ x, y }) => Math.min(x, y) <= edgeGap + touch || Math.min(table.width - x, table.depth - y) <= edgeGap + touch,
  );
/** Rounding to the grid may leave a corner this far from the edge; it still counts as touching. */
const edgeGap = 1 / 64;

/** Places along the four edges, facing inward. */
function* alongEdge({ setup: { table } }: State, { depth }: Base): Generator<Place> {
  const off = depth / 2 + edgeGap / 2;
  const { width: w, depth: d } = table;
  for (const share of [1 / 8, 3 / 8, 5 / 8, 7 / 8]) {
    yield { x: onGrid(w * share), y: onGrid(off), facing: 0 };
    yield { x: onGrid(off), y: onGrid(d * share), facing: fullTurn / 4 };
    yield { x: onGrid(w * share), y: onGrid(d - off), facing: fullTurn / 2 };
    yield { x: onGrid(w - off), y: onGrid(d * share), facing: (fullTurn * 3) / 4 };
  }
}

function summoning({ id, rule, kinds, near, along, takes, givesOnly }: Summoning): BattleSpell {
  const figures = spellHeadOf(id)?.figures ?? {};
  const { range } = figures;
  const names = Object.keys(kinds);
  const taken = (state: State, unit: BattleUnit) =>
    takes ? takes(state, unit) : Object.values(kinds).some(({ troop }) => alike(troop, troopOf(state, unit)));
  const kindFor = (state: State, { choice, units }: Aim) => {
    if (choice !== away) return kinds[choice ?? names[0] ?? ''];
    if (!units.every((unit) => taken(state, unit))) return undefined;
    return (
      Object.values(kinds).find(({ troop }) => units.every((unit) => alike(troop, troopOf(state, unit)))) ?? kinds[names[0] ?? '']
    );
  };
  const isNear = (state: State, base: Base, inches: number) =>
    near !== undefined && state.terrain.some(({ kind, polygon }) => kind === near && inchesToGround(base, polygon) <= inches);
  /** Why the points that the caster pays are not the price of this kind of unit. */
  const refusePrice = ({ figure }: { readonly figure: string | null }, { points }: Aim): Refusal | null =>
    figure === null || figures[figure] === points ? null : refusal(`Pay ${figures[figure]} points for that creature.`, rule);
  return {
    id,
    whom: 'nobody',
    ...(takes === null ? {} : { back: away, choices: [...names, away] }),
    refuse(state, aim) {
      const kind = kindFor(state, aim);
      if (aim.choice === away && givesOnly !== undefined && userOf(state, aim.caster)?.type === givesOnly)
        return refusal('This magic user’s spell can summon elementals but cannot dismiss them.', rule);
      if (!kind) return refusal(`${called(state, target(aim))} cannot be dismissed by this spell.`, rule);
      const { at, caster, side } = aim;
      if (at === null) return refusePrice(kind, aim);
      return firstOf(
        () => refusePrice(kind, aim),
        () => refuseSummoned(state, baseOf(kind.troop, at)),
        () => (state.setup.underwater ? refuseUnderWater(kind.troop) : null),
        () => {
          const from = placeOf(state, caster);
          const base = baseOf(kind.troop, at);
          if (along && !atEdge(state, base)) return refusal('The summoned unit must appear at an edge of the table.', rule);
          if (range !== undefined && isNear(state, base, range)) return null;
          return range !== undefined && (!from || inchesFrom(from, { base }) > range)
            ? refusal(
                `The summoned unit must appear within ${range}″ of the magic user${near === undefined ? '' : ` or of ${near}`}.`,
                rule,
              )
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
      const [first] = names;
      const base = baseOf(kinds[first ?? '']?.troop as TroopSetup, { x: 0, y: 0, facing: 0 });
      if (along) yield* alongEdge(state, base);
      else if (from) yield* around(state, from, side, (range ?? base.depth) + base.depth / 2);
      for (const { kind, polygon } of state.terrain)
        if (kind === near) yield* around(state, { ...base, ...heart(polygon) }, side, base.depth);
    },
    matters: (state, aim) => aim.choice !== away || (target(aim).side !== aim.side && taken(state, target(aim))),
    works(state, aim) {
      const { at, side } = aim;
      const kind = kindFor(state, aim);
      if (aim.choice === away || at === null || !kind)
        return inflict(state, target(aim).id, { after: removedAs('destroyed', rule), cause: 'magic', by: null });
      const there = joinedBy(state, side, kind.troop, at, aim.caster.id);
      return certain(withContacts(there.state), event({ kind: 'summoned', unit: there.unit.id }, rule));
    },
  };
}

/** fr3.elementals.summoning: a spell that summons one elemental, or removes one of any type. */
const elemental = (id: string, rule: Fr3RuleId, type: string, more: Partial<Summoning> = {}): BattleSpell =>
  summoning({ id, rule, kinds: { [type]: { troop: { type }, figure: null } }, takes: isElemental, ...more });

export const summonings: readonly BattleSpell[] = [
  summoning({
    id: 'summon-2',
    rule: 'fr3.spells.summon-2',
    kinds: {
      mobs: { troop: { type: 'mobs', kit: dead }, figure: 'mobs' },
      mounted: { troop: { type: 'mounted', kit: dead }, figure: 'mounted' },
      handweapons: { troop: { type: 'handweapons', kit: dead }, figure: 'handweapons' },
      spears: { troop: { type: 'spears', kit: dead }, figure: 'spears' },
      ethereals: { troop: { type: 'ethereals' }, figure: 'ethereals' },
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
  elemental('air-elemental', 'fr3.spells.air-elemental', 'air-elemental', { along: 'edge' }),
  elemental('earth-elemental', 'fr3.spells.earth-elemental', 'earth-elemental'),
  elemental('fire-elemental', 'fr3.spells.fire-elemental', 'fire-elemental'),
  elemental('water-elemental', 'fr3.spells.water-elemental', 'water-elemental', { near: 'water', givesOnly: 'hydromancer' }),
  elemental('summon-tree-spirit', 'fr3.spells.summon-tree-spirit', 'plant-elemental', { near: 'woods' }),
  summoning({
    id: 'summon-avatar',
    rule: 'fr3.spells.summon-avatar',
    kinds: { avatar: { troop: { type: 'major-spirits' }, figure: null } },
    takes: null,
  }),
];
