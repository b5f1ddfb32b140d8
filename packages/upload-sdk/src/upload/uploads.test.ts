import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  ApiError,
  CancelledError,
  NetworkError,
  type UnfinishedUpload,
  UploadError,
  UploadManager,
  type UploadProgress,
  type UploadRequest,
  type UploadStore,
} from '../index.ts';
import { type ProviderStub, startProviderStub } from '../testing/provider-stub.ts';
import { fingerprintOf } from './upload-store.ts';

let stub: ProviderStub;
beforeEach(async () => {
  stub = await startProviderStub();
});
afterEach(() => stub.close());

const retries = { firstWait: 1, longestWait: 1 };
const config = () => ({ apiKey: 'public_free', apiUrl: stub.url });
const upload = (request: Omit<UploadRequest, 'path'>) =>
  new UploadManager(config()).upload({ retries, ...request, path: '/gol.bin' });
const parts = (method = 'PUT') =>
  stub.seen.filter((seen) => seen.method === method && seen.url.startsWith('/parts/'));
const isPart = ({ url }: { url: string }, index: number) =>
  url.startsWith('/parts/') && url.endsWith(`/${index}`);

describe('an upload', () => {
  it('U02 begins with what is known of the file, and nothing that is not', async () => {
    await upload({ data: 'gol' });
    await upload({
      data: new File(['gol'], 'gol.png', { type: 'image/png' }),
      metadata: { um: 1 },
      tags: [],
    });
    const begun = stub.seen.filter(({ method }) => method === 'POST');
    expect(begun.map(({ body }) => JSON.parse(String(body)))).toEqual([
      { mime: 'text/plain', path: '/gol.bin', protocol: '1.1', size: 3 },
      {
        ...{ metadata: { um: 1 }, mime: 'image/png', originalFileName: 'gol.png' },
        ...{ path: '/gol.bin', protocol: '1.1', size: 3, tags: [] },
      },
    ]);
    expect(begun[0]?.url).toBe('/v2/accounts/W142hJk/uploads');
    expect(begun[0]?.headers).toMatchObject({ authorization: 'Bearer public_free' });
  });

  it.each([
    ['text', 'Olá'],
    ['a blob', new Blob(['do blob'])],
    ['a buffer', new Uint8Array(randomBytes(2500)).buffer],
    ['bytes', new Uint8Array(randomBytes(9001))],
    ['nothing', new Uint8Array(0)],
  ])('U01 takes %s', async (_name, data) => {
    const file = await upload({ data });
    const expected = Buffer.from(await new Blob([data]).arrayBuffer());
    expect(stub.files.get(file.filePath)).toEqual(expected);
    expect(file.etag).toMatch(/^"\w{32}"$/);
  });

  it('takes a stream, whose parts go one after the other', async () => {
    const bytes = randomBytes(5300);
    const chunks = [bytes.subarray(0, 1), bytes.subarray(1, 2999), bytes.subarray(2999)];
    await upload({ data: Readable.from(chunks), size: 5300 });
    expect(stub.files.get('/gol.bin')).toEqual(bytes);
    expect(parts().map(({ url }) => Number(url.at(-1)))).toEqual([0, 1, 2, 3, 4, 5]);
    await expect(upload({ data: Readable.from(chunks) })).rejects.toMatchObject({
      code: 'missing-size',
    });
    await expect(upload({ data: Readable.from(chunks), size: 9000 })).rejects.toMatchObject({
      code: 'short-stream',
    });
  });

  it.each([5, null, undefined, {}])('U01 refuses %s', async (data) => {
    await expect(upload({ data: data as never })).rejects.toThrow(
      "Unsupported type for 'data' parameter. Please provide a String, Blob, ArrayBuffer, or File object (from a file input element).",
    );
  });

  it('U03 sends parts by their range, four at once, and completes each with its etag', async () => {
    const bytes = randomBytes(10_001);
    let [now, most] = [0, 0];
    const original = stub.fault;
    stub.fault = (request) => {
      if (request.url.startsWith('/parts/')) most = Math.max(most, ++now);
      if (request.method === 'PUT' && request.url.startsWith('/v2')) now -= 1;
      return original(request);
    };
    await upload({ data: new Uint8Array(bytes) });
    expect(stub.files.get('/gol.bin')).toEqual(bytes);
    expect(most).toBeLessThanOrEqual(4);
    expect(parts().map(({ body }) => body.length)).toHaveLength(11);
    for (const { headers } of parts()) {
      expect(headers).not.toHaveProperty('authorization');
      expect(headers).not.toHaveProperty('content-type');
      expect(headers).toHaveProperty('content-length');
    }
    const completed = stub.seen.filter(
      ({ method, url }) => method === 'PUT' && url.includes('/v2/'),
    );
    expect(completed).toHaveLength(11);
    expect(JSON.parse(String(completed[0]?.body)).etag).toMatch(/^"\w{32}"$/);
  });

  it('U07 reports its progress, from 0 at once to 100', async () => {
    const reported: UploadProgress[] = [];
    const ended = upload({
      data: new Uint8Array(2500),
      onProgress: (progress) => reported.push(progress),
    });
    expect(reported).toMatchObject([{ bytesTotal: 2500, bytesSent: 0, progress: 0 }]);
    await ended;
    expect(reported.at(-1)).toMatchObject({ bytesTotal: 2500, bytesSent: 2500, progress: 100 });
  });

  it('U04 fails with the words of the protocol when a part is refused or has no etag', async () => {
    stub.fault = (request) => (isPart(request, 1) ? { status: 418 } : undefined);
    await expect(upload({ data: new Uint8Array(2500) })).rejects.toThrow(
      'Failed to upload part (418).',
    );
    stub.fault = (request) => (isPart(request, 1) ? 'without etag' : undefined);
    await expect(upload({ data: new Uint8Array(2500) })).rejects.toThrow(
      "No 'etag' response header found in upload part response.",
    );
  });

  it('U06 fails with the words of the protocol when the network does, however often it is tried', async () => {
    stub.fault = (request) => (isPart(request, 1) ? 'hang up' : undefined);
    const failed = upload({ data: new Uint8Array(2500), retries: { ...retries, tries: 3 } });
    await expect(failed).rejects.toThrow('File upload error.');
    await expect(failed).rejects.toBeInstanceOf(NetworkError);
    expect(parts().filter((part) => isPart(part, 1))).toHaveLength(3);
  });

  it('throws the message of the service', async () => {
    const error = { code: 'path_exists', message: 'Já existe.', details: { path: '/gol.bin' } };
    stub.fault = () => ({ status: 409, body: JSON.stringify({ error }) });
    const failed = upload({ data: 'gol' });
    await expect(failed).rejects.toBeInstanceOf(ApiError);
    await expect(failed).rejects.toMatchObject({
      ...{ message: 'Já existe.', errorCode: 'path_exists', details: error.details, status: 409 },
    });
    stub.fault = () => ({ status: 404, body: '<h1>Not found</h1>' });
    await expect(upload({ data: 'gol' })).rejects.toMatchObject({ code: 'unexpected-answer' });
  });
});

describe('what goes wrong for a while', () => {
  it('only what failed is sent again: parts, addresses, completions', async () => {
    const failures = new Map<string, number>();
    stub.fault = ({ method, url }) => {
      const times = failures.get(method + url) ?? 0;
      failures.set(method + url, times + 1);
      if (times === 0 && /\/(1|3)$/.test(url)) return { status: 503 };
      if (times === 1 && /parts\/\w+\/3$/.test(url)) return 'hang up';
      return undefined;
    };
    const bytes = randomBytes(5000);
    await upload({ data: new Uint8Array(bytes) });
    expect(stub.files.get('/gol.bin')).toEqual(bytes);
    const sent = (index: number) => parts().filter((part) => isPart(part, index)).length;
    expect([0, 1, 2, 3, 4].map(sent)).toEqual([1, 2, 1, 3, 1]);
  });

  it('waits as long as the service asks', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let refused = false;
    stub.fault = (request) => {
      if (refused || !isPart(request, 0)) return undefined;
      refused = true;
      return { status: 429, headers: { 'retry-after': '7' } };
    };
    const ended = upload({ data: 'gol' });
    await vi.waitUntil(() => refused && vi.getTimerCount() > 0, 20_000);
    await vi.advanceTimersByTimeAsync(6900);
    expect(parts()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    await ended;
    expect(parts()).toHaveLength(2);
  });

  it('asks for another address when the one of a part has expired', async () => {
    let refused = 0;
    stub.fault = (request) => (isPart(request, 0) && ++refused === 1 ? { status: 403 } : undefined);
    await upload({ data: 'gol' });
    const asked = stub.seen.filter(
      ({ method, url }) => method === 'GET' && url.endsWith('/parts/0'),
    );
    expect(asked).toHaveLength(1);
    stub.fault = (request) => (isPart(request, 0) ? { status: 403 } : undefined);
    await expect(upload({ data: 'gol' })).rejects.toThrow('Failed to upload part (403).');
  });

  it('shows progress that never goes back', async () => {
    const reported: number[] = [];
    const times = new Map<string, number>();
    stub.fault = (request) => {
      const count = (times.get(request.url) ?? 0) + 1;
      times.set(request.url, count);
      return request.url.startsWith('/parts/') && count <= 2 ? { status: 500 } : undefined;
    };
    await upload({
      data: new Uint8Array(7000),
      onProgress: ({ bytesSent }) => reported.push(bytesSent),
    });
    expect(reported).toEqual(reported.toSorted((a, b) => a - b));
    expect(reported.at(-1)).toBe(7000);
  });
});

describe('stopping', () => {
  it('U05 takes effect at the start', async () => {
    const cancelled = upload({ data: 'gol', cancellationToken: { isCancelled: true } });
    await expect(cancelled).rejects.toBeInstanceOf(CancelledError);
    expect(stub.seen).toEqual([]);
  });

  it('U05 is looked for every 500 ms, and ends what is under way', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const token = { isCancelled: false };
    const reached = new Promise<void>((resolve) => {
      stub.fault = (request) => {
        if (isPart(request, 0)) resolve();
        return isPart(request, 0) ? { status: 503, headers: { 'retry-after': '600' } } : undefined;
      };
    });
    const cancelled = upload({ data: 'gol', cancellationToken: token });
    await reached;
    token.isCancelled = true;
    const ended = vi.fn();
    cancelled.catch(ended);
    await vi.advanceTimersByTimeAsync(499);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(cancelled).rejects.toBeInstanceOf(CancelledError);
  });

  it('a signal takes effect at once', async () => {
    const stopping = new AbortController();
    stub.fault = () => {
      stopping.abort();
      return { status: 503 };
    };
    await expect(upload({ data: 'gol', signal: stopping.signal })).rejects.toBeInstanceOf(
      CancelledError,
    );
  });

  it('pauses and goes on; what had arrived is not sent again', async () => {
    const bytes = randomBytes(8000);
    const manager = new UploadManager(config());
    const running = manager.start({ data: new Uint8Array(bytes), path: '/pausa.bin', retries });
    let completions = 0;
    stub.fault = ({ method, url }) => {
      if (method === 'PUT' && url.startsWith('/v2') && ++completions === 3) running.pause();
      return undefined;
    };
    await vi.waitUntil(() => running.isPaused, 20_000);
    await expect(
      Promise.race([running.result, new Promise((resolve) => setTimeout(resolve, 50, 'waits'))]),
    ).resolves.toBe('waits');
    const before = parts().length;
    running.resume();
    await running.result;
    expect(stub.files.get('/pausa.bin')).toEqual(bytes);
    expect(parts().length - before).toBeLessThanOrEqual(8 - 3 + 1);
  });

  it('a paused upload can be cancelled', async () => {
    const running = new UploadManager(config()).start({ data: new Uint8Array(8000), retries });
    running.pause();
    running.cancel();
    await expect(running.result).rejects.toBeInstanceOf(CancelledError);
  });

  it('ends a cancelled upload at the service, and one that was suspended only when forgotten', async () => {
    const ended = () => stub.seen.filter(({ method }) => method === 'DELETE').map(({ url }) => url);
    const urlOf = (uploadId: string) => `/v2/accounts/W142hJk/uploads/${uploadId}`;
    const store = inMemory(stub.url);
    const manager = new UploadManager({ ...config(), store });

    const suspended = await startHeld(manager);
    suspended.suspend();
    await expect(suspended.result).rejects.toBeInstanceOf(CancelledError);
    const [unfinished] = await manager.unfinished();
    if (!unfinished) throw new Error('nothing was remembered');

    const cancelled = await startHeld(manager);
    const [, { uploadId = '' } = {}] = await manager.unfinished();
    cancelled.cancel();
    await expect(cancelled.result).rejects.toBeInstanceOf(CancelledError);
    await expect.poll(ended).toEqual([urlOf(uploadId)]);

    await manager.forget(unfinished);
    await expect.poll(ended).toEqual([urlOf(uploadId), urlOf(unfinished.uploadId)]);
    expect(await manager.unfinished()).toEqual([]);
  });

  /** An upload whose first part waits for its answer. */
  async function startHeld(manager: UploadManager) {
    const reached = new Promise<void>((resolve) => {
      stub.fault = async (request) => {
        if (!isPart(request, 0)) return undefined;
        resolve();
        return await new Promise(() => {});
      };
    });
    const running = manager.start({ data: new File(['gol'], 'gol.bin'), retries });
    await reached;
    return running;
  }
});

describe('an upload that another page began', () => {
  it('is taken up with what the service does not have yet', async () => {
    const bytes = new Uint8Array(randomBytes(6000));
    const file = new File([bytes], 'gol.bin', { lastModified: 1 });
    const store = inMemory(stub.url);
    const first = new UploadManager({ ...config(), store });
    stub.fault = (request) => (isPart(request, 4) ? { status: 400 } : undefined);
    await expect(first.upload({ data: file, path: '/gol.bin', retries })).rejects.toThrow('(400)');
    const before = parts().length;
    stub.fault = () => undefined;

    const second = new UploadManager({ ...config(), store });
    const [unfinished] = await second.unfinished();
    if (!unfinished) throw new Error('nothing was remembered');
    const reported: number[] = [];
    const done = await second.continue(unfinished, {
      onProgress: ({ progress }) => reported.push(progress),
    }).result;
    expect(done.filePath).toBe('/gol.bin');
    expect(stub.files.get('/gol.bin')).toEqual(Buffer.from(bytes));
    expect(parts().length - before).toBeLessThan(6);
    expect(reported.find((progress) => progress > 0)).toBeGreaterThanOrEqual(16);
    expect(await second.unfinished()).toEqual([]);
  });

  it('recognises the file when it has to be chosen again', async () => {
    const store = inMemory(stub.url, false);
    const manager = new UploadManager({ ...config(), store });
    const file = new File(['o gol'], 'gol.txt', { lastModified: 5 });
    stub.fault = (request) => (isPart(request, 0) ? { status: 400 } : undefined);
    await manager.upload({ data: file, path: '/gol.bin' }).catch(() => {});
    stub.fault = () => undefined;
    const [unfinished] = await manager.unfinished();
    if (!unfinished) throw new Error('nothing was remembered');
    expect(() => manager.continue(unfinished)).toThrow(UploadError);
    const other = new File(['outro'], 'gol.txt', { lastModified: 6 });
    expect(() => manager.continue(unfinished, { data: other })).toThrow('This is not the file');
    const same = new File(['o gol'], 'gol.txt', { lastModified: 5 });
    await manager.continue(unfinished, { data: same }).result;
    expect(String(stub.files.get('/gol.bin'))).toBe('o gol');
  });
});

/** Browsers keep them in IndexedDB, which Node has not. */
function inMemory(apiUrl: string, keepsData = true): UploadStore {
  const all = new Map<string, UnfinishedUpload>();
  return {
    async save(begun, data) {
      if (!(data instanceof Blob)) return;
      all.set(begun.uploadId, {
        ...{ ...begun, apiUrl, scope: '', fingerprint: fingerprintOf(data) },
        ...{ data: keepsData ? data : null, begun: Date.now() },
      });
    },
    list: async () => [...all.values()],
    remove: async (uploadId) => void all.delete(uploadId),
    hold: async () => () => {},
  };
}
