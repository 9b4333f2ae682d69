/** The MDX for unit pages: the profile, and the meaning of each of its entries. */

import { type Profile, profiles, type ShipSize, shipKinds } from '../../engine/fr3/data/profiles.ts';
import { type OtherCode, otherCodes, type Unit, units } from '../../engine/fr3/data/units.ts';
import { sentenceCase } from '../../engine/kernel/text.ts';
import { bonusSentences, line, list, signed } from './words.ts';

const codeRules: Partial<Record<keyof typeof otherCodes, string>> = {
  NC: 'fr3.basics.attachment',
  A: 'fr3.basics.attachment',
  G: 'fr3.items.grapple-purchase',
  PN: 'fr3.optional-abilities.poison-purchase',
  MF: 'fr3.fear.causes',
  MB: 'fr3.multi-based.types',
  Sq: 'fr3.square.eligible',
  Spells: 'fr3.innate.cost',
};

/** The codes in the Other column as sentences. `*` means that the rest of the page explains it. */
const codes = (other: readonly OtherCode[]): string[] =>
  other
    .filter((code) => code !== '*')
    .map((code) => {
      const text = sentenceCase(otherCodes[code]);
      return `${codeRules[code] ? `[${text}](${codeRules[code]})` : text}.`;
    });

/** The entries of the profile that need words, each as a sentence. Values that a ruling has decided are marked. */
function sentences(unit: Unit): string[] {
  const house = (cell: Unit['reconstructed'][number]) => (unit.reconstructed.includes(cell) ? '<House />' : '');
  const lost = (cell: Unit['reconstructed'][number], says: string) =>
    unit.reconstructed.includes(cell) ? [`${says}${house(cell)}`] : [];
  const bonuses = bonusSentences(unit.bonuses).map((each) => each + house('bonuses'));
  return [
    ...(unit.move ? [] : ['Its own rules decide how it moves.']),
    ...(unit.combatFactor === 'special' ? ['Its own rules decide how it fights.'] : []),
    ...(bonuses.length ? bonuses : lost('bonuses', 'No bonus against a type.')),
    ...(unit.chargeBonus
      ? [`**${signed(unit.chargeBonus)}** [charge bonus](fr3.melee.charge-bonus) in the first round.${house('chargeBonus')}`]
      : lost('chargeBonus', 'No [charge bonus](fr3.melee.charge-bonus).')),
    ...(unit.difficultTerrain
      ? [
          `**${signed(unit.difficultTerrain)}** in [difficult terrain](fr3.melee.difficult-terrain-modifiers).${house('difficultTerrain')}`,
        ]
      : lost('difficultTerrain', 'No loss in [difficult terrain](fr3.melee.difficult-terrain-modifiers).')),
    ...(unit.support === 'not-each-other'
      ? [`Gives and receives [support](fr3.melee.support-bonus), but not with its own type.${house('support')}`]
      : unit.support
        ? [`Gives and receives [support](fr3.melee.support-bonus).${house('support')}`]
        : lost('support', 'Neither gives nor receives [support](fr3.melee.support-bonus).')),
    ...(unit.fear ? ['Causes [fear](fr3.fear.causes).'] : []),
    ...(unit.undead
      ? [`May be [undead](fr3.undead.eligibility).${house('undead')}`]
      : lost('undead', 'Cannot be [undead](fr3.undead.eligibility).')),
    ...codes(unit.other).map((each) => each + house('other')),
  ];
}

/** The text of a profile that has no row in the reference table. */
const profileSentences = (of: Profile): string[] => [
  ...(of.eliteCost === null ? [] : [`The elite version costs ${of.eliteCost} points.`]),
  ...(of.footprint && (of.footprint.front > 1 || of.footprint.depth > 1)
    ? [`${of.footprint.front} ${of.footprint.front === 1 ? 'base' : 'bases'} wide and ${of.footprint.depth} deep.`]
    : []),
  ...(of.extraMarkers ? [`${of.extraMarkers} [extra demoralization markers](fr3.basics.extra-demoralization-markers).`] : []),
  ...bonusSentences(of.bonuses),
  ...(of.chargeBonus ? [`**${signed(of.chargeBonus)}** [charge bonus](fr3.melee.charge-bonus) in the first round.`] : []),
  ...(of.difficultTerrain
    ? [`**${signed(of.difficultTerrain)}** in [difficult terrain](fr3.melee.difficult-terrain-modifiers).`]
    : []),
  ...(of.support ? ['Gives and receives [support](fr3.melee.support-bonus).'] : []),
  ...(of.fear ? ['Causes [fear](fr3.fear.causes).'] : []),
  ...(of.undead ? ['May be [undead](fr3.undead.eligibility).'] : []),
  ...codes(of.other),
];

const card = (id: string, sentences: readonly string[]): string => `<UnitProfile unit="${id}">

${sentences.map((each) => `- ${each}`).join('\n')}

</UnitProfile>`;

/** The generated unit pages: path below `src/content/generated/`, title and text. */
export function* unitPages(): Generator<readonly [path: string, title: string, text: string]> {
  for (const unit of units) yield [`fr3/units/${unit.id}`, unit.name, card(unit.id, sentences(unit))];
  for (const each of profiles) yield [`fr3/units/${each.id}`, each.name, card(each.id, profileSentences(each))];
  for (const kind of shipKinds) {
    const moves = (Object.entries(kind.move) as [ShipSize, number][]).map(
      ([size, inches]) => `<Distance inches={${inches}} /> (${size})`,
    );
    const facts = [
      ...line('Move', list(moves)),
      ...line('Built of', list(kind.materials, 'or')),
      ...line('Must cover', kind.minimumMove > 0 && `at least ${kind.minimumMove} of its move each turn when it is not docked`),
    ];
    yield [`fr3/units/${kind.id}`, kind.name, `<Facts>\n\n${facts.join('\n')}\n\n</Facts>`];
  }
}
