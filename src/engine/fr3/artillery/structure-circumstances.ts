/** Circumstances of a structure under fire. */
import type { Circumstance } from '../../kernel/circumstance.ts';
import { materials } from '../data/materials.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import type { OfStructure } from './question.ts';
import { fullMarkers, mayBeOf, type Structure, structureNames } from './structure.ts';

export type StructureCircumstance = Circumstance<Structure, Structure, keyof OfStructure, 'Structure', Fr3RuleId>;

const hasThickness = ({ unit }: Structure) => unit === 'wall' || unit === 'ship';

export const structureCircumstances: readonly StructureCircumstance[] = [
  {
    id: 'material',
    name: 'Material',
    group: 'Structure',
    shape: { kind: 'choice', options: materials.map(({ id, name }) => ({ value: id, name })) },
    rules: ['fr3.structures.materials', 'fr3.structures.artillery-vs-bb'],
    forbidden: ({ unit, material }) =>
      mayBeOf(unit, material)
        ? undefined
        : {
            because: `This type of structure (${structureNames[unit].toLowerCase()}) cannot be built of ${material.name.toLowerCase()}.`,
            rules: [material.rule as Fr3RuleId],
          },
    matters: () => true,
  },
  {
    id: 'thickness',
    name: 'Thickness',
    group: 'Structure',
    shape: { kind: 'choice', options: ['1', '2', '3'].map((value) => ({ value, name: value })), numeric: true },
    rules: ['fr3.structures.wall-thickness'],
    forbidden: (structure) => {
      const { unit, material, is } = structure;
      if (!hasThickness(structure))
        return {
          because: `This type of structure (${structureNames[unit].toLowerCase()}) has no thickness to choose.`,
          rules: ['fr3.structures.wall-thickness'],
        };
      return is.thickness <= material.maxThickness
        ? undefined
        : {
            because: `A structure of ${material.name.toLowerCase()} can have a thickness of at most ${material.maxThickness}.`,
            rules: [material.rule as Fr3RuleId],
          };
    },
    matters: hasThickness,
  },
  {
    id: 'markers',
    name: 'Markers left',
    group: 'Structure',
    shape: { kind: 'number', least: 1, most: ({ unit, material, is }) => fullMarkers(unit, material, is.thickness) },
    rules: ['fr3.structures.damage-markers', 'fr3.structures.wall-thickness'],
    matters: () => true,
  },
];

const byId = new Map<string, StructureCircumstance>(structureCircumstances.map((each) => [each.id, each]));
export const ofStructure = (id: string): StructureCircumstance | undefined => byId.get(id);
