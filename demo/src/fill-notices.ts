import { listNotifications, readNotifications } from '@arquiba/contract/notifications';
import { askQuestion } from '@arquiba/contract/reviews';
import { report } from '@arquiba/contract/safety';
import { frames } from './content/frames.ts';
import { signIns } from './content/sign-ins.ts';
import type { FillOptions } from './fill.ts';
import { plain } from './fill-catalogue.ts';
import { type AccountOf, hoursBefore } from './fill-step.ts';

/** Of each kind the demonstration fan has this many notices that she has not read. */
const UNREAD = 2;

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
