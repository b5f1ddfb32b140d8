import { getGroupByLink, joinGroupByLink } from '@arquiba/contract/group-members';
import { Form, redirect, useLocation, useNavigation } from 'react-router';
import { pageCall, refusalOf } from '../loader.ts';
import { callContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Count } from '../ui/count.tsx';
import { signInPath } from '../viewer/return-path.ts';
import { useAccount } from '../viewer/use-site.ts';
import type { Route } from './+types/link-page';
import { AccessBadge } from './access-badge.tsx';
import { GroupCover } from './group-cover.tsx';
import { groupPath } from './group-path.ts';

export async function loader(args: Route.LoaderArgs) {
  return { group: await pageCall(args)(getGroupByLink, { token: args.params.token }) };
}

export async function action({ context, params }: Route.ActionArgs) {
  try {
    const { slug } = await context.get(callContext)(joinGroupByLink, { token: params.token });
    return redirect(groupPath({ slug }));
  } catch (error) {
    return refusalOf(error);
  }
}

export function meta(args: Route.MetaArgs) {
  const name = args.loaderData?.group.name;
  return pageMeta({ title: name ? `Convite para ${name}` : 'Convite', hidden: true }, args);
}

/** The group that an invitation by link is for. */
export default function LinkPage({ loaderData: { group }, actionData }: Route.ComponentProps) {
  const account = useAccount();
  const busy = useNavigation().state === 'submitting';
  const { name, description, access, memberCount, joined } = group;
  return (
    <div className="overflow-clip border-line bg-raised max-sm:border-b sm:rounded-card sm:border md:mt-4 lg:mt-0">
      <div className="aspect-[5/2] min-h-0 overflow-clip sm:aspect-[3/1]">
        <GroupCover group={group} sizes="(min-width: 900px) 640px, 100vw" priority />
      </div>
      <div className="grid gap-3 px-4 pt-4 pb-6 sm:px-6">
        <p className="text-sm font-semibold text-orange-ink">Você recebeu um convite</p>
        <h1 className="display text-3xl wrap-anywhere">{name}</h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <AccessBadge access={access} />
          <span>
            <Count value={memberCount} className="text-xl text-ink" />{' '}
            {memberCount === 1 ? 'membro' : 'membros'}
          </span>
        </p>
        <p className="whitespace-pre-line wrap-anywhere">{description}</p>
        {actionData && (
          <p role="alert" className="font-semibold text-card-red">
            {actionData.message}
          </p>
        )}
        <div className="flex flex-wrap gap-3 pt-1">
          {joined ? (
            <LinkButton to={groupPath(group)}>Ver o grupo</LinkButton>
          ) : account ? (
            <Form method="post">
              <Button type="submit" busy={busy}>
                Entrar
              </Button>
            </Form>
          ) : (
            <SignInFirst />
          )}
          {!joined && (
            <LinkButton tone="secondary" to={groupPath(group)}>
              Ver o grupo
            </LinkButton>
          )}
        </div>
      </div>
    </div>
  );
}

function SignInFirst() {
  const { pathname } = useLocation();
  return <LinkButton to={signInPath({ pathname, search: '' })}>Entrar</LinkButton>;
}
