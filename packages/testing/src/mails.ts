import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

/** A mail as its reader sees it. */
export interface ReadMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where the links of the HTML part lead, in order. */
  links: string[];
}

export interface ExpectedMail {
  to: string;
  /** The whole subject, or a pattern in it. */
  subject?: string | RegExp;
  /** How many such mails there must be; the last of them is given. Default 1. */
  count?: number;
}

/** The mails that the product wrote into a folder for an address so far, oldest first. */
export async function mailsIn(folder: string, to: string): Promise<ReadMail[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).map((name) => join(folder, name));
  const found = await Promise.all(
    files.map(async (file) => ({
      writtenAt: (await stat(file, { bigint: true })).mtimeNs,
      mail: parseMail(await readFile(file, 'utf8')),
    })),
  );
  return found
    .filter(({ mail }) => mail.to.toLowerCase() === to.toLowerCase())
    .sort((one, other) => (one.writtenAt < other.writtenAt ? -1 : 1))
    .map(({ mail }) => mail);
}

/** Waits for a mail in a folder: mails go out after the fact, by a job. */
export async function awaitMail(folder: string, expected: ExpectedMail): Promise<ReadMail> {
  const { to, subject = /./, count = 1 } = expected;
  const fits = (mail: ReadMail) =>
    typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject);
  let found: ReadMail[] = [];
  await expect
    .poll(
      async () => {
        found = (await mailsIn(folder, to)).filter(fits);
        return found.length;
      },
      { message: `mails to ${to}` },
    )
    .toBeGreaterThanOrEqual(count);
  return found[count - 1] as ReadMail;
}

/** What an app of `startTestApp({ started: true })` has sent to an address so far, oldest first. */
export function mailsTo(app: TestApp, address: string): Promise<ReadMail[]> {
  return mailsIn(app.mailFolder, address);
}

/** Waits for a mail of an app of `startTestApp({ started: true })`. */
export function mailOf(app: TestApp, expected: ExpectedMail): Promise<ReadMail> {
  return awaitMail(app.mailFolder, expected);
}

/** Reads what our own mailer writes: one level of `multipart/alternative`, text and HTML. */
export function parseMail(content: string): ReadMail {
  const { headers, body } = splitPart(content);
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1];
  const inner = boundary === undefined ? [content] : body.split(`--${boundary}`).slice(1, -1);
  const parts = inner.map((part) => splitPart(part.replace(/^\r?\n/, '')));
  const find = (type: string) => {
    const part = parts.find(({ headers }) => headers.get('content-type')?.startsWith(type));
    return part ? decodeBody(part.body, part.headers.get('content-transfer-encoding')) : '';
  };
  const html = find('text/html');
  return {
    to: (headers.get('to') ?? '').replace(/^.*<(.*)>$/, '$1'),
    subject: decodeWords(headers.get('subject') ?? ''),
    text: find('text/plain'),
    html,
    links: [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"'),
    ),
  };
}

function splitPart(part: string): { headers: Map<string, string>; body: string } {
  const [head = '', ...rest] = part.split(/\r?\n\r?\n/);
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  return { headers, body: rest.join('\r\n\r\n') };
}

function decodeBody(body: string, encoding = '7bit'): string {
  const decoded =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding === 'quoted-printable'
        ? decodeQuoted(body.replace(/=\r?\n/g, ''))
        : body;
  return decoded.replaceAll('\r\n', '\n').trimEnd();
}

/** The encoded words (RFC 2047) of a header, decoded; a letter may be cut between two of them. */
function decodeWords(header: string): string {
  return header.replace(/=\?utf-8\?(q|b)\?[^?]*\?=(\s+=\?utf-8\?\1\?[^?]*\?=)*/gi, (words) => {
    const [first = ''] = words.split(/\s+/);
    const texts = words.split(/\s+/).map((word) => word.split('?')[3] ?? '');
    if (/^=\?utf-8\?b/i.test(first)) {
      return Buffer.concat(texts.map((text) => Buffer.from(text, 'base64'))).toString();
    }
    return decodeQuoted(texts.join('').replaceAll('_', ' '));
  });
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}
