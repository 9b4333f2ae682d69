/** The battle page of Hordes of the Things. */
import { useMemo } from 'preact/hooks';
import { lazy } from '../lazy.tsx';
import { Play } from '../Play.tsx';
import type { Entrance } from '../start/entrance.ts';
import { battleOf, type ReadyArmy, twoOf } from './two-armies.ts';

const fetchBattles = () => import('./HottBattles.tsx');
const Battles = lazy(async () => (await fetchBattles()).Battles);
const OwnBattle = lazy(async () => (await import('./OwnBattle.tsx')).OwnBattle);

interface Props {
  armies: readonly ReadyArmy[];
  /** The address of the site’s root. */
  root: string;
}

const entranceOf = (armies: readonly ReadyArmy[], root: string): Entrance => ({
  system: 'hott',
  quickBattle(seed) {
    const [mine, theirs] = twoOf(armies, seed);
    return battleOf([mine.army, theirs.army], { opponent: 'greedy', inPlace: true, seed });
  },
  about:
    'Play a sample army of 24 army points against the computer on a random battlefield. You win by destroying half the enemy army or its general, or by capturing its stronghold. Or learn by playing a ten-minute first battle with a coach.',
  teaches: true,
  puzzles: `${root}hott/play/puzzles/`,
  scenarios: [],
  OwnBattle: (props) => <OwnBattle armies={armies} {...props} />,
  Battles,
  prefetch: fetchBattles,
});

export default function HottPlay({ armies, root }: Props) {
  const entrance = useMemo(() => entranceOf(armies, root), []);
  return <Play entrance={entrance} root={root} />;
}
