/** The magic auction in a calculator: a spell, its caster, its opponent, and both bids. */
import { type Calculator, type Part, procedure } from '../../kernel/calculator/procedure.ts';
import { type Refused, refused } from '../../kernel/calculator/question.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { casterLevel, defenceLevel, wardOf } from './auction.ts';
import { ofCaster, ofDefender } from './circumstances.ts';
import { type Contest, contest } from './contest.ts';
import { ofList, ofSpell, ofStakes } from './spell-circumstances.ts';
import { usualOfCaster, usualOfDefender, usualOfList, usualOfSpell, usualOfStakes } from './usual.ts';
import { type AuctionView, auctionView, type Castable, lowestCost, places, spellOf } from './view.ts';
import { notesOf } from './why.ts';

/** Reasons against the caster's level and own points. These are checked even if both have their default values. */
function ofTheCaster(seen: AuctionView): Refused[] {
  return ofCaster.flatMap(({ id, forbidden }) => {
    const impossible = id === 'own' || id === 'level' ? forbidden?.(seen) : undefined;
    return impossible ? [refused(`c.${id}`, impossible.because, ...impossible.rules)] : [];
  });
}

/** Reasons why the further spells in a turn are forbidden. */
function ofTheList({ said: { p }, auction }: AuctionView, spells: readonly Castable[]): Refused[] {
  return places.flatMap((at) => {
    const spell = spellOf(spells, p[`spell${at}`]);
    if (!spell) return [];
    const cost = p[`cost${at}`] as number;
    const found: Refused[] = [];
    if (cost !== lowestCost && !spell.costs.includes(cost))
      found.push(refused(`p.cost${at}`, `${spell.name} costs ${spell.costs.join(' or ')} points.`, spell.rule));
    if (auction.caster.level < spell.level)
      found.push(
        refused(
          `p.spell${at}`,
          `${spell.name} is a spell of level ${spell.level}.`,
          spell.rule,
          'fr3.magic-users.casting-abilities',
        ),
      );
    return found;
  });
}

/** The parts of a question; `point` is the default value of a magic point. */
const partsOf = (spells: readonly Castable[], point: number): readonly Part<AuctionView>[] => [
  {
    key: 's',
    name: 'Spell',
    side: 'a',
    kinds: { noun: 'spell', list: spells, rules: ['fr3.auction.announcement'] },
    usual: usualOfSpell,
    circumstances: ofSpell,
  },
  { key: 'c', name: 'Caster', side: 'a', usual: usualOfCaster, circumstances: ofCaster },
  { key: 'd', name: 'Defender', side: 'b', usual: usualOfDefender, circumstances: ofDefender },
  {
    key: 'w',
    name: 'Worth',
    side: 'a',
    usual: () => usualOfStakes(point),
    circumstances: ofStakes,
  },
  { key: 'p', name: 'More spells this turn', side: 'a', usual: usualOfList, circumstances: ofList(spells) },
];

/** The auction procedure for a list of spells. */
const procedureFor = (spells: readonly Castable[], point: number) =>
  procedure<AuctionView, Contest>({
    id: 'auction',
    name: 'The magic auction',
    group: 'Magic',
    says: 'Both sides secretly bid points for and against a spell, reveal them, and add a d10 each.',
    rules: ['fr3.auction.sequence'],
    parts: partsOf(spells, point),
    first: { s: { unit: 'teleport' }, c: { extra: 1 }, d: { points: 4 }, w: {}, p: {} },
    see: (all) => auctionView(spells, all),
    subject: ({ spell, casting, defence, by, auction }) =>
      `${spell.name}${auction.ward ? ' at a magic ward' : ''}, ${casting} points of level ${casterLevel(auction.caster)} against ${
        defence === 0
          ? 'nothing'
          : by === 'army'
            ? `${defence} from the army pool`
            : `${defence} with level ${defenceLevel(auction.defender, by)}`
      }`,
    refuse: (seen) => [...ofTheCaster(seen), ...ofTheList(seen, spells)],
    notes: notesOf,
    sums: ({ auction, casting, defence, by }) => {
      const ward = wardOf(auction);
      const line = (id: string, name: string, amount: number, ...rules: Fr3RuleId[]) =>
        amount ? [{ id, name, amount, rules }] : [];
      return [
        {
          title: 'Caster',
          side: 'a',
          lines: [
            ...line('cost', 'Basic cost', auction.cost, 'fr3.auction.points-add-to-roll'),
            ...line('extra', 'Points added', casting - auction.cost, 'fr3.auction.level-two-casting'),
            ...line('ward', 'Magic ward', ward, 'fr3.character-items.magic-ward'),
          ],
        },
        {
          title: 'Defender',
          side: 'b',
          lines: line(
            'defence',
            by === 'army' ? 'Points of the army pool' : 'Points with the magic user',
            defence,
            by === 'army' ? 'fr3.auction.level-zero-defence' : 'fr3.auction.spending-limits',
          ),
        },
      ];
    },
    chance: ({ auction, casting, defence, by }) => contest(auction, casting, defence, by),
    kinds: [
      { id: 'works', tone: 'good3', words: 'The spell works', is: ({ works }) => works },
      { id: 'fails', tone: 'bad3', words: 'It is defeated', is: ({ works }) => !works },
    ],
    measures: [{ name: 'The spell works', kinds: ['works'] }],
  });

/** The auction calculator for a list of spells. */
export const auctionCalculatorOf = (spells: readonly Castable[], point: number): Calculator => ({
  id: 'auction',
  name: 'The magic auction',
  groups: ['Magic'],
  procedures: [procedureFor(spells, point)],
});
