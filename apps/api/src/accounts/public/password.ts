import {
  type Argon2Parameters,
  argon2,
  randomBytes,
  timingSafeEqual as sameBytes,
} from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import type { Context } from '../../platform/context.ts';
import { FairQueue } from '../../platform/limits/fair-queue.ts';
import { countedAddress } from '../../platform/limits/rate-limit.ts';

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

/** Who sent a password: addresses take turns, and `unavailable` is thrown while too many wait. */
type PasswordSender = Pick<Context['caller'], 'ip'>;

/** The hash of a password as a PHC string, which includes salt and cost. */
export async function hashPassword(password: string, sender: PasswordSender): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  return phc(nonce, await derive(password, sender, { ...cost, nonce, tagLength: TAG_BYTES }));
}

/**
 * Whether a password matches a hash. Without a hash, as for an unknown e-mail, it takes as long and returns
 * false: the time does not reveal which accounts exist.
 */
export async function verifyPassword(
  password: string,
  hash: string | null,
  sender: PasswordSender,
): Promise<boolean> {
  const match = PHC.exec(hash ?? nobodysHash());
  if (!match) throw new Error('A stored password hash is not an argon2id PHC string');
  const [, memory, passes, parallelism, salt = '', tag = ''] = match;
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive(password, sender, {
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
const LONGEST_WAIT_MS = 2000;
/** How much memory a core fills, in KiB; slower machines wait a little longer. */
const KIB_A_MS = 500;

const queue = new FairQueue({
  places: PLACES,
  mostWaiting: () => (PLACES * LONGEST_WAIT_MS * KIB_A_MS) / (cost.memory * cost.passes),
});

function derive(
  password: string,
  { ip }: PasswordSender,
  parameters: Omit<Argon2Parameters, 'message'>,
): Promise<Buffer> {
  // The same letters may arrive composed or decomposed, depending on the keyboard.
  const message = password.normalize('NFKC');
  return queue.run(countedAddress(ip), () => runArgon2('argon2id', { message, ...parameters }));
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
