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
 * The page of a list given by `?cursor=`: without scripts, a link leads to the next page. An invalid cursor
 * redirects to the first page.
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

/** The URL of the first page. */
export function startOf({ pathname, search }: { pathname: string; search: string }): string {
  return withParameter({ pathname, search }, 'cursor', null);
}

/** A URL with one parameter set or removed. */
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
