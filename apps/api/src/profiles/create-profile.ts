import { randomInt } from 'node:crypto';
import anyAscii from 'any-ascii';
import type { NewAccount } from '../accounts/public/hooks.ts';
import type { Transaction } from '../platform/database/database.ts';
import { insertProfile } from './queries.ts';
import { isReserved } from './reserved-usernames.ts';
import { isTaken } from './username-queries.ts';
import { keptSince } from './username-time.ts';

/** Creates the profile of a new account, in the same transaction. */
export async function createProfile(tx: Transaction, account: NewAccount): Promise<void> {
  const { id: accountId, type, subtype, socialName: displayName, guardian, createdAt } = account;
  const guarded = guardian !== null;
  const face = { displayName, type, category: subtype ?? type, guarded, private: guarded };
  const since = keptSince(createdAt);
  for (const username of usernamesFor(displayName)) {
    if (await isTaken(tx, { username, accountId, since })) continue;
    if (await insertProfile(tx, { accountId, username, ...face, createdAt })) return;
  }
  throw new Error('No free username was found');
}

const MIN_LENGTH = 3;
const MAX_LENGTH = 30;
const SUFFIX_LENGTH = 7;

/** Candidates for a username, the simplest first: `joao.silva`, `joao.silva2`, … then random ones. */
export function* usernamesFor(name: string): Generator<string> {
  const stem = fold(name);
  if (!isReserved(stem)) yield stem;
  const short = stem.slice(0, MAX_LENGTH - SUFFIX_LENGTH).replace(/\.$/, '');
  for (let number = 2; number <= 4; number += 1) yield `${short}${number}`;
  for (let tries = 0; tries < 8; tries += 1) yield `${short}${randomInt(10_000, 10_000_000)}`;
}

function fold(name: string): string {
  const words = inLatinLetters(name)
    .toLowerCase()
    .split(/[^a-z0-9_]+/)
    .filter(Boolean);
  const stem = words.join('.').slice(0, MAX_LENGTH).replace(/\.$/, '');
  return stem.length < MIN_LENGTH ? `perfil${stem && `.${stem}`}` : stem;
}

/** Without accents; letters of other scripts transliterated, other signs left as they are. */
function inLatinLetters(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain.replace(/[\p{L}\p{N}]/gu, (letter) => anyAscii(letter));
}
