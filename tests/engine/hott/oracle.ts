/**
 * Hordes of the Things by hand: what players do with two dice, written from the facts of the rule inventory and from
 * nothing of the engine.
 */
import type { Dice } from '../fr3/by-hand.ts';

export type Facts = Readonly<Record<string, unknown>> & { readonly is: string };

/** Class, factor against foot and strongholds, factor against all others. */
const rows = `
  artillery f 4 4, blades f 5 3, clerics f 4 4, hordes f 2 2, lurkers f 2 2, water-lurkers f 2 2, magicians f 4 4,
  shooters f 3 4, sneakers f 5 3, spears f 4 4, warband f 3 3, beasts m 3 4, behemoths m 4 5, heroes m 5 5,
  knights m 3 4, paladins m 6 6, riders m 3 3, aerial-heroes a 5 5, airboats a 5 3, dragons a 6 6, flyers a 2 2,
  gods a 6 6, stronghold s 6 6`;
const table = new Map(
  rows.split(',').map((row) => {
    const [id = '', kind = '', foot, others] = row.trim().split(' ');
    return [id, { kind, foot: Number(foot), others: Number(others) }] as const;
  }),
);
export const everybody = [...table.keys()];
export const elementIds = everybody.filter((id) => id !== 'stronghold');

const rowOf = ({ is }: Facts) => table.get(is) as { kind: string; foot: number; others: number };
const factor = (me: Facts, foe: Facts) => ('fs'.includes(rowOf(foe).kind) ? rowOf(me).foot : rowOf(me).others);

const sure = ['shooters', 'warband', 'beasts', 'lurkers', 'water-lurkers'];

/** What a player adds to his die in close combat. */
function inContact(me: Facts, foe: Facts): number {
  const castle = me.is === 'stronghold' || foe.is === 'stronghold';
  let sum = factor(me, foe) - Number(me.flanked ?? 0);
  for (const good of ['general', 'uphill', 'bank', 'support']) if (me[good] === true) sum++;
  const rough = me.going === 'bad' || (rowOf(me).kind !== 'f' && foe.going === 'bad');
  if (!castle && rough && !sure.includes(me.is)) sum -= 2;
  if (me.is === 'stronghold') sum -= Number(foe.aids ?? 0);
  return sum;
}

type Distance = 'contact' | 'shot' | 'spell';

/** What happens to a beaten loser: first column of the reference sheet, read aloud. */
function beaten(loser: Facts, by: Facts, at: Distance): string {
  const kind = rowOf(by).kind;
  const great = ['heroes', 'aerial-heroes', 'paladins'].includes(by.is);
  const open = loser.going !== 'bad';
  const touching = at === 'contact';
  switch (loser.is) {
    case 'artillery':
      return touching ? 'destroyed' : 'recoil';
    case 'blades':
      return by.is === 'warband' ? 'destroyed' : 'recoil';
    case 'clerics':
    case 'hordes':
    case 'spears':
      return by.is === 'warband' || (by.is === 'knights' && open) ? 'destroyed' : 'recoil';
    case 'lurkers':
    case 'water-lurkers':
      return 'flee-off';
    case 'magicians':
      if (by.is === 'magicians') return 'ensorcelled';
      return great || by.is === 'dragons' || by.is === 'gods' ? 'destroyed' : 'recoil';
    case 'shooters':
    case 'beasts':
      return touching && kind === 'm' ? 'destroyed' : 'recoil';
    case 'sneakers':
      return 'flee';
    case 'warband':
      return by.is === 'behemoths' || (by.is === 'knights' && open) ? 'destroyed' : 'recoil';
    case 'behemoths':
      return ['magicians', 'dragons', 'artillery'].includes(by.is) ? 'flee' : 'recoil';
    case 'heroes':
    case 'aerial-heroes':
      if (by.is === 'magicians') return 'ensorcelled';
      if (great || by.is === 'artillery') return 'destroyed';
      return by.is === 'stronghold' ? 'flee' : 'recoil';
    case 'knights':
      if (by.is === 'behemoths' || loser.going === 'bad') return 'destroyed';
      return touching && loser.charged === true && ['shooters', 'artillery', 'magicians'].includes(by.is)
        ? 'destroyed'
        : 'recoil';
    case 'riders':
      return loser.going === 'bad' ? 'destroyed' : 'recoil';
    case 'paladins':
      return touching ? 'destroyed' : 'none';
    case 'airboats':
    case 'flyers':
      return by.is === 'magicians' ? 'flee' : 'recoil';
    case 'dragons':
      return great ? 'destroyed' : 'flee-off';
    case 'gods':
      return ['gods', 'magicians', 'clerics'].includes(by.is) ? 'flee-off' : 'none';
    default: {
      // A castle.
      const ground = kind === 'f' || kind === 'm';
      return touching && (ground || (Number(by.aids ?? 0) > 0 && by.groundAid === true)) ? 'captured' : 'none';
    }
  }
}

function suffers(loser: Facts, low: number, by: Facts, high: number, at: Distance): string {
  if (by.is === 'sneakers' && loser.general !== true && loser.is !== 'stronghold' && loser.is !== 'sneakers') return 'none';
  const twice = high - low >= low;
  let result = beaten(loser, by, at);
  if (twice && loser.is === 'flyers')
    result = rowOf(by).kind === 'a' || ['heroes', 'magicians', 'shooters'].includes(by.is) ? 'destroyed' : 'flee';
  else if (twice && loser.is !== 'stronghold') result = 'destroyed';
  return loser.barred === true && (result === 'recoil' || result === 'flee') ? 'destroyed' : result;
}

/** Both sides' results as the calculator names them. */
function called(a: string, b: string): string {
  if (a === 'none' && b === 'none') return 'nothing';
  if (a !== 'none' && b !== 'none') return `both-${b}`;
  return a === 'none' ? `b-${b}` : `a-${a}`;
}

export const fights =
  (a: Facts, b: Facts) =>
  (dice: Dice): string => {
    const x = dice(6) + inContact(a, b);
    const y = dice(6) + inContact(b, a);
    if (x === y) {
      const pair = [a.is, b.is].sort().join();
      return (pair === 'heroes,heroes' || pair === 'magicians,paladins') && Math.abs(x % 2) === 1 ? 'both-destroyed' : 'nothing';
    }
    return x > y ? called('none', suffers(b, y, a, x, 'contact')) : called(suffers(a, x, b, y, 'contact'), 'none');
  };

const aided = (u: Facts) => (Number(u.aids ?? 0) > 2 ? -2 : 0 - Number(u.aids ?? 0));

export const shoots =
  (u: Facts, t: Facts) =>
  (dice: Dice): string => {
    const x = dice(6) + factor(u, t);
    const y = dice(6) + factor(t, u) + aided(u) + (t.woods === true ? 2 : 0);
    if (x > y) return called('none', suffers(t, y, u, x, 'shot'));
    return x < y && t.back === true ? called(suffers(u, x, t, y, 'shot'), 'none') : 'nothing';
  };

export const bespells =
  (u: Facts, t: Facts) =>
  (dice: Dice): string => {
    const magic = dice(6);
    const x = magic + factor(u, t);
    const y = dice(6) + factor(t, u) + aided(u) + (t.warded === true ? 2 : 0);
    const target = x > y ? suffers(t, y, u, x, 'spell') : 'none';
    const hurt = x < y && ['magicians', 'gods'].includes(t.is) ? suffers(u, x, t, y, 'spell') : 'none';
    return called(magic === 1 ? 'ensorcelled' : hurt, target);
  };

/** What a bound gives: everything, so many moves, or not even the rest. */
export const plans =
  (p: Readonly<Record<string, number>>) =>
  (dice: Dice): string => {
    const prices: Record<string, number> = {
      god: 6,
      dragons: 6,
      desorcell: 6,
      lurker: 1,
      'lurker-second': 2,
      'lurker-third': 3,
      horde: 1,
      bespell: 2,
    };
    let left = dice(6);
    for (const [id, price] of Object.entries(prices)) left -= price * (p[id] ?? 0);
    if (left < 0) return 'short';
    const wanted = [...Array(p.plain ?? 0).fill(1), ...Array(p.dear ?? 0).fill(2), ...Array(p.dearest ?? 0).fill(3)] as number[];
    let made = 0;
    for (const price of wanted)
      if (price <= left) {
        left -= price;
        made++;
      } else break;
    return made === wanted.length ? 'all' : `moves-${made}`;
  };
