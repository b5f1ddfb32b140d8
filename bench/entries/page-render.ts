import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRequestHandler, type EntryContext, ServerRouter } from 'react-router';
import { type Entry, inProcess } from '../measure.ts';
import { openSite } from '../processes/open-site.ts';

const PATH = '/perfis';

export const entry: Entry = {
  about:
    'The page of people: request, loaders, SQL, streamed HTML and headers beside `renderToString` of the same tree with its data at hand.',
  operations: 300,
  rounds: 5,
  async contenders({ databaseUrl, dataFolder }) {
    const site = await openSite({ databaseUrl, dataFolder });
    const tree = await captureTree(site.api);
    return [
      inProcess('renderToString', () => renderToString(tree)),
      inProcess(
        'Arquiba',
        async () => {
          const answer = await site.app.inject(PATH);
          if (answer.statusCode !== 200) throw new Error(`${PATH} answered ${answer.statusCode}`);
        },
        site.close,
      ),
    ];
  },
};

/** The element that the server renders for the page, with the data that its loaders gave. */
async function captureTree(api: Awaited<ReturnType<typeof openSite>>['api']) {
  const build = await import(new URL('../../apps/web/build/server/index.js', import.meta.url).href);
  let captured: EntryContext | undefined;
  const capture = (_request: Request, status: number, _headers: Headers, context: EntryContext) => {
    captured = context;
    return new Response(null, { status });
  };
  const module = { ...build.entry.module, default: capture };
  const respond = createRequestHandler({ ...build, entry: { module } }, 'production');
  const url = `http://localhost:3000${PATH}`;
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
