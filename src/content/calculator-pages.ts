/** Texts for the page of a calculator, and the code whose rules it can cite. */

export interface CalculatorPage {
  readonly title: string;
  readonly description: string;
  readonly deck: string;
  /** The file whose imports contain all rules that the calculator can cite. */
  readonly source: string;
}

const ofFantasyRules: Readonly<Record<string, CalculatorPage>> = {
  melee: {
    title: 'Melee odds',
    description:
      'Choose two units of Fantasy Rules!, say how they meet, and read the exact chance of every result with every modifier explained by its rule.',
    deck: 'Two units, one fight, the exact chances. Every number links to its rule.',
    source: 'src/engine/fr3/melee/calculator.ts',
  },
  rally: {
    title: 'Rally and nerve odds',
    description:
      'Rally rolls, fear, traps, taunts, gazes, poison and morale spells of Fantasy Rules!: the exact chance now and phase after phase, every modifier explained by its rule.',
    deck: 'Every rally roll: rallying, fear, traps, taunts and spells, now and in later phases.',
    source: 'src/engine/fr3/nerve/calculator.ts',
  },
  bowfire: {
    title: 'Missile fire odds',
    description:
      'Choose who shoots at whom in Fantasy Rules!, and read the exact chance of every result of the volley with every modifier explained by its rule.',
    deck: 'Bows, muskets, breath and rays: who fires, how many, how far away, and the result for the target.',
    source: 'src/engine/fr3/missile-fire/calculator.ts',
  },
  artillery: {
    title: 'Artillery odds',
    description:
      'Cannon, stone throwers, mines, grenades, blasts and fires of Fantasy Rules! against any target: the exact chance of every result, with every modifier explained by its rule.',
    deck: 'Cannon and stone throwers, mines and grenades, blasts and fires, at units and at walls.',
    source: 'src/engine/fr3/artillery/calculator.ts',
  },
  structures: {
    title: 'Structures',
    description:
      'Walls, gates and cities of Fantasy Rules!: rams, artillery, mines, monsters and fire against every material and thickness, storming by ladder or siege tower, and the exact odds of a breach after each phase.',
    deck: 'Walls, gates, cities and ships: how many phases to a breach, and what it takes to storm or board them.',
    source: 'src/engine/fr3/structures/calculator.ts',
  },
  characters: {
    title: 'Character odds',
    description:
      'Challenges, assassins, results rolls, captivity and escape, thieves and witch hunters of Fantasy Rules!: exact chances, phase after phase, every modifier explained by its rule.',
    deck: 'Champions, assassins and their targets, captives and thieves: who is killed, who is captured, and who escapes.',
    source: 'src/engine/fr3/character-combat/calculator.ts',
  },
  special: {
    title: 'Special rolls',
    description:
      'Fires that spread, seers, omens, scouting, flanking forces, planar gates, mad scientists’ devices and exploding contraptions of Fantasy Rules!: exact chances, turn after turn.',
    deck: 'Fires, seers, scouts, gates and machines: rolls that no other calculator covers, now and turn after turn.',
    source: 'src/engine/fr3/special/calculator.ts',
  },
};

/** The texts for a calculator's page, by system and id. `name` and `says` come from the list of calculators. */
export const calculatorPage = (
  system: { readonly id: string; readonly name: string },
  id: string,
  name: string,
  says: string,
): CalculatorPage =>
  (system.id === 'fr3' ? ofFantasyRules[id] : undefined) ?? {
    title: `${name} odds`,
    description: `${system.name}: ${says}`,
    deck: says,
    source: `src/engine/${system.id}/calculators.ts`,
  };
