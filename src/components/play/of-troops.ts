/** Battles that need only a part of the engine: troops and their leaders, without magic and without anything stranger. */
import type { Army, CharacterSetup, Setup } from '../../engine/fr3/battle/setup.ts';
import { sideIds } from '../../engine/fr3/battle/state.ts';
import { unitOf } from '../../engine/fr3/data/units.ts';

const groups: readonly string[] = ['infantry', 'cavalry', 'monsters', 'machines'];
const ofArmy: readonly string[] = ['name', 'troops', 'characters'] satisfies (keyof Army)[];
const ofCharacter: readonly string[] = [
  'leader',
  'superhero',
  'beastmaster',
  'name',
  'cost',
  'with',
] satisfies (keyof CharacterSetup)[];

const only = (what: object, known: readonly string[]): boolean => Object.keys(what).every((key) => known.includes(key));

/** Whether that part has all that this battle is likely to need. Where it has not, the page notices, and fetches the whole. */
export const ofTroops = ({ armies }: Pick<Setup, 'armies'>): boolean =>
  sideIds.every((side) => {
    const army = armies[side];
    return (
      only(army, ofArmy) &&
      army.troops.every(({ type }) => groups.includes(unitOf(type)?.group ?? '')) &&
      army.characters.every((each) => only(each, ofCharacter))
    );
  });
