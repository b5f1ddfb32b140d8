import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { FileHolder, FilePasses } from '../ports/file-passes.ts';

const HOUR_MS = 3_600_000;
const HOURS = 4;
const SIGNATURE_BYTES = 16;
const PASS = /^(post|comment|message|moment|live)\.(\d{1,19})\.(\d{1,19})\.(\d{1,9})\.([\w-]{22})$/;

export function createFilePasses(secretKey: Buffer, clock: Clock): FilePasses {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'passes of files', 32));
  const sign = (path: string, content: string) =>
    createHmac('sha256', key).update(`${content} ${path}`).digest().subarray(0, SIGNATURE_BYTES);
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
      const content = pass.slice(0, pass.lastIndexOf('.'));
      const isOurs = timingSafeEqual(Buffer.from(signature, 'base64url'), sign(path, content));
      return isOurs ? { kind: kind as FileHolder['kind'], id, viewerId } : null;
    },
  };
}
