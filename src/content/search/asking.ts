/**
 * Fills calculator questions from a search: “knights charge spears uphill” becomes a question for the melee calculator. Lists the
 * calculators that take two kinds of troops, the words that select them, and the words that become part of their address.
 */
import { units } from '../../engine/fr3/data/units.ts';
import { elements } from '../../engine/hott/data/elements.ts';
import { synonyms } from '../synonyms.ts';
import type { Asking, SearchFile } from './file.ts';

const shooting = 'shoot fire fires firing volley missile missiles arrows bowfire';

const fr3: readonly Asking[] = [
  {
    title: 'Melee odds',
    url: '/fr3/odds/melee/',
    before: '',
    keys: ['a', 'b'],
    calls: [],
    circumstances: [
      ['charge, charging, charges, charged', 'charge=a', 'A charge'],
      ['uphill, up a hill, up the hill', 'b.uphill=1', 'B stand higher'],
      ['downhill, down a hill, from a hill', 'a.uphill=1', 'A stand higher'],
      ['in woods, in forest, in marsh, in difficult terrain, in rough', 'b.ground=difficult', 'B in difficult terrain'],
      [
        'both sides, both flanks, two supports, two supporting, fully supported, double support',
        'b.support=2',
        'B supported on both sides',
      ],
      ['supported, with support, in line', 'b.support=1', 'B supported on one side'],
      ['in the flank, flank', 'a.flank=1', 'a friend of A on the flank of B'],
      ['in the rear, from behind', 'a.rear=unit', 'a friend of A in the rear of B'],
      ['demoralized, demoralised, shaken', 'b.state=1', 'B demoralized'],
      ['behind stakes, stakes', 'b.stakes=1', 'B behind stakes'],
      ['hero', 'a.leader=hero-1-1', 'A led by a hero'],
      ['general', 'a.leader=general-2-2', 'A led by the general'],
    ],
  },
  {
    title: 'Missile fire odds',
    url: '/fr3/odds/bowfire/',
    before: '',
    keys: ['f', 't'],
    calls: shooting.split(' '),
    circumstances: [],
  },
  {
    title: 'Rally odds',
    url: '/fr3/odds/rally/',
    before: 'roll=rally&',
    keys: ['u'],
    calls: ['rally', 'rallies', 'rallying'],
    circumstances: [],
  },
];

const hott: readonly Asking[] = [
  {
    title: 'Combat odds',
    url: '/hott/odds/combat/',
    before: 'roll=close&',
    keys: ['a.is', 'b.is'],
    calls: [],
    circumstances: [],
  },
  {
    title: 'Shooting odds',
    url: '/hott/odds/combat/',
    before: 'roll=shoot&',
    keys: ['u.is', 't.is'],
    calls: shooting.split(' '),
    circumstances: [],
  },
];

/** `Crossbows/handguns` has three names: the whole and both parts. */
const namesOf = (name: string): string[] => [name, ...(name.includes('/') ? name.split('/') : [])];

/** Names of broad classes of troops, each read as its most common type. */
const usual: Readonly<Record<string, readonly string[]>> = {
  'heavy-cavalry': ['cavalry', 'horsemen'],
  handweapons: ['infantry', 'foot', 'swords', 'swordsmen'],
  longbows: ['archers', 'bows', 'bowmen'],
  'large-monsters': ['monster', 'giant'],
};

const troopsOf = (rows: readonly { readonly id: string; readonly name: string; readonly rule?: string }[], system: string) =>
  rows.map(({ id, name, rule = `supplement.${id}` }) => {
    const said = synonyms[rule.startsWith(`${system}.`) ? rule : `${system}.${rule}`] ?? [];
    const names = [
      ...namesOf(name),
      ...said.filter((each) => /^\w+( \w+)?$/.test(each)),
      ...(system === 'fr3' ? (usual[id] ?? []) : []),
    ];
    return [id, ...new Set(names)] as const;
  });

export function asking(system: string): Pick<SearchFile, 'asking' | 'troops'> {
  if (system === 'fr3') return { asking: fr3, troops: troopsOf(units, 'fr3') };
  if (system === 'hott') return { asking: hott, troops: troopsOf(elements, 'hott') };
  return {};
}
