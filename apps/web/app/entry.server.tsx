import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import type { PageInput } from '../server/pages.ts';
import {
  accountContext,
  callContext,
  failureContext,
  reportContext,
  siteContext,
  visitorCallContext,
} from './page-context.ts';
import { pendingParts } from './ui/lazy-part.tsx';
import { WholePieces } from './whole-pieces.ts';

export { createRequestHandler } from 'react-router';

export const streamTimeout = 5_000;
/** Longer than `streamTimeout`, so that its rejections still reach the browser. */
const RENDER_TIMEOUT = streamTimeout + 1_000;

export function createLoadContext(input: PageInput): RouterContextProvider {
  const { nonce, publicUrl, mediaUrl, contact, production } = input;
  const context = new RouterContextProvider();
  context.set(callContext, input.call);
  context.set(visitorCallContext, input.visitorCall);
  context.set(accountContext, input.account);
  context.set(siteContext, { nonce, publicUrl, mediaUrl, contact, production });
  context.set(failureContext, input.failure);
  context.set(reportContext, input.report);
  return context;
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(reportContext)(error);
};

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  await pendingParts();
  const { nonce } = context.get(siteContext);
  const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';
  return new Promise((resolve, reject) => {
    let sent = false;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entryContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // Sends finished content inline: React would otherwise hide it in a long page until a script shows
        // it.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        [ready]() {
          sent = true;
          const body = new WholePieces();
          body.once('close', () => clearTimeout(timeout));
          headers.set('content-type', 'text/html; charset=utf-8');
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
          pipe(body);
        },
        onShellError(error: unknown) {
          clearTimeout(timeout);
          reject(error);
        },
        onError(error: unknown) {
          // Errors before the shell reject the promise, which reports them to `handleError`.
          if (sent && !request.signal.aborted) context.get(reportContext)(error);
        },
      },
    );
    const timeout = setTimeout(() => abort(), RENDER_TIMEOUT);
    request.signal.addEventListener('abort', () => abort(), { once: true });
  });
}
