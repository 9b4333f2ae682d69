/** The puzzles of Hordes of the Things. */
import { type PuzzleSource, Puzzles } from '../puzzles/Puzzles.tsx';

const source: PuzzleSource = {
  id: 'hott',
  scale: 'The points go from −100 for a lost battle to 100 for a won one.',
  set: 'The initiative (PIP) die of this bound is already rolled. It gives you',
  async load() {
    const [{ hottSystem }, { default: file }] = await Promise.all([
      import('./system.tsx'),
      import('../../../content/puzzles/hott.json'),
    ]);
    return { system: hottSystem, puzzles: file.puzzles } as unknown as Awaited<ReturnType<PuzzleSource['load']>>;
  },
};

export default function HottPuzzles(props: { root: string }) {
  return <Puzzles source={source} {...props} />;
}
