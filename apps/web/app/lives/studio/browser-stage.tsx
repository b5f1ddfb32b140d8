import { useEffect, useRef } from 'react';
import { LiveBadge } from '../../ui/badge.tsx';
import { watchingWords } from '../live-card.tsx';
import { clockOf } from '../live-words.ts';
import type { BroadcastState } from './broadcast-link.ts';

interface BrowserStageProps {
  stream: MediaStream | null;
  state: BroadcastState | null;
  /** Whether viewers see it. */
  isOnAir: boolean;
  viewers: number;
}

/** The picture of camera or screen. */
export function BrowserStage({ stream, state, isOnAir, viewers }: BrowserStageProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <div className="relative overflow-clip bg-night lg:rounded-card">
      <video
        ref={video}
        muted
        autoPlay
        playsInline
        aria-label={isOnAir ? 'O que você transmite' : 'Imagem de teste'}
        className="block aspect-video w-full object-contain"
      />
      {!stream && (
        <p className="absolute inset-0 grid place-items-center px-6 text-center text-chalk">
          A imagem de teste aparece aqui. Só você a vê.
        </p>
      )}
      {isOnAir && state && state.at !== 'stopped' && (
        <p className="absolute top-3 left-3 flex flex-wrap items-center gap-2">
          <LiveBadge />
          <span className="rounded-sm bg-night/80 px-2 text-sm text-chalk">
            {watchingWords(viewers)}
          </span>
          {state.at === 'sending' && (
            <span className="numeral rounded-sm bg-night/80 px-2 text-sm text-chalk">
              {clockOf(state.seconds * 1000)}
            </span>
          )}
        </p>
      )}
    </div>
  );
}
