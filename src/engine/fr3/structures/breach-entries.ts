/** Builds the calculator procedures for a breach: refusals, sums, wording. */

import {
  type Definition,
  type Measure,
  type Note,
  type Part,
  type Procedure,
  procedure,
  type Sum,
} from '../../kernel/calculator/procedure.ts';
import { type Refused, refused } from '../../kernel/calculator/question.ts';
import { known } from '../../kernel/chance.ts';
import { sentenceCase } from '../../kernel/text.ts';
import type { Aim } from '../artillery/aim.ts';
import { aimingRefusals } from '../artillery/aiming.ts';
import { hitsByItself } from '../artillery/hit.ts';
import { damageModifiers, linesOf, toHitModifiers } from '../artillery/modifiers.ts';
import type { SourceId } from '../artillery/question.ts';
import { artillery as artilleryFigures } from '../data/figures/artillery.ts';
import { type Damaged, repairLines, repairNeeds, repairNumber } from '../repair.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { assault, type Breach, breachCourse, phasesToBreach } from './breach.ts';
import { breachMeasures, courseKinds, phaseKinds } from './breach-kinds.ts';
import { type BreachView, blows, type SpellId, seeBreach, spellNames, worksOn } from './breach-parts.ts';
import { barredFrom, tearLines } from './tear.ts';
import { troopsWords } from './troops.ts';
import { type WorksId, type WorksKind, worksLines, worksPart, worksWords } from './works.ts';

// ---- Refusals ------------------------------------------------------------------------------------

function refuseAttackers({ siege, me, works }: BreachView, unread: boolean): Refused[] {
  const { attackers } = siege;
  if (!attackers || !me || (attackers.count === 0 && !unread)) return [];
  const barred = barredFrom(me, works.structure.unit as WorksKind, attackers);
  if (barred) return [{ at: 'u', ...barred }];
  // fr3.items.grapple-purchase: the reference table says which units may have Grapple.
  return attackers.grapples && !me.unit.other.includes('G')
    ? [
        refused(
          'u',
          `${me.unit.name} cannot have Grapple, because the reference table does not give it to them.`,
          'fr3.items.grapple-purchase',
        ),
      ]
    : [];
}

function refuseSpells({ siege, works, aims }: BreachView): Refused[] {
  const rot = aims.find(({ aim, count }) => aim.gun.kind.id === 'termite-rot' && count > 0);
  const spell: SpellId | undefined = siege.decay?.count ? siege.decay.spell : rot ? 'termite-rot' : undefined;
  if (!spell) return [];
  const { materials, words, rule } = worksOn[spell];
  return materials.includes(works.structure.material.id)
    ? []
    : [refused('m.spell', `${spellNames[spell]} works only on structures of ${words}.`, rule)];
}

function refuseBatteries({ siege, aims }: BreachView): Refused[] {
  return siege.batteries.flatMap(({ source, count }, at) => {
    const aim = aims[at]?.aim as Aim;
    if (count === 0 || aim.gun.kind.id === 'termite-rot') return [];
    return aimingRefusals(aim).map(({ because, rules }) =>
      refused(source.unit === 'mine' ? 'w.kind' : 'g.kind', because, ...(rules as Fr3RuleId[])),
    );
  });
}

const nothingToDo = (view: BreachView): Refused[] =>
  blows(view) > 0
    ? []
    : [
        refused(
          'g.count',
          'Choose what attacks the structure: a piece of artillery, a spell or a unit.',
          'fr3.structures.damage-markers',
        ),
      ];

// ---- Wording -------------------------------------------------------------------------------------

const pieceWords: Readonly<Partial<Record<SourceId, readonly [one: string, many: string]>>> = {
  cannon: ['cannon', 'cannon'],
  'stone-thrower': ['stone thrower', 'stone throwers'],
  light: ['light artillery', 'light artillery'],
  'dragon-breath': ['dragon’s breath', 'dragons’ breath'],
  'plant-elemental': ['plant elemental', 'plant elementals'],
  mine: ['mine', 'mines'],
  'termite-rot': ['Termite Rot', 'Termite Rot'],
};

/** `2 elite cannon`, `1 mine from below` */
function gunWords({ aim, count }: BreachView['aims'][number]): string {
  const { kind, is } = aim.gun;
  const [one, many] = pieceWords[kind.id] ?? [kind.name, kind.name];
  return `${count} ${is.elite ? 'elite ' : ''}${count === 1 ? one : many}${is.level === 'burrowing' ? ' laid by burrowers' : ''}`;
}

function subjectOf(view: BreachView): string {
  const { siege, me, aims } = view;
  const { attackers, decay } = siege;
  const who = aims.filter(({ count }) => count > 0).map(gunWords);
  if (decay?.count) who.push(`${decay.count} ${spellNames[decay.spell]}`);
  if (attackers?.count && me) {
    const gear = attackers.ram ? ' with a ram' : attackers.grapples ? ' that grapple first' : '';
    who.push(`${troopsWords(me, attackers.count)}${gear}`);
  }
  const all = who.length > 1 ? `${who.slice(0, -1).join(', ')} and ${who.at(-1)}` : who[0];
  return sentenceCase(`${all} against ${worksWords(view.works)}`);
}

const gunSums = ({ aims }: BreachView): Sum[] =>
  aims
    .filter(({ count }) => count > 0)
    .flatMap(({ aim }): Sum[] => {
      const name = aim.gun.kind.name;
      const damage: Sum = {
        title: `${name}: damage`,
        side: 'a',
        lines: linesOf(damageModifiers, aim),
        die: 10,
        against: {
          name: `Marker on ${artilleryFigures.damageDemoralized}+, two on`,
          value: `${artilleryFigures.damageDestroyed}+`,
          rules: ['fr3.structures.artillery-vs-bb'],
        },
      };
      if (hitsByItself(aim)) return [damage];
      const lines = linesOf(toHitModifiers, aim);
      const plus = lines.reduce((sum, { amount }) => sum + amount, 0);
      const hit: Sum = {
        title: `${name}: to hit`,
        side: 'a',
        lines,
        die: 10,
        needs: artilleryFigures.toHit - plus,
        against: { name: 'Hits on', value: `${artilleryFigures.toHit}+`, rules: ['fr3.artillery.to-hit'] },
      };
      return [hit, damage];
    });

function meleeSums({ siege, me, works }: BreachView): Sum[] {
  const { attackers } = siege;
  if (!attackers?.count || !me) return [];
  return [
    { title: me.unit.name, side: 'a', lines: tearLines(me, works.structure.unit as WorksKind, attackers), die: 10 },
    { title: works.structure.name, side: 'b', lines: worksLines(works), die: 10 },
  ];
}

function repairSum({ works, begin }: BreachView): Sum[] {
  if (works.engineer === undefined) return [];
  const of: Damaged = { by: 'structure', who: works.engineer, markers: begin.lasting };
  return [
    {
      title: 'Repair',
      side: 'b',
      lines: repairLines(of),
      die: 10,
      needs: repairNeeds(of),
      against: { name: 'Rally number', value: `${repairNumber(of)}+`, rules: ['fr3.structures.engineer-repair'] },
    },
  ];
}

const tenths = (n: number): string => (Math.round(n * 10) / 10).toFixed(1);

/** A sentence for the average number of phases. */
export function passageWords(
  { ever, steps }: { readonly ever: number; readonly steps: number },
  arrives: string,
  phases: string,
): string {
  if (ever < 1e-9) return `The structure never ${arrives} this way.`;
  if (ever > 1 - 1e-9) return `On average the structure ${arrives} after ${tenths(steps)} ${phases}.`;
  const percent = ever > 0.999 ? 'more than 99.9' : tenths(100 * ever);
  return `In the long run the structure ${arrives} in ${percent}% of cases, and then it takes ${tenths(steps)} ${phases} on average.`;
}

/** Notes that apply only to gates and rams. */
const atTheGate = ({ works, siege }: BreachView): Note[] => [
  ...(works.structure.unit === 'gate'
    ? [
        {
          says: 'You cannot storm a gate. Storm the wall that holds the gate and then open the gate, or destroy the gate.',
          rules: ['fr3.structures.gate-no-storm'] as const,
        },
      ]
    : []),
  ...(siege.attackers?.ram
    ? [
        {
          says: 'A unit that is pushed back or destroyed leaves its ram where it is. Another unit, of either side, may pick the ram up for half its movement.',
          rules: ['fr3.siege.ram-abandoned'] as const,
        },
      ]
    : []),
];

const notesOf = (view: BreachView): Note[] => [
  {
    says: passageWords(phasesToBreach(view.siege), 'is breached', 'of the attacker’s own phases'),
    rules: ['fr3.structures.damage-markers', 'fr3.structures.attack-bb-phase'],
  },
  ...atTheGate(view),
];
// ---- Entries -------------------------------------------------------------------------------------

export const mostPhases = 12;

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly group: string;
  readonly says: string;
  readonly rules: readonly Fr3RuleId[];
  readonly works: readonly WorksId[];
  readonly kind?: WorksKind;
  readonly parts: readonly Part<BreachView>[];
  readonly first: Definition<BreachView, Breach, Breach>['first'];
  readonly grapples?: true;
  /** Whether this form of attack is possible in only one phase. */
  readonly once?: true;
  readonly usual?: number;
}

/** A calculator procedure that removes markers from a structure, phase by phase. */
export function breaching(entry: Entry): Procedure {
  const { id, name, group, says, rules, works, kind, parts, first, grapples = false, once, usual = 4 } = entry;
  return procedure<BreachView, Breach, Breach>({
    id,
    name,
    group,
    says,
    rules,
    parts: [worksPart<BreachView>(works, kind ? { kind } : {}), ...parts],
    first,
    see: seeBreach(grapples),
    subject: subjectOf,
    refuse: (view) => [
      ...refuseAttackers(view, parts.length === 1),
      ...refuseBatteries(view),
      ...refuseSpells(view),
      ...nothingToDo(view),
    ],
    sums: (view) => [...gunSums(view), ...meleeSums(view), ...repairSum(view)],
    notes: (view) => (once ? [] : notesOf(view)),
    chance: ({ siege, begin }) => (begin.markers === 0 ? known(begin) : assault(siege, begin)),
    kinds: phaseKinds,
    measures: once ? [breachMeasures[0] as Measure, { name: 'Breached', kinds: ['breach'] }] : breachMeasures,
    ...(once
      ? {}
      : {
          course: {
            name: 'Phases',
            row: 'After own phase',
            most: mostPhases,
            usual,
            says: 'Only the attacker’s own phases are counted. Before each of these phases, the attacker rallies his demoralized units. In each enemy phase, an engineer attempts a repair.',
            kinds: courseKinds,
            stages: ({ siege }, phases) => breachCourse(siege, phases),
          },
        }),
  });
}
