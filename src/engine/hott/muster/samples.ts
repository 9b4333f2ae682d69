/**
 * Sample armies for an immediate battle. Each is legal and worth exactly 24 AP, which a test checks. The names and stories of the
 * armies are ours.
 */
import type { ElementId } from '../data/elements.ts';
import { supplement } from '../data/figures/supplement.ts';
import { type Roster, type RosterElement, usualStronghold } from './roster.ts';

export interface SampleArmy {
  readonly id: string;
  /** Advice for playing the army, in one sentence. */
  readonly says: string;
  readonly roster: Roster;
}

const many = (count: number, type: ElementId): readonly RosterElement[] => Array.from({ length: count }, () => ({ type }));
const general = (type: ElementId, name: string): RosterElement => ({ type, name, general: true });
const one = (type: ElementId, name: string): RosterElement => ({ type, name });

const sample = (
  id: string,
  name: string,
  stronghold: string,
  says: string,
  ...elements: readonly (RosterElement | readonly RosterElement[])[]
): SampleArmy => ({
  id,
  says,
  roster: { name, size: supplement.army, elements: elements.flat(), stronghold: { ...usualStronghold, name: stronghold } },
});

export const sampleArmies: readonly SampleArmy[] = [
  sample(
    'lantern-wardens',
    'The Lantern Wardens',
    'The Lamphouse',
    'A line of spears two deep, with shooters and a cleric.',
    general('spears', 'Warden Oriel Tamm'),
    many(5, 'spears'),
    many(2, 'shooters'),
    one('clerics', 'The Wick-Mother'),
    one('artillery', 'Old Patience'),
    many(1, 'riders'),
  ),
  sample(
    'pale-heath',
    'Riders of the Pale Heath',
    'The Salt Corral',
    'The whole army is mounted: ride round one enemy flank and win there before the other flank can help.',
    general('heroes', 'Ysolde of the Long Rein'),
    many(4, 'knights'),
    many(4, 'riders'),
    one('magicians', 'The Wind-Reader'),
  ),
  sample(
    'fen-folk',
    'The Fen Folk',
    'The Drowned Hall',
    'Fight in the marsh, where lurkers wait and the enemy is weak.',
    general('warband', 'Chief Mudlark'),
    many(5, 'warband'),
    many(3, 'lurkers'),
    many(1, 'water-lurkers'),
    many(2, 'beasts'),
    many(2, 'shooters'),
  ),
  sample(
    'ninth-candle',
    'Court of the Ninth Candle',
    'The Unlit Stair',
    'Two magicians behind a thin line of swords: spend every spare PIP on spells.',
    general('magicians', 'The Ninth Candle'),
    one('magicians', 'Her Echo'),
    many(4, 'blades'),
    many(2, 'shooters'),
    one('clerics', 'The Candle-Bearer'),
    many(1, 'hordes'),
  ),
  sample(
    'gilded-lance',
    'The Gilded Lance',
    'The Tilting Field',
    'Knights charge straight ahead beside a paladin, whom magic cannot harm.',
    general('knights', 'Count Ambrose Vell'),
    many(3, 'knights'),
    one('paladins', 'The Lily of Carrow'),
    many(3, 'spears'),
    one('clerics', 'The Field Chaplain'),
    many(3, 'hordes'),
  ),
  sample(
    'underhill',
    'The Underhill Company',
    'The Iron Door',
    'Slow, solid foot: march forward together while the bombard shoots.',
    general('blades', 'Foreman Brunda'),
    many(5, 'blades'),
    one('artillery', 'The Door-Knocker'),
    one('behemoths', 'The Cave Ox'),
    many(2, 'shooters'),
    many(1, 'hordes'),
  ),
  sample(
    'thousand-hungry',
    'The Thousand Hungry',
    'The Bone Granary',
    'Twelve hordes that you can replace as long as you have PIPs.',
    general('heroes', 'Gnash the Twice-Fed'),
    many(12, 'hordes'),
    one('behemoths', 'Mother Famine'),
    many(2, 'beasts'),
  ),
  sample(
    'stormglass-fleet',
    'The Stormglass Fleet',
    'The Mooring Spire',
    'Hold the ground with a few elements, and let the aerials choose every fight.',
    general('airboats', 'The Second Thunder'),
    one('airboats', 'The Slow Comet'),
    many(4, 'flyers'),
    many(3, 'blades'),
    many(2, 'shooters'),
  ),
  sample(
    'ember-heirs',
    'Heirs of the Ember',
    'The Warm Mountain',
    'Keep the line unbroken until a roll of 6 brings the dragon.',
    general('heroes', 'Prince Cinder'),
    one('dragons', 'Grandmother Ash'),
    many(4, 'blades'),
    many(2, 'riders'),
    many(2, 'spears'),
  ),
  sample(
    'thornmother',
    'Children of the Thornmother',
    'The Briar Ring',
    'Charge out of the woods, and invoke the god when you roll a 6.',
    general('clerics', 'Speaker Hawthorn'),
    one('gods', 'The Thornmother'),
    many(5, 'warband'),
    many(2, 'shooters'),
    many(1, 'beasts'),
    many(1, 'hordes'),
  ),
  sample(
    'quiet-knives',
    'The Quiet Knives',
    'The House Without Windows',
    'The line must hold until a sneaker reaches the enemy general.',
    general('blades', 'The Steward'),
    many(3, 'blades'),
    one('sneakers', 'First Knife'),
    one('sneakers', 'Last Knife'),
    many(3, 'riders'),
    many(2, 'shooters'),
  ),
  sample(
    'kestrel-rock',
    'Wings over Kestrel Rock',
    'The High Perch',
    'A winged hero chooses where to fight, and infantry guards the rock.',
    general('aerial-heroes', 'Ser Ilka Kestrel'),
    many(5, 'flyers'),
    many(3, 'spears'),
    many(2, 'hordes'),
  ),
];
