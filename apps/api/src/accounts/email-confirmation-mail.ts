import { brand } from '@arquiba/contract/brand';
import { cleanName } from '@arquiba/contract/person-name';
import { layOutMail } from '../platform/mail/mail-layout.ts';
import { momentInBrazil } from '../platform/moment-in-brazil.ts';

interface ConfirmationMail {
  site: URL;
  socialName: string;
  email: string;
  token: string;
  expiresAt: Date;
  kind: 'welcome' | 'again';
}

const { name: network } = brand.network;

/** The first mail to a new account, or the same link again. The reader may be a stranger. */
export function confirmationMail(about: ConfirmationMail) {
  const { site, socialName, email, token, expiresAt, kind } = about;
  const url = new URL('/confirmar-cadastro', site);
  // In the query, which is not logged.
  url.searchParams.set('token', token);
  return layOutMail({
    subject:
      kind === 'welcome'
        ? `Boas-vindas à ${network}: confirme o seu e-mail`
        : 'Confirme o seu e-mail',
    preheader: 'Falta um toque para a sua conta ficar completa.',
    site,
    because: 'Você recebe esta mensagem porque alguém criou uma conta com este endereço.',
    blocks: [
      { heading: kind === 'welcome' ? 'Que bom ter você aqui' : 'Confirme o seu e-mail' },
      {
        paragraph: `Olá, ${cleanName(socialName)}. Confirme que ${email} é seu: assim você pode comprar na loja, proteger a conta com chave de acesso e receber as nossas mensagens.`,
      },
      { button: { label: 'Confirmar meu e-mail', url: url.href } },
      { paragraph: `O link vale até ${momentInBrazil(expiresAt)} e só uma vez.` },
      {
        note: 'Não criou esta conta? Não confirme. Se quiser que ela seja sua, recupere a senha com este e-mail: quem a criou perde o acesso.',
      },
    ],
  });
}
