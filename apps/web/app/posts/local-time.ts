/** Moments that someone chooses are in the time of their own device. */
const LOCAL = { dateStyle: 'long', timeStyle: 'short' } as const;

/** 10 de março de 2026 às 09:00 */
export function formatLocalMoment(iso: string): string {
  return new Intl.DateTimeFormat('pt-BR', LOCAL).format(new Date(iso));
}

/** As a field for date and time takes it: 2026-03-10T09:00. */
export function toLocalField(at: Date): string {
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

export function fromLocalField(value: string): string | null {
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** 'Horário Padrão de Brasília' */
export function localZone(): string {
  const parts = new Intl.DateTimeFormat('pt-BR', { timeZoneName: 'long' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'horário deste aparelho';
}
