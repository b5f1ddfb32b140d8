import type { CaptionTrack } from '@arquiba/contract/caption-tracks';
import { loadVideo, type VideoSource } from './load-video.ts';

export interface RingSource extends VideoSource {
  id: string;
  /** Where the video stands. */
  screen: HTMLElement;
  /** Its captions in the language that is shown. */
  captions: CaptionTrack | null;
}

export type VideoState = 'loading' | 'playing' | 'paused' | 'failed';

export interface RingEvents {
  onState(id: string, state: VideoState): void;
  onTime(id: string, video: HTMLVideoElement): void;
  /** The captions of this moment; empty if nothing is said. */
  onCaption(id: string, text: string): void;
  /** The browser refuses sound before the first touch. */
  onSilenced(): void;
}

export type VideoRing = ReturnType<typeof createVideoRing>;

interface Slot {
  video: HTMLVideoElement;
  id: string | null;
  /** The address of its captions. */
  captions: string | null;
  unload(): void;
}

const PLACES = 3;
/** The look of a video in its reel. */
export const SCREEN = 'absolute inset-0 size-full';

/**
 * Three video elements for any number of reels: the one on screen, the one before and the one after. `first` came with
 * the page, at the place `at`.
 */
export function createVideoRing(events: RingEvents, at: number, first: HTMLVideoElement | null) {
  const slots = Array.from({ length: PLACES }, (_, place) =>
    createSlot((place === at % PLACES && first) || document.createElement('video')),
  );
  const slotOf = (index: number) => slots[index % PLACES] as Slot;
  let current = slots[0] as Slot;
  let fetchAhead = () => {};

  function createSlot(video: HTMLVideoElement): Slot {
    const slot: Slot = { video, id: null, captions: null, unload: () => {} };
    Object.assign(video, { loop: true, playsInline: true, muted: true, className: SCREEN });
    const say = (state: VideoState) => () => slot.id !== null && events.onState(slot.id, state);
    video.addEventListener('waiting', say('loading'));
    video.addEventListener('playing', say('playing'));
    video.addEventListener('pause', say('paused'));
    video.addEventListener('timeupdate', () => slot.id !== null && events.onTime(slot.id, video));
    video.addEventListener('canplay', () => slot === current && fetchAhead());
    return slot;
  }

  function place(index: number, source: RingSource | null): void {
    const slot = slotOf(index);
    if (source?.id !== slot.id) clear(slot);
    if (source === null) return;
    const { id, screen, file, captions } = source;
    if (slot.video.parentElement !== screen) screen.append(slot.video);
    const url = captions?.url ?? null;
    if (slot.captions !== url) {
      slot.captions = url;
      setTrack(slot.video, captions, (text) => events.onCaption(id, text));
    }
    if (slot.id === id) return;
    slot.id = id;
    slot.video.preload = 'auto';
    slot.video.setAttribute('aria-label', file.alt || 'Vídeo');
    slot.video.classList.toggle('object-cover', isUpright(file));
    slot.video.classList.toggle('object-contain', !isUpright(file));
    slot.unload = loadVideo(slot.video, source, () => events.onState(id, 'failed'));
  }

  return {
    /** Puts the videos where they are seen; the neighbours are fetched once this one can play. */
    show(at: number, sourceOf: (index: number) => RingSource | null): void {
      current = slotOf(at);
      fetchAhead = () => {
        fetchAhead = () => {};
        if (savesData()) return;
        place(at + 1, sourceOf(at + 1));
        if (at > 0) place(at - 1, sourceOf(at - 1));
      };
      place(at, sourceOf(at));
      for (const { video } of slots) {
        if (video === current.video) continue;
        video.pause();
        if (video.currentTime > 0) video.currentTime = 0;
      }
      if (current.video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) fetchAhead();
    },
    play(muted: boolean): void {
      const { video } = current;
      video.muted = muted;
      if (!video.paused) return;
      video.play().catch((error: DOMException) => {
        if (error.name === 'NotAllowedError' && !video.muted) events.onSilenced();
      });
    },
    pause(): void {
      current.video.pause();
    },
    seek(seconds: number): void {
      const { video } = current;
      const end = video.duration || 0;
      video.currentTime = Math.min(Math.max(video.currentTime + seconds, 0), end);
    },
    /** Loads the reel on screen again, after it failed. */
    forget(): void {
      clear(current);
    },
    destroy(): void {
      for (const slot of slots) {
        clear(slot);
        slot.video.remove();
      }
    },
  };
}

function clear(slot: Slot): void {
  if (slot.id === null) return;
  slot.id = null;
  slot.captions = null;
  slot.video.replaceChildren();
  slot.unload();
}

export function isUpright({ width, height }: RingSource['file']): boolean {
  return width !== null && height !== null && height / width > 1.4;
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** The browser reads and times the captions; the page shows them, above its own controls. */
function setTrack(
  video: HTMLVideoElement,
  captions: CaptionTrack | null,
  onText: (text: string) => void,
): void {
  video.replaceChildren();
  onText('');
  if (captions === null) return;
  const { language: srclang, url: src } = captions;
  const track = document.createElement('track');
  Object.assign(track, { kind: 'captions', srclang, src });
  video.append(track);
  track.track.mode = 'hidden';
  track.track.addEventListener('cuechange', () => {
    const cues = [...(track.track.activeCues ?? [])] as VTTCue[];
    onText(cues.map((cue) => cue.getCueAsHTML().textContent).join('\n'));
  });
}
