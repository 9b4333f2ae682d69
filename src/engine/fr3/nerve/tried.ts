/** A testing unit with all data that it needs: its melee values, and further circumstances for its nerve. */
import { type Combatant, combatant, defaultsOf } from '../melee/combatant.ts';
import { causesFear } from '../melee/facing.ts';
import type { Circumstances, MeleeSide } from '../melee/question.ts';
import { type Dread, type Feared, type OfNerve, type SharedId, type Subject, sharedWithMelee } from './question.ts';

export interface Tried {
  readonly me: Combatant;
  readonly is: Readonly<OfNerve>;
}

/** An opponent that may cause fear, and the reason if it is a special one. */
export interface Dreadful {
  readonly foe: Combatant;
  readonly dread: Dread;
}

/** The defaults for a question. */
export const usualNerve: OfNerve = {
  lost: 0,
  poisoned: 0,
  feared: false,
  inquisition: false,
  wizardWard: false,
  engaged: false,
  trap: 'trap',
  grapplers: 1,
  mechanic: false,
  armor: false,
  ability: 'war-cry',
  target: 'single',
  spell: 'medusa',
  nullField: false,
  by: 'ship',
  other: 0,
};

const sideOf = (subject: Subject): MeleeSide => {
  const side: Record<string, unknown> = { unit: subject.unit };
  for (const id of sharedWithMelee) if (subject[id] !== undefined) side[id] = subject[id];
  return side as unknown as MeleeSide;
};

/** The defaults for a unit of this type, form and morale. */
export function subjectDefaults(subject: Subject): Pick<Circumstances, SharedId> & OfNerve {
  const usual = defaultsOf(sideOf(subject));
  const shared = Object.fromEntries(sharedWithMelee.map((id) => [id, usual[id]])) as unknown as Pick<Circumstances, SharedId>;
  return { ...shared, ...usualNerve };
}

export function triedOf(subject: Subject): Tried {
  const said = subject as Readonly<Record<string, unknown>>;
  const is = Object.fromEntries(Object.entries(usualNerve).map(([id, usual]) => [id, said[id] ?? usual])) as unknown as OfNerve;
  return { me: combatant(sideOf(subject)), is };
}

export const feared: Required<Omit<Feared, 'unit'>> = { stage: 'larvae', undead: false, mounts: false, dread: 'no' };

export function dreadfulOf({ dread = 'no', ...side }: Feared): Dreadful {
  return { foe: combatant(side), dread };
}

/** fr3.specials.class: blobs, leviathans, fanatics, and units that fight as fanatics. */
export const isSpecial = ({ unit, leviathan, fanatic }: Combatant): boolean => unit.group === 'specials' || leviathan || fanatic;

/** Whether the unit causes fear itself, by its row or for another reason. */
export const isFeared = ({ me, is }: Tried): boolean => causesFear(me) || is.feared;
