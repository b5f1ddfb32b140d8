import type { CommentOrder } from '@arquiba/contract/comments';

/** The values of `?ordem=`; the first is the default. */
export const orders: readonly { slug: string; label: string; sort: CommentOrder }[] = [
  { slug: 'relevantes', label: 'Relevantes', sort: 'relevant' },
  { slug: 'recentes', label: 'Recentes', sort: 'newest' },
  { slug: 'antigos', label: 'Antigos', sort: 'oldest' },
];

/** The order that `?ordem=` names, else the default. */
export function readOrder(value: string | null): CommentOrder {
  return orders.find(({ slug }) => slug === value)?.sort ?? 'relevant';
}
