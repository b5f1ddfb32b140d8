import type * as z from 'zod/mini';
import { ApiError, type ErrorCode, frameErrors } from './errors.ts';
import type { Permission } from './permissions.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anyone, a signed-in account, or staff with a permission. */
export type Access = 'public' | 'session' | `staff:${Permission}`;

/** Named budgets; the limiter on the server has the numbers. */
export type LimitName =
  | 'read'
  | 'write'
  | 'credentials'
  | 'sign-up'
  | 'sessions'
  | 'mail'
  | 'invitations'
  | 'visitor-messages'
  | 'guest-orders'
  | 'signals';

type InputSchema = z.ZodMiniObject;
type OutputSchema = z.ZodMiniType;

/**
 * One entry of the product API. Path parameters, query and body are one flat input: names in the path
 * (`:username`) are sent there, the others in the query of GET and DELETE and in the JSON body of other
 * methods.
 */
export interface Route<
  I extends InputSchema = InputSchema,
  O extends OutputSchema = OutputSchema,
  A extends Access = Access,
> {
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: A;
  readonly input: I;
  readonly output: O;
  readonly errors: readonly ErrorCode[];
  readonly limit: LimitName;
  /** The largest body; a longer one is refused unread. */
  readonly bodyBytes: number;
  /** Accepts an `Idempotency-Key`: the same key and content return the stored answer. */
  readonly idempotent: boolean;
  /** Finds what an earlier call with the same key has done: a second call need not wait for the first. */
  readonly resumes: boolean;
}

export type AnyRoute = Route<InputSchema, OutputSchema, Access>;
export type InputOf<R extends AnyRoute> = z.input<R['input']>;
export type ParsedInputOf<R extends AnyRoute> = z.output<R['input']>;
export type OutputOf<R extends AnyRoute> = z.output<R['output']>;

type RouteDefinition<I extends InputSchema, O extends OutputSchema, A extends Access> = Pick<
  Route<I, O, A>,
  'method' | 'path' | 'summary' | 'access' | 'input' | 'output'
> &
  Partial<Pick<Route<I, O, A>, 'errors' | 'limit' | 'bodyBytes' | 'idempotent' | 'resumes'>>;

export function route<I extends InputSchema, O extends OutputSchema, A extends Access>(
  definition: RouteDefinition<I, O, A>,
): Route<I, O, A> {
  return {
    errors: [],
    limit: definition.method === 'GET' ? 'read' : 'write',
    bodyBytes: 64 * 1024,
    idempotent: false,
    resumes: false,
    ...definition,
  };
}

export interface CallOptions {
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** Calls a route; the browser does it over HTTP, the server's pages in process. */
export type Call = <R extends AnyRoute>(
  route: R,
  input: InputOf<R>,
  options?: CallOptions,
) => Promise<OutputOf<R>>;

const PARAMETER = /:([A-Za-z]+)/g;

export function pathParameters(route: AnyRoute): string[] {
  return [...route.path.matchAll(PARAMETER)].map((match) => match[1] as string);
}

export function hasBody(route: AnyRoute): boolean {
  return route.method === 'POST' || route.method === 'PUT' || route.method === 'PATCH';
}

/** What staff need to call this route; null if it is not for staff only. */
export function neededPermission({ access }: AnyRoute): Permission | null {
  return access.startsWith('staff:') ? (access.slice('staff:'.length) as Permission) : null;
}

/** Every way a call of this route may fail: its declared errors and those that its settings imply. */
export function declaredErrors(route: AnyRoute): ErrorCode[] {
  const implied: ErrorCode[] = [];
  if (route.access !== 'public') implied.push('sign_in_required');
  if (neededPermission(route)) implied.push('not_allowed');
  if (route.idempotent) implied.push('key_reused', 'in_progress');
  return [...new Set([...route.errors, ...implied, ...frameErrors])];
}

/** Where each part of a flat input is sent. */
export function placeInput(route: AnyRoute, input: object): { path: string; body?: object } {
  const rest = asReceived(route, input);
  const path = route.path.replace(PARAMETER, (_, name: string) => {
    const value = encodeURIComponent(rest[name] as string);
    delete rest[name];
    return value;
  });
  if (hasBody(route)) return { path, body: rest };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) {
    for (const item of Array.isArray(value) ? value : [value]) query.append(name, item);
  }
  const suffix = query.size > 0 ? `?${query}` : '';
  return { path: `${path}${suffix}` };
}

/**
 * A flat input as it arrives: path and query values become text, or are absent. Calls in process go through
 * this too, so that an input always means the same.
 */
export function asReceived(route: AnyRoute, input: object): Record<string, unknown> {
  const received: Record<string, unknown> = { ...input };
  for (const name of pathParameters(route)) {
    const value = String(received[name] ?? '');
    // These would be read as another path.
    if (value === '' || value === '.' || value === '..') throw new ApiError('not_found');
    received[name] = value;
  }
  if (hasBody(route)) return received;
  for (const [name, value] of Object.entries(received)) {
    if (Array.isArray(value) && value.length > 0) received[name] = value.map(String);
    else if (value === undefined || value === null || Array.isArray(value)) delete received[name];
    else received[name] = String(value);
  }
  return received;
}
