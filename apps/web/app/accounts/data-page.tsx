import { getAccountData } from '@arquiba/contract/account-data';
import { getStorage } from '@arquiba/contract/files';
import { getGuardian } from '@arquiba/contract/guardians';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StorageCard } from '../files/public/storage-card.tsx';
import { GuardianNotice } from '../guardians/public/guardian-notice.tsx';
import { pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { Bell } from '../ui/icons/bell.tsx';
import { Briefcase } from '../ui/icons/briefcase.tsx';
import { ChevronRight } from '../ui/icons/chevron-right.tsx';
import { ClipboardList } from '../ui/icons/clipboard-list.tsx';
import { CreditCard } from '../ui/icons/credit-card.tsx';
import { LockKeyhole } from '../ui/icons/lock-keyhole.tsx';
import { MessageCircle } from '../ui/icons/message-circle.tsx';
import { Pencil } from '../ui/icons/pencil.tsx';
import { ShieldCheck } from '../ui/icons/shield-check.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import { useAccount } from '../viewer/use-site.ts';
import type { Route } from './+types/data-page';
import { accountDataAction } from './account-data-action.ts';
import { HiddenValue } from './hidden-value.tsx';
import { LatePasswordCard } from './late-password-card.tsx';
import { personWords } from './person-words.ts';

// Rarely needed: most people have confirmed their e-mail.
const EmailNotice = lazyPart(
  async () => ({
    default: (await import('../email-confirmation/public/email-notice.tsx')).EmailNotice,
  }),
  { preload: true },
);

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Meus dados', face: 'shop', hidden: true }, args);
}

export async function loader(args: Route.LoaderArgs) {
  const call = pageCall(args);
  const [data, { guardian }, storage] = await Promise.all([
    call(getAccountData, {}),
    call(getGuardian, {}),
    call(getStorage, {}),
  ]);
  return { ...data, guardian, storage };
}

export const action = accountDataAction;

export default function DataPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const account = useAccount();
  const words = personWords(data.kind);
  return (
    <>
      <SectionHeading>MEUS DADOS</SectionHeading>
      <div className="grid gap-5 lg:gap-6">
        {data.guardian && <GuardianNotice guardian={data.guardian} />}
        {!data.emailConfirmed && (
          <EmailNotice email={data.email}>
            Falta para comprar na loja, criar chaves de acesso e receber as nossas mensagens.
          </EmailNotice>
        )}
        <div className="rounded-card border border-line bg-raised">
          <dl className="divide-y divide-line px-5 lg:px-6">
            <Row name={words.name}>{data.name}</Row>
            <Row name={words.socialName}>{data.socialName}</Row>
            <Row name="E-mail">
              {data.email}
              {!data.emailConfirmed && (
                <span className="block text-sm font-normal text-muted">Ainda não confirmado</span>
              )}
              {data.pendingEmail && (
                <span className="block text-sm font-normal text-muted">
                  Troca para {data.pendingEmail.email} aguardando confirmação
                </span>
              )}
            </Row>
            <Row name="Whatsapp">
              <HiddenValue what="whatsapp" field="whatsapp" hidden={data.whatsapp} />
            </Row>
            <Row name={words.document}>
              <HiddenValue what={words.document} field="cpf_cnpj" hidden={data.cpf_cnpj} />
            </Row>
            <Row name="Tipo de conta">
              {data.type}
              {data.subtype && data.subtype !== data.type && (
                <span className="font-normal text-muted"> · {data.subtype}</span>
              )}
            </Row>
            {account && (
              <Row name="Perfil na rede">
                <Link
                  to={`/perfil/${account.username}`}
                  className="-my-2.5 inline-flex min-h-11 items-center text-ink underline underline-offset-4"
                >
                  @{account.username}
                </Link>
              </Row>
            )}
          </dl>
          <div className="border-t border-line p-5 lg:px-6">
            <LinkButton
              tone="secondary"
              to="/minha-conta/editar-meus-dados"
              icon={<Pencil />}
              className="max-sm:w-full"
            >
              Alterar dados
            </LinkButton>
          </div>
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          {account && account.roles.length > 0 && (
            <Door to="/administracao" icon={<Briefcase />} title="Administração">
              O trabalho da equipe: o que espera por você
            </Door>
          )}
          <Door to="/minha-conta/minhas-receitas" icon={<ClipboardList />} title="Minhas receitas">
            As receitas guardadas para as lentes dos próximos óculos
          </Door>
          <Door to="/minha-conta/meus-dados/cartoes" icon={<CreditCard />} title="Cartões salvos">
            Os cartões que pagam só com o código de segurança
          </Door>
          <Door to="/minha-conta/meus-dados/seguranca" icon={<ShieldCheck />} title="Segurança">
            Verificação em duas etapas, chaves de acesso e sessões abertas
          </Door>
          <Door to="/minha-conta/meus-dados/privacidade" icon={<LockKeyhole />} title="Privacidade">
            Consentimentos, cópia dos seus dados e exclusão da conta
          </Door>
          <Door to="/minha-conta/meus-dados/mensagens" icon={<MessageCircle />} title="Mensagens">
            Quem pode escrever para você, e o que os outros veem
          </Door>
          <Door to="/minha-conta/meus-dados/notificacoes" icon={<Bell />} title="Notificações">
            De que você quer ser avisado, e por quem
          </Door>
        </div>
        <StorageCard storage={data.storage} />
        <LatePasswordCard email={data.email} refused={actionData} />
      </div>
    </>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 py-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

interface DoorProps {
  to: string;
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

function Door({ to, icon, title, children }: DoorProps) {
  return (
    <Link
      to={to}
      className="flex items-center gap-4 rounded-card border border-line bg-raised p-5 text-ink no-underline transition hover:border-edge"
    >
      <span className="grid size-11 flex-none place-items-center rounded-pill bg-accent-soft text-accent-ink [&_.lucide]:size-5">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <b className="block">{title}</b>
        <span className="block text-sm text-muted">{children}</span>
      </span>
      <ChevronRight className="size-5 flex-none text-muted" />
    </Link>
  );
}
