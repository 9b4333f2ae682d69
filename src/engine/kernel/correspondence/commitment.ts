/**
 * Seals and shares: salted SHA-256 by Web Crypto, cut to 128 bits and written as 22 letters. A seal commits its owner to a value
 * that nobody else can read yet. A chain of shares commits its owner to all the randomness of a battle before the first die is
 * rolled.
 */
import { canonicalText } from '../replay.ts';

const lettersOf = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const hashed = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** The number of bytes in a seal, a share or a salt. */
const strength = 16;

/** The digest of a text: 22 letters. */
export const digest = async (text: string): Promise<string> => lettersOf((await hashed(text)).subarray(0, strength));

/** Whether a value has the form of a digest: 22 letters. */
export const isDigest = (value: unknown): value is string => typeof value === 'string' && /^[A-Za-z0-9_-]{22}$/.test(value);

/** Makes a secret of 128 random bits from bytes that the caller has drawn (`crypto.getRandomValues`). */
export function saltOf(bytes: Uint8Array): string {
  if (bytes.length < strength) throw new Error(`A secret needs ${strength} random bytes, but only ${bytes.length} were given.`);
  return lettersOf(bytes.subarray(0, strength));
}

/** The seal of a value that is plain data. Without the salt, nobody can find the value by trying possible values. */
export const sealOf = (value: unknown, salt: string): Promise<string> => digest(`${salt} ${canonicalText(value)}`);

export const opens = async (seal: string, value: unknown, salt: string): Promise<boolean> => (await sealOf(value, salt)) === seal;

/** The number of shares in a chain, which is more than the batches of dice in any battle. */
export const chainLength = 1000;

/**
 * All shares of a chain that begins with a secret, the last share first. `[0]` is the end of the chain, which is published when
 * the battle begins. Each share is the digest of the share after it in the list, so the other side can check each share, and
 * nobody can choose a share later.
 */
export function chainOf(secret: string): Promise<readonly string[]> {
  const known = chains.get(secret);
  if (known) return known;
  const chain = madeChain(secret);
  chains.set(secret, chain);
  return chain;
}

/** Caches chains, because every share that a side sends in a battle comes from the same chain. */
const chains = new Map<string, Promise<readonly string[]>>();

async function madeChain(secret: string): Promise<readonly string[]> {
  const shares = [secret];
  for (let n = 0; n < chainLength; n++) shares.push(await digest(shares[n] as string));
  return shares.reverse();
}

export const follows = async (share: string, before: string): Promise<boolean> => (await digest(share)) === before;

/** The seed of the dice that two shares determine together: a whole number of 32 bits. */
export async function seedOf(a: string, b: string): Promise<number> {
  const bytes = await hashed(`${a} ${b}`);
  return new DataView(bytes.buffer).getInt32(0);
}
