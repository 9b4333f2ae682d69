/**
 * Why a hit cannot be aimed at a target: the target's level or distance is out of reach, or a spell does not affect the target.
 */
import type { Impossible } from '../../kernel/circumstance.ts';
import { unitItems } from '../data/figures/items.ts';
import { levels as figures } from '../data/figures/levels.ts';
import { ships as shipFigures } from '../data/figures/ships.ts';
import { levelsApart } from '../missile-fire/levels.ts';
import type { ShotLevel } from '../missile-fire/question.ts';
import { refuse, type ShotRefusal } from '../missile-fire/refusal.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { type Aim, nameOfTarget } from './at-unit.ts';

type Barred = Impossible<Fr3RuleId> | undefined;
const no = (because: string, ...rules: Fr3RuleId[]): Barred => ({ because, rules });

const height: Readonly<Record<ShotLevel, number>> = {
  flying: figures.flying,
  surface: figures.surface,
  swimming: figures.swimmingAndBurrowing,
  burrowing: figures.swimmingAndBurrowing,
  bottom: figures.seaBottom,
};

/** fr3.levels.heavy-artillery-targets, fr3.artillery.targets-fliers, fr3.levels.battlewagon-heavy-artillery */
function heavyApart({ gun }: Aim, to: ShotLevel): Barred {
  const { level, carrier } = gun.is;
  if (to === 'burrowing')
    return no('Burrowers underground cannot be the target of artillery.', 'fr3.levels.burrower-immune-fire');
  if (to === 'flying')
    return no('Heavy artillery cannot fire at fliers: only light artillery can.', 'fr3.artillery.targets-fliers');
  if (level !== 'surface' && level !== 'bottom')
    return carrier === 'battlewagon' || carrier === 'ground'
      ? no('Heavy artillery cannot fire while it flies, swims or burrows.', 'fr3.levels.battlewagon-heavy-artillery')
      : levelsApart(level, to, carrier === 'ship');
  if (level === 'bottom') {
    if (gun.kind.id !== 'cannon') return no('Only cannon can fire from the sea bottom.', 'fr3.levels.heavy-artillery-targets');
    return to === 'bottom'
      ? undefined
      : no(
          'Cannon on the sea bottom can fire only at targets that are also on the sea bottom.',
          'fr3.levels.heavy-artillery-targets',
        );
  }
  return to === 'surface'
    ? undefined
    : no('Heavy artillery on the surface can fire only at targets on the surface.', 'fr3.levels.heavy-artillery-targets');
}

/** fr3.items.mine-effect: a mine reaches at most one level up or down, and reaches burrowers only with an engineer. */
function mineApart({ gun }: Aim, to: ShotLevel): Barred {
  const from = gun.is.level;
  if (gun.is.carrier === 'ship') return bombApart(from, to);
  if (Math.abs(height[from] - height[to]) > unitItems.mineLevels)
    return no('A mine reaches at most one level above or below the unit that carries it.', 'fr3.items.mine-effect');
  if ((from === 'swimming' && to === 'burrowing') || (from === 'burrowing' && to === 'swimming'))
    return no('An underwater unit and an underground unit cannot reach each other.', 'fr3.levels.levels');
  if (to === 'burrowing' && !gun.is.engineer)
    return no('Burrowers underground can be mined only by a unit with an engineer.', 'fr3.abilities.engineer-countermine');
  return undefined;
}

/**
 * fr3.ships.weapon-levels: bombs reach only the level below the ship, except that a ship in the air may also hit flying targets
 * that fly lower.
 */
function bombApart(from: ShotLevel, to: ShotLevel): Barred {
  const below = height[from] - height[to] === shipFigures.levelsDown || (from === 'flying' && to === 'flying');
  return below ? undefined : no('The bombs of a ship reach only the level below the ship.', 'fr3.ships.weapon-levels');
}

function apart(aim: Aim): Barred {
  const to = aim.mark?.is.level ?? 'surface';
  const { kind, is } = aim.gun;
  // fr3.abilities.engineer-undermine: only a burrowing unit with an engineer mines a wall.
  if (kind.id === 'mine') return aim.structure ? undermines(aim) : mineApart(aim, to);
  if (kind.piece === 'heavy') return heavyApart(aim, to);
  if (kind.piece === 'light') return levelsApart(is.level, to, is.carrier === 'ship');
  return undefined;
}

function undermines({ gun, structure }: Aim): Barred {
  if (structure?.unit === 'ship' || structure?.unit === 'city')
    return no(
      'Walls and gates are the only structures that can be mined.',
      'fr3.items.mine-effect',
      'fr3.abilities.engineer-undermine',
    );
  return gun.is.engineer && gun.is.level === 'burrowing'
    ? undefined
    : no(
        'Only a burrowing unit with an engineer can undermine a wall.',
        'fr3.items.mine-effect',
        'fr3.abilities.engineer-undermine',
      );
}

/** Targets on which a source has no effect. */
function wrongTarget(aim: Aim): Barred {
  const { gun, mark, structure } = aim;
  const { group, id } = mark?.unit.unit ?? {};
  if (gun.kind.id === 'termite-rot') {
    if (structure)
      return structure.material.id === 'wood'
        ? undefined
        : no('Termite Rot works only on wooden structures.', 'fr3.spells.termite-rot');
    return group === 'machines' || id === 'heavy-chariots'
      ? undefined
      : no(
          `Termite Rot works on war machines and chariots, not on ${nameOfTarget(aim).toLowerCase()}.`,
          'fr3.spells.termite-rot',
        );
  }
  if (gun.kind.id === 'fire' && id === 'water-elemental')
    return no('A fire cannot be set on a water elemental.', 'fr3.elementals.water-fire-immunity');
  if (!structure) return undefined;
  if (gun.kind.group === 'magic') return no('Blast works only on units, not on structures.', 'fr3.spells.blast-1');
  if (gun.kind.group === 'contact') return no(`${gun.kind.name} work only on units, not on structures.`, ...gun.kind.rules);
  if (gun.kind.id === 'grenade')
    return no(
      'A holy hand grenade can be thrown only at units, not at structures.',
      'fr3.character-items.holy-hand-grenade-effect',
    );
  return undefined;
}

/** Why this hit cannot be aimed at this target. The circumstances are checked elsewhere. */
export function aimingRefusals(aim: Aim): ShotRefusal[] {
  const { kind, is } = aim.gun;
  const found: ShotRefusal[] = [];
  const wrong = wrongTarget(aim);
  if (wrong) found.push({ at: 't', ...wrong });
  const far = apart(aim);
  if (far) found.push({ at: is.level === 'surface' ? 't.level' : 'by.level', ...far });
  if (kind.range !== undefined && is.range > kind.range)
    found.push(
      refuse(
        'by.range',
        `The target is too far away: the range of this weapon is ${kind.range}″, and the target is ${is.range}″ away.`,
        ...kind.rules,
      ),
    );
  return found;
}
