import { askGuardian, getGuardian } from '@arquiba/contract/guardians';
import { Form, redirect, useRevalidator } from 'react-router';
import { quietCall } from '../api-call.ts';
import { useForm } from '../forms/use-form.ts';
import { pageCall } from '../loader.ts';
import { notify } from '../notices/notify.ts';
import { pageMeta } from '../page-meta.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmailField } from '../ui/email-field.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import type { Route } from './+types/guardian-page';
import { guardianWords } from './guardian-words.ts';

const DATA = '/minha-conta/meus-dados';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Responsável', face: 'shop', hidden: true }, args);
}

export async function loader(args: Route.LoaderArgs) {
  const { guardian } = await pageCall(args)(getGuardian, {});
  if (!guardian) throw redirect(DATA);
  return { guardian };
}

/** Sends the request when scripts are not loaded. */
export async function action(args: Route.ActionArgs) {
  const guardianEmail = readEmail(await args.request.formData());
  await pageCall(args)(askGuardian, { guardianEmail });
  return null;
}

export default function GuardianPage({ loaderData: { guardian } }: Route.ComponentProps) {
  const { title, text } = guardianWords(guardian);
  return (
    <>
      <BackLink to={DATA}>Meus dados</BackLink>
      <SectionHeading>RESPONSÁVEL</SectionHeading>
      <Card title={title}>
        <p>{text}</p>
        {guardian.status !== 'confirmed' && <AskForm />}
      </Card>
    </>
  );
}

function AskForm() {
  const { revalidate } = useRevalidator();
  const { busy, errors, form } = useForm({
    read: readEmail,
    check: (email) =>
      email ? null : { field: 'guardianEmail', message: 'Informe o e-mail do responsável' },
    async send(guardianEmail, element) {
      await quietCall(askGuardian, { guardianEmail });
      notify('success', 'E-mail enviado ao responsável!');
      element.reset();
      await revalidate();
    },
  });
  return (
    <Form {...form} method="post" className="mt-5 grid max-w-160 gap-5">
      <EmailField
        label="E-mail do responsável"
        hint="O mesmo, para enviar de novo, ou outro. O link do e-mail anterior deixa de valer."
        name="guardianEmail"
        autoComplete="off"
        error={errors.guardianEmail}
      />
      <Button type="submit" busy={busy} busyLabel="Enviando..." className="justify-self-start">
        Enviar pedido
      </Button>
    </Form>
  );
}

function readEmail(form: FormData): string {
  return String(form.get('guardianEmail') ?? '').trim();
}
