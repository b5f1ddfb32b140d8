import { follow } from '@arquiba/contract/follows';
import {
  acceptGroupRequest,
  banFromGroup,
  createGroupLink,
  getGroupByLink,
  handOverGroup,
  inviteToGroup,
  joinGroupByLink,
  liftGroupBan,
  listGroupBans,
  listGroupLinks,
  listGroupLog,
  listGroupMembers,
  listGroupRequests,
  refuseGroupRequest,
  removeGroupMember,
  revokeGroupLink,
  setGroupRole,
} from '@arquiba/contract/group-members';
import {
  checkGroupSlug,
  createGroup,
  deleteGroup,
  getGroup,
  joinGroup,
  leaveGroup,
  listGroups,
  muteGroup,
  suggestGroups,
  updateGroup,
} from '@arquiba/contract/groups';
import { setInterests } from '@arquiba/contract/interests';
import { listNotifications } from '@arquiba/contract/notifications';
import { createPost, getPost } from '@arquiba/contract/posts';
import type { InputOf } from '@arquiba/contract/route';
import { blockProfile } from '@arquiba/contract/safety';
import { storeFile } from '@arquiba/testing/files';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountChannel } from '../platform/realtime/socket-channels.ts';
import { groupsExport } from './export-groups.ts';

const GENEROUS = { size: 100_000, seconds: 60 };
const DAY_MS = 24 * 3_600_000;
let app: TestApp;
let owner: Person;
let moderator: Person;
let member: Person;
let guest: Person;
let made = 0;

beforeAll(async () => {
  app = await startTestApp({
    ...{ started: true, budgets: { read: GENEROUS, write: GENEROUS, invitations: GENEROUS } },
  });
  [owner, moderator] = [await signUp(app), await signUp(app)];
  [member, guest] = [await signUp(app), await signUp(app)];
});
afterAll(() => app.close());

/** A group with an owner, a moderator and a member; `guest` is not in it. */
async function found(changes: Partial<InputOf<typeof createGroup>> = {}): Promise<string> {
  made += 1;
  const { slug } = await owner.call(createGroup, {
    ...{ name: `Vida ${made}`, description: 'De grupo.', ...changes, access: 'open' },
  });
  for (const { call } of [moderator, member]) await call(joinGroup, { slug });
  await owner.call(setGroupRole, { slug, username: moderator.username, role: 'moderator' });
  if (changes.access === 'closed') await owner.call(updateGroup, { slug, access: 'closed' });
  return slug;
}

async function noticesOf({ call }: Person, path: string) {
  const { items } = await call(listNotifications, { limit: 50 });
  return items.filter((item) => item.path.startsWith(path)).map(({ kind }) => kind);
}

async function filesAt(path: string) {
  const { rows } = await app.pool.query('SELECT restricted FROM media.file WHERE path = $1', [
    path,
  ]);
  return rows;
}

async function rolesIn(slug: string) {
  const { items } = await owner.call(listGroupMembers, { slug });
  return Object.fromEntries(items.map(({ username, role }) => [username, role]));
}

describe('asking to enter', () => {
  test('takes an answer to each question, and moderators see them', async () => {
    const slug = await found({ access: 'closed', questions: ['Joga onde?', 'Desde quando?'] });
    await expect(guest.call(joinGroup, { slug, answers: ['Na praia', ' '] })).rejects.toMatchObject(
      { code: 'invalid_input', fields: { 'answers.1': 'Responda a esta pergunta' } },
    );
    expect(await guest.call(getGroup, { slug })).toMatchObject({ request: 'none' });
    await guest.call(joinGroup, { slug, answers: ['Na praia', '2019', 'Sobra'] });
    expect(await moderator.call(getGroup, { slug })).toMatchObject({ waiting: 1 });
    expect(await member.call(getGroup, { slug })).toMatchObject({ waiting: null });
    await owner.call(updateGroup, { slug, questions: ['Outra?'] });
    const { items } = await moderator.call(listGroupRequests, { slug });
    expect(items).toMatchObject([
      {
        username: guest.username,
        answers: [
          { question: 'Joga onde?', answer: 'Na praia' },
          { question: 'Desde quando?', answer: '2019' },
        ],
      },
    ]);
    for (const person of [owner, moderator]) {
      expect(await noticesOf(person, `/grupo/${slug}/moderacao`)).toEqual(['group-asked']);
    }
    expect(await noticesOf(member, `/grupo/${slug}`)).toEqual([]);
  });

  test('takes its notice along when it is withdrawn, and is told again if it comes back', async () => {
    const slug = await found({ access: 'closed' });
    const told = () => noticesOf(moderator, `/grupo/${slug}/moderacao`);
    await guest.call(joinGroup, { slug });
    expect(await told()).toEqual(['group-asked']);
    await guest.call(leaveGroup, { slug });
    expect(await told()).toEqual([]);
    await guest.call(joinGroup, { slug });
    expect(await told()).toEqual(['group-asked']);
  });

  test('is answered once: of two moderators at the same moment one acts', async () => {
    for (const routes of [
      [acceptGroupRequest, acceptGroupRequest],
      [acceptGroupRequest, refuseGroupRequest],
      [refuseGroupRequest, refuseGroupRequest],
    ] as const) {
      const slug = await found({ access: 'closed' });
      await guest.call(joinGroup, { slug });
      const input = { slug, username: guest.username };
      const answers = await Promise.allSettled([
        owner.call(routes[0], input),
        moderator.call(routes[1], input),
      ]);
      const refused = answers.filter((answer) => answer.status === 'rejected');
      expect(refused.map(({ reason }) => reason.message)).toEqual([
        'Este pedido já foi respondido ou retirado.',
      ]);
      const { items } = await owner.call(listGroupLog, { slug });
      const deeds = items.filter(({ deed }) => deed === 'accepted' || deed === 'refused');
      expect(deeds).toHaveLength(1);
      expect((await guest.call(getGroup, { slug })).joined).toBe(deeds[0]?.deed === 'accepted');
    }
  });

  test('disappears when it is withdrawn, also while it is answered', async () => {
    const slug = await found({ access: 'closed' });
    await guest.call(joinGroup, { slug });
    await guest.call(leaveGroup, { slug });
    expect(await moderator.call(listGroupRequests, { slug })).toMatchObject({ items: [] });
    await guest.call(joinGroup, { slug });
    const input = { slug, username: guest.username };
    const [, accepted] = await Promise.allSettled([
      guest.call(leaveGroup, { slug }),
      moderator.call(acceptGroupRequest, input),
    ]);
    // Withdrawn first, or accepted first and left at once: in both cases the person is out.
    expect(accepted.status).toMatch(/fulfilled|rejected/);
    expect(await guest.call(getGroup, { slug })).toMatchObject({ joined: false, request: 'none' });
    expect(await owner.call(getGroup, { slug })).toMatchObject({ memberCount: 3 });
  });

  test('is told to the person when it is accepted', async () => {
    const slug = await found({ access: 'closed' });
    const told: unknown[] = [];
    const stop = app.api.services.realtime.subscribe(accountChannel(guest.id), (event) =>
      told.push(event),
    );
    await guest.call(joinGroup, { slug });
    await moderator.call(acceptGroupRequest, { slug, username: guest.username });
    expect(await noticesOf(guest, `/grupo/${slug}`)).toEqual(['group-accepted']);
    await expect.poll(() => told).toContainEqual({ type: 'group', slug });
    told.length = 0;
    await moderator.call(removeGroupMember, { slug, username: guest.username, reason: 'Ausente' });
    expect(await noticesOf(guest, `/grupo/${slug}`)).toEqual([]);
    await expect.poll(() => told).toContainEqual({ type: 'group', slug });
    stop();
  });
});

describe('a ban', () => {
  test('keeps someone out by every way, until it ends or is lifted', async () => {
    const slug = await found();
    await guest.call(joinGroup, { slug });
    const { path } = await owner.call(createGroupLink, { slug });
    const token = path.split('/').at(-1) ?? '';
    const ban = { slug, username: guest.username, reason: 'Ofendeu o juiz' };
    await moderator.call(banFromGroup, { ...ban, days: 3 });
    expect(await guest.call(getGroup, { slug })).toMatchObject({ joined: false, memberCount: 3 });
    const ways = [
      () => guest.call(joinGroup, { slug }),
      () => guest.call(joinGroupByLink, { token }),
      () => owner.call(inviteToGroup, { slug, username: guest.username }),
    ];
    for (const way of ways) await expect(way()).rejects.toMatchObject({ code: 'not_allowed' });
    await owner.call(updateGroup, { slug, access: 'closed' });
    for (const way of ways) await expect(way()).rejects.toMatchObject({ code: 'not_allowed' });
    expect(await moderator.call(listGroupBans, { slug })).toMatchObject({
      items: [{ username: guest.username, reason: 'Ofendeu o juiz', until: expect.any(String) }],
    });
    const now = app.clock.now();
    app.clock.set(new Date(now.getTime() + 3 * DAY_MS + 1));
    expect(await moderator.call(listGroupBans, { slug })).toMatchObject({ items: [] });
    expect(await guest.call(joinGroup, { slug })).toMatchObject({ request: 'pending' });
    await moderator.call(banFromGroup, ban);
    expect(await guest.call(getGroup, { slug })).toMatchObject({ request: 'none' });
    app.clock.advance(400 * DAY_MS);
    await expect(app.as(await app.signIn(guest.id))(joinGroup, { slug })).rejects.toMatchObject({
      message: 'A moderação baniu você deste grupo.',
    });
    app.clock.set(now);
    await moderator.call(liftGroupBan, { slug, username: guest.username });
    expect(await guest.call(joinGroup, { slug })).toMatchObject({ request: 'pending' });
  });

  test('reaches someone who has blocked the moderators', async () => {
    const slug = await found();
    const rude = await signUp(app);
    await rude.call(joinGroup, { slug });
    await rude.call(blockProfile, { username: moderator.username });
    const { items } = await moderator.call(listGroupMembers, { slug });
    expect(items.map(({ username }) => username)).toContain(rude.username);
    await moderator.call(banFromGroup, { slug, username: rude.username, reason: 'Spam' });
    expect(await rolesIn(slug)).not.toHaveProperty(rude.username);
  });
});

describe('an invitation', () => {
  test('by name is accepted or declined, and enters a closed group without a request', async () => {
    const slug = await found({ access: 'closed', questions: ['Por quê?'] });
    const invite = () => moderator.call(inviteToGroup, { slug, username: guest.username });
    await invite();
    await invite();
    expect(await noticesOf(guest, `/grupo/${slug}`)).toEqual(['group-invited']);
    expect(await guest.call(getGroup, { slug })).toMatchObject({
      ...{ request: 'invited', invitedBy: { username: moderator.username } },
    });
    await guest.call(leaveGroup, { slug });
    expect(await guest.call(getGroup, { slug })).toMatchObject({ request: 'none' });
    expect(await noticesOf(guest, `/grupo/${slug}`)).toEqual([]);
    await invite();
    const told: unknown[] = [];
    const { realtime } = app.api.services;
    const stop = realtime.subscribe(accountChannel(guest.id), (event) => told.push(event));
    expect(await guest.call(joinGroup, { slug })).toEqual({
      ...{ joined: true, request: 'none', memberCount: 4 },
    });
    await expect.poll(() => told).toContainEqual({ type: 'group', slug });
    stop();
  });

  test('by a link enters until it is revoked, has ended or is used up', async () => {
    const slug = await found({ access: 'closed' });
    const link = async (more = {}) => {
      const made = await moderator.call(createGroupLink, { slug, days: 1, ...more });
      return { id: made.id, token: made.path.split('/').at(-1) ?? '' };
    };
    const use = async (token: string) => {
      await guest.call(leaveGroup, { slug });
      return guest.call(joinGroupByLink, { token });
    };
    const gone = { code: 'not_found', message: 'Este convite não vale mais.' };
    const once = await link({ mostUses: 1 });
    expect(await app.call(getGroupByLink, { token: once.token })).toMatchObject({ slug });
    expect(await use(once.token)).toEqual({ slug });
    await expect(use(once.token)).rejects.toMatchObject(gone);
    const revoked = await link();
    await use(revoked.token);
    await owner.call(revokeGroupLink, { slug, id: revoked.id });
    await expect(use(revoked.token)).rejects.toMatchObject(gone);
    await expect(app.call(getGroupByLink, { token: revoked.token })).rejects.toMatchObject(gone);
    const short = await link();
    const now = app.clock.now();
    app.clock.set(new Date(now.getTime() + DAY_MS));
    await expect(use(short.token)).rejects.toMatchObject(gone);
    app.clock.set(now);
    expect(await use(short.token)).toEqual({ slug });
    expect(await owner.call(listGroupLinks, { slug })).toMatchObject({
      items: [{ id: short.id, uses: 1, mostUses: null }],
    });
    const { rows } = await app.pool.query(
      'SELECT sports_group_link::text AS all FROM sports_group_link',
    );
    expect(JSON.stringify(rows)).not.toContain(short.token);
  });

  test('by a link for one is used by one of many at the same moment', async () => {
    const slug = await found({ access: 'closed' });
    const { path } = await owner.call(createGroupLink, { slug, mostUses: 1 });
    const token = path.split('/').at(-1) ?? '';
    const crowd = [guest, await signUp(app), await signUp(app), await signUp(app)];
    const answers = await Promise.allSettled(
      crowd.map(({ call }) => call(joinGroupByLink, { token })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await owner.call(getGroup, { slug })).toMatchObject({ memberCount: 4 });
  });

  test('is one of a limited number', async () => {
    const few = await startTestApp({ budgets: { invitations: { size: 1, seconds: 3600 } } });
    const [host, one] = [await signUp(few), await signUp(few)];
    const { slug } = await host.call(createGroup, { name: 'Poucos', description: 'Convites.' });
    await host.call(inviteToGroup, { slug, username: one.username });
    await expect(host.call(createGroupLink, { slug })).rejects.toMatchObject({
      code: 'too_many_requests',
    });
    await few.close();
  });
});

describe('roles', () => {
  test('handing over leaves an owner, and the former one may go', async () => {
    const slug = await found();
    await owner.call(handOverGroup, { slug, username: member.username });
    expect(await rolesIn(slug)).toEqual({
      [member.username]: 'owner',
      [owner.username]: 'moderator',
      [moderator.username]: 'moderator',
    });
    expect(await noticesOf(member, `/grupo/${slug}`)).toEqual(['group-role']);
    await owner.call(leaveGroup, { slug });
    await expect(member.call(leaveGroup, { slug })).rejects.toMatchObject({ code: 'not_allowed' });
  });

  test('two owners who hand over to each other’s heirs at once: the group has owners', async () => {
    const slug = await found();
    await owner.call(setGroupRole, { slug, username: moderator.username, role: 'owner' });
    await guest.call(joinGroup, { slug });
    await Promise.allSettled([
      owner.call(handOverGroup, { slug, username: member.username }),
      moderator.call(handOverGroup, { slug, username: guest.username }),
    ]);
    const roles = await rolesIn(slug);
    expect(roles).toMatchObject({ [member.username]: 'owner', [guest.username]: 'owner' });
  });

  test('are checked under the lock: who became an owner in the meantime is not removed', async () => {
    const slug = await found();
    const client = await app.pool.connect();
    await client.query('BEGIN');
    await client.query(
      `UPDATE sports_group_stat SET owners = owners + 1
       WHERE group_id = (SELECT id FROM sports_group WHERE slug = $1)`,
      [slug],
    );
    await client.query(
      `UPDATE sports_group_member SET role = 'owner' WHERE account_id = $2
         AND group_id = (SELECT id FROM sports_group WHERE slug = $1)`,
      [slug, member.id],
    );
    const removal = moderator
      .call(removeGroupMember, { slug, username: member.username })
      .catch(({ code }) => code);
    const waiting = `SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await expect.poll(async () => (await app.pool.query(waiting)).rowCount).toBe(1);
    await client.query('COMMIT');
    client.release();
    expect(await removal).toBe('not_allowed');
    expect(await rolesIn(slug)).toMatchObject({ [member.username]: 'owner' });
  });

  test('the group of a deleted owner goes to its longest-standing moderator', async () => {
    const founder = await signUp(app);
    const { slug } = await founder.call(createGroup, { name: 'Legado', description: 'De um.' });
    for (const { call } of [member, moderator]) await call(joinGroup, { slug });
    await founder.call(setGroupRole, { slug, username: moderator.username, role: 'moderator' });
    await app.api.backOffice().accounts.block(founder.sent.email);
    expect(await rolesIn(slug)).toEqual({
      [moderator.username]: 'owner',
      [member.username]: 'member',
    });
  });
});

test('the log tells who did what to whom, with the reason, and is filtered', async () => {
  const slug = await found({ access: 'closed' });
  await guest.call(joinGroup, { slug });
  const input = { slug, username: guest.username };
  await moderator.call(refuseGroupRequest, { ...input, reason: 'Perfil vazio' });
  await moderator.call(banFromGroup, { ...input, reason: 'Spam' });
  await owner.call(liftGroupBan, input);
  const { items } = await owner.call(listGroupLog, { slug });
  expect(items.map(({ deed }) => deed).toSorted()).toEqual([
    ...['banned', 'closed', 'made-moderator', 'refused', 'unbanned'],
  ]);
  expect(await moderator.call(listGroupLog, { slug, deed: 'refused' })).toMatchObject({
    items: [
      {
        actor: { username: moderator.username },
        ...{ subject: { username: guest.username }, reason: 'Perfil vazio' },
      },
    ],
    nextCursor: null,
  });
});

describe('settings', () => {
  test('closing takes the public posts from the public, opening gives none back', async () => {
    const slug = await found();
    const photo = await storeFile(app, `/posts/${member.id}/${slug}/foto.png`);
    expect(await filesAt(photo.path)).toEqual([{ restricted: false }]);
    const { id } = await member.call(createPost, { text: 'No grupo', group: slug, media: [photo] });
    expect(await app.call(getPost, { id })).toMatchObject({ text: 'No grupo' });
    await owner.call(updateGroup, { slug, access: 'closed' });
    await expect(app.call(getPost, { id })).rejects.toMatchObject({ code: 'not_found' });
    expect(await moderator.call(getPost, { id })).toMatchObject({ text: 'No grupo' });
    await expect.poll(() => filesAt(photo.path)).toEqual([{ restricted: true }]);
    await moderator.call(leaveGroup, { slug });
    await expect(moderator.call(getPost, { id })).rejects.toMatchObject({ code: 'not_found' });
    await owner.call(updateGroup, { slug, access: 'open' });
    await expect(guest.call(getPost, { id })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('deleting wants the name, and removes posts and cover', async () => {
    const cover = await storeFile(app, `/groups/${owner.id}/acaba.png`);
    const slug = await found({ name: 'Grupo que acaba', cover });
    const photo = await storeFile(app, `/posts/${member.id}/${slug}/fim.png`);
    const { id } = await member.call(createPost, { text: 'Fim', group: slug, media: [photo] });
    await expect(owner.call(deleteGroup, { slug, name: 'outro' })).rejects.toMatchObject({
      fields: { name: 'Digite o nome do grupo como ele é' },
    });
    await owner.call(deleteGroup, { slug, name: 'Grupo que acaba' });
    for (const answer of [app.call(getGroup, { slug }), member.call(getPost, { id })]) {
      await expect(answer).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await filesAt(cover.path)).toEqual([]);
    await expect.poll(() => filesAt(photo.path)).toEqual([]);
  });
});

test('a slug is chosen and checked', async () => {
  await owner.call(createGroup, { name: 'Com endereço', slug: 'Meu-Grupo', description: 'Um.' });
  expect(await owner.call(checkGroupSlug, { slug: 'meu-grupo' })).toEqual({ available: false });
  expect(await owner.call(checkGroupSlug, { slug: 'meu-outro' })).toEqual({ available: true });
  await expect(
    owner.call(createGroup, { name: 'Outro nome', slug: 'meu-grupo', description: 'Dois.' }),
  ).rejects.toMatchObject({ code: 'already_in_use', fields: { slug: expect.any(String) } });
});

test('the list is filtered by sport, city and membership', async () => {
  const slug = await found({ sport: 'Remo indoor', city: 'Vitória' });
  const slugs = async (call: Person['call'], input: InputOf<typeof listGroups>) =>
    (await call(listGroups, input)).items.map((group) => group.slug);
  expect(await slugs(app.call, { sport: 'REMO' })).toEqual([slug]);
  expect(await slugs(app.call, { city: 'vitoria' })).toEqual([slug]);
  expect(await slugs(app.call, { sport: 'remo', city: 'Natal' })).toEqual([]);
  expect(await slugs(member.call, { city: 'Vitória', which: 'mine' })).toEqual([slug]);
  expect(await slugs(guest.call, { city: 'Vitória', which: 'mine' })).toEqual([]);
  expect(await slugs(app.call, { which: 'mine' })).toEqual([]);
});

test('suggestions name the people one follows, one’s sport, or nothing', async () => {
  const slug = await found({ sport: 'Corrida de rua' });
  const secret = await found({ access: 'closed', sport: 'Xadrez' });
  const newcomer = await signUp(app);
  const reasons = async () => {
    const { items } = await newcomer.call(suggestGroups, { limit: 10 });
    return Object.fromEntries(items.map((group) => [group.slug, group.reason]));
  };
  expect(await reasons()).toEqual({});
  await newcomer.call(setInterests, { sports: ['corrida'] });
  expect(await reasons()).toMatchObject({ [slug]: 'Do seu esporte: Corrida' });
  await newcomer.call(follow, { username: member.username });
  expect((await reasons())[slug]).toBe('1 pessoa que você segue participa');
  expect(await reasons()).not.toHaveProperty(secret);
  await newcomer.call(joinGroup, { slug });
  expect(await reasons()).not.toHaveProperty(slug);
});

test('muting is for members and is shown to them', async () => {
  const slug = await found();
  await member.call(muteGroup, { slug, muted: true });
  expect(await member.call(getGroup, { slug })).toMatchObject({ muted: true });
  await member.call(muteGroup, { slug, muted: false });
  expect(await member.call(getGroup, { slug })).toMatchObject({ muted: false });
});

test('members are searched, and read page by page', async () => {
  const slug = await found();
  const named = await signUp(app, { socialName: 'Zuleica Ávila' });
  // Later than the others: those who join at the same moment stand in no particular order.
  app.clock.advance(1000);
  await named.call(joinGroup, { slug });
  const { items } = await app.call(listGroupMembers, { slug, q: 'avila' });
  expect(items.map(({ username }) => username)).toEqual([named.username]);
  const first = await app.call(listGroupMembers, { slug, limit: 2 });
  expect(first.items.map(({ role }) => role)).toEqual(['owner', 'moderator']);
  const cursor = first.nextCursor ?? '';
  const second = await app.call(listGroupMembers, { slug, limit: 2, cursor });
  expect(second.items.map(({ username }) => username)).toEqual([member.username, named.username]);
  expect(second.nextCursor).toBeNull();
});

test('the copy of one’s data has memberships, requests and bans; a purge leaves none of them', async () => {
  const [open, closed, harsh] = [await found(), await found({ access: 'closed' }), await found()];
  const person = await signUp(app);
  await person.call(joinGroup, { slug: open });
  await person.call(joinGroup, { slug: closed });
  await owner.call(banFromGroup, { slug: harsh, username: person.username, reason: 'Briga' });
  const { services } = app.api;
  const copied = await Promise.all(
    groupsExport.map(({ collect }) => Promise.resolve(collect(services, person.id))),
  );
  expect(copied).toMatchObject([
    [{ grupo: open, papel: 'membro', silenciado: false }],
    [{ grupo: closed, respostas: [] }],
    [{ grupo: harsh, motivo: 'Briga', ate: null }],
  ]);
  for (const purge of services.hooks.accountPurged) await purge(services, person.id);
  await app.pool.query('DELETE FROM account WHERE id = $1', [person.id]);
  for (const table of ['member', 'request', 'ban']) {
    const { rows } = await app.pool.query(
      `SELECT FROM sports_group_${table} WHERE account_id = $1`,
      [person.id],
    );
    expect(rows, table).toEqual([]);
  }
  const { items } = await owner.call(listGroupLog, { slug: harsh, deed: 'banned' });
  expect(items).toMatchObject([{ subject: null, reason: 'Briga' }]);
});
