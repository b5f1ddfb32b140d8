import type { ListedKey } from '@arquiba/media/accounts/operator';
import { textTable } from './text-table.ts';

const KINDS = { public: 'pública', secret: 'secreta', token: 'de tokens' };

/** Keys of the media service as a table for a terminal. */
export function keyTable(keys: readonly ListedKey[]): string {
  const rows = keys.map((key) => [
    key.accountName,
    key.accountId,
    KINDS[key.kind] + (key.kind === 'public' && !key.mayCreate ? ', só baixa' : ''),
    key.name,
    key.createdAt.toISOString().slice(0, 16).replace('T', ' '),
    key.revokedAt ? 'revogada' : 'em uso',
  ]);
  return textTable(['CONTA', 'CÓDIGO', 'TIPO', 'CHAVE', 'CRIADA EM', 'ESTADO'], rows);
}
