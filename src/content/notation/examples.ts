/** The examples on the page about the notation, as data; a test parses all of them. */
import type { Action } from '../../engine/fr3/battle/battle.ts';

export interface Example {
  readonly written: string;
  readonly means: string;
}

/** Parts of a unit statement, after `A1`. */
export const inUnits: readonly Example[] = [
  { written: 'spears*3', means: 'three spear units on line' },
  { written: 'spears+hero-1-1+skirmishers', means: 'spears with these attached' },
  { written: 'spears . mobs', means: 'an empty place between two units' },
  { written: 'spears / mobs', means: 'the next rank, directly behind' },
];

/** Examples of the part after the facing. */
export const inStates: readonly Example[] = [
  { written: '1x2', means: 'bases in front and in depth' },
  { written: '@4', means: 'the level of operation in a diagram; 3, the surface, is not said' },
  { written: 'demoralized', means: 'a state; others have a value, such as markers=2' },
  { written: '"Smoke"', means: 'a label; in a battle it is the name of the unit' },
];

/** Examples of facings, which come after the place. */
export const inFacings: readonly Example[] = [
  { written: 'NE', means: 'one of N NE E SE S SW W NW; N is up the table' },
  { written: '22.5', means: 'degrees clockwise from N, to a tenth' },
];

/** Whole statements about the table. */
export const ofTheTable: readonly Example[] = [
  { written: 'table 48x36', means: '48 inches along the home edges, 36 between them' },
  { written: 'bases 60mm', means: 'bases of 60 mm; 40 mm if it is not said' },
  { written: 'terrain marsh 4,4 to 9,8', means: 'a rectangle from corner to corner' },
  { written: 'terrain woods "Old Wood" 4,4 9,4 8,8', means: 'a polygon with a name' },
  { written: 'A5 spears*2 off', means: 'units off the table: they wait, or come later' },
  { written: 'A7 skirmishers with A1', means: 'a unit or a character with another unit' },
  { written: '# words', means: 'a comment' },
  { written: 'title: words', means: 'a heading about the text; it may run on in lines that begin with a blank' },
];

/** Additional statements in a set-up of Fantasy Rules!. */
export const ofBattles: readonly Example[] = [
  { written: 'terrain objective 21,15 to 27,21', means: 'the square of the terrain objective' },
  {
    written: 'terrain woods enchanted=animate-terrain,50 20,4 to 26,9',
    means: 'ground that casts a spell on half of those who enter it; one with sides says which: bless-curse-1,curse,50',
  },
  { written: 'terrain marsh feared 4,4 to 9,8', means: 'ground that no unit enters without a rally roll' },
  {
    written: 'landscape 7',
    means:
      'terrain and an objective that this number draws, on a table of 48x36 or 72x48; with wild after it some ground is enchanted or feared',
  },
  { written: 'army A "The river folk"', means: 'what an army is called' },
  { written: 'A1 knights 10,12 N elite=1-1-0 cost=95 "Red Lance"', means: 'what it has, its full cost, its name' },
  { written: 'A2 longbows 14,12 N stakes demoralized', means: 'arms, and morale as it is now' },
  { written: 'A3 beastmen 18,12 N swimming landed', means: 'it may swim, and stands on the ground now' },
  { written: 'A4 mobs 24,12 N 2x2', means: 'a mass on four bases; 1x2 is a pike block' },
  { written: 'A5 longbows 28,12 N illusion', means: 'an illusion, for which an illusionist of the army pays' },
  { written: 'A6 hero-1-1 with A1 superhero "Sir Oak"', means: 'a character; his number follows those of the units' },
  { written: 'A7 individual with A1 magic=illusionist-2', means: 'a magic user without a grade of leadership, and his level' },
  {
    written: 'A8 hero-1-1 with A1 bard magic-ward stored-blast-1',
    means: 'what a character has besides: an ability, an item, a stored spell',
  },
  { written: 'A9 hero-1-1 with A3 unit-character', means: 'the unit is a character itself' },
  { written: 'nuisances A trap parasitics', means: 'traps and parasitics that a side has in hand; elite-trap and its like' },
  { written: 'first A', means: 'who moves first, if it is agreed' },
  { written: 'initiative drawn', means: 'from turn 2 on a die says who has the first phase of a turn' },
  {
    written: 'army B hunts-heretics',
    means: 'what an army has as a whole, by its list or bought for it; scouts B 2 says what scouts it has hired',
  },
  {
    written: 'holding A camp 20,4',
    means: 'a camp, a sacred-camp or a sacred-site and its place; or the unit that carries the baggage train: A3',
  },
  {
    written: 'works A 20,13 45 pavisiers',
    means: 'a fortification and its place; degrees that it is turned by, and whether pavisiers hold it',
  },
  { written: 'snow', means: 'the table lies under snow' },
  { written: 'underwater', means: 'the battle is fought on the sea bottom' },
  { written: 'turns 12', means: 'how many turns are played, if it is agreed' },
  { written: 'terrain hill "Old Hill" 30,10 to 36,15', means: 'ground that a scenario can name' },
  { written: 'aim hold "Old Hill" 40', means: 'points at the end of every turn for whoever alone has units on it' },
  { written: 'aim reach A "Old Hill" 60 A1 A2', means: 'points for each of them that ends the battle wholly on it' },
];

/** Moves: one for each kind whose word is not self-explanatory. */
export const moves: Partial<Record<Action['kind'], Example>> = {
  edge: { written: 'A: edge bottom second', means: 'takes the lower edge, and has the second phase' },
  deploy: { written: 'A1-A6: deploy 10,7 wide 3', means: 'six units in ranks of three; the place is that of the first' },
  join: { written: 'A7: join A2', means: 'begins attached to a unit that is deployed' },
  lead: { written: 'A9: lead A2', means: 'a character begins with another unit than his own' },
  site: { written: 'A: site 1 20,4', means: 'its first camp or sacred site stands there' },
  arrive: { written: 'A7-A8: arrive left 12.5', means: 'a force comes over an edge, 12.5 inches along it' },
  control: { written: 'A2: control army', means: 'an automaton, paid for by the pool of the army, the clock or the scientist' },
  bend: { written: 'A: bend good-omen 1 1', means: 'an omen moves the first die of the last action by one, here up' },
  rally: { written: 'B4: rally [7]', means: 'tries to rally' },
  shoot: { written: 'A1-A2: shoot B3 [9]', means: 'both at one target' },
  bombard: { written: 'A7: bombard B3 [4]', means: 'artillery fires' },
  ahead: { written: 'A1-A3: ahead 4.5', means: 'straight ahead, in inches' },
  oblique: { written: 'A2: oblique forward 3 right -2', means: 'so far forward, and 2 inches to the left' },
  wheel: { written: 'A1-A3: wheel left 22.5', means: 'about the left front corner, in degrees' },
  turn: { written: 'A1: turn about', means: 'to the left, to the right or about' },
  rotate: { written: 'A4: rotate -30', means: 'on the spot; less than 0 is to the left' },
  engage: { written: 'A4: engage B2', means: 'turns to an enemy who touches its flank or rear' },
  surge: { written: 'A4: surge -30 5.5', means: 'a 2x2 unit turns, and goes 5.5 inches straight ahead' },
  'on-line': { written: 'A1-A4: on-line right', means: 'from a column into a line, to the right' },
  ranks: { written: 'A1-A6: ranks wide 3 right', means: 'another formation: a front of three' },
  'form-up': { written: 'A1-A3: form-up forward 1', means: 'the last inch, when the clock allows no more' },
  square: { written: 'A1-A4: square', means: 'forms square' },
  'open-square': { written: 'A1-A4: open-square', means: 'leaves its square' },
  attach: { written: 'A7: attach A2', means: 'moves up and attaches' },
  detach: { written: 'A7: detach', means: 'leaves its host' },
  transfer: { written: 'A9: transfer A3', means: 'a character goes to another unit' },
  dismount: { written: 'A4: dismount handweapons', means: 'and what they are on foot' },
  level: { written: 'A5: level surface', means: 'lands or comes up; or flying, swimming, burrowing' },
  stakes: { written: 'B2: stakes up', means: 'puts them up; or down' },
  return: { written: 'B5: return 12.5', means: 'comes back to the table, so far along the edge' },
  charge: {
    written: 'A1-A2: charge aim -12.5 wrap left',
    means: 'a little to the left, the left end wraps around; alone: straight ahead',
  },
  disengage: { written: 'A4: disengage [6]', means: 'breaks off' },
  decline: { written: 'B9: decline', means: 'of several equals, the one who lends no bonus after a declined challenge' },
  face: { written: 'B2: face A3', means: 'turns to one of several enemies' },
  fight: { written: 'A1: fight B2 [8 3]', means: 'this melee now; the dice of both' },
  'follow-up': { written: 'A1: follow-up go', means: 'or stay' },
  pivot: { written: 'A1: pivot B3', means: 'turns in the gap; alone: stays as it is' },
  waver: { written: 'A3: waver', means: 'is the one that an army at the end of its nerve loses heart in' },
  mark: { written: 'A3: mark', means: 'is the unit of a square that takes a marker' },
  recover: { written: 'A3: recover', means: 'is the unit of a rallying square that loses a marker' },
  cast: {
    written: 'A9: cast bless-curse-1 on A1 bless [7]',
    means: 'a magic user, a spell, those it is aimed at, and which side of it',
  },
  'cast-at': { written: 'A9: cast-at teleport on A1 12,20.5 90', means: 'a spell with a place, and the way to look there' },
  bid: { written: 'B: bid B9 own 2 army 3', means: 'seals points for a spell or against it; alone: none' },
  burn: { written: 'A9: burn points 2', means: 'points of the clock for a magic user' },
  upkeep: {
    written: 'A: upkeep army',
    means: 'an illusion is paid for from a pool, army or own, or from both; or none: it dissipates',
  },
  shield: { written: 'A: shield army', means: 'points for a device against magic in a 2x2 unit; or own, or none' },
  grapple: { written: 'A: grapple A4 B2 [6 3]', means: 'of several grapples, the one that is rolled now' },
  confront: { written: 'A9: confront B9', means: 'a character goes up to an enemy by himself' },
  walk: { written: 'A9: walk 12,8', means: 'he goes to a place alone' },
  guard: { written: 'A8: guard A9', means: 'a bodyguard, and whom he guards from now on' },
  custody: { written: 'A3: custody', means: 'of several that touched his captor, the unit that has a captive now' },
  'own-hand': { written: 'A9: own-hand [6 5]', means: 'a general chooses his death; the dice of both' },
  curse: { written: 'B2: curse', means: 'the enemy unit that an anti-hero is with' },
  steal: { written: 'A: steal B9 [2 1]', means: 'whom a thief robs; alone: the camp' },
  gift: { written: 'A9: gift', means: 'who has what was stolen' },
  taunt: { written: 'A: taunt A9 B3', means: 'a character taunts a unit' },
  lay: { written: 'A: lay what trap B3', means: 'a trap or parasitics for a unit' },
  activate: { written: 'A9: activate gun-flesh B3 points 2', means: 'an inventor, his device, at whom, and the points for it' },
  'activate-at': { written: 'A9: activate-at vat 12,20 0 points 3', means: 'a device that takes a place' },
  'shut-off': { written: 'A9: shut-off invisibility-field', means: 'a device that its owner no longer keeps up' },
  innate: {
    written: 'A1: innate war-cry target B2 [5]',
    means: 'uses an innate ability on a unit, which rolls; without a target on itself',
  },
  dash: { written: 'A4: dash turn 90 3 [8]', means: 'Fast Movement: a turn to the right, then 3 inches ahead' },
  ambush: { written: 'A1: ambush go', means: 'a hidden unit fights those who go through it; or “stay”' },
  hold: { written: 'B: hold step', means: 'casts nothing now, or in this step or phase' },
  pass: { written: 'A: pass', means: 'nothing more in this step' },
};

/** Texts with errors. */
export const mistakes: readonly string[] = ['A1 spears 10', 'A1 spears 10,12 X', 'terrain woods 4,4 9,4', 'A4-A1: ahead 3'];

/** Errors in a game. Each has a line of the example, and the wrong line that replaces it. */
export const wrongLines: readonly (readonly [line: string, instead: string])[] = [
  ['A3: wheel left 30 {to take them in flank}', 'A3: wheel left'],
  ['A: pass', 'B: pass'],
  ['A1: fight B3 [8 3]', 'A1: fight B1 [8 3]'],
  ['A1: fight B3 [8 3]', 'A1: fight B3 [8]'],
];
