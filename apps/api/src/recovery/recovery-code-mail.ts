import { cleanName } from '@arquiba/contract/person-name';
import { RECOVERY_CODE_MINUTES } from '@arquiba/contract/recovery';
import { layOutMail } from '../platform/mail/mail-layout.ts';
import { timeInBrazil } from '../platform/moment-in-brazil.ts';

interface CodeMail {
  socialName: string;
  code: string;
  expiresAt: Date;
  site: URL;
}

export function recoveryCodeMail({ socialName, code, expiresAt, site }: CodeMail) {
  return layOutMail({
    // Without the code: locked screens show subjects.
    subject: 'Seu código para criar uma nova senha',
    preheader: `Vale por ${RECOVERY_CODE_MINUTES} minutos e só uma vez.`,
    site,
    because: 'Você recebe este e-mail porque alguém pediu para recuperar a senha da sua conta.',
    blocks: [
      { heading: 'Seu código chegou' },
      {
        paragraph: `Olá, ${cleanName(socialName)}. Digite este código na página em que você pediu para recuperar a senha:`,
      },
      { code },
      {
        paragraph: `Ele vale uma vez, por ${RECOVERY_CODE_MINUTES} minutos: até ${timeInBrazil(expiresAt)}.`,
      },
      {
        button: {
          label: 'Digitar o código',
          url: new URL('/recuperar-senha/codigo', site).href,
        },
      },
      {
        note: 'Não foi você? Ignore este e-mail: sem o código, sua senha continua a mesma. Nunca passe o código a ninguém, nem a quem disser que é do atendimento.',
      },
    ],
  });
}
