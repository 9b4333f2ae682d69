/** The card for a unit or a piece of ground in Fantasy Rules!: values and sentences, each with its rule. */
import { boutOf, groundOf, supportOf } from '../../../engine/fr3/battle/melee/question.ts';
import { askedNow } from '../../../engine/fr3/battle/sequence.ts';
import { commandOf } from '../../../engine/fr3/battle/units/commands.ts';
import { opponentsOf } from '../../../engine/fr3/battle/units/contacts.ts';
import {
  attachedTo,
  characterSetup,
  findUnit,
  leadersOf,
  sheetSide,
  standing,
  troopOf,
  unitAt,
} from '../../../engine/fr3/battle/units/pieces.ts';
import { costOf } from '../../../engine/fr3/battle/units/troop-facts.ts';
import { asCombatant, furtherRally, meleeSide, rowOf } from '../../../engine/fr3/battle/units/troops.ts';
import { weaponOf } from '../../../engine/fr3/battle/units/weapons.ts';
import { holderOf } from '../../../engine/fr3/battle/victory/ground.ts';
import { enemyOf, type PieceId, type SideId } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { BattleUnit, State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { victory } from '../../../engine/fr3/data/figures/victory.ts';
import { items } from '../../../engine/fr3/data/items.ts';
import { otherCodes } from '../../../engine/fr3/data/units.ts';
import { bout } from '../../../engine/fr3/melee/combatant.ts';
import { type Line, linesOf } from '../../../engine/fr3/melee/modifiers.ts';
import { rallyLines } from '../../../engine/fr3/rally.ts';
import type { Fr3RuleId } from '../../../engine/fr3/rule-ids.ts';
import { effectsOf, type Terrain } from '../../../engine/fr3/table/terrain.ts';
import { gap, occupies } from '../../../engine/kernel/geometry.ts';
import { sentenceCase } from '../../../engine/kernel/text.ts';
import { bonusFor } from '../../book/unit-words.ts';
import { signed } from '../../odds/words.ts';
import type { Place } from '../board/board-types.ts';
import { inches, joinNames } from '../plain-words.ts';
import type { Card, CardLine, CardModule } from '../system.ts';
import { inchesLeft } from './moves.ts';
import { armyName, called, sayUnit } from './words.ts';

const none: readonly Fr3RuleId[] = [];
const line = (text: string, ...rules: readonly string[]): CardLine => ({ text, rules });
const total = (lines: readonly Line[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);
const sums = (lines: readonly Line[]): readonly CardLine[] =>
  lines.map(({ name, amount, rules }) => line(`${signed(amount)} ${name}`, ...rules));

/** The unit's modifiers in any melee at its current place. The modifiers are measured against a unit that triggers no bonuses. */
const inMelee = (state: State, unit: BattleUnit): readonly Line[] =>
  linesOf(
    bout({
      a: { ...meleeSide(state, unit), support: supportOf(state, unit), ground: groundOf(state, unit) },
      b: { unit: 'mobs' },
      round: 'later',
    }),
    'a',
  );

/** The values from the unit's row. */
function figuresOf(state: State, unit: BattleUnit): Card['figures'] {
  const row = rowOf(state, unit);
  const troop = troopOf(state, unit);
  const me = asCombatant(state, unit);
  const moves = askedNow(state)?.what === 'movement' && unit.status === 'table';
  const weapon = weaponOf(troop);
  return [
    { label: 'Combat', value: String(unit.factor ?? row.combatFactor), rules: ['fr3.melee.roll', row.rule] },
    ...(row.move
      ? [
          {
            label: moves ? 'Move left' : 'Move',
            value: moves
              ? inches(inchesLeft(state, [unit.id]))
              : row.move.open === row.move.difficult
                ? `${row.move.open}″`
                : `${row.move.open}″/${row.move.difficult}″`,
            rules: ['fr3.movement.rate'],
          },
        ]
      : []),
    ...(row.rally === null ? [] : [{ label: 'Rally', value: `${me.rally}+`, rules: ['fr3.rally.success'] }]),
    ...(weapon
      ? [{ label: 'Shoots', value: `${joinNames(weapon.bands.map(({ upTo }) => String(upTo)))}″`, rules: [weapon.rule] }]
      : []),
    { label: 'Points', value: String(costOf(troop)), rules: ['fr3.victory.points-destroyed'] },
  ];
}

/** The unit's bonuses and penalties, and when they apply. */
function bonusesOf(state: State, unit: BattleUnit): readonly CardLine[] {
  const { bonuses, chargeBonus, difficultTerrain, rule, fear, support, other } = rowOf(state, unit);
  return [
    ...bonuses.map((bonus) => line(`${signed(bonus.amount)} ${bonusFor(bonus)}`, 'fr3.reference.special-bonuses', rule)),
    ...(chargeBonus > 0 ? [line(`${signed(chargeBonus)} when it charges`, 'fr3.melee.charge-bonus')] : []),
    ...(difficultTerrain < 0
      ? [line(`${signed(difficultTerrain)} in difficult terrain`, 'fr3.melee.difficult-terrain-modifiers')]
      : []),
    ...(support === false
      ? []
      : [line('Gives support to units beside it in line, and gets support from them', 'fr3.melee.support-bonus')]),
    ...(fear ? [line('Causes fear', 'fr3.fear.test-charged')] : []),
    ...other
      .filter((code) => code !== '*')
      .map((code) => line(sentenceCase(otherCodes[code]), 'fr3.reference.other-column-codes')),
  ];
}

/** The unit's purchased options, one sentence each. */
function abilitiesOf(state: State, unit: BattleUnit): readonly CardLine[] {
  const { kit = {}, arms = [] } = troopOf(state, unit);
  return [...Object.keys(kit).filter((id) => kit[id as keyof typeof kit]), ...arms].flatMap((id) => {
    const item = items.find((each) => each.id === id);
    return item ? [line(`${item.name}: ${item.summary}`, item.rule)] : [];
  });
}

/** The unit's command, with its clock. */
function commandLine(state: State, side: SideId, command: number | null): readonly CardLine[] {
  const found = state.sheet.sides[sheetSide(state, side)].commands?.[command ?? -1];
  return found ? [line(`Command: ${found.name}, clock ${found.clock}`, 'fr3.multiplayer.command-clock')] : [];
}

/** The unit's companions, and their bonuses. */
const companyOf = (state: State, { id, side }: BattleUnit): readonly CardLine[] => [
  ...commandLine(state, side, commandOf(state, id)),
  ...leadersOf(state, id).map((each) => {
    const { leader } = characterSetup(state, each);
    return line(
      `With ${called(state, each.id)}${/\d/.test(leader) ? `, ${leader.replace(/^\D*/, '')}` : ''}`,
      'fr3.characters.bonus-notation',
    );
  }),
  ...attachedTo(state, id).map((each) => line(`With ${called(state, each.id)}`)),
];

/** The enemies in contact, with the totals of both sides. If no enemy is in contact, the nearest enemy. */
function enemiesOf(state: State, unit: BattleUnit): readonly CardLine[] {
  const fought = opponentsOf(state, unit.id).flatMap((id) => findUnit(state, id) ?? []);
  if (fought.length > 0)
    return fought.map((enemy) => {
      const of = boutOf(state, unit, enemy);
      return line(
        `In contact with ${called(state, enemy.id)}: ${signed(total(linesOf(of, 'a')))} against ${signed(total(linesOf(of, 'b')))}`,
        'fr3.melee.roll',
      );
    });
  const [nearest] = standing(state, enemyOf(unit.side)).toSorted((a, b) => gap(a.base, unit.base) - gap(b.base, unit.base));
  return nearest ? [line(`Nearest enemy: ${called(state, nearest.id)}, ${inches(gap(nearest.base, unit.base))} away`)] : [];
}

function cardOf(state: State, id: PieceId): Card | null {
  const unit = findUnit(state, id);
  if (!unit) return null;
  const row = rowOf(state, unit);
  const melee = inMelee(state, unit);
  const rally = [...rallyLines(asCombatant(state, unit)), ...furtherRally(state, unit)];
  return {
    side: unit.side,
    title: called(state, id),
    symbol: row.id,
    kind: { text: row.name, rules: [row.rule] },
    state: sentenceCase(sayUnit(state, id)),
    figures: figuresOf(state, unit),
    parts: [
      { title: `Rolls d10 ${signed(total(melee))} in melee`, lines: sums(melee) },
      ...(unit.morale > 0 || rally.some(({ amount }) => amount !== 0)
        ? [{ title: `Rolls d10 ${signed(total(rally))} to rally`, lines: sums(rally) }]
        : []),
      { title: 'Good to know', lines: [...bonusesOf(state, unit), ...abilitiesOf(state, unit)] },
      { title: 'Around it', lines: [...companyOf(state, unit), ...enemiesOf(state, unitAt(state, id))] },
    ].filter(({ lines }) => lines.length > 0),
  };
}

const goings = { open: 'Open ground', difficult: 'Difficult terrain', impassable: 'Impassable' } as const;

function terrainCard({ kind, name, enchanted, feared }: Terrain): Card {
  const { going, blocksSight, covers } = effectsOf[kind];
  return {
    side: null,
    title: sentenceCase(name ?? kind),
    symbol: null,
    kind: { text: sentenceCase(kind), rules: none },
    state: '',
    figures: [],
    parts: [
      {
        title: 'Effects',
        lines: [
          line(goings[going], 'fr3.movement.terrain-types'),
          ...(blocksSight ? [line('Blocks artillery’s line of sight', 'fr3.artillery.los-terrain')] : []),
          ...(covers
            ? [
                line('Cover against missiles', 'fr3.missile-fire.cover'),
                line('Hides units that are more than a base width inside it', 'fr3.missile-fire.concealment'),
              ]
            : []),
          ...(kind === 'hill' ? [line('The higher unit has a bonus in melee', 'fr3.melee.uphill')] : []),
          ...(enchanted ? [line('Enchanted', 'fr3.terrain-effects.enchanted-terrain')] : []),
          ...(feared ? [line('Feared', 'fr3.terrain-effects.chaos-fear-terrain')] : []),
        ],
      },
    ],
  };
}

/** A sentence about each named place, by the name of the place. */
const aboutPlaces: Readonly<Record<string, CardLine>> = {
  objective: line(
    `Scores ${victory.objective} points for a side if only that side has units here at the end`,
    'fr3.victory.points-objective',
  ),
  camp: line('An enemy unit captures this place by entering it', 'fr3.camps.capture'),
  works: line('An enemy that attacks a unit here fights as if in difficult terrain', 'fr3.fortifications.defense'),
  pavisiers: line('Has pavisiers, whose tall shields protect against missiles', 'fr3.fortifications.pavisiers'),
};

function placeCard(state: State, { name, polygon }: Place): Card {
  const about = aboutPlaces[name];
  const holder = name === 'objective' ? holderOf(state, polygon) : null;
  const within = standing(state).filter(({ base }) => occupies(base, polygon));
  return {
    side: holder,
    title: sentenceCase(name),
    symbol: null,
    kind: { text: '', rules: none },
    state: '',
    figures: [],
    parts: [
      {
        title: 'Details',
        lines: [
          ...(about ? [about] : []),
          ...(holder ? [line(`${armyName(state, holder)} holds this now`)] : []),
          line(within.length > 0 ? `Units here: ${called(state, ...within.map(({ id }) => id))}` : 'There is no unit here'),
        ],
      },
    ],
  };
}

export const cards: CardModule<State> = {
  piece: cardOf,
  terrain: (_, terrain) => terrainCard(terrain as Terrain),
  place: placeCard,
};

/** Rules cited by the cards. */
export const cardRules: readonly string[] = [
  ...items.map(({ rule }) => rule),
  'fr3.reference.special-bonuses',
  'fr3.reference.other-column-codes',
  'fr3.camps.capture',
  'fr3.fortifications.pavisiers',
];
