import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushTarget } from '../platform/ports/push-service.ts';

const CURVE = 'prime256v1';
const RECORD_BYTES = 4096;
/** More does not fit into the one record that push services accept. */
export const MOST_PUSH_BYTES = 3993;

/** The random parts of an encryption; only the test of the RFC's example gives them. */
interface Chosen {
  salt: Buffer;
  /** With its keys. */
  sender: ECDH;
}

/** Encrypts for one browser: RFC 8291, with the coding `aes128gcm` of RFC 8188 in a single record. */
export function encryptPush(
  text: Buffer,
  { p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>,
  { salt, sender }: Chosen = choose(),
): Buffer {
  if (text.length > MOST_PUSH_BYTES) throw new Error(`A push of ${text.length} bytes is too long`);
  const senderKey = sender.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, senderKey]);
  const secret = hkdf(sender.computeSecret(p256dh), auth, info, 32);
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // 2 marks the last record.
  const encrypted = [cipher.update(text), cipher.update(Buffer.of(2)), cipher.final()];
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_BYTES);
  sizes.writeUInt8(senderKey.length, 4);
  return Buffer.concat([salt, sizes, senderKey, ...encrypted, cipher.getAuthTag()]);
}

/** Whether these bytes are a public key on the curve. */
export function isPublicKey(bytes: Buffer): boolean {
  if (bytes.length !== 65) return false;
  try {
    choose().sender.computeSecret(bytes);
    return true;
  } catch {
    return false;
  }
}

function choose(): Chosen {
  const sender = createECDH(CURVE);
  sender.generateKeys();
  return { salt: randomBytes(16), sender };
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}
