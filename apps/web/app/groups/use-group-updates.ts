import type { Group } from '@arquiba/contract/groups';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useChannel } from '../realtime/public/listen.ts';
import { useAccount } from '../viewer/use-site.ts';
import { showMembership } from './memberships.ts';

/** Loads the page again when somebody changes the viewer's standing in the group: accepted, removed, invited. */
export function useGroupUpdates(group: Group | null): void {
  const account = useAccount();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (group) showMembership(group);
  }, [group]);
  useChannel(account && group ? `account:${account.id}` : null, {
    onEvent: (event) => {
      if (event.type === 'group' && event.slug === group?.slug) void revalidate();
    },
    onGap: () => void revalidate(),
  });
}
