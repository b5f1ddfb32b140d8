import type { Access, AnyRoute, OutputOf, ParsedInputOf } from '@arquiba/contract/route';
import type { Context, SessionContext } from './context.ts';

type ContextFor<A extends Access> = A extends 'public' ? Context : SessionContext;

export type Operation<R extends AnyRoute> = (
  context: ContextFor<R['access']>,
  input: ParsedInputOf<R>,
) => Promise<OutputOf<R>>;

/** A route of the contract with the operation that answers it. */
export interface Handler {
  route: AnyRoute;
  /**
   * What may begin before it is certain who asks: a `read`, whose answer nobody else gets, and what has it
   * `proven` by the change itself.
   */
  early: 'read' | 'proven' | null;
  operation: (context: Context, input: unknown) => Promise<unknown>;
}

/** Binds an operation to its route; the types of both must agree. */
export function handle<R extends AnyRoute>(route: R, operation: Operation<R>): Handler {
  return { route, early: null, operation: operation as Handler['operation'] };
}

/** The same for what only reads, whoever asks: it begins while their session is looked up. */
export function handleRead<R extends AnyRoute>(route: R, operation: Operation<R>): Handler {
  return { ...handle(route, operation), early: 'read' };
}

/**
 * For a change whose one statement (`isProven`) or first transaction (`transactProven`) does nothing unless the session
 * lives; throws `NotProven` where it did nothing. Before that it changes nothing.
 */
export function handleProven<R extends AnyRoute>(route: R, operation: Operation<R>): Handler {
  return { ...handle(route, operation), early: 'proven' };
}
