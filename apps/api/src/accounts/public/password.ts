import {
  type Argon2Parameters,
  argon2,
  randomBytes,
  timingSafeEqual as sameBytes,
} from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
export const RECOMMENDED_COST = { memory: 19_456, passes: 2, parallelism: 1 };
/** A hash in a millisecond, for accounts without anything to protect: tests and the demonstration. */
export const QUICK_COST: typeof RECOMMENDED_COST = { memory: 64, passes: 1, parallelism: 1 };
let cost = RECOMMENDED_COST;

/** For the whole process. A hash carries its own cost, so earlier ones still verify. */
export function setPasswordCost(next: typeof RECOMMENDED_COST): void {
  cost = next;
}

const SALT_BYTES = 16;
const TAG_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** The hash of a password as a PHC string, which includes salt and cost. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  return phc(nonce, await derive(password, { ...cost, nonce, tagLength: TAG_BYTES }));
}

/**
 * Whether a password matches a hash. Without a hash, as for an unknown e-mail, it takes as long and returns
 * false: the time does not reveal which accounts exist.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const match = PHC.exec(hash ?? nobodysHash());
  if (!match) throw new Error('A stored password hash is not an argon2id PHC string');
  const [, memory, passes, parallelism, salt = '', tag = ''] = match;
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive(password, {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
  });
  return sameBytes(actual, expected) && hash !== null;
}

function nobodysHash(): string {
  return phc(Buffer.alloc(SALT_BYTES), Buffer.alloc(TAG_BYTES));
}

function phc(nonce: Buffer, tag: Buffer): string {
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

const runArgon2 = promisify(argon2);

// Hashing runs on the thread pool that files need too, and takes a whole core. A burst of sign-ins queues
// here, so that other work keeps a thread and a core.
const PLACES = Math.max(1, Math.min(3, availableParallelism() - 1));
let taken = 0;
const waiting: Array<() => void> = [];

async function derive(
  password: string,
  parameters: Omit<Argon2Parameters, 'message'>,
): Promise<Buffer> {
  if (taken < PLACES) taken += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    // The same letters may arrive composed or decomposed, depending on the keyboard.
    return await runArgon2('argon2id', { message: password.normalize('NFKC'), ...parameters });
  } finally {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  }
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
