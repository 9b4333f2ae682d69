/** Words for what stranger units, illusions, innate abilities and army lists can do; `words.ts` has those of troops and magic. */
import { callings, chaptersOf } from '../../engine/fr3/battle/chapters/brought.ts';
import type { State } from '../../engine/fr3/battle/state.ts';
import { called } from './called.ts';
import type { Kind, KindWords } from './words.ts';

const inches = (n: number): string => String(Math.round(n * 100) / 100).replace('-', '−');
const place = ({ x, y }: { readonly x: number; readonly y: number }): string => `at ${inches(x)}, ${inches(y)}`;
const edges = { left: 'left', right: 'right', home: 'own' } as const;
const pockets = {
  army: 'Pay from the army pool',
  own: 'Pay from the illusionist’s own pool',
  both: 'Pay from both pools',
  none: 'Let it fade',
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

export const strangerKinds = {
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
  champion: { label: 'Meet the ethereal', says: ({ character }, state) => `${name(state, character)} meets it` },
  arrive: { label: 'Arrive', says: ({ edge, along }) => `Come in over the ${edges[edge]} edge, ${inches(along)}″ along it` },
  'stay-away': { label: 'Wait', says: () => 'Wait for the next turn' },
  site: { label: 'Place it', says: (action) => `Place it ${place(action)}` },
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
  'keep-saying': { label: 'Keep it', says: ({ saying }, state) => chaptersOf(state).fortune?.sayingTitle(saying) ?? '' },
  'give-found': {
    label: 'Give it',
    says: ({ character, what }, state) =>
      character === null ? 'Nobody has it' : `${callings().soldAs(what).name} for ${name(state, character)}`,
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
  upkeep: { label: 'Keep the illusion', says: ({ from }) => pockets[from as keyof typeof pockets] },
  conjure: { label: 'Make an illusion', says: ({ unit }, state) => `Make an illusion of ${name(state, unit)}` },
  take: { label: 'Let it come', says: () => 'Let the attack come' },
  innate: {
    label: 'Use an ability',
    says: ({ ability, target, what }, state) =>
      `Use ${callings().innateOf(ability)?.name ?? ability}${target === null ? '' : ` on ${name(state, target)}`}${what === null ? '' : ` against ${callings().spellName(what)}`}`,
  },
  'another-phase': { label: 'Another phase', says: ({ take }) => (take ? 'Take another phase' : 'Let the phase end') },
  withstand: { label: 'Withstand', says: ({ go }) => (go ? 'Withstand it' : 'Let it work') },
  dash: { label: 'Get out of the way', says: ({ inches: far }) => `Get out of the way, ${inches(far)}″` },
  stand: { label: 'Stand', says: () => 'Stay where they are' },
  abort: { label: 'Hold back', says: ({ go }) => (go ? 'Hold the charge back' : 'Charge on') },
  ambush: { label: 'Ambush', says: ({ go }) => (go ? 'Fight those who come' : 'Stay hidden') },
} satisfies { readonly [K in Kind]?: KindWords<K> };

export const strangerAsks = {
  lay: 'Against whom is it set?',
  arrive: 'Where does the force that has come enter?',
  fortune: 'Do you move one of the dice?',
  again: 'Does your side take another phase?',
  control: 'Which automatons are controlled in this turn?',
  grow: 'To which side does it grow?',
  fade: 'Where does it come back?',
  shell: 'Which of the two is the illusion?',
  upkeep: 'Is the illusion paid for?',
  decoy: 'Does an illusion take the place of the target?',
  vision: 'Which of the two sayings counts?',
  found: 'Who has what the seer has found?',
  scouted: 'What do you make of your scouting?',
} as const;
