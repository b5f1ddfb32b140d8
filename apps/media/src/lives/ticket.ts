import { createPublicKey } from 'node:crypto';
import { MediaError } from '@arquiba/media-contract/errors';
import { jwtVerify, SignJWT } from 'jose';
import type pg from 'pg';
import * as z from 'zod/mini';
import { spaceSchema } from '../access/space-claim.ts';
import { ownTokenKey } from '../access/token-keys.ts';

const TICKET_SECONDS = 60;
const SUBJECT = 'live';

const ticketSchema = z.object({
  liveId: z.string().check(z.regex(/^\d{1,19}$/)),
  /** How long the live may be. */
  longestSeconds: z.int().check(z.positive()),
  /** How many lives may be on air at once. */
  most: z.int().check(z.positive()),
  space: spaceSchema,
});
export type LiveTicket = z.output<typeof ticketSchema>;

export async function issueTicket(
  pool: pg.Pool,
  accountId: string,
  ticket: LiveTicket,
): Promise<string> {
  const { id, key } = await ownTokenKey(pool, accountId);
  return await new SignJWT(ticket)
    .setProtectedHeader({ alg: 'RS256', kid: id })
    .setSubject(SUBJECT)
    .setExpirationTime(`${TICKET_SECONDS} seconds`)
    .sign(key);
}

export async function readTicket(
  pool: pg.Pool,
  accountId: string,
  ticket: string,
): Promise<LiveTicket> {
  try {
    const { key } = await ownTokenKey(pool, accountId);
    const verification = { algorithms: ['RS256'], subject: SUBJECT, requiredClaims: ['exp'] };
    const { payload } = await jwtVerify(ticket, createPublicKey(key), verification);
    return ticketSchema.parse(payload);
  } catch (cause) {
    throw new MediaError('invalid_token', { cause });
  }
}
