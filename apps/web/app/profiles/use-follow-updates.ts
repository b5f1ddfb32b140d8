import { useRevalidator } from 'react-router';
import { useChannel } from '../realtime/public/listen.ts';
import { useAccount } from '../viewer/use-site.ts';

const EVENT_TYPES = ['followed', 'follow-requested', 'follow-accepted'];

/** Loads the page again when somebody follows the viewer, requests to, or accepts the viewer's request. */
export function useFollowUpdates(): void {
  const account = useAccount();
  const { revalidate } = useRevalidator();
  useChannel(account ? `account:${account.id}` : null, {
    onEvent: ({ type }) => {
      if (EVENT_TYPES.includes(type)) void revalidate();
    },
    onGap: () => void revalidate(),
  });
}
