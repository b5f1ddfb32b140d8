import { cleanName } from '@arquiba/contract/person-name';
import { layOutMail } from '../platform/mail/mail-layout.ts';
import { momentInBrazil } from '../platform/moment-in-brazil.ts';

interface ChangedPassword {
  socialName: string;
  changedAt: Date;
  /** What else ended, each as a few words. */
  ended: readonly string[];
  site: URL;
}

export function passwordChangedMail({ socialName, changedAt, ended, site }: ChangedPassword) {
  return layOutMail({
    subject: 'Sua senha foi alterada',
    preheader: 'Se não foi você, recupere o acesso agora.',
    site,
    because: 'Você recebe este aviso sempre que a senha da sua conta muda.',
    blocks: [
      { heading: 'Sua senha foi alterada' },
      {
        paragraph: `Olá, ${cleanName(socialName)}. A senha da sua conta foi alterada em ${momentInBrazil(changedAt)}. As sessões abertas em outros aparelhos foram encerradas.`,
      },
      ...(ended.length > 0
        ? [{ paragraph: `Também foi encerrado:\n${ended.map((one) => `· ${one}`).join('\n')}` }]
        : []),
      { paragraph: 'Foi você? Então está tudo certo, e não é preciso fazer mais nada.' },
      {
        paragraph:
          'Não foi você? Alguém pode ter acesso ao seu e-mail. Troque a senha do e-mail e recupere a sua conta:',
      },
      { button: { label: 'Recuperar minha conta', url: new URL('/recuperar-senha', site).href } },
    ],
  });
}
