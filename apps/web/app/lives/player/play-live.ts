import type Hls from 'hls.js';

/** By the network, as it was sent, or small pictures. */
export type LiveSize = 'auto' | 'high' | 'small';

export interface LivePlayback {
  /** Seconds behind the broadcaster; null where it is not known. */
  delay(): number | null;
  /** When the shown picture was taken; null where it is not known. */
  shownAt(): Date | null;
  goToLive(): void;
  /** Since the beginning of what can be played. */
  seconds(): number;
  /** Plays from there on, where it can be seen. */
  goTo(seconds: number): void;
  pause(): void;
  /** There is a choice, and the browser leaves it to us. */
  hasSizes(): boolean;
  choose(size: LiveSize): void;
  stop(): void;
}

const BEHIND_SECONDS = 3;
const MOST_BEHIND_SECONDS = 8;
const RETRY_MS = 2000;

interface PlayOptions {
  isLive: boolean;
  /** Seconds; null for the beginning, or what is live. */
  startAt: number | null;
  onFailed(): void;
}

/**
 * Plays a playlist in a video element. Browsers that say that they play playlists do it worse than the library,
 * which is why it comes first.
 */
export async function playLive(
  video: HTMLVideoElement,
  playlist: string,
  { isLive, startAt, onFailed }: PlayOptions,
): Promise<LivePlayback> {
  const { default: Player } = await import('hls.js/light');
  if (!Player.isSupported()) return playNatively(video, playlist, { startAt, onFailed });
  const hls = new Player({
    ...(startAt !== null && { startPosition: startAt }),
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
    ...movesOf(video),
    delay: () => (isLive ? delayOf(hls) : null),
    shownAt: () => hls.playingDate,
    goToLive() {
      if (hls.liveSyncPosition !== null) video.currentTime = hls.liveSyncPosition;
      void video.play().catch(() => undefined);
    },
    hasSizes: () => hls.levels.length > 1,
    choose(size) {
      hls.nextLevel = { auto: -1, high: hls.levels.length - 1, small: 0 }[size];
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

function movesOf(video: HTMLVideoElement): Pick<LivePlayback, 'seconds' | 'goTo' | 'pause'> {
  return {
    seconds: () => video.currentTime,
    goTo(seconds) {
      video.currentTime = seconds;
      video.scrollIntoView({ block: 'nearest' });
      void video.play().catch(() => undefined);
    },
    pause: () => video.pause(),
  };
}

function playNatively(
  video: HTMLVideoElement,
  playlist: string,
  { startAt, onFailed }: Omit<PlayOptions, 'isLive'>,
): LivePlayback {
  // A part of the address that browsers read themselves.
  video.src = startAt === null ? playlist : `${playlist}#t=${startAt}`;
  video.addEventListener('error', onFailed);
  return {
    ...movesOf(video),
    delay: () => null,
    shownAt: () => null,
    hasSizes: () => false,
    choose() {},
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
