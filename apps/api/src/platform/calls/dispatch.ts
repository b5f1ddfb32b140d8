import { ApiError, type ErrorCode } from '@arquiba/contract/errors';
import { may } from '@arquiba/contract/permissions';
import { type AnyRoute, neededPermission } from '@arquiba/contract/route';
import * as z from 'zod/mini';
import type { Context, Services, Viewer } from '../context.ts';
import {
  type BudgetName,
  countedAddress,
  countedNetwork,
  type RateLimiter,
  takeByAddress,
} from '../limits/rate-limit.ts';
import type { CallSession } from '../sessions/call-session.ts';
import { findVisitor } from '../sessions/visitor.ts';
import type { BoundRoute } from './bound-route.ts';
import { toDeclared } from './failure.ts';
import { once } from './idempotency.ts';
import { readInput } from './read-input.ts';

/** A call before it is dispatched, over HTTP or in process. */
export interface IncomingCall {
  readonly services: Services;
  readonly session: CallSession;
  readonly caller: Context['caller'];
  readonly requestId: string;
  readonly idempotencyKey: string | undefined;
  /** The limits hold for everyone but the operator. */
  readonly limited: boolean;
}

/**
 * Runs a call and returns its answer, for HTTP and in process alike. Throws only `ApiError`. The request was
 * counted for its address when it arrived, before its body was read.
 */
export type Dispatch = (bound: BoundRoute, input: unknown, call: IncomingCall) => Promise<unknown>;

export function createDispatch(limiter: RateLimiter): Dispatch {
  return async (bound, input, call) => {
    const { route } = bound;
    const { requestId } = call;
    try {
      const viewer = await call.session.viewer();
      checkAccess(route, viewer);
      const parsed = readInput(bound.input, input);
      const context = contextOf(bound, call, viewer);
      const run = () => runOnce(bound, context, parsed);
      if (!call.limited) return await run();
      return await underLimits(limiter, { route, context, input: parsed }, run);
    } catch (thrown) {
      throw toDeclared(thrown, bound.declared, { log: logOf(call), requestId });
    }
  };
}

function contextOf(bound: BoundRoute, call: IncomingCall, viewer: Viewer | null): Context {
  const { services, session, caller, requestId } = call;
  const idempotencyKey = (bound.route.idempotent && call.idempotencyKey) || null;
  return {
    ...{ ...services, viewer, requestId, caller, session, idempotencyKey },
    byOperator: !call.limited,
    // Created on first use: most calls log nothing, and a child logger is expensive.
    get log() {
      return logOf(call);
    },
  };
}

function logOf({ services, requestId }: IncomingCall): Context['log'] {
  return services.log.child({ requestId });
}

function checkAccess(route: AnyRoute, viewer: Viewer | null): void {
  if (route.access === 'public') return;
  if (!viewer) throw new ApiError('sign_in_required');
  const needed = neededPermission(route);
  if (needed && !may(viewer.roles, needed)) throw new ApiError('not_allowed');
}

interface LimitedCall {
  route: AnyRoute;
  context: Context;
  input: unknown;
}

/** Every write counts for the account or address that sends it; a route may declare a limit of its own. */
async function underLimits(
  limiter: RateLimiter,
  { route, context, input }: LimitedCall,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const { viewer, caller } = context;
  const address = countedAddress(caller.ip);
  if (route.limit === 'sessions') {
    await limiter.take('sessions', viewer ? `session ${viewer.sessionId}` : address);
    return run();
  }
  if (route.limit === 'signals') {
    await limiter.take('signals', viewer ? `account ${viewer.accountId}` : address);
    return run();
  }
  if (route.method !== 'GET') {
    await limiter.take('write', viewer ? `account ${viewer.accountId}` : address);
  }
  if (route.limit === 'sign-up') await takeByAddress(limiter, 'sign-up', caller.ip);
  if (route.limit === 'credentials' || route.limit === 'sign-up') {
    return attempt(limiter, attemptedBy(route, context, input), run);
  }
  if (route.limit === 'mail') {
    await limiter.take('mail', address);
    await limiter.take('mail-email', emailIn(input) ?? address);
  }
  if (route.limit === 'guest-orders' && !viewer) await limiter.take('guest-orders', address);
  if (route.limit === 'visitor-messages') await limiter.take('visitor-messages', address);
  if (route.limit === 'invitations') {
    await limiter.take('invitations', viewer ? `account ${viewer.accountId}` : address);
  }
  return run();
}

/** A call with an idempotency key runs once; repeating it gives the first answer. */
async function runOnce(bound: BoundRoute, context: Context, input: unknown): Promise<unknown> {
  const { viewer, idempotencyKey: key } = context;
  const run = () => answer(bound, context, input);
  if (key === null) return run();
  const { route } = bound;
  if (viewer)
    return once(context, { side: 'account_id', owner: viewer.accountId, key, route, input }, run);
  // A browser without a visitor has stored nothing yet that a repetition could repeat.
  const visitorId = await findVisitor(context);
  if (visitorId === null) return run();
  return once(context, { side: 'visitor_id', owner: visitorId, key, route, input }, run);
}

/**
 * An attempt at a password or code. A correct one, or one that failed for another reason, is given back, so
 * that only guessing uses up the budgets.
 */
async function attempt(
  limiter: RateLimiter,
  taken: [BudgetName, string][],
  run: () => Promise<unknown>,
): Promise<unknown> {
  for (const [budget, subject] of taken) await limiter.take(budget, subject);
  const giveBack = () => Promise.all(taken.map((each) => limiter.giveBack(...each)));
  try {
    const output = await run();
    await giveBack();
    return output;
  } catch (thrown) {
    if (thrown instanceof ApiError && NOT_A_GUESS.has(thrown.code)) await giveBack();
    throw thrown;
  }
}

/** Refused before the password or code was compared. */
const NOT_A_GUESS: ReadonlySet<ErrorCode> = new Set([
  'invalid_input',
  'password_required',
  'email_unconfirmed',
  'unavailable',
]);

/** The budgets that an attempt counts against: a guesser may change addresses, but not the account. */
function attemptedBy(
  route: AnyRoute,
  { viewer, session, caller }: Context,
  input: unknown,
): [BudgetName, string][] {
  const email = emailIn(input);
  const device = email && session.knownDevice(email);
  if (device) return [['credentials-device', `${route.path} ${device}`]];
  const taken: [BudgetName, string][] = [
    ['credentials', countedAddress(caller.ip)],
    ['credentials-network', countedNetwork(caller.ip)],
  ];
  // Each route has its own count: after too many wrong passwords, recovery still works.
  if (email) taken.push(['credentials-email', `${route.path} ${email}`]);
  if (viewer) taken.push(['credentials-email', `account ${viewer.accountId}`]);
  return taken;
}

function emailIn(input: unknown): string | null {
  const { email } = input as { email?: unknown };
  return typeof email === 'string' ? email.toLowerCase() : null;
}

async function answer(bound: BoundRoute, context: Context, input: unknown): Promise<unknown> {
  const output = await bound.operation(context, input);
  const result = z.safeParse(bound.output, output);
  if (result.success) return result.data;
  const why = z.prettifyError(result.error);
  throw new Error(`The answer of ${bound.name} does not fit its schema: ${why}`);
}
