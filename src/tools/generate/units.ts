/** The MDX of unit pages: the profile, and what each of its entries means at the table. */
import { type Bonus, otherCodes, type Unit, units } from '../../engine/fr3/data/units.ts';

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);
const list = (words: readonly string[]) => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`);

/** Bonuses of one amount in one sentence. */
function bonusSentences(bonuses: readonly Bonus[]): string[] {
  const amounts = [...new Set(bonuses.map((bonus) => bonus.amount))].sort();
  return amounts.flatMap((amount) => {
    const of = bonuses.filter((bonus) => bonus.amount === amount);
    const against = of.flatMap((bonus) => ('against' in bonus ? [bonus.against as string] : []));
    const terrain = of.flatMap((bonus) => ('terrain' in bonus ? [...bonus.terrain] : []));
    return [
      ...(against.length ? [`**${signed(amount)}** [against](fr3.reference.special-bonuses) ${list(against)}.`] : []),
      ...(terrain.length
        ? [`**${signed(amount)}** while it, or the unit it fights, stands in [${list(terrain)}](fr3.reference.special-bonuses).`]
        : []),
      ...(of.some((bonus) => 'when' in bonus) ? [`**${signed(amount)}** [when charged](fr3.missile-fire.bonus-charged).`] : []),
    ];
  });
}

const codeRules: Partial<Record<keyof typeof otherCodes, string>> = {
  NC: 'fr3.basics.attachment',
  A: 'fr3.basics.attachment',
  G: 'fr3.items.grapple',
  PN: 'fr3.items.poison',
  MF: 'fr3.fear.causes',
  MB: 'fr3.multi-based.types',
  Sq: 'fr3.square.eligible',
  Spells: 'fr3.innate.purchase',
};

/** What the profile says beyond its numbers, one sentence each. Values that a ruling settled are marked. */
function sentences(unit: Unit): string[] {
  const house = (cell: Unit['reconstructed'][number]) => (unit.reconstructed.includes(cell) ? '<House />' : '');
  const lost = (cell: Unit['reconstructed'][number], says: string) => (unit.reconstructed.includes(cell) ? [`${says}${house(cell)}`] : []);
  const bonuses = bonusSentences(unit.bonuses).map((each) => each + house('bonuses'));
  return [
    ...(unit.move ? [] : ['Its own rules decide how it moves.']),
    ...(unit.combatFactor === 'special' ? ['Its own rules decide how it fights.'] : []),
    ...(bonuses.length ? bonuses : lost('bonuses', 'No bonus against a type.')),
    ...(unit.chargeBonus
      ? [`**${signed(unit.chargeBonus)}** [charge bonus](fr3.melee.charge-bonus) in the first round.${house('chargeBonus')}`]
      : lost('chargeBonus', 'No [charge bonus](fr3.melee.charge-bonus).')),
    ...(unit.difficultTerrain
      ? [`**${signed(unit.difficultTerrain)}** in [difficult terrain](fr3.melee.difficult-terrain-modifiers).${house('difficultTerrain')}`]
      : lost('difficultTerrain', 'No loss in [difficult terrain](fr3.melee.difficult-terrain-modifiers).')),
    ...(unit.support === 'not-each-other'
      ? [`Gives and receives [support](fr3.melee.support-bonus), but not with its own type.${house('support')}`]
      : unit.support
        ? [`Gives and receives [support](fr3.melee.support-bonus).${house('support')}`]
        : lost('support', 'Neither gives nor receives [support](fr3.melee.support-bonus).')),
    ...(unit.fear ? ['Causes [fear](fr3.fear.causes).'] : []),
    ...(unit.undead ? [`May be [undead](fr3.undead.eligibility).${house('undead')}`] : lost('undead', 'Cannot be [undead](fr3.undead.eligibility).')),
    ...unit.other
      .filter((code) => code !== '*')
      .map((code) => {
        const says = otherCodes[code];
        const text = `${says[0]?.toUpperCase()}${says.slice(1)}`;
        return `${codeRules[code] ? `[${text}](${codeRules[code]})` : text}.${house('other')}`;
      }),
  ];
}

/** The generated pages: path below `src/content/generated/`, and text. */
export function* unitPages(): Generator<readonly [path: string, text: string]> {
  for (const unit of units) {
    const says = sentences(unit);
    yield [
      `fr3/units/${unit.id}.mdx`,
      `---
title: ${JSON.stringify(unit.name)}
---

<UnitProfile unit="${unit.id}">

${says.map((each) => `- ${each}`).join('\n')}

</UnitProfile>
`,
    ];
  }
}
