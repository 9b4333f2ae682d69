/** Tables of shooting, melee and rallying. */
import { bowfire, bowfireRows } from '../../engine/fr3/data/bowfire.ts';
import { abilities } from '../../engine/fr3/data/figures/abilities.ts';
import { artillery } from '../../engine/fr3/data/figures/artillery.ts';
import { basics } from '../../engine/fr3/data/figures/basics.ts';
import { characterItems } from '../../engine/fr3/data/figures/character-items.ts';
import { elites } from '../../engine/fr3/data/figures/elites.ts';
import { leviathans } from '../../engine/fr3/data/figures/leviathans.ts';
import { melee } from '../../engine/fr3/data/figures/melee.ts';
import { missileFire } from '../../engine/fr3/data/figures/missile-fire.ts';
import { multiBased } from '../../engine/fr3/data/figures/multi-based.ts';
import { pikeBlocks } from '../../engine/fr3/data/figures/pike-blocks.ts';
import { spirits } from '../../engine/fr3/data/figures/spirits.ts';
import { square } from '../../engine/fr3/data/figures/square.ts';
import { structures } from '../../engine/fr3/data/figures/structures.ts';
import { terrainEffects } from '../../engine/fr3/data/figures/terrain-effects.ts';
import { undead } from '../../engine/fr3/data/figures/undead.ts';
import { missileWeapons, type WeaponId } from '../../engine/fr3/data/missile-weapons.ts';
import { type Cell, type RuleTable, table } from './table.ts';

/** The lowest modified d10 with a result on a row of the missile fire table. */
const lowest = (row: (typeof bowfireRows)[number], result: 'demoralized' | 'killed') => bowfire[row].indexOf(result) + 1;

/** The lines for a weapon: one for each range at which it counts as a different number of units. */
function ranges(label: string, weapon: WeaponId): Cell[][] {
  const { bands } = missileWeapons[weapon];
  const lines = bands.filter((each, at) => each.row !== bands[at + 1]?.row);
  return lines.map(({ upTo, row }, at) => [at === 0 ? label : '', upTo, row]);
}

export const combatTables: readonly RuleTable[] = [
  table(
    'missile-fire',
    'Missile fire',
    'missile-fire.table',
    { units: 'Units firing', none: 'No effect', demoralized: ['Demoralized', 'needed'], killed: ['Killed', 'needed'] },
    bowfireRows.map((row) => [
      row === bowfireRows.at(-1) ? `${row} or more` : `${row}`,
      'lower',
      lowest(row, 'demoralized'),
      lowest(row, 'killed'),
    ]),
  ),
  table(
    'missile-ranges',
    'Missile ranges',
    'missile-fire.target',
    { unit: 'Unit', range: ['Up to', 'inches'], counts: ['Counts as', 'number'] },
    [
      ...ranges(
        'Ordinary bowfire: [skirmishers](fr3.infantry.skirmishers), [militia](fr3.infantry.militia), [light cavalry](fr3.cavalry.light-cavalry), all bought bows',
        'bow',
      ),
      ...ranges(
        '[Crossbow/handgun](fr3.infantry.crossbow-handgun), [sword and pistol](fr3.infantry.sword-and-pistol), [dragoons](fr3.cavalry.dragoons)',
        'crossbow',
      ),
      ...ranges('[Longbows](fr3.infantry.longbows), [muskets](fr3.infantry.muskets)', 'longbow'),
      ...ranges('[Rifles](fr3.infantry.rifles)', 'rifle'),
    ],
  ),
  table(
    'missile-modifiers',
    'Modifiers of the missile roll',
    'missile-fire.roll',
    { when: 'Modifier', amount: ['Adds', 'bonus'] },
    [
      ['Target in [cover](fr3.missile-fire.cover), or behind a wall of height 1', missileFire.cover],
      ['Target on a [wall](fr3.structures.wall-definition) of height 2', structures.hardCover.one],
      ['Target on a wall of height 3', structures.hardCover.two],
      ['[Elite](fr3.elites.bowfire-variant) bows of every firer', elites.shooting.toHit],
      ['[Square](fr3.square.fire-vulnerability), each base beyond the first', square.fireForEachFurtherBase],
      ['[Pike block](fr3.pike-blocks.fire-bonus)', pikeBlocks.fire],
    ],
  ),
  table('artillery-to-hit', 'Artillery: modifiers to hit', 'artillery.to-hit', { when: 'To hit', amount: ['Adds', 'bonus'] }, [
    ['Target in [cover](fr3.missile-fire.cover)', artillery.cover],
    ['[Elite](fr3.artillery.elite) artillery', artillery.eliteToHit],
    ['[Square](fr3.square.fire-vulnerability), each base beyond the first', square.fireForEachFurtherBase],
    ['[Pike block](fr3.pike-blocks.fire-bonus)', pikeBlocks.fire],
    ['[Leviathan](fr3.leviathans.artillery) 1x1', leviathans.artilleryToHit['1x1']],
    ['Leviathan 1x2', leviathans.artilleryToHit['1x2']],
    ['[2x2 unit](fr3.multi-based.artillery-bonus)', multiBased.artillery],
  ]),
  table('artillery-damage', 'Artillery: damage', 'artillery.damage', { roll: ['Damage roll', 'needed'], result: 'The target' }, [
    ['less', 'is unharmed'],
    [artillery.damageDemoralized, 'is demoralized by one level'],
    [artillery.damageDestroyed, 'is destroyed: a [kill result](fr3.basics.extra-markers-kill)'],
  ]),
  table('melee-modifiers', 'Modifiers of the melee roll', 'melee.roll', { when: 'Modifier', amount: ['Adds', 'bonus'] }, [
    ['[Support](fr3.melee.support-bonus), each neighbour', melee.support],
    ['Friend on the enemy’s [flank](fr3.melee.flank-bonus), each', melee.flank],
    ['Friend in the enemy’s [rear](fr3.melee.rear-bonus)', melee.rear],
    ['[Charge bonus](fr3.melee.charge-bonus), first round', 'by type'],
    ['[When charged](fr3.missile-fire.bonus-charged), in that phase', 'by type'],
    ['[Attached](fr3.melee.attachment-bonus) skirmishers or light artillery, when charged', melee.attachmentWhenCharged],
    ['[Against](fr3.reference.special-bonuses) cavalry, fliers, monsters or pikes', 'by type'],
    ['[Uphill](fr3.melee.uphill)', melee.uphill],
    ['[Difficult terrain](fr3.melee.difficult-terrain-modifiers)', 'by type'],
    ['In [column](fr3.melee.column-penalty)', melee.column],
    [
      '[Demoralized](fr3.basics.demoralized-penalties) or [double demoralized](fr3.basics.double-demoralized)',
      basics.demoralized.melee,
    ],
  ]),
  table('melee-results', 'Result of a melee', 'melee.result-win', { totals: 'Totals', result: 'What happens' }, [
    ['Equal', 'Nothing; the units stay in contact'],
    ['One is higher, but less than double', 'The loser is demoralized by one level'],
    ['One is at least double the other', 'The loser is destroyed'],
  ]),
  table('demoralization-levels', 'Levels of demoralization', 'melee.result-win', { level: 'Level', result: 'The loser' }, [
    ['first', 'is [demoralized](fr3.basics.demoralized-penalties) and stays in contact'],
    ['second', 'is [double demoralized](fr3.basics.double-demoralized) and [pushed back](fr3.melee.push-back) one base length'],
    ['third', 'is destroyed'],
  ]),
  table('rally-modifiers', 'Modifiers of the rally roll', 'rally.roll', { when: 'On the roll', amount: ['Adds', 'bonus'] }, [
    { fact: 'fr3.rally.roll-penalty', cells: ['demoralized', basics.demoralized.rally] },
    ['double demoralized', basics.doubleDemoralized.rally],
    ['attached [characters](fr3.characters.bonus-notation)', 'their second number'],
    ['[elite](fr3.elites.bonus) unit', elites.ordinary.rally],
    ['[undead](fr3.undead.roll-penalty) unit', undead.rally],
    ['attached [healer](fr3.abilities.healer)', abilities.healer],
    ['[army standard](fr3.character-items.army-standard) in the unit', characterItems.standardUnitRally],
    ['army standard in its group', characterItems.standardGroupRally],
    ['[parasitics](fr3.spirits.parasitics-effect)', spirits.parasitics],
    ['[elite parasitics](fr3.spirits.parasitics-elite)', spirits.eliteParasitics],
    ['near a [sacred site](fr3.terrain-effects.sacred-site-bonus) of its own', terrainEffects.sacredSiteRally],
  ]),
];
