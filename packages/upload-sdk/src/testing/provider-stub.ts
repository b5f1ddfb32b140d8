import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What goes wrong with a request, before the stub handles it. */
export type Fault =
  | { status: number; headers?: Record<string, string>; body?: string }
  | 'hang up'
  | 'without etag';

export interface SeenRequest {
  method: string;
  /** Without the origin. */
  url: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export interface ProviderStub {
  url: string;
  seen: SeenRequest[];
  /** Content of completed uploads, by path. */
  files: Map<string, Buffer>;
  /** Called for every request; undefined means no fault. */
  fault: (request: SeenRequest) => Fault | undefined | Promise<Fault | undefined>;
  close(): Promise<void>;
}

interface Session {
  path: string;
  size: number;
  parts: Map<number, Buffer>;
  completed: Set<number>;
}

const ACCOUNT = 'W142hJk';
const PART_SIZE = 1000;

/** A service that answers like the original provider: the same shapes, parts of 1,000 bytes. */
export async function startProviderStub(): Promise<ProviderStub> {
  const sessions = new Map<string, Session>();
  const stub: ProviderStub = {
    ...{ url: '', seen: [], files: new Map(), fault: () => undefined },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk);
    } catch {
      return;
    }
    const { method = '', url = '', headers } = request;
    const seen = { method, url, headers, body: Buffer.concat(chunks) };
    stub.seen.push(seen);
    reply.setHeader('access-control-allow-origin', '*');
    reply.setHeader('access-control-allow-headers', '*, authorization');
    reply.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
    reply.setHeader('access-control-expose-headers', 'etag, retry-after');
    if (method === 'OPTIONS') return reply.end();
    const fault = await stub.fault(seen);
    if (fault === 'hang up') return reply.destroy();
    if (typeof fault === 'object')
      return reply.writeHead(fault.status, fault.headers).end(fault.body);
    answer(seen, reply, fault === 'without etag');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stub.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return stub;

  function answer({ method, url, body }: SeenRequest, reply: ServerResponse, keepEtag: boolean) {
    const [path = ''] = url.split('?');
    const steps = path.split('/');
    if (method === 'PUT' && path.startsWith('/parts/')) {
      const [, , id = '', index] = steps;
      sessions.get(id)?.parts.set(Number(index), body);
      if (!keepEtag) reply.setHeader('etag', etagOf(body));
      return reply.end();
    }
    if (!path.startsWith(`/v2/accounts/${ACCOUNT}/uploads`)) return reply.writeHead(404).end();
    const [, , , , , id, , index] = steps;
    const session = sessions.get(id ?? '');
    if (method === 'POST') return send(reply, begin(JSON.parse(String(body))));
    if (!id || !session) return reply.writeHead(404).end();
    if (method === 'DELETE') {
      sessions.delete(id);
      return send(reply, {});
    }
    if (index === undefined) return send(reply, { remainingUploadParts: remaining(session) });
    if (method === 'GET') return send(reply, part(id, session, Number(index)));
    session.completed.add(Number(index));
    if (remaining(session).length > 0) return send(reply, { status: 'Pending' });
    const content = Buffer.concat([...session.parts].sort(([a], [b]) => a - b).map(([, b]) => b));
    stub.files.set(session.path, content);
    return send(reply, { status: 'Completed', etag: etagOf(content) });
  }

  function begin(request: {
    size: number;
    mime?: string;
    originalFileName?: string;
    path?: string;
  }) {
    const id = String(sessions.size + 1).padStart(16, 'Q');
    const path = request.path ?? `/uploads/2026/11/15/${id}`;
    const session = { path, size: request.size, parts: new Map(), completed: new Set<number>() };
    sessions.set(id, session);
    return {
      uploadId: id,
      file: {
        ...{
          accountId: ACCOUNT,
          etag: null,
          filePath: path,
          fileUrl: `${stub.url}/${ACCOUNT}/raw${path}`,
        },
        ...{ lastModified: 1_760_000_000_000, metadata: {}, mime: request.mime ?? 'text/plain' },
        ...{ originalFileName: request.originalFileName ?? null, size: request.size, tags: [] },
      },
      uploadParts: { count: countOf(session), first: part(id, session, 0) },
    };
  }

  function part(uploadId: string, { size }: Session, uploadPartIndex: number) {
    const inclusiveStart = uploadPartIndex * PART_SIZE;
    return {
      ...{ uploadId, uploadPartIndex },
      uploadUrl: `${stub.url}/parts/${uploadId}/${uploadPartIndex}`,
      range: { inclusiveStart, inclusiveEnd: Math.min(inclusiveStart + PART_SIZE, size) - 1 },
    };
  }
}

function remaining(session: Session): number[] {
  return Array.from({ length: countOf(session) }, (_, index) => index).filter(
    (index) => !session.completed.has(index),
  );
}

function countOf({ size }: Pick<Session, 'size'>): number {
  return Math.max(1, Math.ceil(size / PART_SIZE));
}

function etagOf(content: Buffer): string {
  return `"${createHash('md5').update(content).digest('hex')}"`;
}

function send(reply: ServerResponse, body: object) {
  return reply.setHeader('content-type', 'application/json').end(JSON.stringify(body));
}
