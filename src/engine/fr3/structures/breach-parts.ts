/** The parts of a breach question: attackers, artillery, mines and spells. */

import { askChoice, askFlag, askNumber } from '../../kernel/calculator/asked.ts';
import type { Asked, Filled, Part } from '../../kernel/calculator/procedure.ts';
import { askedIn } from '../../kernel/circumstance.ts';
import { type Aim, aimOf } from '../artillery/aim.ts';
import type { Source, SourceId } from '../artillery/question.ts';
import { type SourceFieldId, sourceCircumstances } from '../artillery/source-circumstances.ts';
import { sourceDefaults, sourceKindOf } from '../artillery/sources.ts';
import { isEligible } from '../data/eligible-types.ts';
import { type Combatant, combatant } from '../melee/combatant.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { type Attackers, type Battery, type Breach, beginOf, type Decay, type Siege } from './breach.ts';
import { byItself, sideOf, troopsPart } from './troops.ts';
import { type Works, type WorksKind, worksOf } from './works.ts';
export interface BreachView {
  readonly works: Works;
  readonly siege: Siege;
  /** One attacker in its initial state; undefined if there are no attackers. */
  readonly me: Combatant | undefined;
  /** The artillery question for each battery, and the number of its shots. */
  readonly aims: readonly { readonly aim: Aim; readonly count: number }[];
  readonly begin: Breach;
}

const kindOf = ({ works }: BreachView) => works.structure.unit as WorksKind;

// ---- Attackers -----------------------------------------------------------------------------------

const mostAttackers = 3;
const mostPieces = 6;
const mostCasts = 4;

const ramless = ({ me }: BreachView): boolean => !me || !isEligible('ram', me.unit.id);
const attackersOwn: Readonly<Record<'count' | 'ram' | 'bolster', Asked<BreachView>>> = {
  count: askNumber<BreachView>('count', 'Units that attack it', 0, mostAttackers, ['fr3.structures.melee-vs-bb'], {
    group: 'Gear',
  }),
  ram: askFlag<BreachView>('ram', 'Ram', ['fr3.siege.ram-bonus', 'fr3.siege.ram-attachment'], {
    group: 'Gear',
    forbidden: (view) => {
      if (kindOf(view) !== 'gate') return { because: 'A ram can be used only against gates.', rules: ['fr3.siege.ram-bonus'] };
      return ramless(view)
        ? { because: `${view.me?.unit.name} cannot have a ram.`, rules: ['fr3.siege.ram-attachment'] }
        : undefined;
    },
    matters: (view) => kindOf(view) === 'gate' && !ramless(view),
  }),
  bolster: askFlag<BreachView>('bolster', 'Bolster on the ram', ['fr3.spells.bolster'], {
    group: 'Gear',
    forbidden: ({ siege }) =>
      siege.attackers?.ram ? undefined : { because: 'Bolster cannot be used here without a ram.', rules: ['fr3.spells.bolster'] },
    matters: ({ siege }) => siege.attackers?.ram === true,
  }),
};

export function attackersPart(
  own: readonly ('count' | 'ram' | 'bolster')[],
  name = 'The attackers',
  ram = false,
): Part<BreachView> {
  return troopsPart<BreachView>({
    key: 'u',
    name,
    side: 'a',
    seen: ({ me }) => byItself(me as Combatant),
    also: ['form', 'stage'],
    own: own.map((id) => attackersOwn[id]),
    usual: { count: 1, ram, bolster: false },
  });
}

// ---- Artillery -----------------------------------------------------------------------------------

const pieces: readonly SourceId[] = ['cannon', 'stone-thrower', 'light', 'dragon-breath', 'plant-elemental'];
const pieceFields: readonly SourceFieldId[] = [
  ...['elite', 'napoleonic', 'russian', 'carrier', 'targeter', 'mechanic', 'spyglass', 'fireArrow'],
  ...['otherHit', 'otherDamage'],
] as SourceFieldId[];

const mineOf = ({ aims }: BreachView): Aim => (aims[0] as BreachView['aims'][number]).aim;

function fromSource(id: SourceFieldId): Asked<BreachView> {
  const circumstance = sourceCircumstances.find((each) => each.id === id) as (typeof sourceCircumstances)[number];
  const { shape } = circumstance;
  return {
    ...askedIn(circumstance, mineOf, (view: BreachView) => mineOf(view).gun),
    shape: shape.kind === 'number' ? { ...shape, most: () => 9 } : shape,
    ...(id.startsWith('other') ? { another: true as const } : {}),
  };
}

export const gunsPart = (least: 0 | 1): Part<BreachView> => ({
  key: 'g',
  name: 'The artillery',
  side: 'a',
  usual: () => ({ ...sourceDefaults, kind: 'cannon', count: 1 }),
  circumstances: [
    askChoice<BreachView>(
      'kind',
      'Piece',
      pieces.map((id) => [id, sourceKindOf(id)?.name ?? id] as const),
      ['fr3.artillery.types'],
      {
        group: 'Piece',
      },
    ),
    askNumber<BreachView>('count', 'Pieces', least, mostPieces, ['fr3.structures.artillery-vs-bb'], { group: 'Piece' }),
    ...pieceFields.map(fromSource),
  ],
});

/** fr3.abilities.engineer-undermine: only burrowing units with an engineer can place mines under a structure. */
export const minesPart: Part<BreachView> = {
  key: 'g',
  name: 'The mines',
  side: 'a',
  usual: () => ({ ...sourceDefaults, kind: 'mine', level: 'burrowing', engineer: true, count: 1 }),
  circumstances: [
    askNumber<BreachView>('count', 'Mines', 1, mostPieces, ['fr3.abilities.engineer-undermine', 'fr3.items.mine-purchase'], {
      group: 'Mines',
    }),
    fromSource('otherDamage'),
  ],
};

// ---- Spells --------------------------------------------------------------------------------------

const spells = ['corrode', 'earth-sense', 'termite-rot'] as const;
export type SpellId = (typeof spells)[number];
export const spellNames: Readonly<Record<SpellId, string>> = {
  corrode: 'Corrode',
  'earth-sense': 'Earth Sense',
  'termite-rot': 'Termite Rot',
};
/**
 * For each spell, the materials that it affects, as ids and in words. These are the materials that the description of the spell
 * names.
 */
export const worksOn: Readonly<
  Record<SpellId, { readonly materials: readonly string[]; readonly words: string; readonly rule: Fr3RuleId }>
> = {
  corrode: { materials: ['metal', 'wood'], words: 'metal and wood', rule: 'fr3.spells.corrode' },
  'earth-sense': { materials: ['brick', 'stone'], words: 'brick and stone', rule: 'fr3.spells.earth-sense' },
  'termite-rot': { materials: ['wood'], words: 'wood', rule: 'fr3.spells.termite-rot' },
};

/** How many spells are cast at the structure in each phase. */
const castsOf = ({ decay, batteries }: Siege): number =>
  decay?.count ?? batteries.find(({ source }) => source.unit === 'termite-rot')?.count ?? 0;

export const spellsPart = (least: 0 | 1): Part<BreachView> => ({
  key: 'm',
  name: 'The spells',
  side: 'a',
  usual: () => ({ spell: 'corrode', count: least }),
  circumstances: [
    askChoice<BreachView>(
      'spell',
      'Spell',
      spells.map((id) => [id, spellNames[id]] as const),
      spells.map((id) => worksOn[id].rule),
      {
        group: 'Magic',
        matters: ({ siege }) => castsOf(siege) > 0,
      },
    ),
    askNumber<BreachView>('count', 'Cast in each phase', least, mostCasts, ['fr3.magic.cast-any-time'], { group: 'Magic' }),
  ],
});

interface SaidOfSpells {
  readonly spell: SpellId;
  readonly count: number;
}

// ---- The view ------------------------------------------------------------------------------------

const decayOf = (said: SaidOfSpells | undefined): Decay | undefined =>
  said && said.spell !== 'termite-rot' ? { spell: said.spell, count: said.count } : undefined;

function batteriesOf({ g, m }: Filled): Battery[] {
  const found: Battery[] = [];
  if (g) {
    const { kind, count, ...is } = g;
    found.push({ source: { ...is, unit: kind } as unknown as Source, count: count as number });
  }
  if (m?.spell === 'termite-rot') found.push({ source: { unit: 'termite-rot' }, count: m.count as number });
  return found;
}

export const seeBreach =
  (grapples: boolean) =>
  (all: Filled): BreachView => {
    const works = worksOf(all.w ?? {});
    const { structure } = works;
    const side = all.u && sideOf(all.u);
    const attackers: Attackers | undefined =
      all.u && side
        ? { side, count: all.u.count as number, ram: all.u.ram === true, bolster: all.u.bolster === true, grapples }
        : undefined;
    const batteries = batteriesOf(all);
    const siege: Siege = { works, batteries, decay: decayOf(all.m as SaidOfSpells | undefined), attackers };
    const target = { unit: structure.unit, material: structure.material.id, thickness: structure.is.thickness };
    return {
      works,
      siege,
      me: side && combatant(side),
      aims: batteries.map(({ source, count }) => ({ aim: aimOf({ source, target }), count })),
      // The code also converts questions that are refused, so it limits the number of attackers in case that number is absurdly
      // high.
      begin: beginOf({ ...siege, attackers: attackers && { ...attackers, count: Math.min(attackers.count, mostAttackers) } }),
    };
  };

/** How many attacks of any kind are made on the structure in each phase. */
export const blows = ({ siege, aims }: BreachView): number =>
  (siege.attackers?.count ?? 0) + (siege.decay?.count ?? 0) + aims.reduce((sum, { count }) => sum + count, 0);
