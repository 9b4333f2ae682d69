/** Checks of the purchases for the whole army. */

import { didYouMean } from '../../kernel/nearest.ts';
import { quoted } from '../../kernel/text.ts';
import { extraOf, extras } from './extras.ts';
import { type ArmyCheck, count, error, mergedProblems, noProblems, warning } from './mustered.ts';

const at = (id: string): string => `extras.${id}`;

const known: ArmyCheck = ({ roster }) =>
  mergedProblems(
    [...new Set(roster.extras)].map((id) => {
      const found = extraOf(id);
      if (!found)
        return error(
          at(id),
          `The army: there is no purchase ${quoted(id)}.${didYouMean(
            id,
            extras.map((each) => each.id),
          )}`,
        );
      const bought = roster.extras?.filter((each) => each === id).length ?? 0;
      return bought > found.most
        ? error(at(id), `An army can have ${found.name} only ${count(found.most, 'time', 'times')}.`, ...found.rules.slice(0, 1))
        : noProblems;
    }),
  );

/**
 * fr3.camps.availability: an army may have a camp or a baggage train, but not both. A general consults at most one seer
 * (fr3.pre-game.seer-simple).
 */
const oneOfEach: ArmyCheck = ({ roster }) =>
  mergedProblems(
    (['camp', 'seer'] as const).map((group) => {
      const has = extras.filter((each) => each.group === group && roster.extras?.includes(each.id));
      const last = has.at(-1);
      return last && has.length > 1
        ? error(
            at(last.id),
            `An army can have only one of these: ${has.map(({ name }) => name).join(' or ')}.`,
            ...last.rules.slice(0, 1),
          )
        : noProblems;
    }),
  );

/** Whether an option is a transport. Burrowing transports cannot carry a baggage train (fr3.camps.baggage-no-burrowing). */
export const isTransport = (id: string): boolean => ['canoes', 'barges', 'wagons'].includes(id) || id.startsWith('transports');

const stands: ArmyCheck = ({ roster, units }) => {
  const has = (id: string) => roster.extras?.includes(id) === true;
  const carried = units.some(({ options }) => options.some((id) => isTransport(id) && id !== 'transports-burrowing'));
  return mergedProblems([
    has('camp') && !has('fortification')
      ? warning(
          at('camp'),
          'A camp must stand in a fortification. Buy a fortification, or agree with your opponent that there is one on the table.',
          'fr3.camps.camp-attachment',
        )
      : noProblems,
    has('baggage-train') && !carried
      ? error(
          at('baggage-train'),
          'A baggage train needs a transport that does not burrow. Buy such a transport for one of your units.',
          'fr3.camps.baggage-attachment',
          'fr3.camps.baggage-no-burrowing',
        )
      : noProblems,
  ]);
};

/** fr3.siege.hot-oil-purchase, fr3.fortifications.pavisiers and similar rules: no more of these than bases they are for. */
const onBases: ArmyCheck = ({ roster }) => {
  const bought = roster.extras ?? [];
  return mergedProblems(
    extras.map(({ id, name, on, rules }) => {
      const times = bought.filter((each) => each === id).length;
      if (!on || times === 0) return noProblems;
      const room = bought.filter((each) => (on === 'wall' ? each.startsWith('wall-') : each === on)).length;
      return times > room
        ? error(
            at(id),
            `Each base of ${on === 'wall' ? 'a wall' : 'a fortification'} can have ${name} only once. The army has ${room} of these bases, but you have bought ${name} ${count(times, 'time', 'times')}.`,
            ...rules.slice(0, 1),
          )
        : noProblems;
    }),
  );
};

export const extraChecks: readonly ArmyCheck[] = [known, oneOfEach, stands, onBases];
