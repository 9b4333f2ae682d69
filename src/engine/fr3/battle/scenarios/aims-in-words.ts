/** Scenario objectives: as sentences, checked on input, and copied into another set-up. */
import { quoted } from '../../../kernel/text.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import { sideIds } from '../vocabulary/ids.ts';
import type { Aim, Reach } from '../vocabulary/scenario-aim.ts';
import type { Army, Setup } from '../vocabulary/setup.ts';

export const aimKinds = ['hold', 'reach'] as const;

/** The units that an objective counts. Units that share a name, such as the carts of a convoy, are called by that name. */
function counting({ troops }: Army, who: readonly PieceId[] | undefined): string {
  if (!who) return 'each of its units';
  const names = new Set(who.map((id) => troops[Number(id.slice(1)) - 1]?.name));
  const [name] = names;
  return names.size === 1 && name !== undefined ? `each ${name}` : `each of ${who.join(', ')}`;
}

/** An objective in one sentence. */
export const sayAim = ({ armies }: Pick<Setup, 'armies'>, aim: Aim): string =>
  aim.kind === 'hold'
    ? `At the end of every turn, a side scores ${aim.points} points if it alone has units on “${aim.ground}”.`
    : `${armies[aim.side].name} score ${aim.points} points for ${counting(armies[aim.side], aim.who)} that is wholly on “${aim.ground}” at the end of the battle.`;

/** The same objectives after units got new ids. A unit that gets no new id no longer counts. */
export const aimsFor = (aims: readonly Aim[], nameOf: (id: PieceId) => PieceId | undefined): readonly Aim[] =>
  aims.flatMap((aim): readonly Aim[] => {
    if (aim.kind === 'hold' || !aim.who) return [aim];
    const who = aim.who.flatMap((id) => nameOf(id) ?? []);
    return who.length > 0 ? [{ ...aim, who }] : [];
  });

const mostAims = 12;
const mostPoints = 999;

/** A sentence about what is wrong with a set-up's objectives; null if nothing is. */
export function aimsProblem({ aims, terrain, armies }: Setup): string | null {
  if (aims === undefined) return null;
  if (!Array.isArray(aims) || aims.length > mostAims) return `The objectives must be a list of at most ${mostAims}.`;
  for (const aim of aims as readonly Partial<Aim>[]) {
    if (typeof aim !== 'object' || aim === null || !aimKinds.includes(aim.kind as Aim['kind']))
      return `The kind of an objective must be one of ${aimKinds.join(', ')}.`;
    const { ground, points } = aim;
    if (aim.kind === 'hold' && ((aim as Partial<Reach>).side !== undefined || (aim as Partial<Reach>).who !== undefined))
      return 'An objective that is to be held cannot name a side, because either side can hold it.';
    if (!terrain.some(({ name }) => name !== undefined && name === ground))
      return `An objective must name a piece of terrain. There is no ${quoted(ground)} on the table.`;
    if (!(Number.isInteger(points) && (points as number) >= 1 && (points as number) <= mostPoints))
      return `An objective must be worth 1 to ${mostPoints} points.`;
    if (aim.kind === 'hold') continue;
    const { side, who } = aim as Partial<Reach>;
    if (!side || !sideIds.includes(side)) return 'An objective that a side must reach has to name side A or side B.';
    const ids = armies[side].troops.map((_, at) => `${side}${at + 1}`);
    if (
      who !== undefined &&
      !(Array.isArray(who) && who.length > 0 && new Set(who).size === who.length && who.every((id) => ids.includes(id)))
    )
      return `The units that can score by reaching ${ground} must belong to side ${side}. List each unit only once.`;
  }
  return null;
}
