/** A component that is loaded when first shown, so that parts cost nothing until they are opened. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A component that can be used immediately and renders nothing until it is loaded. */
export function lazy<Props extends object>(fetchIt: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  return function Later(props: Props) {
    const [failed, setFailed] = useState(false);
    const [, setHere] = useState(Part !== undefined);
    useEffect(() => {
      if (Part) return;
      fetchIt().then(
        (fetched) => {
          Part = fetched;
          setHere(true);
        },
        () => setFailed(true),
      );
    }, []);
    if (Part) return <Part {...props} />;
    return failed ? (
      <p class="message message-wrong" role="alert">
        This part of the page could not be loaded. Your battle is saved. Reload the page.
      </p>
    ) : null;
  };
}
