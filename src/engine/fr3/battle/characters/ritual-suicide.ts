/** fr3.armies.samurai-suicide: in his own side's phase, before the side acts in a step, the general may choose ritual suicide. */
import { andThen, known } from '../../../kernel/chance.ts';
import { honourableSuicide } from '../../character-combat/ritual-suicide.ts';
import { moveClock } from '../../companion/clock.ts';
import { armies2 } from '../../data/figures/armies-2.ts';
import { actionKind, aPiece, firstOf, refusal } from '../action-kind.ts';
import { event, onSheet, report } from '../events.ts';
import { withoutCaster } from '../magic/casters.ts';
import { clockOwner } from '../units/commands.ts';
import { characterSetup, phasing } from '../units/pieces.ts';
import type { SideId } from '../vocabulary/ids.ts';
import type { BattleCharacter, Did, State } from '../vocabulary/state.ts';
import { characterAt, killCharacter } from './fates.ts';

const rule = 'fr3.armies.samurai-suicide';

const mayChoose = ({ setup }: State, side: SideId): boolean => setup.armies[side].has?.includes('chosen-death') === true;

const isGeneral = (state: State, character: BattleCharacter): boolean =>
  characterSetup(state, character).leader.startsWith('general');

/** For each question, the actions recorded for a unit (in `did`) that show that the step has begun. */
const deeds: Readonly<Record<string, readonly (keyof Did)[]>> = {
  rally: ['rallied'],
  missiles: ['fired', 'bombarded'],
  movement: ['moved', 'charged', 'taunted'],
  melee: ['fought'],
};

/** Whether the phasing side has already acted in the step of this decision. */
const hasBegun = (state: State, what: string): boolean =>
  state.units.some((unit) => deeds[what]?.some((deed) => unit.did[deed])) ||
  (what === 'movement' && state.characters.some((each) => each.side === phasing(state) && (each.moved || each.taunted)));

/** The general leaves the table, and the enemy scores no points for him. */
function honoured(state: State, character: BattleCharacter) {
  const { id, side } = character;
  const characters = state.characters.map((each) =>
    each.id === id ? { ...each, status: 'killed' as const, host: null, at: null, prey: null, attends: null } : each,
  );
  const raised = onSheet({ ...state, characters }, (sheet) =>
    moveClock(sheet, clockOwner(state, side, id), armies2.suicideClock, 'The general has died by his own hand', rule),
  );
  const less = withoutCaster(raised.state, character);
  return report(less.state, ...raised.events, ...less.events);
}

export const ritualSuicideKinds = {
  'own-hand': actionKind({
    answers: ['rally', 'missiles', 'movement', 'melee'],
    fields: { character: aPiece },
    candidates: (state, { side }) =>
      mayChoose(state, side)
        ? state.characters.filter((each) => each.side === side && isGeneral(state, each)).map(({ id }) => ({ character: id }))
        : [],
    refuse(state, { character: id }, { side, what }) {
      const character = state.characters.find((each) => each.id === id);
      return firstOf(
        () =>
          character?.side === side && mayChoose(state, side) && isGeneral(state, character)
            ? null
            : refusal('Only the general of a samurai army can commit ritual suicide.', rule),
        () =>
          character?.status === 'in play'
            ? null
            : refusal('This general is captured or dead.', rule, 'fr3.character-combat.captives-not-killed'),
        () =>
          hasBegun(state, what)
            ? refusal('The general can commit ritual suicide only between two steps, and this step has already begun.', rule)
            : null,
      );
    },
    perform(state, { character: id }) {
      const character = characterAt(state, id);
      return andThen(honourableSuicide, (honour) => {
        const logEntry = event({ kind: 'own-hand', character: id, honour }, rule);
        const result = honour ? honoured(state, character) : killCharacter(state, character);
        return known(report(result.state, logEntry, ...result.events));
      });
    },
  }),
};
