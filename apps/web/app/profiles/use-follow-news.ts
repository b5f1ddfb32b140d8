import { useRevalidator } from 'react-router';
import { useChannel } from '../realtime/public/listen.ts';
import { useAccount } from '../viewer/use-site.ts';

const NEWS = ['followed', 'follow-requested', 'follow-accepted'];

/** Reads the page again when somebody follows, asks to, or has accepted the viewer. */
export function useFollowNews(): void {
  const account = useAccount();
  const { revalidate } = useRevalidator();
  useChannel(account ? `account:${account.id}` : null, {
    onEvent: ({ type }) => {
      if (NEWS.includes(type)) void revalidate();
    },
    onGap: () => void revalidate(),
  });
}
