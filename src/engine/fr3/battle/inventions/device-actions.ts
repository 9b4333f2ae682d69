/** Activating devices (fr3.inventions.activation) with points and a die. */
import { andThen, type Chance } from '../../../kernel/chance.ts';
import { oneOf, orNull, text, whole } from '../../../kernel/fields.ts';
import { fullTurn } from '../../../kernel/geometry.ts';
import { onceFor } from '../../../kernel/memo.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { activation, mostPoints } from '../../missile-fire/activation.ts';
import { missileFire } from '../../missile-fire/missile-fire.ts';
import { volley } from '../../missile-fire/volley.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { actionKind, aPiece, firstOf, inches, refusal } from '../action-kind.ts';
import { anybodyHas } from '../characters/belongings.ts';
import { type BattleReport, certain, event, inTurn, report } from '../events.ts';
import { inflict } from '../harm/harm.ts';
import { devicePoints, spendOnDevice } from '../magic/casters.ts';
import { isPresent } from '../magic/presence.ts';
import { onSquare } from '../shooting/shoot.ts';
import { findUnit, phasing, standing, unitAt } from '../units/pieces.ts';
import { enemyOf, type PieceId } from '../vocabulary/ids.ts';
import type { Place } from '../vocabulary/setup.ts';
import type { BattleCharacter, BattleUnit, State } from '../vocabulary/state.ts';
import { type Device, devices, gunOf, gunQuestion, type Setting } from './devices.ts';
import { asHeir, basesOf, devicesOf, hasAssistant, hasHeir, switchedOff } from './workshop.ts';

const scientist = 'mad-scientist';

interface Used {
  readonly character: PieceId;
  readonly device: string;
  readonly points: number;
  readonly on: PieceId | null;
  readonly at: Place | null;
}

type Unplaced = Omit<Used, 'at'>;

/** Mad scientists of the phasing side who are with a unit on the table. */
const scientists = (state: State): readonly BattleCharacter[] =>
  anybodyHas(state.setup, scientist) || anybodyHas(state.setup, 'vat')
    ? state.characters.filter(
        (each) =>
          each.side === phasing(state) &&
          (isPresent(state, each) || hasHeir(state, each)) &&
          each.host !== null &&
          unitAt(state, each.host).status === 'table' &&
          devicesOf(state, each).length > 0,
      )
    : [];

function settingOf(state: State, { character, on, at, points }: Used): Setting | null {
  const owner = scientists(state).find(({ id }) => id === character);
  if (!owner || owner.host === null) return null;
  return { owner, unit: unitAt(state, owner.host), target: on === null ? null : (findUnit(state, on) ?? null), at, points };
}

/** The number of bases that determines the extra cost of a device: those of its target, or those of the unit that it works on. */
const sized = (device: Device, state: State, { unit, target }: Setting): number =>
  device.takes === 'enemy'
    ? target
      ? basesOf(state, target)
      : 1
    : device.surcharge(state, { unit } as Setting) > 0
      ? basesOf(state, unit)
      : 1;

/** Why a device cannot be activated this way. */
function refuse(state: State, used: Used): Refusal | null {
  const setting = settingOf(state, used);
  const device = devices[used.device];
  if (!setting || !device || !devicesOf(state, setting.owner).includes(used.device))
    return refusal(
      'Choose a mad scientist of the phasing side who is with a unit. Then choose one of his own devices.',
      'fr3.inventions.activation',
    );
  const more = device.surcharge(state, setting);
  const has = devicePoints(state, setting.owner);
  return firstOf(
    () =>
      state.sheet.step === device.step
        ? null
        : refusal(
            `This device can be used only in the ${device.step === 'missiles' ? 'missile' : 'movement'} step.`,
            'fr3.inventions.repeat-attempts',
          ),
    () =>
      (used.on !== null) === (device.takes === 'enemy') && (used.at !== null) === (device.takes === 'place')
        ? null
        : refusal(
            `This device needs ${device.takes === 'nothing' ? 'no target and no place' : device.takes === 'enemy' ? 'an enemy target' : 'a place on the table'}.`,
            device.rule,
          ),
    () =>
      device.takes !== 'enemy' || (setting.target?.status === 'table' && setting.target.side === enemyOf(phasing(state)))
        ? null
        : refusal('Choose an enemy unit on the table as the target.', device.rule),
    () =>
      used.points > more && used.points <= mostPoints(sized(device, state, setting))
        ? null
        : refusal(
            `Pay ${more + 1} to ${mostPoints(sized(device, state, setting))} points for this device.`,
            'fr3.inventions.activation-table',
            'fr3.inventions.multi-based-surcharge',
          ),
    () => (used.points <= has ? null : refusal(`Pay less: only ${has} points are left.`, 'fr3.inventions.pool')),
    () => device.refuse(state, setting),
  );
}

/** Numbers of points worth trying: one more than the minimum, which leaves points for other attempts, and the maximum. */
const amounts = (least: number, most: number): readonly number[] =>
  most < least ? [] : [...new Set([Math.min(least + 1, most), most])];

/** Activations that are worth listing. */
function* worth(state: State, owner: BattleCharacter, id: string): Generator<Used> {
  const device = devices[id];
  if (!device || state.sheet.step !== device.step || owner.host === null) return;
  const unit = unitAt(state, owner.host);
  const has = devicePoints(state, owner);
  const targets: readonly (BattleUnit | null)[] = device.takes === 'enemy' ? standing(state, enemyOf(owner.side)) : [null];
  for (const target of targets) {
    const setting: Setting = { owner, unit, target, at: null, points: 1 };
    if (!device.matters(state, setting)) continue;
    const least = device.surcharge(state, setting) + 1;
    const most = Math.min(has, mostPoints(sized(device, state, setting)));
    for (const at of device.takes === 'place' ? (device.places?.(state, setting) ?? []) : [null])
      for (const points of amounts(least, most)) {
        const used = { character: owner.id, device: id, points, on: target?.id ?? null, at };
        if (refuse(state, used) !== null) break;
        yield used;
      }
  }
}

const listed = onceFor((state: State): readonly Used[] =>
  scientists(state).flatMap((owner) => devicesOf(state, owner).flatMap((id) => [...worth(state, owner, id)])),
);

/** Whether the phasing side has a useful activation in this step. */
export const anyDevice = (state: State): boolean => listed(state).length > 0;

/** fr3.inventions.invisibility-broken: using one of these devices reveals its owner. */
const showing = (id: string): boolean => gunOf(id) !== undefined || id === 'vat' || id.startsWith('tinkers-box');

function shot(state: State, used: Used, setting: Setting, weapon: 'gun-flesh' | 'gun-metal'): Chance<BattleReport> {
  const target = setting.target as BattleUnit;
  return andThen(missileFire(volley(gunQuestion(state, weapon, setting))), (after) =>
    inTurn(
      report(
        state,
        event(
          { kind: 'device', by: setting.owner.id, device: used.device, works: after.event !== 'misfire' },
          'fr3.inventions.activation',
          ...(after.rules as readonly Fr3RuleId[]),
        ),
      ),
      (at) => inflict(at, target.id, { after, cause: 'missiles', by: setting.unit.id, onSquare: onSquare(after) }),
    ),
  );
}

/** Spends the points, rolls the die, and applies the device if it works. */
function setOff(from: State, used: Used): Chance<BattleReport> {
  const before = settingOf(from, used) as Setting;
  const device = devices[used.device] as Device;
  const paid = asHeir(spendOnDevice(from, before.owner, used.points), before.owner, used.device);
  const shown = showing(used.device)
    ? switchedOff(paid, before.owner, 'invisibility-field', 'fr3.inventions.invisibility-broken')
    : report(paid);
  return inTurn(shown, (state) => {
    const setting = settingOf(state, used) as Setting;
    const weapon = gunOf(used.device);
    if (weapon) return shot(state, used, setting, weapon);
    const bases = sized(device, state, setting);
    return andThen(activation({ points: used.points, assistant: hasAssistant(state, setting.owner), bases }), (works) => {
      const logEntry = event(
        { kind: 'device', by: used.character, device: used.device, works },
        'fr3.inventions.activation',
        device.rule,
      );
      return inTurn(report(state, logEntry), (at) => (works ? device.works(at, setting) : certain(at)));
    });
  });
}

const aDevice = text(40);
const somePoints = whole(1, 99);
const aLasting = oneOf(['invisibility-field'] as const);

export const deviceKinds = {
  activate: actionKind({
    answers: ['missiles', 'movement'],
    fields: { character: aPiece, device: aDevice, on: orNull(aPiece), points: somePoints },
    *candidates(state) {
      for (const { at, ...used } of listed(state)) if (at === null) yield used;
    },
    refuse: (state, used: Unplaced) => refuse(state, { ...used, at: null }),
    perform: (state, used: Unplaced) => setOff(state, { ...used, at: null }),
  }),
  /** For a device that needs a place: the position and facing of what it creates or moves. */
  'activate-at': actionKind({
    answers: ['movement'],
    fields: { character: aPiece, device: aDevice, x: inches, y: inches, angle: whole(0, fullTurn - 1), points: somePoints },
    *candidates(state) {
      for (const { at, on: _, ...used } of listed(state)) if (at !== null) yield { ...used, x: at.x, y: at.y, angle: at.facing };
    },
    refuse: (state, { x, y, angle, ...used }) => refuse(state, { ...used, on: null, at: { x, y, facing: angle } }),
    perform: (state, { x, y, angle, ...used }) => setOff(state, { ...used, on: null, at: { x, y, facing: angle } }),
  }),
  /** fr3.inventions.invisibility-maintenance: the owner may always stop keeping his unit invisible. */
  'shut-off': actionKind({
    answers: ['movement'],
    fields: { character: aPiece, device: aLasting },
    *candidates(state) {
      for (const { id, running } of scientists(state))
        if (running.some(({ device }) => device === 'invisibility-field'))
          yield { character: id, device: 'invisibility-field' as const };
    },
    refuse: (state, { character, device }) =>
      scientists(state).some(({ id, running }) => id === character && running.some((each) => each.device === device))
        ? null
        : refusal('This mad scientist has no device of that kind running.', 'fr3.inventions.invisibility-maintenance'),
    perform(state, { character, device }: { readonly character: PieceId; readonly device: 'invisibility-field' }) {
      const owner = scientists(state).find(({ id }) => id === character) as BattleCharacter;
      const off = switchedOff(state, owner, device, 'fr3.inventions.invisibility-maintenance');
      return certain(off.state, ...off.events);
    },
  }),
};
