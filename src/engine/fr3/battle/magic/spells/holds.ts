/** Spells that hold units in place for the rest of the phase. */
import { known } from '../../../../kernel/chance.ts';
import { contains, corners, overlap } from '../../../../kernel/geometry.ts';
import { terrainUnder } from '../../../table/terrain.ts';
import { refusal } from '../../action-kind.ts';
import { certain } from '../../events.ts';
import { putOut } from '../../special-troops/fires.ts';
import { phasing, standing } from '../../units/pieces.ts';
import type { Place } from '../../vocabulary/setup.ts';
import type { BattleUnit, State } from '../../vocabulary/state.ts';
import { type EffectId, effectWith, withEffect } from '../effects.ts';
import { couldMove } from '../moments.ts';
import { type Aim, type BattleSpell, ids, target } from '../spell.ts';
import { isSpared } from '../wards.ts';

/** Holds a unit and its attachments. */
const hold = <Id extends Extract<EffectId, 'apoplexy' | 'heat-stroke' | 'cocoon' | 'deluge'>>(id: Id) => ({
  id,
  whom: 'unit' as const,
  matters: (state: State, aim: Aim) => {
    const unit = target(aim);
    return unit.side !== aim.side && couldMove(state, unit) && effectWith(unit, 'held') === undefined;
  },
  works: (state: State, aim: Aim) => certain(withEffect(state, target(aim).id, id, aim.side)),
});

const fireAt = ({ fires }: State, at: Place | null) => fires.find(({ base }) => at !== null && contains(corners(base), at));

const flood = hold('deluge');

/** fr3.spells.deluge: holds a unit or puts out a fire, as the caster announces. */
const deluge: BattleSpell = {
  id: 'deluge',
  whom: 'nobody',
  back: 'hold',
  choices: ['hold', 'douse'],
  refuse: (state, { choice, at }) =>
    choice === 'hold' || fireAt(state, at) ? null : refusal('Choose another place: there is no fire there.', 'fr3.spells.deluge'),
  /** Fires with friendly units in them. */
  *places(state, { side }) {
    for (const { base } of state.fires)
      if (standing(state, side).some((unit) => overlap(unit.base, base))) yield { x: base.x, y: base.y, facing: 0 };
  },
  matters: (state, aim) => (aim.choice === 'hold' ? flood.matters(state, aim) : state.fires.length > 0),
  works(state, aim) {
    const fire = aim.choice === 'douse' ? fireAt(state, aim.at) : undefined;
    if (aim.choice === 'hold') return flood.works(state, aim);
    return fire ? known(putOut(state, fire, 'fr3.spells.deluge')) : certain(state);
  },
};

/** Holds all units of both sides that meet a condition. */
const holdAll = (
  id: Extract<EffectId, 'unstable-ground' | 'awakening-of-the-wood' | 'turbulence'>,
  those: (state: State, unit: BattleUnit) => boolean,
): BattleSpell => {
  const found = (state: State, { caster }: Aim) =>
    standing(state).filter((unit) => those(state, unit) && !isSpared(state, caster, id, unit));
  return {
    id,
    whom: 'nobody',
    matters: (state, aim) =>
      phasing(state) !== aim.side &&
      found(state, aim).some((unit) => couldMove(state, unit) && effectWith(unit, 'held') === undefined),
    works: (state, aim) => certain(ids(found(state, aim)).reduce((at, each) => withEffect(at, each, id, aim.side), state)),
  };
};

const onGround = (state: State, { base }: BattleUnit) => terrainUnder(base, state.terrain).map(({ kind }) => kind);

export const holds: readonly BattleSpell[] = [
  hold('apoplexy'),
  hold('heat-stroke'),
  hold('cocoon'),
  deluge,
  /** fr3.spells.unstable-ground: affects units on the surface, not fliers, swimmers and burrowers on their own level. */
  holdAll('unstable-ground', (state, unit) => unit.level === 'surface' && onGround(state, unit).every((kind) => kind === 'open')),
  holdAll('awakening-of-the-wood', (state, unit) => unit.level === 'surface' && onGround(state, unit).includes('woods')),
  holdAll('turbulence', (_, unit) => unit.level === 'flying'),
];
