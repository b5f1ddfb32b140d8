import type { Group } from '@arquiba/contract/groups';
import { Count } from '../ui/count.tsx';

interface GroupFactsProps extends Partial<Pick<Group, 'sport' | 'city'>> {
  memberCount: Group['memberCount'];
  /** Of the number. */
  className?: string;
}

/** Sport, city and number of members, as far as they are known. */
export function GroupFacts({ sport, city, memberCount, className }: GroupFactsProps) {
  const place = [sport, city].filter(Boolean).join(' · ');
  if (memberCount === null) return place;
  return (
    <>
      {place && `${place} · `}
      <Count value={memberCount} className={className} /> {memberCount === 1 ? 'membro' : 'membros'}
    </>
  );
}
