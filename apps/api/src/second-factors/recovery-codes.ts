import { randomBytes, randomInt, type ScryptOptions, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

const CODES = 10;
const LETTERS = 5;
/** Without characters that look alike: 0 and O, 1, I and L. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const SALT_BYTES = 16;
const HASH_BYTES = 32;

export interface NewCodes {
  /** Shown once: `ABCDE-FGHJK`. */
  codes: string[];
  salt: Buffer;
  hashes: Buffer[];
}

/**
 * Short enough to type from paper, hence hashed slowly; one salt for all, so that an attempt costs one hash.
 */
export async function newRecoveryCodes(): Promise<NewCodes> {
  const salt = randomBytes(SALT_BYTES);
  const codes = Array.from({ length: CODES }, () => `${letters()}-${letters()}`);
  const hashes: Buffer[] = [];
  // One after the other: each takes a whole core for a while.
  for (const code of codes) hashes.push(await hashRecoveryCode(code, salt));
  return { codes, salt, hashes };
}

const slowly = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
/** scrypt's number of rounds: 16 MiB and about 50 ms a hash. */
let rounds = 16_384;

/** For tests, which make hundreds of codes. */
export function setRecoveryCodeRounds(next: number): void {
  rounds = next;
}

/** Spaces, hyphens and case are ignored. */
export async function hashRecoveryCode(written: string, salt: Buffer): Promise<Buffer> {
  const code = written.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return slowly(code, salt, HASH_BYTES, { N: rounds });
}

function letters(): string {
  const one = () => ALPHABET[randomInt(ALPHABET.length)];
  return Array.from({ length: LETTERS }, one).join('');
}
