/** 2026-03-18, in Brasília. */
export function todayInBrazil(now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(now);
}

/** The month of `?mes=`, else this one. */
export function readMonth(value: string | null, today: string): string {
  return value && /^20\d{2}-(0[1-9]|1[0-2])$/.test(value) ? value : today.slice(0, 7);
}

export function monthAfter(month: string, steps: number): string {
  const [year = 2026, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + steps, 1)).toISOString().slice(0, 7);
}

/** 'março de 2026' */
export function monthName(month: string): string {
  return new Intl.DateTimeFormat('pt-BR', {
    ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
  }).format(new Date(`${month}-01T12:00:00Z`));
}
