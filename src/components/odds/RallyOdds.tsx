/** The rally and nerve odds. */
import { Asking, type AskingProps } from './asking/Asking.tsx';

const load = async () => (await import('./asking/rally-engine.ts')).engine;
const start = () => new Worker(new URL('./asking/rally-worker.ts', import.meta.url), { type: 'module' });

export default function RallyOdds(props: AskingProps) {
  return <Asking {...props} load={load} start={start} />;
}
