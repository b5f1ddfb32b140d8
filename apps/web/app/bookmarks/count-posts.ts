import { formatCount } from '../ui/format-count.ts';

export function countPosts(count: number): string {
  if (count === 0) return 'Vazia';
  return `${formatCount(count)} ${count === 1 ? 'publicação' : 'publicações'}`;
}
