import { cleanName } from '@arquiba/contract/person-name';
import { layOutMail } from '../platform/mail/mail-layout.ts';
import { momentInBrazil } from '../platform/moment-in-brazil.ts';

interface LinkMail {
  site: URL;
  socialName: string;
  newEmail: string;
  token: string;
  expiresAt: Date;
}

/** To the current address: nothing changes without its confirmation. */
export function askOldAddress({ site, socialName, newEmail, token, expiresAt }: LinkMail) {
  return layOutMail({
    subject: 'Confirme a troca do seu e-mail',
    preheader: 'Pediram para trocar o e-mail da sua conta. Foi você?',
    site,
    because: 'Você recebe esta mensagem porque este é o e-mail da sua conta.',
    blocks: [
      { heading: 'Trocar o e-mail da sua conta?' },
      {
        paragraph: `Olá, ${cleanName(socialName)}. Pediram para trocar o e-mail da sua conta por ${newEmail}. A troca só vale depois de confirmada aqui e no endereço novo.`,
      },
      { button: { label: 'Confirmar a troca', url: linkOf(site, token) } },
      {
        paragraph: `O link vale até ${momentInBrazil(expiresAt)} e só uma vez.`,
      },
      {
        paragraph:
          'Não foi você? Então alguém sabe a sua senha. Recuse a troca e crie uma senha nova:',
      },
      { button: { label: 'Não fui eu', url: linkOf(site, token, 'recusar') } },
    ],
  });
}

/** To the new address: its reader must be the same person. */
export function askNewAddress({ site, socialName, token, expiresAt }: LinkMail) {
  return layOutMail({
    subject: 'Confirme o seu novo e-mail',
    preheader: 'Falta confirmar que este endereço é seu.',
    site,
    because: 'Você recebe esta mensagem porque alguém indicou este endereço como o seu e-mail.',
    blocks: [
      { heading: 'Este é o seu novo e-mail?' },
      {
        paragraph: `${cleanName(socialName)} pediu para usar este endereço na sua conta. A troca só vale depois de confirmada aqui e no e-mail atual da conta.`,
      },
      { button: { label: 'Confirmar este e-mail', url: linkOf(site, token) } },
      {
        paragraph: `O link vale até ${momentInBrazil(expiresAt)} e só uma vez. Não conhece esta conta? Ignore esta mensagem: sem a sua confirmação, nada muda.`,
      },
    ],
  });
}

/** To an address that already has an account. Only its reader learns that, not the person who asked. */
export function addressTakenMail(site: URL) {
  return layOutMail({
    subject: 'Este e-mail já tem uma conta',
    preheader: 'Pediram para usar o seu e-mail em outra conta. Nada mudou.',
    site,
    because: 'Você recebe este aviso porque este é o e-mail da sua conta.',
    blocks: [
      { heading: 'Este e-mail já tem uma conta' },
      {
        paragraph:
          'Pediram para usar este endereço em outra conta. Como ele já é o e-mail da sua, o pedido não pode ser confirmado, e nada mudou.',
      },
      {
        paragraph:
          'Foi você? Entre com este e-mail, ou recupere a senha se não lembrar dela. Não foi você? Não é preciso fazer nada.',
      },
      { button: { label: 'Entrar', url: new URL('/entrar', site).href } },
    ],
  });
}

/** To both addresses, after the change. */
export function emailChangedMail(site: URL, socialName: string, newEmail: string, at: Date) {
  return layOutMail({
    subject: 'O e-mail da sua conta foi trocado',
    preheader: 'A troca foi confirmada nos dois endereços.',
    site,
    because: 'Você recebe este aviso sempre que o e-mail da sua conta muda.',
    blocks: [
      { heading: 'O e-mail da sua conta foi trocado' },
      {
        paragraph: `Olá, ${cleanName(socialName)}. Desde ${momentInBrazil(at)}, o e-mail da sua conta é ${newEmail}. Use-o para entrar e para recuperar a senha.`,
      },
      {
        paragraph: 'Não foi você? Fale com o nosso atendimento o quanto antes.',
      },
    ],
  });
}

/** In the query, which is not logged. */
function linkOf(site: URL, token: string, answer?: 'recusar'): string {
  const url = new URL('/confirmar-email', site);
  url.searchParams.set('token', token);
  if (answer) url.searchParams.set('resposta', answer);
  return url.href;
}
