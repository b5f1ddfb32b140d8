import type { Group } from '@arquiba/contract/groups';
import { useState } from 'react';
import { Form, useLocation } from 'react-router';
import { Button } from '../ui/button.tsx';
import { keepIntent } from '../viewer/intent.ts';
import { useAccount } from '../viewer/use-site.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { enter, leave, useMembership } from './memberships.ts';

interface MembershipButtonProps {
  group: Group;
  /** Id of the element that names the group. */
  describedBy: string;
}

/** 'Entrar', and for members 'Sair do grupo', which asks for confirmation. */
export function MembershipButton({ group, describedBy }: MembershipButtonProps) {
  const account = useAccount();
  const { joined } = useMembership(group);
  const [asking, setAsking] = useState(false);
  if (!account) return <SignInFirst group={group} describedBy={describedBy} />;
  return (
    <>
      <Button
        tone={joined ? 'secondary' : 'primary'}
        aria-describedby={describedBy}
        onClick={() => (joined ? setAsking(true) : void enter(group))}
      >
        {joined ? 'Sair do grupo' : 'Entrar'}
      </Button>
      <LeaveDialog
        group={group}
        open={asking}
        onClose={() => setAsking(false)}
        onLeave={() => {
          setAsking(false);
          void leave(group);
        }}
      />
    </>
  );
}

/** A form and not a link, so that it is a button with and without scripts. */
function SignInFirst({ group: { slug, name }, describedBy }: MembershipButtonProps) {
  const location = useLocation();
  const keep = () => void keepIntent({ act: 'join', slug, name }, location);
  return (
    <Form action="/entrar" onSubmit={keep}>
      <input type="hidden" name="voltar" value={location.pathname + location.search} />
      <Button type="submit" aria-describedby={describedBy}>
        Entrar
      </Button>
    </Form>
  );
}
