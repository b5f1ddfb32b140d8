import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
export const VAULT_KEY_BYTES = 32;

/**
 * Encrypts secrets with a key that is not in the database. `label` names the kind and the owner of a secret:
 * it can be decrypted only with the same label.
 */
export interface Vault {
  seal(secret: Buffer, label: string): Buffer;
  /** Null if it was encrypted with another key or label, or has changed since. */
  open(sealed: Buffer, label: string): Buffer | null;
}

export function createVault(key: Buffer): Vault {
  if (key.length !== VAULT_KEY_BYTES) {
    throw new Error(`The key of the vault has ${key.length} bytes, not ${VAULT_KEY_BYTES}`);
  }
  return {
    seal(secret, label) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(label));
      return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, label) {
      if (sealed.length < NONCE_BYTES + TAG_BYTES) return null;
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(label)).setAuthTag(sealed.subarray(-TAG_BYTES));
      const body = sealed.subarray(NONCE_BYTES, -TAG_BYTES);
      try {
        return Buffer.concat([decipher.update(body), decipher.final()]);
      } catch {
        return null;
      }
    },
  };
}
