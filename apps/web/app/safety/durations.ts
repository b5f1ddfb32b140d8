/** The durations of a mute. */
export const DURATIONS = [
  { value: '1', label: '1 dia' },
  { value: '7', label: '7 dias' },
  { value: '30', label: '30 dias' },
  { value: 'sempre', label: 'Até eu mudar de ideia' },
];

/** The value of the field `dias`; undefined for no end. */
export function daysOf(form: FormData): number | undefined {
  return Number(form.get('dias')) || undefined;
}
