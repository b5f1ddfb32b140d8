import { useChannel } from '../../realtime/public/listen.ts';
import { useAccount } from '../../viewer/use-site.ts';
import { showFollowing } from './following.ts';
import { refreshRequestCount } from './refresh-request-count.ts';

/** On every page: counts new follow requests, and shows that a request of the viewer was accepted. */
export function FollowUpdates() {
  const account = useAccount();
  const refresh = () => account && void refreshRequestCount(account.id);
  useChannel(account ? `account:${account.id}` : null, {
    onEvent({ type, username }) {
      if (type === 'follow-requested' || type === 'followed') refresh();
      if (type === 'follow-accepted' && typeof username === 'string') {
        showFollowing(username, 'yes');
      }
    },
    onGap: refresh,
  });
  return null;
}
