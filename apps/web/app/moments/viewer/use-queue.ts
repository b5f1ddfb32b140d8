import type { MomentPerson } from '@arquiba/contract/moment-views';
import { listMomentPeople } from '@arquiba/contract/moments';
import { useEffect, useState } from 'react';
import { quietCall } from '../../api-call.ts';
import { useAccount } from '../../viewer/use-site.ts';

/** Fetched once for the whole stay in the viewer, so that the order does not change while people watch. */
let queue: Promise<MomentPerson[]> | undefined;

export function forgetQueue(): void {
  queue = undefined;
}

/** The usernames before and after a person in the row of rings; null at its ends. */
export function useNeighbours(username: string) {
  const account = useAccount();
  const [people, setPeople] = useState<string[]>([]);
  const signedIn = account !== null;
  useEffect(() => {
    if (!signedIn) return;
    queue ??= quietCall(listMomentPeople, {}).then(
      ({ items }) => items,
      () => [],
    );
    let isHere = true;
    void queue.then((items) => {
      if (isHere) setPeople(items.map(({ person }) => person.username));
    });
    return () => {
      isHere = false;
    };
  }, [signedIn]);
  const at = people.indexOf(username);
  if (at < 0) return { before: null, after: null };
  return { before: people[at - 1] ?? null, after: people[at + 1] ?? null };
}
