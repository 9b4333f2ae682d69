/** Everything that characters can buy in the roster builder is in the battle, or is refused by name. */
import { expect, test } from 'vitest';
import { loadChapters } from '../../../src/engine/fr3/battle/chapters/loading.ts';
import { belongingIds } from '../../../src/engine/fr3/battle/characters/catalogue.ts';
import { armyOfRoster } from '../../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { magicUserOf } from '../../../src/engine/fr3/battle/magic/users.ts';
import { costOfLeader } from '../../../src/engine/fr3/battle/units/troop-facts.ts';
import { armies } from '../../../src/engine/fr3/data/armies.ts';
import { type Ability, abilities, abilityOf } from '../../../src/engine/fr3/muster/abilities.ts';
import { problemsOf } from '../../../src/engine/fr3/muster/problems.ts';
import type { Roster } from '../../../src/engine/fr3/muster/roster.ts';

await loadChapters('catalogue');

/** Requirements for having an item. */
const helps: readonly (readonly string[])[] = [
  [],
  ['hero'],
  ['sub-commander'],
  ['hero', 'mad-scientist'],
  ['mad-scientist'],
  ['hero', 'cleric-1'],
  ['hero', 'witch-hunter'],
  ['hero', 'engineer'],
  ['hero', 'wizard-1'],
  ['sub-commander', 'planar-wizard-3'],
];

const rosterOf = (army: string, has: readonly string[]): Roster => ({
  name: 'x',
  army,
  size: 2000,
  units: [{ type: 'handweapons' }, { type: 'spears' }],
  characters: [
    { has: ['general'] },
    { has, with: 1, ...(has.includes('hero') ? { bonuses: '1-1' } : has.includes('sub-commander') ? { bonuses: '1-2' } : {}) },
  ],
  extras: ['camp'],
});

/** The first legal roster in which a character has it. */
function sold({ id }: Ability): Roster | undefined {
  const lists = ['generic', ...armies.map((each) => each.id)];
  for (const army of lists)
    for (const help of helps) {
      const roster = rosterOf(army, [...help, id]);
      if (problemsOf(roster).errors.length === 0) return roster;
    }
  return undefined;
}

const boughtByPeople = abilities.filter(
  ({ kind }) => kind === 'ability' || kind === 'item' || kind === 'device' || kind === 'casting',
);

test('every ability, item, device and calling that the muster sells is played, or refused by its name', () => {
  const lost: string[] = [];
  const refused: string[] = [];
  const unsold: string[] = [];
  for (const ability of boughtByPeople) {
    const roster = sold(ability);
    if (!roster) {
      unsold.push(ability.id);
      continue;
    }
    const army = armyOfRoster(roster);
    if (!army.ok) {
      refused.push(ability.id);
      expect(army.because).toContain(ability.name);
      continue;
    }
    const person = army.value.characters[1];
    const has = [
      ...(person?.has ?? []),
      person?.magic ?? '',
      ...(person?.superhero ? ['superhero'] : []),
      ...(person?.beastmaster ? ['beastmaster'] : []),
    ];
    if (!has.includes(ability.id)) lost.push(ability.id);
  }
  expect(lost).toEqual([]);
  expect(refused).toEqual([]);
  // These need a unit that swims, or must be the general.
  expect(unsold).toEqual(['hydromancer-2', 'hydromancer-3', 'incompetent-general']);
});

test('fr3.characters.total-cost: what somebody has costs what the muster asks for it', () => {
  for (const id of belongingIds) expect(abilityOf(id)?.points, id).toBeTypeOf('number');
  const [plain, warded] = [
    { leader: 'hero-1-1', with: 1 } as const,
    { leader: 'hero-1-1', with: 1, has: ['magic-ward', 'bard'] } as const,
  ];
  expect(costOfLeader(warded) - costOfLeader(plain)).toBe(
    (abilityOf('magic-ward')?.points ?? 0) + (abilityOf('bard')?.points ?? 0),
  );
  expect(magicUserOf('witch-hunter')).toBeUndefined();
});
