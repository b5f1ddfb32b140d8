const WEEKDAYS = ['dom.', 'seg.', 'ter.', 'qua.', 'qui.', 'sex.', 'sáb.'];
const MONTHS = 'jan. fev. mar. abr. maio jun. jul. ago. set. out. nov. dez.'.split(' ');

/** Formats '2026-11-24' as 'ter., 24 de nov.' */
export function formatDay(day: string): string {
  const at = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  return `${WEEKDAYS[at.getUTCDay()]}, ${at.getUTCDate()} de ${MONTHS[at.getUTCMonth()]}`;
}
