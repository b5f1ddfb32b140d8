import type { Group } from '@arquiba/contract/groups';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useChannel } from '../realtime/public/listen.ts';
import { useAccount } from '../viewer/use-site.ts';
import { learnMembership } from './memberships.ts';

/** Loads the page again when the viewer's standing in the group changes: entered, accepted, removed, invited. */
export function useGroupUpdates(group: Group | null): void {
  const account = useAccount();
  const { revalidate } = useRevalidator();
  const changed = useRef(false);
  useEffect(() => {
    if (group && changed.current) learnMembership(group);
    changed.current = false;
  }, [group]);
  useChannel(account && group ? `account:${account.id}` : null, {
    onEvent: (event) => {
      if (event.type !== 'group' || event.slug !== group?.slug) return;
      changed.current = true;
      void revalidate();
    },
    onGap: () => void revalidate(),
  });
}
