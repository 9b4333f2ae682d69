/** The limits of rosters that are built for a tournament, and of the sideboard. */
import { tournament } from '../data/figures/tournament.ts';
import { abilityOf } from './abilities.ts';
import { ownDesign } from './lists.ts';
import { type ArmyCheck, count, error, last, type Mustered, mergedProblems, noProblems } from './mustered.ts';

/** The sum of the levels of all magic users in the army, including rulers. */
export const magicLevels = ({ characters, units }: Mustered): number =>
  characters.reduce((sum, { person }) => sum + person.has.reduce((of, id) => of + (abilityOf(id)?.level ?? 0), 0), 0) +
  units.reduce((sum, { row }) => sum + Math.max(0, ...(row.ruler?.casting?.levels ?? [])), 0);

/** fr3.tournament.army-size */
const size: ArmyCheck = ({ roster }) => {
  const { small, large } = tournament.armySize;
  return roster.size === small || roster.size === large
    ? noProblems
    : error('roster', `Tournament armies must have ${small} or ${large} points, not ${roster.size}.`, 'fr3.tournament.army-size');
};

/** fr3.tournament.magic-dragon-limit */
const magicAndDragons: ArmyCheck = (mustered) => {
  const { roster, units } = mustered;
  const limit = Math.floor(roster.size / tournament.pointsPerMagicLevel);
  const dragons = units.filter(({ row }) => row.type === 'dragons').length;
  const levels = magicLevels(mustered);
  return levels + dragons > limit
    ? error(
        'roster',
        `A tournament army of ${roster.size} points can have at most ${limit} magic levels and dragons together, but this one has ${count(levels, 'level')} and ${count(dragons, 'dragon')}.`,
        'fr3.tournament.magic-dragon-limit',
      )
    : noProblems;
};

/** fr3.design.not-tournament */
const noDesigns: ArmyCheck = ({ units }) => {
  const own = units.filter(({ row }) => row.id === ownDesign);
  return own.length > 0
    ? error(
        last(own).at,
        `${last(own).called}: units of your own design are not allowed in tournaments, unless the organizer permits them.`,
        'fr3.design.not-tournament',
      )
    : noProblems;
};

const limits: readonly ArmyCheck[] = [size, magicAndDragons, noDesigns];
export const tournamentLimits: ArmyCheck = (mustered) =>
  mustered.roster.tournament ? mergedProblems(limits.map((check) => check(mustered))) : noProblems;

/** fr3.tournament.sideboard: the points of the sideboard depend on the size of the army. */
export const sideboardOf = (size: number): number =>
  size > tournament.armySize.small ? tournament.sideboard.large : tournament.sideboard.small;

export const sideboard: ArmyCheck = ({ roster, aside, cost }) => {
  const limit = sideboardOf(roster.size);
  const lastAside = aside.units.at(-1) ?? aside.characters.at(-1);
  return lastAside && cost.aside > limit
    ? error(
        lastAside.at,
        `The sideboard costs ${cost.aside} points, but with an army of ${roster.size} points it can cost only ${limit}.`,
        'fr3.tournament.sideboard',
      )
    : noProblems;
};
