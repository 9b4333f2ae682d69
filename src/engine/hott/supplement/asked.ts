/** The fields about elements in calculators. */
import { askChoice, askFlag, askNumber, folded } from '../../kernel/calculator/asked.ts';
import type { Asked } from '../../kernel/calculator/procedure.ts';
import type { Said } from '../../kernel/calculator/question.ts';
import { type CombatantId, elementOf, elements, stronghold } from '../data/elements.ts';
import { strongholds } from '../data/figures/strongholds.ts';
import type { HottRuleId } from '../rule-ids.ts';
import { type Combatant, isAerial, isStronghold, plainCombatant } from './combatant.ts';
import { canBeSupported } from './factors.ts';

/** The field for the element's type. */
export const askType = <View>(ids: readonly CombatantId[]): Asked<View> =>
  askChoice<View>(
    'is',
    'Who',
    ids.map((id) => [id, elementOf(id)?.name ?? stronghold.name] as const),
    ['hott.supplement.combat-total'],
    { another: true },
  );

export const everyElement: readonly CombatantId[] = elements.map(({ id }) => id);
export const allCombatants: readonly CombatantId[] = [...everyElement, stronghold.id];

type Denied<View> = (seen: View) => readonly [because: string, ...rules: HottRuleId[]] | undefined;

/** Hides circumstances that the rules do not allow for some types, and refuses them if given anyway. */
const deniedTo = <View>(denied: Denied<View>): Pick<Asked<View>, 'matters' | 'forbidden'> => ({
  matters: (seen) => denied(seen) === undefined,
  forbidden: (seen) => {
    const [because, ...rules] = denied(seen) ?? [];
    return because === undefined ? undefined : { because, rules };
  },
});

const flag = <View>(id: keyof Combatant, name: string, rules: readonly HottRuleId[], denied: Denied<View>): Asked<View> =>
  askFlag<View>(id, name, rules, deniedTo(denied));

/** Fights for a stronghold are on flat good going: hott.strongholds.flat-going. */
const flat = (me: Combatant, foe: Combatant): readonly [string, HottRuleId] | undefined =>
  isStronghold(me) || isStronghold(foe)
    ? ['The stronghold and its attackers fight as if on flat good going.', 'hott.strongholds.flat-going']
    : undefined;

export const askGoing = <View>(of: (seen: View) => Combatant, foe: (seen: View) => Combatant | undefined): Asked<View> =>
  askChoice<View>(
    'going',
    'Stands in',
    [
      ['good', 'Good going'],
      ['bad', 'Bad going'],
      ['water', 'Water (not bad going)'],
    ],
    ['hott.supplement.factor-bad-going', 'hott.terrain.bad-going'],
    deniedTo((seen) => {
      const other = foe(seen);
      return other && flat(of(seen), other);
    }),
  );

/** Whether the element is the general, for types that may be one: hott.supplement.general. */
export const askGeneral = <View>(of: (seen: View) => Combatant): Asked<View> =>
  flag<View>('general', 'The general', ['hott.supplement.factor-general'], (seen) =>
    isStronghold(of(seen)) || !elementOf(of(seen).is)?.mayBeGeneral
      ? ['Troops of this kind cannot be the general.', 'hott.supplement.general']
      : undefined,
  );

/**
 * Whether the element's retreat is blocked: hott.supplement.recoil. The question is shown only for an element that can be made to
 * retreat.
 */
export function askBarred<View>(of: (seen: View) => Combatant, canSuffer: (seen: View) => boolean = () => true): Asked<View> {
  const asked = flag<View>('barred', 'No way back', ['hott.supplement.recoil'], (seen) =>
    isStronghold(of(seen)) ? ['A stronghold never moves.', 'hott.strongholds.not-element'] : undefined,
  );
  return folded({ ...asked, group: 'Around it', matters: (seen) => canSuffer(seen) && asked.matters(seen) });
}

/** Circumstances of close combat. */
export function closeAsked<View>(of: (seen: View) => Combatant, foe: (seen: View) => Combatant): Asked<View>[] {
  const level: Denied<View> = (seen) =>
    flat(of(seen), foe(seen)) ??
    (isAerial(foe(seen)) || isAerial(of(seen))
      ? ['This does not apply in a fight with aerials.', 'hott.supplement.factor-uphill']
      : undefined);
  return [
    askGeneral(of),
    askGoing(of, foe),
    {
      ...askNumber<View>('flanked', 'Flanks, rear and overlaps', 0, 3, ['hott.supplement.factor-flank']),
      ...deniedTo<View>((seen) =>
        isStronghold(of(seen))
          ? ['A stronghold has no flanks.', 'hott.strongholds.no-flank']
          : isStronghold(foe(seen))
            ? ['A stronghold cannot be on a flank of another element.', 'hott.strongholds.no-flank']
            : undefined,
      ),
    },
    flag('support', 'The same type behind it', ['hott.supplement.rear-support'], (seen) =>
      canBeSupported(of(seen)) ? undefined : ['Only spears and warband can be supported.', 'hott.supplement.rear-support'],
    ),
    {
      ...askNumber<View>('aids', 'Elements that aid it', 0, strongholds.aiding, [
        'hott.strongholds.aiding',
        'hott.supplement.stronghold-aiding',
      ]),
      ...deniedTo<View>((seen) =>
        isStronghold(foe(seen)) ? undefined : ['Elements can aid only an attack on a stronghold.', 'hott.strongholds.aiding'],
      ),
    },
    flag('groundAid', 'One of them is not an aerial', ['hott.strongholds.aerial-capture'], (seen) =>
      isStronghold(foe(seen)) && isAerial(of(seen)) && of(seen).aids > 0
        ? undefined
        : ['This matters only for aerials that are aided against a stronghold.', 'hott.strongholds.aerial-capture'],
    ),
    flag('charged', 'Made contact this bound', ['hott.supplement.knights-outcome'], (seen) =>
      isStronghold(of(seen)) ? ['A stronghold never moves.', 'hott.strongholds.not-element'] : undefined,
    ),
    ...[
      flag('uphill', 'Higher up', ['hott.supplement.factor-uphill', 'hott.terrain.uphill-advantage'], level),
      flag('bank', 'Defends a bank or shore', ['hott.supplement.factor-riverbank', 'hott.terrain.defending-bank'], level),
    ].map((asked) => folded({ ...asked, group: 'Ground' })),
    askBarred(of),
  ];
}

export const combatantFrom = (said: Said): Combatant => ({
  ...(Object.fromEntries(
    Object.entries(plainCombatant).map(([id, usual]) => [id, said[id] ?? usual]),
  ) as unknown as typeof plainCombatant),
  is: said.is as CombatantId,
});

export const usualCombatant = (is: CombatantId): Said => ({ is, ...plainCombatant }) as unknown as Said;
