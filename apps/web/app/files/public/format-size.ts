const UNITS = ['kB', 'MB', 'GB', 'TB'];

/** 0 kB, 12 kB, 3,4 MB, 5 GB. */
export function formatSize(bytes: number): string {
  let size = bytes / 1000;
  let unit = 0;
  while (size >= 1000 && unit < UNITS.length - 1) {
    size /= 1000;
    unit += 1;
  }
  const shown = unit === 0 ? Math.ceil(size) : size;
  return `${shown.toLocaleString('pt-BR', { maximumFractionDigits: 1 })} ${UNITS[unit]}`;
}
