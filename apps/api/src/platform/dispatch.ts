import { ApiError } from '@arquiba/contract/errors';
import type { AnyRoute } from '@arquiba/contract/route';
import * as z from 'zod/mini';
import type { BoundRoute } from './bound-route.ts';
import type { CallSession } from './call-session.ts';
import type { Context, Services, Viewer } from './context.ts';
import { violates } from './database.ts';
import { toDeclared } from './failure.ts';
import { gathered } from './gathered-reads.ts';
import { claimOf, once, underClaim } from './idempotency.ts';
import { NotProven, type Proof } from './proven.ts';
import { type BudgetName, countedAddress, countRequest, type RateLimiter } from './rate-limit.ts';
import { readInput } from './read-input.ts';

/** A call on its way, however it came in. */
export interface IncomingCall {
  readonly services: Services;
  readonly session: CallSession;
  readonly caller: Context['caller'];
  readonly requestId: string;
  readonly idempotencyKey: string | undefined;
  /** Each call counts by itself; within a page the page was counted; the operator is not counted. */
  readonly counts: 'call' | 'page' | 'never';
}

/** The one way from a call to its answer, for HTTP and in process alike. Throws only `ApiError`. */
export type Dispatch = (bound: BoundRoute, input: unknown, call: IncomingCall) => Promise<unknown>;

export function createDispatch(limiter: RateLimiter): Dispatch {
  return async (bound, input, call) => {
    const { requestId } = call;
    try {
      const { route } = bound;
      const address = countedAddress(call.caller.ip);
      if (call.counts === 'call') await countRequest(limiter, call.caller.ip);
      const takeWrite = async (viewer: Viewer | null) => {
        if (call.counts === 'never' || route.method === 'GET') return;
        await limiter.take('write', viewer ? `account ${viewer.accountId}` : address);
      };
      const supposed = bound.early && call.session.supposed();
      if (supposed && bound.early === 'proven') {
        await takeWrite(supposed);
        const done = await tryAs(supposed, bound, input, call);
        if (done) return done.output;
      }
      const asked = call.session.viewer();
      const early = supposed && bound.early === 'read' && beginAs(supposed, bound, input, call);
      const viewer = await asked;
      if (early && isSame(viewer, supposed)) return await early;
      checkAccess(route, viewer);
      if (!supposed) await takeWrite(viewer);
      const parsed = readInput(bound.input, input);
      const context = contextOf(bound, call, { viewer, proof: null });
      if (route.limit === 'credentials' && call.counts !== 'never') {
        const subjects = attemptedBy(route, address, viewer, parsed);
        return await attempt(limiter, subjects, () => answer(bound, context, parsed));
      }
      if (route.limit === 'mail' && call.counts !== 'never') {
        await limiter.take('mail', address);
        await limiter.take('mail-email', emailIn(parsed) ?? address);
      }
      const request = viewer && repeatable(bound, call, viewer, parsed);
      if (request) return await once(context, request, () => answer(bound, context, parsed));
      return await answer(bound, context, parsed);
    } catch (thrown) {
      throw toDeclared(thrown, bound.declared, { log: logOf(call), requestId });
    }
  };
}

interface Who {
  viewer: Viewer | null;
  proof: Proof | null;
}

function contextOf(bound: BoundRoute, call: IncomingCall, who: Who): Context {
  const { services, session, caller, requestId } = call;
  const idempotencyKey = (bound.route.idempotent && call.idempotencyKey) || null;
  const db = bound.early === 'read' ? gathered(services.db) : services.db;
  return {
    ...{ ...services, ...who, db, requestId, caller, session, idempotencyKey },
    // Most calls have nothing to say, and a log of their own is dear.
    get log() {
      return logOf(call);
    },
  };
}

function logOf({ services, requestId }: IncomingCall): Context['log'] {
  return services.log.child({ requestId });
}

/** In the same turn to the database as the session: what comes of it waits for what that says. */
function beginAs(viewer: Viewer, bound: BoundRoute, input: unknown, call: IncomingCall) {
  const begun = (async () => {
    checkAccess(bound.route, viewer);
    const context = contextOf(bound, call, { viewer, proof: { claim: null, given: false } });
    return answer(bound, context, readInput(bound.input, input));
  })();
  // Where the session says otherwise nobody asks what became of it.
  begun.catch(() => undefined);
  return begun;
}

/** Null where nothing was done: the session is asked after all, as it comes before whatever else is wrong. */
async function tryAs(
  viewer: Viewer,
  bound: BoundRoute,
  input: unknown,
  call: IncomingCall,
): Promise<{ output: unknown } | null> {
  const proof: Proof = { claim: null, given: false };
  try {
    checkAccess(bound.route, viewer);
    const parsed = readInput(bound.input, input);
    const request = repeatable(bound, call, viewer, parsed);
    if (request) proof.claim = claimOf(request, call.services.clock.now());
    const context = contextOf(bound, call, { viewer, proof });
    const run = () => answer(bound, context, parsed);
    return {
      output: await (proof.claim ? underClaim(context.db, proof.claim, run, proof) : run()),
    };
  } catch (thrown) {
    const isRefused = thrown instanceof NotProven || thrown instanceof ApiError || violates(thrown);
    if (isRefused && !proof.given) return null;
    throw thrown;
  }
}

/** Null where the call may not be sent again under a key, or has none. */
function repeatable(
  { route }: BoundRoute,
  { idempotencyKey: key }: IncomingCall,
  { accountId }: Viewer,
  input: unknown,
) {
  return route.idempotent && key !== undefined ? { accountId, key, route, input } : null;
}

function isSame(one: Viewer | null, other: Viewer | null): boolean {
  return (
    one?.accountId === other?.accountId &&
    one?.sessionId === other?.sessionId &&
    one?.role === other?.role
  );
}

function checkAccess({ access }: AnyRoute, viewer: Viewer | null): void {
  if (access === 'public') return;
  if (!viewer) throw new ApiError('sign_in_required');
  if (access === 'admin' && viewer.role !== 'admin') throw new ApiError('not_allowed');
}

/**
 * A try at a password or code. One that is right, or not even a try, gives back
 * what it took, so that only guessing uses the budgets up.
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
    if (thrown instanceof ApiError && thrown.code === 'invalid_input') await giveBack();
    throw thrown;
  }
}

/** Where the tries of a call count: an address may change, the account that is guessed at may not. */
function attemptedBy(
  route: AnyRoute,
  address: string,
  viewer: Viewer | null,
  input: unknown,
): [BudgetName, string][] {
  const email = emailIn(input);
  const taken: [BudgetName, string][] = [['credentials', address]];
  // Each route by itself: whoever tried too many passwords can still recover theirs.
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
