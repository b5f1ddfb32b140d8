/** The zones of Brazil first, by the names that people know. */
const ZONES = [
  { value: 'America/Sao_Paulo', label: 'Brasília e a maior parte do Brasil' },
  { value: 'America/Manaus', label: 'Amazonas, Mato Grosso, Rondônia, Roraima' },
  { value: 'America/Rio_Branco', label: 'Acre' },
  { value: 'America/Noronha', label: 'Fernando de Noronha' },
  { value: 'America/Argentina/Buenos_Aires', label: 'Buenos Aires' },
  { value: 'America/Montevideo', label: 'Montevidéu' },
  { value: 'America/Asuncion', label: 'Assunção' },
  { value: 'America/New_York', label: 'Nova York' },
  { value: 'Europe/Lisbon', label: 'Lisboa' },
  { value: 'Europe/London', label: 'Londres' },
  { value: 'Europe/Madrid', label: 'Madri' },
  { value: 'Africa/Luanda', label: 'Luanda' },
  { value: 'Asia/Tokyo', label: 'Tóquio' },
  { value: 'UTC', label: 'UTC' },
];

/** With the zone of an event that was created elsewhere. */
export function timeZones(chosen: string | undefined) {
  if (!chosen || ZONES.some(({ value }) => value === chosen)) return ZONES;
  return [...ZONES, { value: chosen, label: chosen }];
}
