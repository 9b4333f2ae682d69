/**
 * The casters (six-events.spells.casters) and the names of the spells. The cards for these spells are not in the text
 * (six-events.spells.cards).
 */

export const spellKinds = ['offensive', 'general', 'necromancy', 'prayers'] as const;
export type SpellKind = (typeof spellKinds)[number];

export interface Caster {
  readonly id: 'wizard' | 'priest' | 'necromancer' | 'shaman';
  readonly name: string;
  readonly kinds: readonly SpellKind[];
  /** Whether an offensive spell permanently lowers the caster's Magic (six-events.spells.priest-penalty). */
  readonly weakened: boolean;
}

const everybody = ['offensive', 'general'] as const satisfies readonly SpellKind[];

export const casters: readonly Caster[] = [
  { id: 'wizard', name: 'Wizard', kinds: everybody, weakened: false },
  { id: 'priest', name: 'Priest', kinds: [...everybody, 'prayers'], weakened: true },
  { id: 'necromancer', name: 'Necromancer', kinds: [...everybody, 'necromancy'], weakened: false },
  { id: 'shaman', name: 'Shaman', kinds: everybody, weakened: false },
];

export interface NamedSpell {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  readonly kind: 'offensive' | 'general';
  /** Our guess at what the spell does, from the rest of the text. The guess is not a rule. */
  readonly guess: string | null;
}

const named = (kind: NamedSpell['kind'], name: string, guess: string | null = null): NamedSpell => {
  const id = name.toLowerCase().replace(' ', '-');
  return { id, name, rule: `six-events.spells.${id}`, kind, guess };
};

export const spells: readonly NamedSpell[] = [
  named('offensive', 'Confuse', 'The [Random Movement Table](six-events.creatures.random-movement) may belong to it.'),
  named('offensive', 'Fear', 'A [morale check](six-events.morale.when) without damage.'),
  named('offensive', 'Hellfire', 'The fire of the [Spells and Fire row](six-events.morale.cause-identity).'),
  named('offensive', 'Mystic Arrows'),
  named('offensive', 'Paralyze'),
  named('offensive', 'Universal Balance'),
  named('general', 'Magical Armor'),
  named('general', 'Courage', 'Something for [morale](six-events.morale.mod-flanked).'),
  named('general', 'Dark Vision', 'Sight in [darkness](six-events.melee.modifier-darkness).'),
  named('general', 'Magical Darkness', 'The melee modifier for [darkness](six-events.melee.modifier-darkness).'),
  named('general', 'Enchanted Weapons'),
  named('general', 'Gentle Fall'),
  named('general', 'Magical Light', 'An end to Magical Darkness.'),
  named('general', 'Enhanced Mobility'),
  named('general', 'Rally', 'Something for [event VI](six-events.rally.leader), whose name it shares.'),
  named('general', 'Counter-Magic', '[Applied before](six-events.spells.simultaneous) all other spells.'),
];
