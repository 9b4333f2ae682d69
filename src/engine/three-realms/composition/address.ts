/**
 * An army list as an address that people can read: `limit=600&u=10 spearmen&u=5 guards +15&u=Wolf riders;elite;120`. A unit from
 * the sample set is written with its number of models and the cost of its options. Any other unit is written with its name, slot
 * and points, and may be marked `common`.
 */
import { longestName } from '../../kernel/limits.ts';
import { quoted } from '../../kernel/text.ts';
import { type SlotKind, slotKinds } from '../data/composition.ts';
import { type SampleUnit, sampleUnitOf } from '../data/sample-set.ts';
import type { Enlisted } from './check.ts';

export type Entry =
  | { readonly kind: 'sample'; readonly unit: string; readonly models: number; readonly extra: number }
  | ({ readonly kind: 'own' } & Enlisted);

export interface ArmyList {
  readonly limit: number | null;
  readonly entries: readonly Entry[];
}

export interface ReadList extends ArmyList {
  /** One sentence for each part of the address that could not be read. All other parts of the list have been read. */
  readonly problems: readonly string[];
}

export const mostEntries = 60;
export const mostPoints = 99999;
export const nameLength = longestName;

/** An entry in the form that the tier chart uses. */
export function tierEntry(entry: Entry): Enlisted {
  if (entry.kind === 'own') return entry;
  const { name, slot, points, rules } = sampleUnitOf(entry.unit) as SampleUnit;
  return { name, slot, common: rules.includes('common'), points: points * entry.models + entry.extra };
}

/** A sentence if the size of a sample unit is not allowed; otherwise undefined. */
export function sizeProblem(entry: Entry): string | undefined {
  if (entry.kind === 'own') return undefined;
  const { name, models } = sampleUnitOf(entry.unit) as SampleUnit;
  if (entry.models >= models.least && entry.models <= models.most) return undefined;
  const may = models.least === models.most ? `${models.least}` : `${models.least} to ${models.most}`;
  return `${name} must have ${may} ${models.most === 1 ? 'model' : 'models'}, not ${entry.models}.`;
}

const sample = /^(\d{1,2}) ([a-z-]+)(?: \+(\d{1,4}))?$/;

function readEntry(text: string): Entry | undefined {
  const found = sample.exec(text);
  if (found) {
    const [, models, unit = '', extra] = found;
    return sampleUnitOf(unit) && Number(models) > 0
      ? { kind: 'sample', unit, models: Number(models), extra: Number(extra ?? 0) }
      : undefined;
  }
  const [name = '', slot = '', points = '', common, ...rest] = text.split(';');
  const fits =
    name.trim() !== '' &&
    name.length <= nameLength &&
    (slotKinds as readonly string[]).includes(slot) &&
    /^\d{1,5}$/.test(points) &&
    (common === undefined || common === 'common') &&
    rest.length === 0;
  return fits
    ? { kind: 'own', name: name.trim(), slot: slot as SlotKind, points: Number(points), common: common === 'common' }
    : undefined;
}

/** Reads the part of an address after the `?`. Never throws. */
export function readArmyList(search: string): ReadList {
  const problems: string[] = [];
  const entries: Entry[] = [];
  let limit: number | null = null;
  for (const [key, text] of new URLSearchParams(search)) {
    if (key === 'limit' && /^\d{1,5}$/.test(text)) limit = Number(text);
    else if (key === 'limit') problems.push(`The limit must be a number of points, so ${quoted(text)} is ignored.`);
    else if (key !== 'u')
      problems.push(`The link contains ${quoted(key)}, which this page does not recognize, so it is ignored.`);
    else if (entries.length === mostEntries)
      problems.push(`An army here can have only ${mostEntries} units, so ${quoted(text)} is ignored.`);
    else {
      const entry = readEntry(text);
      if (entry) entries.push(entry);
      else problems.push(`${quoted(text)} cannot be read as a unit, so it is ignored.`);
    }
  }
  return { limit, entries, problems };
}

/** Writes an army list as an address. A semicolon separates the parts of an entry, so no name may contain one. */
export function writeArmyList({ limit, entries }: ArmyList): string {
  const search = new URLSearchParams();
  if (limit !== null) search.set('limit', String(limit));
  for (const entry of entries) {
    const text =
      entry.kind === 'sample'
        ? `${entry.models} ${entry.unit}${entry.extra > 0 ? ` +${entry.extra}` : ''}`
        : [entry.name.replaceAll(';', ','), entry.slot, entry.points, ...(entry.common ? ['common'] : [])].join(';');
    search.append('u', text);
  }
  return search.toString();
}
