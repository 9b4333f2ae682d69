/** Tables of the morale clock, of victory and of magic points. */
import { auction } from '../../engine/fr3/data/figures/auction.ts';
import { magic } from '../../engine/fr3/data/figures/magic.ts';
import { magicUsers } from '../../engine/fr3/data/figures/magic-users.ts';
import { moraleClock as clock } from '../../engine/fr3/data/figures/morale-clock.ts';
import { victory } from '../../engine/fr3/data/figures/victory.ts';
import { band, type RuleTable, table } from './table.ts';

const atLeastOne = `at least ${auction.ownPointsToDefend}`;

export const moraleTables: readonly RuleTable[] = [
  table('morale-clock', 'What the morale clock decides', 'morale-clock.purpose', { clock: 'Clock', effect: 'Effect' }, [
    ['any', 'You may make [that many moves](fr3.movement.morale-clock-limit) with units and groups in your phase.'],
    [`above ${clock.wavering}`, 'You may [spend its points](fr3.auction.morale-clock-points) on magic.'],
    [
      `${clock.wavering} or less`,
      '[A quarter of your units is demoralized](fr3.morale-clock.four), once, and your [magic is halved](fr3.magic.clock-at-four).',
    ],
    [`${victory.clockAtEnd} or less`, '[The battle ends](fr3.victory.end).'],
  ]),
  table(
    'phase-losses',
    'Losses of a phase',
    'morale-clock.phase-losses',
    { unit: 'Unit at the end of the phase', points: ['Loss points', 'number'] },
    [
      ['fell to [demoralized or double demoralized](fr3.basics.demoralization) in this phase', clock.demoralizedUnit],
      ['destroyed in this phase', clock.destroyedUnit],
    ],
  ),
  table(
    'clock-losses',
    'What the clock loses at once',
    'morale-clock.major-character-loss',
    {
      lost: 'Lost',
      under200: ['under 200', 'number'],
      from200: ['200–299', 'number'],
      from300: ['300–399', 'number'],
      from400: ['400 or more', 'number'],
    },
    [
      ['general', clock.general, clock.general, clock.generalFrom300, clock.generalFrom400],
      [
        'other major character',
        clock.majorCharacter,
        clock.majorCharacterFrom200,
        clock.majorCharacterFrom300,
        clock.majorCharacterFrom300,
      ],
    ],
  ),
  table(
    'victory-points',
    'Victory points',
    'victory.points-destroyed',
    { for: 'Scored for', points: ['Victory points', 'number'] },
    [
      ['each enemy unit and character destroyed, from whatever cause', 'its full cost'],
      ['each enemy character held captive', `${victory.captiveFactor} times its cost`],
      ['sole possession of the terrain objective', victory.objective],
      ['your own clock above 0', victory.clockAboveZero],
    ],
  ),
  table('victory-levels', 'Levels of victory', 'victory.levels', { lead: ['Lead', 'roll'], result: 'Result' }, [
    [band(0), 'draw'],
    [`up to ${victory.marginalUpTo}`, 'marginal victory'],
    [`up to ${victory.decisiveUpTo}`, 'decisive victory'],
    [`more than ${victory.decisiveUpTo}`, 'rout'],
  ]),
  table('pool-dice', 'Personal magic pools', 'magic.pool-dice', { user: 'Magic user', dice: 'Dice' }, [
    ['Level one', `${magic.levelOneDice}d6`],
    ['Level two', `${magic.levelTwoDice}d6`],
    ['Level three', `${magic.levelThreeDice}d6`],
    ['[Witch hunter](fr3.magic-users.witch-hunter)', `none; always ${magicUsers.witchHunterPoints} points`],
  ]),
  table(
    'auction-casting',
    'Limits of the caster',
    'auction.spending-limits',
    { caster: 'Caster', own: 'Own pool', army: 'Army pool', after: 'After the reveal' },
    [
      ['[Level one](fr3.auction.level-one-casting)', 'only the basic cost', 'nothing', 'nothing'],
      ['[Level two](fr3.auction.level-two-casting)', 'the basic cost and any further points', 'any number', 'nothing'],
      [
        '[Level three](fr3.auction.level-three-casting)',
        'the basic cost and any further points',
        'any number',
        'any further points, from either pool',
      ],
    ],
  ),
  table(
    'auction-defending',
    'Limits of the defender',
    'auction.spending-limits',
    { defender: 'Defender', own: 'Own pool', army: 'Army pool', after: 'After the reveal' },
    [
      ['[Level zero](fr3.auction.level-zero-defence): no defender', 'none', 'up to the basic cost', 'nothing'],
      ['[Level one](fr3.auction.level-one-defence)', `${atLeastOne}, up to all`, 'up to the basic cost', 'nothing'],
      ['[Level two](fr3.auction.level-two-defence)', atLeastOne, 'any number', 'nothing'],
      ['[Level three](fr3.auction.level-three-defence)', atLeastOne, 'any number', 'any further points, from either pool'],
    ],
  ),
];
