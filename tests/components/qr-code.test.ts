/** QR codes for links: they contain the whole link, and say when it is too long. */
import { expect, test } from 'vitest';
import { codeOf, mostLetters } from '../../src/components/ui/code/QrCode.tsx';

test('a link is drawn as dark squares inside its quiet border', async () => {
  const code = await codeOf('https://book.example/fr3/muster/#abc');
  const squares = [...(code?.path ?? '').matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  expect(squares.length).toBeGreaterThan(200);
  const size = code?.size ?? 0;
  expect(squares.every(([x, y]) => x >= 2 && y >= 2 && x < size - 2 && y < size - 2)).toBe(true);
  // Three corners have finder patterns of seven squares.
  for (const [x, y] of [
    [2, 2],
    [size - 9, 2],
    [2, size - 9],
  ] as const)
    expect(squares.filter(([dark, row]) => row === y && dark >= x && dark < x + 7)).toHaveLength(7);
});

test('a longer link makes a larger code, and one that is too long makes none', async () => {
  const [short, long] = await Promise.all([codeOf('https://book.example/'), codeOf(`https://book.example/#${'a'.repeat(900)}`)]);
  expect(long?.size ?? 0).toBeGreaterThan(short?.size ?? 0);
  expect(await codeOf('a'.repeat(mostLetters + 1))).toBeUndefined();
});
