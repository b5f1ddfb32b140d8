import type { NotificationFilter } from '@arquiba/contract/notifications';

/** The name of the filter in the address. */
export const FILTER = 'filtro';

export const filters: { label: string; name: string; filter: NotificationFilter }[] = [
  { label: 'Menções e respostas', name: 'conversas', filter: 'talk' },
  { label: 'Seguidores', name: 'seguidores', filter: 'followers' },
  { label: 'Curtidas', name: 'curtidas', filter: 'likes' },
  { label: 'Grupos, eventos e lives', name: 'grupos', filter: 'groups' },
  { label: 'Compras', name: 'compras', filter: 'shop' },
  { label: 'Conta', name: 'conta', filter: 'account' },
];

export function filterOf(search: string | URLSearchParams) {
  const name = new URLSearchParams(search).get(FILTER);
  return filters.find((each) => each.name === name) ?? null;
}
