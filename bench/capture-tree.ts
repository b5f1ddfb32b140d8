import { createElement } from 'react';
import { createRequestHandler, type EntryContext, ServerRouter } from 'react-router';
import type { openSite } from './processes/open-site.ts';

/** The element that the server renders for the page, with the data that its loaders gave. */
export async function captureTree(api: Awaited<ReturnType<typeof openSite>>['api'], path: string) {
  const build = await import(new URL('../apps/web/build/server/index.js', import.meta.url).href);
  let captured: EntryContext | undefined;
  const capture = (_request: Request, status: number, _headers: Headers, context: EntryContext) => {
    captured = context;
    return new Response(null, { status });
  };
  const module = { ...build.entry.module, default: capture };
  const respond = createRequestHandler({ ...build, entry: { module } }, 'production');
  const url = `http://localhost:3000${path}`;
  const { call } = await api.openCall({
    cookie: undefined,
    ip: '::1',
    userAgent: '',
    requestId: '0',
  });
  const loading = build.entry.module.createLoadContext({
    ...{ call, account: null, nonce: 'n', production: true, report: console.error },
    ...{ publicUrl: 'http://localhost:3000', mediaUrl: 'http://localhost:3001' },
  });
  await respond(new Request(url), loading);
  if (!captured) throw new Error('the page was not rendered');
  // The stream of loader data can be read once; the tree is rendered many times.
  const { serverHandoffStream: _, ...context } = captured;
  return createElement(ServerRouter, { context, url });
}
