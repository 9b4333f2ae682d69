/** Examples of notation in Hordes of the Things; a test parses all of them. */
import type { Action } from '../../engine/hott/battle/battle.ts';
import type { Example } from './examples.ts';

/** Set-up statements, apart from the table, terrain and elements. */
export const ofHottBattles: readonly Example[] = [
  {
    written: 'walls A 300 250 "The Lamphouse"',
    means: 'the stronghold of a side: paces along its edge and away from it, and its name',
  },
  { written: 'terrain stronghold 10.5,0 to 13.5,2.5', means: 'the stronghold of the defender, where it stands already' },
  { written: 'landscape 7', means: 'the battlefield that this seed draws' },
  { written: 'defender A', means: 'who defends; left out, dice decide' },
  { written: 'attacks north', means: 'the attacker’s edge; left out, he chooses and rolls' },
  { written: 'open', means: 'a battle without a stronghold' },
  { written: 'bounds 30', means: 'bounds after which it is a draw' },
  { written: 'bound 5 B moves 3', means: 'a battle under way: the bound, the side, the step, and the PIPs left' },
  { written: 'A8 dragons off', means: 'an element that comes later; one that is lost is off destroyed' },
  { written: 'A9 heroes 12,8 N ensorcelled by=B4', means: 'a marker, and who has ensorcelled him' },
];

/** The meaning of each kind of move. */
export const hottMoves: Readonly<Record<Action['kind'], string>> = {
  edge: 'prefers an edge to attack from; a die decides',
  site: 'the stronghold, so far to the right of the middle of the edge',
  deploy: 'elements side by side, the place of the first and the facing',
  invoke: 'a god comes down at a place',
  summon: 'the dragons come to these places along the edge',
  ambush: 'a lurker falls on an enemy from a place',
  replace: 'a horde comes again at a place',
  desorcel: 'an ensorcelled element comes back at a place',
  return: 'a hero who is free again comes back at a place',
  move: 'a single element goes to a place and a facing',
  march: 'a group goes by legs: ahead, left, right, slant',
  column: 'a group forms a column behind one of its elements',
  follow: 'a column follows a bend of the road',
  engage: 'an aerial comes down on an enemy whom it touches',
  face: 'the element that is asked turns to an attacker',
  shoot: 'the first shoots at a target, the others aid it',
  bespell: 'the first bespells a target, the others aid it',
  call: 'an enemy element shoots next',
  hold: 'the element that is asked keeps its shot',
  'shoot-back': 'the target shoots back, or no-shot',
  fight: 'the next close combat',
  storm: 'an element fights for the stronghold, others aid it',
  done: 'nothing more in this step',
};
