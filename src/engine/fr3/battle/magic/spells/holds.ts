/** Spells that hold units where they stand for the rest of the phase. */
import { occupied } from '../../../table/terrain.ts';
import { certain } from '../../events.ts';
import { type BattleUnit, phasing, type State, standing } from '../../state.ts';
import { type EffectId, effectWith, withEffect } from '../effects.ts';
import { couldMove } from '../moments.ts';
import { type Aim, type BattleSpell, ids, target } from '../spell.ts';
import { isSpared } from '../wards.ts';

/** One unit, with everything that is attached to it. */
const hold = (id: Extract<EffectId, 'apoplexy' | 'heat-stroke' | 'cocoon' | 'deluge'>): BattleSpell => ({
  id,
  whom: 'unit',
  matters: (state, aim) => {
    const unit = target(aim);
    return unit.side !== aim.side && couldMove(state, unit) && effectWith(unit, 'held') === undefined;
  },
  works: (state, aim) => certain(withEffect(state, target(aim).id, id, aim.side)),
});

/** All units of both sides of which something is so. */
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

const onGround = (state: State, { base }: BattleUnit) => occupied(base, state.terrain).map(({ kind }) => kind);

export const holds: readonly BattleSpell[] = [
  hold('apoplexy'),
  hold('heat-stroke'),
  hold('cocoon'),
  hold('deluge'),
  /** fr3.spells.unstable-ground: on the surface; fliers, swimmers and burrowers on their own level are not concerned. */
  holdAll('unstable-ground', (state, unit) => unit.level === 'surface' && onGround(state, unit).every((kind) => kind === 'open')),
  holdAll('awakening-of-the-wood', (state, unit) => unit.level === 'surface' && onGround(state, unit).includes('woods')),
  holdAll('turbulence', (_, unit) => unit.level === 'flying'),
];
