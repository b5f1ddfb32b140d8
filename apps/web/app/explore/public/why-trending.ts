import type { Trend } from '@arquiba/contract/explore';
import { formatCount } from '../../ui/format-count.ts';

/** The number by which hashtags are ranked, and of which time. */
export function whyTrending({ people, rising }: Pick<Trend, 'people' | 'rising'>): string {
  const noun = people === 1 ? 'pessoa' : 'pessoas';
  const counted = `${formatCount(people)} ${noun} na semana`;
  return rising ? `Em alta hoje · ${counted}` : counted;
}
