import {
  type GroupMember,
  handOverGroup,
  removeGroupMember,
  setGroupRole,
} from '@arquiba/contract/group-members';
import type { GroupPage, GroupRole } from '@arquiba/contract/groups';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../api-call.ts';
import ConfirmDialog from '../../dialogs/confirm-dialog.tsx';
import { notify } from '../../notices/notify.ts';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { BanDialog } from '../moderation/ban-dialog.tsx';

interface MemberMenuProps {
  group: GroupPage;
  member: GroupMember;
}

interface Question {
  title: string;
  action: string;
  text: ReactNode;
  done: string;
  run(): Promise<unknown>;
}

/** What moderators and owners can do with a member. */
export default function MemberMenu({ group, member }: MemberMenuProps) {
  const { revalidate } = useRevalidator();
  const [question, setQuestion] = useState<Question | null>(null);
  const [banning, setBanning] = useState(false);
  const { username, displayName } = member;
  const target = { slug: group.slug, username };

  async function setRole(role: GroupRole, done: string) {
    await call(setGroupRole, { ...target, role });
    notify('success', done);
    await revalidate();
  }

  const ofOwner: MenuItem[] =
    member.role === 'moderator'
      ? [
          {
            label: 'Tirar da moderação',
            onSelect: () => setRole('member', `${displayName} não modera mais.`).catch(silent),
          },
        ]
      : [
          {
            label: 'Pôr na moderação',
            onSelect: () => setRole('moderator', `${displayName} modera agora.`).catch(silent),
          },
        ];
  const items: MenuItem[] = [
    ...(group.role === 'owner'
      ? [
          ...ofOwner,
          {
            label: 'Tornar responsável também',
            onSelect: () =>
              setQuestion({
                title: 'Tornar responsável?',
                action: 'Tornar responsável',
                text: `${displayName} poderá mudar as configurações, escolher a moderação e excluir o grupo. Depois, só a própria pessoa deixa de ser responsável.`,
                done: `${displayName} também responde pelo grupo.`,
                run: () => call(setGroupRole, { ...target, role: 'owner' }),
              }),
          },
          {
            label: 'Passar o grupo',
            onSelect: () =>
              setQuestion({
                title: 'Passar o grupo?',
                action: 'Passar o grupo',
                text: `${displayName} passa a responder pelo grupo, e você fica na moderação.`,
                done: `${displayName} responde pelo grupo agora.`,
                run: () => call(handOverGroup, target),
              }),
          },
        ]
      : []),
    {
      label: 'Tirar do grupo',
      danger: true,
      onSelect: () =>
        setQuestion({
          title: 'Tirar do grupo?',
          action: 'Tirar do grupo',
          text: `${displayName} deixa de participar, mas pode entrar ou pedir de novo.`,
          done: `${displayName} saiu do grupo.`,
          run: () => call(removeGroupMember, target),
        }),
    },
    { label: 'Banir do grupo', danger: true, onSelect: () => setBanning(true) },
  ];
  return (
    <>
      <Menu name={`Opções de ${displayName}`} items={items} />
      {question && (
        <ConfirmDialog
          title={question.title}
          action={question.action}
          onClose={() => setQuestion(null)}
          onConfirm={async () => {
            await question.run();
            notify('success', question.done);
            await revalidate();
          }}
        >
          {question.text}
        </ConfirmDialog>
      )}
      {banning && <BanDialog group={group} person={member} onClose={() => setBanning(false)} />}
    </>
  );
}

// The error was shown in a toast.
const silent = () => undefined;
