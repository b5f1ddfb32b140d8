import type { FileView } from '@arquiba/contract/files';
import { useEffect, useRef, useState } from 'react';
import { useCaptions } from '../../posts/public/known-captions.ts';
import { useLatestPost } from '../../reactions/public/changed-posts.ts';
import { useLivePost } from '../../reactions/public/use-live-post.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Play } from '../../ui/icons/play.tsx';
import { Volume2 } from '../../ui/icons/volume-2.tsx';
import { VolumeX } from '../../ui/icons/volume-x.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { stillOf } from '../../ui/still-of.ts';
import type { ReelItem } from '../reel-item.ts';
import { CaptionsControl } from './captions-control.tsx';
import { ReelActions } from './reel-actions.tsx';
import { ReelText } from './reel-text.tsx';
import { useLikeReel } from './use-like-reel.ts';
import type { RingControls } from './use-video-ring.ts';
import { isUpright, SCREEN } from './video-ring.ts';

// Loaded before it is needed: without network it could not be.
const ReelTrouble = lazyPart(() => import('./reel-trouble.tsx'), { preload: true });

interface ReelProps {
  reel: ReelItem;
  /** It is the one on screen. */
  current: boolean;
  /** The page began with it: its video comes with the page, and the ring takes it over. */
  first: boolean;
  ring: RingControls;
}

/** One reel: its video, who published it, and what can be done with it. */
export function Reel({ reel, current, first, ring }: ReelProps) {
  const { id, post: loaded, video, clip } = reel;
  const post = useLatestPost(loaded);
  const card = useRef<HTMLElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLProgressElement>(null);
  const like = useLikeReel();
  const { register, muted, caption, captioned } = ring;
  const tracks = useCaptions(id, clip?.captions);
  useLivePost(card, id);
  useEffect(() => {
    if (!screen.current || !bar.current) return;
    register(id, { screen: screen.current, bar: bar.current });
    return () => register(id, null);
  }, [id, register]);
  // It stays as it was: the ring moves the element.
  const [begins] = useState(first && !clip?.playlist);
  const state = current ? ring.state : 'loading';
  const { displayName } = post.author;
  return (
    <article
      ref={card}
      aria-label={`Reel de ${displayName}`}
      className="relative flex h-full snap-start snap-always items-end justify-center gap-3 md:pt-2 lg:pt-0 lg:pb-2"
    >
      <div
        data-theme="dark"
        className="relative h-full w-full min-w-0 overflow-hidden bg-night md:aspect-[9/16] md:w-auto md:max-w-[calc(100%-9rem)] md:rounded-card"
      >
        <Backdrop video={video} current={current} />
        <div ref={screen} className="absolute inset-0">
          {begins && (
            <video
              muted
              loop
              playsInline
              preload="auto"
              src={video.url}
              aria-label={video.alt || 'Vídeo'}
              className={`${SCREEN} noscript:hidden ${isUpright(video) ? 'object-cover' : 'object-contain'}`}
            />
          )}
        </div>
        <noscript>
          {/* biome-ignore lint/a11y/useMediaCaption: not every video has captions */}
          <video
            controls
            preload="none"
            src={video.url}
            aria-label={video.alt || 'Vídeo'}
            className="absolute inset-0 size-full"
          >
            {tracks.map(({ language, url }, index) => (
              <track
                key={language}
                default={index === 0}
                kind="captions"
                srcLang={language}
                src={url}
              />
            ))}
          </video>
        </noscript>
        <button
          type="button"
          aria-label={state === 'paused' ? 'Tocar' : 'Pausar'}
          onClick={ring.toggle}
          onDoubleClick={() => like(post)}
          className="absolute inset-0 grid size-full touch-manipulation place-items-center outline-offset-[-6px] noscript:hidden"
        >
          {state === 'paused' && (
            <span className="grid size-18 place-items-center rounded-pill bg-night/70 text-chalk">
              <Play className="size-8 fill-current" />
            </span>
          )}
        </button>
        {current && <Condition ring={ring} file={video} />}
        <div className="absolute top-2 left-2 flex gap-2 noscript:hidden">
          <IconButton
            name={muted ? 'Ligar o som' : 'Desligar o som'}
            aria-keyshortcuts="m"
            icon={muted ? <VolumeX /> : <Volume2 />}
            onClick={ring.toggleSound}
            className={OVER}
          />
          <CaptionsControl
            tracks={tracks}
            shown={captioned}
            className={`${OVER} aria-pressed:text-orange`}
          />
        </div>
        {current && caption && (
          <p className="pointer-events-none absolute inset-x-4 bottom-44 grid justify-center text-center max-md:right-20 md:bottom-40">
            <span className="rounded-md bg-night/85 px-3 py-1.5 text-lg leading-snug font-semibold whitespace-pre-line text-chalk">
              {caption}
            </span>
          </p>
        )}
        <ReelText post={post} />
        <progress
          ref={bar}
          aria-hidden="true"
          max={100}
          value={0}
          className={`${BAR} noscript:hidden`}
        />
      </div>
      <ReelActions post={post} />
    </article>
  );
}

/** The still picture, blurred until it is loaded, below the video. */
function Backdrop({ video, current }: { video: FileView; current: boolean }) {
  return (
    <div aria-hidden="true" className="absolute inset-0">
      {video.placeholder && (
        <img
          src={video.placeholder}
          alt=""
          className="absolute inset-0 size-full scale-110 object-cover opacity-60 blur-lg"
        />
      )}
      <Picture
        file={{ ...stillOf(video), alt: '' }}
        fit={isUpright(video) ? 'cover' : 'contain'}
        sizes="(min-width: 768px) 480px, 100vw"
        priority={current}
        className="bg-transparent"
      />
    </div>
  );
}

/** That the video on screen is loading, waits for the network, or cannot be played. */
function Condition({
  ring: { state, offline, retry },
  file,
}: {
  ring: RingControls;
  file: FileView;
}) {
  if (state !== 'failed' && state !== 'loading') return null;
  if (state === 'failed' || offline) return <ReelTrouble {...{ offline, retry, file }} />;
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center text-chalk noscript:hidden">
      <Spinner />
    </div>
  );
}

const OVER = 'bg-night/60 text-chalk hover:bg-night';

const BAR =
  'absolute inset-x-0 bottom-0 block h-1 w-full appearance-none overflow-hidden border-0 bg-chalk/30 [&::-moz-progress-bar]:bg-chalk [&::-webkit-progress-bar]:bg-chalk/30 [&::-webkit-progress-value]:bg-chalk';
