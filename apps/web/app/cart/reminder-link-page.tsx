import { stopCartReminder } from '@arquiba/contract/cart-reminders';
import { data, Form, useNavigation } from 'react-router';
import { isNotFound, pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Stage } from '../ui/stage.tsx';
import type { Route } from './+types/reminder-link-page';
import { CART } from './cart-path.ts';

export const handle = { face: 'aro' } as const;

export function meta(args: Route.MetaArgs) {
  // The URL contains a secret, so there is no canonical URL.
  return pageMeta(
    { title: 'Lembrete do carrinho', face: 'shop', hidden: true, canonicalPath: CART },
    args,
  );
}

/** The button below, and the one click of a mail program (RFC 8058). */
export async function action(args: Route.ActionArgs) {
  try {
    await pageCall(args)(stopCartReminder, args.params);
    return { stopped: true };
  } catch (answer) {
    if (!isNotFound(answer)) throw answer;
    return data({ stopped: false }, { status: 404 });
  }
}

export default function ReminderLinkPage({ actionData }: Route.ComponentProps) {
  const isSending = useNavigation().formMethod === 'POST';
  if (actionData) {
    return (
      <Stage
        face="aro"
        title={actionData.stopped ? 'Lembretes desligados' : 'Este link não vale'}
        lead={
          actionData.stopped
            ? 'Não escrevemos mais sobre o carrinho. Dá para ligar de novo no próprio carrinho.'
            : 'Desligue os lembretes no carrinho, com a sua conta.'
        }
      >
        <LinkButton size="lg" to={CART}>
          Abrir o carrinho
        </LinkButton>
      </Stage>
    );
  }
  return (
    <Stage
      face="aro"
      title="Desligar os lembretes?"
      lead="Sem eles, não escrevemos quando um carrinho fica para trás."
    >
      <Form method="post">
        <Button type="submit" size="lg" wide busy={isSending} busyLabel="Desligando…">
          Não quero mais lembretes
        </Button>
      </Form>
    </Stage>
  );
}
