/** 'menos de um minuto', '12 min', '3 h'. */
export function inWords(seconds: number): string {
  if (seconds < 60) return 'menos de um minuto';
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.ceil(minutes / 60)} h`;
}
