import { namedRoutes } from '@arquiba/contract/contract';
import type { ErrorCode } from '@arquiba/contract/errors';
import { type AnyRoute, declaredErrors } from '@arquiba/contract/route';
import * as z from 'zod/mini';
import type { Handler } from './operation.ts';

/** A route with its operation, and values derived from the route at its first call. */
export interface BoundRoute {
  readonly name: string;
  readonly route: AnyRoute;
  readonly operation: Handler['operation'];
  readonly input: z.ZodMiniType;
  readonly output: z.ZodMiniType;
  /** Answers with nothing: 204 over HTTP. */
  readonly empty: boolean;
  readonly declared: ReadonlySet<ErrorCode>;
}

export function bindRoute({ route, operation }: Handler): BoundRoute {
  let input: z.ZodMiniType | undefined;
  let output: z.ZodMiniType | undefined;
  return {
    name: `${route.method} ${route.path}`,
    route,
    operation,
    get input() {
      input ??= z.compile(route.input);
      return input;
    },
    get output() {
      output ??= z.compile(route.output);
      return output;
    },
    empty: route.output._zod.def.type === 'void',
    declared: new Set(declaredErrors(route)),
  };
}

/** Binds all handlers; every route of the contract must have one, and no other may exist. */
export function bindRoutes(
  handlers: readonly Handler[],
  routes: readonly AnyRoute[] = namedRoutes.map(({ route }) => route),
): ReadonlyMap<AnyRoute, BoundRoute> {
  const bound = new Map<AnyRoute, BoundRoute>();
  const faults: string[] = [];
  for (const handler of handlers) {
    const { method, path } = handler.route;
    if (bound.has(handler.route)) faults.push(`${method} ${path} has two handlers`);
    if (!routes.includes(handler.route)) faults.push(`${method} ${path} is not in the contract`);
    bound.set(handler.route, bindRoute(handler));
  }
  for (const route of routes) {
    if (!bound.has(route)) faults.push(`${route.method} ${route.path} has no handler`);
  }
  if (faults.length > 0) throw new Error(`Routes and handlers disagree: ${faults.join('; ')}`);
  return bound;
}
