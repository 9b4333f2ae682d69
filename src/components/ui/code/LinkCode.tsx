/** A link as a QR code for another person's phone, shown on request. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { QrCode } from './QrCode.tsx';

export function LinkCode({ link, name }: { link: () => string; name: string }) {
  const [shown, setShown] = useState<string>();
  const here = useRef<HTMLDetailsElement>(null);
  // A phone can scan the code only if all of it is in sight.
  useEffect(() => {
    if (shown !== undefined) here.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <details ref={here} class="link-code" onToggle={(event) => setShown(event.currentTarget.open ? link() : undefined)}>
      <summary>Show as a QR code</summary>
      {shown !== undefined && <QrCode link={shown} name={name} />}
    </details>
  );
}
