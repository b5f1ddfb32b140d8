import type { GroupPage } from '@arquiba/contract/groups';
import { useId } from 'react';
import { formatMonth } from '../ui/format-age.ts';
import { CalendarDays } from '../ui/icons/calendar-days.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { AccessBadge } from './access-badge.tsx';
import { GroupCover } from './group-cover.tsx';
import { GroupFacts } from './group-facts.tsx';
import { Invitation } from './invitation.tsx';
import { MembershipButton } from './membership-button.tsx';
import { useMembership } from './memberships.ts';

const GroupTools = lazyPart(() => import('./group-tools.tsx'), { preload: true });

interface GroupHeaderProps {
  group: GroupPage;
  /** Why this group is shown, if the URL names none. */
  reason?: string | undefined;
}

/** Cover, name, description, access and number of members. */
export function GroupHeader({ group, reason }: GroupHeaderProps) {
  const { name, description, sport, city, access, createdAt } = group;
  const { joined, memberCount } = useMembership(group);
  const nameId = useId();
  return (
    <header className="overflow-clip border-line bg-raised max-sm:border-b sm:mb-4 sm:rounded-card sm:border md:mt-4 lg:mt-0">
      <div className="aspect-[5/2] min-h-0 overflow-clip sm:aspect-[3/1]">
        <GroupCover group={group} sizes="(min-width: 900px) 640px, 100vw" priority />
      </div>
      <div className="px-4 pt-4 pb-5 sm:px-6">
        {reason && <p className="text-sm font-semibold text-orange-ink">{reason}</p>}
        <h1 id={nameId} className="display text-3xl wrap-anywhere">
          {name}
        </h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <AccessBadge access={access} />
          <span>
            <GroupFacts {...{ sport, city, memberCount }} className="text-xl text-ink" />
          </span>
        </p>
        <RichText text={description} mentions={group.mentions} className="mt-3 max-w-[60ch]" />
        <p className="mt-3 flex items-center gap-1.5 text-sm text-muted">
          <CalendarDays className="size-4.5" />
          Criado em {formatMonth(new Date(createdAt))}
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <MembershipButton group={group} describedBy={nameId} />
          <GroupTools group={group} />
        </div>
        {group.invitedBy && !joined && <Invitation group={group} inviter={group.invitedBy} />}
      </div>
    </header>
  );
}
