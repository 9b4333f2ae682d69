/** The rules that an army uses, in groups, for its printed sheets and for links. */

import { carrierOf } from '../../../../engine/fr3/data/missile-weapons.ts';
import { profileOf } from '../../../../engine/fr3/data/profiles.ts';
import { casterTypes, type SpellHead, spellList } from '../../../../engine/fr3/data/spell-list.ts';
import { abilityOf } from '../../../../engine/fr3/muster/abilities.ts';
import { extraOf } from '../../../../engine/fr3/muster/extras.ts';
import type { Mustered, MusteredUnit } from '../../../../engine/fr3/muster/mustered.ts';
import { optionOf } from '../../../../engine/fr3/muster/options.ts';
import type { Fr3RuleId } from '../../../../engine/fr3/rule-ids.ts';
import { abilityName, optionName, playRules } from '../words.ts';
import { isUndead as undeadOf } from './Profile.tsx';

export interface NeededRule {
  readonly rule: Fr3RuleId;
  /** The name in the roster; missing if the rule's own title is better. */
  readonly name?: string;
}

export interface NeededGroup {
  readonly title: string;
  readonly rules: readonly NeededRule[];
}

interface Trait {
  readonly rules: readonly Fr3RuleId[];
  readonly when: (unit: MusteredUnit) => boolean;
}

const has =
  (...ids: readonly string[]) =>
  ({ options, row }: MusteredUnit): boolean =>
    ids.some((id) => options.includes(id) || row.made?.has.includes(id));
const isOf =
  (...types: readonly string[]) =>
  ({ row }: MusteredUnit): boolean =>
    types.includes(row.unit?.id ?? row.type);
const inGroup =
  (group: string) =>
  ({ row }: MusteredUnit): boolean =>
    row.unit?.group === group;
const isUndead: Trait['when'] = ({ unit, row }) => undeadOf(unit, row);
const shoots = (unit: MusteredUnit): boolean =>
  carrierOf(unit.row.unit?.id ?? '')?.group === 'missile' || has('bows', 'longbows')(unit);

/** Rules that units bring into play, in addition to the rules on the units' own pages. */
const traits: readonly Trait[] = [
  { rules: ['fr3.melee.support-types'], when: ({ row }) => row.unit !== undefined && row.unit.support !== false },
  { rules: ['fr3.missile-fire.table', 'fr3.missile-fire.move-or-fire'], when: shoots },
  { rules: ['fr3.artillery.to-hit', 'fr3.artillery.heavy-movement'], when: isOf('heavy-artillery', 'light-artillery') },
  {
    rules: ['fr3.fear.test-charged', 'fr3.fear.test-charging'],
    when: (unit) => unit.row.unit?.fear === true || isUndead(unit) || has('mounts', 'mutation-fear')(unit),
  },
  {
    rules: [
      'fr3.undead.roll-penalty',
      'fr3.undead.movement-penalty',
      'fr3.undead.automatic-rally',
      'fr3.undead.immunities',
      'fr3.undead.last-character',
    ],
    when: isUndead,
  },
  {
    rules: ['fr3.elementals.missile-resistance', 'fr3.elementals.double-demoralized', 'fr3.elementals.psychology-immunity'],
    when: inGroup('elementals'),
  },
  {
    rules: [
      'fr3.spirits.never-demoralized',
      'fr3.spirits.major-fragility',
      'fr3.spirits.pass-through',
      'fr3.spirits.adjacent-levels',
    ],
    when: inGroup('spirits'),
  },
  { rules: ['fr3.charging.disengage-cavalry'], when: isOf('light-cavalry', 'mounted', 'dragoons') },
  {
    rules: ['fr3.levels.change-level', 'fr3.levels.choose-engage', 'fr3.charging.disengage-sbf'],
    when: has('flying', 'swimming', 'burrowing'),
  },
  {
    rules: ['fr3.square.eligible'],
    when: ({ row }) => row.unit?.other.includes('Sq') === true,
  },
  { rules: ['fr3.basics.attachment'], when: ({ row }) => row.unit?.other.includes('A') === true },
];
const ofCharacters: readonly Fr3RuleId[] = [
  'fr3.characters.major-leads-unit',
  'fr3.characters.loss-morale-clock',
  'fr3.results-rolls.character-results',
];
const ofMagic: readonly Fr3RuleId[] = ['fr3.magic.pool-dice', 'fr3.magic.cast-any-time', 'fr3.auction.sequence'];

/** Every rule that an army may need because of what it brings into play. */
export const playedRules: readonly Fr3RuleId[] = [...traits.flatMap(({ rules }) => rules), ...ofCharacters, ...ofMagic];

const once = (all: readonly NeededRule[]): readonly NeededRule[] =>
  all.filter((each, at) => all.findIndex(({ rule, name }) => rule === each.rule && name === each.name) === at);

/** The rules that an army needs in battle. Empty groups are left out. */
export function neededRules({ roster, list, units, characters }: Mustered): readonly NeededGroup[] {
  const ofTypes = units.map(({ row }): NeededRule => {
    const own = row.made ?? row.ruler ?? profileOf(row.id) ?? row.unit;
    return { rule: (own?.rule ?? row.rule) as Fr3RuleId, name: row.name };
  });
  const ofOptions = units.flatMap(({ options, list: own }) =>
    options.flatMap((id): readonly NeededRule[] => {
      const rule = playRules[id] ?? optionOf(own, id)?.rules.at(-1);
      return rule ? [{ rule, name: optionName(own, id) }] : [];
    }),
  );
  const ofArmy = (roster.extras ?? []).flatMap((id): readonly NeededRule[] => {
    const extra = extraOf(id);
    return extra?.rules[0] ? [{ rule: extra.rules[0], name: extra.name }] : [];
  });
  const ofPeople = characters.flatMap(({ person }) =>
    person.has.flatMap((id): readonly NeededRule[] => {
      const rule = playRules[id] ?? abilityOf(id)?.rule;
      return rule ? [{ rule, name: abilityName(id) }] : [];
    }),
  );
  const casts = spellsOf({ characters, units }).length > 0;
  const inPlay = [
    ...traits.filter(({ when }) => units.some(when)).flatMap(({ rules }) => rules),
    ...(characters.length > 0 ? ofCharacters : []),
    ...(casts ? ofMagic : []),
  ];
  return [
    { title: 'Units', rules: once(ofTypes) },
    { title: 'Unit options', rules: once(ofOptions) },
    { title: 'Character options', rules: once(ofPeople) },
    { title: 'Army options', rules: once(ofArmy) },
    { title: list.name, rules: [list.rule as Fr3RuleId, ...(list.rules as readonly Fr3RuleId[])].map((rule) => ({ rule })) },
    { title: 'In play', rules: [...new Set(inPlay)].map((rule) => ({ rule })) },
  ].filter(({ rules }) => rules.length > 0);
}

export interface SpellsOfCaster {
  /** The caster: `Necromancer, level 3`. */
  readonly name: string;
  readonly spells: readonly (SpellHead & { readonly level: number })[];
}

/** The spells that the army's magic users may cast. Each kind of caster appears once, at its highest level. */
export function spellsOf({ characters, units }: Pick<Mustered, 'characters' | 'units'>): readonly SpellsOfCaster[] {
  const bought = characters.flatMap(({ person }) =>
    person.has.flatMap((id) => {
      const ability = abilityOf(id);
      return ability?.kind === 'casting' ? [{ type: id.slice(0, id.lastIndexOf('-')), level: ability.level }] : [];
    }),
  );
  // fr3.abilities.archangel-demon-lord, fr3.abilities.hive-queen: these rulers can cast without buying magic.
  const born = units.flatMap(({ row }) =>
    (row.ruler?.casting?.lists ?? []).map((type) => ({ type, level: row.ruler?.casting?.levels.at(-1) ?? 0 })),
  );
  const highest = new Map<string, number>();
  for (const { type, level } of [...bought, ...born]) highest.set(type, Math.max(level, highest.get(type) ?? 0));
  return [...highest].flatMap(([type, most]) => {
    const caster = casterTypes.find(({ id }) => id === type);
    const spells = spellList.flatMap((spell) => {
      const level = spell.casters.find((each) => each.type === type)?.level;
      return level !== undefined && level <= most ? [{ ...spell, level }] : [];
    });
    return caster && spells.length > 0
      ? [{ name: `${caster.name}, level ${most}`, spells: spells.toSorted((one, other) => one.level - other.level) }]
      : [];
  });
}
