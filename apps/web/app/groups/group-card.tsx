import type { Group } from '@arquiba/contract/groups';
import { Link } from 'react-router';
import { Bone } from '../ui/skeletons.tsx';
import { AccessBadge } from './access-badge.tsx';
import { CardAction } from './card-action.tsx';
import { GroupCover } from './group-cover.tsx';
import { GroupFacts } from './group-facts.tsx';
import { groupPath } from './group-path.ts';
import { useMembership } from './memberships.ts';

interface GroupCardProps {
  group: Group;
  /** Set for the first cards: their pictures are loaded first. */
  priority?: boolean | undefined;
}

/** A group in the list. The whole card is a link. */
export function GroupCard({ group, priority }: GroupCardProps) {
  const { name, description, sport, access } = group;
  const { memberCount } = useMembership(group);
  return (
    <li className={SHEET}>
      <div className={COVER}>
        <GroupCover group={group} sizes="(min-width: 600px) 312px, 100vw" priority={priority} />
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h2 className="display text-xl wrap-anywhere">
          <Link
            to={groupPath(group)}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {name}
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          <AccessBadge access={access} />
          <span>
            <GroupFacts {...{ sport, memberCount }} className="text-base text-ink" />
          </span>
        </p>
        <p className="line-clamp-2 text-[0.9375rem] sm:line-clamp-3 wrap-anywhere">{description}</p>
        <div className="mt-auto pt-2">
          <CardAction group={group} />
        </div>
      </div>
    </li>
  );
}

export function GroupCardSkeleton() {
  return (
    <div className={SHEET}>
      <Bone className={COVER} />
      <div className="grid flex-1 content-start gap-3 p-4">
        <Bone className="h-6 w-3/4 rounded-sm" />
        <Bone className="h-5 w-1/2 rounded-sm" />
        <Bone className="h-4 w-full rounded-sm" />
        <Bone className="h-4 w-2/3 rounded-sm" />
        <Bone className="mt-2 h-9 w-36 rounded-pill" />
      </div>
    </div>
  );
}

const SHEET =
  'relative flex flex-col overflow-clip rounded-card border border-line bg-raised transition hover:border-edge';
const COVER = 'aspect-[3/1] min-h-0 flex-none overflow-clip rounded-none';
