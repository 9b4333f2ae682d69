/** The battle page of Fantasy Rules!. */
import { useMemo } from 'preact/hooks';
import { lazy } from '../lazy.tsx';
import { Play } from '../Play.tsx';
import type { Entrance, ScenarioDoor } from '../start/entrance.ts';
import type { ReadyArmy } from './ready-armies.ts';
import { battleOf, twoOf } from './two-armies.ts';

const fetchBattles = () => import('./Fr3Battles.tsx');
const Battles = lazy(async () => (await fetchBattles()).Battles);
const OwnBattle = lazy(async () => (await import('./OwnBattle.tsx')).OwnBattle);

interface Props {
  armies: readonly ReadyArmy[];
  graded: readonly ScenarioDoor[];
  scenarios: readonly ScenarioDoor[];
  /** The address of the site’s root. */
  root: string;
}

function entranceOf({ armies, graded, scenarios, root }: Props): Entrance {
  const sizes = [...new Set(armies.map(({ size }) => size))].sort((a, b) => a - b);
  return {
    system: 'fr3',
    quickBattle(seed) {
      const [mine, theirs] = twoOf(armies, sizes[0] as number, seed);
      const ofPoints = ({ army, size: points }: ReadyArmy) => ({ army, points });
      return battleOf([ofPoints(mine), ofPoints(theirs)], { opponent: 'greedy', inPlace: true, seed });
    },
    about:
      'Play a small battle against the computer, with two equal armies on a random table. Or learn by playing a ten-minute first battle with a coach.',
    teaches: true,
    puzzles: `${root}fr3/play/puzzles/`,
    graded,
    scenarios,
    OwnBattle: (props) => <OwnBattle armies={armies} sizes={sizes} {...props} />,
    Battles,
    prefetch: fetchBattles,
  };
}

export default function Fr3Play(props: Props) {
  const entrance = useMemo(() => entranceOf(props), []);
  return <Play entrance={entrance} root={props.root} />;
}
