/** The card for an element or a piece of ground in Hordes of the Things: values and sentences, each with its rule. */
import { combatantOf } from '../../../engine/hott/battle/combat/combatant.ts';
import { facedBy, meetings } from '../../../engine/hott/battle/elements/contacts.ts';
import { elementBy, find, isAerial, isOn, isShooter, standing, typeOf } from '../../../engine/hott/battle/elements/find.ts';
import { priceOf } from '../../../engine/hott/battle/moves/tactical-moves.ts';
import { targetsOf } from '../../../engine/hott/battle/shooting/shots.ts';
import { goingOf } from '../../../engine/hott/battle/terrain/ground.ts';
import { enemyOf } from '../../../engine/hott/battle/vocabulary/ids.ts';
import type { BattleElement, State } from '../../../engine/hott/battle/vocabulary/state.ts';
import { type Clause, outcomeOf, pursuers } from '../../../engine/hott/data/outcomes.ts';
import { paces } from '../../../engine/hott/data/scale.ts';
import { supported, surefooted } from '../../../engine/hott/data/tactical-factors.ts';
import { type TerrainKind, terrainOf } from '../../../engine/hott/data/terrain.ts';
import { closeLines } from '../../../engine/hott/supplement/factors.ts';
import { gap, occupies } from '../../../engine/kernel/geometry.ts';
import { sentenceCase } from '../../../engine/kernel/text.ts';
import { signed } from '../../odds/words.ts';
import type { Place, Terrain } from '../board/board-types.ts';
import { joinNames } from '../plain-words.ts';
import type { Card, CardLine, CardModule } from '../system.ts';
import { called, sayElement } from './called.ts';

const line = (text: string, ...rules: readonly string[]): CardLine => ({ text, rules });
const say = (amount: number): string => `${amount} paces`;

const goings = { good: 'good going', bad: 'bad going', water: 'water' } as const;

/** The element's move in the going that it stands in. */
function moveHere(state: State, unit: BattleElement): Card['figures'][number] {
  const { good, bad, river } = typeOf(unit).move;
  const going = isAerial(unit) ? 'good' : goingOf(state.setup, unit);
  const move = { good, bad, water: river }[going];
  return {
    label: going === 'good' ? 'Move' : `Move in ${goings[going]}`,
    value: String(move),
    rules: ['hott.supplement.move-table', 'hott.move-distances.ground'],
  };
}

const figuresOf = (state: State, unit: BattleElement): Card['figures'] => {
  const { factor, points, range, rule } = typeOf(unit);
  return [
    { label: 'Against foot', value: signed(factor.foot), rules: [rule, 'hott.supplement.combat-total'] },
    { label: 'Against others', value: signed(factor.others), rules: [rule, 'hott.supplement.combat-total'] },
    moveHere(state, unit),
    ...(range === null ? [] : [{ label: 'Reach', value: String(range), rules: ['hott.supplement.shooting-zone'] }]),
    { label: 'AP', value: String(points), rules: ['hott.supplement.lost-ap'] },
  ];
};

/**
 * The enemy that the element fights, with both sums; enemies on its flanks; and targets that it can shoot at. If no enemy is in
 * contact, the nearest enemy.
 */
function aroundOf(state: State, unit: BattleElement): readonly CardLine[] {
  const foe = facedBy(state, unit.id) ?? meetings(state).find(({ unit: id }) => id === unit.id)?.enemy;
  const behind = meetings(state).filter(({ enemy, on }) => enemy === unit.id && on !== 'front');
  const targets = isShooter(unit) && !unit.did.shot ? targetsOf(state, unit.id) : [];
  const lines: CardLine[] = [];
  if (foe !== undefined) {
    const enemy = elementBy(state, foe);
    const [own, theirs] = [combatantOf(state, unit, enemy), combatantOf(state, enemy, unit)];
    const sum = (all: ReturnType<typeof closeLines>): string => signed(all.reduce((total, { amount }) => total + amount, 0));
    lines.push(
      line(
        `Fights ${called(state, foe)}: d6 ${sum(closeLines(own, theirs))} against d6 ${sum(closeLines(theirs, own))}`,
        'hott.supplement.combat-total',
      ),
    );
  }
  for (const { unit: id, on } of behind)
    lines.push(line(`${called(state, id)} attacks its ${on === 'rear' ? 'rear' : 'flank'}`, 'hott.supplement.factor-flank'));
  if (targets.length > 0) lines.push(line(`Can shoot at ${called(state, ...targets)}`, 'hott.supplement.shooting-zone'));
  if (lines.length > 0) return lines;
  const [nearest] = standing(state, enemyOf(unit.side)).toSorted((a, b) => gap(a.base, unit.base) - gap(b.base, unit.base));
  return nearest ? [line(`Nearest enemy: ${called(state, nearest.id)}, ${say(paces(gap(nearest.base, unit.base)))} away`)] : [];
}

const resultWords = {
  none: 'nothing happens',
  recoil: 'it recoils',
  flee: 'it flees',
  'flee-off': 'it leaves the battlefield',
  ensorcelled: 'it is ensorcelled',
  captured: 'it is captured',
  destroyed: 'it is destroyed',
} as const;
const whenWords = {
  'in-contact': 'in contact',
  'contacted-this-bound': 'if it made the contact this bound',
  'in-good-going': 'in good going',
  'in-bad-going': 'in bad going',
  'aided-by-ground': 'aided by ground troops',
} as const;

const clause = ({ result, by, when }: Clause): string =>
  [resultWords[result], by && `by ${joinNames(by.map((id) => id.replaceAll('-', ' ')))}`, when && whenWords[when]]
    .filter(Boolean)
    .join(' ');

/** What happens to the element if it loses a fight. */
function lossesOf({ type }: BattleElement): readonly CardLine[] {
  const outcome = outcomeOf(type);
  if (!outcome) return [];
  const all = (clauses: readonly Clause[]): string => clauses.map(clause).join('; otherwise ');
  return [
    line(`Beaten: ${all(outcome.beaten)}`, outcome.rule),
    line(`Doubled: ${all(outcome.doubled)}`, outcome.rule, 'hott.supplement.outcome-thresholds'),
  ];
}

/** The element's special abilities, and the price of its next move. */
function aboutOf(state: State, unit: BattleElement): readonly CardLine[] {
  const { type } = unit;
  const price = isOn(unit) && state.stage === 'fighting' ? priceOf(state, [unit]) : null;
  return [
    ...(price && price.pips > 1
      ? [
          line(
            `A move alone costs ${price.pips} PIPs: ${price.lines
              .slice(1)
              .map(({ says }) => says.charAt(0).toLowerCase() + says.slice(1))
              .join(', ')}`,
            ...price.lines.slice(1).flatMap(({ rules }) => rules),
          ),
        ]
      : []),
    ...(surefooted.includes(type) ? [line('Bad going does not hamper it', 'hott.supplement.factor-bad-going')] : []),
    ...(supported.includes(type) ? [line('Supported by the same type behind it', 'hott.supplement.rear-support')] : []),
    ...(pursuers.includes(type) ? [line('Pursues after a win', 'hott.supplement.pursuit')] : []),
    ...(isAerial(unit)
      ? [line('Flies over everything, but may not end a move in woods', 'hott.water.aerials', 'hott.water.aerials-terrain')]
      : []),
    ...(type === 'artillery' ? [line('Can cross bad going only by road', 'hott.water.artillery')] : []),
  ];
}

function cardOf(state: State, id: string): Card | null {
  const unit = find(state, id);
  if (!unit) return null;
  const { name, class: kind, rule } = typeOf(unit);
  return {
    side: unit.side,
    title: called(state, id),
    symbol: unit.type,
    kind: { text: `${name}, ${kind}`, rules: [rule] },
    state: sentenceCase(sayElement(state, id)),
    figures: figuresOf(state, unit),
    parts: [
      { title: 'Around it', lines: isOn(unit) ? aroundOf(state, unit) : [] },
      { title: 'When it loses', lines: lossesOf(unit) },
      { title: 'Good to know', lines: aboutOf(state, unit) },
    ].filter(({ lines }) => lines.length > 0),
  };
}

/** What a kind of terrain does to troops. */
function effectsOf(kind: TerrainKind): readonly CardLine[] {
  const ground = {
    good: [line('Good going', 'hott.terrain.legal-good-going')],
    bad: [
      line('Bad going slows elements. Groups can cross only in a column', 'hott.terrain.bad-going', 'hott.groups.column-needed'),
    ],
    water: [line('Crossed only by wading or by a bridge', 'hott.water.others', 'hott.water.wading-angle')],
    impassable: [line('Ground troops cannot cross it', 'hott.terrain.cliffs')],
  } as const;
  return [
    ...ground[kind.going],
    ...(kind.aerials === 'bad' ? [line('Aerials may not end a move in it', 'hott.water.aerials-terrain')] : []),
    ...(kind.id.endsWith('slope')
      ? [line('The higher element has a bonus in close combat', 'hott.terrain.uphill-advantage')]
      : []),
    ...(kind.id === 'road' ? [line('A move that is wholly on the road can be longer', 'hott.terrain.roads')] : []),
    ...(kind.going === 'bad' && kind.id !== 'steep-slope'
      ? [line('Hides elements deep inside it from shooters', 'hott.supplement.shooting-blocked')]
      : []),
  ];
}

const onIt = (state: State, polygon: Terrain['polygon']): CardLine => {
  const within = standing(state).filter(({ base }) => occupies(base, polygon));
  return line(within.length > 0 ? `It contains: ${called(state, ...within.map(({ id }) => id))}` : 'There are no elements in it');
};

function terrainCard(state: State, { polygon }: Terrain): Card | null {
  const piece = state.setup.terrain.find((each) => each.polygon === polygon);
  const kind = piece && terrainOf(piece.kind);
  if (!kind) return null;
  return {
    side: null,
    title: piece.name ?? kind.name,
    symbol: null,
    kind: { text: kind.name, rules: [kind.rule] },
    state: '',
    figures: [],
    parts: [{ title: 'What it does', lines: [...effectsOf(kind), onIt(state, polygon)] }],
  };
}

/** The stronghold, or the marker of an ensorcelled element. */
function placeCard(state: State, { name, polygon }: Place): Card {
  const isStronghold = polygon === state.stronghold;
  return {
    side: isStronghold ? state.defender : null,
    title: sentenceCase(name),
    symbol: null,
    kind: { text: isStronghold ? 'Stronghold' : 'Marker', rules: [] },
    state: '',
    figures: [],
    parts: [
      {
        title: 'About it',
        lines: isStronghold
          ? [
              line('The defender loses if it is captured', 'hott.strongholds.loss-loses'),
              line('One element can attack it each bound, by touching it with its front edge', 'hott.strongholds.one-attacker'),
              line('Two more elements can aid the attack', 'hott.strongholds.aiding'),
            ]
          : [line('The element can be brought back for PIPs', 'hott.desorcelling.cost')],
      },
    ],
  };
}

export const cards: CardModule<State> = { piece: cardOf, terrain: terrainCard, place: placeCard };
