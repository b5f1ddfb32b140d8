import { banFromGroup, createGroupLink } from '@arquiba/contract/group-members';
import { createGroup, joinGroup } from '@arquiba/contract/groups';
import type { Person } from '@arquiba/testing/people';

/** An input for each route about a group of `owner`, in an order in which each call finds what it needs. */
export async function groupInputs(owner: Person, guest: Person): Promise<Record<string, object>> {
  const group = { name: 'Grupo cheio', description: 'De tudo.', rules: 'Respeito.' };
  const found = async (slug: string, access: 'open' | 'closed') => {
    await owner.call(createGroup, { ...group, slug, access });
    return slug;
  };
  const [open, closed] = [await found('cheio', 'open'), await found('cheio-fechado', 'closed')];
  const [asked, lost] = [await found('com-pedido', 'closed'), await found('passado', 'open')];
  for (const slug of [open, closed, asked, lost]) await guest.call(joinGroup, { slug });
  const { username } = guest;
  const { id } = await owner.call(createGroupLink, { slug: open });
  const { path } = await owner.call(createGroupLink, { slug: open });
  const token = path.split('/').at(-1);
  const castigo = await found('com-castigo', 'open');
  await owner.call(banFromGroup, { slug: castigo, username, reason: 'Spam' });
  return {
    checkGroupSlug: { slug: 'livre' },
    suggestGroups: {},
    updateGroup: { slug: open, rules: 'Muito respeito.' },
    muteGroup: { slug: open, muted: true },
    listGroupMembers: { slug: open },
    setGroupRole: { slug: open, username, role: 'moderator' },
    handOverGroup: { slug: lost, username },
    removeGroupMember: { slug: open, username },
    inviteToGroup: { slug: open, username },
    listGroupRequests: { slug: closed },
    acceptGroupRequest: { slug: closed, username },
    refuseGroupRequest: { slug: asked, username },
    listGroupBans: { slug: castigo },
    banFromGroup: { slug: asked, username, reason: 'Spam' },
    liftGroupBan: { slug: castigo, username },
    createGroupLink: { slug: open },
    listGroupLinks: { slug: open },
    revokeGroupLink: { slug: open, id },
    getGroupByLink: { token },
    joinGroupByLink: { token },
    listGroupLog: { slug: open },
    deleteGroup: { slug: asked, name: group.name },
  };
}
