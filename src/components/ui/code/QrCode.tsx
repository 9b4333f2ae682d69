/** A QR code for a link, drawn as one path. The encoder is loaded when the code is shown. */
import { useEffect, useState } from 'preact/hooks';

interface Drawing {
  readonly size: number;
  readonly path: string;
}

/** For links longer than this, the squares would be too small to scan from a screen or from paper. */
export const mostLetters = 1500;

/** The dark squares of a code, row by row. */
const drawn = (rows: readonly (readonly boolean[])[]): string =>
  rows.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');

export async function codeOf(text: string): Promise<Drawing | undefined> {
  if (text.length > mostLetters) return undefined;
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'L', border: 2 });
  return { size, path: drawn(data) };
}

export function QrCode({ link, name }: { link: string; name: string }) {
  const [code, setCode] = useState<Drawing | null>();
  useEffect(() => {
    let now = true;
    codeOf(link).then(
      (made) => now && setCode(made ?? null),
      () => now && setCode(null),
    );
    return () => {
      now = false;
    };
  }, [link]);
  if (code === null) return <p class="qr-none">This link is too long for a QR code. Copy it, or save a file instead.</p>;
  return (
    <svg class="qr" viewBox={code ? `0 0 ${code.size} ${code.size}` : '0 0 1 1'} role="img" aria-label={`QR code: ${name}`}>
      {code && <rect class="qr-paper" width={code.size} height={code.size} />}
      {code && <path d={code.path} />}
    </svg>
  );
}
