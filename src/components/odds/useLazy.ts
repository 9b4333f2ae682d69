/** Loads a part of a calculator when the first question changes. */
import { useRef, useState } from 'preact/hooks';

/** The loaded module, undefined until then, and a function to load it. */
export interface Lazy<Module> {
  readonly now: Module | undefined;
  readonly load: () => Promise<Module>;
  /**
   * Uses the module as soon as it is loaded. If the module is already loaded, this happens synchronously, so that the next press
   * sees the change.
   */
  readonly whenHere: (use: (module: Module) => void) => void;
}

export function useLazy<Module>(module: () => Promise<Module>): Lazy<Module> {
  const loaded = useRef<Module>();
  const [, show] = useState(false);
  const load = async (): Promise<Module> => {
    loaded.current = await module();
    show(true);
    return loaded.current;
  };
  return {
    get now() {
      return loaded.current;
    },
    load,
    whenHere(use) {
      if (loaded.current) use(loaded.current);
      else void load().then(use);
    },
  };
}
