import type { FileView } from '@arquiba/contract/files';
import type Hls from 'hls.js';

export interface VideoSource {
  file: FileView;
  playlist: string | null;
}

const HLS_TYPE = 'application/vnd.apple.mpegurl';
const AHEAD_SECONDS = 8;

/**
 * Gives a video element something to play; the returned function takes it away and frees the decoder.
 * `onFailed` is called if nothing of it plays.
 */
export function loadVideo(
  video: HTMLVideoElement,
  { file, playlist }: VideoSource,
  onFailed: () => void,
): () => void {
  let stopped = false;
  let hls: Hls | null = null;
  // While the MP4 is being made, its address answers with a job: the original may play already.
  const files = file.original ? [file.url, file.original] : [file.url];

  const playFile = () => {
    const next = files.shift();
    if (next === undefined) return onFailed();
    // The one that came with the page may have it already.
    if (video.getAttribute('src') !== next || video.error) video.src = next;
  };
  const onError = () => {
    if (!stopped && !hls && video.hasAttribute('src')) playFile();
  };
  video.addEventListener('error', onError);

  const playInSizes = async (address: string) => {
    const { default: Library } = await import('hls.js/light');
    if (stopped) return;
    if (!Library.isSupported()) return playNatively(address);
    // Its worker comes from a blob, which the content policy refuses.
    const made = new Library({
      ...{ enableWorker: false, backBufferLength: 0, maxBufferLength: AHEAD_SECONDS },
      ...{ startLevel: 0, capLevelToPlayerSize: true },
    });
    hls = made;
    made.on(Library.Events.ERROR, (_, { fatal }) => {
      if (!fatal || stopped) return;
      made.destroy();
      hls = null;
      playFile();
    });
    made.loadSource(address);
    made.attachMedia(video);
  };
  const playNatively = (address: string) => {
    if (video.canPlayType(HLS_TYPE) === '') return playFile();
    files.unshift(address);
    playFile();
  };

  // Some browsers say that they play lists, and then show a black picture: the library comes first.
  if (playlist === null) playFile();
  else if ('MediaSource' in window || 'ManagedMediaSource' in window) {
    playInSizes(playlist).catch(() => !stopped && playFile());
  } else playNatively(playlist);

  return () => {
    stopped = true;
    video.removeEventListener('error', onError);
    hls?.destroy();
    video.removeAttribute('src');
    video.load();
  };
}
