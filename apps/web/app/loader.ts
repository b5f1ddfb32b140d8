import type { ApiError } from '@arquiba/contract/errors';
import type { Call } from '@arquiba/contract/route';
import { data, type RouterContext, type RouterContextProvider, redirect } from 'react-router';
import { callContext } from './page-context.ts';
import { signInPath } from './viewer/return-path.ts';

/** The data that an error boundary gets about a failed page. */
export interface PageFailure {
  message: string;
  requestId?: string;
}

interface LoaderArguments {
  context: Readonly<RouterContextProvider>;
  url: URL;
  /** Its signal aborts the call when the visitor leaves. */
  request?: Request;
}

/**
 * The API for loaders. Errors become responses: `not_found` the 404 page, `sign_in_required` a redirect to
 * sign-in, any other the error page with its status. Use `callContext` directly if the page works without the
 * data.
 */
export function pageCall(
  { context, request, url }: LoaderArguments,
  as: RouterContext<Call> = callContext,
): Call {
  const call = context.get(as);
  return async (route, input, options) => {
    try {
      return await call(route, input, { ...(request && { signal: request.signal }), ...options });
    } catch (error) {
      throw route.method === 'GET' ? toReadAnswer(error, url) : toPageAnswer(error, url);
    }
  };
}

export function notFound() {
  return data<PageFailure>({ message: 'Página ou recurso não encontrado' }, { status: 404 });
}

/** Whether the response of a loader is 404. */
export function isNotFound(answer: unknown): boolean {
  const { init } = answer as Partial<ReturnType<typeof notFound>>;
  return init?.status === 404;
}

export function toPageAnswer(error: unknown, url: URL): unknown {
  if (!isApiError(error)) return error;
  if (error.code === 'sign_in_required') return redirect(signInPath(url));
  if (error.code === 'not_found') return notFound();
  const failure: PageFailure = {
    message: error.message,
    ...(error.requestId && { requestId: error.requestId }),
  };
  return data(failure, { status: error.status });
}

/** A page reads only what its URL names, so an invalid value means not found. */
export function toReadAnswer(error: unknown, url: URL): unknown {
  if (isApiError(error) && error.code === 'invalid_input') return notFound();
  return toPageAnswer(error, url);
}

/** The error of a form that was sent without scripts; any other error is thrown again. */
export function refusalOf(error: unknown) {
  if (!isApiError(error)) throw error;
  const { code, message, fields = {} } = error;
  return { code, message, fields };
}

// By name: in development the API and this bundle have separate copies of the class.
function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}
