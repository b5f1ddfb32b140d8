import { createOrderAccount } from '@arquiba/contract/guest-orders';
import type { Order } from '@arquiba/contract/orders';
import { Form, useNavigate, useNavigation } from 'react-router';
import { ConsentField } from '../../accounts/public/consent-field.tsx';
import { quietCall } from '../../api-call.ts';
import { useForm } from '../../forms/use-form.ts';
import { notify } from '../../notices/notify.ts';
import { Button } from '../../ui/button.tsx';
import { Part } from '../../ui/part.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { storeSession } from '../../viewer/use-session-in-tabs.ts';
import { useAccount } from '../../viewer/use-site.ts';
import { ORDERS } from '../order-paths.ts';
import type { GuestAnswer } from './guest-action.ts';

interface GuestAccountProps {
  order: Order;
  /** The answer to a form of this part. */
  sent: GuestAnswer | undefined;
}

/** Offers the account that a guest's order can become. */
export default function GuestAccount({ order, sent }: GuestAccountProps) {
  const account = useAccount();
  // Somebody who is signed in takes the order in the list of their own.
  if (account) return null;
  return (
    <div className="print:hidden">
      <Part title="Criar conta com estes dados">
        <p className="mb-4 text-muted">
          Nome, CPF, telefone e endereço vão junto, e este pedido também. Falta só a senha.
        </p>
        {order.guest?.mayJoin ? (
          <AccountForm number={order.number} sent={sent} />
        ) : (
          <LinkForm email={order.buyer.email} sent={sent} />
        )}
      </Part>
    </div>
  );
}

/** The mail proves that the e-mail is the buyer's. */
function LinkForm({ email, sent }: { email: string; sent: GuestAnswer | undefined }) {
  const busy = useNavigation().formMethod === 'POST';
  if (sent?.sent) {
    return (
      <p role="status" className="rounded-md bg-grass-soft px-4 py-3 text-grass wrap-anywhere">
        Enviamos um link para {email}. Abra o link e escolha a senha.
      </p>
    );
  }
  return (
    <Form method="post" preventScrollReset className="grid gap-3">
      <Refusal message={sent?.message} />
      <input type="hidden" name="acao" value="link" />
      <input type="hidden" name="email" value={email} />
      <Button type="submit" tone="secondary" busy={busy} className="sm:w-fit">
        Criar conta com estes dados
      </Button>
      <p className="text-sm text-muted wrap-anywhere">Mandamos um link para {email}.</p>
    </Form>
  );
}

function AccountForm({ number, sent }: { number: string; sent: GuestAnswer | undefined }) {
  const navigate = useNavigate();
  const { busy, errors, form } = useForm({
    read: (values) => ({
      password: String(values.get('password') ?? ''),
      termsVersion: String(values.get('termsVersion') ?? ''),
    }),
    check: ({ password, termsVersion }) => {
      if (password === '') return { field: 'password', message: 'Preencha a senha' };
      if (termsVersion) return null;
      const message = 'Aceite os Termos de Uso e a Política de Privacidade';
      return { field: 'termsVersion', message };
    },
    before: sent?.fields ?? {},
    async send(values) {
      storeSession(await quietCall(createOrderAccount, { number, ...values }));
      notify('success', 'Conta criada! O pedido está nela.');
      await navigate(`${ORDERS}/${number}`, { replace: true });
    },
  });
  return (
    <Form method="post" {...form} className="grid gap-4">
      <Refusal message={sent?.message} />
      <input type="hidden" name="acao" value="conta" />
      <PasswordField
        label="Senha"
        hint="Pelo menos 8 caracteres."
        name="password"
        autoComplete="new-password"
        maxLength={200}
        error={errors.password}
      />
      <ConsentField error={errors.termsVersion} />
      <Button type="submit" busy={busy} busyLabel="Criando conta..." className="sm:w-fit">
        Criar conta com estes dados
      </Button>
    </Form>
  );
}
