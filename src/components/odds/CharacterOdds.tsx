/** The character odds. */
import { Asking, type AskingProps } from './asking/Asking.tsx';

const load = async () => (await import('./asking/characters-engine.ts')).engine;

export default function CharacterOdds(props: AskingProps) {
  return <Asking {...props} load={load} />;
}
