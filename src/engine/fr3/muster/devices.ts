/** Inventions of mad scientists: devices, the assistant, and items that counter them. */
import { type Army, magicCodes } from '../data/armies/army.ts';
import { characterEntryOf } from '../data/characters.ts';
import { type Invention, inventionOf, inventions } from '../data/inventions.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { genericId } from './lists.ts';
import { type Leave, no } from './option.ts';

/** Whether the list mentions the ability, even if it only states a price. */
export const isNamed = ({ characters, discounts }: Army, id: string): boolean =>
  characters.some((each) => each.id === id) || discounts.some(({ what }) => what === id);

/** Whether the army may have the character that this entry describes. The answer is open if the cell of the tables may be lost. */
export function leaveOf(list: Army, id: string): 'yes' | 'open' | 'no' {
  const entry = characterEntryOf(id);
  if (!entry) return 'no';
  const coded = list.magicUsers.some(({ code }) => magicCodes[code]?.characters.includes(id));
  if (entry.armies === 'any' || coded || isNamed(list, id)) return 'yes';
  if (entry.armies === 'list') return list.id === genericId ? 'yes' : 'open';
  return entry.armies.includes(list.id) ? 'yes' : 'no';
}

/**
 * fr3.inventions.protection-from-disintegration, fr3.inventions.paint-gun: for armies that may have a mad scientist or an
 * alchemist.
 */
export function mayHaveDevices(list: Army, rule: Fr3RuleId): Leave {
  const leaves = ['mad-scientist', 'alchemist'].map((id) => leaveOf(list, id));
  if (leaves.includes('yes')) return 'yes';
  return leaves.includes('open') ? 'open' : no(`The ${list.name} cannot have mad scientists or alchemists.`, rule);
}

/**
 * An invention in the form in which it is bought. Some inventions have versions, and a mad scientist may have one version of
 * each.
 */
export interface Version {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly invention: Invention;
}

const invented = (id: string): Invention => inventionOf(id) as Invention;
const box = invented('tinkers-box');
const boxPoints = box.cost as { readonly [version: string]: number };
/** fr3.inventions.tinkers-box: the level and type of its contraptions are chosen when it is bought. */
const boxes: readonly Version[] = ['surface', 'flying', 'swimming', 'burrowing'].flatMap((level) =>
  [1, 2].map((type) => ({
    id: `${box.id}-${level}-${type}`,
    name: `${box.name}: ${level}, type ${type}`,
    points: (level === 'surface' ? boxPoints.surface : boxPoints.flyingSwimmingBurrowing) ?? 0,
    invention: box,
  })),
);
const gun = invented('disintegration-gun');
/** fr3.inventions.disintegration-flesh, fr3.inventions.disintegration-metal */
const guns: readonly Version[] = [
  ['flesh', 'flesh and bone'],
  ['metal', 'wood, metal and rock'],
].map(([id, against]) => ({
  id: `${gun.id}-${id}`,
  name: `${gun.name}: ${against}`,
  points: Number(gun.cost),
  invention: gun,
}));

/** All inventions that characters can buy. */
export const versions: readonly Version[] = inventions
  .filter(({ buyers }) => buyers.includes('mad-scientist'))
  .flatMap((invention) => {
    if (invention === box) return boxes;
    if (invention === gun) return guns;
    return [{ id: invention.id, name: invention.name, points: Number(invention.cost), invention }];
  });
