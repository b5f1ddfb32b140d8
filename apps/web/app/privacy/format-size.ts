/** 12 kB, 3,4 MB. */
export function formatSize(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  if (megabytes < 1) return `${Math.max(1, Math.ceil(bytes / 1000))} kB`;
  return `${megabytes.toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`;
}
