/** The calculator for artillery and everything that hits like artillery: the source of the hit, its target, and the results. */

import {
  type Asked,
  type Calculator,
  type Face,
  type Faces,
  type Filled,
  type KindOfPart,
  type Line,
  type Note,
  type Part,
  procedure,
  type Sum,
} from '../../kernel/calculator/procedure.ts';
import type { Question, Said } from '../../kernel/calculator/question.ts';
import { askedIn } from '../../kernel/circumstance.ts';
import { signed } from '../../kernel/text.ts';
import type { Target } from '../missile-fire/question.ts';
import type { ShotResult } from '../missile-fire/result.ts';
import { shotKinds, shotMeasures, standingKinds, type TargetForm } from '../missile-fire/shot-kinds.ts';
import type { Shot } from '../missile-fire/target-circumstances.ts';
import { betweenAsked, targetAsked, targetKinds, targetUsual } from '../missile-fire/target-part.ts';
import { targetWords } from '../missile-fire/target-words.ts';
import type { Standing } from '../standing.ts';
import { type Aim, aimOf, nameOfTarget } from './aim.ts';
import { aimingRefusals } from './aiming.ts';
import { type DamageResult, type Rolls, rollsOf, type Stage } from './answer.ts';
import { artillery } from './artillery.ts';
import { type ArtilleryPlan, mostShots, usualShots } from './extended-question.ts';
import { shotOf } from './forbidden.ts';
import { isStructure, type Source, type StructureTarget, structureIds } from './question.ts';
import { artilleryInARow } from './shots.ts';
import { sourcePart } from './source-part.ts';
import { type Structure, structureDefaults, structureNames } from './structure.ts';
import { type StructureCircumstance, structureCircumstances } from './structure-circumstances.ts';

/** A hit with all facts that its circumstances depend on. */
interface Hitting {
  readonly plan: ArtilleryPlan;
  readonly aim: Aim;
  /** The hit in the form that the target's circumstances use; undefined if the target is a structure. */
  readonly shot: Shot | undefined;
}

const structureIn = ({ aim }: Hitting) => aim.structure as Structure;
const structureAsked = (circumstance: StructureCircumstance): Asked<Hitting> => {
  const { id } = circumstance;
  return {
    ...askedIn(circumstance, structureIn, structureIn),
    of: (unit) => isStructure({ unit }),
    open: true,
    // If the material or the thickness changes, the markers are reset.
    ...(id === 'markers' ? {} : { clears: ['markers'] }),
    ...(id === 'material' ? {} : { another: true }),
  };
};

function usualOfTarget(said: Said): Said {
  const target = said as unknown as Target | StructureTarget;
  if (!isStructure(target)) return targetUsual(said);
  const { material } = structureDefaults({ unit: target.unit });
  return { ...structureDefaults(target), material, thickness: 1 };
}

const targetPart: Part<Hitting> = {
  key: 't',
  name: 'Target',
  side: 'b',
  kinds: {
    noun: 'target',
    list: [
      ...targetKinds,
      ...structureIds.map(
        (id): KindOfPart => ({ id, name: structureNames[id], group: 'Structures', symbol: 'battlewagons', note: 'markers' }),
      ),
    ],
    rules: ['fr3.reference.tables-overview'],
  },
  usual: usualOfTarget,
  circumstances: [
    ...targetAsked<Hitting>(({ shot }) => shot).map((asked) => ({ ...asked, of: (unit: string) => !isStructure({ unit }) })),
    ...structureCircumstances.map(structureAsked),
  ],
};

/** Converts a question from the calculator's form to this chapter's. */
export const artilleryPlan = ({ by, t, '': whole }: Filled, shots: number): ArtilleryPlan => ({
  source: by as unknown as Source,
  target: t as unknown as Target | StructureTarget,
  shots,
  between: whole?.between as 'nothing' | 'rally',
});

/** Converts a question from this chapter's form to the calculator's. Accepts any value. */
export function asQuestion(plan: Partial<ArtilleryPlan>): Question {
  const { source, target, shots, between } = plan ?? {};
  return {
    roll: 'hit',
    parts: {
      ...(source ? { by: source as unknown as Said } : {}),
      ...(target ? { t: target as unknown as Said } : {}),
      ...(between ? { '': { between } } : {}),
    },
    ...(shots === undefined ? {} : { turns: shots }),
  };
}

function seeHit(parts: Filled, shots: number): Hitting {
  const plan = artilleryPlan(parts, shots);
  const aim = aimOf(plan);
  return { plan, aim, shot: shotOf(aim, plan.between === 'rally') };
}

const formOf = ({ aim: { structure, mark } }: Hitting): TargetForm =>
  structure ? 'structure' : mark && mark.is.square > 0 ? 'square' : 'unit';

const plus = ({ total }: Stage): string => (total === 0 ? 'd10' : `d10 ${signed(total)}`);

/** The rolls in words. */
function how({ immune, fire, toHit, first, damage }: Rolls): string {
  if (immune) return 'no effect on this target';
  if (fire) return `${plus(fire.fire)} against ${plus(fire.target)}`;
  const before = toHit ? `to hit ${plus(toHit)}, ` : first ? `explodes on ${first.needed}+, ` : '';
  return `${before}damage ${damage ? plus(damage) : 'd10'}`;
}

/** `Cannon, direct fire (to hit d10 −2, damage d10 +1) at Knights in cover` */
function subject({ aim }: Hitting): string {
  const at = aim.mark ? targetWords(aim.mark) : `${aim.structure?.name} with ${aim.structure?.is.markers} markers`;
  return `${sourceWords(aim)} (${how(rollsOf(aim))}) at ${at}`;
}

/** The source of the hit in words. */
export function sourceWords({ gun }: Aim): string {
  const kinds = [gun.is.elite ? 'elite' : '', gun.is.napoleonic ? 'Napoleonic' : '', gun.is.russian ? 'Russian' : ''].filter(
    Boolean,
  );
  const { name } = gun.kind;
  if (!kinds.length) return name;
  const words = [...kinds, `${name.charAt(0).toLowerCase()}${name.slice(1)}`].join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const sum = (title: string, side: 'a' | 'b', { lines }: { readonly lines: readonly Line[] }, needed?: number): Sum => ({
  title,
  side,
  die: 10,
  lines,
  ...(needed === undefined ? {} : { against: { name: 'To hit', value: `${needed}+`, rules: ['fr3.artillery.to-hit'] } }),
});

function sums({ aim }: Hitting): Sum[] {
  const { immune, fire, toHit, damage } = rollsOf(aim);
  if (immune) return [];
  if (fire) return [sum('Fire', 'a', fire.fire), sum(nameOfTarget(aim), 'b', fire.target)];
  return [...(toHit ? [sum('To hit', 'a', toHit, toHit.needed)] : []), ...(damage ? [sum('Damage', 'b', damage)] : [])];
}

function notes({ aim }: Hitting): Note[] {
  const { immune, automatic } = rollsOf(aim);
  return [
    ...(immune ? [{ says: immune.because, rules: immune.rules }] : []),
    ...(automatic && !immune ? [{ says: 'It hits automatically.', rules: automatic }] : []),
  ];
}

const nothing: Face = { tone: 'even', letter: '', words: 'does nothing' };
const ofUnits: Readonly<Record<DamageResult, Face>> = {
  none: nothing,
  demoralized: { tone: 'good1', letter: 'D', words: 'demoralizes' },
  killed: { tone: 'good3', letter: 'K', words: 'destroys' },
};
const ofStructures: Readonly<Record<DamageResult, Face>> = {
  none: nothing,
  demoralized: { tone: 'good1', letter: '1', words: 'costs a marker' },
  killed: { tone: 'good3', letter: '2', words: 'costs two' },
};

const from = (needed: number, words: string, otherwise: string): Face[] =>
  Array.from({ length: 10 }, (_, at) =>
    at + 1 >= needed ? { tone: 'good2', letter: '✓', words } : { tone: 'even', letter: '', words: otherwise },
  );

/** What each face of the dice does. */
function faces({ aim }: Hitting): Faces[] {
  const { first, toHit, damage, immune } = rollsOf(aim);
  if (!damage || immune) return [];
  const of = aim.structure ? ofStructures : ofUnits;
  return [
    ...(first ? [{ title: 'Does it explode?', faces: from(first.needed, 'it explodes', 'nothing happens') }] : []),
    ...(toHit ? [{ title: 'To hit', faces: from(toHit.needed - toHit.total, 'hits', 'misses') }] : []),
    { title: toHit ? 'Damage, after a hit' : 'Damage', faces: damage.faces.map((face) => of[face]) },
  ];
}

const markersOf = ({ aim: { structure, mark } }: Hitting): number => structure?.is.markers ?? mark?.is.squareMarkers ?? 0;

export const artilleryProcedure = procedure<Hitting, ShotResult, Standing>({
  id: 'hit',
  name: 'Artillery',
  group: 'Artillery',
  says: 'Artillery rolls to hit and then for damage. Weapons that hit automatically roll only for damage.',
  rules: ['fr3.artillery.to-hit', 'fr3.artillery.damage'],
  parts: [
    sourcePart<Hitting>('by', ({ aim }) => aim),
    targetPart,
    {
      key: '',
      name: 'The hit',
      side: 'a',
      usual: () => ({ between: 'nothing' }),
      circumstances: [betweenAsked<Hitting>('shots', ({ aim }) => aim.structure !== undefined)],
    },
  ],
  first: { by: { unit: 'cannon' }, t: { unit: 'knights' } },
  see: seeHit,
  subject,
  refuse: ({ aim }) => aimingRefusals(aim),
  notes,
  sums,
  faces,
  chance: ({ aim }) => artillery(aim),
  kinds: shotKinds(formOf),
  measures: shotMeasures,
  course: {
    key: 'shots',
    folded: { title: 'Shot after shot', says: 'The same shot is repeated. Earlier losses still count.' },
    name: 'Shots',
    row: 'After shot',
    most: mostShots,
    usual: usualShots,
    says: 'The odds assume that a pushed-back target stays in range and in sight.',
    kinds: standingKinds(formOf, ({ markers }, seen) =>
      formOf(seen) === 'structure' ? markers < markersOf(seen) : markers > markersOf(seen),
    ),
    further: (seen) =>
      formOf(seen) === 'unit'
        ? undefined
        : { name: formOf(seen) === 'square' ? 'Markers' : 'Markers left', of: ({ markers }) => markers },
    notes: (seen) =>
      seen.aim.structure
        ? [{ says: 'Structures do not rally. Only an engineer can repair them.', rules: ['fr3.structures.engineer-repair'] }]
        : seen.plan.between === 'rally'
          ? [{ says: 'Before each further shot the target takes its rally roll.', rules: ['fr3.rally.roll'] }]
          : [],
    stages: ({ plan }) => artilleryInARow(plan),
  },
  compare: ['by', 't'],
  situations: [
    { name: 'Cannon at knights', parts: { by: { unit: 'cannon' }, t: { unit: 'knights' } } },
    { name: 'Light artillery at a square', parts: { by: { unit: 'light' }, t: { unit: 'pikes', square: 4 } } },
    { name: 'Stone thrower at a stone wall', parts: { by: { unit: 'stone-thrower' }, t: { unit: 'wall', thickness: 2 } } },
    { name: 'Blast at spears', parts: { by: { unit: 'blast-2' }, t: { unit: 'spears' } } },
    { name: 'A holy hand grenade', parts: { by: { unit: 'grenade' }, t: { unit: 'large-monsters' } } },
  ],
});

export const artilleryCalculator: Calculator = {
  id: 'artillery',
  name: 'Artillery',
  groups: ['Artillery'],
  procedures: [artilleryProcedure],
};
