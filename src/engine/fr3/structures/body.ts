/** What lasts of a unit from phase to phase: its morale and its extra markers, and what a rally brings back. */
import { type Chance, known, map } from '../../kernel/chance.ts';
import type { Aftermath } from '../demoralization.ts';
import { type Combatant, combatant } from '../melee/combatant.ts';
import type { MeleeSide } from '../melee/question.ts';
import { rallyRoll, recovered } from '../rally.ts';
import type { Fr3RuleId } from '../rule-ids.ts';

export interface Body {
  readonly state: 0 | 1 | 2;
  readonly markers: number;
  /** Extra markers that it can still have. */
  readonly lasting: number;
}

export const bodyOf = ({ is }: Combatant): Body => ({ state: is.state, markers: is.markers, lasting: is.markers });

/** The unit as it stands now. */
export const unitNow = (side: MeleeSide, { state, markers }: Body): Combatant => combatant({ ...side, state, markers });

/** What a blow leaves of it; undefined when nothing does. */
export const bodyAfter = (body: Body, { fate, state, markers, permanent }: Aftermath): Body | undefined =>
  fate === 'destroyed' || fate === 'captured' ? undefined : { state, markers, lasting: body.lasting - permanent };

const purpose: { readonly decides: string; readonly rules: readonly Fr3RuleId[] } = {
  decides: 'whether the unit rallies',
  rules: ['fr3.rally.roll', 'fr3.rally.success'],
};

/** Its rally attempt at the start of its own phase, when there is anything to rally from (fr3.rally.roll). */
export function rallies(side: MeleeSide, body: Body): Chance<Body> {
  if (body.state === 0 && body.markers === body.lasting) return known(body);
  return map(rallyRoll(unitNow(side, body), purpose), (rallied) =>
    rallied ? { ...recovered(body, body.lasting), lasting: body.lasting } : body,
  );
}

/** fr3.undead.automatic-rally: undead shed everything at the end of the phase, without a roll. */
export const atPhaseEnd = (side: MeleeSide, body: Body): Body =>
  side.undead === true ? { ...body, state: 0, markers: body.lasting } : body;

/** The order in which equal units are kept, so that equal states are one: the freshest first. */
export const inOrderOfHealth = (bodies: readonly Body[]): Body[] =>
  [...bodies].sort((x, y) => x.state - y.state || y.markers - x.markers || y.lasting - x.lasting);
