/** The odds of special rolls. */
import { Asking, type AskingProps } from './asking/Asking.tsx';

const load = async () => (await import('./asking/special-engine.ts')).engine;
const start = () => new Worker(new URL('./asking/special-worker.ts', import.meta.url), { type: 'module' });

export default function SpecialOdds(props: AskingProps) {
  return <Asking {...props} load={load} start={start} />;
}
