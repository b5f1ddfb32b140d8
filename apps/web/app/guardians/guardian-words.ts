import type { GuardianState } from '@arquiba/contract/guardians';

/** Texts about the state of the guardian's consent, for the person who waits for it. */
export function guardianWords({ status, email }: NonNullable<GuardianState>) {
  switch (status) {
    case 'waiting':
      return {
        title: 'Escrevemos para o seu responsável',
        text: `O e-mail foi para ${email}. Até a confirmação, o seu perfil é privado: só você vê o que publica.`,
      };
    case 'expired':
      return {
        title: 'O pedido ao seu responsável expirou',
        text: `Escrevemos para ${email} e não tivemos resposta. O seu perfil continua privado; peça de novo quando quiser.`,
      };
    case 'refused':
      return {
        title: 'Falta um responsável',
        text: 'Quem recebeu o pedido não reconheceu você; pode ter sido um engano no endereço. O seu perfil continua privado até que alguém confirme.',
      };
    case 'confirmed':
      return {
        title: 'Seu responsável confirmou',
        text: `Quem responde pela sua conta é ${email}. O seu perfil aparece na rede como os outros.`,
      };
  }
}
