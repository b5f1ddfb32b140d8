import { type Group, joinGroup, leaveGroup } from '@arquiba/contract/groups';
import { call } from '../api-call.ts';
import { createBrowserStore } from '../browser-store.ts';

/** What was pressed since the page was loaded, by slug: every screen agrees on it. */
const pressed = createBrowserStore<ReadonlyMap<string, boolean>>(new Map());

/** Whether the viewer is in, and how many are; both move before the server answers. */
export function useMembership({ slug, ...loaded }: Group) {
  const was = loaded.joined === true;
  const joined = pressed.use().get(slug) ?? was;
  return { joined, memberCount: loaded.memberCount + Number(joined) - Number(was) };
}

/** Enters a group: at once on screen, except where the answer is hardly yes. */
export async function enter({ slug, access }: Group): Promise<void> {
  if (access === 'open') return setJoined(slug, true);
  await call(joinGroup, { slug }).then(
    () => show(slug, true),
    // The toast has said why.
    () => undefined,
  );
}

export function leave({ slug }: Group): Promise<void> {
  return setJoined(slug, false);
}

const underWay = new Set<string>();

/** What is pressed while an answer is on its way is sent after it, so that answers never cross. */
async function setJoined(slug: string, wanted: boolean): Promise<void> {
  show(slug, wanted);
  if (underWay.has(slug)) return;
  underWay.add(slug);
  let confirmed = !wanted;
  try {
    for (let next = wanted; next !== confirmed; next = pressed.get().get(slug) ?? next) {
      await call(next ? joinGroup : leaveGroup, { slug });
      confirmed = next;
    }
  } catch {
    // The toast has said why.
    show(slug, confirmed);
  } finally {
    underWay.delete(slug);
  }
}

function show(slug: string, joined: boolean): void {
  pressed.set(new Map(pressed.get()).set(slug, joined));
}
