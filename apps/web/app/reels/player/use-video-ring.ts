import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { captionsOf, useCaptions } from '../../posts/public/known-captions.ts';
import { useAccount } from '../../viewer/use-site.ts';
import type { ReelItem } from '../reel-item.ts';
import { chosenTrack } from './chosen-track.ts';
import { captionLanguage, captions, sound } from './remembered.ts';
import { createVideoRing, type RingEvents, type VideoRing, type VideoState } from './video-ring.ts';
import { startWatchReport } from './watch-report.ts';

/** The parts of a reel that the ring fills by itself. */
interface ReelParts {
  screen: HTMLElement;
  bar: HTMLProgressElement;
}

export interface RingControls {
  /** Of the reel on screen. */
  state: VideoState;
  muted: boolean;
  /** What is said now; empty while captions are off. */
  caption: string;
  captioned: boolean;
  /** There is no network. */
  offline: boolean;
  /** Nothing moves by itself for those who do not want it. */
  still: boolean;
  toggle(): void;
  toggleSound(): void;
  seek(seconds: number): void;
  retry(): void;
  /** Called with the parts of a reel that is in the page, and with null when it leaves. */
  register(id: string, parts: ReelParts | null): void;
}

/** Plays the reel on screen and fetches its neighbours. */
export function useVideoRing(reels: readonly ReelItem[], at: number): RingControls {
  const ring = useRef<VideoRing>(null);
  const parts = useRef(new Map<string, ReelParts>());
  const shownId = reels[at]?.id;
  const [state, setState] = useState<VideoState>('loading');
  /** Null until the browser was asked. */
  const [still, setStill] = useState<boolean | null>(null);
  const [stopped, setStopped] = useState(true);
  const [silenced, setSilenced] = useState(false);
  const [caption, setCaption] = useState('');
  const [attempt, setAttempt] = useState(0);
  const wantsSound = sound.use();
  const muted = wantsSound !== true || silenced;
  const captioned = captions.use() ?? muted;
  const language = captionLanguage.use();
  const hidden = useHiddenPage();
  const signedIn = useAccount() !== null;

  const onState = useEffectEvent((id: string, now: VideoState) => {
    if (id === shownId) setState(now);
  });
  const onCaption = useEffectEvent((id: string, text: string) => {
    if (id === shownId) setCaption(text);
  });
  const isShown = useEffectEvent((id: string) => id === shownId);
  const begin = useEffectEvent((): [number, HTMLVideoElement | null] => {
    const screen = shownId === undefined ? null : parts.current.get(shownId)?.screen;
    return [at, screen?.querySelector('video') ?? null];
  });
  useEffect(() => {
    sound.recall();
    captions.recall();
    captionLanguage.recall();
    const wantsStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setStill(wantsStill);
    setStopped(wantsStill);
    const report = signedIn ? startWatchReport() : null;
    const events: RingEvents = {
      onState: (id, now) => onState(id, now),
      onTime(id, { currentTime, duration }) {
        if (isShown(id)) report?.reached(id, currentTime);
        const bar = parts.current.get(id)?.bar;
        if (bar) bar.value = (currentTime / duration || 0) * 100;
      },
      onCaption: (id, text) => onCaption(id, text),
      onSilenced: () => setSilenced(true),
    };
    const made = createVideoRing(events, ...begin());
    ring.current = made;
    return () => {
      made.destroy();
      report?.stop();
    };
  }, [signedIn]);

  const show = useEffectEvent(() => {
    ring.current?.show(at, (index) => {
      const reel = reels[index];
      const screen = reel && parts.current.get(reel.id)?.screen;
      if (!reel || !screen) return null;
      const { id, video: file, clip } = reel;
      const captions = chosenTrack(captionsOf(id, clip?.captions), language);
      return { id, file, playlist: clip?.playlist ?? null, screen, captions };
    });
  });
  const tracks = useCaptions(shownId ?? '', reels[at]?.clip?.captions);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the author has changed them, or another language is wanted
  useEffect(() => show(), [tracks, language]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    setState('loading');
    setCaption('');
    if (still === false) setStopped(false);
    show();
  }, [shownId, still, attempt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another reel, another video
  useEffect(() => {
    if (stopped || hidden) ring.current?.pause();
    else ring.current?.play(muted);
  }, [shownId, stopped, hidden, muted, attempt]);

  const retry = () => {
    ring.current?.forget();
    setAttempt((before) => before + 1);
  };
  const [offline, setOffline] = useState(false);
  const noteNetwork = useEffectEvent(() => {
    setOffline(!navigator.onLine);
    if (navigator.onLine && (state === 'failed' || state === 'loading')) retry();
  });
  useEffect(() => {
    const note = () => noteNetwork();
    window.addEventListener('online', note);
    window.addEventListener('offline', note);
    return () => {
      window.removeEventListener('online', note);
      window.removeEventListener('offline', note);
    };
  }, []);

  return {
    state: still !== null && stopped && state !== 'failed' ? 'paused' : state,
    muted,
    caption: captioned ? caption : '',
    captioned,
    offline,
    still: still ?? true,
    toggle: () => setStopped((before) => !before),
    toggleSound: () => {
      sound.set(muted);
      setSilenced(false);
    },
    seek: (seconds) => ring.current?.seek(seconds),
    retry,
    register: useCallback((id: string, given: ReelParts | null) => {
      if (given) parts.current.set(id, given);
      else parts.current.delete(id);
    }, []),
  };
}

function useHiddenPage(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return hidden;
}
