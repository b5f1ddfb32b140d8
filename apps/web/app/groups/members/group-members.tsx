import { type GroupMember, listGroupMembers } from '@arquiba/contract/group-members';
import type { GroupPage, GroupRole } from '@arquiba/contract/groups';
import { Form, useLocation } from 'react-router';
import { quietCall } from '../../api-call.ts';
import { FollowButton } from '../../follows/public/follow-button.tsx';
import { withParameter } from '../../list-page.ts';
import { ProfileRow } from '../../profiles/public/profile-row.tsx';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EndOfList } from '../../ui/end-of-list.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { Page } from '../../ui/pages.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { ProfileRowSkeleton } from '../../ui/skeletons.tsx';
import { usePages } from '../../ui/use-pages.ts';
import { useAccount } from '../../viewer/use-site.ts';

const MemberMenu = lazyPart(() => import('./member-menu.tsx'));

interface GroupMembersProps {
  group: GroupPage;
  /** Null if the viewer may not see them. */
  members: { q: string; page: Page<GroupMember> } | null;
}

/** The people of a group, with what moderators can do. */
export default function GroupMembers({ group, members }: GroupMembersProps) {
  if (!members) {
    return <EmptyState art="box">Só quem participa deste grupo vê quem está nele.</EmptyState>;
  }
  return <MemberList key={members.q} group={group} q={members.q} first={members.page} />;
}

interface MemberListProps {
  group: GroupPage;
  q: string;
  first: Page<GroupMember>;
}

function MemberList({ group, q, first }: MemberListProps) {
  const location = useLocation();
  const account = useAccount();
  const { slug } = group;
  const pages = usePages({
    name: `members ${slug} ${q} ${account?.id ?? 'visitor'}`,
    first,
    load: (cursor) => quietCall(listGroupMembers, { slug, ...(q && { q }), cursor }),
    idOf: ({ username }) => username,
  });
  return (
    <div className="px-4 pt-4 md:px-0">
      <Form role="search" aria-label="Membros do grupo">
        <input type="hidden" name="aba" value="membros" />
        <SearchField name="busca" label="Buscar membros" maxLength={100} defaultValue={q} />
      </Form>
      {pages.items.length === 0 ? (
        <EmptyState art="net">
          {q ? `Nenhum membro encontrado para “${q}”.` : 'Ninguém para mostrar aqui.'}
        </EmptyState>
      ) : (
        <ul className="pt-2">
          {pages.items.map((person) => (
            <li key={person.username} className="border-b border-line py-1.5">
              <ProfileRow
                profile={person}
                detail={<Detail member={person} />}
                action={
                  <div className="flex items-center gap-1">
                    <FollowButton {...person} />
                    {mayActOn(group.role, person.role) && (
                      <MemberMenu group={group} member={person} />
                    )}
                  </div>
                }
              />
            </li>
          ))}
        </ul>
      )}
      <EndOfList
        pages={pages}
        noun="membros"
        next={pages.nextCursor && withParameter(location, 'cursor', pages.nextCursor)}
        skeleton={<ProfileRowSkeleton />}
      />
    </div>
  );
}

function Detail({ member: { role, username } }: { member: GroupMember }) {
  if (role === 'member') return `@${username}`;
  return (
    <span className="flex items-center gap-1.5">
      <Badge tone={role === 'owner' ? 'orange' : 'neutral'}>
        {role === 'owner' ? 'Responsável' : 'Moderação'}
      </Badge>
      <span className="truncate">@{username}</span>
    </span>
  );
}

const RANKS: Record<GroupRole, number> = { owner: 3, moderator: 2, member: 1 };

/** Moderators and owners act on lower ranks only. */
function mayActOn(role: GroupRole | null, other: GroupRole): boolean {
  return role !== null && RANKS[role] > 1 && RANKS[role] > RANKS[other];
}
