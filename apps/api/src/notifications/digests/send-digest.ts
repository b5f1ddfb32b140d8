import {
  type DigestFrequency,
  type NotificationKind,
  notificationKind,
  subjectOf,
} from '@arquiba/contract/notifications';
import { findAccount } from '../../accounts/public/find-account.ts';
import type { Services } from '../../platform/context.ts';
import { smallestIdAt } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/mail-job.ts';
import { pathOf } from '../present-notices.ts';
import { findActors, listGroups } from '../read-queries.ts';
import { listPreferences } from '../settings-queries.ts';
import { type DigestItem, digestMail } from './digest-mail.ts';
import { claimDigest } from './digest-queries.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** Of more, the mail says only how many there are, up to here. */
const MOST_GROUPS = 100;

export interface DuePerson {
  accountId: string;
  frequency: DigestFrequency;
  lastSentAt: Date | null;
  until: Date;
  /** After which notice the unseen ones begin; null if there are none. */
  floor: string | null;
  /** How many conversations have unread messages. */
  waiting: number;
}

/** Sends what the person may see and has not seen by now. Noted and queued in one transaction: never sent twice. */
export async function sendDigest(services: Services, due: DuePerson): Promise<void> {
  const { db, vault, publicUrl } = services;
  const { accountId, frequency, lastSentAt, until, waiting } = due;
  const items = due.floor === null ? [] : await readUnseen(services, due, due.floor);
  if (items.length === 0 && waiting === 0) return;
  await db.transaction(async (tx) => {
    const owner = await findAccount(tx, accountId);
    if (owner?.status !== 'active' || !owner.emailConfirmedAt) return;
    if (!(await claimDigest(tx, { accountId, frequency, lastSentAt, sentAt: until }))) return;
    const unsubscribeUrl = new URL(`/resumo/${unsubscribeToken(vault, accountId)}`, publicUrl).href;
    const { socialName } = owner;
    await queueMail(tx, {
      ...{ to: owner.email, unsubscribeUrl },
      ...digestMail({ socialName, items, waiting, frequency, unsubscribeUrl, site: publicUrl }),
    });
  });
}

/** By the same statement as the page, so that nothing comes by mail that the page would not show. */
async function readUnseen(
  services: Services,
  { accountId, until }: DuePerson,
  floor: string,
): Promise<DigestItem[]> {
  const { db, clock } = services;
  const rows = await listGroups(services, {
    ...{ viewerId: accountId, now: clock.now(), before: smallestIdAt(until) },
    ...{ kinds: await mailedKinds(services, accountId), limit: MOST_GROUPS },
  });
  const unseen = rows.filter(({ read, head }) => !read && BigInt(head) > BigInt(floor));
  const ids = [...new Set(unseen.flatMap(({ actorIds }) => actorIds ?? []))];
  const people = ids.length > 0 ? await findActors(db, accountId, ids) : [];
  const named = new Map(people.map((person) => [person.accountId, person]));
  return unseen.map(({ kind, count, title, path, detail, subject, actorIds }) => {
    const actors = (actorIds ?? []).flatMap((id) => named.get(id) ?? []);
    const excerpt = detail || (subject?.text ?? '');
    return { kind, count, title, actors, excerpt, path: pathOf(kind, path, actors) };
  });
}

async function mailedKinds({ db }: Services, accountId: string): Promise<NotificationKind[]> {
  const rows = await listPreferences(db, accountId);
  const off = rows.filter(({ site, mail }) => !mail || site === 'nobody');
  const subjects = new Set(off.map(({ subject }) => subject));
  return notificationKind.options.filter((kind) => !subjects.has(subjectOf(kind)));
}
