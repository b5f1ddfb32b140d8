import type { ListedAccount } from '@arquiba/api/staff';

const LONGEST_NAME = 32;

/** Accounts as lines of a terminal. */
export function accountTable(items: readonly ListedAccount[]): string {
  const head = ['E-MAIL', 'NOME', 'TIPO', 'STATUS', 'PAPEL', 'CRIADA EM'];
  const rows = items.map(({ email, socialName, type, status, role, createdAt }) => [
    plain(email),
    shorten(plain(socialName)),
    type,
    status,
    role,
    createdAt.toISOString().slice(0, 16).replace('T', ' '),
  ]);
  const widths = head.map((title, at) =>
    Math.max(title.length, ...rows.map((row) => [...(row[at] ?? '')].length)),
  );
  return [head, ...rows].map((row) => line(row, widths)).join('\n');
}

function line(cells: readonly string[], widths: readonly number[]): string {
  const padded = cells.map((cell, at) => {
    const missing = (widths[at] ?? 0) - [...cell].length;
    return cell + ' '.repeat(missing);
  });
  return padded.join('  ').trimEnd();
}

/** Names are written by strangers, and a terminal obeys what it is shown. */
function plain(text: string): string {
  return text.replace(/\p{C}/gu, '?');
}

function shorten(name: string): string {
  const letters = [...name];
  if (letters.length <= LONGEST_NAME) return name;
  return `${letters.slice(0, LONGEST_NAME - 1).join('')}…`;
}
