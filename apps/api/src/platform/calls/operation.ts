import type { Access, AnyRoute, OutputOf, ParsedInputOf } from '@arquiba/contract/route';
import type { Context, SessionContext } from '../context.ts';

type ContextFor<A extends Access> = A extends 'public' ? Context : SessionContext;

export type Operation<R extends AnyRoute> = (
  context: ContextFor<R['access']>,
  input: ParsedInputOf<R>,
) => Promise<OutputOf<R>>;

/** A route of the contract with the operation that answers it. */
export interface Handler {
  route: AnyRoute;
  operation: (context: Context, input: unknown) => Promise<unknown>;
}

/** Binds an operation to its route; the types of both must agree. */
export function handle<R extends AnyRoute>(route: R, operation: Operation<R>): Handler {
  return { route, operation: operation as Handler['operation'] };
}
