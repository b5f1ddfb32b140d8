import { type AnyRoute, asReceived, type Call, type CallOptions } from '@arquiba/contract/route';
import type { BoundRoute } from './bound-route.ts';
import type { Dispatch, IncomingCall } from './dispatch.ts';

/**
 * The API as a function: the same rules, checks and answers as over HTTP, without the network. Answers have
 * the form that JSON would give them.
 */
export function inProcessCall(
  routes: ReadonlyMap<AnyRoute, BoundRoute>,
  dispatch: Dispatch,
  from: Omit<IncomingCall, 'idempotencyKey'>,
): Call {
  const call = async (
    route: AnyRoute,
    input: object,
    { idempotencyKey, signal }: CallOptions = {},
  ) => {
    signal?.throwIfAborted();
    const bound = routes.get(route);
    if (!bound) throw new Error(`${route.method} ${route.path} is not in the contract`);
    return dispatch(bound, asReceived(route, input), { ...from, idempotencyKey });
  };
  return call as Call;
}
