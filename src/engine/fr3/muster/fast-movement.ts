/** Which units may buy Fast Movement (fr3.innate.fast-movement-eligible-units and related rules). */
import { innateOf } from '../data/innate.ts';
import { discountOf } from './free-options.ts';
import { type Bearer, type Leave, no } from './option.ts';
import { assaultCraft } from './row-options.ts';

/** fr3.innate.fast-movement-barred-armies */
const barred: readonly string[] = [
  'amphibian',
  'automaton',
  'conquistadors',
  'dwarfs',
  'gnomes',
  'halflings',
  'hill-dwarves',
  'inquisition',
  'kobolds',
  'planar',
  'reef-dweller',
  'undead',
];
/** fr3.innate.fast-movement-limited-armies: the level that a unit must have to buy Fast Movement. */
const only: Readonly<Record<string, string>> = { 'sea-elves': 'swimming', pelagic: 'swimming', faerie: 'flying' };

export function mayMoveFast(bearer: Bearer): Leave {
  const { list, row, options } = bearer;
  const types = innateOf('fast-movement')?.mayBuy.units ?? [];
  if (options.includes('undead')) return no('Undead units cannot buy Fast Movement.', 'fr3.innate.fast-movement-undead');
  if (options.includes('burrowing'))
    return no('Units that burrow cannot buy Fast Movement.', 'fr3.innate.fast-movement-burrowers');
  if (discountOf(bearer, 'fast-movement')) return 'yes';
  // fr3.innate.fast-movement-large, fr3.war-machines.assault-craft-options
  if (row.group === 'ships' || row.id === assaultCraft) return 'yes';
  if (!types.includes(row.type)) return no(`${row.name} cannot have Fast Movement.`, 'fr3.innate.fast-movement-eligible-units');
  if (row.unit?.group === 'monsters') return 'yes';
  if (barred.includes(list.id))
    return no(`Units of the ${list.name} cannot have Fast Movement.`, 'fr3.innate.fast-movement-barred-armies');
  if (list.id.startsWith('pirate'))
    return no('Pirates can have Fast Movement only where their list gives it for free.', 'fr3.innate.fast-movement-pirates');
  const level = only[list.id];
  return level === undefined || options.includes(level)
    ? 'yes'
    : no(`Among the ${list.name}, only ${level} units have Fast Movement.`, 'fr3.innate.fast-movement-limited-armies');
}
