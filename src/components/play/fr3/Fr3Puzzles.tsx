/** The puzzles of Fantasy Rules!. */
import { type PuzzleSource, Puzzles } from '../puzzles/Puzzles.tsx';

const source: PuzzleSource = {
  id: 'fr3',
  scale: '',
  set: '',
  async load() {
    const [{ fr3System }, { default: file }] = await Promise.all([
      import('./system.tsx'),
      import('../../../content/puzzles/fr3.json'),
    ]);
    return { system: fr3System, puzzles: file.puzzles } as unknown as Awaited<ReturnType<PuzzleSource['load']>>;
  },
};

export default function Fr3Puzzles(props: { root: string }) {
  return <Puzzles source={source} {...props} />;
}
