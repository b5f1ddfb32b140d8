import { inviteToEvent, listEvents } from '@arquiba/contract/events';
import { inviteToGroup } from '@arquiba/contract/group-members';
import { listNotifications, readNotifications } from '@arquiba/contract/notifications';
import { askQuestion } from '@arquiba/contract/reviews';
import { report } from '@arquiba/contract/safety';
import { frames } from './content/frames.ts';
import { groups } from './content/groups.ts';
import { membershipsOf } from './content/memberships.ts';
import { signIns } from './content/sign-ins.ts';
import type { FillOptions } from './fill.ts';
import { plain } from './fill-catalogue.ts';
import type { SlugOf } from './fill-groups.ts';
import { type AccountOf, hoursBefore } from './fill-step.ts';

/** Of each kind the demonstration fan has this many notices that she has not read. */
const UNREAD = 2;

/** Invites the demonstration fan to a group, and to an event. */
export async function inviteFan(
  options: FillOptions,
  accountOf: AccountOf,
  slugOf: SlugOf,
): Promise<void> {
  const { username } = accountOf(signIns.fan.member);
  const callAs = (member: string, ago: number) =>
    options.callAs(accountOf(member).id, { at: hoursBefore(options.now, ago) });
  const others = groups.filter(
    ({ key, access }) => access === 'open' && !membershipsOf.get(key)?.has(signIns.fan.member),
  );
  const [group] = others;
  if (!group) throw new RangeError('the fan is in every group');
  await callAs(group.founder, 7)(inviteToGroup, { slug: slugOf(group.key), username });
  for (const { key, founder } of others) {
    const { items } = await callAs(founder, 4)(listEvents, { group: slugOf(key), limit: 1 });
    const [event] = items;
    if (!event) continue;
    await callAs(founder, 4)(inviteToEvent, {
      ...{ slug: event.slug, date: event.date.id, usernames: [username] },
    });
    return;
  }
}

/** What the shop and the network answer her; then she reads all but the newest notices. */
export async function leaveNotices(options: FillOptions, accountOf: AccountOf): Promise<void> {
  const fan = options.callAs(accountOf(signIns.fan.member).id, { at: hoursBefore(options.now, 2) });
  const office = options.backOffice(hoursBefore(options.now, 1));
  const slug = plain(frames[0]?.title ?? '');
  const { id } = await fan(askQuestion, { slug, text: 'Aguenta arquibancada com chuva de lado?' });
  await office.questions.answer(id, 'Aguenta. As charneiras são de inox e a lente não mancha.');
  const { username } = accountOf('gilmar');
  await fan(report, { kind: 'profile', subject: username, reason: 'spam', note: '' });
  for (const each of await office.reports.list(10)) await office.reports.close(each.id);
  await readOlder(options, accountOf(signIns.fan.member).id);
}

async function readOlder(options: FillOptions, accountId: string): Promise<void> {
  const call = options.callAs(accountId, { at: options.now });
  const kept = new Map<string, number>();
  let cursor: string | undefined;
  do {
    const page = await call(listNotifications, { limit: 50, ...(cursor && { cursor }) });
    const newest = page.items.flatMap((item) => {
      const count = (kept.get(item.kind) ?? 0) + 1;
      kept.set(item.kind, count);
      return count > UNREAD ? [item.newest] : [];
    });
    await call(readNotifications, { newest });
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
}
