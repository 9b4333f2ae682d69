/** The odds of structures: breaches, stormings, fires. */
import { Asking, type AskingProps } from './asking/Asking.tsx';

const load = async () => (await import('./asking/structures-engine.ts')).engine;
const start = () => new Worker(new URL('./asking/structures-worker.ts', import.meta.url), { type: 'module' });

export default function StructureOdds(props: AskingProps) {
  return <Asking {...props} load={load} start={start} />;
}
