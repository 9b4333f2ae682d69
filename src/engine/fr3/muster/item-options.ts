/** Equipment of units, and abilities that are neither weapons nor magic. */
import { isEligible } from '../data/eligible-types.ts';
import { siege } from '../data/figures/siege.ts';
import { type Invention, inventionOf } from '../data/inventions.ts';
import { mayHaveDevices } from './devices.ts';
import { shoots } from './elite-options.ts';
import { siegeTower } from './lists.ts';
import { byList, fromItem, no, option, ruleOf, type UnitOption } from './option.ts';

/** Inventions for units, in armies that may have a mad scientist or an alchemist. */
function ofInvention(id: string, may: UnitOption['may']): UnitOption {
  const invention = inventionOf(id) as Invention;
  return option(id, invention.name, Number(invention.cost), [ruleOf(invention)], (bearer) => {
    const leave = may(bearer);
    return leave === 'yes' ? mayHaveDevices(bearer.list, ruleOf(invention)) : leave;
  });
}

/** fr3.character-items.taunt-purchase: lists whose infantry and cavalry can taunt. */
const taunters: readonly string[] = ['celts', 'faerie', 'gnomes', 'halflings'];
export const itemOptions: readonly UnitOption[] = [
  fromItem('grapple'),
  fromItem('shieldwall'),
  fromItem('heavy-armor', { may: byList('heavy-armor', true) }),
  fromItem('mine'),
  fromItem('terrifying-mounts', { as: 'mounts' }),
  fromItem('barbarian', { wholeType: () => 'fr3.items.barbarian' }),
  fromItem('napoleonic-artillery', { as: 'napoleonic' }),
  fromItem('protective-spirit'),
  fromItem('poison', {
    may: (bearer) => {
      const { row } = bearer;
      if (!isEligible('poison', row.type)) return no(`${row.name} cannot have poison.`, 'fr3.optional-abilities.poison-purchase');
      return row.group === 'monsters' ? 'yes' : byList('poison', true)(bearer);
    },
  }),
  fromItem('paralyzing-gaze'),
  fromItem('taunt', {
    may: ({ list, row }) =>
      taunters.includes(list.id) && isEligible('taunt', row.type)
        ? 'yes'
        : no(`${row.name} of the ${list.name} cannot taunt.`, 'fr3.character-items.taunt-purchase'),
  }),
  option('ram', 'Battering ram', siege.ramCost, ['fr3.siege.ram-attachment'], ({ row }) =>
    isEligible('ram', row.type) ? 'yes' : no(`${row.name} cannot have a battering ram.`, 'fr3.siege.ram-attachment'),
  ),
  option('wet-hides', 'Wet hides', siege.wetHidesCost, ['fr3.siege.tower-options', 'fr3.siege.wet-hides'], ({ row }) =>
    row.id === siegeTower ? 'yes' : no('Siege towers are the only units that can have wet hides.', 'fr3.siege.tower-options'),
  ),
  option('missile-type', 'Type 2: CF 1 and bowfire', 0, ['fr3.war-machines.contraptions-missile'], ({ row }) =>
    row.type === 'contraptions' ? 'yes' : no('Only contraptions can be of type 2.', 'fr3.war-machines.contraptions-missile'),
  ),
  ofInvention('protection-from-disintegration', ({ row }) =>
    isEligible('protection-from-disintegration', row.type)
      ? 'yes'
      : no('Only war machines can have this protection.', 'fr3.inventions.protection-from-disintegration'),
  ),
  ofInvention('paint-gun', (bearer) =>
    shoots(bearer) && !['light-artillery', 'heavy-artillery'].includes(bearer.row.type)
      ? 'yes'
      : no(`${bearer.row.name} cannot have a paint gun, because they do not shoot missiles.`, 'fr3.inventions.paint-gun'),
  ),
];
