/** Several armies that fight on one side, each as a command with its own general (fr3.multiplayer.command-clock). */
import { longestName } from '../../../kernel/limits.ts';
import type { Read } from '../../../kernel/ruleset.ts';
import { mostTroops } from '../units/troop-facts.ts';
import type { Army } from '../vocabulary/setup.ts';
import { wrong } from './setup-problem.ts';

const rule = 'fr3.multiplayer.command-clock';

/** `The Toll and The Riders`, or a shorter name if that one is too long. */
function nameOf(names: readonly string[]): string {
  const all = names.join(' and ');
  return all.length <= longestName ? all : `${names[0]} and allies`.slice(0, longestName);
}

/** The army of a side in which each of these armies is a command, or the reason why they cannot fight together. */
export function combinedArmy(armies: readonly Army[]): Read<Army> {
  const [first] = armies as readonly [Army];
  const differs = armies.find(({ has = [] }) => has.join() !== (first.has ?? []).join());
  if (differs)
    return wrong(
      `${first.name} and ${differs.name} cannot fight on one side, because the list of one of them has rules for its whole army. Choose another army.`,
      rule,
    );
  const troops = armies.reduce((sum, army) => sum + army.troops.length, 0);
  if (troops > mostTroops)
    return wrong(
      `These armies have ${troops} units together, but a side can have at most ${mostTroops}. Choose smaller armies.`,
      rule,
    );
  const camps = armies.flatMap(({ holdings = [] }) => holdings.filter(({ kind }) => kind !== 'sacred-site'));
  if (camps.length > 1)
    return wrong(
      'A side can have only one camp or baggage train. Choose only one army that brings one.',
      'fr3.camps.availability',
      rule,
    );
  const general = armies.find(({ characters }) => characters.filter(({ leader }) => leader.startsWith('general')).length !== 1);
  if (general) return wrong(`${general.name} needs exactly one general to be a command.`, rule, 'fr3.characters.one-general');
  let before = 0;
  const parts = armies.map((army) => {
    const later = <T extends { readonly with?: number }>(each: T): T =>
      each.with === undefined ? each : { ...each, with: each.with + start };
    const start = before;
    before += army.troops.length;
    return {
      command: { name: army.name, troops: army.troops.map((_, at) => start + at + 1) },
      troops: army.troops.map(later),
      characters: army.characters.map(later),
      holdings: (army.holdings ?? []).map(later),
      works: army.works ?? [],
      nuisances: army.nuisances ?? [],
    };
  });
  const all = <Key extends 'holdings' | 'works' | 'nuisances'>(key: Key) => {
    const list = parts.flatMap((part): readonly unknown[] => part[key]);
    return list.length > 0 ? { [key]: list } : {};
  };
  const scouts = armies.flatMap((army) => army.scouts ?? []);
  return {
    ok: true,
    value: {
      name: nameOf(armies.map(({ name }) => name)),
      commands: parts.map(({ command }) => command),
      ...(first.has ? { has: first.has } : {}),
      ...all('holdings'),
      ...all('works'),
      ...all('nuisances'),
      ...(scouts.length > 0 ? { scouts: scouts.reduce((sum, each) => sum + each, 0) } : {}),
      troops: parts.flatMap((part) => part.troops),
      characters: parts.flatMap((part) => part.characters),
    },
  };
}
