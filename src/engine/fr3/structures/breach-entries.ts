/** How the calculator's entries about a breach are made: their parts, their sums, their words. */
import { askChoice, askFlag, askNumber } from '../../kernel/calculator/asked.ts';
import {
  type Asked,
  type Definition,
  type Filled,
  type Kind,
  type Measure,
  type Note,
  type Part,
  type Procedure,
  procedure,
  type Sum,
} from '../../kernel/calculator/procedure.ts';
import { type Refused, refused } from '../../kernel/calculator/question.ts';
import { known } from '../../kernel/chance.ts';
import { type Aim, aimOf } from '../artillery/aim.ts';
import { aimingRefusals } from '../artillery/aiming.ts';
import { hitsByItself } from '../artillery/hit.ts';
import { damageModifiers, linesOf, toHitModifiers } from '../artillery/modifiers.ts';
import { type SourceFieldId, sourceCircumstances } from '../artillery/of-source.ts';
import type { Source, SourceId } from '../artillery/question.ts';
import { sourceDefaults, sourceKindOf } from '../artillery/sources.ts';
import { artillery as artilleryFigures } from '../data/figures/artillery.ts';
import { type Combatant, combatant } from '../melee/combatant.ts';
import { type Damaged, repairLines, repairNeeds, repairNumber } from '../repair.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import {
  type Attackers,
  assault,
  type Battery,
  type Breach,
  beginOf,
  breachCourse,
  type Decay,
  hopeless,
  phasesToBreach,
  type Siege,
} from './breach.ts';
import { barredFrom, ramTypes, tearLines } from './tear.ts';
import { byItself, capital, sideOf, troopsPart, troopsWords } from './troops.ts';
import { type Works, type WorksId, type WorksKind, worksLines, worksOf, worksPart, worksWords } from './works.ts';

export interface BreachView {
  readonly works: Works;
  readonly siege: Siege;
  /** The attackers as they stand at first; undefined where nobody tears at it. */
  readonly me: Combatant | undefined;
  /** The hit of each battery that is part of the question. */
  readonly aims: readonly { readonly aim: Aim; readonly count: number }[];
  readonly begin: Breach;
}

const kindOf = ({ works }: BreachView) => works.structure.unit as WorksKind;

// ---- Attackers -----------------------------------------------------------------------------------

const mostAttackers = 3;
const mostPieces = 6;
const mostCasts = 4;

const ramless = ({ me }: BreachView): boolean => !me || !ramTypes.includes(me.unit.id);
const attackersOwn: Readonly<Record<'count' | 'ram' | 'bolster', Asked<BreachView>>> = {
  count: askNumber<BreachView>('count', 'Units that attack it', 0, mostAttackers, ['fr3.structures.melee-vs-bb'], {
    group: 'Gear',
  }),
  ram: askFlag<BreachView>('ram', 'Ram', ['fr3.siege.ram-bonus', 'fr3.siege.ram-attachment'], {
    group: 'Gear',
    forbidden: (view) => {
      if (kindOf(view) !== 'gate') return { because: 'A ram is used against gates only.', rules: ['fr3.siege.ram-bonus'] };
      return ramless(view)
        ? { because: `${view.me?.unit.name} cannot have a ram.`, rules: ['fr3.siege.ram-attachment'] }
        : undefined;
    },
    matters: (view) => kindOf(view) === 'gate' && !ramless(view),
  }),
  bolster: askFlag<BreachView>('bolster', 'Bolster on the ram', ['fr3.spells.bolster'], {
    group: 'Gear',
    forbidden: ({ siege }) =>
      siege.attackers?.ram ? undefined : { because: 'Without a ram there is nothing to bolster.', rules: ['fr3.spells.bolster'] },
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
  const { shape, forbidden, matters, name, rules, group } = sourceCircumstances.find(
    (each) => each.id === id,
  ) as (typeof sourceCircumstances)[number];
  return {
    id,
    name,
    group,
    rules,
    shape: shape.kind === 'number' ? { ...shape, most: () => 9 } : shape,
    ...(forbidden ? { forbidden: (view: BreachView) => forbidden(mineOf(view)) } : {}),
    matters: (view) => matters(mineOf(view)),
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

/** fr3.abilities.engineer-undermine: only burrowers with an engineer lay mines under a structure. */
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
type SpellId = (typeof spells)[number];
const spellNames: Readonly<Record<SpellId, string>> = {
  corrode: 'Corrode',
  'earth-sense': 'Earth Sense',
  'termite-rot': 'Termite Rot',
};
/** Materials that each works on, in words; the entry of the spell names them. */
const worksOn: Readonly<
  Record<SpellId, { readonly materials: readonly string[]; readonly words: string; readonly rule: Fr3RuleId }>
> = {
  corrode: { materials: ['metal', 'wood'], words: 'metal and wood', rule: 'fr3.spells.corrode' },
  'earth-sense': { materials: ['brick', 'stone'], words: 'brick and stone', rule: 'fr3.spells.earth-sense' },
  'termite-rot': { materials: ['wood'], words: 'wood', rule: 'fr3.spells.termite-rot' },
};

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

const seeBreach =
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
      // Asked of what is refused as well: a wild number of attackers is cut down before anybody lines them up.
      begin: beginOf({ ...siege, attackers: attackers && { ...attackers, count: Math.min(attackers.count, mostAttackers) } }),
    };
  };

// ---- Refusals ------------------------------------------------------------------------------------

function refuseAttackers({ siege, me, works }: BreachView, unread: boolean): Refused[] {
  const { attackers } = siege;
  if (!attackers || !me || (attackers.count === 0 && !unread)) return [];
  const barred = barredFrom(me, works.structure.unit as WorksKind, attackers);
  if (barred) return [{ at: 'u', ...barred }];
  // fr3.items.grapple-purchase: the reference table marks who may have Grapple.
  return attackers.grapples && !me.unit.other.includes('G')
    ? [refused('u', `${me.unit.name} cannot have Grapple: the reference table does not mark them.`, 'fr3.items.grapple-purchase')]
    : [];
}

function refuseSpells({ siege, works, aims }: BreachView): Refused[] {
  const rot = aims.find(({ aim, count }) => aim.gun.kind.id === 'termite-rot' && count > 0);
  const spell: SpellId | undefined = siege.decay?.count ? siege.decay.spell : rot ? 'termite-rot' : undefined;
  if (!spell) return [];
  const { materials, words, rule } = worksOn[spell];
  return materials.includes(works.structure.material.id)
    ? []
    : [refused('m.spell', `${spellNames[spell]} works on structures of ${words} only.`, rule)];
}

function refuseBatteries({ siege, aims, works }: BreachView): Refused[] {
  return siege.batteries.flatMap(({ source, count }, at) => {
    const aim = aims[at]?.aim as Aim;
    if (count === 0 || aim.gun.kind.id === 'termite-rot') return [];
    const { structure } = works;
    const target = { unit: structure.unit, material: structure.material.id, thickness: structure.is.thickness };
    return aimingRefusals({ source, target }).map(({ because, rules }) =>
      refused(source.unit === 'mine' ? 'w.kind' : 'g.kind', because, ...(rules as Fr3RuleId[])),
    );
  });
}

/** How many things are done to it in a phase. */
const blows = ({ siege, aims }: BreachView): number =>
  (siege.attackers?.count ?? 0) + (siege.decay?.count ?? 0) + aims.reduce((sum, { count }) => sum + count, 0);

const nothingToDo = (view: BreachView): Refused[] =>
  blows(view) > 0
    ? []
    : [refused('g.count', 'Nobody attacks it: choose a piece of artillery, a spell or a unit.', 'fr3.structures.damage-markers')];

// ---- What is said --------------------------------------------------------------------------------

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
  return capital(`${all} against ${worksWords(view.works)}`);
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

/** What a mean number of phases says to a player. */
export function passageWords(
  { ever, steps }: { readonly ever: number; readonly steps: number },
  arrives: string,
  phases: string,
): string {
  if (ever < 1e-9) return `It never ${arrives} this way.`;
  if (ever > 1 - 1e-9) return `On average it ${arrives} after ${tenths(steps)} ${phases}.`;
  const percent = ever > 0.999 ? 'more than 99.9' : tenths(100 * ever);
  return `In the long run it ${arrives} in ${percent} % of cases, then after ${tenths(steps)} ${phases} on average.`;
}

const notesOf = (view: BreachView): Note[] => [
  {
    says: passageWords(phasesToBreach(view.siege), 'is breached', 'of the attacker’s own phases'),
    rules: ['fr3.structures.damage-markers', 'fr3.structures.attack-bb-phase'],
  },
];

// ---- Kinds ---------------------------------------------------------------------------------------

type BreachKind = Kind<Breach, BreachView>;
const lost = ({ markers }: Breach, { begin }: BreachView) => begin.markers - markers;
const same = (now: Breach, { begin }: BreachView) =>
  JSON.stringify(now.bodies) === JSON.stringify(begin.bodies) && now.held === begin.held;

export const phaseKinds: readonly BreachKind[] = [
  { id: 'breach', tone: 'good3', words: 'Breached', is: ({ markers }) => markers === 0 },
  {
    id: 'lost-2',
    tone: 'good2',
    words: (view) => (blows(view) > 1 ? 'Loses two or more markers' : 'Loses two markers'),
    is: (now, view) => now.markers > 0 && lost(now, view) > 1,
  },
  { id: 'lost-1', tone: 'good1', words: 'Loses a marker', is: (now, view) => now.markers > 0 && lost(now, view) === 1 },
  {
    id: 'held',
    tone: 'both',
    words: 'Held but undamaged',
    is: (now, view) => lost(now, view) === 0 && now.held && !view.begin.held,
  },
  { id: 'none', tone: 'even', words: 'Nothing', is: (now, view) => lost(now, view) === 0 && same(now, view) },
  {
    id: 'shaken',
    tone: 'bad2',
    words: ({ siege }) => (siege.attackers?.grapples ? 'Thrown back or destroyed' : 'Attackers demoralized'),
    is: (now, view) => lost(now, view) === 0 && !same(now, view) && !(now.held && !view.begin.held),
  },
];

const standing = (view: BreachView, now: Breach) => now.markers > 0 && !hopeless(view.siege, now);
export const courseKinds: readonly BreachKind[] = [
  { id: 'breached', tone: 'good3', words: 'Breached', is: ({ markers }) => markers === 0 },
  {
    id: 'few',
    tone: 'good2',
    words: 'One or two markers left',
    is: (now, view) => standing(view, now) && now.markers <= 2 && lost(now, view) > 0,
  },
  {
    id: 'more',
    tone: 'good1',
    words: 'Three or more left',
    is: (now, view) => standing(view, now) && now.markers > 2 && lost(now, view) > 0,
  },
  { id: 'whole', tone: 'even', words: 'No damage', is: (now, view) => standing(view, now) && lost(now, view) <= 0 },
  { id: 'beaten', tone: 'bad3', words: 'Attackers destroyed', is: (now, view) => hopeless(view.siege, now) },
];

export const breachMeasures: readonly Measure[] = [
  { name: 'Damage now', kinds: ['breach', 'lost-2', 'lost-1'] },
  { name: 'Breached in the end', kinds: ['breached'], of: 'course' },
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
  /** Used up in one phase. */
  readonly once?: true;
  readonly usual?: number;
}

/** A procedure that takes markers off a structure, phase after phase. */
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
            says: 'The attacker’s own phases. Before each he rallies what is demoralized; an engineer tries a repair in each phase between.',
            kinds: courseKinds,
            stages: ({ siege }, phases) => breachCourse(siege, phases),
          },
        }),
  });
}
