/** Notes, each with its rules, that say what each side may bid, who wins ties, and what the morale clocks have to do with it. */
import type { Note } from '../../kernel/calculator/procedure.ts';
import type { Said } from '../../kernel/calculator/question.ts';
import { magic } from '../data/figures/magic.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { casterLevel, casterWinsTies, defenceLevel, defenceLevels, targetForms, wardOf } from './auction.ts';
import { mayAugment, mostCasting, mostOfArmy, mostOfUser } from './bids.ts';
import { repeating } from './plan/wishes.ts';
import { points } from './spell-circumstances.ts';
import { weakAt } from './usual.ts';
import type { AuctionView } from './view.ts';

const note = (says: string, ...rules: Fr3RuleId[]): Note => ({ says, rules });
const inWords = ['zero', 'one', 'two', 'three'] as const;

/** What the caster may bid. */
export function whyCasts({ auction, form, spirit, spell }: AuctionView): Note[] {
  const { cost, surcharge, caster } = auction;
  const said: Note[] = [];
  if (caster.stored)
    said.push(
      note(
        `The spell is stored, so its cost of ${points(cost)} is already paid and you cannot add points.`,
        'fr3.character-items.stored-spell-use',
        'fr3.character-items.stored-spell-no-augment',
      ),
    );
  else {
    said.push(
      note(
        `The basic cost of ${points(cost)} comes from the caster’s own pool of ${caster.own}.`,
        'fr3.auction.cost-from-personal-pool',
        'fr3.magic.personal-pool-required',
      ),
    );
    if (mayAugment(auction))
      said.push(
        note(
          `A level ${inWords[caster.level]} caster can add any number of points from both pools, for a total of ${cost} to ${mostCasting(auction)}.`,
          'fr3.auction.level-two-casting',
        ),
      );
    else if (caster.level < 2)
      said.push(note('A level one caster cannot add points, and his total is not secret.', 'fr3.auction.level-one-casting'));
    else said.push(note('You cannot add points to this spell.', spell.rule));
    if (caster.level === 3 && mayAugment(auction))
      said.push(
        note(
          'A level three caster can add points after the reveal. If his own pool is empty, these points come from the army pool.',
          'fr3.auction.level-three-casting',
          'fr3.auction.augment-with-empty-personal-pool',
        ),
      );
    said.push(note(repeating.says, ...repeating.rules));
  }
  if (surcharge > 0)
    said.push(
      note(
        `This target costs the caster ${points(surcharge)} extra from his own pool. These extra points do not count in the contest.`,
        ...(targetForms[form].more > 0 ? targetForms[form].rules : []),
        ...(spirit ? (['fr3.items.protective-spirit-magic'] as const) : []),
      ),
    );
  return said;
}

/** What the defending side may bid. */
export function whyDefences({ auction }: AuctionView): Note[] {
  const { defender, cost } = auction;
  const said = [
    note(
      `Without a magic user, a side can bid 0 to ${points(mostOfArmy(auction))} from the army pool. No bid without a magic user can exceed the basic cost of ${cost}.`,
      'fr3.auction.level-zero-defence',
    ),
  ];
  const level = defenceLevels[defender.user];
  if (level === 0) return said;
  const most = mostOfUser(auction);
  if (most === 0)
    return [
      ...said,
      note('The magic user has no points of his own, so he cannot take part.', 'fr3.magic.personal-pool-required'),
    ];
  const own = `at least 1 and at most ${points(defender.own)} of his own`;
  if (level === 1)
    said.push(note(`A level one magic user adds ${own}, for a total of up to ${most}.`, 'fr3.auction.level-one-defence'));
  else if (defender.user === 'witch-hunter')
    said.push(
      note(
        `The witch hunter defends as a level two magic user. He bids ${own}, plus any points from the army pool, for a total of up to ${most}.`,
        'fr3.magic-users.witch-hunter-active-dispel',
        'fr3.magic.witch-hunter-dispel-level',
      ),
    );
  else
    said.push(
      note(
        `A level ${inWords[level]} magic user bids ${own}, plus any points from the army pool, for a total of up to ${most}.`,
        level === 2 ? 'fr3.auction.level-two-defence' : 'fr3.auction.level-three-defence',
      ),
    );
  if (level === 3)
    said.push(
      note(
        'A level three magic user can add points after the reveal if he took part in the secret bid.',
        'fr3.auction.level-three-defence',
      ),
    );
  return said;
}

function clockNotes(who: string, said: Said): Note[] {
  const found: Note[] = [];
  const turned = said.turned as number;
  const clock = said.clock as number;
  if (turned > 0)
    found.push(
      note(
        `${who} morale clock falls from ${clock} to ${clock - turned}, which gives ${points(turned)} to the magic user.`,
        'fr3.auction.morale-clock-points',
        'fr3.auction.morale-clock-floor',
      ),
    );
  if (weakAt(said))
    found.push(
      note(
        `${who} morale clock stands at ${clock}, so the personal pools were halved when they were rolled, and the army pool was set to ${magic.weakArmyPool}.`,
        'fr3.magic.clock-at-four',
      ),
    );
  return found;
}

/** Further facts that a player needs, apart from the sums. */
export function notesOf({ auction, by, defence, said, spell }: AuctionView): Note[] {
  const levels = `level ${casterLevel(auction.caster)} against ${defenceLevel(auction.defender, by)}`;
  const found =
    defence === 0
      ? [note('The enemy does not resist, so the spell works without a roll.', 'fr3.auction.no-defence')]
      : [note(`With ${levels}, ${casterWinsTies(auction, by) ? 'the caster' : 'the defender'} wins a tie.`, 'fr3.auction.tie')];
  if (defence > 0 && wardOf(auction) !== 0)
    found.push(note(`The magic ward takes ${-wardOf(auction)} from the caster’s die.`, 'fr3.character-items.magic-ward'));
  found.push(note('All points that were bid are spent, whatever the result.', 'fr3.auction.unused-points-spent'));
  if (spell.note) found.push(note(`${spell.name}: ${spell.note.charAt(0).toLowerCase()}${spell.note.slice(1)}.`, spell.rule));
  return [...found, ...clockNotes('The caster’s', said.c), ...clockNotes('The defender’s', said.d)];
}
