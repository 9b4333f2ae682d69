/** Registers the rules of army lists with the battle. */
import { known } from '../../../kernel/chance.ts';
import { refusal } from '../action-kind.ts';
import { automatonKinds, automatonsStop, isAutomaton, mayRepair, refuseIdle } from '../army-rules/automatons.ts';
import { dragonteethToSow, dragontoothKinds } from '../army-rules/dragonteeth.ts';
import { brandHeretics, hereticDies } from '../army-rules/heretics.ts';
import { blessedAtFirst, hostFalls } from '../army-rules/host.ts';
import { followersOf } from '../army-rules/melee.ts';
import { reputations } from '../army-rules/reputation.ts';
import { rolledFactors } from '../army-rules/rolled-factors.ts';
import { trooperKinds } from '../army-rules/troopers.ts';
import { wagonKinds, withoutPushBack } from '../army-rules/wagons.ts';
import { report } from '../events.ts';
import { phasing } from '../units/pieces.ts';
import { nameOf } from '../units/troops.ts';
import type { Chapter } from './chapter.ts';

export const actionKinds = { ...dragontoothKinds, ...wagonKinds, ...automatonKinds, ...trooperKinds };

export const events: Chapter['events'] = {
  'automatons-stop': automatonsStop,
  'roll-factors': rolledFactors,
  'roll-reputations': reputations,
};

export const opens: Chapter['opens'] = {
  rally: (state) => mayRepair(state, phasing(state)).length > 0,
  movement: (state) => dragonteethToSow(state, phasing(state)).length > 0,
};

export const watches: Chapter['watches'] = {
  'host-falls': hostFalls,
  'heretic-dies'(from) {
    const died = hereticDies(from);
    return died && known(died);
  },
};

export const points: Chapter['points'] = {
  newUnit: (_, unit, troop) => {
    const blessed = blessedAtFirst(troop, unit.side);
    return blessed.length === 0 ? unit : { ...unit, effects: [...unit.effects, ...blessed] };
  },
  begins: (state) => brandHeretics(report(state)),
  refuseOrders: refuseIdle,
  refuseRally: (state, unit) =>
    isAutomaton(state, unit)
      ? refusal(`${nameOf(state, unit)} cannot rally. Repair these automatons instead.`, 'fr3.armies.automaton-damage-markers')
      : null,
  inMelee(state, me) {
    const followers = followersOf(state, me);
    return followers > 0 ? { followers } : {};
  },
  pushedAftermath: (_, after, unit) => withoutPushBack(unit, after),
};
