import { test } from 'vitest';
import * as k from '/work/main/src/engine/kernel/index.ts';
import { meleeOdds } from '/work/main/src/engine/fr3/melee/answer.ts';
import { linesOf, totalOf } from '/work/main/src/engine/fr3/melee/modifiers.ts';
import { bout } from '/work/main/src/engine/fr3/melee/combatant.ts';
test('x', () => {
  const chain = (n: number): k.Chance<number> => n === 0 ? k.known(1) : k.roll(10, {decides:'x',rules:[]}, f => f === 1 ? chain(n-1) : k.known(0));
  for (const n of [5, 16, 22, 23, 24, 30]) { const o = k.odds(chain(n)); console.log(n, String(o.of(v => v === 1)), String(o.of(() => true))); }
  const chain7 = (n: number): k.Chance<number> => n === 0 ? k.known(1) : k.roll(7, {decides:'x',rules:[]}, f => f === 1 ? chain7(n-1) : k.known(0));
  for (const n of [18, 19, 20, 25]) { const o = k.odds(chain7(n)); console.log('d7', n, String(o.of(v => v === 1)) === `1/${7n ** BigInt(n)}`, String(o.of(() => true))); }
  for (const n of [-19999, -20000, -1]) console.log(k.asPercent(k.fraction(n, 20000)), k.inHundred(k.fraction(n, 20000)));
  console.log(k.asPercent(k.fraction(-1,3)), k.inHundred(k.fraction(-1,3)), k.inHundred(k.fraction(-1,2)));
  const show = (q: any) => { try { const r = meleeOdds(q); console.log(JSON.stringify(q), r.ok ? `${r.a.total} ${r.b.total} ${r.a.lines.map(l=>l.name+l.amount)} | ${r.b.lines.map(l=>l.name+l.amount)}` : r.refusals.map(x => x.at+': '+x.because)); } catch (e) { console.log(JSON.stringify(q), 'THROWS', String(e)); } };
  show({a:{unit:'cyclics',stage:'pupa'},b:{unit:'mobs'}});
  show(undefined); show({a:{unit:'mobs'}}); show({a:'x',b:null}); show({a:{unit:'knights',support:undefined},b:{unit:'mobs'}});
  show({a:{unit:'knights',trap:'trap'},b:{unit:'rangers',ground:'woods'},charge:'a'});
  show({a:{unit:'militia',level:'flying'},b:{unit:'dragons',level:'flying'}});
  show({a:{unit:'mobs',form:'mass',state:1},b:{unit:'mobs'}});
  show({a:{unit:'large-monsters',bows:true},b:{unit:'mobs'},charge:'b'});
  show({a:{unit:'contraptions',model:'missile'},b:{unit:'mobs'},charge:'b'});
  show({a:{unit:'spears',strength:true,freeze:true},b:{unit:'mobs'},charge:'b',round:'later'});
  show({a:{unit:'spears',flank:3},b:{unit:'pikes',form:'block'}});
  show({a:{unit:'spears',protection:'clerical',leader:'hero-1-1'},b:{unit:'mobs',miracle:true}});
  show({a:{unit:'leviathans',level:'burrowing'},b:{unit:'mobs'},charge:'a'});
  show({a:{unit:'cyclics'},b:{unit:'pikes'}});
  show({a:{unit:'cyclics',support:2},b:{unit:'pikes'}});
  show({a:{unit:'mobs',form:'mass',leader:'hero-1-1'},b:{unit:'pikes'}});
  show({a:{unit:'large-monsters',level:'swimming'},b:{unit:'beastmen',level:'burrowing'},charge:'a'});
  show({a:{unit:'leviathans'},b:{unit:'beastmen',level:'swimming'},charge:'a'});
  show({a:{unit:'knights',level:'flying'},b:{unit:'spears',stakes:true},charge:'b'});
  show({a:{unit:'air-elemental'},b:{unit:'spears',ground:'marshes'},charge:'a'});
  show({a:{unit:'air-elemental'},b:{unit:'spears',ground:'woods'},charge:'b'});
  show({a:{unit:'knights', mounts:true},b:{unit:'knights'},charge:'b'});
  show({a:{unit:'light-artillery', attached:'skirmishers'},b:{unit:'knights'},charge:'b'});
  show({a:{unit:'pikes', form:'block', attached:'light-artillery'},b:{unit:'knights'},charge:'b'});
  show({a:{unit:'knights', bless:true, grogRation:true},b:{unit:'dragons'},charge:'b'});
});
