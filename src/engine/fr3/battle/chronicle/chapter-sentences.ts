/** Chronicle sentences for events that need special chapters. `sentences.ts` has the others. */
import { holdingOf } from '../../companion/holdings.ts';
import { unitOf } from '../../data/units.ts';
import { lookUp } from '../chapters/asking.ts';
import type { BattleEvent } from '../events.ts';
import { length, type Told } from './sentence.ts';

const spellName = (id: string): string => lookUp.spellHead(id)?.name ?? id;

const times: Readonly<Record<string, string>> = { phase: 'for the phase', turn: 'for the turn', game: 'for good' };
/** A choice made for a spell: a unit type, a duration, or a word that only this spell uses. */
export const sayChoice = (choice: string): string => unitOf(choice)?.name ?? times[choice] ?? choice.replaceAll('-', ' ');

const points = (n: number): string => `${n} ${n === 1 ? 'point' : 'points'}`;

const onFires = { none: 'nothing burns now', smolder: 'it smolders', fire: 'a fire burns' } as const;

const onRides = {
  aboard: 'go on board of their transport',
  left: 'leave their transport where it stands',
  lost: 'lose the transport that they had left',
} as const;

const onNuisances = {
  trap: 'are caught in a trap',
  'elite-trap': 'are caught in an elite trap',
  parasitics: 'are beset by parasitics',
  'elite-parasitics': 'are beset by elite parasitics',
} as const;

const forceNames = { flank: 'flanking force', rear: 'rear force' } as const;

export const chapterSentences = {
  repaired: ({ unit, works }, name) =>
    works ? `The repair removes one damage marker from ${name(unit)}.` : `The repair of ${name(unit)} fails.`,
  factor: ({ unit, factor }, name) => `${name(unit)} have a combat factor of ${factor} this turn.`,
  order: ({ side, turn }, _, army) => `${army(side)} has the first phase of turn ${turn}.`,
  came: ({ side, force }, _, army) => `The ${forceNames[force]} of ${army(side)} has arrived.`,
  delayed: ({ side, force }, _, army) => `The ${forceNames[force]} of ${army(side)} has not arrived yet.`,
  sited: ({ side, holding }, _, army) => `${army(side)} places its ${holdingOf[holding].name.toLowerCase()}.`,
  fortified: ({ side, pavisiers }, _, army) => `${army(side)} places a fortification${pavisiers ? ' and pavisiers in it' : ''}.`,
  garrison: ({ unit, gone }, name) =>
    `${name(unit)} fight the pavisiers in a fortification. The pavisiers ${gone ? 'are driven out' : 'hold it'}.`,
  'pavisiers-lost': ({ side }, _, army) =>
    `${army(side)} loses the pavisiers of a fortification, because its last defender is gone.`,
  bent: ({ side, from, to, decides }, _, army) =>
    `${army(side)} changes the die from ${from} to ${to}: ${decides}. The new result replaces the old one.`,
  controlled: ({ unit }, name) => `${name(unit)} are under control this turn.`,
  positioned: ({ unit }, name) => `${name(unit)} form a fortress.`,
  branded: ({ character }, name) => `${name(character)} is branded a heretic.`,
  engulfed: ({ unit, by }, name) => `${name(by)} burst out of the ground beneath ${name(unit)}.`,
  'set-upon': ({ unit, by }, name) => `${name(by)} turn on their own side: they fight ${name(unit)}.`,
  taunted: ({ by, unit }, name) => `${name(unit)} are taunted by ${name(by)}.`,
  'own-hand': ({ character, honour }, name) =>
    `${name(character)} commits ritual suicide${honour ? ', which encourages his army' : ', but without honour'}.`,
  stole: ({ by, from, what, caught }, name) =>
    caught
      ? `${name(by)} is caught and executed.`
      : `${name(by)} steals ${what === null ? 'nothing' : what === 'camp' ? 'from the camp' : lookUp.belonging(what).name}${from === null ? '' : ` from ${name(from)}`}.`,
  given: ({ character, what }, name) => `${name(character)} receives an item (${lookUp.belonging(what).name}).`,
  cursed: ({ character, unit }, name) => `${name(character)} joins ${name(unit)}.`,
  freed: ({ unit, of }, name) =>
    `${name(unit)} are free of ${{ trap: 'their trap', parasitic: 'their parasitics', eggs: 'the eggs in them' }[of]}.`,
  cast: ({ character, spell, on, choice, at, points: paid }, name) =>
    `${name(character)} casts ${spellName(spell)}${paid === null ? '' : ` for ${points(paid)}`}${choice === null || choice === spell ? '' : ` (${sayChoice(choice)})`}${on.length > 0 ? ` on ${name(...on)}` : ''}${at === null ? '' : `, at ${length(at.x)}, ${length(at.y)}`}.`,
  bids: ({ casting, defence, by }, name) =>
    `${points(casting)} for the spell, ${defence} against it${by === null ? '' : ` by ${name(by)}`}.`,
  laid: ({ what, unit }, name) => `${name(unit)} ${onNuisances[what]}.`,
  grew: ({ unit, large }, name) => `${name(unit)} grow${large ? ' to four bases' : ''}.`,
  hatched: ({ unit, stage }, name) => `${name(unit)} have become ${stage}.`,
  grappled: ({ unit, at, holds }, name) => `${name(unit)} ${holds ? 'grapple' : 'cannot grapple'} ${name(at)}.`,
  ride: ({ unit, now }, name) => `${name(unit)} ${onRides[now]}.`,
  handed: ({ unit, to }, name) => `${name(unit)} pass their offerings to ${name(to)}.`,
  gazed: ({ unit, at }, name) => `${name(unit)} turn their gaze on ${name(at)}.`,
  fire: ({ x, y, now }) => `At ${length(x)}, ${length(y)} ${onFires[now]}.`,
  burned: ({ unit, fate }, name) =>
    `${name(unit)} are caught in the fire${fate === 'unharmed' ? ', but it does them no harm' : ''}.`,
  summoned: ({ unit }, name) => `A new unit appears: ${name(unit)}.`,
  enchanted: ({ unit, spell, works }, name) =>
    `${name(unit)} enter enchanted ground: ${works ? `it casts ${spellName(spell)} on them` : `${spellName(spell)} does not work this time`}.`,
  used: ({ by, ability, on }, name) =>
    `The ability ${lookUp.innateAbility(ability)?.name ?? ability} is used by ${name(by)}${on === null || on === by ? '' : ` on ${name(on)}`}.`,
  undone: ({ unit, what }, name) => `${name(unit)} are free of ${what}.`,
  dissipated: ({ unit }, name) => `${name(unit)} were an illusion and have dissipated.`,
  decoyed: ({ unit }, name) => `The attack hits an illusion of ${name(unit)} instead.`,
  real: ({ unit }, name) => `${name(unit)} are real.`,
  shielded: ({ unit, points: paid }, name) => `${name(unit)} are protected from magic. Their device costs ${points(paid)}.`,
  maintained: ({ side, points: paid }, _, army) => `${army(side)} pays ${points(paid)} for an illusion.`,
  prepares: ({ character }, name) => `${name(character)} prepares a sacrifice.`,
  beset: ({ unit, wins }, name) => `${name(unit)} ${wins ? 'are not' : 'are'} beaten in the fight that magic started.`,
  painted: ({ unit, at, stripped }, name) =>
    `${name(unit)} shoot paint at ${name(at)}${stripped ? ', which removes their protection' : ', without effect'}.`,
  'at-post': ({ character }, name) => `${name(character)} is at his cooking post.`,
  bred: ({ by, unit, wild }, name) =>
    unit === null
      ? `Nothing comes out of the vat of ${name(by)}.`
      : `${name(unit)} come out of the vat of ${name(by)}${wild ? ', and neither side controls them' : ''}.`,
  vat: ({ by, stands }, name) => `The vat of ${name(by)} ${stands ? 'keeps working where it stands' : 'is destroyed'}.`,
  device: ({ by, device, works }, name) =>
    `The device of ${name(by)} (${lookUp.belonging(device).name}) ${works ? 'works' : 'does not work'}.`,
  unfaded: ({ unit }, name) => `${name(unit)} return after fading away.`,
  'spirit-gone': ({ unit }, name) => `The protective spirit of ${name(unit)} is gone.`,
  thrown: ({ by, at, fate }, name) =>
    `${name(by)} throws a holy hand grenade at ${name(at)}${fate === 'unharmed' ? ', without effect' : ''}.`,
  lulled: ({ unit, sleeps }, name) => `The magic on ${name(unit)} ${sleeps ? 'is suspended by a null' : 'takes effect again'}.`,
  resolved: ({ spell, works }) => `${spellName(spell)} ${works ? 'works' : 'is dispelled'}.`,
} satisfies { readonly [K in BattleEvent['kind']]?: Told<K> };
