import type { BackOffice } from '@arquiba/api/back-office';
import { textTable } from './text-table.ts';

type ListedAccount = Awaited<ReturnType<BackOffice['accounts']['list']>>['items'][number];

const LONGEST_NAME = 32;

/** Accounts as a table for a terminal. */
export function accountTable(items: readonly ListedAccount[]): string {
  const rows = items.map(({ email, socialName, type, status, roles, createdAt }) => [
    email,
    shorten(socialName),
    type,
    status,
    roles.join(', ') || '-',
    createdAt.toISOString().slice(0, 16).replace('T', ' '),
  ]);
  return textTable(['E-MAIL', 'NOME', 'TIPO', 'STATUS', 'PAPÉIS', 'CRIADA EM'], rows);
}

function shorten(name: string): string {
  const letters = [...name];
  if (letters.length <= LONGEST_NAME) return name;
  return `${letters.slice(0, LONGEST_NAME - 1).join('')}…`;
}
