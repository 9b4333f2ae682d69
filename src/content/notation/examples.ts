/** The examples on the page about the notation, as data; a test parses all of them. */
import type { Action } from '../../engine/fr3/battle/battle.ts';

export interface Example {
  readonly written: string;
  readonly means: string;
}

/** Examples of the parts of a unit statement that come after `A1`. */
export const inUnits: readonly Example[] = [
  { written: 'spears*3', means: 'three spear units in line' },
  { written: 'spears+hero-1-1+skirmishers', means: 'spears with these attached' },
  { written: 'spears . mobs', means: 'an empty place between two units' },
  { written: 'spears / mobs', means: 'the next rank, directly behind' },
];

/** Examples of states, which come after the facing. */
export const inStates: readonly Example[] = [
  { written: '1x2', means: 'bases in front and in depth' },
  { written: '@4', means: 'the level of operation in a diagram; level 3, the surface, is left out' },
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
  { written: 'bases 60mm', means: 'bases of 60 mm; without this line, bases are 40 mm' },
  { written: 'terrain marsh 4,4 to 9,8', means: 'a rectangle from corner to corner' },
  { written: 'terrain woods "Old Wood" 4,4 9,4 8,8', means: 'a polygon with a name' },
  { written: 'A5 spears*2 off', means: 'units off the table, which wait or arrive later' },
  { written: 'A7 skirmishers with A1', means: 'a unit or a character with another unit' },
  { written: '# words', means: 'a comment' },
  { written: 'title: words', means: 'a heading for the text; it may continue on lines that begin with a space' },
];

/** Additional statements in a set-up of Fantasy Rules!. */
export const ofBattles: readonly Example[] = [
  { written: 'terrain objective 21,15 to 27,21', means: 'the square of the terrain objective' },
  {
    written: 'terrain woods enchanted=animate-terrain,50 20,4 to 26,9',
    means:
      'ground that casts a spell on half of the units that enter it; for a spell with two versions, add the version: bless-curse-1,curse,50',
  },
  { written: 'terrain marsh feared 4,4 to 9,8', means: 'ground that no unit enters without a rally roll' },
  {
    written: 'landscape 7',
    means:
      'terrain and an objective generated from this number, on a table of 48x36 or 72x48; with wild after it, some ground is enchanted or feared',
  },
  { written: 'army A "The river folk"', means: 'the name of an army' },
  { written: 'A1 knights 10,12 N elite=1-1-0 cost=95 "Red Lance"', means: 'the options, the full cost and the name of a unit' },
  { written: 'A2 longbows 14,12 N stakes demoralized', means: 'equipment, and the present morale' },
  { written: 'A3 beastmen 18,12 N swimming landed', means: 'a unit that can swim and is on the ground now' },
  { written: 'A4 mobs 24,12 N 2x2', means: 'a mass on four bases; 1x2 is a pike block' },
  { written: 'A5 longbows 28,12 N illusion', means: 'an illusion, paid for by an illusionist of the army' },
  { written: 'A6 hero-1-1 with A1 superhero "Sir Oak"', means: 'a character; his number follows those of the units' },
  { written: 'A7 individual with A1 magic=illusionist-2', means: 'a magic user without a grade of leadership, and his level' },
  {
    written: 'A8 hero-1-1 with A1 bard magic-ward stored-blast-1',
    means: 'other things that a character has: an ability, an item, a stored spell',
  },
  { written: 'A9 hero-1-1 with A3 unit-character', means: 'the unit is a character itself' },
  {
    written: 'nuisances A trap parasitics',
    means: 'traps and parasitics that a side can still place; elite ones are written elite-trap and so on',
  },
  { written: 'first A', means: 'the side that moves first, if the players have agreed on it' },
  { written: 'initiative drawn', means: 'from turn 2 on, a die decides which side has the first phase of a turn' },
  {
    written: 'army B hunts-heretics',
    means: 'properties of a whole army, from its list or bought; scouts B 2 is the number of scouts that it has hired',
  },
  {
    written: 'holding A camp 20,4',
    means: 'a camp, a sacred-camp or a sacred-site and its place; or the unit that carries the baggage train: A3',
  },
  {
    written: 'works A 20,13 45 pavisiers',
    means: 'a fortification: its place, the angle of its front in degrees, and whether pavisiers hold it',
  },
  { written: 'snow', means: 'snow covers the table' },
  { written: 'underwater', means: 'the battle is fought on the sea bottom' },
  { written: 'turns 12', means: 'the number of turns, if the players have agreed on it' },
  { written: 'terrain hill "Old Hill" 30,10 to 36,15', means: 'ground that a scenario can name' },
  { written: 'aim hold "Old Hill" 40', means: 'points at the end of every turn for the side that alone has units on it' },
  { written: 'aim reach A "Old Hill" 60 A1 A2', means: 'points for each of these units that ends the battle wholly on it' },
];

/** Statements about the commands of both armies. */
export const ofCommands: readonly Example[] = [
  {
    written: 'command A "The left wing" A1 A2',
    means: 'these units are a command with a clock of its own; exactly one of them has a general',
  },
  { written: 'clocks each-turn', means: 'the clocks of the commands fall once a turn, not after every lost phase' },
];

/** Moves: one for each kind whose word is not self-explanatory. */
export const moves: Partial<Record<Action['kind'], Example>> = {
  edge: { written: 'A: edge bottom second', means: 'a side takes the lower edge, and has the second phase' },
  deploy: { written: 'A1-A6: deploy 10,7 wide 3', means: 'six units in ranks of three; the place is that of the first unit' },
  join: { written: 'A7: join A2', means: 'a unit begins attached to a unit that is deployed' },
  lead: { written: 'A9: lead A2', means: 'a character begins with a unit other than his own' },
  site: { written: 'A: site 1 20,4', means: 'the first camp or sacred site of the army is placed there' },
  arrive: { written: 'A7-A8: arrive left 12.5', means: 'a force arrives at an edge, 12.5 inches along it' },
  control: {
    written: 'A2: control army',
    means: 'control of an automaton, paid for from the army pool, the clock or the scientist’s points',
  },
  bend: { written: 'A: bend good-omen 1 1', means: 'an omen changes the first die of the last action by one, here upward' },
  rally: { written: 'B4: rally [7]', means: 'a unit tries to rally' },
  shoot: { written: 'A1-A2: shoot B3 [9]', means: 'two units shoot at one target together' },
  bombard: { written: 'A7: bombard B3 [4]', means: 'artillery fires' },
  ahead: { written: 'A1-A3: ahead 4.5', means: 'units move straight ahead, in inches' },
  oblique: { written: 'A2: oblique forward 3 right -2', means: 'a unit moves 3 inches forward and 2 inches to the left' },
  wheel: { written: 'A1-A3: wheel left 22.5', means: 'units wheel about the left front corner, in degrees' },
  turn: { written: 'A1: turn about', means: 'a unit turns about; or to the left or right' },
  rotate: { written: 'A4: rotate -30', means: 'a unit turns on the spot, in degrees; a negative number is to the left' },
  engage: { written: 'A4: engage B2', means: 'a unit turns to an enemy that touches its flank or rear' },
  surge: { written: 'A4: surge -30 5.5', means: 'a 2x2 unit turns and then goes 5.5 inches straight ahead' },
  'on-line': { written: 'A1-A4: on-line right', means: 'a column forms a line to the right' },
  ranks: { written: 'A1-A6: ranks wide 3 right', means: 'units change formation to a front of three' },
  'form-up': {
    written: 'A1-A3: form-up forward 1',
    means: 'units move one inch to form up, when the clock allows no more moves',
  },
  square: { written: 'A1-A4: square', means: 'units form a square' },
  'open-square': { written: 'A1-A4: open-square', means: 'units leave their square' },
  attach: { written: 'A7: attach A2', means: 'a unit moves up and attaches to another unit' },
  detach: { written: 'A7: detach', means: 'a unit leaves its host' },
  transfer: { written: 'A9: transfer A3', means: 'a character goes to another unit' },
  dismount: { written: 'A4: dismount handweapons', means: 'a unit dismounts; the word says what it is on foot' },
  level: { written: 'A5: level surface', means: 'a unit lands or comes up; or write flying, swimming, burrowing' },
  stakes: { written: 'B2: stakes up', means: 'a unit puts up its stakes; down pulls them out' },
  return: { written: 'B5: return 12.5', means: 'a unit comes back to the table, this far along the edge' },
  charge: {
    written: 'A1-A2: charge aim -12.5 wrap left',
    means:
      'units charge a little to the left, and their left end wraps around the enemy; without these words they charge straight ahead',
  },
  disengage: { written: 'A4: disengage [6]', means: 'a unit breaks off from its enemy' },
  decline: {
    written: 'B9: decline',
    means: 'of several equally strong characters, the one who gives no bonus after a declined challenge',
  },
  face: { written: 'B2: face A3', means: 'a unit turns to one of several enemies' },
  fight: { written: 'A1: fight B2 [8 3]', means: 'this melee is fought now; the dice of both units are in brackets' },
  'follow-up': { written: 'A1: follow-up go', means: 'a unit follows up; stay if it does not' },
  pivot: { written: 'A1: pivot B3', means: 'a unit turns in the gap; without an enemy it stays as it is' },
  waver: { written: 'A3: waver', means: 'this unit is demoralized when its army wavers' },
  mark: { written: 'A3: mark', means: 'the unit of a square that takes a marker' },
  recover: { written: 'A3: recover', means: 'the unit of a rallying square that loses a marker' },
  cast: {
    written: 'A9: cast bless-curse-1 on A1 bless [7]',
    means: 'a magic user, a spell, its targets, and which version of the spell',
  },
  'cast-at': { written: 'A9: cast-at teleport on A1 12,20.5 90', means: 'a spell with a place and a facing' },
  bid: { written: 'B: bid B9 own 2 army 3', means: 'secret points for a spell or against it; without points: none' },
  burn: { written: 'A9: burn points 2', means: 'points of the clock are turned into magic points' },
  upkeep: {
    written: 'A: upkeep army',
    means: 'an illusion is paid for from the army pool, from own points or from both; none means that it disappears',
  },
  shield: {
    written: 'A: shield army',
    means: 'points for a device against magic in a 2x2 unit, from the army pool; or write own, or none',
  },
  grapple: { written: 'A: grapple A4 B2 [6 3]', means: 'of several grapples, this one is rolled now' },
  confront: { written: 'A9: confront B9', means: 'a character goes up to an enemy character on his own' },
  walk: { written: 'A9: walk 12,8', means: 'a character goes to a place on his own' },
  guard: { written: 'A8: guard A9', means: 'a bodyguard, and the character whom he guards from now on' },
  custody: { written: 'A3: custody', means: 'of several units that touched the captor, this one has the captive now' },
  'own-hand': {
    written: 'A9: own-hand [6 5]',
    means: 'a general commits ritual suicide; the dice of both players are in brackets',
  },
  curse: { written: 'B2: curse', means: 'the enemy unit that an anti-hero joins' },
  steal: { written: 'A: steal B9 [2 1]', means: 'the character whom a thief robs; without a name, he robs the camp' },
  gift: { written: 'A9: gift', means: 'the character who receives what was stolen' },
  taunt: { written: 'A: taunt A9 B3', means: 'a character taunts a unit' },
  lay: { written: 'A: lay what trap B3', means: 'a trap or parasitics are placed on a unit' },
  activate: {
    written: 'A9: activate gun-flesh B3 points 2',
    means: 'an inventor, his device, its target, and the points spent on it',
  },
  'activate-at': { written: 'A9: activate-at vat 12,20 0 points 3', means: 'a device that needs a place' },
  'shut-off': { written: 'A9: shut-off invisibility-field', means: 'a device is switched off by its owner' },
  innate: {
    written: 'A1: innate war-cry target B2 [5]',
    means: 'a unit uses an innate ability on a target, which rolls; without a target it uses the ability on itself',
  },
  dash: { written: 'A4: dash turn 90 3 [8]', means: 'Fast Movement: a turn to the right, then 3 inches straight ahead' },
  ambush: { written: 'A1: ambush go', means: 'a hidden unit attacks units that move through it; stay if it does not' },
  hold: { written: 'B: hold step', means: 'a side casts nothing now; add step or phase to pass for that long' },
  pass: { written: 'A: pass', means: 'a side does nothing more in this step' },
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
