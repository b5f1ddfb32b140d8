import { type GroupPage, muteGroup } from '@arquiba/contract/groups';
import { useState } from 'react';
import { Form, useLocation, useRevalidator } from 'react-router';
import { call } from '../api-call.ts';
import { notify } from '../notices/notify.ts';
import { Button } from '../ui/button.tsx';
import { Check } from '../ui/icons/check.tsx';
import { ChevronDown } from '../ui/icons/chevron-down.tsx';
import { LogOut } from '../ui/icons/log-out.tsx';
import { Volume2 } from '../ui/icons/volume-2.tsx';
import { VolumeX } from '../ui/icons/volume-x.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Menu } from '../ui/menu.tsx';
import { keepIntent } from '../viewer/intent.ts';
import { useAccount } from '../viewer/use-site.ts';
import { askPath } from './group-path.ts';
import { ask, enter, leave, useMembership } from './memberships.ts';

const LeaveDialog = lazyPart(() => import('./leave-dialog.tsx'));

interface MembershipButtonProps {
  group: GroupPage;
  /** Id of the element that names the group. */
  describedBy: string;
}

/** 'Entrar', 'Solicitado', or for members a menu. */
export function MembershipButton({ group, describedBy }: MembershipButtonProps) {
  const account = useAccount();
  const { joined, asked } = useMembership(group);
  if (!account) return <SignInFirst group={group} describedBy={describedBy} />;
  if (joined) return <MemberMenu group={group} />;
  if (asked) {
    return (
      <Button
        tone="secondary"
        aria-label="Solicitado: retirar o pedido"
        title="Retirar o pedido"
        onClick={() => void ask(group, false)}
      >
        Solicitado
      </Button>
    );
  }
  if (group.access === 'closed' && group.request !== 'invited') {
    return <AskButton group={group} describedBy={describedBy} />;
  }
  return (
    <Button aria-describedby={describedBy} onClick={() => void enter(group)}>
      {group.request === 'invited' ? 'Aceitar convite' : 'Entrar'}
    </Button>
  );
}

/** Leads to the questions; without any it asks at once. */
function AskButton({ group, describedBy }: MembershipButtonProps) {
  return (
    <Form
      action={askPath(group)}
      onSubmit={(event) => {
        if (group.questions.length > 0) return;
        event.preventDefault();
        void ask(group, true);
      }}
    >
      <Button type="submit" aria-describedby={describedBy}>
        Entrar
      </Button>
    </Form>
  );
}

function MemberMenu({ group }: { group: GroupPage }) {
  const { revalidate } = useRevalidator();
  const [leaving, setLeaving] = useState(false);
  const { slug, muted } = group;
  async function mute() {
    await call(muteGroup, { slug, muted: !muted });
    notify('success', muted ? 'O grupo volta ao seu feed.' : 'O grupo não aparece mais no feed.');
    await revalidate();
  }
  return (
    <>
      <Menu
        name="Membro: opções do grupo"
        icon={
          <>
            {muted ? <VolumeX /> : <Check />}
            Membro
            <ChevronDown />
          </>
        }
        className="inline-flex h-11 items-center gap-2 rounded-pill border border-line bg-raised px-4 font-semibold text-ink transition hover:border-edge [&_.lucide]:size-4.5"
        items={[
          {
            label: muted ? 'Deixar de silenciar o grupo' : 'Silenciar o grupo',
            icon: muted ? <Volume2 /> : <VolumeX />,
            // The error was shown in a toast.
            onSelect: () => void mute().catch(() => undefined),
          },
          {
            label: 'Sair do grupo',
            icon: <LogOut />,
            danger: true,
            onSelect: () => setLeaving(true),
          },
        ]}
      />
      {leaving && (
        <LeaveDialog
          group={group}
          onClose={() => setLeaving(false)}
          onLeave={() => {
            setLeaving(false);
            void leave(group);
          }}
        />
      )}
    </>
  );
}

/** A form and not a link, so that it is a button with and without scripts. */
function SignInFirst({ group, describedBy }: MembershipButtonProps) {
  const location = useLocation();
  const { slug, name } = group;
  const isOpen = group.access === 'open';
  const back = isOpen ? location.pathname + location.search : askPath(group);
  return (
    <Form
      action="/entrar"
      onSubmit={() => isOpen && void keepIntent({ act: 'join', slug, name }, location)}
    >
      <input type="hidden" name="voltar" value={back} />
      <Button type="submit" aria-describedby={describedBy}>
        Entrar
      </Button>
    </Form>
  );
}
