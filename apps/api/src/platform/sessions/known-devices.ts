import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KnownDevices } from '../ports/known-devices.ts';

const ID_BYTES = 12;
const SIGNATURE_BYTES = 20;

export function createKnownDevices(secretKey: Buffer): KnownDevices {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'known devices', 32));
  const sign = (id: Buffer, email: string) =>
    createHmac('sha256', key)
      .update(id)
      .update(email.toLowerCase())
      .digest()
      .subarray(0, SIGNATURE_BYTES);
  return {
    tokenFor(email) {
      const id = randomBytes(ID_BYTES);
      return Buffer.concat([id, sign(id, email)]).toString('base64url');
    },
    idOf(token, email) {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== ID_BYTES + SIGNATURE_BYTES) return null;
      const id = bytes.subarray(0, ID_BYTES);
      const isOurs = timingSafeEqual(bytes.subarray(ID_BYTES), sign(id, email));
      return isOurs ? id.toString('base64url') : null;
    },
  };
}
