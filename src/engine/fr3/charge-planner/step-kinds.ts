/** The kinds of step, as data: name, moment in the phase, and settings. */
import type { Circumstance } from '../../kernel/circumstance.ts';
import { sourceKinds } from '../artillery/sources.ts';
import { type ContactStep, contactOrder } from '../contact-order.ts';
import { innateOf } from '../data/innate.ts';
import { moraleSpells } from '../nerve/spells.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { type PlanSpell, planSpells, type SettingId, type Step, type StepKindId, type StepSettings } from './question.ts';

export type Setting = Pick<Circumstance<unknown, unknown, SettingId, string, Fr3RuleId>, 'id' | 'name' | 'shape' | 'rules'>;

/** When a step can happen in a phase (fr3.sequence.turn-structure); `any` means any time. */
export type Moment = 'rally' | 'missiles' | 'charge' | 'contact' | 'challenge' | 'melee' | 'follow-up' | 'over-pursuit' | 'any';
export const moments = [
  'rally',
  'missiles',
  'charge',
  'contact',
  'challenge',
  'melee',
  'follow-up',
  'over-pursuit',
] as const satisfies readonly Moment[];

export interface StepKind {
  readonly id: StepKindId;
  readonly name: string;
  readonly says: string;
  readonly moment: Moment;
  readonly rules: readonly Fr3RuleId[];
  readonly settings: readonly Setting[];
  /** The step is possible at most once in a phase, or once for each side. */
  readonly once?: true;
}

const choice = (
  id: SettingId,
  name: string,
  options: readonly (readonly [string, string])[],
  ...rules: Fr3RuleId[]
): Setting => ({
  id,
  name,
  shape: { kind: 'choice', options: options.map(([value, words]) => ({ value, name: words })) },
  rules,
});
const flag = (id: SettingId, name: string, ...rules: Fr3RuleId[]): Setting => ({ id, name, shape: { kind: 'flag' }, rules });

const spellName = (id: PlanSpell): string => moraleSpells.find((each) => each.id === id)?.name ?? innateOf(id)?.name ?? id;
const spells = planSpells.map((id) => [id, spellName(id)] as const);

const on = (target: string, charger: string, ...rules: Fr3RuleId[]): Setting =>
  choice(
    'on',
    'At',
    [
      ['b', target],
      ['a', charger],
    ],
    ...rules,
  );
const strikesAt = on('The target', 'The charger', 'fr3.missile-fire.target');
/** This setting has no list of options, because `written-chance.ts` reads its value. */
export const worksSetting = { id: 'works', name: 'Chance that it works' } as const;

export const stepKinds: readonly StepKind[] = [
  {
    id: 'volley',
    name: 'Volley',
    says: 'Up to four kinds of unit shoot together, in the missile step of their own side.',
    moment: 'missiles',
    rules: ['fr3.missile-fire.roll', 'fr3.missile-fire.table'],
    settings: [strikesAt],
  },
  {
    id: 'artillery',
    name: 'Artillery',
    says: 'Artillery, a mine or a grenade in the missile step, or lances on contact.',
    moment: 'missiles',
    rules: ['fr3.artillery.to-hit', 'fr3.artillery.damage'],
    settings: [strikesAt],
  },
  {
    id: 'blast',
    name: 'Blast',
    says: 'A spell that deals artillery damage, at any time in the phase.',
    moment: 'any',
    rules: ['fr3.spells.blast-1', 'fr3.magic.cast-any-time'],
    settings: [strikesAt],
  },
  {
    id: 'spell',
    name: 'Spell of the mind',
    says: 'A spell or innate ability that forces a morale test, at any time in the phase.',
    moment: 'any',
    rules: ['fr3.spells.psychology-flag', 'fr3.magic.cast-any-time'],
    settings: [strikesAt, choice('spell', 'Spell', spells, 'fr3.spells.psychology-flag')],
  },
  {
    id: 'charge',
    name: 'Charge',
    says: 'The charger moves into contact if it is fresh. The melee then uses its charge bonus and the reaction of the target.',
    moment: 'charge',
    rules: ['fr3.charging.definition', 'fr3.charging.no-charge-units'],
    settings: [flag('short', 'No movement left to follow a target that falls back', 'fr3.fear.test-charged-failure')],
    once: true,
  },
  {
    id: 'fear',
    name: 'Fear test',
    says: 'On contact, a charged unit that fears the charger must test. A charger that fears its target must also test.',
    moment: 'contact',
    rules: ['fr3.fear.test-charged', 'fr3.fear.test-charging'],
    settings: [
      choice(
        'on',
        'Who tests',
        [
          ['b', 'The target'],
          ['a', 'The charger'],
        ],
        'fr3.fear.test-charged',
      ),
    ],
    once: true,
  },
  {
    id: 'throwing',
    name: 'Throwing weapons',
    says: 'Either side uses its throwing weapons when the charge makes contact.',
    moment: 'contact',
    rules: ['fr3.missile-fire.throwing-weapons'],
    settings: [on('The target', 'The charger', 'fr3.missile-fire.throwing-weapons')],
    once: true,
  },
  {
    id: 'challenge',
    name: 'Challenge',
    says: 'The leaders fight before the melee. A leader who declines gives no melee bonus this phase.',
    moment: 'challenge',
    rules: ['fr3.character-combat.challenge', 'fr3.character-combat.challenge-accepted'],
    settings: [
      choice(
        'challenger',
        'Challenged by',
        [
          ['a', 'The charger'],
          ['b', 'The target'],
        ],
        'fr3.character-combat.challenge',
      ),
      choice(
        'answer',
        'The other',
        [
          ['accepts', 'Accepts'],
          ['declines', 'Declines'],
        ],
        'fr3.character-combat.challenge-accepted',
        'fr3.character-combat.challenge-declined',
      ),
      flag('armor', 'Charger’s exceptional armor', 'fr3.character-items.exceptional-armor'),
      flag('guard', 'Charger’s bodyguard', 'fr3.character-items.bodyguard-fights-first'),
      flag('foeArmor', 'Target’s exceptional armor', 'fr3.character-items.exceptional-armor'),
      flag('foeGuard', 'Target’s bodyguard', 'fr3.character-items.bodyguard-fights-first'),
    ],
    once: true,
  },
  {
    id: 'melee',
    name: 'Melee',
    says: 'Each side rolls once in a phase, with all its modifiers.',
    moment: 'melee',
    rules: ['fr3.melee.roll', 'fr3.melee.timing'],
    settings: [],
    once: true,
  },
  {
    id: 'follow-up',
    name: 'Follow-up',
    says: 'A winner that is allowed to follow up can move into the gap. A winner that must follow up does so by the end of the phase.',
    moment: 'follow-up',
    rules: ['fr3.follow-up.infantry-choice', 'fr3.follow-up.others-mandatory'],
    settings: [
      choice(
        'who',
        'Where there is a choice',
        [
          ['both', 'Either winner follows'],
          ['a', 'Only the charger'],
          ['b', 'Only the target'],
          ['nobody', 'Nobody'],
        ],
        'fr3.follow-up.infantry-choice',
      ),
    ],
    once: true,
  },
  {
    id: 'over-pursuit',
    name: 'Over-pursuit',
    says: 'A winner tests if it has destroyed its enemy and used a charge bonus, or if its type is subject to over-pursuit.',
    moment: 'over-pursuit',
    rules: ['fr3.melee.breakthrough-test', 'fr3.over-pursuit.subject-units'],
    settings: [],
    once: true,
  },
  {
    id: 'phase',
    name: 'Next phase and rally',
    says: 'Undead recover, first-round bonuses end, and the other side’s phase begins: its unit rallies.',
    moment: 'rally',
    rules: ['fr3.rally.timing', 'fr3.rally.roll'],
    settings: [],
  },
];

const byId = new Map<string, StepKind>(stepKinds.map((each) => [each.id, each]));
export const stepKindOf = (id: string): StepKind | undefined => byId.get(id);

/** The default of each setting. */
export const usualSettings: Readonly<StepSettings> = {
  on: 'b',
  spell: 'medusa',
  works: '1',
  short: false,
  challenger: 'a',
  answer: 'accepts',
  armor: false,
  guard: false,
  foeArmor: false,
  foeGuard: false,
  who: 'both',
};

/** Sources of a hit for an artillery step or a blast step. */
export const sourcesFor = (kind: StepKindId) =>
  sourceKinds.filter(({ id, group }) =>
    kind === 'blast' ? group === 'magic' : group === 'pieces' || group === 'charges' || id === 'lances',
  );

/** When this particular step happens: unlike other artillery, lances strike on contact. */
export function momentOf(step: Step): Moment {
  if (step.kind === 'artillery' && step.source?.unit === 'lances') return 'contact';
  return (stepKindOf(step.kind) as StepKind).moment;
}

/** The kind of contact step; undefined for any other step. */
export function contactStepOf(step: Step): ContactStep | undefined {
  if (momentOf(step) !== 'contact') return undefined;
  const atCharged = (step.on ?? 'b') === 'b';
  if (step.kind === 'fear') return atCharged ? 'charged-fear' : 'chargers-fear';
  if (step.kind === 'throwing') return 'throwing';
  return 'lances';
}

/** The place of a contact step in `contactOrder`, from 0; 0 for any other step. */
export const contactPlaceOf = (step: Step): number => {
  const of = contactStepOf(step);
  const atCharger = of === 'throwing' && step.on === 'a';
  return of ? contactOrder.indexOf(of) + (atCharger ? 0.5 : 0) : 0;
};

/** The same steps with contact steps sorted, because older addresses have them in any order. */
export function inContactOrder(steps: readonly Step[]): Step[] {
  const ordered = [...steps];
  for (let from = 0; from < ordered.length; from++) {
    let to = from;
    while (to < ordered.length && contactStepOf(ordered[to] as Step)) to++;
    if (to > from) {
      const run = ordered.slice(from, to).sort((x, y) => contactPlaceOf(x) - contactPlaceOf(y));
      ordered.splice(from, to - from, ...run);
      from = to;
    }
  }
  return ordered;
}
