import type { Group } from '@arquiba/contract/groups';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../../ui/class-names.ts';
import { GroupCover } from '../group-cover.tsx';
import { GroupFacts } from '../group-facts.tsx';
import { groupPath } from '../group-path.ts';

interface GroupRowProps {
  group: Group;
  /** The button to join. */
  action?: ReactNode;
  /** Why it is suggested, instead of sport and members. */
  reason?: string;
}

/** A group in a list. */
export function GroupRow({ group, action, reason }: GroupRowProps) {
  const { name, sport, memberCount } = group;
  return (
    <div className="relative flex min-h-14 min-w-0 items-center gap-2.5">
      <span className="size-11 flex-none overflow-clip rounded-md">
        <GroupCover group={group} sizes="44px" />
      </span>
      <div className="min-w-0 flex-1">
        <Link
          to={groupPath(group)}
          title={name}
          className="block truncate text-[0.9375rem] font-semibold text-ink no-underline after:absolute after:inset-0 hover:underline"
        >
          {name}
        </Link>
        <p className={cx('text-sm text-muted', reason ? 'line-clamp-2' : 'truncate')}>
          {reason ?? <GroupFacts {...{ sport, memberCount }} />}
        </p>
      </div>
      {action && <div className="relative flex-none">{action}</div>}
    </div>
  );
}
