import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { renderDocsPage } from './docs-page.ts';
import { docsStyle } from './docs-style.ts';
import { describeApi, type OpenApiDocument } from './openapi.ts';

/**
 * `/api/openapi.json` and `/api/docs`, rendered at the first request, so that they do not slow down the
 * start.
 */
export async function registerDocuments(
  api: FastifyInstance,
  options: { publicUrl: URL; cookieName: string },
): Promise<void> {
  let document: OpenApiDocument | undefined;
  let page: string | undefined;
  const describe = () => {
    document ??= describeApi(options);
    return document;
  };
  api.get('/openapi.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(describe()),
  );
  api.get('/docs', (_request, reply) => {
    page ??= renderDocsPage(describe());
    return reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(page);
  });
}

// The page has no script, and its only style is allowed by its hash.
const styleHash = createHash('sha256').update(docsStyle).digest('base64');
const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
