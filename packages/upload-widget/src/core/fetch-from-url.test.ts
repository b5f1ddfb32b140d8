import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startMedia } from '../../../../apps/media/src/testing/start-media.ts';
import { createWidget } from './create-widget.ts';

it('a row comes from an address, which the service fetches by itself', async () => {
  const elsewhere = createServer((_request, reply) => {
    reply.setHeader('content-type', 'text/plain').end('gol');
  });
  await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done));
  onTestFinished(() => void elsewhere.close());
  const { port } = elsewhere.address() as AddressInfo;
  const resolve = async (name: string) => (name === 'fotos.test' ? ['127.0.0.1'] : []);
  const media = await startMedia({ reachable: true, sources: { resolve, isAllowed: () => true } });
  onTestFinished(() => media.close());
  const widget = createWidget({ apiUrl: media.origin, apiKey: await media.mintKey('public') });
  widget.addFromUrl(`http://fotos.test:${port}/gol%20%C3%A9.txt`);
  await vi.waitUntil(() => widget.state.rows[0]?.type === 'uploaded', 20_000);
  const [result] = widget.results();
  expect(result?.originalFile).toMatchObject({ originalFileName: 'gol é.txt', size: 3 });
  const stored = await media.get(new URL(result?.fileUrl ?? '').pathname);
  expect(String(stored.body)).toBe('gol');
});
