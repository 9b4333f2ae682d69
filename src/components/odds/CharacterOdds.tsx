/** The character odds. */
import { Asking, type AskingProps } from './asking/Asking.tsx';

const load = async () => (await import('./asking/characters-engine.ts')).engine;
const start = () => new Worker(new URL('./asking/characters-worker.ts', import.meta.url), { type: 'module' });

export default function CharacterOdds(props: AskingProps) {
  return <Asking {...props} load={load} start={start} />;
}
