/** A summary of a roster: units and points by kind, and the counts that matter to morale. */

import { lossOf } from '../../../engine/fr3/companion/losses.ts';
import { camps } from '../../../engine/fr3/data/figures/camps.ts';
import { moraleClock } from '../../../engine/fr3/data/figures/morale-clock.ts';
import { preGame } from '../../../engine/fr3/data/figures/pre-game.ts';
import { scoutingSources } from '../../../engine/fr3/data/pre-game.ts';
import { isMajor } from '../../../engine/fr3/muster/abilities.ts';
import { extras } from '../../../engine/fr3/muster/extras.ts';
import { rowGroupNames, rowGroups } from '../../../engine/fr3/muster/lists.ts';
import type { Mustered, MusteredUnit } from '../../../engine/fr3/muster/mustered.ts';
import { eliteOf } from '../../../engine/fr3/muster/options.ts';
import { magicLevels } from '../../../engine/fr3/muster/tournament.ts';
import type { Fr3RuleId } from '../../../engine/fr3/rule-ids.ts';

export interface Kind {
  readonly name: string;
  readonly units: number;
  readonly points: number;
}

export interface Count {
  readonly name: string;
  readonly count: number;
  readonly rules: readonly Fr3RuleId[];
}

export interface Overview {
  /** The kinds of units in the roster, in the order of the reference table, then characters and purchases for the army. */
  readonly kinds: readonly Kind[];
  readonly counts: readonly Count[];
}

/** The rules for the counts in the summary, except for the counts of losses. */
export const countRules = {
  clock: 'fr3.morale-clock.start',
  camp: 'fr3.camps.morale-bonus',
  wavering: 'fr3.morale-clock.four',
  attached: 'fr3.basics.attachment',
  elite: 'fr3.elites.purchase',
  fearless: 'fr3.items.barbarian',
  undead: 'fr3.undead.automatic-rally',
  magic: 'fr3.magic-users.casting-abilities',
  scouting: 'fr3.pre-game.scouting-points',
} as const satisfies Readonly<Record<string, Fr3RuleId>>;

/** fr3.pre-game.scouting-points on land: a flier counts only as a flier; hired scouts are added. */
export function scoutingOf({ units, roster }: Pick<Mustered, 'units' | 'roster'>): number {
  const ofUnit = ({ row, options }: MusteredUnit): number => {
    const source = scoutingSources.find(
      ({ id, units: types, underWater }) => !underWater && (types ? types.includes(row.type) : options.includes(id)),
    );
    return source?.points ?? 0;
  };
  const hired = (roster.extras ?? []).filter((id) => id === 'scouts').length;
  return units.reduce((sum, each) => sum + ofUnit(each), 0) + hired * preGame.scoutHired;
}

export function overviewOf(mustered: Mustered): Overview {
  const { roster, units, characters, cost } = mustered;
  const pointsAt = (at: string): number => cost.units[Number(at.split('.')[1]) - 1]?.total ?? 0;
  const byKind = rowGroups.map((group): Kind => {
    const of = units.filter(({ row }) => row.group === group);
    return { name: rowGroupNames[group], units: of.length, points: of.reduce((sum, { at }) => sum + pointsAt(at), 0) };
  });
  const individuals = {
    name: 'Characters',
    units: roster.characters.filter(({ aside }) => !aside).length,
    points: cost.characters.reduce((sum, { total }, at) => sum + (roster.characters[at]?.aside ? 0 : total), 0),
  };
  const army = { name: 'The army as a whole', units: 0, points: cost.army.total };
  const has = (option: string): number => units.filter(({ options }) => options.includes(option)).length;
  const costOfPerson = (at: string): number => {
    const [kind, number] = at.split('.');
    return (kind === 'units' ? cost.units : cost.characters)[Number(number) - 1]?.total ?? 0;
  };
  const generals = characters.filter(({ person }) => person.has.includes('general'));
  const majors = characters.filter((each) => isMajor(each.person) && !generals.includes(each));
  const atStake = (kind: 'general' | 'major', those: typeof characters): number =>
    those.reduce((sum, { at }) => sum + lossOf[kind].clock(costOfPerson(at)), 0);
  const people = characters.map(({ at }) => at);
  const dear = units.filter(({ at }) => !people.includes(at) && lossOf.unit.clock(pointsAt(at)) > 0);
  const attached = units.filter(({ unit }) => unit.with !== undefined).length;
  const camp = extras.some(({ id, group }) => group === 'camp' && roster.extras?.includes(id));
  const counts: readonly Count[] = [
    {
      name: 'Morale clock at the start',
      count: moraleClock.start + (camp ? camps.clock : 0),
      rules: camp ? [countRules.clock, countRules.camp] : [countRules.clock],
    },
    { name: 'Clock points lost with the general', count: atStake('general', generals), rules: lossOf.general.rules },
    { name: 'Clock points lost with all other major characters', count: atStake('major', majors), rules: lossOf.major.rules },
    { name: 'Units whose loss moves the clock', count: dear.length, rules: lossOf.unit.rules },
    {
      name: `Units demoralized when the clock is at ${moraleClock.wavering}`,
      count: Math.floor(units.length / moraleClock.waveringDivisor),
      rules: [countRules.wavering],
    },
    { name: 'Units that begin attached', count: attached, rules: [countRules.attached] },
    { name: 'Elite units', count: units.filter(({ options }) => eliteOf(options) !== null).length, rules: [countRules.elite] },
    { name: 'Fearless units', count: has('barbarian'), rules: [countRules.fearless] },
    { name: 'Undead units', count: has('undead'), rules: [countRules.undead] },
    { name: 'Levels of magic', count: magicLevels(mustered), rules: [countRules.magic] },
    { name: 'Scouting points', count: scoutingOf(mustered), rules: [countRules.scouting] },
  ];
  return {
    kinds: [...byKind, individuals, army].filter((each) => each.units > 0 || each.points !== 0),
    counts: counts.filter(({ count }) => count > 0),
  };
}
