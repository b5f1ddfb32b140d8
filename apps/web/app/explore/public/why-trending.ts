import type { Trend } from '@arquiba/contract/explore';
import { formatCount } from '../../ui/format-count.ts';

/** The numbers by which hashtags are ranked, and of which time. */
export function whyTrending({ people, today, yesterday, rising }: Omit<Trend, 'tag' | 'posts'>) {
  return rising
    ? `${inWords(today)} hoje, ${formatCount(yesterday)} ontem`
    : `${inWords(people)} na semana`;
}

function inWords(people: number): string {
  return `${formatCount(people)} ${people === 1 ? 'pessoa' : 'pessoas'}`;
}
