/**
 * Thieves (fr3.optional-characters.thief): before deployment each thief robs an enemy character or the enemy camp, and then takes
 * no part in the battle. Stolen things change owners in the set-up that all states of the battle share.
 */
import { andThen, type Chance } from '../../../kernel/chance.ts';
import { orNull } from '../../../kernel/fields.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { moveClock } from '../../companion/clock.ts';
import { withSide } from '../../companion/state.ts';
import type { Army as ArmyList } from '../../data/armies/army.ts';
import { optionalCharacters } from '../../data/figures/optional-characters.ts';
import type { Person } from '../../muster/leaders.ts';
import { genericId, listOf } from '../../muster/lists.ts';
import { roomOf } from '../../muster/room.ts';
import { type Theft, theft } from '../../optional-characters/thief.ts';
import { actionKind, aPiece, refusal } from '../action-kind.ts';
import { holdingsOf } from '../camps/camp-ground.ts';
import { type BattleReport, certain, event, onSheet, report } from '../events.ts';
import { clockOwner } from '../units/commands.ts';
import { asking, characterSetup, sheetSide } from '../units/pieces.ts';
import { costOfLeader } from '../units/troop-facts.ts';
import { enemyOf, type PieceId, type SideId, sideIds } from '../vocabulary/ids.ts';
import type { Ask } from '../vocabulary/questions.ts';
import type { CharacterSetup, Setup } from '../vocabulary/setup.ts';
import type { BattleCharacter, State } from '../vocabulary/state.ts';
import { belongingOf } from './catalogue.ts';
import { characterAt, killCharacter, withCharacter } from './fates.ts';

const rule = 'fr3.optional-characters.thief';

/** Items and stored spells can be stolen, but not a bodyguard or a personal ability. */
const fixed: readonly string[] = ['bodyguard', 'taunt', 'fade'];
const isLoot = (id: string): boolean => ['item', 'spell'].includes(belongingOf(id).kind) && !fixed.includes(id);
const lootOf = ({ has = [] }: CharacterSetup): readonly string[] => has.filter(isLoot);

const isThief = ({ has = [] }: CharacterSetup): boolean => has.includes('thief');

/** Asks each side whom each of its thieves robs. */
export const theftAsks = ({ armies }: Setup): readonly Ask[] =>
  sideIds.flatMap((side) =>
    armies[side].characters.flatMap((character, at): readonly Ask[] =>
      isThief(character) ? [{ what: 'steal', side, by: `${side}${armies[side].troops.length + at + 1}` }] : [],
    ),
  );

const targets = (state: State, side: SideId): readonly BattleCharacter[] =>
  state.characters.filter(
    (each) => each.side === enemyOf(side) && each.status === 'in play' && !isThief(characterSetup(state, each)),
  );

/**
 * The state after the character has gained or lost an item, which is recorded in the shared set-up. The character's cost stays
 * the same.
 */
function withThings(state: State, { id, side }: BattleCharacter, has: (now: readonly string[]) => readonly string[]): State {
  const { armies } = state.setup;
  const army = armies[side];
  const number = Number(id.slice(1)) - army.troops.length;
  const characters = army.characters.map((each, at) =>
    at + 1 === number ? { ...each, cost: costOfLeader(each), has: has(each.has ?? []) } : each,
  );
  return { ...state, setup: { ...state.setup, armies: { ...armies, [side]: { ...army, characters } } } };
}

/** A character in the roster builder's form. */
const personOf = ({ leader, magic, superhero, beastmaster, has = [] }: CharacterSetup): Person => ({
  has: [
    ...(leader === 'none' ? [] : [leader.replace(/-\d-\d$/, '')]),
    ...(magic === undefined ? [] : [magic]),
    ...(superhero ? ['superhero'] : []),
    ...(beastmaster ? ['beastmaster'] : []),
    ...has,
  ],
});

/**
 * Whether the character could have bought this in addition to the items and abilities that he has. A battle does not know the
 * army list, so every list purchase counts as allowed.
 */
function couldBuy(character: CharacterSetup, item: string): boolean {
  const person = personOf(character);
  const bearer = { list: listOf(genericId) as ArmyList, person, all: [person], isUnit: character.unit === true };
  const { may, ofHeroes } = belongingOf(item);
  const leave = may(bearer);
  return (
    !person.has.includes(item) &&
    (leave === 'yes' || leave === 'open') &&
    !(ofHeroes && character.leader === 'none') &&
    roomOf({ ...bearer, person: { has: [...person.has, item] } }).isEnough
  );
}

/**
 * Characters of a side who may receive the stolen item (fr3.optional-characters.thief-success), within the limits for an army and
 * for a character.
 */
function mayHave(state: State, side: SideId, item: string): readonly PieceId[] {
  const { characters } = state.setup.armies[side];
  const { most = Infinity } = belongingOf(item);
  if (characters.filter(({ has = [] }) => has.includes(item)).length >= most) return [];
  return state.characters
    .filter((each) => {
      const setup = characterSetup(state, each);
      return each.side === side && each.status === 'in play' && !isThief(setup) && couldBuy(setup, item);
    })
    .map(({ id }) => id);
}

const robbedOfPoints = (state: State, side: SideId): State => {
  const on = sheetSide(state, side);
  const extra = state.sheet.sides[on].extra - optionalCharacters.thiefVictoryPoints;
  return { ...state, sheet: withSide(state.sheet, on, { extra }) };
};

/** Carries out the thief's die result. */
function carriedOut(state: State, thief: BattleCharacter, from: PieceId | null, { result, item }: Theft): BattleReport {
  const { side, id } = thief;
  if (result === 'caught') {
    const dead = killCharacter(state, thief);
    return report(
      dead.state,
      event({ kind: 'stole', by: id, from, what: null, caught: true }, 'fr3.optional-characters.thief-caught'),
      ...dead.events,
    );
  }
  // The thief leaves play for good. The thief's departure does not count as a loss.
  const gone = withCharacter(state, id, { status: 'killed', host: null, at: null });
  const theftEvent = (
    what: string | null,
    ...rules: readonly (
      | 'fr3.optional-characters.thief-success'
      | 'fr3.optional-characters.thief-escapes'
      | 'fr3.optional-characters.thief-no-item'
    )[]
  ) => event({ kind: 'stole', by: id, from, what, caught: false }, rule, ...rules);
  if (result === 'nothing to steal') return report(gone, theftEvent(null, 'fr3.optional-characters.thief-no-item'));
  const ours = result === 'steals-for-you';
  const by = ours ? 'fr3.optional-characters.thief-success' : 'fr3.optional-characters.thief-escapes';
  if (from === null) {
    const poorer = robbedOfPoints(gone, enemyOf(side));
    const raised = ours
      ? onSheet(poorer, (sheet) =>
          moveClock(sheet, clockOwner(state, side, id), optionalCharacters.thiefClock, 'The thief is back', by),
        )
      : report(poorer);
    return report(raised.state, theftEvent('camp', by), ...raised.events);
  }
  const victim = characterAt(gone, from);
  const stolen = lootOf(characterSetup(gone, victim))[item - 1] as string;
  const less = withThings(gone, victim, (has) => has.filter((each) => each !== stolen));
  const among = ours ? mayHave(less, side, stolen) : [];
  return report(among.length > 0 ? asking(less, { what: 'gift', side, among, item: stolen }) : less, theftEvent(stolen, by));
}

const someone = orNull(aPiece);

export const thiefKinds = {
  steal: actionKind({
    answers: ['steal'],
    fields: { from: someone },
    candidates: (state, { side }) => [null, ...targets(state, side).map(({ id }) => id)].map((from) => ({ from })),
    refuse: (state, { from }, { side }): Refusal | null =>
      from === null || targets(state, side).some(({ id }) => id === from)
        ? null
        : refusal('Choose an enemy character or the enemy camp to steal from.', rule),
    perform(state, { from }, { side, by }): Chance<BattleReport> {
      const thief = characterAt(state, by as PieceId);
      const camp = from === null && holdingsOf(state, enemyOf(side)).some(({ kind }) => kind !== 'sacred-site');
      const items = from === null ? 0 : lootOf(characterSetup(state, characterAt(state, from))).length;
      return andThen(theft({ camp, items }), (result) => {
        const outcome = carriedOut(state, thief, from, result);
        return certain(outcome.state, ...outcome.events);
      });
    },
  }),
  /**
   * fr3.optional-characters.thief-success: gives the item to a character of the thief's side, or to none if the owner prefers.
   */
  gift: actionKind({
    answers: ['gift'],
    fields: { character: someone },
    candidates: (_, { among = [] }) => [...among, null].map((character) => ({ character })),
    refuse: (_, { character }, { among = [] }) =>
      character === null || among.includes(character)
        ? null
        : refusal('Choose one of the characters who can use the stolen item, or none.', 'fr3.optional-characters.thief-success'),
    perform(state, { character }, { item }) {
      if (character === null || item === undefined) return certain(state);
      const richer = withThings(state, characterAt(state, character), (has) => [...has, item]);
      return certain(richer, event({ kind: 'given', character, what: item }, 'fr3.optional-characters.thief-success'));
    },
  }),
};
