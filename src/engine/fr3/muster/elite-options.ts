/** Elite units: the forms that a list allows. `army-checks.ts` limits their number. */
import type { EliteForm } from '../data/armies/army.ts';
import { elites } from '../data/figures/elites.ts';
import { carriers } from '../data/missile-weapons.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { type Bearer, no, option, type UnitOption } from './option.ts';

const artillery: readonly string[] = ['heavy-artillery', 'light-artillery'];
const shooters: readonly string[] = carriers.flatMap(({ group, id }) => (group === 'missile' ? [id] : []));
/**
 * For each type, the options that it can have in exchange for its bows: fr3.infantry.skirmishers-weapon-exchange,
 * fr3.cavalry.light-cavalry-weapons.
 */
const inPlaceOfBows: Readonly<Record<string, readonly string[]>> = {
  skirmishers: ['exchanged', 'throwing'],
  'light-cavalry': ['throwing'],
};
/** Whether a unit has missiles or artillery, because of its type (unless they were exchanged) or because it bought them. */
export const shoots = ({ row, options }: Bearer): boolean => {
  const own = shooters.includes(row.type) && !inPlaceOfBows[row.type]?.some((id) => options.includes(id));
  return own || artillery.includes(row.type) || options.some((id) => id === 'bows' || id === 'longbows');
};

const eliteRules: Readonly<Record<EliteForm, Fr3RuleId>> = {
  '1-1-0': 'fr3.elites.purchase',
  '2-0-0': 'fr3.elites.attack-variant',
  '0-1-1': 'fr3.elites.bowfire-variant',
};

function mayBeElite(form: EliteForm | null): UnitOption['may'] {
  const rule = form === null ? 'fr3.elites.purchase' : eliteRules[form];
  return (bearer) => {
    const { list, row } = bearer;
    const { elite, source } = row.said;
    const own = row.elitePoints !== null || row.type === 'contraptions';
    if (own !== (form === null))
      return no(own ? `Elite ${row.name} have only one kind of bonus.` : `Choose the bonuses of the elite ${row.name}.`, rule);
    if (form === '0-1-1' && !shoots(bearer))
      return no(`${row.name} cannot have an elite missile bonus, because they do not shoot.`, rule);
    if (!elite)
      return source === 'table' && row.said.confidence === undefined
        ? no(`The ${list.name} cannot have elite ${row.name}.`, 'fr3.army-lists.elite-allowance')
        : 'open';
    if (form === null || elite.forms.includes(form)) return 'yes';
    return no(`Elite ${row.name} of the ${list.name} must have one of these bonuses: ${elite.forms.join(', ')}.`, rule);
  };
}

const eliteName = (form: EliteForm): string =>
  `Elite (${form
    .split('-')
    .map((n) => `+${n}`)
    .join(',')})`;

export const eliteOptions: readonly UnitOption[] = [
  ...(Object.keys(eliteRules) as EliteForm[]).map((form) =>
    option(`elite-${form}`, eliteName(form), elites.cost, ['fr3.elites.purchase', eliteRules[form]], mayBeElite(form), {
      group: 'elite',
    }),
  ),
  option(
    'elite',
    'Elite',
    ({ row }) => (row.elitePoints === null ? elites.cost : row.elitePoints - (row.points ?? 0)),
    ['fr3.elites.purchase'],
    mayBeElite(null),
    { group: 'elite' },
  ),
];

/** The unit's elite option; null if it is not elite. */
export const eliteOf = (options: readonly string[]): string | null =>
  options.find((id) => id === 'elite' || id.startsWith('elite-')) ?? null;
