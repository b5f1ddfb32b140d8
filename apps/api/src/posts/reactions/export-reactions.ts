import type { ExportSection } from '../../accounts/public/hooks.ts';
import type { Services } from '../../platform/context.ts';
import { listOwnLikes, listOwnSends } from './queries.ts';

const PORTION = 500;

/** For the export of a person's data. Reposts are among the posts. */
export const reactionsExport: ExportSection[] = [
  { name: 'curtidas', collect: ({ db }, accountId) => inPortions(db, accountId, listOwnLikes) },
  { name: 'envios', collect: ({ db }, accountId) => inPortions(db, accountId, listOwnSends) },
];

async function* inPortions(db: Services['db'], accountId: string, list: typeof listOwnLikes) {
  let after = '0';
  for (;;) {
    const rows = await list(db, { accountId, after, limit: PORTION });
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ postId, createdAt }) => ({ publicacao: postId, em: createdAt }));
    after = last.postId;
  }
}
