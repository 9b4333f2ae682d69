/**
 * Seals and shares: salted SHA-256 by Web Crypto, cut to 128 bits and written in 22 letters. A seal binds its owner to a value
 * that nobody else can read. A chain of shares binds its owner to all the randomness of a battle before the first die falls.
 */
import { canonicalText } from '../replay.ts';

const lettersOf = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const hashed = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** Bytes of a seal, a share, a salt. */
const strength = 16;

/** 22 letters for any text. */
export const digest = async (text: string): Promise<string> => lettersOf((await hashed(text)).subarray(0, strength));

/** What is written of a digest: 22 letters. */
export const isDigest = (value: unknown): value is string => typeof value === 'string' && /^[A-Za-z0-9_-]{22}$/.test(value);

/** A secret of 128 random bits, from bytes that the caller has drawn (`crypto.getRandomValues`). */
export function saltOf(bytes: Uint8Array): string {
  if (bytes.length < strength) throw new Error(`A secret needs ${strength} random bytes, but only ${bytes.length} were given.`);
  return lettersOf(bytes.subarray(0, strength));
}

/** The seal of a plain value. Without the salt nobody can find the value by trying. */
export const sealOf = (value: unknown, salt: string): Promise<string> => digest(`${salt} ${canonicalText(value)}`);

export const opens = async (seal: string, value: unknown, salt: string): Promise<boolean> => (await sealOf(value, salt)) === seal;

/** Shares that a chain has: more than any battle rolls batches. */
export const chainLength = 1000;

/**
 * All shares of a chain that begins with a secret, the last one first: `[0]` is the end, which is published when the battle begins,
 * and each share is what the one before it is the digest of. So a share can be checked, and none can be chosen later.
 */
export function chainOf(secret: string): Promise<readonly string[]> {
  const known = chains.get(secret);
  if (known) return known;
  const chain = madeChain(secret);
  chains.set(secret, chain);
  return chain;
}

/** Chains that have been made: every share of a battle is asked of the same one. */
const chains = new Map<string, Promise<readonly string[]>>();

async function madeChain(secret: string): Promise<readonly string[]> {
  const shares = [secret];
  for (let n = 0; n < chainLength; n++) shares.push(await digest(shares[n] as string));
  return shares.reverse();
}

export const follows = async (share: string, before: string): Promise<boolean> => (await digest(share)) === before;

/** The seed of the dice that two shares fix together: a whole number of 32 bits. */
export async function seedOf(a: string, b: string): Promise<number> {
  const bytes = await hashed(`${a} ${b}`);
  return new DataView(bytes.buffer).getInt32(0);
}
