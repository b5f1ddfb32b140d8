import type { Call } from '@arquiba/contract/route';
import { type RouterContextProvider, redirect } from 'react-router';
import { toReadAnswer } from './loader.ts';
import { callContext } from './page-context.ts';

interface LoaderArguments {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

const REFUSED_CURSOR = ['invalid_cursor', 'invalid_input'];

/**
 * The page of a list that `?cursor=` asks for, which is how lists go on without
 * scripts. A cursor that is no good leads to the start of the list.
 */
export async function loadListPage<P>(
  { context, url }: LoaderArguments,
  load: (call: Call, place: { cursor?: string }) => Promise<P>,
): Promise<P> {
  const cursor = url.searchParams.get('cursor');
  try {
    return await load(context.get(callContext), cursor ? { cursor } : {});
  } catch (error) {
    if (cursor && REFUSED_CURSOR.includes(codeOf(error))) throw redirect(startOf(url));
    throw toReadAnswer(error, url);
  }
}

/** The address of a list's first page. */
export function startOf({ pathname, search }: { pathname: string; search: string }): string {
  return withParameter({ pathname, search }, 'cursor', null);
}

/** An address with one parameter set, or left out. */
export function withParameter(
  { pathname, search }: { pathname: string; search: string },
  name: string,
  value: string | null,
): string {
  const parameters = new URLSearchParams(search);
  if (value === null) parameters.delete(name);
  else parameters.set(name, value);
  return parameters.size > 0 ? `${pathname}?${parameters}` : pathname;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
