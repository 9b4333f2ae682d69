/**
 * Calculator procedures for melees in which a structure helps the defender, but which need no storming roll: in a city, along a
 * wall, through a broken gate.
 */

import { askChoice, askFlag } from '../../kernel/calculator/asked.ts';
import { type Asked, type Filled, type Kind, type Procedure, procedure, type Tone } from '../../kernel/calculator/procedure.ts';
import type { Refused } from '../../kernel/calculator/question.ts';
import type { Chance } from '../../kernel/chance.ts';
import { sentenceCase } from '../../kernel/text.ts';
import { isEligible } from '../data/eligible-types.ts';
import { infantry } from '../data/figures/infantry.ts';
import { structures } from '../data/figures/structures.ts';
import type { Fate } from '../demoralization.ts';
import { type Bout, bout, type View as MeleeView, view as meleeView } from '../melee/combatant.ts';
import { melee } from '../melee/melee.ts';
import { type Line, linesOf } from '../melee/modifiers.ts';
import type { MeleeResult } from '../melee/outcome.ts';
import type { MeleeSide } from '../melee/question.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { barredFromDefending, ignoresWalls } from './storm.ts';
import { total, wrecks } from './tear.ts';
import { sideOf, troopsPart, troopsWords } from './troops.ts';

export interface Fray {
  readonly where: 'city' | 'wall' | 'gate';
  /** The attacker charges in this phase. */
  readonly charges: boolean;
  /** The defenders are marines. */
  readonly marines: boolean;
  readonly a: MeleeSide;
  readonly b: MeleeSide;
}

interface FrayView {
  readonly of: Fray;
  readonly a: MeleeView;
  readonly b: MeleeView;
}

/** The ground under both sides, for each place: fr3.structures.city-difficult, fr3.structures.gate-destroyed. */
const ground = { city: 'towns', wall: 'open', gate: 'difficult' } as const;

/**
 * fr3.structures.city-no-support, fr3.siege.adjacent-attack. At a gate the attacker has no support, but the defender may have
 * support.
 */
const unsupported = (of: Fray, side: 'a' | 'b'): MeleeSide => ({
  ...of[side],
  ground: ground[of.where],
  support: of.where === 'gate' && side === 'b' ? (of.b.support ?? 0) : 0,
});

const plain = (of: Fray): Bout =>
  bout({
    a: unsupported(of, 'a'),
    b: unsupported(of, 'b'),
    ...(of.charges ? { charge: 'a' as const } : { round: 'later' as const }),
  });

const line = (id: string, name: string, amount: number, ...rules: Fr3RuleId[]): Line => ({ id, name, amount, rules });

/**
 * The modifiers that a side has because of the place. The modifiers count against fanatics too
 * (fr3.specials.fanatics-terrain-bonuses).
 */
function placeLines(of: Fray, side: 'a' | 'b', at: Bout): Line[] {
  if (side === 'b')
    return of.marines && of.where !== 'gate'
      ? [line('marines', 'Marines', infantry.marinesInStructures, 'fr3.infantry.marines-structure-bonus')]
      : [];
  if (of.where === 'gate' || !of.charges || ignoresWalls(at.a)) return [];
  const rules: Fr3RuleId[] = ['fr3.structures.city-when-charged'];
  if (of.where === 'wall') rules.push('fr3.siege.adjacent-attack');
  return [line('streets', of.where === 'city' ? 'Into a city' : 'Along the wall', structures.cityWhenCharged, ...rules)];
}

export function frayLines(of: Fray): { readonly a: Line[]; readonly b: Line[] } {
  const at = plain(of);
  return { a: [...linesOf(at, 'a'), ...placeLines(of, 'a', at)], b: [...linesOf(at, 'b'), ...placeLines(of, 'b', at)] };
}

/** The melee, with the modifiers for the place added to “anything else”. */
export function fray(of: Fray): Chance<MeleeResult> {
  const at = plain(of);
  const more = (side: 'a' | 'b') => (of[side].other ?? 0) + total(placeLines(of, side, at));
  return melee(plain({ ...of, a: { ...of.a, other: more('a') }, b: { ...of.b, other: more('b') } }));
}

function refuse({ of, a }: FrayView): Refused[] {
  const { unit } = a.me;
  const found: Refused[] = [];
  if (of.where !== 'gate') {
    if (wrecks(a.me))
      found.push({
        at: 'u',
        because: `${unit.name} can attack only the structure itself, not the units in it.`,
        rules: ['fr3.structures.attack-bb-only'],
      });
    else if (['fire-elemental', 'water-elemental', 'battlewagons', 'pikes'].includes(a.me.row.id) || unit.group === 'cavalry')
      found.push({
        at: 'u',
        because: `${unit.name} cannot attack structures or the units in them.`,
        rules: ['fr3.structures.cannot-attack'],
      });
    const inside = barredFromDefending(of.b);
    if (inside) found.push({ at: 'd', because: inside.because.replace('a wall', 'such a base'), rules: inside.rules });
  }
  for (const [at, side] of [
    ['u', 'a'],
    ['d', 'b'],
  ] as const)
    if (of[side].unit === 'ethereals')
      found.push({ at, because: 'Ethereals do not fight units.', rules: ['fr3.spirits.ethereals'] });
  return found;
}

/** What the results of the defenders are called in this kind of melee. */
type OfDefenders = Readonly<Record<'destroyed' | 'pushed' | 'demoralized', string>>;

const fell = (id: string, tone: Tone, words: string, side: 'a' | 'b', fates: readonly Fate[]): Kind<MeleeResult, unknown> => ({
  id,
  tone,
  words,
  is: (result) => result.winner === (side === 'a' ? 'b' : 'a') && fates.includes(result[side].fate),
});

/**
 * How a melee for a place can end. Every result belongs to exactly one of these endings. A trickster also wins if the opponent's
 * total is at least twice its own.
 */
export const endings = (defenders: OfDefenders): readonly Kind<MeleeResult, unknown>[] => [
  fell('d-destroyed', 'good3', defenders.destroyed, 'b', ['destroyed', 'captured']),
  fell('d-pushed', 'good2', defenders.pushed, 'b', ['double-demoralized']),
  fell('d-demoralized', 'good1', defenders.demoralized, 'b', ['demoralized', 'marked']),
  {
    id: 'even',
    tone: 'even',
    words: 'Nothing',
    is: ({ winner, a, b }) => (winner === 'a' || a.fate === 'unharmed') && (winner === 'b' || b.fate === 'unharmed'),
  },
  // fr3.leviathans.mutual-tie
  { id: 'both', tone: 'both', words: 'Both suffer', is: ({ winner, a }) => winner === 'draw' && a.fate !== 'unharmed' },
  fell('a-demoralized', 'bad1', 'Attackers demoralized', 'a', ['demoralized', 'marked']),
  fell('a-pushed', 'bad2', 'Attackers pushed back', 'a', ['double-demoralized']),
  fell('a-destroyed', 'bad3', 'Attackers destroyed', 'a', ['destroyed', 'captured']),
];

const marines: Asked<FrayView> = askFlag<FrayView>(
  'marines',
  'Marines',
  ['fr3.infantry.marines', 'fr3.infantry.marines-structure-bonus'],
  {
    group: 'Troops',
    forbidden: ({ b }) =>
      isEligible('marines', b.me.unit.id) && !b.me.undead
        ? undefined
        : { because: `${b.me.unit.name} cannot be marines here.`, rules: ['fr3.infantry.marines'] },
    matters: ({ of, b }) => of.where !== 'gate' && isEligible('marines', b.me.unit.id),
  },
);

const fighting = ['dwarf', 'alchemist', 'strength', 'freeze', 'flank', 'rear'] as const;
const places = { city: 'in a city', wall: 'on the next base of the wall', gate: 'behind a broken gate' } as const;

const streets: Procedure = procedure<FrayView, MeleeResult>({
  id: 'streets',
  name: 'Fight for a city',
  group: 'Storm',
  says: 'Units in a city, on the next base of a wall, or behind a broken gate are fought in an ordinary melee, with the bonus of their position.',
  rules: ['fr3.structures.city-when-charged', 'fr3.structures.city-difficult', 'fr3.structures.city-no-support'],
  parts: [
    troopsPart<FrayView>({ key: 'u', name: 'The attackers', side: 'a', seen: ({ a }) => a, also: fighting, own: [], usual: {} }),
    troopsPart<FrayView>({
      key: 'd',
      name: 'The defenders',
      side: 'b',
      seen: ({ b }) => b,
      also: [...fighting, 'bows', 'attached', 'blocked'],
      own: [marines],
      usual: { marines: false },
    }),
    {
      key: 'w',
      name: 'The place',
      side: 'b',
      usual: () => ({ where: 'city', charges: true }),
      circumstances: [
        askChoice<FrayView>(
          'where',
          'The defenders are',
          [
            ['city', 'In a city BB'],
            ['wall', 'On the next BB of the wall'],
            ['gate', 'Behind a destroyed gate'],
          ],
          ['fr3.structures.city-bb', 'fr3.siege.adjacent-attack', 'fr3.structures.gate-destroyed'],
          { group: 'Place' },
        ),
        askFlag<FrayView>('charges', 'Charged in this phase', ['fr3.structures.city-when-charged'], { group: 'Place' }),
      ],
    },
  ],
  first: { w: {}, u: { unit: 'handweapons' }, d: { unit: 'spears' } },
  see: ({ w, u, d }: Filled) => {
    const { where, charges } = w as unknown as Pick<Fray, 'where' | 'charges'>;
    const of: Fray = { where, charges, marines: d?.marines === true, a: sideOf(u ?? {}), b: sideOf(d ?? {}) };
    const at = plain(of);
    return { of, a: meleeView(at, 'a'), b: meleeView(at, 'b') };
  },
  subject: ({ of, a, b }) =>
    sentenceCase(
      `${troopsWords(a.me)} ${of.charges ? 'charge' : 'fight'} ${troopsWords(b.me)}${of.marines ? ', marines,' : ''} ${places[of.where]}`,
    ),
  refuse,
  notes: ({ of }) => [
    {
      says: of.where === 'gate' ? 'The attackers have no support there.' : 'Neither side gives or receives support there.',
      rules: of.where === 'gate' ? ['fr3.structures.gate-destroyed'] : ['fr3.structures.city-no-support'],
    },
  ],
  sums: ({ of, a, b }) => {
    const lines = frayLines(of);
    return [
      { title: `Attackers: ${a.me.unit.name.toLowerCase()}`, side: 'a', lines: lines.a, die: 10 },
      { title: `Defenders: ${b.me.unit.name.toLowerCase()}`, side: 'b', lines: lines.b, die: 10 },
    ];
  },
  chance: ({ of }) => fray(of),
  kinds: endings({ destroyed: 'Defenders destroyed', pushed: 'Defenders pushed back', demoralized: 'Defenders demoralized' }),
  measures: [
    { name: 'Drives them out', kinds: ['d-destroyed', 'd-pushed'] },
    { name: 'Beaten', kinds: ['a-demoralized', 'a-pushed', 'a-destroyed'] },
  ],
});

export const streetProcedures: readonly Procedure[] = [streets];
