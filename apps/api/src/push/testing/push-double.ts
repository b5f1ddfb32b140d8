import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedPush {
  headers: IncomingHttpHeaders;
  /** As the browser gives it to the service worker. */
  text: string;
  title: string;
  body: string;
  navigate: string;
  tag: string;
  renotify: boolean;
  /** The claims of the sender, whose signature was right. */
  claims: { aud: string; exp: number; sub: string };
  senderKey: string;
}

/** A push service on loopback, and the browsers that it serves. What it gets, it verifies and decrypts. */
export async function startPushDouble(port = 0) {
  const browsers = new Map<string, ReturnType<typeof newBrowser>>();
  let status = 201;
  const server = createServer(async (request, response) => {
    const browser = browsers.get(request.url ?? '');
    const body = await bodyOf(request);
    if (browser && status < 300) browser.received.push(browser.read(request.headers, body));
    response.writeHead(browser ? status : 404, { location: '/elsewhere' }).end();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    /** A browser that has just subscribed. */
    subscribe() {
      const path = `/push/${randomUUID()}`;
      const browser = newBrowser(`${origin}${path}`);
      browsers.set(path, browser);
      return browser;
    },
    /** From now on everything is answered with this. */
    answer(with_: number) {
      status = with_;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function newBrowser(endpoint: string) {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys();
  const auth = randomBytes(16);
  const received: ReceivedPush[] = [];
  return {
    keys: {
      endpoint,
      p256dh: p256dh.toString('base64url'),
      auth: auth.toString('base64url'),
    },
    received,
    read(headers: IncomingHttpHeaders, body: Buffer): ReceivedPush {
      const { claims, senderKey } = readVapid(headers.authorization ?? '');
      const text = decrypt(body).toString();
      const content = JSON.parse(text);
      if (content.web_push !== 8030) throw new Error('Not the form of Declarative Web Push');
      return { headers, text, ...content.notification, claims, senderKey };
    },
  };

  /** The other side of RFC 8291. */
  function decrypt(body: Buffer): Buffer {
    const [salt, senderKey] = [body.subarray(0, 16), body.subarray(21, 86)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, senderKey]);
    const secret = hkdf(pair.computeSecret(senderKey), auth, info, 32);
    const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16));
    const padded = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2));
  }
}

function readVapid(header: string) {
  const [, token = '', senderKey = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(senderKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  ) as [string, string];
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const given = Buffer.from(signature, 'base64url');
  if (!verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, given)) {
    throw new Error('The signature is wrong');
  }
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()), senderKey };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}
