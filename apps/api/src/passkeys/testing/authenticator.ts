import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Deviations of an attacker, or of a weaker device. */
export interface Differently {
  origin?: string;
  rpId?: string;
  type?: string;
  /** User present 0x01, user verified 0x04, attested credential data 0x40. */
  flags?: number;
  counter?: number;
  userHandle?: string;
}

/** An authenticator in software: produces the answers that a browser would send, with signatures. */
export function createAuthenticator(site: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;
  let userHandle = '';

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    id,
    /** The answer of `navigator.credentials.create`. */
    register(options: { challenge: string; user: { id: string } }, other: Differently = {}) {
      const { origin = site.origin, rpId = site.rpId, flags = 0x45 } = other;
      userHandle = options.user.id;
      const credential = Buffer.concat([
        ...[Buffer.alloc(16), uint(credentialId.length, 2), credentialId],
        coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')),
      ]);
      const authData = Buffer.concat([sha256(rpId), Buffer.from([flags]), uint(0, 4), credential]);
      const attestationObject = Buffer.concat([
        ...[Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
        ...[text('authData'), bytes(authData)],
      ]);
      const type = other.type ?? 'webauthn.create';
      return {
        ...{ id, rawId: id, type: 'public-key' as const },
        response: {
          clientDataJSON: clientData(type, options.challenge, origin).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** The answer of `navigator.credentials.get`. */
    signIn(options: { challenge: string }, other: Differently = {}) {
      const { origin = site.origin, rpId = site.rpId, flags = 0x05 } = other;
      counter = other.counter ?? counter + 1;
      const client = clientData(other.type ?? 'webauthn.get', options.challenge, origin);
      const authenticatorData = Buffer.concat([
        ...[sha256(rpId), Buffer.from([flags]), uint(counter, 4)],
      ]);
      const handle = other.userHandle ?? userHandle;
      const signed = Buffer.concat([authenticatorData, sha256(client)]);
      return {
        ...{ id, rawId: id, type: 'public-key' as const },
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          ...(handle && { userHandle: handle }),
        },
      };
    },
  };
}

function sha256(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}

function uint(value: number, size: number): Buffer {
  const buffer = Buffer.alloc(size);
  buffer.writeUIntBE(value, 0, size);
  return buffer;
}

/** The part of CBOR needed here, in its shortest form: short texts, and 24 bytes or more. */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}

function bytes(value: Buffer): Buffer {
  const size = value.length < 256 ? 1 : 2;
  return Buffer.concat([Buffer.from([0x57 + size]), uint(value.length, size), value]);
}

/** {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y} */
function coseKey(x: Buffer, y: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    ...[bytes(x), Buffer.from([0x22]), bytes(y)],
  ]);
}
