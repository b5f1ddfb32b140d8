import type { Live } from '@arquiba/contract/live-views';

const when = new Intl.DateTimeFormat('pt-BR', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
  timeZone: 'America/Sao_Paulo',
});

/** 'domingo, 22 de novembro às 16:00', in Brasília. */
export function whenOf(startsAt: string): string {
  return when.format(new Date(startsAt));
}

/** '1:02:09', or '2:09'. */
export function clockOf(milliseconds: number): string {
  const total = Math.max(0, Math.floor(milliseconds / 1000));
  const [hours, minutes, seconds] = [
    Math.floor(total / 3600),
    Math.floor(total / 60) % 60,
    total % 60,
  ];
  const padded = (value: number) => String(value).padStart(2, '0');
  return hours > 0
    ? `${hours}:${padded(minutes)}:${padded(seconds)}`
    : `${minutes}:${padded(seconds)}`;
}

export function endSentence({ endReason }: Pick<Live, 'endReason'>): string {
  if (endReason === 'operator') return 'Esta live foi encerrada pela administração.';
  if (endReason === 'length') return 'Esta live chegou à duração máxima.';
  if (endReason === 'space') return 'Esta live terminou: faltou espaço para a gravação.';
  return 'Esta live terminou.';
}
