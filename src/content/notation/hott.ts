/** Examples of notation in Hordes of the Things; a test parses all of them. */
import type { Action } from '../../engine/hott/battle/battle.ts';
import type { Example } from './examples.ts';

/** Set-up statements other than those about the table, terrain and elements. */
export const ofHottBattles: readonly Example[] = [
  {
    written: 'walls A 300 250 "The Lamphouse"',
    means: 'the size of a side’s stronghold: paces along its edge and away from it, and its name',
  },
  { written: 'terrain stronghold 10.5,0 to 13.5,2.5', means: 'the defender’s stronghold, already placed' },
  { written: 'landscape 7', means: 'a battlefield generated from this seed' },
  { written: 'defender A', means: 'the defender; without this line, dice decide' },
  { written: 'attacks north', means: 'the attacker’s edge; without this line, the attacker chooses and rolls' },
  { written: 'open', means: 'a battle without a stronghold' },
  { written: 'bounds 30', means: 'the battle is a draw after this many bounds' },
  { written: 'bound 5 B moves 3', means: 'a battle in progress: the bound, the acting side, the step, and the PIPs left' },
  { written: 'A8 dragons off', means: 'an element that arrives later; a lost element has off destroyed' },
  {
    written: 'A9 heroes 12,8 N ensorcelled by=B4',
    means: 'the marker of an ensorcelled element, and the enemy that ensorcelled it',
  },
];

/** The meaning of each kind of move. */
export const hottMoves: Readonly<Record<Action['kind'], string>> = {
  edge: 'the attacker prefers an edge; a die decides',
  site: 'places the stronghold: inches to the right of the middle of the edge',
  deploy: 'deploys elements side by side: the place of the first, and the facing',
  invoke: 'a god arrives at a place',
  summon: 'the dragons arrive at these places along the edge',
  ambush: 'a lurker attacks an enemy from a place',
  replace: 'a destroyed horde is replaced at a place',
  desorcel: 'an ensorcelled element is brought back at a place',
  return: 'a freed hero returns at a place',
  move: 'a single element moves to a place and a facing',
  march: 'a group moves in steps: ahead, left, right, slant',
  column: 'a group forms a column behind one of its elements',
  follow: 'a column follows a bend of the road',
  engage: 'an aerial starts a fight with an enemy that it touches',
  face: 'the attacked element turns to face this attacker',
  shoot: 'the first element shoots at a target, and the others aid it',
  bespell: 'the first element bespells a target, and the others aid it',
  call: 'an enemy element shoots next',
  hold: 'the element does not shoot now',
  'shoot-back': 'the target shoots back; no-shot if it does not',
  fight: 'the next close combat',
  storm: 'an element attacks the stronghold, and others aid it',
  done: 'ends the step',
};
