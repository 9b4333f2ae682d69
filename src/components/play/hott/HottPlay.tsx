/** The battle page of Hordes of the Things. */
import { useMemo } from 'preact/hooks';
import type { LinkedRules } from '../../odds/links.tsx';
import type { Entrance } from '../entrance.ts';
import { lazy } from '../lazy.tsx';
import { Play } from '../Play.tsx';
import { battleOf, type ReadyArmy, twoOf } from './two-armies.ts';

const fetchBattles = () => import('./HottBattles.tsx');
const Battles = lazy(async () => (await fetchBattles()).Battles);
const OwnBattle = lazy(async () => (await import('./OwnBattle.tsx')).OwnBattle);

interface Props {
  rules: LinkedRules;
  armies: readonly ReadyArmy[];
  /** The address of the site’s root. */
  root: string;
}

const entranceOf = (armies: readonly ReadyArmy[]): Entrance => ({
  system: 'hott',
  quickBattle(seed) {
    const [mine, theirs] = twoOf(armies, seed);
    return battleOf([mine.army, theirs.army], { opponent: 'greedy', inPlace: true, seed });
  },
  about:
    'Two sample armies of 24 army points on a legal battlefield drawn by dice, everybody in place, you against the computer. Half the enemy army, its general, or its stronghold wins. Or a first battle of ten minutes, with a coach who explains.',
  teaches: true,
  scenarios: [],
  OwnBattle: (props) => <OwnBattle armies={armies} {...props} />,
  Battles,
  prefetch: fetchBattles,
});

export default function HottPlay({ rules, armies, root }: Props) {
  const entrance = useMemo(() => entranceOf(armies), []);
  return <Play entrance={entrance} rules={rules} root={root} />;
}
