import { banFromGroup } from '@arquiba/contract/group-members';
import { createGroup, joinGroup } from '@arquiba/contract/groups';
import { type Person, signUp } from '@arquiba/testing/people';
import type { TestApp } from '@arquiba/testing/test-app';
import { secretTokenHash } from '../sessions/secret-token.ts';
import type { Sample } from './route-samples.ts';

const TOKEN = 'o link do convite';

/** The member moderates groups; the other people are used by no other sample. */
export async function groupSamples(app: TestApp, member: Person): Promise<Record<string, Sample>> {
  const same = (input: object): Sample => ({ as: 'member', inputs: [input, input] });
  const found = async (slug: string, access: 'open' | 'closed' = 'open') => {
    const group = { slug, access, name: 'Grupo de amostra', description: 'Para as amostras.' };
    await member.call(createGroup, group);
    return slug;
  };
  const [one, two, stranger] = [await signUp(app), await signUp(app), await signUp(app)];
  const each = (...inputs: [object, object]): Sample => ({ as: 'member', inputs });
  const enter = async (slug: string, ...people: Person[]) => {
    for (const { call } of people) await call(joinGroup, { slug });
    return people.map(({ username }) => ({ slug, username }));
  };
  const slug = await found('amostra-aberta');
  const closed = await found('amostra-fechada', 'closed');
  const [asking, asked] = await enter(await found('amostra-de-pedidos', 'closed'), one, two);
  const [refused, alsoRefused] = await enter(closed, one, two);
  const [removed, alsoRemoved] = await enter(slug, one, two);
  const [appointed] = await enter(await found('amostra-de-papel'), one);
  const [heir] = await enter(await found('amostra-passada'), one);
  const [otherHeir] = await enter(await found('amostra-passada-depois'), two);
  const bans = [await found('amostra-de-castigo'), await found('amostra-de-outro-castigo')];
  for (const slug of bans) {
    await member.call(banFromGroup, { slug, username: one.username, reason: 'Spam' });
  }
  const invited = { slug, username: stranger.username };
  // Written to the database, not by a call: other samples end the member's sessions.
  const linked = {
    async given() {
      await app.pool.query(
        `INSERT INTO sports_group_link (id, group_id, token_hash, created_at, ends_at)
         SELECT 1, id, $2, '2020-01-01', '2099-01-01' FROM sports_group WHERE slug = $1
         ON CONFLICT DO NOTHING`,
        [slug, secretTokenHash(TOKEN)],
      );
    },
  };
  const name = 'Grupo de amostra';
  return {
    checkGroupSlug: same({ slug: 'um-grupo-livre' }),
    suggestGroups: same({ limit: 2 }),
    updateGroup: same({ slug, rules: 'Respeito.', questions: [] }),
    muteGroup: same({ slug, muted: true }),
    deleteGroup: each(
      { slug: await found('amostra-que-acaba'), name },
      { slug: await found('outra-que-acaba'), name },
    ),
    listGroupMembers: same({ slug, q: 'ninguém' }),
    setGroupRole: same({ ...appointed, role: 'moderator' }),
    handOverGroup: each({ ...heir }, { ...otherHeir }),
    removeGroupMember: each({ ...removed }, { ...alsoRemoved }),
    listGroupRequests: same({ slug }),
    acceptGroupRequest: each({ ...asking }, { ...asked }),
    refuseGroupRequest: each({ ...refused }, { ...alsoRefused }),
    listGroupBans: same({ slug: closed }),
    banFromGroup: same({ slug: closed, username: stranger.username, reason: 'Spam', days: 7 }),
    liftGroupBan: each(
      { slug: bans[0], username: one.username },
      { slug: bans[1], username: one.username },
    ),
    inviteToGroup: same(invited),
    listGroupLinks: same({ slug: closed }),
    createGroupLink: each({ slug, days: 1 }, { slug, days: 2 }),
    revokeGroupLink: { ...same({ slug, id: '1' }), ...linked },
    getGroupByLink: { ...same({ token: TOKEN }), as: 'visitor', ...linked },
    joinGroupByLink: { ...same({ token: TOKEN }), ...linked },
    listGroupLog: same({ slug, deed: 'refused' }),
  };
}
