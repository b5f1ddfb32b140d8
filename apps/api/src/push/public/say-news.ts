export interface News {
  notices: number;
  messages: number;
}

/** That there is something new, without saying what. */
export function sayNews({ notices, messages }: News): string {
  const parts = [
    counted(notices, 'notificação', 'notificações'),
    counted(messages, 'mensagem', 'mensagens'),
  ].filter((part) => part !== '');
  return `Você tem ${parts.join(' e ')} ${notices + messages > 1 ? 'novas' : 'nova'}`;
}

function counted(count: number, one: string, many: string): string {
  if (count === 0) return '';
  return count === 1 ? `uma ${one}` : `${count} ${many}`;
}
