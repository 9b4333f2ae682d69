/**
 * A mad scientist in play (chapter fr3.inventions): his points, his running devices, and when they stop. `devices.ts` has the
 * effects of devices, `missile-fire/activation.ts` the odds of activation.
 */
import { baseSizes } from '../../data/inventions.ts';
import { anybodyHas } from '../characters/belongings.ts';
import { belongingOf } from '../characters/catalogue.ts';
import { type BattleReport, event, report } from '../events.ts';
import { devicePoints, spendOnDevice } from '../magic/casters.ts';
import { isEngaged } from '../units/contacts.ts';
import { attachedTo, characterSetup, leadersOf, troopOf, unitAt } from '../units/pieces.ts';
import { profileOf } from '../units/troop-facts.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { BattleCharacter, BattleUnit, State } from '../vocabulary/state.ts';

/** Devices that keep running after activation. */
export type Lasting = 'targeter' | 'invisibility-field';

/** fr3.inventions.technical-assistant-activation */
export const hasAssistant = (state: State, character: BattleCharacter): boolean =>
  character.status === 'in play' && characterSetup(state, character).has?.includes('technical-assistant') === true;

/** fr3.inventions.technical-assistant-inherits: whether a dead scientist's assistant can use one of his devices. */
export const hasHeir = (state: State, { status, host }: BattleCharacter): boolean =>
  status === 'killed' && host !== null && unitAt(state, host).status === 'table';

/** The first device that the assistant tries is the one he keeps. */
export const asHeir = (state: State, owner: BattleCharacter, device: string): State =>
  owner.status === 'killed'
    ? {
        ...state,
        characters: state.characters.map((each) =>
          each.id === owner.id
            ? { ...each, spent: [...each.spent, ...devicesOf(state, each).filter((id) => id !== device)] }
            : each,
        ),
      }
    : state;

/** The character's devices, by their roster ids. */
export const devicesOf = (state: State, character: BattleCharacter): readonly string[] =>
  (characterSetup(state, character).has ?? []).filter(
    (id) =>
      belongingOf(id).kind === 'device' &&
      !['technical-assistant', 'paint-gun'].includes(id) &&
      (character.status !== 'killed' || !character.spent.includes(id)),
  );

/** The number of bases that a unit stands on: 1, 2 or 4. */
export function basesOf(state: State, unit: BattleUnit): number {
  const { front = 1, depth = 1 } = profileOf(troopOf(state, unit))?.footprint ?? {};
  return front * depth;
}

/** fr3.inventions.invisibility-maintenance, fr3.inventions.multi-based-maintenance: points per turn for a unit of this size. */
const maintenanceOf = (state: State, unit: BattleUnit): number => {
  const bases = basesOf(state, unit);
  const size = bases === 1 ? '1x1' : bases === 2 ? '1x2' : '2x2';
  return baseSizes.find((each) => each.bases === size)?.maintenance ?? 0;
};

/** Whether a character with the unit keeps this device running for it. */
export const isAtWork = (state: State, unit: BattleUnit, device: Lasting): boolean =>
  anybodyHas(state.setup, device) &&
  leadersOf(state, unit.id).some(({ running }) => running.some((each) => each.device === device && each.unit === unit.id));

/** fr3.inventions.invisibility-field: a unit in melee is visible. */
export const isUnseen = (state: State, unit: BattleUnit): boolean =>
  isAtWork(state, unit, 'invisibility-field') && !isEngaged(state, unit.id);

const changed = (state: State, id: PieceId, running: BattleCharacter['running']): State => ({
  ...state,
  characters: state.characters.map((each) => (each.id === id ? { ...each, running } : each)),
});

/** Starts a device for a unit. */
export const switchedOn = (state: State, { id, running }: BattleCharacter, device: Lasting, unit: PieceId): State =>
  changed(state, id, [...running.filter((each) => each.device !== device), { device, unit }]);

/** Stops a device and reports it. */
export function switchedOff(
  state: State,
  { id, running }: BattleCharacter,
  device: Lasting,
  rule: `fr3.inventions.${string}`,
): BattleReport {
  if (!running.some((each) => each.device === device)) return report(state);
  const left = running.filter((each) => each.device !== device);
  return report(changed(state, id, left), event({ kind: 'device', by: id, device, works: false }, rule));
}

const lostWith: Readonly<Record<Lasting, `fr3.inventions.${string}`>> = {
  targeter: 'fr3.inventions.targeter',
  'invisibility-field': 'fr3.inventions.invisibility-broken',
};

/** fr3.inventions.invisibility-broken: a mine has revealed the unit. */
export const shows = (state: State, unit: BattleUnit): BattleReport =>
  leadersOf(state, unit.id).reduce((result, each) => {
    const off = switchedOff(result.state, each, 'invisibility-field', 'fr3.inventions.invisibility-broken');
    return report(off.state, ...result.events, ...off.events);
  }, report(state));

/** Whether the unit or its attachments have revealed themselves by shooting: fr3.inventions.invisibility-broken. */
const givesAway = (state: State, unit: BattleUnit): boolean =>
  [unit, ...attachedTo(state, unit.id)].some(({ did }) => did.fired || did.bombarded);

/**
 * Stops a device when its owner has left the unit that it works for, or has left play. An invisibility field also stops when its
 * unit shoots.
 */
export function stopDevices(state: State): BattleReport {
  return state.characters.reduce((result, each) => {
    if (each.running.length === 0) return result;
    const over = each.running.flatMap(({ device, unit }) =>
      device !== 'vat' &&
      (each.status !== 'in play' ||
        each.host !== unit ||
        (device === 'invisibility-field' && givesAway(state, unitAt(state, unit))))
        ? [device]
        : [],
    );
    return over.reduce((at, device) => {
      const owner = at.state.characters.find(({ id }) => id === each.id) as BattleCharacter;
      const off = switchedOff(at.state, owner, device, lostWith[device]);
      return report(off.state, ...at.events, ...off.events);
    }, result);
  }, report(state));
}

/**
 * fr3.inventions.invisibility-maintenance: the owner pays right after the pools are rolled, for as long as there are enough
 * points.
 */
export function maintained(state: State): BattleReport {
  if (!anybodyHas(state.setup, 'invisibility-field')) return report(state);
  return state.characters.reduce((result, each) => {
    const field = each.running.find(({ device }) => device === 'invisibility-field');
    if (!field) return result;
    const points = maintenanceOf(result.state, unitAt(result.state, field.unit));
    if (devicePoints(result.state, each) >= points)
      return report(
        spendOnDevice(result.state, each, points),
        ...result.events,
        event({ kind: 'maintained', side: each.side, points }, 'fr3.inventions.invisibility-maintenance'),
      );
    const off = switchedOff(result.state, each, 'invisibility-field', 'fr3.inventions.invisibility-maintenance');
    return report(off.state, ...result.events, ...off.events);
  }, report(state));
}
