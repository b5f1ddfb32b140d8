const MOMENT = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});
const DAY = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'long',
  timeZone: 'America/Sao_Paulo',
});
const TIME = new Intl.DateTimeFormat('pt-BR', {
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});

/**
 * Date and time for a mail, which may be read in any time zone: '10 de março de 2026 às 09:00 (horário de
 * Brasília)'.
 */
export function momentInBrazil(moment: Date): string {
  return `${MOMENT.format(moment)} (horário de Brasília)`;
}

/** The day alone: '10 de março de 2026'. */
export function dayInBrazil(moment: Date): string {
  return DAY.format(moment);
}

/** The time alone, for what happens today. */
export function timeInBrazil(moment: Date): string {
  return `${TIME.format(moment)} (horário de Brasília)`;
}
