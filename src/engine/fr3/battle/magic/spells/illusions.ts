/** Illusionist spells: illusionary armies, enemies and obstacles, and exposing illusions. */

import { known } from '../../../../kernel/chance.ts';
import {
  ahead,
  aside,
  type Base,
  contactOf as edgeContact,
  halfTurn,
  normal,
  onGrid,
  overlap,
  plus,
  quarterTurn,
  times,
} from '../../../../kernel/geometry.ts';
import type { Refusal } from '../../../../kernel/rule-id.ts';
import type { Level } from '../../../data/levels.ts';
import { spellHeadOf } from '../../../data/spell-list.ts';
import { firstOf, refusal } from '../../action-kind.ts';
import { certain, event, inTurn, report } from '../../events.ts';
import { meetsEnemy } from '../../movement/manoeuvre.ts';
import { refusePlaces } from '../../movement/room.ts';
import { isEngaged, opponents, withContacts } from '../../units/contacts.ts';
import { joinedBy } from '../../units/new-units.ts';
import { asking, attachedTo, isMass, leadersOf, phasing, standing, troopOf, turnEnds, withUnit } from '../../units/pieces.ts';
import { baseOf, formOf } from '../../units/troop-facts.ts';
import { enemyOf } from '../../vocabulary/ids.ts';
import type { Place } from '../../vocabulary/setup.ts';
import type { Barrier, BattleUnit, State } from '../../vocabulary/state.ts';
import { barrierNames, removeBarrier } from '../barriers.ts';
import { casters, spellsKnown } from '../casters.ts';
import { withEffect } from '../effects.ts';
import { dissipate } from '../illusions.ts';
import { fights } from '../moments.ts';
import { type Aim, type BattleSpell, called, refuseSpared, target } from '../spell.ts';
import { barrierOn, beforeEnemies, nextNumber, placeBarrier, strip, theyMove } from './grounds.ts';

/** fr3.illusions.forbidden-types */
export const refuseModel = (state: State, unit: BattleUnit): Refusal | null =>
  troopOf(state, unit).type.includes('leviathan') || formOf(troopOf(state, unit)) === 'mass'
    ? refusal(`${called(state, unit)} are too large to be copied.`, 'fr3.illusions.forbidden-types')
    : null;

/** Creates a unit at this place that looks exactly like the model. */
function likeness(state: State, { side, caster }: Pick<Aim, 'side' | 'caster'>, model: BattleUnit, at: Place) {
  const { at: _, with: __, landed: ___, ...troop } = troopOf(state, model);
  const there = joinedBy(state, side, troop, at, model.id);
  const { morale, markers, mostMarkers, everShaken, level, comes } = model;
  // The illusion also lacks starting effects that its model has lost: fr3.armies.holy-unholy-blessed-demoralized.
  const effects = there.unit.effects.filter(({ is }) => model.effects.some((each) => each.is === is));
  const like = { morale, markers, mostMarkers, everShaken, level, comes, effects, illusion: caster.id };
  return { id: there.unit.id, base: there.unit.base, state: withUnit(there.state, there.unit.id, like) };
}

/** fr3.spells.illusionary-army, fr3.illusions.summoned-during-game */
const army: BattleSpell = {
  id: 'illusionary-army',
  whom: 'friend',
  refuse(state, aim) {
    const model = target(aim);
    const alone = leadersOf(state, model.id).length + attachedTo(state, model.id).length === 0 && model.square.length === 0;
    const base = baseOf(troopOf(state, model), aim.at as Place);
    return firstOf(
      () => refuseModel(state, model),
      () =>
        model.illusion === null
          ? null
          : refusal('Choose a real unit to copy.', 'fr3.spells.illusionary-army', 'fr3.illusions.type-restriction'),
      () =>
        alone
          ? null
          : refusal(
              `${called(state, model)} cannot be copied while other units or characters are with them.`,
              'fr3.illusions.summoned-during-game',
            ),
      () =>
        edgeContact(model.base, base)
          ? null
          : refusal('The illusion must appear next to the unit that it copies.', 'fr3.illusions.summoned-during-game'),
      () =>
        meetsEnemy(state, [model], [base])
          ? refusal('The illusion cannot appear in contact with an enemy.', 'fr3.illusions.no-contact-on-summoning')
          : null,
      () => {
        const there = likeness(state, aim, model, aim.at as Place);
        return refusePlaces(there.state, [there.id], [there.base]);
      },
    );
  },
  *places(_, aim) {
    const { base } = target(aim);
    for (const way of [-1, 1]) {
      const { x, y } = plus(base, times(aside(base.facing), way * base.width));
      yield { x: onGrid(x), y: onGrid(y), facing: base.facing };
    }
  },
  matters: (state, aim) =>
    state.sheet.step === 'movement' &&
    phasing(state) === aim.side &&
    !isEngaged(state, target(aim).id) &&
    target(aim).morale === 0,
  works(state, aim) {
    const model = target(aim);
    const there = likeness(state, aim, model, aim.at as Place);
    const both = [model.id, there.id];
    const wary = both.reduce((at, id) => withEffect(at, id, 'conjured', aim.side, turnEnds(at)), withContacts(there.state));
    return certain(
      asking(wary, { what: 'shell', side: aim.side, among: both, secret: true }),
      event({ kind: 'summoned', unit: there.id }, 'fr3.spells.illusionary-army', 'fr3.illusions.summoned-during-game'),
    );
  },
};

const sides = { left: -quarterTurn, right: quarterTurn, rear: halfTurn } as const;
type At = keyof typeof sides;
/** For each choice, the sides of the enemy on which the illusions appear. */
const around: Readonly<Record<string, readonly At[]>> = {
  left: ['left'],
  right: ['right'],
  rear: ['rear'],
  'left-rear': ['left', 'rear'],
  'right-rear': ['right', 'rear'],
  flanks: ['left', 'right'],
  all: ['left', 'right', 'rear'],
};

/** The place where a copy of the model touches one side of an enemy with its front. */
function holding(model: BattleUnit, enemy: Base, at: At): Place {
  const out = normal(enemy.facing + sides[at]);
  const depth = at === 'rear' ? enemy.depth : enemy.width;
  const { x, y } = plus(enemy, times(ahead(out), (depth + model.base.depth) / 2));
  return { x: onGrid(x), y: onGrid(y), facing: normal(out + halfTurn) };
}

const byPoints = (): Readonly<Record<number, number>> => {
  const { unitsFor4 = 0, unitsFor5 = 0, unitsFor6 = 0 } = spellHeadOf('illusionary-enemy')?.figures ?? {};
  return { 4: unitsFor4, 5: unitsFor5, 6: unitsFor6 };
};

/** The friend in melee with the enemy that the illusions copy. */
const modelOf = (state: State, aim: Aim): BattleUnit | undefined =>
  opponents(state, target(aim).id).find((each) => each.illusion === null && refuseModel(state, each) === null);

/** Creates the illusions one by one. */
function appeared(state: State, aim: Aim, model: BattleUnit) {
  return (around[aim.choice ?? ''] ?? []).reduce<{ readonly state: State; readonly made: readonly { id: string; base: Base }[] }>(
    (sofar, at) => {
      const { state: next, id, base } = likeness(sofar.state, aim, model, holding(model, target(aim).base, at));
      const { level, comes } = target(aim);
      return {
        state: withUnit(next, id, { level, comes: level === 'surface' ? 'surface' : comes }),
        made: [...sofar.made, { id, base }],
      };
    },
    { state, made: [] },
  );
}

/** fr3.spells.illusionary-enemy */
const enemies: BattleSpell = {
  id: 'illusionary-enemy',
  whom: 'enemy',
  choices: Object.keys(around),
  refuse(state, aim) {
    const many = (around[aim.choice ?? ''] ?? []).length;
    const model = modelOf(state, aim);
    return firstOf(
      () =>
        byPoints()[aim.points] === many
          ? null
          : refusal(
              `${aim.points} points create ${byPoints()[aim.points]} illusions, not ${many}.`,
              'fr3.spells.illusionary-enemy',
            ),
      () =>
        model
          ? null
          : refusal(
              `${called(state, target(aim))} cannot be the target: they must be in melee with a friendly unit that the spell can copy.`,
              'fr3.spells.illusionary-enemy',
            ),
      () => (isMass(target(aim)) ? refuseSpared(state, target(aim), 'Illusionary Enemy', 'fr3.multi-based.no-front') : null),
      () => {
        const { state: then, made } = appeared(state, aim, model as BattleUnit);
        return refusePlaces(
          then,
          made.map(({ id }) => id),
          made.map(({ base }) => base),
        );
      },
    );
  },
  matters: (state, aim) => fights(state, target(aim)),
  works(state, aim) {
    const model = modelOf(state, aim);
    if (!model) return certain(state);
    const { state: then, made } = appeared(state, aim, model);
    const outcome = made.map(({ id }) => event({ kind: 'summoned', unit: id }, 'fr3.spells.illusionary-enemy'));
    return certain(withContacts(then), ...outcome);
  },
};

/** For each choice, two levels that are next to each other. */
const layers: Readonly<Record<string, readonly Level[]>> = {
  air: ['surface', 'flying'],
  water: ['surface', 'swimming'],
  under: ['surface', 'burrowing'],
};

const { rule, name } = barrierNames.obstacle;

/** fr3.spells.illusionary-obstacle */
const obstacle: BattleSpell = {
  id: 'illusionary-obstacle',
  whom: 'nobody',
  choices: Object.keys(layers),
  refuse(state, aim) {
    const base = strip('illusionary-obstacle', aim.at as Place);
    const { width, depth } = state.setup.table;
    const onIt = standing(state).find((unit) => layers[aim.choice ?? '']?.includes(unit.level) && overlap(unit.base, base));
    return onIt
      ? refusal(`An ${name} does not fit there, because ${called(state, onIt)} are in the way.`, rule)
      : base.x < 0 || base.y < 0 || base.x > width || base.y > depth
        ? refusal('The illusion must appear on the table.', rule, 'fr3.basics.playing-area')
        : null;
  },
  places: (state, aim) => beforeEnemies(state, aim, layers[aim.choice ?? ''] ?? []),
  matters: (state, aim) =>
    theyMove(state, aim) &&
    standing(state, enemyOf(aim.side)).some(
      ({ level }) => level === (layers[aim.choice ?? '']?.[1] ?? 'surface') || aim.choice === 'air',
    ),
  works(state, { side, caster, choice, at }) {
    const made: Barrier = {
      number: nextNumber(state),
      is: 'obstacle',
      by: side,
      caster: caster.id,
      base: strip('illusionary-obstacle', at as Place),
      levels: layers[choice ?? ''] ?? [],
      balked: [],
    };
    return known(placeBarrier(state, made));
  },
};

/** Whether a side has, or has had, a character who makes illusions. */
const deceives = (state: State, side: 'A' | 'B'): boolean =>
  casters(state, side).some((each) => spellsKnown(state, each).some(({ id }) => id === 'illusionary-army'));

/** fr3.spells.dispell-illusion: aimed at a unit, or at the place of an obstacle. */
const dispell: BattleSpell = {
  id: 'dispell-illusion',
  whom: 'nobody',
  back: 'unit',
  choices: ['unit', 'obstacle'],
  refuse: (state, { choice, at }) =>
    choice === 'unit' || barrierOn(state, 'obstacle', at as Place)
      ? null
      : refusal('Choose another place: there is no obstacle there.', 'fr3.spells.dispell-illusion'),
  *places({ barriers }, { side }) {
    for (const { is, by, base } of barriers)
      if (is === 'obstacle' && by !== side) yield { x: base.x, y: base.y, facing: base.facing };
  },
  matters: (state, aim) =>
    aim.choice === 'obstacle'
      ? state.barriers.some(({ is, by }) => is === 'obstacle' && by !== aim.side)
      : target(aim).side !== aim.side &&
        (state.sheet.step === 'movement' || fights(state, target(aim))) &&
        deceives(state, target(aim).side),
  works(state, aim) {
    const { choice, at } = aim;
    if (choice === 'obstacle') {
      const found = barrierOn(state, 'obstacle', at as Place);
      return known(found ? removeBarrier(state, found, 'fr3.spells.dispell-illusion') : report(state));
    }
    const unit = target(aim);
    return unit.illusion === null
      ? certain(state, event({ kind: 'real', unit: unit.id }, 'fr3.spells.dispell-illusion'))
      : inTurn(dissipate(state, [unit.id], 'fr3.spells.dispell-illusion'));
  },
};

/** fr3.spells.illusionary-target: the answer to one attack, before its result. */
const targets: BattleSpell = {
  id: 'illusionary-target',
  whom: 'friend',
  refuse: ({ magic: { attack } }, aim) =>
    attack && !attack.spared && attack.unit === target(aim).id
      ? null
      : refusal(
          'The spell can be cast only in answer to an attack that has just been aimed at the unit.',
          'fr3.spells.illusionary-target',
        ),
  matters: ({ magic: { attack } }, aim) => attack?.unit === target(aim).id,
  works(state, aim) {
    const { attack } = state.magic;
    const logEntry = event({ kind: 'decoyed', unit: target(aim).id }, 'fr3.spells.illusionary-target');
    return certain(attack ? { ...state, magic: { ...state.magic, attack: { ...attack, spared: true } } } : state, logEntry);
  },
};

export const illusionSpells: readonly BattleSpell[] = [army, enemies, obstacle, dispell, targets];
