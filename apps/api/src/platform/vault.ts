import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
export const VAULT_KEY_BYTES = 32;

/**
 * Seals secrets with a key that the database does not hold. `label` says what a secret is and whose:
 * sealed for one place, it opens in no other.
 */
export interface Vault {
  seal(secret: Buffer, label: string): Buffer;
  /** Null for what was sealed with another key or label, or changed since. */
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
