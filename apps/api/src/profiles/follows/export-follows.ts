import type { ExportSection } from '../../accounts/public/hooks.ts';
import { listFollows } from './queries.ts';

const PORTION = 500;

/** For the export of a person's data. */
export const followsExport: ExportSection[] = [
  { name: 'seguindo', collect: ({ db }, accountId) => follows('followed', db, accountId) },
  { name: 'seguidores', collect: ({ db }, accountId) => follows('followers', db, accountId) },
];

async function* follows(
  side: 'followed' | 'followers',
  db: Parameters<typeof listFollows>[0],
  accountId: string,
) {
  let after = '0';
  for (;;) {
    const rows = await listFollows(db, { accountId, side, after, limit: PORTION });
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ username, since }) => ({ usuario: username, desde: since }));
    after = last.id;
  }
}
