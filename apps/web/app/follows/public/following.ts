import { follow, unfollow } from '@arquiba/contract/follows';
import { call } from '../../api-call.ts';
import { createBrowserStore } from '../../browser-store.ts';

/** What was pressed since the page was loaded, by username: every button and count agrees on it. */
const pressed = createBrowserStore<ReadonlyMap<string, boolean>>(new Map());

/** Whether the viewer follows; `loaded` is what the server said. */
export function useFollowing(username: string, loaded: boolean | null): boolean {
  return pressed.use().get(username) ?? loaded === true;
}

const underWay = new Set<string>();

/**
 * Follows or unfollows: at once on screen, taken back if the server refuses. What is
 * pressed while an answer is on its way is sent after it, so that answers never cross.
 */
export async function setFollowing(username: string, wanted: boolean): Promise<void> {
  show(username, wanted);
  if (underWay.has(username)) return;
  underWay.add(username);
  let confirmed = !wanted;
  try {
    for (let next = wanted; next !== confirmed; next = pressed.get().get(username) ?? next) {
      await call(next ? follow : unfollow, { username });
      confirmed = next;
    }
  } catch {
    // The toast has said why.
    show(username, confirmed);
  } finally {
    underWay.delete(username);
  }
}

function show(username: string, following: boolean): void {
  pressed.set(new Map(pressed.get()).set(username, following));
}
