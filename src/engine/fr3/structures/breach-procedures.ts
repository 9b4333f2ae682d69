/**
 * Calculator procedures for breaching structures: melee, ramming, grappling, artillery, mines, spells, and all of them combined.
 */
import type { Procedure } from '../../kernel/calculator/procedure.ts';
import { breaching } from './breach-entries.ts';
import { attackersPart, gunsPart, minesPart, spellsPart } from './breach-parts.ts';

const group = 'Breach';

export const breachProcedures: readonly Procedure[] = [
  breaching({
    id: 'tear',
    name: 'Tear it down',
    group,
    says: 'A very large unit fights the structure itself in the melee step of its own phase. The unit’s CF is compared with the CF of the material.',
    rules: ['fr3.structures.melee-vs-bb', 'fr3.structures.melee-vs-bb-results', 'fr3.structures.attack-bb-phase'],
    works: ['kind', 'material', 'thickness', 'markers', 'held', 'bolster', 'engineer'],
    parts: [attackersPart(['count', 'ram', 'bolster'])],
    first: { w: { material: 'brick' }, u: { unit: 'large-monsters' } },
  }),
  breaching({
    id: 'ram',
    name: 'Ram a gate',
    group,
    says: 'Infantry with a ram attacks a gate in melee and adds the ram’s bonus.',
    rules: ['fr3.siege.ram-bonus', 'fr3.structures.gate-attackers', 'fr3.structures.melee-vs-bb-results'],
    works: ['material', 'markers', 'bolster', 'engineer'],
    kind: 'gate',
    parts: [attackersPart(['count', 'ram', 'bolster'], 'The unit at the gate', true)],
    first: { w: {}, u: { unit: 'beastmen' } },
  }),
  breaching({
    id: 'guns',
    name: 'Artillery',
    group,
    says: 'Each piece rolls to hit in its own phase. The material changes the damage roll, and a kill removes two markers.',
    rules: ['fr3.structures.artillery-vs-bb', 'fr3.artillery.to-hit', 'fr3.artillery.damage'],
    works: ['kind', 'material', 'thickness', 'markers', 'engineer'],
    parts: [gunsPart(1)],
    first: { w: {}, g: { count: 2 } },
  }),
  breaching({
    id: 'mines',
    name: 'Mines',
    group,
    says: 'Burrowers with an engineer lay mines under a wall or a gate. Each mine hits without a roll, at +3, and is then used up.',
    rules: ['fr3.items.mine-effect', 'fr3.abilities.engineer-undermine', 'fr3.structures.artillery-vs-bb'],
    works: ['kind', 'material', 'thickness', 'markers'],
    parts: [minesPart],
    first: { w: {}, g: { count: 2 } },
    once: true,
  }),
  breaching({
    id: 'spells',
    name: 'Spells',
    group,
    says: 'These spells damage structures if they are cast and not dispelled.',
    rules: ['fr3.spells.corrode', 'fr3.spells.earth-sense', 'fr3.spells.termite-rot'],
    works: ['kind', 'material', 'thickness', 'markers', 'engineer'],
    parts: [spellsPart(1)],
    first: { w: { material: 'wood' }, m: { spell: 'termite-rot' } },
  }),
  breaching({
    id: 'grapple',
    name: 'Grapple a wall',
    group,
    says: 'A unit with Grapple makes a storming roll to hold a wall. While the unit holds the wall, the wall fights at −2.',
    rules: ['fr3.items.grapple-structure', 'fr3.items.grapple-structure-effect', 'fr3.items.grapple-structure-repulse'],
    works: ['material', 'thickness', 'markers', 'engineer'],
    parts: [attackersPart([], 'The unit with Grapple')],
    first: { w: { material: 'wood' }, u: { unit: 'large-monsters' } },
    grapples: true,
  }),
  breaching({
    id: 'all',
    name: 'All together',
    group,
    says: 'Everything that can damage one structure in one phase: artillery first, then spells, then the units that attack it.',
    rules: ['fr3.structures.damage-markers', 'fr3.structures.artillery-vs-bb', 'fr3.structures.melee-vs-bb'],
    works: ['kind', 'material', 'thickness', 'markers', 'held', 'bolster', 'engineer'],
    parts: [gunsPart(0), spellsPart(0), attackersPart(['count', 'ram', 'bolster'])],
    first: { w: {}, g: {}, m: {}, u: { unit: 'large-monsters' } },
  }),
];
