import { randomBytes } from 'node:crypto';
import type { Request } from 'autocannon';
import { costsOf, type Trial } from '../measure.ts';
import { openMediaAccount } from '../media-account.ts';
import { requestProcess } from '../request-process.ts';

const BYTES = 20_000;
const CONNECTIONS = 16;
const OPERATIONS = 960;
const ROUNDS = 5;
const body = randomBytes(BYTES);

export const entry: Trial = {
  about: `Files of ${BYTES / 1000} kB, ${CONNECTIONS} at a time. The floor: Fastify that writes, fdatasyncs and renames each file, syncs its folder and inserts one row, without keys, paths, quotas and types. CPU of PostgreSQL is counted too. @tus/server (creation-with-upload, one request) syncs nothing: what it has acknowledged can be lost with the power. In one request a file is compared with one request; in three (begin, part, complete) it is what the published clients do, whose upload can be resumed. Asked: ≥ 0.8 × the floor and ≥ 1.2 × tus. ${ROUNDS} rounds of ${OPERATIONS}, medians.`,
  empty: true,
  async run(world) {
    const { key, uploads } = await openMediaAccount(world, 'uploads');
    const environment = { DATABASE_URL: world.databaseUrl, DATA_DIR: world.dataFolder };
    const load = { connections: CONNECTIONS };
    const database = { besides: [world.databaseProcess] };
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const contenders = [
      await requestProcess('Fastify, fsync and one row', 'bare-row.ts', environment, {
        ...{ ...load, ...database },
        requests: [
          {
            ...{ method: 'PUT', path: '/file', body },
            headers: { 'content-type': 'application/octet-stream' },
          },
        ],
      }),
      await requestProcess('@tus/server, no fsync', 'tus.ts', environment, {
        ...{ ...load, requests: [TUS] },
      }),
      await requestProcess('Arquiba, one request', 'media.ts', environment, {
        ...{ ...load, ...database },
        requests: [
          {
            method: 'POST',
            path: `${uploads}/binary`,
            headers: { ...headers, 'content-type': 'application/octet-stream' },
            body,
          },
        ],
      }),
      await requestProcess('Arquiba, three requests', 'media.ts', environment, {
        ...{ ...load, ...database, requests: inParts(uploads, headers) },
      }),
    ];
    const costs = await costsOf(contenders, { operations: OPERATIONS, rounds: ROUNDS });
    const [floor, tus] = costs;
    return {
      columns: ['', 'uploads/s', 'CPU µs/upload', '× floor', '× tus'],
      rows: costs.map(({ cpuMicros, wallMicros }, at) => [
        contenders[at]?.name ?? '',
        Math.round(1e6 / wallMicros).toLocaleString('en'),
        Math.round(cpuMicros).toLocaleString('en'),
        ...[floor, tus].map((other) => ((other?.wallMicros ?? 0) / wallMicros).toFixed(2)),
      ]),
    };
  },
};

const TUS: Request = {
  method: 'POST',
  path: '/files',
  headers: {
    'tus-resumable': '1.0.0',
    'upload-length': String(BYTES),
    'content-type': 'application/offset+octet-stream',
  },
  body,
};

/** The three requests of an upload; each gets its address from the previous answer. */
function inParts(uploads: string, headers: Record<string, string>): Request[] {
  return [
    {
      ...{ method: 'POST', path: uploads, headers, body: JSON.stringify({ size: BYTES }) },
      onResponse(_status, text, context) {
        const { uploadId, uploadParts } = JSON.parse(text);
        Object.assign(context, { uploadId, part: new URL(uploadParts.first.uploadUrl).pathname });
      },
    },
    {
      method: 'PUT',
      setupRequest: (request, context) => ({
        ...request,
        ...{ path: (context as Upload).part, body, headers: {} },
      }),
      onResponse(_status, _text, context, answer) {
        Object.assign(context, { etag: (answer as Record<string, string>).etag });
      },
    },
    {
      method: 'PUT',
      setupRequest(request, context) {
        const { uploadId, etag } = context as Upload;
        const path = `${uploads}/${uploadId}/parts/0`;
        return { ...request, path, headers, body: JSON.stringify({ etag }) };
      },
    },
  ];
}

interface Upload {
  uploadId: string;
  part: string;
  etag: string;
}
