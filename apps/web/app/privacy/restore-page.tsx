import { restoreAccountByLink } from '@arquiba/contract/privacy';
import { Form, useNavigation, useSearchParams } from 'react-router';
import { toPageAnswer } from '../loader.ts';
import { callContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Stage } from '../ui/stage.tsx';
import type { Route } from './+types/restore-page';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Restaurar conta', hidden: true }, args);
}

/** Restores by a form, not by the link: mail scanners open every link. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    await context.get(callContext)(restoreAccountByLink, {
      token: String(form.get('token') ?? ''),
    });
    return { restored: true };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'link_expired' || code === 'invalid_input') return { restored: false };
    throw toPageAnswer(error, url);
  }
}

export default function RestorePage({ actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { state } = useNavigation();
  const token = search.get('token');
  if (actionData?.restored) {
    return (
      <Stage
        title="Que bom que você voltou"
        lead="Sua conta está como antes. Entre com o seu e-mail e a sua senha."
      >
        <LinkButton size="lg" to="/entrar">
          Entrar
        </LinkButton>
      </Stage>
    );
  }
  if (!token || actionData) {
    return (
      <Stage
        title="Este link não vale mais"
        lead="Ele já foi usado, ou o prazo para restaurar a conta acabou. Dentro do prazo, entrar com e-mail e senha também leva à restauração."
      >
        <LinkButton size="lg" to="/entrar">
          Entrar
        </LinkButton>
      </Stage>
    );
  }
  return (
    <Stage
      title="Restaurar a conta?"
      lead="Seu perfil, suas publicações e seus dados voltam como estavam."
    >
      <Form method="post" className="grid">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="lg" busy={state !== 'idle'} busyLabel="Restaurando...">
          Restaurar minha conta
        </Button>
      </Form>
    </Stage>
  );
}
