/** A link as a QR code for another person's phone, shown on request. */
import { useState } from 'preact/hooks';
import { QrCode } from './QrCode.tsx';

export function LinkCode({ link, name }: { link: () => string; name: string }) {
  const [shown, setShown] = useState<string>();
  return (
    <details class="link-code" onToggle={(event) => setShown(event.currentTarget.open ? link() : undefined)}>
      <summary>Show as a QR code</summary>
      {shown !== undefined && <QrCode link={shown} name={name} />}
    </details>
  );
}
