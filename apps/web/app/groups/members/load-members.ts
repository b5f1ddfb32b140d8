import { listGroupMembers } from '@arquiba/contract/group-members';
import { loadListPage } from '../../list-page.ts';

/** The first page of the members that `?busca=` names, for a loader. */
export async function loadMembers(args: Parameters<typeof loadListPage>[0], slug: string) {
  const q = (args.url.searchParams.get('busca') ?? '').replaceAll('\0', '').trim().slice(0, 100);
  const page = await loadListPage(args, (call, place) =>
    call(listGroupMembers, { slug, ...(q && { q }), ...place }),
  );
  return { q, page };
}
