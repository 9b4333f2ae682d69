/** A structure under attack: its kind, its circumstances, and the fields to ask for. */

import { askChoice, askFlag } from '../../kernel/calculator/asked.ts';
import type { Asked, Part } from '../../kernel/calculator/procedure.ts';
import type { Said } from '../../kernel/calculator/question.ts';
import { askedIn } from '../../kernel/circumstance.ts';
import type { StructureTarget } from '../artillery/question.ts';
import { fullMarkers, type Structure, structureDefaults, structureNames, structureOf } from '../artillery/structure.ts';
import { structureCircumstances } from '../artillery/structure-circumstances.ts';
import type { Individual } from '../character-combat/individual-roll.ts';
import { unitItems } from '../data/figures/items.ts';
import { spellEffects } from '../data/figures/spell-effects.ts';
import { type LeaderId, leaders } from '../melee/leaders.ts';
import type { Line } from '../melee/modifiers.ts';
import type { Fr3RuleId } from '../rule-ids.ts';

/** Structures on land. Ships have their own chapter. */
export const worksKinds = ['wall', 'city', 'gate'] as const;
export type WorksKind = (typeof worksKinds)[number];

export interface Works {
  readonly structure: Structure;
  /** Whether a creature grapples the structure: fr3.items.grapple-structure-effect. */
  readonly held: boolean;
  /** Whether the spell Bolster has been cast on the gate: fr3.spells.bolster. */
  readonly bolster: boolean;
  readonly hides: boolean;
  /** The attached engineer; undefined without one. */
  readonly engineer: Individual | undefined;
}

export interface WorksView {
  readonly works: Works;
}

/** The structure with all of its circumstances. */
export function worksOf(said: Said): Works {
  const { kind, material, thickness, markers, held, bolster, hides, engineer } = said;
  return {
    structure: structureOf({ unit: kind, material, thickness, markers } as StructureTarget),
    held: held === true,
    bolster: bolster === true,
    hides: hides === true,
    engineer: engineer === 'no' ? undefined : { leader: engineer as LeaderId, superhero: false, other: 0 },
  };
}

/** The markers of the undamaged structure. */
export const undamaged = ({ structure: { unit, material, is } }: Works): number => fullMarkers(unit, material, is.thickness);

const isGate = ({ works }: WorksView) => works.structure.unit === 'gate';

function fromArtillery(id: 'material' | 'thickness' | 'markers'): Asked<WorksView> {
  const circumstance = structureCircumstances.find((each) => each.id === id) as (typeof structureCircumstances)[number];
  const structureIn = ({ works }: WorksView) => works.structure;
  return {
    ...askedIn(circumstance, structureIn, structureIn),
    group: 'Structure',
    open: true,
    ...(id === 'markers' ? { another: true as const } : {}),
  };
}

const catalogue: readonly Asked<WorksView>[] = [
  askChoice<WorksView>(
    'kind',
    'Structure',
    worksKinds.map((id) => [id, structureNames[id]] as const),
    ['fr3.structures.walls-towers-keeps', 'fr3.structures.city-bb', 'fr3.structures.gate-required'],
    { group: 'Structure', another: true },
  ),
  fromArtillery('material'),
  fromArtillery('thickness'),
  fromArtillery('markers'),
  askFlag<WorksView>('held', 'Held by a grapple', ['fr3.items.grapple-structure-effect'], {
    group: 'Structure',
    forbidden: ({ works }) =>
      works.structure.unit === 'wall'
        ? undefined
        : { because: 'Only the base of a wall or of a ship can be grappled.', rules: ['fr3.items.grapple-structure'] },
    matters: ({ works }) => works.structure.unit === 'wall',
  }),
  askFlag<WorksView>('bolster', 'Bolster on the gate', ['fr3.spells.bolster'], {
    group: 'Structure',
    forbidden: (view) =>
      isGate(view) ? undefined : { because: 'Bolster helps only gates and rams.', rules: ['fr3.spells.bolster'] },
    matters: isGate,
  }),
  askFlag<WorksView>('hides', 'Wet hides', ['fr3.siege.wet-hides'], { group: 'Structure' }),
  askChoice<WorksView>(
    'engineer',
    'Engineer who repairs it',
    [['no', 'None'], ...leaders.map(({ id, name }) => [id, id === 'none' ? 'Without a grade' : name] as const)],
    ['fr3.structures.engineer-repair', 'fr3.characters.bonus-notation'],
    { group: 'Structure' },
  ),
];

export type WorksId = 'kind' | 'material' | 'thickness' | 'markers' | 'held' | 'bolster' | 'hides' | 'engineer';

/** The part of a question that describes the structure. `fixed` holds the values that cannot be changed in this procedure. */
export function worksPart<View extends WorksView>(
  ids: readonly WorksId[],
  fixed: { readonly kind?: WorksKind } = {},
): Part<View> {
  return {
    key: 'w',
    name: 'The structure',
    side: 'b',
    usual: (said) => {
      const kind = (said.kind ?? fixed.kind ?? 'wall') as WorksKind;
      const { material, thickness } = structureDefaults({ unit: kind });
      // An undamaged structure has the markers of its stated material and thickness, not of the defaults.
      const { markers } = structureDefaults({ ...said, unit: kind, markers: undefined } as StructureTarget);
      const usual = { kind: fixed.kind ?? 'wall', engineer: 'no', held: false, bolster: false, hides: false };
      return { ...usual, material, thickness, markers };
    },
    circumstances: catalogue.filter(({ id }) => ids.includes(id as WorksId)) as unknown as Part<View>['circumstances'],
  };
}

const line = (id: string, name: string, amount: number, ...rules: Fr3RuleId[]): Line => ({ id, name, amount, rules });

/** The structure's modifiers against an attacker (fr3.structures.melee-vs-bb). */
export function worksLines({ structure, held, bolster }: Works): Line[] {
  const { material, name } = structure;
  const lines = [line('combat-factor', name, material.cf, 'fr3.structures.melee-vs-bb', material.rule as Fr3RuleId)];
  if (held) lines.push(line('held', 'Held by a grapple', unitItems.grappledStructure, 'fr3.items.grapple-structure-effect'));
  if (bolster) lines.push(line('bolster', 'Bolster', spellEffects.bolster, 'fr3.spells.bolster'));
  return lines;
}

/** `a wall of stone, 2 thick, with 7 markers` */
export function worksWords({ structure: { unit, name, is } }: Works): string {
  const thick = unit === 'wall' ? `, ${is.thickness} thick` : '';
  return `a ${name.toLowerCase().replace('bb', 'BB')}${thick}, with ${is.markers} ${is.markers === 1 ? 'marker' : 'markers'}`;
}
