/** The islands that are activated on first use, by name. */
import { type ComponentType, h, hydrate } from 'preact';

const islands = {
  HomeBoard: () => import('../home/HomeBoard.tsx'),
  TryRoll: () => import('../odds/TryRoll.tsx'),
  AuctionLesson: () => import('../start/AuctionLesson.tsx'),
  ClockLesson: () => import('../start/ClockLesson.tsx'),
  DiceTray: () => import('../start/DiceTray.tsx'),
  FightLesson: () => import('../start/FightLesson.tsx'),
  UnitReader: () => import('../start/UnitReader.tsx'),
  VolleyLesson: () => import('../start/VolleyLesson.tsx'),
};
export type IslandName = keyof typeof islands;

/** Loads the island for this element and activates it. */
export async function startIsland(at: HTMLElement): Promise<void> {
  const { default: island } = await islands[at.dataset.island as IslandName]();
  hydrate(h(island as ComponentType, JSON.parse(at.dataset.props as string)), at);
  at.removeAttribute('data-island');
}
