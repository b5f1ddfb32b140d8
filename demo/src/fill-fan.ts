import {
  answerEvent,
  cancelEvent,
  editEvent,
  getEvent,
  inviteToEvent,
  listEvents,
} from '@arquiba/contract/events';
import { acceptFollowRequest } from '@arquiba/contract/follow-lists';
import { inviteToGroup } from '@arquiba/contract/group-members';
import { hideGroupPost, removeGroupPost, showGroupPost } from '@arquiba/contract/group-posts';
import { updateGroup } from '@arquiba/contract/groups';
import { createPost } from '@arquiba/contract/posts';
import type { Call } from '@arquiba/contract/route';
import { onClocks } from './content/event-days.ts';
import { groups } from './content/groups.ts';
import { members } from './content/members.ts';
import { membershipsOf } from './content/memberships.ts';
import { ofTheFan, waitingPost } from './content/moderated.ts';
import { signIns } from './content/sign-ins.ts';
import type { FillOptions } from './fill.ts';
import type { SlugOf } from './fill-groups.ts';
import { type AccountOf, hoursBefore } from './fill-step.ts';

type CallAs = (member: string, ago: number) => Call;

/** What others do so that the demonstration fan has notices of every kind. */
export async function tellFan(
  options: FillOptions,
  accountOf: AccountOf,
  slugOf: SlugOf,
): Promise<void> {
  const { username } = accountOf(signIns.fan.member);
  const callAs: CallAs = (member, ago) =>
    options.callAs(accountOf(member).id, { at: hoursBefore(options.now, ago) });
  await inviteFan(callAs, slugOf, username);
  await moderatePosts(callAs, slugOf);
  await changeEvent(callAs, slugOf);
  for (const { key } of members.filter((member) => member.private)) {
    await callAs(key, 0)(acceptFollowRequest, { username });
  }
}

/** To a group, and to an event. */
async function inviteFan(callAs: CallAs, slugOf: SlugOf, username: string): Promise<void> {
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

/** Her posts are accepted; one is hidden then, and one removed. Another person's waits for her. */
async function moderatePosts(callAs: CallAs, slugOf: SlugOf): Promise<void> {
  const slug = slugOf(ofTheFan.group);
  const founder = founderOf(ofTheFan.group);
  await callAs(founder, 6)(updateGroup, { slug, approvesPosts: true });
  for (const post of ofTheFan.posts) {
    const { text } = post;
    const { id } = await callAs(signIns.fan.member, 5)(createPost, { text, group: slug });
    await callAs(founder, 4)(showGroupPost, { id });
    if ('hidden' in post) await callAs(founder, 3)(hideGroupPost, { id, reason: post.hidden });
    if ('removed' in post) await callAs(founder, 3)(removeGroupPost, { id, reason: post.removed });
  }
  await callAs(founder, 2)(updateGroup, { slug, approvesPosts: false });
  const moderated = slugOf(waitingPost.group);
  await callAs(founderOf(waitingPost.group), 6)(updateGroup, {
    ...{ slug: moderated, approvesPosts: true },
  });
  const { author, text } = waitingPost;
  await callAs(author, 3)(createPost, { text, group: moderated });
}

function founderOf(group: string): string {
  const found = groups.find(({ key }) => key === group);
  if (!found) throw new RangeError(`no group is called ${group}`);
  return found.founder;
}

/** A weekly swim, far ahead: on one date she waits until a place is free; another is cancelled. */
async function changeEvent(callAs: CallAs, slugOf: SlugOf): Promise<void> {
  const [host, fan] = [callAs(founderOf(SWIM), 3), callAs(signIns.fan.member, 3)];
  const { items } = await host(listEvents, { group: slugOf(SWIM), limit: 1 });
  const slug = items[0]?.slug ?? '';
  const { dates } = await host(getEvent, { slug });
  const [full, cancelled] = dates.slice(-2).map(({ id }) => id);
  if (!full || !cancelled) throw new RangeError('the swim has too few dates');
  await setPlaces(host, { slug, date: full, capacity: 1 });
  for (const call of [host, fan]) await call(answerEvent, { slug, date: full, answer: 'going' });
  await setPlaces(host, { slug, date: full, capacity: 12, place: 'Piscina coberta, raias 3 a 6' });
  await fan(answerEvent, { slug, date: cancelled, answer: 'going' });
  await host(cancelEvent, { slug, date: cancelled, scope: 'one' });
}

const SWIM = 'bracada';

async function setPlaces(
  host: Call,
  changes: { slug: string; date: string; capacity: number; place?: string },
): Promise<void> {
  const { slug, date } = changes;
  const event = await host(getEvent, { slug, date });
  const { title, description, sport } = event;
  const { startsAt, endsAt, timeZone, place, mapUrl, onlineUrl } = event.date;
  await host(editEvent, {
    ...{ title, description, sport, timeZone, place, mapUrl, onlineUrl, scope: 'one' },
    ...{ start: onClocks(new Date(startsAt)), end: onClocks(new Date(endsAt)) },
    ...changes,
  });
}
