import { brand } from '@arquiba/contract/brand';
import { cleanName } from '@arquiba/contract/person-name';
import { COPY_DAYS, RESTORABLE_DAYS } from '@arquiba/contract/privacy';
import { layOutMail } from '../platform/mail/mail-layout.ts';
import { momentInBrazil } from '../platform/moment-in-brazil.ts';

const BECAUSE = 'Você recebe este aviso porque este é o e-mail da sua conta.';
const PRIVACY_PAGE = '/minha-conta/meus-dados/privacidade';

/** Links to the sign-in page: the account area would send visitors to the home page. */
export function copyReadyMail(site: URL, socialName: string, expiresAt: Date) {
  const url = new URL('/entrar', site);
  url.searchParams.set('voltar', PRIVACY_PAGE);
  return layOutMail({
    subject: 'A cópia dos seus dados está pronta',
    preheader: `Ela fica disponível por ${COPY_DAYS} dias.`,
    ...{ site, because: BECAUSE },
    blocks: [
      { heading: 'A cópia dos seus dados está pronta' },
      {
        paragraph: `Olá, ${cleanName(socialName)}. Reunimos em um arquivo tudo o que a ${brand.network.name} guarda sobre a sua conta. Entre nela para baixar.`,
      },
      { button: { label: 'Baixar a cópia', url: url.href } },
      { paragraph: `Ela pode ser baixada até ${momentInBrazil(expiresAt)}; depois é apagada.` },
      {
        note: 'O arquivo tem dados pessoais: não o mande a ninguém. Não foi você quem pediu? Troque a sua senha.',
      },
    ],
  });
}

export function accountDeletedMail(
  site: URL,
  socialName: string,
  { token, purgeAt }: { token: string; purgeAt: Date },
) {
  // In the query, which is not logged.
  const url = new URL('/restaurar-conta', site);
  url.searchParams.set('token', token);
  return layOutMail({
    subject: 'A sua conta foi excluída',
    preheader: `Dá para voltar atrás por ${RESTORABLE_DAYS} dias.`,
    ...{ site, because: BECAUSE },
    blocks: [
      { heading: 'A sua conta foi excluída' },
      {
        paragraph: `Olá, ${cleanName(socialName)}. Seu perfil e suas publicações já não aparecem para ninguém, e todas as sessões foram encerradas.`,
      },
      {
        paragraph: `Mudou de ideia, ou não foi você? A conta volta como estava até ${momentInBrazil(purgeAt)}. Depois disso, tudo é apagado e não há como recuperar.`,
      },
      { button: { label: 'Restaurar minha conta', url: url.href } },
      {
        note: 'Entrar com o seu e-mail e a sua senha também leva à restauração. Se não foi você, crie uma senha nova depois de restaurar.',
      },
    ],
  });
}

export function accountRestoredMail(site: URL, socialName: string) {
  return layOutMail({
    subject: 'A sua conta está de volta',
    preheader: 'A exclusão foi desfeita.',
    ...{ site, because: BECAUSE },
    blocks: [
      { heading: 'A sua conta está de volta' },
      {
        paragraph: `Olá, ${cleanName(socialName)}. A exclusão foi desfeita: seu perfil e suas publicações aparecem de novo.`,
      },
      { button: { label: 'Entrar', url: new URL('/entrar', site).href } },
      { paragraph: 'Não foi você? Então alguém sabe a sua senha: entre e troque-a agora.' },
    ],
  });
}

export function accountPurgedMail(site: URL, socialName: string) {
  return layOutMail({
    subject: 'A sua conta foi apagada',
    preheader: 'O prazo para restaurar acabou.',
    site,
    because: 'Você recebe este último aviso porque este era o e-mail da conta.',
    blocks: [
      { heading: 'A sua conta foi apagada' },
      {
        paragraph: `Olá, ${cleanName(socialName)}. Como combinado há ${RESTORABLE_DAYS} dias, apagamos a sua conta com tudo o que era seu. Obrigado por ter torcido com a gente; as portas ficam abertas.`,
      },
    ],
  });
}
