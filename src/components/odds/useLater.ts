/** The part of a calculator that comes with the first question that is not the page's own. */
import { useRef, useState } from 'preact/hooks';

/** What has been loaded, undefined until then, and how to load it. */
export interface Later<Module> {
  readonly now: Module | undefined;
  readonly load: () => Promise<Module>;
  /** Does something with it: at once where it is there, so that the next press meets what this one has changed. */
  readonly whenHere: (use: (module: Module) => void) => void;
}

export function useLater<Module>(module: () => Promise<Module>): Later<Module> {
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
