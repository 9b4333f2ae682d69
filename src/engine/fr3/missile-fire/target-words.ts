/** A unit under fire as players say it. */
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

/** Who is fired at: the type and its form. */
export const targetName = ({ unit, is }: Mark): string => {
  if (unit.block) return 'Pike block';
  if (is.square) return `Square of ${is.square} ${unit.unit.name}`;
  return `${unit.mass ? '2x2 ' : unit.is.form === '1x2' ? '1x2 ' : ''}${unit.unit.name}`;
};

/** The same with where it stands and how shaken it is, in a sentence. */
export const targetWords = (mark: Mark): string => {
  const { unit, is } = mark;
  const shaken = is.square ? '' : ['', ', demoralized', ', double demoralized'][unit.is.state];
  const formed = is.heavyArmor ? ' in heavy armor' : '';
  const covered = is.stands !== 'open' ? where[is.stands] : unit.is.pavisiers ? where.works : is.tortoise ? ' in tortoise' : '';
  return `${targetName(mark)}${formed}${covered}${shaken}`;
};
