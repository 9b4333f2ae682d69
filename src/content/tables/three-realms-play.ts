/** Tables in Three Realms for use in play: stat lines, phases, ground, cover, lost melees. */
import { basics } from '../../engine/three-realms/data/figures/basics.ts';
import { grounds, type HazardRoll, rates } from '../../engine/three-realms/data/ground.ts';
import { benefits, hidings } from '../../engine/three-realms/data/hiding.ts';
import { lossBands } from '../../engine/three-realms/data/losses.ts';
import { phases, sequence } from '../../engine/three-realms/data/sequence.ts';
import { type ShotModifier, shotModifiers } from '../../engine/three-realms/data/shot-modifiers.ts';
import { profiles, stats } from '../../engine/three-realms/data/stat-line.ts';
import { bands, type Row, type RuleTable, table } from './table.ts';

const link = (text: string, rule: string) => `[${text}](${rule})`;
/** A row that is the anchor of its rule, unless that is the page's own rule. */
const anchored = (page: string, rule: string, cells: Row['cells']): Row => ({
  cells,
  ...(rule === page ? {} : { fact: rule }),
});

/** The percentage of rolls that fail, so that a model is lost. If a result is rolled again, the second result counts. */
function lostPercent({ fails, reroll }: HazardRoll): number {
  const lost = fails / basics.die;
  if (reroll === 'failures') return Math.round(lost * lost * 100);
  if (reroll === 'successes') return Math.round((1 - (1 - lost) * (1 - lost)) * 100);
  return Math.round(lost * 100);
}
function rolling({ fails, reroll }: HazardRoll): string {
  if (reroll) return `re-roll ${reroll}`;
  return fails > 1 ? `1 to ${fails} fail` : 'roll';
}
const hazard = (roll: HazardRoll | null | 'barred') => {
  if (roll === null) return 'no roll';
  return roll === 'barred' ? 'barred' : `${rolling(roll)}: ${lostPercent(roll)}%`;
};

/** The d5 result for each face of the d10. */
const d5 = Array.from({ length: basics.die }, (_, at) => `${Math.floor((at + 1) / basics.d5Divisor)}`);

const phaseNames = new Map(phases.map(({ id, name }) => [id, name]));
const changedNames: Readonly<Record<ShotModifier['changes'], string>> = {
  'to-hit': 'roll to hit',
  RT: 'RT of the firer',
  E: 'E of the target',
  S: 'S of the shot',
  P: 'P of the target',
};
const benefitNames = new Map(benefits.map(({ id, name }) => [id, name.toLowerCase()]));

export const playTables: readonly RuleTable[] = [
  table(
    'three-realms-d5',
    'From d10 to d5',
    'three-realms.basics.d5',
    { d10: ['d10', 'roll'], d5: ['d5', 'number'], chance: 'Chance' },
    bands(d5).map(({ band, result }) => [
      band,
      Number(result),
      `${(100 * d5.filter((each) => each === result).length) / basics.die}%`,
    ]),
  ),
  table(
    'three-realms-stats',
    'The nine values',
    'three-realms.stat-line.order',
    { short: 'Short', name: 'Name', says: 'What it is' },
    stats.map(({ id, name, rule, says }) => anchored('three-realms.stat-line.order', rule, [id, name, says])),
  ),
  table(
    'three-realms-profiles',
    'Printed profiles',
    'three-realms.stat-line.average-profile',
    { model: 'Model', ...Object.fromEntries(stats.map(({ id }) => [id.toLowerCase(), [id, 'number'] as const])) },
    profiles.map(({ name, rule, line }) =>
      anchored('three-realms.stat-line.average-profile', rule, [name, ...stats.map(({ id }) => line[id])]),
    ),
  ),
  table(
    'three-realms-sequence',
    'Sequence of play',
    'three-realms.turn.game-turn',
    { step: ['Step', 'number'], name: 'Name', says: 'What happens' },
    sequence.map(({ phase, name, rule, says }, at) => ({
      cells: [at + 1, link(name, rule), says],
      ...(sequence[at - 1]?.phase === phase ? {} : { group: phaseNames.get(phase) as string }),
    })),
  ),
  table(
    'three-realms-ground',
    'Ground and rates of movement',
    'three-realms.terrain.table',
    { ground: 'Ground', ...Object.fromEntries(rates.map(({ id, name }) => [id, name])) },
    grounds.map(({ name, rule, rolls }) =>
      anchored('three-realms.terrain.table', rule, [name, ...rates.map(({ id }) => hazard(rolls[id]))]),
    ),
  ),
  table(
    'three-realms-shot-modifiers',
    'What changes a shot',
    'three-realms.shooting.to-hit',
    { when: 'When', changes: 'Changes', by: ['By', 'bonus'] },
    shotModifiers.map(({ name, rule, changes, value }) => [link(name, rule), changedNames[changes], value]),
  ),
  table(
    'three-realms-benefits',
    'Concealment and cover',
    'three-realms.cover.purpose',
    { benefit: 'Benefit', training: ['RT of the firer', 'bonus'], protection: ['P of the target', 'bonus'] },
    benefits.map(({ name, rule, training, protection }) => [link(name, rule), training, protection || null]),
  ),
  table(
    'three-realms-hiding',
    'What gives cover',
    'three-realms.cover.area-terrain',
    { kind: 'Kind', examples: 'For instance', when: 'When it counts', gives: 'Gives' },
    hidings.map(({ name, rule, examples, when, gives }) => [
      rule === 'three-realms.cover.area-terrain' ? name : link(name, rule),
      examples,
      when,
      gives === null ? 'as agreed' : (benefitNames.get(gives) ?? null),
    ]),
  ),
  table(
    'three-realms-losses',
    'How heavy a defeat was',
    'three-realms.melee.loss-penalty',
    { lost: 'Models lost', name: 'Kind', drive: ['D', 'bonus'] },
    lossBands.map(({ from, to, name, drive }) => [`${from}–${to}%`, name, drive]),
  ),
];
