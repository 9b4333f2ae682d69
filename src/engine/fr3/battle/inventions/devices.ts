/** For each device of a mad scientist: its effect when it works, and why it cannot be activated. */
import { type Chance, known } from '../../../kernel/chance.ts';
import { ahead, contactOf as edgeContact, quarterTurn, shifted, times } from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import type { WeaponId } from '../../data/missile-weapons.ts';
import { surchargeFor } from '../../missile-fire/activation.ts';
import { refusals as missileRefusals } from '../../missile-fire/ask.ts';
import type { MissileQuestion } from '../../missile-fire/question.ts';
import { effective } from '../../missile-fire/row.ts';
import { volley } from '../../missile-fire/volley.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { firstOf, refusal, refusedBy } from '../action-kind.ts';
import { type BattleReport, certain, event } from '../events.ts';
import { spellOf } from '../magic/book.ts';
import { type Aim, called } from '../magic/spell.ts';
import { refusePlaces } from '../movement/room.ts';
import { refuseHiding } from '../shooting/hiding.ts';
import { inchesTo, targetOf, targetStruck } from '../shooting/question.ts';
import { refuseSight } from '../shooting/sight.ts';
import { withContacts } from '../units/contacts.ts';
import { joinedBy } from '../units/new-units.ts';
import { standing, troopOf } from '../units/pieces.ts';
import { baseOf, placed } from '../units/troop-facts.ts';
import { pieceOf, weaponOf } from '../units/weapons.ts';
import { enemyOf } from '../vocabulary/ids.ts';
import type { Place, TroopSetup } from '../vocabulary/setup.ts';
import type { BattleCharacter, BattleUnit, State } from '../vocabulary/state.ts';
import { refuseVat, switched } from './vats.ts';
import { basesOf, hasAssistant, isAtWork, switchedOn } from './workshop.ts';

/** A device whose owner is with a unit. */
export interface Setting {
  readonly owner: BattleCharacter;
  readonly unit: BattleUnit;
  /** The target of a gun. */
  readonly target: BattleUnit | null;
  /** The place for a device that needs one. */
  readonly at: Place | null;
  readonly points: number;
}

export interface Device {
  readonly rule: Fr3RuleId;
  /** The step of the owner's phase in which the device is activated. */
  readonly step: 'missiles' | 'movement';
  readonly takes: 'nothing' | 'enemy' | 'place';
  /** Points beyond those that the activation table asks for. */
  surcharge(state: State, setting: Setting): number;
  refuse(state: State, setting: Setting): Refusal | null;
  /** Whether the use is worth listing. */
  matters(state: State, setting: Setting): boolean;
  places?(state: State, setting: Setting): Iterable<Place>;
  works(state: State, setting: Setting): Chance<BattleReport>;
}

const ofUnit = (state: State, { unit }: Setting): number => surchargeFor(basesOf(state, unit));

const shoots = (state: State, unit: BattleUnit): boolean =>
  weaponOf(troopOf(state, unit)) !== null || pieceOf(troopOf(state, unit)) !== null;

/** fr3.inventions.targeter */
const targeter: Device = {
  rule: 'fr3.inventions.targeter',
  step: 'missiles',
  takes: 'nothing',
  surcharge: () => 0,
  refuse: (state, { unit }) =>
    isAtWork(state, unit, 'targeter') ? refusal('This device is already working.', 'fr3.inventions.activation-every-use') : null,
  matters: (state, { unit }) => shoots(state, unit) && !unit.did.fired,
  works: (state, { owner, unit }) => certain(switchedOn(state, owner, 'targeter', unit.id)),
};

/** fr3.inventions.invisibility-field */
const field: Device = {
  rule: 'fr3.inventions.invisibility-field',
  step: 'movement',
  takes: 'nothing',
  surcharge: ofUnit,
  refuse: (state, { unit }) =>
    isAtWork(state, unit, 'invisibility-field')
      ? refusal('This device is already working.', 'fr3.inventions.activation-every-use')
      : null,
  matters: () => true,
  works: (state, { owner, unit }) => certain(switchedOn(state, owner, 'invisibility-field', unit.id)),
};

/** The question to the missile fire calculator for a gun shot. The question includes the activation roll. */
export function gunQuestion(state: State, weapon: WeaponId, { owner, unit, target, points }: Setting): MissileQuestion {
  const at = target as BattleUnit;
  return {
    target: { ...targetStruck(state, at, unit), ...targetOf(state, at) },
    firers: [
      {
        unit: 'disintegration-gun',
        weapon,
        range: inchesTo(unit, at),
        level: unit.level,
        points,
        assistant: hasAssistant(state, owner),
      },
    ],
  };
}

/** fr3.inventions.disintegration-gun: activation is part of the shot. */
const gun = (weapon: 'gun-flesh' | 'gun-metal', rule: Fr3RuleId): Device => ({
  rule,
  step: 'missiles',
  takes: 'enemy',
  surcharge: (state, { target }) => (target ? surchargeFor(basesOf(state, target)) : 0),
  refuse: (state, setting) =>
    firstOf(
      () => refuseHiding(state, setting.unit, setting.target as BattleUnit),
      () => refusedBy(missileRefusals(gunQuestion(state, weapon, setting))),
      () => refuseSight(state, setting.unit, setting.target as BattleUnit, 'missiles'),
    ),
  matters: (state, setting) => setting.target !== null && effective(volley(gunQuestion(state, weapon, setting))).length > 0,
  works: (state) => certain(state),
});

/** The teleporter's target, in the form that spells use, because a teleporter has the limits of the spell Teleport. */
const aimOf = ({ owner, unit, at, points }: Setting): Aim => ({
  caster: owner,
  side: owner.side,
  units: [unit],
  characters: [],
  choice: null,
  points,
  at: at && placed(at),
});

/** fr3.inventions.teleporter: like fr3.spells.teleport, but not magic. */
const teleporter: Device = {
  rule: 'fr3.inventions.teleporter',
  step: 'movement',
  takes: 'place',
  surcharge: ofUnit,
  refuse: (state, setting) => spellOf('teleport')?.refuse?.(state, aimOf(setting)) ?? null,
  matters: (state, setting) => spellOf('teleport')?.matters(state, aimOf(setting)) ?? false,
  places: (state, setting) => spellOf('teleport')?.places?.(state, aimOf(setting)) ?? [],
  works: (state, setting) => spellOf('teleport')?.works(state, aimOf(setting)) ?? certain(state),
};

/** fr3.inventions.vat, fr3.inventions.vat-shut-off: the same roll starts and stops the vat. `vats.ts` handles what it breeds. */
const vat: Device = {
  rule: 'fr3.inventions.vat',
  step: 'movement',
  takes: 'nothing',
  surcharge: () => 0,
  refuse: (state, { owner, unit }) => refuseVat(state, owner, unit),
  matters: () => true,
  works: (state, { owner, unit }) => certain(switched(state, owner, unit)),
};

/** More contraptions are legal, but none are listed beyond this number, since few players own more models. */
const models = 12;

/** A gap so small that both bases touch but rounding to the grid cannot make them overlap. */
const beside = 1 / 512;

/** fr3.inventions.tinkers-box: a contraption of one kind, placed beside its maker's unit. */
const box = (troop: TroopSetup): Device => {
  const baseThere = ({ at }: Setting) => baseOf(troop, placed(at as Place));
  return {
    rule: 'fr3.inventions.tinkers-box',
    step: 'movement',
    takes: 'place',
    surcharge: () => 0,
    refuse(state, setting) {
      const base = baseThere(setting);
      const there = joinedBy(state, setting.owner.side, troop, placed(setting.at as Place), setting.owner.id);
      return firstOf(
        () =>
          edgeContact(base, setting.unit.base) !== null
            ? null
            : refusal(`The device must be placed in contact with ${called(state, setting.unit)}.`, 'fr3.inventions.tinkers-box'),
        () => refusePlaces(there.state, [there.unit.id], [there.unit.base]),
      );
    },
    matters: (state, { owner, unit }) =>
      standing(state, enemyOf(owner.side)).length > 0 &&
      state.summoned.filter(({ side }) => side === owner.side).length < models &&
      unit.level === 'surface',
    *places(_, { unit }) {
      const { base } = unit;
      for (let turn = 0; turn < 4; turn++) {
        const far = (turn % 2 === 0 ? base.depth : base.width) / 2 + base.width / 2 + beside;
        const { x, y } = shifted(base, times(ahead(base.facing + turn * quarterTurn), far));
        yield placed({ x, y, facing: base.facing });
      }
    },
    works(state, setting) {
      const there = joinedBy(state, setting.owner.side, troop, placed(setting.at as Place), setting.owner.id);
      return known({
        state: withContacts(there.state),
        events: [event({ kind: 'summoned', unit: there.unit.id }, 'fr3.inventions.tinkers-box')],
      });
    },
  };
};

const boxes: readonly (readonly [string, Device])[] = (['surface', 'flying', 'swimming', 'burrowing'] as const).flatMap((level) =>
  ([1, 2] as const).map((type): readonly [string, Device] => [
    `tinkers-box-${level}-${type}`,
    box({
      type: 'contraptions',
      ...(type === 2 ? { kit: { model: 'missile' } } : {}),
      ...(level === 'surface' ? {} : { levels: [level] }),
    }),
  ]),
);

/** Keyed by the ids of the roster builder. */
export const devices: Readonly<Record<string, Device>> = {
  targeter,
  'invisibility-field': field,
  'disintegration-gun-flesh': gun('gun-flesh', 'fr3.inventions.disintegration-flesh'),
  'disintegration-gun-metal': gun('gun-metal', 'fr3.inventions.disintegration-metal'),
  teleporter,
  vat,
  ...Object.fromEntries(boxes),
};

/** The weapon of a gun; undefined for other devices. */
export const gunOf = (id: string): 'gun-flesh' | 'gun-metal' | undefined =>
  id === 'disintegration-gun-flesh' ? 'gun-flesh' : id === 'disintegration-gun-metal' ? 'gun-metal' : undefined;
