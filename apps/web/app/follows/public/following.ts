import { follow, unfollow } from '@arquiba/contract/follows';
import type { FollowState } from '@arquiba/contract/profiles';
import { call } from '../../api-call.ts';
import { createBrowserStore } from '../../browser-store.ts';

/** The states pressed since the document was loaded, by username; all buttons and counts share them. */
const pressed = createBrowserStore<ReadonlyMap<string, FollowState>>(new Map());

/** Whether the viewer follows; `loaded` is the answer of the server. */
export function useFollowing(username: string, loaded: FollowState | null): FollowState {
  const here = pressed.use((states) => states.get(username));
  // The request was accepted in the meantime.
  if (here === 'requested' && loaded === 'yes') return 'yes';
  return here ?? loaded ?? 'no';
}

/** The number of followers, including the viewer's last press; `loaded` is the answer of the server. */
export function useFollowers(profile: {
  username: string;
  following: FollowState | null;
  followers: number;
}): number {
  const follows = useFollowing(profile.username, profile.following) === 'yes';
  return profile.followers + Number(follows) - Number(profile.following === 'yes');
}

const underWay = new Map<string, Promise<FollowState>>();

/**
 * Follows or unfollows: shows `optimistic` at once, then the server's answer, or `before` if it refuses. A
 * press during a request is sent after it, so that answers arrive in order. Resolves to the state after the
 * last press.
 */
export function setFollowing(
  username: string,
  optimistic: FollowState,
  before: FollowState,
): Promise<FollowState> {
  showFollowing(username, optimistic);
  const running = underWay.get(username);
  if (running) return running;
  const run = send(username, optimistic, before).finally(() => underWay.delete(username));
  underWay.set(username, run);
  return run;
}

async function send(
  username: string,
  optimistic: FollowState,
  before: FollowState,
): Promise<FollowState> {
  let confirmed = before;
  try {
    for (let next = optimistic; wants(next) !== wants(confirmed); ) {
      const answer = await call(wants(next) ? follow : unfollow, { username });
      confirmed = answer.following;
      next = pressed.get().get(username) ?? confirmed;
    }
  } catch {
    // The error was shown in a toast.
  }
  showFollowing(username, confirmed);
  return confirmed;
}

function wants(state: FollowState): boolean {
  return state !== 'no';
}

/** Shows a state without a request. */
export function showFollowing(username: string, following: FollowState): void {
  pressed.set(new Map(pressed.get()).set(username, following));
}
