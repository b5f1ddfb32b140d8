import { formatExactCount } from '../ui/format-count.ts';

export function countOfVotes(votes: number): string {
  return votes === 1 ? '1 voto' : `${formatExactCount(votes)} votos`;
}
