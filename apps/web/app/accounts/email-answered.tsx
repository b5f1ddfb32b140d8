import { LinkButton } from '../ui/button.tsx';
import { Stage } from '../ui/stage.tsx';

/** The result of confirming or refusing a change of e-mail through a link in a mail. */
export type EmailAnswer =
  | { state: 'changed' | 'waiting'; side: 'old' | 'new'; newEmail: string }
  | { state: 'refused'; side: 'old' | 'new' }
  | { state: 'taken'; message: string }
  | { state: 'expired' };

export function EmailAnswered({ answer }: { answer: EmailAnswer }) {
  const { title, lead, to, label } = wordsFor(answer);
  return (
    <Stage title={title} lead={lead}>
      <LinkButton size="lg" to={to}>
        {label}
      </LinkButton>
    </Stage>
  );
}

const DATA = { to: '/minha-conta/meus-dados', label: 'Ver meus dados' };
const EDIT = { to: '/minha-conta/editar-meus-dados', label: 'Ir para meus dados' };
const HOME = { to: '/', label: 'Ir para o início' };

function wordsFor(answer: EmailAnswer) {
  switch (answer.state) {
    case 'changed':
      return {
        title: 'E-mail trocado',
        lead: `A partir de agora, entre com ${answer.newEmail}.`,
        ...DATA,
      };
    case 'waiting':
      return {
        title: 'Falta uma confirmação',
        lead:
          answer.side === 'old'
            ? `Agora abra a mensagem que enviamos para ${answer.newEmail} e confirme lá também.`
            : 'Agora abra a mensagem que enviamos para o e-mail atual da conta e confirme lá também.',
        ...HOME,
      };
    case 'refused':
      return answer.side === 'old'
        ? {
            title: 'Troca recusada',
            lead: 'O e-mail da sua conta continua o mesmo. Quem pediu a troca sabe a sua senha: crie uma nova agora.',
            ...{ to: '/recuperar-senha', label: 'Criar uma senha nova' },
          }
        : { title: 'Troca recusada', lead: 'Este e-mail não foi ligado à conta.', ...HOME };
    case 'taken':
      return { title: 'Este e-mail já tem dono', lead: answer.message, ...EDIT };
    default:
      return {
        title: 'Este link não vale mais',
        lead: 'Ele já foi usado, venceu ou foi substituído por outro mais novo.',
        ...EDIT,
      };
  }
}
