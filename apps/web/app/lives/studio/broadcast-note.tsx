import { useEffect, useState } from 'react';
import type { BroadcastState } from './broadcast-link.ts';
import { inWords } from './duration-words.ts';

interface BroadcastNoteProps {
  state: BroadcastState | null;
  /** Others may watch. */
  isOnAir: boolean;
}

/** What happens with the broadcast, in a sentence. */
export function BroadcastNote({ state, isOnAir }: BroadcastNoteProps) {
  const now = useSeconds(state?.at === 'away');
  const said = sentenceOf(state, isOnAir, now);
  if (!said) return null;
  const isBad = state?.at === 'stopped' || state?.at === 'away';
  return (
    <p
      role={isBad ? 'alert' : 'status'}
      className={isBad ? 'font-semibold text-card-red' : 'text-muted'}
    >
      {said}
    </p>
  );
}

function sentenceOf(state: BroadcastState | null, isOnAir: boolean, now: number): string {
  if (state === null) return '';
  if (state.at === 'connecting') return 'Conectando…';
  if (state.at === 'stopped') return state.message;
  if (state.at === 'away') {
    const seconds = Math.max(0, Math.ceil((state.until - now) / 1000));
    return `A conexão caiu. Tentando voltar à mesma live por mais ${seconds} s…`;
  }
  if (state.at === 'waiting') {
    const before = state.place === 0 ? 'Você é o próximo' : `Há ${state.place} na sua frente`;
    return `O servidor está cheio. ${before}; no máximo em ${inWords(state.latestSeconds)} há lugar.`;
  }
  if (state.isSlow) return 'Sua conexão está lenta: quem assiste vê com mais atraso.';
  return isOnAir ? 'Você está ao vivo.' : 'Enviando as primeiras imagens…';
}

function useSeconds(isOn: boolean): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (!isOn) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOn]);
  return now;
}
