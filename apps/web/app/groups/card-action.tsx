import type { Group } from '@arquiba/contract/groups';
import { useEffect, useRef } from 'react';
import { Form, useLocation } from 'react-router';
import { Button, LinkButton } from '../ui/button.tsx';
import { Check } from '../ui/icons/check.tsx';
import { keepIntent } from '../viewer/intent.ts';
import { signInPath } from '../viewer/return-path.ts';
import { useAccount } from '../viewer/use-site.ts';
import { askPath, groupPath } from './group-path.ts';
import { enter, useMembership } from './memberships.ts';

/**
 * Joins the group. A visitor is sent to sign-in and joins afterwards, or finds the questions of a closed group;
 * a member sees a link to the group.
 */
export function CardAction({ group }: { group: Group }) {
  const account = useAccount();
  const location = useLocation();
  const { joined, asked } = useMembership(group);
  const box = useRestoredFocus(joined);
  const isOpen = group.access === 'open';
  const look = {
    size: 'sm' as const,
    tone: isOpen ? ('primary' as const) : ('secondary' as const),
    'aria-label': `Entrar no grupo ${group.name}`,
  };
  return (
    <div ref={box} className="relative flex flex-wrap items-center gap-x-3 gap-y-2">
      {!account ? (
        <LinkButton
          {...look}
          to={signInPath(isOpen ? location : { pathname: askPath(group), search: '' })}
          onClick={() => {
            const { slug, name } = group;
            if (isOpen) keepIntent({ act: 'join', slug, name }, location);
          }}
        >
          Entrar no grupo
        </LinkButton>
      ) : joined ? (
        <>
          <LinkButton
            tone="secondary"
            size="sm"
            to={groupPath(group)}
            aria-label={`Ver grupo ${group.name}`}
          >
            Ver grupo
          </LinkButton>
          <span className="flex items-center gap-1 text-sm font-semibold text-grass">
            <Check className="size-4" />
            Você participa
          </span>
        </>
      ) : asked ? (
        <LinkButton
          tone="secondary"
          size="sm"
          to={groupPath(group)}
          aria-label={`Solicitado: ver grupo ${group.name}`}
        >
          Solicitado
        </LinkButton>
      ) : !isOpen ? (
        <Form action={askPath(group)}>
          <Button {...look} type="submit">
            Entrar no grupo
          </Button>
        </Form>
      ) : (
        <Button {...look} onClick={() => void enter(group)}>
          Entrar no grupo
        </Button>
      )}
    </div>
  );
}

/** The pressed button is replaced by another control, which gets its focus. */
function useRestoredFocus(joined: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(joined);
  useEffect(() => {
    if (before.current === joined) return;
    before.current = joined;
    if (document.activeElement !== document.body) return;
    box.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [joined]);
  return box;
}
