/** Circumstances of a spell, its target, the stakes, and the further spells of the turn. */
import type { Asked } from '../../kernel/calculator/procedure.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { targetForms } from './auction.ts';
import { type AuctionView, type Castable, lowestCost, noSpell, places } from './view.ts';

export const always = () => true;
export const upTo = (limit: number) => ({ kind: 'number', least: 0, most: () => limit }) as const;
export const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);
export const forbid = (because: string, ...rules: Fr3RuleId[]) => ({ because, rules });

/** The highest cost of any spell. */
const dearest = 20;
/** The highest value that can be entered. */
const priceless = 1000;

/** Circumstances of the spell's target. */
const ofTarget: readonly Asked<AuctionView>[] = [
  {
    id: 'target',
    name: 'Its target',
    group: 'The target',
    shape: { kind: 'choice', options: Object.entries(targetForms).map(([value, { name }]) => ({ value, name })) },
    rules: [
      'fr3.auction.cost-from-personal-pool',
      'fr3.pike-blocks.magic-cost',
      'fr3.leviathans.magic-cost',
      'fr3.multi-based.magic-cost',
    ],
    matters: always,
  },
  {
    id: 'ward',
    name: 'Magic ward',
    group: 'The target',
    shape: { kind: 'flag' },
    rules: ['fr3.character-items.magic-ward'],
    matters: always,
  },
  {
    id: 'spirit',
    name: 'Protective spirit',
    group: 'The target',
    shape: { kind: 'flag' },
    rules: ['fr3.items.protective-spirit-magic'],
    matters: always,
  },
];

export const ofSpell: readonly Asked<AuctionView>[] = [
  {
    id: 'cost',
    name: 'Basic cost',
    group: 'The spell',
    shape: upTo(dearest),
    rules: ['fr3.auction.announcement'],
    another: true,
    matters: ({ spell }) => spell.costs.length > 1,
    forbidden: ({ spell, said }) =>
      said.s.cost === lowestCost || spell.costs.includes(said.s.cost as number)
        ? undefined
        : forbid(`${spell.name} costs ${spell.costs.join(' or ')} points.`, spell.rule, 'fr3.auction.announcement'),
  },
  ...ofTarget,
];

const stake = (id: string, name: string): Asked<AuctionView> => ({
  id,
  name,
  group: 'Worth',
  shape: upTo(priceless),
  rules: [],
  another: true,
  matters: always,
});
export const ofStakes: readonly Asked<AuctionView>[] = [
  stake('success', 'Success of the spell'),
  stake('mine', 'A magic point to the caster'),
  stake('theirs', 'A magic point to the defender'),
];

/**
 * The further spells in a turn. The costs of these spells are checked together with their names, so both problems are reported at
 * once.
 */
export function ofList(spells: readonly Castable[]): readonly Asked<AuctionView>[] {
  const options = [{ value: noSpell, name: 'None' }, ...spells.map(({ id, name }) => ({ value: id, name }))];
  const target = ofTarget.map(({ id, name, shape, rules }) => ({ id, name, shape, rules }));
  const said = [
    { id: 'spell', name: 'Spell', shape: { kind: 'choice', options } as const, rules: ['fr3.magic.alternate-casting'] as const },
    { id: 'cost', name: 'Basic cost', shape: upTo(dearest), rules: ['fr3.auction.announcement'] as const },
    { id: 'worth', name: 'Success', shape: upTo(priceless), rules: [] },
    ...target,
  ];
  return places.flatMap((at) =>
    said.map(({ id, name, shape, rules }) => ({
      id: `${id}${at}`,
      name: `${name} (spell ${at} of the turn)`,
      group: `Spell ${at}`,
      shape,
      rules,
      another: true as const,
      matters: always,
    })),
  );
}
