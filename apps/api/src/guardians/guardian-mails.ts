import { brand } from '@arquiba/contract/brand';
import { GUARDIAN_LINK_DAYS } from '@arquiba/contract/guardians';
import { GUARDIAN_UNDER_AGE } from '@arquiba/contract/legal';
import { cleanName } from '@arquiba/contract/person-name';
import { layOutMail } from '../platform/mail/mail-layout.ts';

const { name: network } = brand.network;
const LONGEST_NAME = 40;
const BECAUSE = 'Você recebe esta mensagem porque este é o e-mail da sua conta.';

/** The recipient may be a stranger, so it says no more than a stranger may know. */
export function requestMail({ socialName, url }: { socialName: string; url: string }) {
  const name = shortened(socialName);
  return layOutMail({
    subject: `${name} pede a sua autorização na ${network}`,
    site: new URL('/', url),
    because:
      'Você recebe esta mensagem porque alguém indicou este endereço como o do seu responsável.',
    blocks: [
      { heading: 'Você responde por esta conta?' },
      {
        paragraph: `${name} tem menos de ${GUARDIAN_UNDER_AGE} anos, criou uma conta na ${network}, a rede de quem vive o esporte, e indicou você como responsável.`,
      },
      {
        paragraph:
          'Enquanto você não confirmar, o perfil fica privado: não aparece em buscas nem em listas, e ninguém novo pode segui-lo.',
      },
      { button: { label: 'Ver o pedido', url } },
      {
        paragraph: `O link vale por ${GUARDIAN_LINK_DAYS} dias e só pode ser usado uma vez. Abrir a página não confirma nada: você decide nela.`,
      },
      {
        paragraph: `Não conhece esta pessoa? Abra o link e escolha “Não reconheço”: apagamos o seu e-mail e, por ${GUARDIAN_LINK_DAYS} dias, não escrevemos de novo.`,
      },
    ],
  });
}

export function confirmedMail({ socialName, url }: { socialName: string; url: string }) {
  return layOutMail({
    subject: 'Seu responsável confirmou: perfil liberado',
    site: new URL('/', url),
    because: BECAUSE,
    blocks: [
      { heading: `Bola em jogo, ${shortened(socialName)}!` },
      {
        paragraph:
          'Seu responsável confirmou a sua conta. O seu perfil já aparece na rede e as pessoas podem seguir você.',
      },
      { button: { label: 'Abrir meu perfil', url } },
    ],
  });
}

export function refusedMail({ socialName, url }: { socialName: string; url: string }) {
  return layOutMail({
    subject: 'O responsável que você indicou não reconheceu o pedido',
    site: new URL('/', url),
    because: BECAUSE,
    blocks: [
      { heading: `Falta um responsável, ${shortened(socialName)}` },
      {
        paragraph:
          'Quem recebeu o nosso e-mail respondeu que não conhece você. Pode ter sido um engano no endereço.',
      },
      {
        paragraph:
          'A sua conta continua funcionando, com o perfil privado. Confira o e-mail do seu responsável e peça de novo.',
      },
      { button: { label: 'Indicar responsável', url } },
    ],
  });
}

/** The name goes into another person's inbox: limited to a few words without links, against abuse. */
function shortened(name: string): string {
  const characters = [...cleanName(name)];
  if (characters.length <= LONGEST_NAME) return characters.join('');
  return `${characters.slice(0, LONGEST_NAME).join('').trimEnd()}…`;
}
