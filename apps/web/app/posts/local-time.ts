/** Scheduled times use the time zone of the device. */
const LOCAL = { dateStyle: 'long', timeStyle: 'short' } as const;

/** Formats as '10 de março de 2026 às 09:00'. */
export function formatLocalMoment(iso: string): string {
  return new Intl.DateTimeFormat('pt-BR', LOCAL).format(new Date(iso));
}

export function isPast(iso: string): boolean {
  return new Date(iso) <= new Date();
}

/** The value of a `datetime-local` input: 2026-03-10T09:00. */
export function toLocalField(at: Date): string {
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

export function fromLocalField(value: string): string | null {
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** The name of the time zone: 'Horário Padrão de Brasília'. */
export function localZone(): string {
  const parts = new Intl.DateTimeFormat('pt-BR', { timeZoneName: 'long' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'horário deste aparelho';
}
