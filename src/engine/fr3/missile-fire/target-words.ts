/** A unit under fire in words. */
import type { Stands } from './question.ts';
import type { Mark } from './target.ts';

const where: Readonly<Record<Stands, string>> = {
  open: '',
  terrain: ' in cover',
  deep: '',
  city: ' in a city',
  'wall-1': ' on a wall of height 1',
  'wall-2': ' on a wall of height 2',
  'wall-3': ' on a wall of height 3',
  works: ' behind pavisiers',
};

/** The target's name: its type and form. */
export const targetName = ({ unit, is }: Mark): string => {
  if (unit.block) return 'Pike block';
  if (is.square) return `Square of ${is.square} ${unit.unit.name}`;
  return `${unit.mass ? '2x2 ' : unit.is.form === '1x2' ? '1x2 ' : ''}${unit.unit.name}`;
};

/** The target's name with its place and morale. */
export const targetWords = (mark: Mark): string => {
  const { unit, is } = mark;
  const shaken = is.square ? '' : ['', ', demoralized', ', double demoralized'][unit.is.state];
  const formed = is.heavyArmor ? ' in heavy armor' : '';
  const covered = is.stands !== 'open' ? where[is.stands] : unit.is.pavisiers ? where.works : is.tortoise ? ' in tortoise' : '';
  return `${targetName(mark)}${formed}${covered}${shaken}`;
};
