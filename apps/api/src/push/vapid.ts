import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';

/** How this installation identifies itself to push services: RFC 8292. */
export interface VapidKeys {
  /** 65 bytes, an uncompressed point. */
  publicKey: Buffer;
  privateKey: KeyObject;
}

const VALID_SECONDS = 12 * 3600;

/** A new private key, as 32 bytes. */
export function newPrivateKey(): Buffer {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const bytes = pair.getPrivateKey();
  // Leading zeros are left out.
  return Buffer.concat([Buffer.alloc(32 - bytes.length), bytes]);
}

export function vapidKeysOf(privateBytes: Buffer): VapidKeys {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateBytes);
  const publicKey = pair.getPublicKey();
  const [x, y, d] = [publicKey.subarray(1, 33), publicKey.subarray(33), privateBytes].map((part) =>
    part.toString('base64url'),
  ) as [string, string, string];
  const privateKey = createPrivateKey({
    ...{ key: { kty: 'EC', crv: 'P-256', x, y, d }, format: 'jwk' },
  });
  return { publicKey, privateKey };
}

/** The header `Authorization` of a push. `contact` is an address where the push service reaches the operator. */
export function vapidHeader(
  { publicKey, privateKey }: VapidKeys,
  { endpoint, contact, now }: { endpoint: string; contact: string; now: Date },
): string {
  const exp = Math.floor(now.getTime() / 1000) + VALID_SECONDS;
  const claims = { aud: new URL(endpoint).origin, exp, sub: contact };
  const signed = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), {
    ...{ key: privateKey, dsaEncoding: 'ieee-p1363' },
  });
  const token = `${signed}.${signature.toString('base64url')}`;
  return `vapid t=${token}, k=${publicKey.toString('base64url')}`;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
