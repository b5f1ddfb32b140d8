import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { FileHolder, FilePasses } from '../ports/file-passes.ts';

const HOUR_MS = 3_600_000;
const HOURS = 4;
const SIGNATURE_BYTES = 16;
/** Players of a live show the same pass several times a second: checking it costs as much as all else but the bytes. */
const MOST_CHECKED = 10_000;
const PASS = /^(post|comment|message|moment|live)\.(\d{1,19})\.(\d{1,19})\.(\d{1,9})\.([\w-]{22})$/;

export function createFilePasses(secretKey: Buffer, clock: Clock): FilePasses {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'passes of files', 32));
  const sign = (path: string, content: string) =>
    createHmac('sha256', key).update(`${content} ${path}`).digest().subarray(0, SIGNATURE_BYTES);
  const checked = new LRUCache<string, true>({ max: MOST_CHECKED });
  const hour = () => Math.floor(clock.now().getTime() / HOUR_MS);
  return {
    issue(path, { kind, id, viewerId }, hours = HOURS) {
      // In whole hours: within one hour the address stays the same, and browsers reuse what they have.
      const content = `${kind}.${id}.${viewerId}.${hour() + hours}`;
      return `${content}.${sign(path, content).toString('base64url')}`;
    },
    read(path, pass) {
      const [, kind, id = '', viewerId = '', until, signature = ''] = PASS.exec(pass) ?? [];
      if (!kind || Number(until) <= hour()) return null;
      const holder = { kind: kind as FileHolder['kind'], id, viewerId };
      if (checked.has(`${pass} ${path}`)) return holder;
      const content = pass.slice(0, pass.lastIndexOf('.'));
      if (!timingSafeEqual(Buffer.from(signature, 'base64url'), sign(path, content))) return null;
      checked.set(`${pass} ${path}`, true);
      return holder;
    },
  };
}
