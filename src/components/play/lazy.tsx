/** A component that is loaded when it is first shown, so that parts of the page cost nothing until they are opened. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** `whenHere` calls `here` when it has been fetched, or at once if it already has. */
export function fetchedOnce<Thing>(fetchIt: () => Promise<Thing>) {
  let thing: Thing | undefined;
  return {
    now: (): Thing | undefined => thing,
    whenHere(here: () => void, failed: () => void): void {
      if (thing !== undefined) here();
      else
        fetchIt().then((fetched) => {
          thing = fetched;
          here();
        }, failed);
    },
  };
}

/** A component that can be used immediately and renders nothing until it is loaded. */
export function lazy<Props extends object>(fetchIt: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const part = fetchedOnce(fetchIt);
  return function Later(props: Props) {
    const [failed, setFailed] = useState(false);
    const [, setHere] = useState(part.now() !== undefined);
    // Between rendering and this effect, the part may have been loaded for another place that uses it.
    useEffect(
      () =>
        part.whenHere(
          () => setHere(true),
          () => setFailed(true),
        ),
      [],
    );
    const Part = part.now();
    if (Part) return <Part {...props} />;
    return failed ? (
      <p class="message message-wrong" role="alert">
        This part of the page could not be loaded. Your battle is saved. Reload the page.
      </p>
    ) : null;
  };
}
