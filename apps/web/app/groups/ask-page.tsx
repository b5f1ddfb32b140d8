import { GROUP_ANSWER_MAX_CHARACTERS, getGroup, joinGroup } from '@arquiba/contract/groups';
import { redirect, useNavigate } from 'react-router';
import { quietCall } from '../api-call.ts';
import { useForm } from '../forms/use-form.ts';
import { pageCall, refusalOf } from '../loader.ts';
import { notify } from '../notices/notify.ts';
import { accountContext, callContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { SmallHeading } from '../ui/small-heading.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { signInPath } from '../viewer/return-path.ts';
import type { Route } from './+types/ask-page';
import { groupPath } from './group-path.ts';

/** Whoever is in, or has asked, has nothing to ask. */
export async function loader(args: Route.LoaderArgs) {
  const group = await pageCall(args)(getGroup, { slug: args.params.slug });
  if (!args.context.get(accountContext)) throw redirect(signInPath(args.url));
  if (group.joined || group.request === 'pending') throw redirect(groupPath(group));
  return { group };
}

/** Asks when scripts are not loaded. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const form = await request.formData();
  const { slug } = params;
  const { answers } = readAnswers(form);
  try {
    await context.get(callContext)(joinGroup, { slug, answers });
  } catch (error) {
    return { answers, ...refusalOf(error) };
  }
  return redirect(groupPath({ slug }));
}

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: `Entrar em ${args.loaderData?.group.name}`, hidden: true }, args);
}

/** The rules and questions of a group, before one asks to enter it. */
export default function AskPage({ loaderData: { group }, actionData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { slug, name, rules, questions, access } = group;
  const { busy, errors, form } = useForm({
    read: readAnswers,
    before: actionData?.fields,
    async send({ answers }) {
      const { joined } = await quietCall(joinGroup, { slug, answers });
      notify('success', joined ? `Você entrou no grupo ${name}.` : 'Pedido enviado.');
      await navigate(groupPath(group), { replace: true });
    },
  });
  return (
    <>
      <SmallHeading to={groupPath(group)} back="Voltar ao grupo" title={`Entrar em ${name}`} />
      <form {...form} method="post" className="grid gap-5 px-4 pb-8 md:px-0">
        <p className="text-muted">
          {access === 'closed'
            ? 'A moderação lê o seu pedido e responde. Até lá você pode retirá-lo.'
            : 'O grupo é aberto: você entra na hora.'}
        </p>
        {actionData && Object.keys(actionData.fields).length === 0 && (
          <p role="alert" className="font-semibold text-card-red">
            {actionData.message}
          </p>
        )}
        {rules && (
          <Card title="Regras">
            <p className="whitespace-pre-line wrap-anywhere">{rules}</p>
          </Card>
        )}
        {access === 'closed' &&
          questions.map((question, index) => (
            <TextArea
              key={question}
              label={question}
              name={`answers.${index}`}
              defaultValue={actionData?.answers[index] ?? ''}
              maxLength={GROUP_ANSWER_MAX_CHARACTERS}
              error={errors[`answers.${index}`]}
            />
          ))}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {access === 'closed' ? 'Pedir para entrar' : 'Entrar'}
          </Button>
          <LinkButton tone="secondary" to={groupPath(group)}>
            Voltar ao grupo
          </LinkButton>
        </div>
      </form>
    </>
  );
}

function readAnswers(form: FormData): { answers: string[] } {
  const answers: string[] = [];
  for (const [name, value] of form) {
    const index = /^answers\.([0-4])$/.exec(name)?.[1];
    if (index !== undefined) answers[Number(index)] = String(value);
  }
  return { answers };
}
