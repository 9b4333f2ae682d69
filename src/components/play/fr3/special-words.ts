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
import { joinNames, short } from '../plain-words.ts';
import { called } from './called.ts';
import type { Kind, KindWords } from './kind-words.ts';

export { specialPlaces } from './special-places.ts';

const place = ({ x, y }: { readonly x: number; readonly y: number }): string => `at ${short(x)}, ${short(y)}`;
const edges = { left: 'left', right: 'right', home: 'own' } as const;
const pockets = {
  army: 'Pay from the army pool',
  own: 'Pay from the illusionist’s own pool',
  both: 'Pay from both pools',
  none: 'Let the illusion end',
} as const;
const shields = {
  army: 'Pay from the army pool',
  own: 'Pay from the magic user’s own pool',
  none: 'Leave the unit unprotected',
} as const;
const sources = {
  clock: 'a point from the morale clock',
  army: 'a point from the army pool',
  scientist: 'a point from the scientist',
} as const;
const nuisances = {
  trap: 'a trap',
  'elite-trap': 'an elite trap',
  parasitics: 'parasitics',
  'elite-parasitics': 'elite parasitics',
};
const name = (state: State, id: string): string => called(state, id);

/** A spell's name with the choice made for it. */
export const saySpell = ({ spell, choice, points }: Pick<Cast, 'spell' | 'choice' | 'points'>): string =>
  [lookUp.spellName(spell), choice !== null && choice !== spell && `(${sayChoice(choice)})`, points !== null && `for ${points}`]
    .filter(Boolean)
    .join(' ');

export const specialKinds = {
  cast: {
    label: 'Cast a spell',
    says: (action, state) => `Cast ${saySpell(action)}${action.on.length > 0 ? ` on ${nameAll(state, action.on)}` : ''}`,
  },
  'cast-at': {
    label: 'Cast a spell',
    says: (action, state) =>
      `Cast ${saySpell(action)}${action.on.length > 0 ? ` on ${nameAll(state, action.on)}` : ''}, at ${short(action.x)}, ${short(action.y)}`,
  },
  taunt: { label: 'Taunt', says: ({ by, at }, state) => `${called(state, by)} taunts ${called(state, at)}` },
  'own-hand': { label: 'Choose death', says: ({ character }, state) => `${called(state, character)} commits ritual suicide` },
  curse: { label: 'Curse', says: ({ unit }, state) => `The cursed character joins ${called(state, unit)}` },
  steal: {
    label: 'Steal',
    says: ({ from }, state) => (from === null ? 'The thief goes to the camp' : `The thief robs ${called(state, from)}`),
  },
  gift: {
    label: 'Give',
    says: ({ character }, state) => (character === null ? 'Leave the item unused' : `${called(state, character)} gets the item`),
  },
  shed: { label: 'Shed parasitics', says: () => 'Try to shed the parasitics' },
  hold: {
    label: 'Cast nothing',
    says: ({ until }) => (until === 'now' ? 'Cast nothing now' : `Cast nothing this ${until}`),
  },
  bid: {
    label: 'Bid points',
    says: ({ by, own, army }, state) =>
      own + army === 0
        ? 'Bid nothing'
        : `Bid ${joinNames([...(own > 0 && by !== null ? [`${own} from ${nameAll(state, [by])}`] : []), ...(army > 0 ? [`${army} from the army pool`] : [])])}`,
  },
  burn: {
    label: 'Spend clock points',
    says: ({ character, points }, state) =>
      `Turn ${points === 1 ? '1 point of the morale clock into a magic point' : `${points} points of the morale clock into magic points`} for ${nameAll(state, [character])}`,
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
  'shut-off': { label: 'Turn a device off', says: ({ device }) => `Turn off: ${lookUp.belonging(device).name}` },
  'fade-to': { label: 'Let the unit return', says: ({ x, y }) => `The unit returns at ${short(x)}, ${short(y)}` },
  'lay-mine': { label: 'Lay a mine', says: ({ at }, state) => `Set off a mine under ${name(state, at)}` },
  grow: { label: 'Grow', says: ({ side }) => `Grow to the ${side}` },
  send: { label: 'Bring the contraption', says: ({ to }, state) => `Put the contraption on the table at ${name(state, to)}` },
  withdraw: { label: 'Withdraw', says: () => 'Leave the melee by flying off or burrowing' },
  engulf: { label: 'Engulf', says: ({ at }, state) => `Come up under ${name(state, at)}` },
  gaze: { label: 'Gaze', says: ({ at }, state) => `Gaze at ${name(state, at)}` },
  'hand-on': { label: 'Pass on', says: ({ to }, state) => `Pass the offerings on to ${name(state, to)}` },
  ride: { label: 'Transport', says: ({ up }) => (up ? 'Board again' : 'Leave the transport') },
  'lay-eggs': { label: 'Lay eggs', says: (action) => `Lay eggs ${place(action)}` },
  lay: { label: 'Use a trap or parasitics', says: ({ what, at }, state) => `Use ${nuisances[what]} against ${name(state, at)}` },
  grapple: { label: 'Grapple', says: ({ by, at }, state) => `${name(state, by)} grapple ${name(state, at)}` },
  champion: { label: 'Fight the ethereal', says: ({ character }, state) => `${name(state, character)} fights the ethereal` },
  arrive: { label: 'Arrive', says: ({ edge, along }) => `Enter at the ${edges[edge]} edge, ${short(along)}″ along it` },
  'stay-away': { label: 'Wait', says: () => 'Wait for the next turn' },
  site: { label: 'Place it', says: (action) => `Place this ${place(action)}` },
  fortify: {
    label: 'Build it',
    says(action, state) {
      const own = state.works.filter(({ side }) => side === askedNow(state)?.side);
      return `Build a fortification ${own[action.work - 1]?.pavisiers ? 'with pavisiers ' : ''}${place(action)}`;
    },
  },
  sow: { label: 'Sow dragon’s teeth', says: (action) => `Sow dragon’s teeth ${place(action)}` },
  position: { label: 'Form a fortress', says: () => 'Draw up as a fortress' },
  bend: {
    label: 'Change a die',
    says: ({ die, by }, { fate }) => {
      const thrown = fate?.thrown[die - 1];
      return thrown ? `Change the ${thrown.face} to ${thrown.face + by}: ${thrown.decides}` : 'Change a die by one';
    },
  },
  'let-lie': { label: 'Keep the dice as rolled', says: () => 'Leave the dice as they are' },
  'keep-saying': { label: 'Keep it', says: ({ saying }) => lookUp.seerTitle(saying) },
  'give-found': {
    label: 'Give it',
    says: ({ character, what }, state) =>
      character === null ? 'Leave the item unused' : `${lookUp.belonging(what).name} for ${name(state, character)}`,
  },
  'win-time': { label: 'Time', says: ({ option }) => `Option ${option}: a better chance of choosing the edge` },
  reshape: {
    label: 'Change the terrain',
    says: ({ piece, becomes, ...at }, { terrain }) => {
      const old = terrain[piece - 1];
      return old ? `${old.name ?? `The ${old.kind}`}: ${becomes ?? 'remove it'}` : `New ${becomes} ${place(at)}`;
    },
  },
  'move-objective': { label: 'Move the objective', says: (at) => `Move the objective: its centre ${place(at)}` },
  'send-round': {
    label: 'Send a force',
    says: ({ units, force }, state) => `${units.map((id) => name(state, id)).join(', ')}: a ${force} force`,
  },
  forgo: { label: 'Nothing more', says: () => 'Take nothing more' },
  control: { label: 'Control', says: ({ unit, from }, state) => `Control ${name(state, unit)} for ${sources[from]}` },
  'leave-idle': { label: 'Leave the rest', says: () => 'Do not control the other automatons' },
  repair: { label: 'Repair', says: () => 'Try to repair the automaton' },
  'dismount-together': { label: 'Dismount together', says: () => 'All of them dismount' },
  'break-through': { label: 'Break through', says: () => 'Try to break through the barrier' },
  prepare: { label: 'Prepare a sacrifice', says: ({ character }, state) => `${name(state, character)} prepares a sacrifice` },
  shell: { label: 'The illusion', says: ({ unit }, state) => `The illusion: ${name(state, unit)}` },
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
  take: { label: 'Do not answer the attack', says: () => 'Do not answer the attack' },
  innate: {
    label: 'Use an ability',
    says: ({ ability, target, what }, state) =>
      `Use ${lookUp.innateAbility(ability)?.name ?? ability}${target === null ? '' : ` on ${name(state, target)}`}${what === null ? '' : ` against ${lookUp.spellName(what)}`}`,
  },
  'another-phase': { label: 'Another phase', says: ({ take }) => (take ? 'Play another phase' : 'End the phase') },
  withstand: { label: 'Withstand', says: ({ go }) => (go ? 'Resist the magic' : 'Do not resist') },
  dash: { label: 'Get out of the way', says: ({ inches: far }) => `Get out of the way, ${short(far)}″` },
  stand: { label: 'Stand', says: () => 'Stay where they are' },
  abort: { label: 'Hold back', says: ({ go }) => (go ? 'Try to hold back from the charge' : 'Charge on') },
  ambush: { label: 'Ambush', says: ({ go }) => (go ? 'Fight the enemies who move through' : 'Stay hidden') },
} satisfies { readonly [K in Kind]?: KindWords<K> } as { readonly [K in Kind]?: KindWords<K> };

export const specialAsks: Readonly<Partial<Record<AskKind, string>>> = {
  steal: 'Which character or camp does the thief rob?',
  gift: 'Who gets the stolen item?',
  curse: 'Which enemy unit does the cursed character join?',
  shed: 'Which unit tries to shed its parasitics?',
  champion: 'Which major character fights the ethereal?',
  grapple: 'Which grapple is rolled next?',
  shield: 'Do you pay to protect the whole unit from magic?',
  withstand: 'Does the unit resist the magic?',
  evade: 'Does the unit get out of the way?',
  abort: 'Do the chargers try to hold back?',
  ambush: 'Does the hidden unit fight the enemies who move through it?',
  magic: 'Do you cast a spell now?',
  bid: 'How many points do you bid?',
  lay: 'Which enemy gets the trap or parasitics?',
  arrive: 'Where does the arriving force enter?',
  fortune: 'Do you want to change one of the dice by 1?',
  again: 'Does your side take another phase?',
  control: 'Which automatons do you control this turn?',
  grow: 'On which side does the blob grow?',
  fade: 'Where does the unit come back?',
  shell: 'Which of the two is the illusion?',
  upkeep: 'Do you pay for the illusion?',
  decoy: 'Does an illusion take the place of the target?',
  vision: 'Which of the two visions counts?',
  found: 'Who gets the item that the seer has found?',
  scouted: 'How do you use your scouting result?',
};

/** The question at the start of a turn whether to pay for an illusion. */
export const asksUpkeep = (points: number): string =>
  `Do you keep this illusion for ${points === 1 ? '1 point' : `${points} points`}?`;

/** The question that is asked when no castable spell is listed. */
export const asksClock =
  'With the points you have left, you cannot cast any spell that would change much. Do you turn points of the morale clock into magic points?';

/**
 * The question how many points a side bids for or against a spell. After the reveal, the form asks how many points the side adds.
 */
export function asksPoints(state: State, { cast, open }: SpellInHand, side: SideId): string {
  const on = cast.on.length > 0 ? ` on ${nameAll(state, cast.on)}` : '';
  const asked = open ? 'do you bid more points' : 'how many points do you bid';
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
    unit.effects.length > 0 && `under ${joinNames(sayEffects(state, unit))}`,
  ];
}
