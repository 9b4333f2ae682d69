/** The rally and nerve odds. */
import { Asking, type AskingProps } from './asking/Asking.tsx';

const load = async () => (await import('./asking/rally-engine.ts')).engine;

export default function RallyOdds(props: AskingProps) {
  return <Asking {...props} load={load} />;
}
