import { getGroupByLink, joinGroupByLink } from '@arquiba/contract/group-members';
import type { OutputOf } from '@arquiba/contract/route';
import { data, redirect, useLocation, useNavigate } from 'react-router';
import { quietCall } from '../api-call.ts';
import { useForm } from '../forms/use-form.ts';
import { isNotFound, pageCall, refusalOf } from '../loader.ts';
import { callContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Refusal } from '../ui/refusal.tsx';
import { signInPath } from '../viewer/return-path.ts';
import { useAccount } from '../viewer/use-site.ts';
import type { Route } from './+types/link-page';
import { AccessBadge } from './access-badge.tsx';
import { GroupCover } from './group-cover.tsx';
import { GroupFacts } from './group-facts.tsx';
import { groupPath } from './group-path.ts';
import { learnMembership } from './memberships.ts';

/** A link that was revoked, has ended or never existed is said to be so, with the status 404. */
export async function loader(args: Route.LoaderArgs) {
  try {
    return { group: await pageCall(args)(getGroupByLink, { token: args.params.token }) };
  } catch (answer) {
    if (!isNotFound(answer)) throw answer;
    return data({ group: null }, { status: 404 });
  }
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
  const name = args.loaderData?.group?.name;
  return pageMeta({ title: name ? `Convite para ${name}` : 'Convite', hidden: true }, args);
}

export default function LinkPage({
  loaderData: { group },
  actionData,
  params,
}: Route.ComponentProps) {
  if (group) return <Invitation {...{ group, params }} refusal={actionData?.message} />;
  return (
    <>
      <PageHeading title="Convite" />
      <EmptyState art="net" action={<LinkButton to="/grupos">Ver os grupos</LinkButton>}>
        Este convite não vale mais. Peça outro a quem o enviou.
      </EmptyState>
    </>
  );
}

interface InvitationProps {
  group: OutputOf<typeof getGroupByLink>;
  params: { token: string };
  refusal: string | undefined;
}

/** The group that an invitation by link is for. */
function Invitation({ group, params, refusal }: InvitationProps) {
  const account = useAccount();
  const navigate = useNavigate();
  const { slug, name, description, access, memberCount, joined } = group;
  const { busy, form } = useForm({
    read: () => ({ token: params.token }),
    async send(input) {
      await quietCall(joinGroupByLink, input);
      learnMembership({ slug, joined: true, request: 'none' });
      await navigate(groupPath(group));
    },
  });
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
            <GroupFacts memberCount={memberCount} className="text-xl text-ink" />
          </span>
        </p>
        <p className="whitespace-pre-line wrap-anywhere">{description}</p>
        <Refusal message={refusal} />
        <div className="flex flex-wrap gap-3 pt-1">
          {joined ? (
            <LinkButton to={groupPath(group)}>Ver o grupo</LinkButton>
          ) : account ? (
            <form {...form} method="post">
              <Button type="submit" busy={busy}>
                Entrar
              </Button>
            </form>
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
