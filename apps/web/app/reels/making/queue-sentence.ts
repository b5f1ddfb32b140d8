import type { ReelMaking } from '@arquiba/contract/reel-making';

/** How many go before it, and how long it takes; empty if neither is known. */
export function queueSentence({ before, seconds }: Pick<ReelMaking, 'before' | 'seconds'>): string {
  const time = seconds === null ? '' : `cerca de ${inWords(seconds)}`;
  if (before === 0) return time && `Fica pronto em ${time}.`;
  const queue = `Na fila: ${before === 1 ? '1 vídeo' : `${before} vídeos`} antes do seu`;
  return time ? `${queue}, ${time}.` : `${queue}.`;
}

/** Rounded, as it is an estimate. */
function inWords(seconds: number): string {
  if (seconds < 60) return `${Math.max(5, Math.ceil(seconds / 5) * 5)} s`;
  return `${Math.ceil(seconds / 60)} min`;
}
