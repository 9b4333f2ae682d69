/** Words for magic and special troops. `words.ts` has the words for every battle and loads these when needed. */
import { ask, lookUp } from '../../../engine/fr3/battle/chapters/asking.ts';
import { sayChoice } from '../../../engine/fr3/battle/chronicle/chapter-sentences.ts';
import { nameAll } from '../../../engine/fr3/battle/chronicle/sentences.ts';
import { effectOf } from '../../../engine/fr3/battle/magic/effects.ts';
import { askedNow } from '../../../engine/fr3/battle/sequence.ts';
import { fireUnder } from '../../../engine/fr3/battle/special-troops/alight.ts';
import { inShieldwall, phaseOf, sheetSide } from '../../../engine/fr3/battle/units/pieces.ts';
import type { SideId } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { AskKind } from '../../../engine/fr3/battle/vocabulary/questions.ts';
import type { ArmsId } from '../../../engine/fr3/battle/vocabulary/setup.ts';
import type { BattleUnit, Cast, Effect, SpellInHand, State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { listed, short } from '../plain-words.ts';
import { called } from './called.ts';
import type { Kind, KindWords } from './kind-words.ts';

export { specialPlaces } from './special-places.ts';

const place = ({ x, y }: { readonly x: number; readonly y: number }): string => `at ${short(x)}, ${short(y)}`;
const edges = { left: 'left', right: 'right', home: 'own' } as const;
const pockets = {
  army: 'Pay from the army pool',
  own: 'Pay from the illusionist’s own pool',
  both: 'Pay from both pools',
  none: 'Let it fade',
} as const;
const shields = {
  army: 'Pay from the army pool',
  own: 'Pay from the magic user’s own pool',
  none: 'Leave the unit unprotected',
} as const;
const sources = {
  clock: 'a point of the clock',
  army: 'a point of the army pool',
  scientist: 'a point of the scientist',
} as const;
const nuisances = {
  trap: 'a trap',
  'elite-trap': 'an elite trap',
  parasitics: 'parasitics',
  'elite-parasitics': 'elite parasitics',
};
const name = (state: State, id: string): string => called(state, id);

/** A spell's name with its choice. */
export const saySpell = ({ spell, choice, points }: Pick<Cast, 'spell' | 'choice' | 'points'>): string =>
  [lookUp.spellName(spell), choice !== null && `(${sayChoice(choice)})`, points !== null && `for ${points}`]
    .filter(Boolean)
    .join(' ');

export const specialKinds = {
  cast: {
    label: 'Cast a spell',
    says: (action, state) => `Cast ${saySpell(action)}${action.on.length > 0 ? ` on ${called(state, ...action.on)}` : ''}`,
  },
  'cast-at': {
    label: 'Cast a spell',
    says: (action, state) =>
      `Cast ${saySpell(action)}${action.on.length > 0 ? ` on ${called(state, ...action.on)}` : ''}, at ${short(action.x)}, ${short(action.y)}`,
  },
  taunt: { label: 'Taunt', says: ({ by, at }, state) => `${called(state, by)} taunts ${called(state, at)}` },
  'own-hand': { label: 'Choose death', says: ({ character }, state) => `${called(state, character)} commits ritual suicide` },
  curse: { label: 'Curse', says: ({ unit }, state) => `He is with ${called(state, unit)}` },
  steal: {
    label: 'Steal',
    says: ({ from }, state) => (from === null ? 'The thief goes to the camp' : `The thief robs ${called(state, from)}`),
  },
  gift: {
    label: 'Give',
    says: ({ character }, state) => (character === null ? 'No character takes it' : `${called(state, character)} has it`),
  },
  shed: { label: 'Shed parasitics', says: () => 'Try to shed the parasitics' },
  hold: {
    label: 'Cast nothing',
    says: ({ until }) => (until === 'now' ? 'Cast nothing now' : `Cast nothing in this ${until}`),
  },
  bid: {
    label: 'Put in points',
    says: ({ by, own, army }, state) =>
      own + army === 0
        ? 'Put in nothing'
        : `Put in ${listed([...(own > 0 && by !== null ? [`${own} of ${nameAll(state, [by])}`] : []), ...(army > 0 ? [`${army} of the army pool`] : [])])}`,
  },
  burn: {
    label: 'Spend the clock',
    says: ({ character, points }, state) =>
      `Give ${points === 1 ? '1 point' : `${points} points`} of the clock for as much magic of ${nameAll(state, [character])}`,
  },
  grenade: {
    label: 'Throw the grenade',
    says: ({ character, at }, state) => `${called(state, character)} throws his grenade at ${called(state, at)}`,
  },
  activate: {
    label: 'Set off a device',
    says: ({ character, device, on, points }, state) =>
      `${state.characters.some(({ id, running }) => id === character && running.some((each) => each.device === device)) ? 'Stop: ' : ''}${lookUp.belonging(device).name}${on === null ? '' : ` at ${called(state, on)}`}, for ${points === 1 ? '1 point' : `${points} points`}`,
  },
  'activate-at': {
    label: 'Set off a device',
    says: ({ device, x, y, points }) =>
      `${lookUp.belonging(device).name} to ${short(x)}, ${short(y)}, for ${points === 1 ? '1 point' : `${points} points`}`,
  },
  paint: { label: 'Paint', says: ({ unit, at }, state) => `${called(state, unit)} shoot paint at ${called(state, at)}` },
  'shut-off': { label: 'Shut a device off', says: ({ device }) => `Shut off: ${lookUp.belonging(device).name}` },
  'fade-to': { label: 'Let it return', says: ({ x, y }) => `It returns at ${short(x)}, ${short(y)}` },
  'lay-mine': { label: 'Lay a mine', says: ({ at }, state) => `Set off a mine under ${name(state, at)}` },
  grow: { label: 'Grow', says: ({ side }) => `Grow to the ${side}` },
  send: { label: 'Bring it', says: ({ to }, state) => `Bring it to the table with ${name(state, to)}` },
  withdraw: { label: 'Leave the surface', says: () => 'Leave the melee, off the surface' },
  engulf: { label: 'Engulf', says: ({ at }, state) => `Come up under ${name(state, at)}` },
  gaze: { label: 'Gaze', says: ({ at }, state) => `Gaze at ${name(state, at)}` },
  'hand-on': { label: 'Hand on', says: ({ to }, state) => `Hand the offerings on to ${name(state, to)}` },
  ride: { label: 'Transport', says: ({ up }) => (up ? 'Go on board again' : 'Leave the transport') },
  'lay-eggs': { label: 'Lay eggs', says: (action) => `Lay eggs ${place(action)}` },
  lay: { label: 'Set against an enemy', says: ({ what, at }, state) => `Set ${nuisances[what]} against ${name(state, at)}` },
  grapple: { label: 'Grapple', says: ({ by, at }, state) => `${name(state, by)} grapple ${name(state, at)}` },
  champion: { label: 'Meet the ethereal', says: ({ character }, state) => `${name(state, character)} meets it` },
  arrive: { label: 'Arrive', says: ({ edge, along }) => `Come in over the ${edges[edge]} edge, ${short(along)}″ along it` },
  'stay-away': { label: 'Wait', says: () => 'Wait for the next turn' },
  site: { label: 'Place it', says: (action) => `Place it ${place(action)}` },
  fortify: {
    label: 'Build it',
    says(action, state) {
      const own = state.works.filter(({ side }) => side === askedNow(state)?.side);
      return `Build a fortification ${own[action.work - 1]?.pavisiers ? 'with pavisiers ' : ''}${place(action)}`;
    },
  },
  sow: { label: 'Sow dragon’s teeth', says: (action) => `Sow them ${place(action)}` },
  position: { label: 'Form a fortress', says: () => 'Draw up as a fortress' },
  bend: {
    label: 'Move a die',
    says: ({ die, by }, { fate }) => {
      const thrown = fate?.thrown[die - 1];
      return thrown ? `Make the ${thrown.face} a ${thrown.face + by}: ${thrown.decides}` : 'Move a die by one';
    },
  },
  'let-lie': { label: 'Let the dice lie', says: () => 'Let the dice lie' },
  'keep-saying': { label: 'Keep it', says: ({ saying }) => lookUp.seerTitle(saying) },
  'give-found': {
    label: 'Give it',
    says: ({ character, what }, state) =>
      character === null ? 'No character takes it' : `${lookUp.belonging(what).name} for ${name(state, character)}`,
  },
  'win-time': { label: 'Time', says: ({ option }) => `Option ${option}: better odds to choose the edge` },
  reshape: {
    label: 'Change the terrain',
    says: ({ piece, becomes, ...at }, { terrain }) => {
      const old = terrain[piece - 1];
      return old ? `${old.name ?? `The ${old.kind}`}: ${becomes ?? 'take it away'}` : `New ${becomes} ${place(at)}`;
    },
  },
  'move-objective': { label: 'Move the objective', says: (at) => `Move the objective: its middle ${place(at)}` },
  'send-round': {
    label: 'Send a force',
    says: ({ units, force }, state) => `${units.map((id) => name(state, id)).join(', ')}: a ${force} force`,
  },
  forgo: { label: 'Nothing more', says: () => 'Take nothing more' },
  control: { label: 'Control', says: ({ unit, from }, state) => `Control ${name(state, unit)} for ${sources[from]}` },
  'leave-idle': { label: 'Leave the rest', says: () => 'Leave the rest idle' },
  repair: { label: 'Repair', says: () => 'Try to repair it' },
  'dismount-together': { label: 'Dismount together', says: () => 'All of them dismount' },
  'break-through': { label: 'Break through', says: () => 'Try to break through the barrier' },
  prepare: { label: 'Prepare a sacrifice', says: ({ character }, state) => `${name(state, character)} prepares a sacrifice` },
  shell: { label: 'The illusion', says: ({ unit }, state) => `${name(state, unit)} are the illusion` },
  shield: { label: 'Protect the unit', says: ({ from }) => shields[from as keyof typeof shields] },
  upkeep: {
    label: 'Keep the illusion',
    says({ from }, state) {
      const { side } = askedNow(state) ?? {};
      const pool = side && state.sheet.sides[sheetSide(state, side)].armyPool;
      return `${pockets[from as keyof typeof pockets]}${from === 'army' && pool !== undefined ? `, which has ${pool}` : ''}`;
    },
  },
  conjure: { label: 'Make an illusion', says: ({ unit }, state) => `Make an illusion of ${name(state, unit)}` },
  take: { label: 'Let it come', says: () => 'Let the attack come' },
  innate: {
    label: 'Use an ability',
    says: ({ ability, target, what }, state) =>
      `Use ${lookUp.innateAbility(ability)?.name ?? ability}${target === null ? '' : ` on ${name(state, target)}`}${what === null ? '' : ` against ${lookUp.spellName(what)}`}`,
  },
  'another-phase': { label: 'Another phase', says: ({ take }) => (take ? 'Take another phase' : 'Let the phase end') },
  withstand: { label: 'Withstand', says: ({ go }) => (go ? 'Withstand it' : 'Let it work') },
  dash: { label: 'Get out of the way', says: ({ inches: far }) => `Get out of the way, ${short(far)}″` },
  stand: { label: 'Stand', says: () => 'Stay where they are' },
  abort: { label: 'Hold back', says: ({ go }) => (go ? 'Hold the charge back' : 'Charge on') },
  ambush: { label: 'Ambush', says: ({ go }) => (go ? 'Fight those who come' : 'Stay hidden') },
} satisfies { readonly [K in Kind]?: KindWords<K> } as { readonly [K in Kind]?: KindWords<K> };

export const specialAsks: Readonly<Partial<Record<AskKind, string>>> = {
  steal: 'Which character or camp does the thief rob?',
  gift: 'Who has what the thief has stolen?',
  curse: 'Which enemy unit does the anti-hero go with?',
  shed: 'Who tries to shed its parasitics?',
  champion: 'Which major character fights the ethereal?',
  grapple: 'Which grapple is rolled next?',
  shield: 'Is the whole unit to be protected from magic?',
  withstand: 'Do they withstand the magic?',
  evade: 'Do they get out of the way?',
  abort: 'Do the chargers try to hold back?',
  ambush: 'Do they fight those who go through them?',
  magic: 'Do you cast a spell now?',
  bid: 'How many points do you seal?',
  lay: 'Against whom is it set?',
  arrive: 'Where does the force that has come enter?',
  fortune: 'Do you move one of the dice?',
  again: 'Does your side take another phase?',
  control: 'Which automatons are controlled in this turn?',
  grow: 'To which side does it grow?',
  fade: 'Where does it come back?',
  shell: 'Which of the two is the illusion?',
  upkeep: 'Is it paid for?',
  decoy: 'Does an illusion take the place of the target?',
  vision: 'Which of the two visions counts?',
  found: 'Who has what the seer has found?',
  scouted: 'What do you make of your scouting?',
};

/** The question at the start of a turn whether to pay for an illusion. */
export const asksUpkeep = (points: number): string =>
  `Is this illusion kept up, for ${points === 1 ? '1 point' : `${points} points`}?`;

/** Asked when no spell is listed that could be cast. */
export const asksClock = 'With the points that are left no spell would change much. Do you give some of the clock for more?';

/** Asks how many points a side bids for or against a spell, and after the reveal, how many it adds. */
export function asksPoints(state: State, { cast, open }: SpellInHand, side: SideId): string {
  const on = cast.on.length > 0 ? ` on ${called(state, ...cast.on)}` : '';
  const asked = open ? 'do you seal more points' : 'how many points do you seal';
  return `${saySpell(cast)}${on}: ${asked} ${cast.character.startsWith(side) ? 'for' : 'against'} it?`;
}

/** The duration of an effect. */
function sayUntil(state: State, until: Effect['until']): string {
  if (until === 'demoralized') return 'until they are demoralized';
  if (until === 'game') return 'to the end of the battle';
  const phases = until - phaseOf(state);
  return phases <= 0 ? 'to the end of this phase' : phases === 1 ? 'to the end of the next phase' : `for ${phases} more phases`;
}

/** The effects of spells on a unit, with durations. */
export const sayEffects = (state: State, { effects }: Pick<BattleUnit, 'effects'>): readonly string[] =>
  effects.map((each) => `${effectOf(each).name} ${sayUntil(state, each.until)}`);

/** The name of a mount or of a kind of transport. */
const rideName = (by: ArmsId): string => by.replace(/^(transports)-(.*)$/, '$2 $1');

/** Descriptions that apply only to special troops, and to units under spells. */
export function saySpecial(state: State, unit: BattleUnit): readonly (string | false | undefined)[] {
  const fire = unit.status === 'table' ? fireUnder(state, unit) : undefined;
  return [
    unit.stage ?? false,
    inShieldwall(unit) && 'in shieldwall',
    unit.poison > 0 && 'poisoned',
    unit.offerings > 0 && 'with offerings',
    ask.isDugIn(state, unit) && `in a fortification${ask.hasPavisiers(state, unit) ? ' with pavisiers' : ''}`,
    unit.ride !== null &&
      (unit.ride.at === null
        ? `on board of ${rideName(unit.ride.by)}`
        : `their ${rideName(unit.ride.by)} at ${Math.round(unit.ride.at.x)}, ${Math.round(unit.ride.at.y)}`),
    fire !== undefined && (fire.marker === 'fire' ? 'in a fire' : 'where it smolders'),
    unit.effects.length > 0 && `under ${listed(sayEffects(state, unit))}`,
  ];
}
