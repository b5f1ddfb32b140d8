import type Hls from 'hls.js';

export interface LivePlayback {
  /** Seconds behind the broadcaster; null where it is not known. */
  delay(): number | null;
  /** When the shown picture was taken; null where it is not known. */
  shownAt(): Date | null;
  goToLive(): void;
  stop(): void;
}

const BEHIND_SECONDS = 3;
const MOST_BEHIND_SECONDS = 8;
const RETRY_MS = 2000;

/**
 * Plays a playlist in a video element. Browsers that say that they play playlists do it worse than the library,
 * which is why it comes first.
 */
export async function playLive(
  video: HTMLVideoElement,
  playlist: string,
  { isLive, onFailed }: { isLive: boolean; onFailed(): void },
): Promise<LivePlayback> {
  const { default: Player } = await import('hls.js/light');
  if (!Player.isSupported()) return playNatively(video, playlist, onFailed);
  const hls = new Player({
    // Our content policy has no place for the library's worker.
    enableWorker: false,
    backBufferLength: 30,
    ...(isLive && {
      liveSyncDuration: BEHIND_SECONDS,
      liveMaxLatencyDuration: MOST_BEHIND_SECONDS,
      maxLiveSyncPlaybackRate: 1.1,
    }),
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  hls.on(Player.Events.ERROR, (_event, { fatal, type, response }) => {
    if (!fatal) return;
    if (type === Player.ErrorTypes.MEDIA_ERROR) return hls.recoverMediaError();
    if (response?.code === 404) return onFailed();
    timer = setTimeout(() => hls.loadSource(playlist), RETRY_MS);
  });
  hls.attachMedia(video);
  hls.loadSource(playlist);
  return {
    delay: () => (isLive ? delayOf(hls) : null),
    shownAt: () => hls.playingDate,
    goToLive() {
      if (hls.liveSyncPosition !== null) video.currentTime = hls.liveSyncPosition;
      void video.play().catch(() => undefined);
    },
    stop() {
      clearTimeout(timer);
      hls.destroy();
      free(video);
    },
  };
}

/** By the clock of the pictures, not by the end of what is loaded. */
function delayOf(hls: Hls): number | null {
  const shown = hls.playingDate;
  return shown ? Math.max(0, (Date.now() - shown.getTime()) / 1000) : null;
}

function playNatively(
  video: HTMLVideoElement,
  playlist: string,
  onFailed: () => void,
): LivePlayback {
  video.src = playlist;
  video.addEventListener('error', onFailed);
  return {
    delay: () => null,
    shownAt: () => null,
    goToLive() {
      const { seekable } = video;
      if (seekable.length > 0)
        video.currentTime = seekable.end(seekable.length - 1) - BEHIND_SECONDS;
      void video.play().catch(() => undefined);
    },
    stop() {
      video.removeEventListener('error', onFailed);
      free(video);
    },
  };
}

/** Its decoder is freed. */
function free(video: HTMLVideoElement): void {
  video.removeAttribute('src');
  video.load();
}
