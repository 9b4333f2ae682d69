/**
 * Lasting spell effects on units, as data: the circumstances that they set in questions to the calculators. The chapters decide
 * how much a circumstance changes the odds.
 */
import { spellEffects } from '../../data/figures/spell-effects.ts';
import type { MeleeSide } from '../../melee/question.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';

export interface EffectKind {
  /** The name that players use. */
  readonly name: string;
  readonly rule: Fr3RuleId;
  /** Circumstances that the effect sets in every melee, test of nerve and volley of the unit. */
  readonly melee?: Partial<Omit<MeleeSide, 'unit'>>;
  /** The unit and its attachments cannot move voluntarily. */
  readonly held?: true;
  /** The unit is trapped, and rolls to escape in step 5. `trap` is the kind of trap for that roll. */
  readonly trap?: 'trap' | 'elite';
  /** An enemy holds the unit. The unit tries to escape in the same way as from a trap (fr3.items.grapple-escape). */
  readonly grappled?: true;
  /** The unit carries parasitics, and may get rid of them in step 5. */
  readonly parasitic?: true;
  /** The unit neither gives nor receives support. */
  readonly unsupported?: true;
  readonly feared?: true;
  /** Circumstances for the unit's missiles and artillery. */
  readonly fire?: {
    readonly spyglass?: true;
    readonly fireArrow?: true;
    readonly stopped?: 'gaze' | 'sudden-squall' | 'sudden-wind' | 'hidden';
  };
  /** Magic users with the unit cannot cast. */
  readonly silent?: true;
  /** Enemies cannot charge the unit. */
  readonly uncharged?: true;
  /** From the air the unit cannot attack units on the ground. */
  readonly aloft?: true;
  /** The enemy cannot see the unit, so it cannot be a target and enemies move through it. */
  readonly hidden?: true;
  /** Terrain does not slow the unit, and it can cross impassable terrain. */
  readonly levitates?: true;
  /** The unit carries growing eggs and moves at half rate. */
  readonly eggs?: true;
  /** A modifier to the next roll for the unit. */
  readonly rolls?: number;
  /** The unit may not move into contact with the enemy. */
  readonly wary?: true;
  /** The unit fights for the side that cast the magic. */
  readonly turned?: true;
  /** The unit is a vat standing alone, and ordinary melee rules do not apply to it. */
  readonly vat?: true;
  /** The unit is uncontrolled. */
  readonly wild?: true;
  /** The unit belongs to neither side: it is not a loss, and it does not keep a side in the battle. */
  readonly nobodys?: true;
}

const held = (name: string, rule: Fr3RuleId): EffectKind => ({ name, rule, held: true });

/** Keyed by the ids in `Effect.is`. */
export const effectKinds = {
  bless: { name: 'Bless', rule: 'fr3.spells.bless-curse-1', melee: { bless: true } },
  strength: { name: 'Strength', rule: 'fr3.spells.strength', melee: { strength: true } },
  freeze: { name: 'Freeze', rule: 'fr3.spells.freeze', melee: { freeze: true } },
  laudanum: { name: 'Laudanum', rule: 'fr3.spells.laudanum', melee: { laudanum: true } },
  garlic: { name: 'Garlic', rule: 'fr3.spells.garlic', melee: { garlic: true } },
  'vermin-off': { name: 'Vermin-Off', rule: 'fr3.spells.vermin-off', melee: { verminOff: true } },
  'grog-ration': { name: 'Grog Ration', rule: 'fr3.spells.grog-ration', melee: { grogRation: true } },
  miracle: { name: 'Miracle', rule: 'fr3.spells.miracle', melee: { miracle: true } },
  'ink-cloud': { name: 'Ink Cloud', rule: 'fr3.spells.ink-cloud', melee: { miracle: true }, uncharged: true },
  'ensure-victory': { name: 'Ensure Victory', rule: 'fr3.spells.ensure-victory', melee: { ensureVictory: true } },
  jihad: { name: 'Jihad', rule: 'fr3.spells.jihad', melee: { jihad: true } },
  righteousness: { name: 'Righteousness', rule: 'fr3.spells.righteousness', melee: { righteousness: true } },
  stink: { name: 'Stink', rule: 'fr3.spells.stink', unsupported: true },
  'illusionary-fear': { name: 'Illusionary Fear', rule: 'fr3.spells.illusionary-fear', feared: true },
  spyglass: { name: 'Spyglass', rule: 'fr3.spells.spyglass', fire: { spyglass: true } },
  'fire-arrow': { name: 'Fire Arrow', rule: 'fr3.spells.fire-arrow', fire: { fireArrow: true } },
  'sudden-squall': {
    name: 'Sudden Squall',
    rule: 'fr3.spells.sudden-squall',
    fire: { stopped: 'sudden-squall' },
    silent: true,
  },
  apoplexy: held('Apoplexy', 'fr3.spells.apoplexy'),
  'heat-stroke': held('Heat Stroke', 'fr3.spells.heat-stroke'),
  cocoon: held('Cocoon', 'fr3.spells.cocoon'),
  deluge: held('Deluge', 'fr3.spells.deluge'),
  tremors: held('Tremors', 'fr3.spells.tremors'),
  'unstable-ground': held('Unstable Ground', 'fr3.spells.unstable-ground'),
  'awakening-of-the-wood': held('Awakening of the Wood', 'fr3.spells.awakening-of-the-wood'),
  /** fr3.spirits.traps-movement-lock, fr3.spirits.traps-combat-penalty */
  trap: { name: 'a trap', rule: 'fr3.spirits.traps-movement-lock', melee: { trap: 'trap' }, held: true, trap: 'trap' },
  'elite-trap': { name: 'an elite trap', rule: 'fr3.spirits.traps-elite', melee: { trap: 'trap' }, held: true, trap: 'elite' },
  /** fr3.infantry.rangers-prepare-trap-roll */
  'prepared-trap': {
    name: 'a trap of the rangers',
    rule: 'fr3.infantry.rangers-prepare-trap-roll',
    melee: { trap: 'trap' },
    held: true,
    trap: 'trap',
  },
  gaze: {
    name: 'a paralyzing gaze',
    rule: 'fr3.optional-abilities.gaze-effect',
    melee: { gaze: true },
    held: true,
    fire: { stopped: 'gaze' },
  },
  /** fr3.items.grapple-effect */
  grapple: { name: 'a grapple', rule: 'fr3.items.grapple-effect', melee: { trap: 'grapple' }, held: true, grappled: true },
  /** fr3.spirits.parasitics-effect */
  parasitics: { name: 'Parasitics', rule: 'fr3.spirits.parasitics', melee: { parasitics: 'ordinary' }, parasitic: true },
  'elite-parasitics': {
    name: 'Elite parasitics',
    rule: 'fr3.spirits.parasitics-elite',
    melee: { parasitics: 'elite' },
    parasitic: true,
  },
  'gains-flying': { name: 'Flying', rule: 'fr3.spells.flying' },
  'loses-flying': { name: 'Flying lost', rule: 'fr3.spells.flying' },
  'gains-swimming': { name: 'Swimming', rule: 'fr3.spells.swimming' },
  'loses-swimming': { name: 'Swimming lost', rule: 'fr3.spells.swimming' },
  'gains-burrowing': { name: 'Burrowing', rule: 'fr3.spells.burrowing' },
  'loses-burrowing': { name: 'Burrowing lost', rule: 'fr3.spells.burrowing' },
  /** fr3.armies.near-east-wagon-fortress-positioning */
  positioned: held('their fortress', 'fr3.armies.near-east-wagon-fortress-positioning'),
  'vat-at-work': held('its running vat', 'fr3.inventions.vat'),
  vat: { ...held('the vat', 'fr3.inventions.vat'), vat: true, unsupported: true, nobodys: true },
  wild: { ...held('its own will', 'fr3.inventions.vat-uncontrolled-output'), wild: true, nobodys: true },
  'sudden-wind': { name: 'Sudden Wind', rule: 'fr3.innate.sudden-wind', fire: { stopped: 'sudden-wind' } },
  nullify: { name: 'Nullify', rule: 'fr3.innate.nullify' },
  levitate: { name: 'Levitate', rule: 'fr3.innate.levitate', levitates: true },
  /** fr3.innate.hide-conditions: the unit cannot move, shoot or use other magic. */
  hide: {
    name: 'Hide',
    rule: 'fr3.innate.hide',
    hidden: true,
    uncharged: true,
    held: true,
    fire: { stopped: 'hidden' },
    silent: true,
  },
  fog: { name: 'Fog', rule: 'fr3.spells.fog', aloft: true },
  turbulence: held('Turbulence', 'fr3.spells.turbulence'),
  'egg-impregnation': { name: 'Egg Impregnation', rule: 'fr3.spells.egg-impregnation', eggs: true },
  'intervention-add': { name: 'Intervention', rule: 'fr3.spells.intervention', rolls: spellEffects.intervention },
  'intervention-subtract': { name: 'Intervention', rule: 'fr3.spells.intervention', rolls: -spellEffects.intervention },
  decoy: { name: 'Illusionary Target', rule: 'fr3.spells.illusionary-target' },
  conjured: { name: 'Illusionary Army', rule: 'fr3.illusions.no-contact-on-summoning', wary: true },
  preparing: held('a sacrifice in preparation', 'fr3.magic.sacrifice-preparation'),
  'breaking-through': { name: 'Breaking through a barrier', rule: 'fr3.magic.barrier-leviathan' },
  balked: { name: 'Stopped by a barrier', rule: 'fr3.magic.barrier-leviathan' },
  'zombies-2': { name: 'Zombies 2', rule: 'fr3.spells.zombies-2', turned: true },
  'zombies-3': { name: 'Zombies 3', rule: 'fr3.spells.zombies-3', turned: true },
  'secret-handshake': { name: 'Secret Handshake', rule: 'fr3.spells.secret-handshake', turned: true },
  /** Undead that cannot recover because of a null. */
  unrefreshed: { name: 'A null', rule: 'fr3.abilities.null-undead' },
} as const satisfies Record<string, EffectKind>;
export type EffectId = keyof typeof effectKinds;
