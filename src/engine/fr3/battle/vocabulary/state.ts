/** The types of the state of a battle: plain readonly data. The functions that read and change it stand in `units/pieces.ts`. */
import type { Base, Point } from '../../../kernel/geometry.ts';
import type { HoldingKind } from '../../companion/holdings.ts';
import type { State as Sheet } from '../../companion/state.ts';
import type { Level } from '../../data/levels.ts';
import type { Aftermath } from '../../demoralization.ts';
import type { Stage as LifeStage } from '../../monsters/cyclics.ts';
import type { Enchantment, Terrain } from '../../table/terrain.ts';
import type { ArmyWordId } from '../army-rules/army-words.ts';
import type { InnateId } from '../innate/ids.ts';
import type { Home, PieceId, SideId } from './ids.ts';
import type { Ask, Use } from './questions.ts';
import type { ArmsId, NuisanceId, Place, Setup, TroopSetup } from './setup.ts';

/** A camp as it is on the table: in its place, with the unit that carries it, or still to be placed. */
export interface BattleHolding {
  readonly side: SideId;
  readonly kind: HoldingKind;
  /** Its focal point; null while it is carried, or not placed yet. */
  readonly at: Point | null;
  /** The unit whose transport carries the baggage train. */
  readonly carrier: string | null;
}

/** What a side still has of such words, by the side that has them. */
export interface Portent {
  readonly side: SideId;
  readonly word: ArmyWordId;
}

/** A die that has been thrown. */
export interface Thrown {
  readonly die: number;
  readonly face: number;
  /** Whose it is, where that is known. */
  readonly of: SideId | null;
  readonly decides: string;
}

/** An action whose dice lie on the table, and may still be moved. */
export interface Fate {
  readonly before: State;
  readonly action: { readonly kind: string };
  readonly thrown: readonly Thrown[];
  /** They have been: the action is played again with these. */
  readonly moved: boolean;
}

/**
 * Where a unit is: not yet on the table; to come when its own rule says, and not deployed; on the table; with another unit (`host`);
 * over the edge, to come back; gone for good; or no more, because other units have come of it.
 */
export const statuses = ['reserve', 'awaited', 'table', 'attached', 'away', 'captured', 'destroyed', 'merged'] as const;
export type Status = (typeof statuses)[number];

/** What a unit has done in this phase; all of it is forgotten when the next one begins. */
export interface Did {
  /** Share of its movement that it has spent, 0 to 1. */
  readonly spent: number;
  readonly moved: boolean;
  readonly charged: boolean;
  /** It has shot with missiles. */
  readonly fired: boolean;
  /** It has shot with artillery; a battlewagon may do both. */
  readonly bombarded: boolean;
  readonly rallied: boolean;
  readonly fought: boolean;
  /** Its demoralization has risen by something that counts among the losses of the phase. */
  readonly shaken: boolean;
  /** It has landed, surfaced, taken off or gone under: fr3.levels.change-level. */
  readonly changedLevel: boolean;
  /** There has been a challenge in its melee, which is one a phase. */
  readonly challenged: boolean;
  /** It has turned to its most dangerous opponent before the melees, which it does once. */
  readonly turned: boolean;
  /** It has made its test of fear as one that was charged: fr3.fear.test-charged. */
  readonly feared: boolean;
  /** It has taunted somebody, as a few units do: fr3.character-items.taunt-procedure. */
  readonly taunted: boolean;
  /** It has tried to shed its parasitics, or has caught them in this step. */
  readonly shed: boolean;
  /** It has gone on board of its transport, or left it. */
  readonly rode: boolean;
  /** It has rolled to be rid of poison (fr3.optional-abilities.poison-purge). */
  readonly purged: boolean;
  /** Offerings have come to it: they are handed on once (fr3.infantry.offerings-transfer). */
  readonly handed: boolean;
  /** Enemies in whose zones of control it has stood since it began to move: fr3.basics.zone-of-control-restriction. */
  readonly zones: readonly PieceId[];
  /** It has stepped aside for a 2x2 unit that turned: fr3.multi-based.displacement. */
  readonly gaveWay: boolean;
  /** Units that an ethereal has gone through in this phase, in order; so many of them have rolled for it. */
  readonly haunts: readonly PieceId[];
  readonly haunted: number;
  /** Units that a leviathan has fallen on in its death, and that have still to roll (fr3.leviathans.push-back-crash). */
  readonly crushes: readonly PieceId[];
}

/** Something that a spell has done to a unit, and that lasts; `magic/effects.ts` says what it is. */
export interface Effect {
  /** The spell, by its id; of a spell that has two sides, the side as well: `bless`. */
  readonly is: string;
  /** Whose magic it is. */
  readonly by: SideId;
  /** The last phase in which it holds, counted from the beginning of the battle; or what ends it. */
  readonly until: number | 'demoralized' | 'game';
  /** The level of the magic user who has laid it on, 0 for an innate ability; left out where nobody can dispel it. */
  readonly level?: 0 | 1 | 2 | 3;
}

/** A transport of a unit: what it is, and where it stands when its unit has left it; null while that is on board. */
export interface Ride {
  readonly by: ArmsId;
  readonly at: Base | null;
}

export interface BattleUnit {
  readonly id: PieceId;
  /** The side that it fights for: by magic another than its owner's (`magic/allegiance.ts`). */
  readonly side: SideId;
  readonly status: Status;
  /** Its place; of a unit that is attached, that of its host; of one that is not on the table, its last. */
  readonly base: Base;
  readonly host: PieceId | null;
  /** Where it stands. A unit in a fight on the surface is there: fr3.levels.attack-on-surface. */
  readonly level: Level;
  /** Where it comes from as a melee counts it: it has landed only when it stays down of its own will. */
  readonly comes: Level;
  /** The row of the reference table that it has become by dismounting; null as long as it has not. */
  readonly onFoot: string | null;
  /** Stakes: none (or lost), carried, standing before its front, or left standing before the place that it was driven from. */
  readonly stakes: 'none' | 'carried' | 'up' | 'left';
  /** That place; null unless they are left. */
  readonly stakesAt: Base | null;
  /** The units of the square that it stands in, itself among them; nobody for a unit in no square. */
  readonly square: readonly PieceId[];
  readonly morale: 0 | 1 | 2;
  readonly markers: number;
  /** Extra markers that it can still have: permanent losses lower it. */
  readonly mostMarkers: number;
  /** Of these levels of morale so many never come back: what a kill costs a square. */
  readonly lasting: 0 | 1 | 2;
  /** Heavy artillery that has fired: it does not leave its place any more. */
  readonly fixed: boolean;
  /** The way, in tenths of a degree, that a 2x2 unit must go in its next movement step (fr3.multi-based.double-demoralized). */
  readonly flees: number | null;
  /** The CF that has been rolled for this turn; null for all that have one of their own. */
  readonly factor: number | null;
  /** Of an illusion, the illusionist who pays for it; null for real units. The other side never sees it: `magic/view.ts`. */
  readonly illusion: PieceId | null;
  /** It has been demoralized once: what a unit keeps only until then is gone. */
  readonly everShaken: boolean;
  /** Arms that it had and has used up: a mine. */
  readonly usedUp: readonly ArmsId[];
  /** The stage of life of cyclics (fr3.monsters.cyclics-life-cycle); null for all others. */
  readonly stage: LifeStage | null;
  /** Where a unit has closed up in shieldwall; it is one as long as it stands there (fr3.items.shieldwall-adopt). */
  readonly wall: Point | null;
  /** Enemies who have laid hold of it, the last time that they did (fr3.items.grapple-multiple). */
  readonly heldBy: readonly PieceId[];
  /** The last turn in which it has used its paralyzing gaze; 0 before. */
  readonly gazed: number;
  /** Levels of its demoralization that are poison: no rally gives them back, and they keep it from no charge. */
  readonly poison: 0 | 1 | 2;
  /** Sets of offerings that it has with it. */
  readonly offerings: number;
  /** Null for a unit that has no transport, or has lost it. */
  readonly ride: Ride | null;
  /** Opponents that a blob has destroyed in melee, as far as it has grown by them; 0 for all others. */
  readonly victims: number;
  readonly effects: readonly Effect[];
  /** It has faded, and may return: the points that were left in its pool, and its place among the losses on the sheet. */
  readonly faded: { readonly points: number; readonly loss: number } | null;
  /** Effects that sleep while it is near a null (`magic/null-field.ts`). */
  readonly asleep: readonly Effect[];
  readonly did: Did;
}

export interface BattleCharacter {
  readonly id: PieceId;
  readonly side: SideId;
  /** An anti-hero is never in play as others are: he is `cursing` a unit (`characters/curse.ts`). */
  readonly status: 'in play' | 'captured' | 'killed' | 'cursing';
  /** The unit that he is with; of a captive, the enemy unit that holds him. */
  readonly host: PieceId | null;
  /** Where he stands by himself; null while he is with somebody. */
  readonly at: Point | null;
  /** Devices of his that are at work, and the unit that each works for: `inventions/workshop.ts`. */
  readonly running: readonly {
    readonly device: 'targeter' | 'invisibility-field' | 'vat';
    readonly unit: PieceId;
    /** Where a vat stands. */
    readonly at?: Base;
  }[];
  /** What he had and has used up: stored spells, a grenade. */
  readonly spent: readonly string[];
  /** He has gone from unit to unit, or fled, in this phase. */
  readonly moved: boolean;
  /** He has taunted somebody in this phase. */
  readonly taunted: boolean;
  /** His side has declined a challenge in this phase: he lends his unit no melee bonus. */
  readonly silent: boolean;
  /** The enemy whom he fights, if their fight is undecided. */
  readonly duel: PieceId | null;
  /** The enemy whom he has gone up to by himself, until they have fought (`characters/confront.ts`). */
  readonly prey: PieceId | null;
  /** The character whom he is with: whom he guards, or who has captured him and is with no unit (`characters/company.ts`). */
  readonly attends: PieceId | null;
}

/** Two enemies that are engaged, and how that came about. */
export interface Contact {
  readonly a: PieceId;
  readonly b: PieceId;
  /** Number of the phase in which they came into contact. */
  readonly since: number;
  /** Who moved into contact; null when one only turned to the other. */
  readonly charger: PieceId | null;
  /** Number of the phase whose melee counts as the first round: that of a charge, the next one after a follow-up. */
  readonly first: number;
  /** The one that was moved upon was in melee already. */
  readonly wasInMelee: boolean;
  /** The charge began outside the arc of the one charged. */
  readonly outsideArc: boolean;
  /** The units of the column in which the one charged stood before it turned to face (fr3.melee.column-penalty). */
  readonly column: readonly PieceId[];
}

/** A spell as it is announced (fr3.auction.announcement). */
export interface Cast {
  readonly character: PieceId;
  /** Its id in the spell book. */
  readonly spell: string;
  /** Units or characters, as many as the spell takes. */
  readonly on: readonly PieceId[];
  /** Which side of a spell that has two; null for all others. */
  readonly choice: string | null;
  /** What is paid for a spell with several costs; null for all others. */
  readonly points: number | null;
  /** The place of a spell that takes one; null for all others. */
  readonly at: Place | null;
  /** What it is as a thing that the character has stored: `stored-apoplexy`; null for a spell that he knows. */
  readonly stored: string | null;
}

/** What a side seals: the magic user who stands for it, and points of his own pool and of the army's (fr3.auction.secret-designation). */
export interface Bid {
  readonly by: PieceId | null;
  readonly own: number;
  readonly army: number;
}

/** A unit that was in no roster. It is numbered after the characters of its side. */
export interface Summoned {
  readonly id: PieceId;
  readonly side: SideId;
  readonly troop: TroopSetup;
}

/** The spell that is being cast, from its announcement to its result. */
export interface SpellInHand {
  readonly cast: Cast;
  /** What both sides have laid open so far; null before the first reveal. */
  readonly open: Readonly<Record<SideId, Bid>> | null;
  /** What is sealed now. A side never sees that of the other: `magic/view.ts`. */
  readonly sealed: Readonly<Record<SideId, Bid | null>>;
}

export interface Magic {
  /** The spells of this turn: who has tried which, and whether he put more into it than it costs. */
  readonly tried: readonly { readonly character: PieceId; readonly spell: string; readonly augmented: boolean }[];
  /** Who is still to be asked, in this order, whether he casts, before the battle goes on (fr3.magic.alternate-casting). */
  readonly chances: readonly SideId[];
  /** These chances have come with a step: who has no points may turn some of his clock into magic now (fr3.auction.morale-clock-points). */
  readonly atStep: boolean;
  /** Until when a side has said that it casts nothing: a place in the sequence, `3`, `3 first` or `3 first movement`. */
  readonly quiet: Readonly<Record<SideId, string | null>>;
  readonly spell: SpellInHand | null;
  /** Who prepares a sacrifice, in which phase (fr3.magic.sacrifice-preparation). */
  readonly prepared: readonly { readonly character: PieceId; readonly phase: number }[];
  /** Innate abilities that have been used in this turn (fr3.innate.once-per-turn). */
  readonly used: readonly { readonly by: PieceId; readonly ability: InnateId }[];
  /** Units and characters that use no magic for the rest of this turn (fr3.innate.nullify). */
  readonly silenced: readonly PieceId[];
  /** 2x2 units whose devices against magic have been given their points for this turn (fr3.multi-based.magic-protection). */
  readonly shielded: readonly PieceId[];
  /** Units that have moved, shot or fought in an earlier phase of this turn (fr3.innate.hide-conditions). */
  readonly stirred: readonly PieceId[];
  /** Magic that waits until somebody has decided whether to withstand it (fr3.innate.magic-resistance). */
  readonly withstood: Withstood | null;
  /** What waits for an answer before it strikes (fr3.spells.illusionary-target). */
  readonly attack: WaitingAttack | null;
}

/** An attack that has been aimed at a unit: a spell that works, or an action of the missile step. */
export type WaitingAttack = {
  readonly unit: PieceId;
  /** It strikes an illusion. */
  readonly spared: boolean;
} & ({ readonly cast: Cast } | { readonly action: Readonly<Record<string, unknown>> });

/** Magic that is about to take effect on a unit: a spell, or an innate ability and what it makes of the unit. */
export type Withstood = { readonly unit: PieceId } & (
  | { readonly cast: Cast }
  | { readonly ground: Enchantment }
  | { readonly use: Use; readonly after: Aftermath | null }
);

/** What rules of the army lists keep in mind: who has lost the last servant of its god, and who is a heretic to his enemies. */
export interface OfLists {
  readonly forsaken: readonly SideId[];
  readonly heretics: readonly PieceId[];
  /** The phase at whose end a key to victory was last offered, and whether the phase is to be followed by another of its side. */
  readonly keyShown: number | null;
  readonly again: boolean;
}

/** Walls that magic puts on the table, and that no ordinary unit passes (fr3.magic.barriers). */
export const barrierKinds = ['chasm', 'fire-wall', 'obstacle'] as const;
export type BarrierKind = (typeof barrierKinds)[number];

export interface Barrier {
  readonly number: number;
  readonly is: BarrierKind;
  readonly by: SideId;
  /** Who has cast it: an illusion depends on him. */
  readonly caster: PieceId;
  /** Its ground: three inches by one. */
  readonly base: Base;
  /** Levels on which it is in the way. */
  readonly levels: readonly Level[];
  /** Those who have tried it and may not do so again (fr3.spells.illusionary-obstacle). */
  readonly balked: readonly PieceId[];
}

/** A unit in a piece of terrain, by its place in the list. */
export interface Footing {
  readonly unit: PieceId;
  readonly piece: number;
}

/** A base block that is alight. */
export interface Fire {
  /** Blocks with one number roll as one: forest that has caught from forest. */
  readonly id: number;
  readonly base: Base;
  readonly level: Level;
  readonly marker: 'smolder' | 'fire';
  /** It fights in the next melee step. */
  readonly fights: boolean;
  /** The leviathan that it is on, and goes along with (fr3.fire.moves-with-ship); left out where the ground burns. */
  readonly on?: PieceId;
}

/** A base block of field works. Either side may be in it. */
export interface Work {
  /** Whose it was. */
  readonly side: SideId;
  /** Null as long as it has not been placed. */
  readonly base: Base | null;
  /** Pavisiers of that side hold it. */
  readonly pavisiers: boolean;
}

export const stages = ['pre-game', 'edge', 'deployment', 'fighting', 'over'] as const;
export type Stage = (typeof stages)[number];

export interface State {
  readonly setup: Setup;
  readonly stage: Stage;
  /** Who won the roll for the edge; the side that moves first where nobody rolled. */
  readonly chooser: SideId;
  /** The side that has phase one, of every turn unless the order is drawn: `first` on the sheet. */
  readonly first: SideId;
  readonly home: Readonly<Record<SideId, Home>>;
  readonly sheet: Sheet;
  /** The terrain as it is now: that of the set-up until magic changes it. Pieces keep their places in the list. */
  readonly terrain: readonly Terrain[];
  readonly barriers: readonly Barrier[];
  /** Who is in which piece of enchanted or feared ground, as far as that has been seen to; left out before, and where there is none. */
  readonly footing?: readonly Footing[];
  /** A1, A2 … B1, B2 …: no unit is ever taken out or changes its place in the list. */
  readonly units: readonly BattleUnit[];
  readonly characters: readonly BattleCharacter[];
  readonly contacts: readonly Contact[];
  /** What is asked out of turn; the first is asked now. */
  readonly asks: readonly Ask[];
  /** Who makes the move in hand: they may go on with it until others begin one. */
  readonly moving: readonly PieceId[];
  /** The phasing side has said that it is done with the step. */
  readonly passed: boolean;
  readonly magic: Magic;
  /** What burns or smolders on the table (chapter fr3.fire). */
  readonly fires: readonly Fire[];
  /** Traps and parasitics that each side has still in hand. */
  readonly unlaid: Readonly<Record<SideId, readonly NuisanceId[]>>;
  /** Units that magic has brought, in the order in which they came: they stand at the end of `units`. */
  readonly summoned: readonly Summoned[];
  readonly ofLists: OfLists;
  /** Omens and words of seers that nobody has used yet, and the dice on the table that one could move. */
  readonly portents: readonly Portent[];
  readonly fate: Fate | null;
  /** Camps and sacred sites, those of side A first, in the order of the sheet. */
  readonly holdings: readonly BattleHolding[];
  /** Fortifications, those of side A first. */
  readonly works: readonly Work[];
}
