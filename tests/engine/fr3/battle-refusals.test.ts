/**
 * Refusals that nobody meets in ordinary play: each has a position, what was done before, an action, and a part of the sentence
 * that refuses it. The board does not offer these actions, but a link or a game in notation can hold them.
 */
import { describe, expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { after, begun, setupOf } from './battle-table.ts';
import { until } from './magic-table.ts';

/** The step, the units, the action, and what refuses it; also what was done before, and its dice. */
type Refused = readonly [
  rule: string,
  step: 'movement' | 'missiles' | 'rally' | 'melee',
  units: string,
  action: Action,
  says: string,
  before?: readonly Action[],
  faces?: readonly number[],
];

const far = 'A99 mobs 44,3 N; B99 mobs 44,33 S';
const move = (unit: string, inches = 1): Action => ({ kind: 'ahead', units: [unit], inches });
const refusing = ([, step, units, action, , before = [], faces = []]: Refused) => {
  const start = until(begun(setupOf(`${units}; ${far.replaceAll('99', '80')}`)), `A ${step}`);
  return fr3Battle.refuse(after(start, before, ...faces).state, action);
};
const refused = (name: string, all: readonly Refused[]) =>
  describe(name, () => {
    for (const one of all)
      test(one[0], () => {
        const refusal = refusing(one);
        expect(refusal?.because).toContain(one[4]);
        expect(refusal?.rules).toContain(one[0].split(',')[0]);
      });
  });

const touching = 'A1 spears 10,10 N; B1 mobs 10,11.5752 S';

refused('movement', [
  [
    'fr3.charging.engaged-cannot-move, an attached unit stays while its host fights',
    'movement',
    `${touching}; A2 skirmishers with A1`,
    { kind: 'detach', unit: 'A2' },
    'are engaged, so units attached to them cannot leave',
  ],
  [
    'fr3.basics.attachment-limit, nobody attaches with an attachment',
    'movement',
    'A1 spears 10,10 N; A2 skirmishers 10,8 N; A3 skirmishers with A2; B1 mobs 40,20 S',
    { kind: 'attach', unit: 'A2', to: 'A1' },
    'A unit that has an attachment cannot attach',
  ],
  [
    'fr3.charging.engaged-cannot-move, nobody turns to a second enemy',
    'movement',
    `${touching}; B2 mobs 11.5752,10 N`,
    { kind: 'engage', unit: 'A1', to: 'B2' },
    'are engaged, so they cannot change facing',
  ],
  [
    'fr3.movement.dismount, only riders dismount',
    'movement',
    'A1 spears+general-2-2 10,10 N; B1 mobs 40,20 S',
    { kind: 'dismount', unit: 'A1', as: 'spears' },
    'because they are not mounted',
  ],
  [
    'fr3.movement.formation-change, one unit has no ranks',
    'movement',
    'A1 spears 10,10 N; B1 mobs 40,20 S',
    { kind: 'ranks', units: ['A1'], wide: 1, side: 'right' },
    'Only a group in ranks can change its formation',
  ],
  [
    'fr3.movement.formation-change, a line cannot become the line that it is',
    'movement',
    'A1 spears 10,10 N; A2 spears 11.5752,10 N; B1 mobs 40,20 S',
    { kind: 'ranks', units: ['A1', 'A2'], wide: 2, side: 'right' },
    'The units are already in that formation',
  ],
  [
    'fr3.movement.straight, a move has a length',
    'movement',
    'A1 spears 10,10 N; B1 mobs 40,20 S',
    move('A1', 0),
    'Give the distance that the units move straight ahead',
  ],
  [
    'fr3.square.no-move, a square is left by all its units',
    'movement',
    'A1 muskets 10,10 N; A2 muskets 11.5752,10 N; B1 mobs 40,20 S',
    { kind: 'open-square', units: ['A1'] },
    'All units of a square must leave it together',
    [{ kind: 'square', units: ['A1', 'A2'] }],
  ],
  [
    'fr3.movement.burrowing-rate, burrowers need open ground above them',
    'movement',
    'terrain woods 5,5 to 15,15; A1 small-monsters 10,10 N burrowing landed; B1 mobs 40,20 S',
    { kind: 'level', units: ['A1'], to: 'burrowing' },
    'Burrowers can go only under open ground',
  ],
  [
    'fr3.levels.unit-levels, swimmers need water',
    'movement',
    'A1 small-monsters 10,10 N swimming landed; B1 mobs 40,20 S',
    { kind: 'level', units: ['A1'], to: 'swimming' },
    'The water is too shallow to dive',
  ],
  [
    'fr3.basics.phasing-player, only the phasing side breaks off',
    'movement',
    'A1 spears 10,10 N; B1 light-cavalry 10,11.5752 S',
    { kind: 'disengage', unit: 'B1' },
    'Only units of the phasing side can break off',
  ],
]);

const champion = 'A1 spears 10,10 N; A2 mobs 30,3 N; B1 handweapons 10,15 S; B2 mobs 30,20 S; A90 hero-1-1 with A1 taunt';

refused('characters', [
  ['fr3.summary.taunt, five inches', 'movement', champion, { kind: 'taunt', by: 'A4', at: 'B2' }, 'The unit is too far away'],
  [
    'fr3.character-items.taunt-procedure, nobody in a melee',
    'movement',
    'A1 spears 10,10 N; A2 mobs 12,14 E; B1 handweapons 10,15 S; B2 mobs 13.5752,14 W; A90 hero-1-1 with A1 taunt',
    { kind: 'taunt', by: 'A4', at: 'B2' },
    'are engaged and cannot be taunted',
  ],
  [
    'fr3.character-items.taunt-procedure, an enemy',
    'movement',
    champion,
    { kind: 'taunt', by: 'A4', at: 'A2' },
    'Choose an enemy unit on the table to taunt',
  ],
  [
    'fr3.sequence.movement-order, before anybody moves',
    'movement',
    champion,
    { kind: 'taunt', by: 'A4', at: 'B1' },
    'a unit has already moved',
    [move('A2')],
  ],
  [
    'fr3.characters.individual-movement, the other side’s characters stand',
    'movement',
    'A1 spears 10,10 N; B1 mobs 20,20 S; B90 individual with B1 hide',
    { kind: 'walk', character: 'B3', x: 20, y: 21 },
    'Only characters of the phasing side can move',
  ],
  [
    'fr3.character-items.bodyguard-attachment, only a bodyguard guards',
    'movement',
    'A1 spears 10,10 N; A2 mobs 12,10 N; B1 mobs 20,20 S; A90 individual with A1 hide; A91 individual with A2 hide',
    { kind: 'guard', character: 'A4', ward: 'A5' },
    'Only a bodyguard of the phasing side can guard',
  ],
  [
    'fr3.abilities.assassin-challenge, in his own phase',
    'movement',
    'A1 spears 10,10 N; B1 mobs 12,14 S; A90 hero-1-1 with A1; B90 hero-1-1 with B1 assassin',
    { kind: 'confront', character: 'B3', foe: 'A3' },
    'Only characters of the phasing side can confront',
  ],
]);

const user = (ability: string) => `A1 spears 10,10 N innate=${ability}; B1 handweapons 10,14 S`;
const use = (ability: string, target: string | null, what: string | null = null): Action =>
  ({ kind: 'innate', user: 'A1', ability, target, what }) as Action;

refused('innate abilities and spells', [
  ['fr3.innate.war-cry, nobody is not a target', 'movement', user('war-cry'), use('war-cry', 'B9'), 'Choose a unit on the table'],
  ['fr3.innate.war-cry, no spell is named', 'movement', user('war-cry'), use('war-cry', 'B1', 'bless'), 'only Dispel needs one'],
  [
    'fr3.innate.fast-movement, it is an action of its own',
    'movement',
    user('fast-movement'),
    use('fast-movement', null),
    'cannot be used with this action',
  ],
  ['fr3.innate.hide, for itself only', 'movement', user('hide'), use('hide', 'B1'), 'A unit can use this ability only on itself'],
  [
    'fr3.innate.fast-movement, nobody is not moved',
    'movement',
    user('fast-movement'),
    { kind: 'dash', unit: 'A7', turn: 0, inches: 1 },
    'Choose one of your units to move out of the way',
  ],
  [
    'fr3.charging.definition, no fast movement into contact',
    'movement',
    'A1 spears 10,10 N innate=fast-movement; B1 handweapons 10,13 N',
    { kind: 'dash', unit: 'A1', turn: 0, inches: 1.4248 },
    'Fast Movement cannot end in contact with an enemy',
  ],
]);

refused('equipment', [
  [
    'fr3.inventions.paint-gun, an enemy is the target',
    'missiles',
    'A1 handweapons 10,10 N paint-gun; A2 longbows 20,10 N; B1 mobs 10,11.5752 S; B2 mobs 20,14 S',
    { kind: 'paint', unit: 'A1', at: 'A2' },
    'Choose an enemy unit on the table as the target',
  ],
  [
    'fr3.items.mine-effect, nobody is not a target',
    'missiles',
    'A1 light-artillery 10,10 N; A2 handweapons 20,10 N mine; B1 mobs 10,14 S',
    { kind: 'lay-mine', unit: 'A2', at: 'A1' },
    'Choose an enemy unit on the table as the target',
  ],
  [
    'fr3.optional-abilities.gaze-range, nobody is not a target',
    'movement',
    'A1 handweapons 10,10 N paralyzing-gaze; B1 mobs 20,20 S',
    { kind: 'gaze', unit: 'A1', at: 'A2' },
    'Choose an enemy unit on the table as the target',
  ],
]);
